"""The packages that execute the games of a folder of rules; the only module that imports them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from rulewright.corpus.model import Corpus, Document, Entry
from rulewright.errors import RulewrightError
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.faults import game_faults, unwatch, watch
from rulewright.situations.guarded import GuardedPackage, log_fault
from rulewright.situations.lazy import LazyValues
from rulewright.situations.package import GamePackage

if TYPE_CHECKING:
    from rulewright.corpus.factsheet import FactSheet, Sheets
    from rulewright.situations.catalogue import Catalogue
    from rulewright.situations.situation import Situation


class UnknownEngineError(RulewrightError):
    """The package that a game.toml names as its engine cannot be imported."""

    def __init__(self, engine: str, cause: Phrase) -> None:
        remedy = phrase("correct-engine-in-game-toml-or")
        super().__init__("unknown-engine", engine, cause, remedy)


class _TextOnlyPackage(GamePackage):
    """A game that can be read but not resolved."""


@dataclass(frozen=True)
class GamePackages:
    """The games of the folder `rules`, with the names of their packages; each package is imported at its first use.

    A game without an engine has an empty package. So has one whose package fails: a mistake in one game must not affect
    another. Only `package` raises the error.
    """

    rules: Path
    engines: Mapping[str, str | None]
    corpus: Corpus | None = field(default=None, repr=False, compare=False)
    """The content, if it is already loaded."""
    _packages: dict[str, GamePackage] = field(default_factory=dict, init=False, repr=False, compare=False)
    _guarded: dict[str, GamePackage] = field(default_factory=dict, init=False, repr=False, compare=False)

    @classmethod
    def from_folder(cls, rules: Path, corpus: Corpus | None = None) -> GamePackages:
        """The games of a folder in their order; `corpus` is its content, if that has been loaded.

        Raises `ContentError` if there is no game, or a malformed game.toml.
        """
        if corpus is not None:
            return cls(rules, {game.id: game.engine for game in corpus.games.values()}, corpus)
        from rulewright.corpus.loading import engines_of

        return cls(rules, engines_of(rules))

    def __iter__(self) -> Iterator[str]:
        return iter(self.engines)

    def __getitem__(self, game: str) -> GamePackage:
        if game not in self._guarded:
            try:
                engine = self.engines[game]
                opened = self.package(game)
                self._guarded[game] = opened if engine is None else GuardedPackage(opened, engine)
            except RulewrightError as error:
                log_fault(error)
                self._guarded[game] = _TextOnlyPackage()
        return self._guarded[game]

    def package(self, game: str) -> GamePackage:
        """The package of a game, without a guard against errors of its methods.

        Raises `UnknownEngineError`, or `RulewrightError` for a mistake in it.
        """
        if game not in self._packages:
            engine = self.engines[game]
            self._packages[game] = _TextOnlyPackage() if engine is None else _open_package(engine, self.rules)
        return self._packages[game]

    def fact_sheet(self, document: Document) -> FactSheet | None:
        """The facts of a piece; `None` for any other document. Raises the errors of the package's method."""
        if isinstance(document, Entry) and document.piece is not None:
            return self[document.game].facts(document)
        return None

    def fact_sheets(self, corpus: Corpus) -> Sheets:
        """The facts of all pieces of a corpus, by id."""
        found = ((entry.id, self.fact_sheet(entry)) for entry in corpus.entries.values())
        return {entry_id: sheet for entry_id, sheet in found if sheet is not None}

    @cached_property
    def catalogue(self) -> Catalogue:
        """The catalogue of the situations of all games."""
        from rulewright.situations.catalogue import Catalogue

        makers: dict[str, Callable[[], Situation]] = {}
        faults: dict[str, RulewrightError] = {}
        for game, engine in self.engines.items():
            try:
                with game_faults(engine):
                    own = self.package(game).situations()
                    makers |= {each: partial(_import_situation, own, each, engine) for each in own}
            except RulewrightError as error:
                faults[game] = error
        return Catalogue(LazyValues(makers), self._load_corpus, faults, lambda game: self[game].table())

    def _load_corpus(self) -> Corpus:
        if self.corpus is not None:
            return self.corpus
        from rulewright.corpus.cache import cached_corpus

        return cached_corpus(self.rules)

    def message_catalogs(self) -> Mapping[str, Path]:
        """The folders with the catalogs of the packages that exist, by game."""
        return {game: catalogs for game, folder in self._folders() if (catalogs := folder / "locales").is_dir()}

    def code_folders(self) -> tuple[Path, ...]:
        """The folders with the code of the packages that exist."""
        return tuple(folder for _, folder in self._folders())

    def _folders(self) -> Iterator[tuple[str, Path]]:
        for game, engine in self.engines.items():
            with suppress(ImportError):
                if engine is not None and (found := find_spec(engine)) is not None:
                    folders = map(Path, found.submodule_search_locations or ())
                    yield from ((game, folder) for folder in folders if (folder / "package.py").is_file())


def _import_situation(situations: Mapping[str, Situation], situation_id: str, engine: str | None) -> Situation:
    with game_faults(engine):
        return situations[situation_id]


def _open_package(engine: str, rules: Path) -> GamePackage:
    with game_faults(engine):
        opening = vars(_import_package_module(engine)).get("open_package")
        package = opening(rules) if callable(opening) else None
    if not isinstance(package, GamePackage):
        wanted = f"{engine}.package.open_package"
        raise UnknownEngineError(engine, phrase("function-does-not-give-a-gamepackage", function=wanted))
    return package


def _import_package_module(engine: str) -> ModuleType:
    name = f"{engine}.package"
    watch(engine)
    try:
        return import_module(name)
    except ImportError as error:
        unwatch(engine)
        cause = phrase("the-engine-package-cannot-be-imported", package=engine, cause=error)
        if isinstance(error, ModuleNotFoundError) and f"{engine}.".startswith(f"{error.name}."):
            cause = phrase("the-engine-package-is-not-installed", package=engine)
        raise UnknownEngineError(engine, cause) from error
