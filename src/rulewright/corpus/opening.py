"""Opens a rules folder as a `Corpus` whose files are read when something in them is first looked at."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, partial
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from rulewright.corpus.changes import read_changes
from rulewright.corpus.differences import read_differences
from rulewright.corpus.examples import read_examples
from rulewright.corpus.findings import ContentError
from rulewright.corpus.later import LaterMapping, LaterSequence
from rulewright.corpus.loading import families_of, game_of, load_corpus, read_games, read_symbols
from rulewright.corpus.lock import read_locked_ids
from rulewright.corpus.model import Chapter, Corpus, Difference, Entry, Example, Game, Text
from rulewright.corpus.reading import GameReading, Place, Reading
from rulewright.corpus.texts import read_text_at, read_text_in
from rulewright.language import Language
from rulewright.language.names import Name
from rulewright.language.translations import Translations

ReadT = TypeVar("ReadT")


def open_corpus(rules: Path) -> Corpus:
    """The content of the folder `rules`, for those who look at little of it.

    An entry is read with its family, a text by itself. Raises `ContentError` whenever something wrong is come upon;
    whoever wants to know of every mistake loads the corpus instead.
    """
    opened = _Opened(rules)
    return _OpenedCorpus(
        MappingProxyType(opened.games),
        opened.entries,
        LaterMapping(lambda: opened.differences),
        MappingProxyType(dict(opened.reading.redirects)),
        LaterMapping(lambda: opened.examples),
        cache(opened.text),
    )


@dataclass(frozen=True)
class _OpenedCorpus(Corpus):
    """A corpus that knows a title without reading what else there is of an entry."""

    text: Callable[[str, Language], Text | None]

    def title(self, entry_id: str, language: Language) -> str:
        """What an entry is called."""
        text = self.text(entry_id, language)
        return text.title if text is not None else super().title(entry_id, language)

    def name(self, document_id: str, language: Language) -> Name:
        """The title with its forms."""
        text = self.text(document_id, language)
        return Name(text.title, text.forms) if text is not None else super().name(document_id, language)

    def shown_in(self, document_id: str, reader: Language) -> Language:
        """The language in which a reader is shown a document."""
        return reader if self.text(document_id, reader) is not None else super().shown_in(document_id, reader)


class _Opened:
    """What has been read of a rules folder so far."""

    def __init__(self, rules: Path) -> None:
        self.reading = Reading(rules, read_locked_ids(rules)[1], self._texts)
        self.entries = _Entries(self)
        self.games: dict[str, Game] = {}
        self.families: dict[str, Callable[[], Chapter | None]] = {}
        self._games: list[GameReading] = []
        records = read_games(rules)
        if not records or any(findings for *_, findings in records):
            load_corpus(rules)  # raises with everything that is wrong
        for file, record, places, _ in records:
            if record is not None:
                place = Place(self.reading, file.relative_to(rules).as_posix(), places)
                self._add(GameReading.of(record, file.parent.name, place), place)
        self.check()

    def check(self) -> None:
        """Raises `ContentError` for what has been found wrong."""
        if self.reading.findings:
            raise ContentError(self.reading.rules, self.reading.findings)

    def chapter(self, family: str) -> Chapter | None:
        """A family of a game (`<game>/<family>`). Raises `KeyError` for an unknown one."""
        chapter = self.families[family]()
        self.check()
        return chapter

    def text(self, document_id: str, language: Language) -> Text | None:
        """A document's text as far as its file alone tells it; `None` where there is none in the language."""
        with contextlib.suppress(FileNotFoundError, IsADirectoryError):
            text = read_text_at(self.reading, f"{language}/{document_id}.md", language)
            self.check()
            return text
        return None

    @cached_property
    def differences(self) -> Mapping[str, Difference]:
        """Every game's differences."""
        for game in self._games:
            read_differences(game)
        self.check()
        return self.reading.differences

    @cached_property
    def examples(self) -> Mapping[str, Example]:
        """Every game's examples."""
        for game in self._games:
            self._after_all(read_examples, game)
        return self.reading.examples

    def _add(self, game: GameReading, place: Place) -> None:
        own = {f"{game.id}/{family}": cache(read) for family, read in families_of(game, place)}
        self.families |= own
        self._games.append(game)
        self.games[game.id] = game_of(
            game,
            place,
            LaterSequence(lambda: tuple(filter(None, map(self.chapter, own)))),
            LaterSequence(partial(self._after_all, read_changes, game)),
            LaterMapping(partial(self._after_all, read_symbols, game)),
        )

    def _after_all(self, read: Callable[[GameReading], ReadT], game: GameReading) -> ReadT:
        """What is read of a game when everything that it may name has been."""
        for family in self.families:
            self.chapter(family)
        len(self.differences)
        found = read(game)
        self.check()
        return found

    def _texts(self, game: GameReading, document_id: str, place: Place) -> Translations[Text]:
        return game.translated(_Texts(game.languages, partial(self._text, game, document_id, place)))

    def _text(self, game: GameReading, document_id: str, place: Place, language: Language) -> Text | None:
        text = read_text_in(game, document_id, place, language)
        self.check()
        return text


class _Entries(Mapping[str, Entry]):
    """All entries, each read with its family."""

    def __init__(self, opened: _Opened) -> None:
        self._opened = opened

    def __getitem__(self, entry_id: str) -> Entry:
        self._opened.chapter(entry_id.rpartition("/")[0])
        return self._opened.reading.entries[entry_id]

    def __iter__(self) -> Iterator[str]:
        for family in self._opened.families:
            chapter = self._opened.chapter(family)
            yield from chapter.entries if chapter is not None else ()

    def __len__(self) -> int:
        return sum(1 for _ in self)


class _Texts(Mapping[Language, Text]):
    """A document's texts, each read when it is asked for."""

    def __init__(self, languages: tuple[Language, ...], read: Callable[[Language], Text | None]) -> None:
        self._languages = languages
        self._read = cache(read)

    def __getitem__(self, language: Language) -> Text:
        text = self._read(language) if language in self._languages else None
        if text is None:
            raise KeyError(language)
        return text

    def __iter__(self) -> Iterator[Language]:
        return (language for language in self._languages if self._read(language) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)
