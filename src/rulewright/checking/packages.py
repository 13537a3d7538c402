"""Judges what the games' packages tell, and lets them judge the files that they alone read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rulewright.checking.execution import check_execution
from rulewright.checking.numbers import check_stated
from rulewright.checking.variants import check_variants
from rulewright.corpus.factsheet import links_of
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.model import Corpus, Game, whole_id
from rulewright.corpus.records import Places
from rulewright.situations import GamePackage, Games, UnknownEngineError


def check_packages(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """What the games' own packages find wrong, and whether readers can be told what they tell."""
    games = Games.of(rules)
    for game in corpus.games.values():
        try:
            package = games[game.id]
        except UnknownEngineError as error:
            file = rules / game.id / "game.toml"
            line = Places(file.read_text("utf-8")).line("engine")
            name = file.relative_to(rules).as_posix()
            yield Finding(name, line, error.code, str(error.message), str(error.remedy))
            continue
        yield from package.findings()
        yield from check_execution(corpus, game.id, package.executions())
        yield from check_variants(corpus, game.id, package.situations().values())
        for reference, wanted in package.stated_numbers().items():
            entry = corpus.entries.get(whole_id(reference, game.id))
            if entry is not None:
                yield from check_stated(entry, wanted, f"stands in {entry.file}")
        yield from _check_facts(corpus, game, package)


def _check_facts(corpus: Corpus, game: Game, package: GamePackage) -> Iterator[Finding]:
    """The facts of every piece can be told to readers, and link to entries only."""
    for entry in (each for each in corpus.entries.values() if each.game == game.id):
        try:
            sheet = package.facts(entry)
        except ContentError:
            return  # what is wrong with the file is told by the game's own check
        except KeyError as error:
            cause, remedy = f"{entry.id}: there are no words for {error}.", "Add them where its facts are presented."
            yield Finding(entry.file, entry.line, "no-words", cause, remedy)
            continue
        for link in links_of(sheet) if sheet else ():
            if whole_id(link.entry, entry.game) not in corpus.entries:
                cause = f"A fact of {entry.id} links to {link.entry}, which is no entry."
                yield Finding(entry.file, entry.line, "dangling-link", cause, "Correct the id.")
