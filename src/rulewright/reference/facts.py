"""A piece's facts and names as the templates show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulewright.corpus import Corpus, Entry, Game, Provenance
from rulewright.corpus.factsheet import Cell, FactSheet, FactTable, Link, Part, foreign_language, words
from rulewright.corpus.model import whole_id
from rulewright.language import Language
from rulewright.reference.printing import printings
from rulewright.reference.wording import Wording


@dataclass(frozen=True)
class Shown:
    """Words, the document that they link to, if any, and their language where it is not the reader's."""

    words: str
    document: str | None = None
    language: Language | None = None


@dataclass(frozen=True)
class ShownRow:
    """The cells of a row, each a sequence of parts, and the provenance to be shown with it."""

    cells: tuple[tuple[Shown, ...], ...]
    provenance: Provenance | None


@dataclass(frozen=True)
class ShownTable:
    """A table; `provenance` is that of all rows, which then show none."""

    title: Shown
    columns: tuple[Shown, ...]
    rows: tuple[ShownRow, ...]
    provenance: Provenance | None


@dataclass(frozen=True)
class ShownFacts:
    """A fact sheet in the reader's words; each row has a label and a value."""

    rows: tuple[ShownRow, ...] = ()
    tables: tuple[ShownTable, ...] = ()


@dataclass(frozen=True)
class ShownName:
    """Where a name is known from, and the line on which a rulebook prints it."""

    provenance: Provenance
    lines: str


def shown_facts(sheet: FactSheet | None, corpus: Corpus, game: Game, language: Language) -> ShownFacts:
    """The sheet in `language`, empty where there is none; every cell begins with a capital letter."""
    if sheet is None:
        return ShownFacts()

    def shown(part: Part, first: bool = True) -> Shown:
        text = words(part, corpus, game.id, language)
        document = whole_id(part.entry, game.id) if isinstance(part, Link) else None
        foreign = foreign_language(part, corpus, game.id, language)
        return Shown(text[:1].upper() + text[1:] if first else text, document, foreign)

    def cell(parts: Cell) -> tuple[Shown, ...]:
        return tuple(shown(part, index == 0) for index, part in enumerate(parts))

    def table(each: FactTable) -> ShownTable:
        common = each.provenance
        rows = tuple(ShownRow(tuple(map(cell, row.cells)), None if common else row.provenance) for row in each.rows)
        return ShownTable(shown(each.title), tuple(map(shown, each.columns)), rows, common)

    rows = (ShownRow((cell((row.label,)), cell(row.value)), row.provenance) for row in sheet.rows)
    return ShownFacts(tuple(rows), tuple(map(table, sheet.tables)))


@dataclass(frozen=True)
class Overview:
    """A table of a family's pieces: the facts that nearly all of them have; a row is a piece's id and its cells."""

    columns: tuple[tuple[Shown, ...], ...]
    rows: tuple[tuple[str, tuple[tuple[Shown, ...], ...]], ...]


_LONGEST_CELL, _LONGEST_TABLE, _FEWEST_COLUMNS, _FEWEST_ROWS = 24, 40, 3, 4


def overview(sheets: Mapping[str, ShownFacts]) -> Overview | None:
    """The facts that can be compared at a glance, by entry id; `None` where there are too few or too many.

    A fact is a column when four fifths of the pieces have it, always in a few words.
    """
    values = {entry: {row.cells[0]: row.cells[1] for row in sheet.rows} for entry, sheet in sheets.items()}
    if not _FEWEST_ROWS <= len(values) <= _LONGEST_TABLE:
        return None
    labels = dict.fromkeys(label for facts in values.values() for label in facts)
    columns = [
        label
        for label in labels
        if 5 * sum(label in facts for facts in values.values()) >= 4 * len(values)
        and all(_length(facts[label]) <= _LONGEST_CELL for facts in values.values() if label in facts)
    ]
    if len(columns) < _FEWEST_COLUMNS:
        return None
    rows = ((entry, tuple(facts.get(label, ()) for label in columns)) for entry, facts in values.items())
    return Overview(tuple(columns), tuple(rows))


def _length(cell: tuple[Shown, ...]) -> int:
    return sum(len(part.words) + 3 for part in cell)


def shown_names(entry: Entry, game: Game, wording: Wording) -> dict[Language, ShownName]:
    """Where the piece's name is known from, by language; empty for what is no piece."""
    if entry.piece is None:
        return {}
    books = zip(game.books.values(), printings(game, entry.piece.printed, wording), strict=True)
    lines = {book.language: place.lines for book, place in books if place.lines}
    return {
        language: ShownName(provenance, lines.get(language, "")) for language, provenance in entry.piece.names.items()
    }


def legend(sheets: Iterable[FactSheet | None], names: Iterable[ShownName] = ()) -> list[Provenance]:
    """Every provenance that a page shows, in the order of the enum."""
    found = {each for sheet in sheets if sheet is not None for each in sheet.provenances()}
    found |= {name.provenance for name in names}
    return [each for each in Provenance if each in found]
