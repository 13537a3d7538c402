"""Judges what the games' packages tell, and lets them judge the files that they alone read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from rulewright.checking.execution import check_execution
from rulewright.checking.faults import findings_of, judged
from rulewright.checking.messages import Catalogs, check_messages
from rulewright.checking.numbers import check_stated
from rulewright.checking.situations import check_situations
from rulewright.checking.variants import check_variants
from rulewright.corpus.factsheet import links_of
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.model import Corpus, Entry, Game, whole_id
from rulewright.corpus.records import Places
from rulewright.errors import RulewrightError
from rulewright.situations import GamePackage, Games, UnknownEngineError
from rulewright.situations.guarded import say_facts


def check_packages(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """What the games' own packages find wrong, and whether readers can be told what they tell.

    What ends a package is told once for each line, and not where it is known why that fails.
    """
    told: set[tuple[str, int]] = set()
    for finding in (*_messages(corpus, rules), *_packages(corpus, rules)):
        if finding.code != "game-fault" or (finding.file, finding.line) not in told:
            yield finding
        told.add((finding.file, finding.line))


def _messages(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    for name, folder in Games.of(rules).catalogs().items():
        languages = [each for each in corpus.games[name].languages if (folder / str(each)).is_dir()]
        whole = {*languages} - {*corpus.games[name].partial}
        yield from check_messages(Catalogs(folder, (folder.parent,)), whole, rules)


def _packages(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    games = Games.of(rules)
    for game in corpus.games.values():
        try:
            package = games.package(game.id)
        except UnknownEngineError as error:
            file = rules / game.id / "game.toml"
            line = Places(file.read_text("utf-8")).line("engine")
            name = file.relative_to(rules).as_posix()
            yield Finding(name, line, error.code, str(error.message), str(error.remedy))
            continue
        except RulewrightError as error:
            yield from findings_of(error, game.id, rules)
            continue
        engine = games.engines[game.id]
        judges: tuple[Callable[[], Iterable[Finding]], ...] = (
            package.findings,
            partial(_check_situations, corpus, game, package, games, rules),
            partial(_check_executions, corpus, game, package),
            partial(_check_numbers, corpus, game, package),
            *(partial(_make, make) for make in (package.board, package.flow, package.atlas, package.forecaster)),
            partial(_make, partial(_trials, corpus, game, package)),
        )
        for judge in judges:
            yield from judged(judge, game.id, engine, rules)
        yield from _check_facts(corpus, game, package, engine, rules)


def _check_situations(corpus: Corpus, game: Game, package: GamePackage, games: Games, rules: Path) -> Iterator[Finding]:
    situations = package.situations()
    yield from check_situations(corpus, game.id, games.engines[game.id], games.catalogue, rules)
    usable = [each for each in games.catalogue.usable() if each.id in situations]
    yield from check_variants(corpus, game.id, usable)


def _make(make: Callable[[], object]) -> Iterator[Finding]:
    """Nothing, unless making it fails."""
    make()
    yield from ()


def _trials(corpus: Corpus, game: Game, package: GamePackage) -> None:
    for entry in (each for each in corpus.entries.values() if each.game == game.id):
        package.trial(entry)


def _check_executions(corpus: Corpus, game: Game, package: GamePackage) -> Iterator[Finding]:
    yield from check_execution(corpus, game.id, package.executions())


def _check_numbers(corpus: Corpus, game: Game, package: GamePackage) -> Iterator[Finding]:
    for reference, wanted in package.stated_numbers().items():
        entry = corpus.entries.get(whole_id(reference, game.id))
        if entry is not None:
            yield from check_stated(entry, wanted, f"stands in {entry.file}")


def _check_facts(
    corpus: Corpus, game: Game, package: GamePackage, engine: str | None, rules: Path
) -> Iterator[Finding]:
    """The facts of every piece can be told to readers, and link to entries only."""
    for entry in (each for each in corpus.entries.values() if each.game == game.id):
        yield from judged(partial(_check_sheet, corpus, entry, package), game.id, engine, rules)


def _check_sheet(corpus: Corpus, entry: Entry, package: GamePackage) -> Iterator[Finding]:
    try:
        sheet = say_facts(package.facts(entry))
    except ContentError:
        return  # what is wrong with the file is told by the game's own check
    except KeyError as error:
        cause, remedy = f"{entry.id}: there are no words for {error}.", "Add them where its facts are presented."
        yield Finding(entry.file, entry.line, "no-words", cause, remedy)
        return
    for link in links_of(sheet) if sheet else ():
        if whole_id(link.entry, entry.game) not in corpus.entries:
            cause = f"A fact of {entry.id} links to {link.entry}, which is no entry."
            yield Finding(entry.file, entry.line, "dangling-link", cause, "Correct the id.")
