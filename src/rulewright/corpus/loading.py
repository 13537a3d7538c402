"""Reads a rules folder into a `Corpus`, collecting every mistake on the way."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from rulewright.corpus.changes import read_changes
from rulewright.corpus.differences import DIFFERENCES, read_differences
from rulewright.corpus.entries import (
    GLOSSARY,
    QUESTIONS,
    check_titles,
    read_chapter,
    read_collection,
    read_glossary,
    read_questions,
)
from rulewright.corpus.examples import EXAMPLES, read_examples
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.lock import read_locked_ids
from rulewright.corpus.model import Book, Chapter, Corpus, Game
from rulewright.corpus.reading import GameReading, Place, Reading
from rulewright.corpus.records import GameRecord, Places, SymbolsRecord, read_record


def load_corpus(rules: Path) -> Corpus:
    """The content of the folder `rules`.

    Raises `ContentError` with every finding when a file is missing, unreadable or malformed; what the files say is
    judged by `rulewright.checking.content`.
    """
    corpus, findings = read_corpus(rules)
    if findings:
        raise ContentError(rules, findings)
    return corpus


def read_corpus(rules: Path) -> tuple[Corpus, list[Finding]]:
    """What can be read of the folder `rules`, with what is wrong; entries that cannot be read are left out."""
    reading = Reading(rules, read_locked_ids(rules)[1])
    games: dict[str, Game] = {}
    remedy = "Name the folder that holds the rules."
    if not rules.is_dir():
        reading.report(str(rules), 1, "missing-folder", "There is no such folder.", remedy)
    elif not (records := _read_games(rules)):
        reading.report(".", 1, "no-game", "No <game>/game.toml was found.", remedy)
    else:
        for file, record, places, findings in records:
            reading.findings += findings
            if record is not None:
                place = Place(reading, file.relative_to(rules).as_posix(), places)
                games[file.parent.name] = _read_game(record, file.parent.name, place)
    corpus = Corpus(
        MappingProxyType(games),
        MappingProxyType(reading.entries),
        MappingProxyType(reading.differences),
        MappingProxyType(dict(reading.redirects)),
        MappingProxyType(reading.examples),
    )
    return corpus, reading.findings


def engines_of(rules: Path) -> Mapping[str, str | None]:
    """The games of the folder `rules` in their order with the packages that execute them, without reading any text.

    Raises `ContentError` for a malformed game.toml and for a folder without games.
    """
    games = _read_games(rules)
    engines = {file.parent.name: record.engine for file, record, _, _ in games if record is not None}
    if not games or len(engines) < len(games):
        raise ContentError(rules, read_corpus(rules)[1])
    return engines


def _read_games(rules: Path) -> list[tuple[Path, GameRecord | None, Places, list[Finding]]]:
    """Every game.toml with what it says, where, and what is wrong with it, in the games' order."""
    read = [(file, *read_record(GameRecord, file, rules)) for file in sorted(rules.glob("*/game.toml"))]
    return sorted(read, key=lambda game: game[1].order if game[1] is not None else 0)


def _read_game(record: GameRecord, game_id: str, place: Place) -> Game:
    """The game whose game.toml is at `place`; what it consists of is added to what is being read."""
    check_titles(record.title, place.at("title"))
    books = {
        book.id: Book(book.id, book.language, book.file, book.sha256, MappingProxyType(book.title), book.pages)
        for book in record.book
    }
    game = GameReading(place.reading, game_id, books)
    chapters = _read_chapters(record, game, place)
    read_examples(game)
    read_differences(game)
    return Game(
        game_id,
        MappingProxyType(record.title),
        MappingProxyType(record.edition),
        MappingProxyType(books),
        chapters,
        record.engine,
        read_changes(game),
        _read_symbols(game),
    )


def _read_chapters(record: GameRecord, game: GameReading, place: Place) -> tuple[Chapter, ...]:
    """The chapters of rules, then the collections, the glossary and the questions."""
    chapters = [read_chapter(game, chapter) for chapter in record.chapters]
    for stray in sorted((game.folder / "chapters").glob("*.toml")):
        if stray.stem not in record.chapters:
            name = stray.relative_to(game.reading.rules).as_posix()
            cause = f"game.toml does not list the chapter {stray.stem}."
            game.reading.report(name, 1, "stray-file", cause, "Add it to `chapters` or delete the file.")
    families = {*record.chapters, GLOSSARY, QUESTIONS, DIFFERENCES, EXAMPLES}
    for index, collection in enumerate(record.collection):
        at = place.at("collection", index)
        if collection.family in families:
            cause = f"The family {collection.family} is used a second time."
            at.at("family").report("duplicate-id", cause, "Give the collection a family of its own.")
            continue
        families.add(collection.family)
        chapters.append(read_collection(game, collection, at))
    return tuple(filter(None, (*chapters, read_glossary(game), read_questions(game, record.chapters))))


def _read_symbols(game: GameReading) -> Mapping[str, str]:
    record, place = game.optional_record(SymbolsRecord, "symbols.toml")
    known = bool(game.reading.findings)  # a term that could not be read is unknown here, and has been reported
    for term in record or {}:
        if not known and f"{game.id}/{GLOSSARY}/{term}" not in game.reading.entries:
            cause = f"The symbol {term} is of no term of the glossary."
            place.at(term).report("dangling-link", cause, "Correct the term's id.")
    return MappingProxyType(record or {})
