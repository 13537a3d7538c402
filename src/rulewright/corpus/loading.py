"""Loading of a rules folder into a `Corpus`, collecting every mistake on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path

from rulewright.corpus.entries import (
    EXAMPLES_FOLDER,
    GLOSSARY_FAMILY,
    QUESTIONS_FAMILY,
    read_changes,
    read_chapter,
    read_collection,
    read_differences,
    read_examples,
    read_glossary,
    read_questions,
)
from rulewright.corpus.files import read_locked_ids
from rulewright.corpus.findings import NO_GAME, ContentError, Finding
from rulewright.corpus.kind import DIFFERENCES_FAMILY
from rulewright.corpus.load_context import GameLoader, LoadContext, SourceLocation
from rulewright.corpus.model import Chapter, Corpus, Game
from rulewright.corpus.records import GameRecord, SourceMap, SymbolsRecord, read_record
from rulewright.language import Language, sort_languages


def load_corpus(rules: Path) -> Corpus:
    """Load the content of the folder `rules`.

    Raises `ContentError` with every finding if a file is missing, unreadable or malformed. The content itself is
    checked by `rulewright.checking.content`.
    """
    corpus, findings = read_corpus(rules)
    if findings:
        raise ContentError(rules, findings)
    return corpus


def read_corpus(rules: Path) -> tuple[Corpus, list[Finding]]:
    """Load all readable content of the folder `rules`, with its findings; unreadable entries are left out."""
    reading = LoadContext(rules, read_locked_ids(rules)[1])
    games: dict[str, Game] = {}
    remedy = "Name the folder that holds the rules."
    if not rules.is_dir():
        reading.report(str(rules), 1, "missing-folder", "There is no such folder.", remedy)
    elif not (records := read_game_records(rules)):
        reading.report(".", 1, NO_GAME, "No <game>/game.toml was found.", remedy)
    else:
        for file, record, places, findings in records:
            reading.findings += findings
            if record is not None:
                place = SourceLocation(reading, file.relative_to(rules).as_posix(), places)
                games[file.parent.name] = _read_game(record, file.parent.name, place)
    corpus = Corpus(games, reading.entries, reading.differences, dict(reading.redirects), reading.examples)
    return corpus, reading.findings


def engines_of(rules: Path) -> Mapping[str, str | None]:
    """The games of the folder `rules` in their order with the packages that execute them, without reading any text.

    Raises `ContentError` for a malformed game.toml and for a folder without games.
    """
    return {game: record.engine for game, record in _load_game_records(rules).items()}


def languages_of(rules: Path) -> tuple[Language, ...]:
    """The languages of the games of the folder `rules`, in the order of their records, without reading any text.

    Raises `ContentError` as `engines_of` does.
    """
    return sort_languages(chain.from_iterable(preferences_of(rules).values()))


def preferences_of(rules: Path) -> Mapping[str, tuple[Language, ...]]:
    """The languages of each game of the folder `rules`, the preferred first. Raises `ContentError` as `engines_of`."""
    return {game: record.languages for game, record in _load_game_records(rules).items()}


def _load_game_records(rules: Path) -> Mapping[str, GameRecord]:
    """The record in game.toml of every game, in the games' order. Raises `ContentError`."""
    games = read_game_records(rules)
    records = {file.parent.name: record for file, record, _, _ in games if record is not None}
    if not games or any(findings for *_, findings in games):
        raise ContentError(rules, read_corpus(rules)[1])
    return records


def read_game_records(rules: Path) -> list[tuple[Path, GameRecord | None, SourceMap, list[Finding]]]:
    """Read every game.toml: its path, record, source map and findings, in the games' order.

    If only titles are malformed, the record lacks these; otherwise a malformed file has no record.
    """
    read = [
        (file, *read_record(GameRecord, file, rules, lenient_tables=())) for file in sorted(rules.glob("*/game.toml"))
    ]
    return sorted(read, key=lambda game: game[1].order if game[1] is not None else 0)


def _read_game(record: GameRecord, game_id: str, place: SourceLocation) -> Game:
    """Read the game whose game.toml is at `place`; its entries, differences and examples are added to
    `place.context`."""
    game = GameLoader.from_record(record, game_id, place)
    _check_languages(game, place)
    chapters = tuple(filter(None, _read_chapters(game, place)))
    read_examples(game)
    read_differences(game)
    changes, symbols = read_changes(game), _read_symbols(game)
    return Game(
        game.id,
        game.read_titles(record.title, place),
        game.read_titles(record.edition, place, "edition"),
        record.languages,
        record.partial,
        dict(game.books),
        chapters,
        record.engine,
        changes,
        symbols,
    )


def _check_languages(game: GameLoader, place: SourceLocation) -> None:
    """Report partial languages that are not the game's, and texts in languages that are not the game's."""
    languages, partial = game.record.languages, game.record.partial
    for language in sorted(set(partial) - set(languages)):
        place.at("partial").report("unknown-language", f"`languages` does not name {language}.", "Name it there, too.")
    if set(languages) <= set(partial):
        place.at("partial").report("partial", "No language is complete.", "Take one out of `partial`.")
    for folder in sorted(game.context.rules.glob(f"*/{game.id}")):
        if folder.parent.name not in languages and any(folder.glob("*/*.md")):
            cause = f"There are texts in {folder.parent.name}, which `languages` does not name."
            place.at("languages").report("unknown-language", cause, "Name it there, or delete them.")


def _read_chapters(game: GameLoader, place: SourceLocation) -> Sequence[Chapter | None]:
    """The game's families in order: chapters of rules, collections, the glossary, the questions.

    A family that is missing or cannot be read is `None`.
    """
    record = game.record
    for stray in sorted((game.folder / "chapters").glob("*.toml")):
        if stray.stem not in record.chapters:
            name = stray.relative_to(game.context.rules).as_posix()
            cause = f"game.toml does not list the chapter {stray.stem}."
            game.context.report(name, 1, "stray-file", cause, "Add it to `chapters` or delete the file.")
    found = [read_chapter(game, chapter) for chapter in record.chapters]
    families = {*record.chapters, GLOSSARY_FAMILY, QUESTIONS_FAMILY, DIFFERENCES_FAMILY, EXAMPLES_FOLDER}
    for index, collection in enumerate(record.collection):
        at = place.at("collection", index)
        if collection.family in families:
            cause = f"The family {collection.family} is used a second time."
            at.at("family").report("duplicate-id", cause, "Give the collection a family of its own.")
            continue
        families.add(collection.family)
        found.append(read_collection(game, collection, at))
    return (*found, read_glossary(game), read_questions(game))


def _read_symbols(game: GameLoader) -> Mapping[str, str]:
    """Read the outlines of the game's icons, after the glossary has been read."""
    record, place = game.read_optional_record(SymbolsRecord, "symbols.toml")
    known = bool(game.context.findings)  # a term that could not be read is unknown here; its error has been reported
    for term in record or {}:
        if not known and f"{game.id}/{GLOSSARY_FAMILY}/{term}" not in game.context.entries:
            cause = f"The symbol {term} is of no term of the glossary."
            place.at(term).report("dangling-link", cause, "Correct the term's id.")
    return record or {}
