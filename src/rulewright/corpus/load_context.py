"""The state of loading a rules folder: the records found so far, and the findings with their places."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Book, Difference, Entry, Example, Passage
from rulewright.corpus.records import GameRecord, Lines, RecordT, SourceMap, read_record
from rulewright.language import Language, sort_languages
from rulewright.language.translations import Translations

TextT = TypeVar("TextT")


@dataclass
class LoadContext:
    """The content of the folder `rules`, by whole id, and every mistake in it."""

    rules: Path
    redirects: Mapping[str, str]
    entries: dict[str, Entry] = field(default_factory=dict)
    differences: dict[str, Difference] = field(default_factory=dict)
    examples: dict[str, Example] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def report(self, file: str, line: int, code: str, cause: str, remedy: str) -> None:
        """Add a finding."""
        self.findings.append(Finding(file, line, code, cause, remedy))


@dataclass(frozen=True)
class SourceLocation:
    """A place in a TOML file that is being read: the file, a record in it, or a value of the record."""

    context: LoadContext
    file: str
    source_map: SourceMap
    location: tuple[str | int, ...] = ()

    def at(self, *location: str | int) -> SourceLocation:
        """A place inside this one, by names of tables, indices of arrays and keys."""
        return SourceLocation(self.context, self.file, self.source_map, (*self.location, *location))

    @property
    def line(self) -> int:
        """The line, counted from 1."""
        return self.source_map.line(*self.location)

    def report(self, code: str, cause: str, remedy: str) -> None:
        """Add a finding at this place."""
        self.context.report(self.file, self.line, code, cause, remedy)

    def check_unique_id(self, document_id: str, known: Container[str]) -> bool:
        """Whether an id is not among those `known`; a repeated id is reported."""
        if document_id in known:
            self.report("duplicate-id", f"The id {document_id} is used a second time.", "Give it an id of its own.")
        return document_id not in known


@dataclass(frozen=True)
class GameLoader:
    """A game that is being read: its id, its record from game.toml, and its rulebooks."""

    context: LoadContext
    id: str
    record: GameRecord
    books: Mapping[str, Book]

    @classmethod
    def from_record(cls, record: GameRecord, game_id: str, place: SourceLocation) -> GameLoader:
        """Create the loader of the game whose game.toml is at `place`."""
        books: dict[str, Book] = {}
        game = cls(place.context, game_id, record, books)
        for index, book in enumerate(record.book):
            titles = game.read_titles(book.title, place.at("book", index))
            books[book.id] = Book(book.id, book.language, book.file, book.sha256, titles, book.pages)
        return game

    @property
    def languages(self) -> tuple[Language, ...]:
        """The languages of the game, in the order of their records."""
        return sort_languages(self.record.languages)

    def make_translations(self, written: Mapping[Language, TextT]) -> Translations[TextT]:
        """A value in some of the game's languages; the preferred language stands in for a missing one."""
        return Translations(written, self.record.languages)

    def read_titles(
        self, written: Mapping[Language, str], place: SourceLocation, key: str = "title"
    ) -> Translations[str]:
        """The titles of a record; a missing title is reported unless its language is partial."""
        for language in self.languages:
            told = (key, language) in place.source_map.invalid_titles
            if language not in written and language not in self.record.partial and not told:
                cause = f"The {key} lacks {language}."
                place.at(key).report("missing-language", cause, f"Add {language} = “…”.")
        return self.make_translations(written)

    @property
    def folder(self) -> Path:
        """The folder of the game's TOML files."""
        return self.context.rules / self.id

    def read_record(
        self,
        record_type: type[RecordT],
        file: str,
        only_keys: Container[str] | None = None,
        lenient_tables: Container[str] | None = None,
    ) -> tuple[RecordT | None, SourceLocation]:
        """Read a TOML file of the game's folder; returns its record and its place, and adds its findings.

        `only_keys` and `lenient_tables` are those of `records.read_record`, as is the record.
        """
        path = self.folder / file
        record, places, findings = read_record(record_type, path, self.context.rules, only_keys, lenient_tables)
        self.context.findings += findings
        return record, SourceLocation(self.context, f"{self.id}/{file}", places)

    def read_optional_record(
        self, record_type: type[RecordT], file: str, lenient_tables: Container[str] | None = None
    ) -> tuple[RecordT | None, SourceLocation]:
        """Read a file that a game need not have; without it, the record is `None`."""
        if (self.folder / file).exists():
            return self.read_record(record_type, file, lenient_tables=lenient_tables)
        return None, SourceLocation(self.context, f"{self.id}/{file}", SourceMap(""))

    def read_passages(
        self, sources: Mapping[str, Lines], place: SourceLocation, headings: Mapping[str, str] | None = None
    ) -> tuple[Passage, ...]:
        """The passages of the game's rulebooks that a record cites; mistakes are reported."""
        headings = headings or {}
        for book in headings.keys() - sources.keys():
            cause = f"{book} has a heading here and no lines."
            place.at("headings", book).report("heading", cause, "Give its lines under `sources`.")
        for book, lines in sources.items():
            self.check_book(book, place.at("sources", book))
            for first, last in lines:
                if first > last:
                    cause = f"{book}: line {first} stands after line {last}."
                    place.at("sources", book).report("bad-lines", cause, "Write ranges as [first, last].")
        return tuple(
            Passage(book, lines, headings.get(book, "")) for book, lines in sources.items() if book in self.books
        )

    def check_book(self, book: str, place: SourceLocation) -> None:
        """Report a rulebook that the game does not have."""
        if book not in self.books:
            place.report("unknown-book", f"game.toml has no book {book}.", "Correct the book's id.")
