"""The facts of a piece besides its text, as rows and tables that any front end can render in any language.

A game's package builds a `FactSheet` from its data, `render_fact_sheet` renders it in a reader's language, and
`build_piece_table` compares the pieces of a family.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulewright.corpus.model import Corpus, Provenance, whole_id
from rulewright.language import Language
from rulewright.language.inflected_name import GENDER, InflectedName
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import Phrase


@dataclass(frozen=True)
class EntryLink:
    """A link to an entry, named without its game; `words` are its visible words, with the title as `{title}` if
    needed."""

    entry: str
    words: Phrase | None = None


Part = Phrase | EntryLink | str
"""A part of a cell; `str` is for text that is the same in all languages, such as `2–3`."""
Cell = tuple[Part, ...]
"""Parts rendered side by side, separated by commas."""


@dataclass(frozen=True)
class FactRow:
    """A label and a value of a piece."""

    label: Part
    value: Cell
    provenance: Provenance


@dataclass(frozen=True)
class FactTableRow:
    """One row of a table; the first cell is its heading."""

    cells: tuple[Cell, ...]
    provenance: Provenance


@dataclass(frozen=True)
class FactTable:
    """A table of facts, such as the results of a die."""

    title: Part
    columns: tuple[Part, ...]
    rows: tuple[FactTableRow, ...]

    @property
    def provenance(self) -> Provenance | None:
        """The provenance of all rows if they have the same, otherwise `None`."""
        found = {row.provenance for row in self.rows}
        return found.pop() if len(found) == 1 else None


@dataclass(frozen=True)
class FactSheet:
    """All facts of a piece in reading order."""

    rows: tuple[FactRow, ...] = ()
    tables: tuple[FactTable, ...] = ()

    def provenances(self) -> tuple[Provenance, ...]:
        """Every provenance on the sheet, in the order of the enum."""
        tabled = (row.provenance for table in self.tables for row in table.rows)
        found = {*(row.provenance for row in self.rows), *tabled}
        return tuple(each for each in Provenance if each in found)


Sheets = Mapping[str, FactSheet]
"""The fact sheets of pieces, by their whole ids."""


def render_part(part: Part, corpus: Corpus, game: str, language: Language) -> str:
    """A part as words, a link as a name with its forms; a link to an unknown entry becomes its id."""
    if isinstance(part, str):
        return part
    if isinstance(part, Phrase):
        return part.render(language)
    name = corpus.name(whole_id(part.entry, game), language)
    if part.words is None:
        return name
    around = part.words

    def said(title: str) -> str:
        return around.with_values({**around.values, "title": title}).render(language)

    forms = {form: word if form == GENDER else said(word) for form, word in name.forms.items()}
    return InflectedName(said(name), forms)


def foreign_language(part: Part, corpus: Corpus, game: str, reader: Language) -> Language | None:
    """The language of a rendered link if it is not the reader's, because the entry's title is not translated."""
    if not isinstance(part, EntryLink) or part.words is not None:
        return None
    shown = corpus.language_for(whole_id(part.entry, game), reader)
    return shown if shown != reader else None


def weakest_provenance(provenances: Iterable[Provenance]) -> Provenance:
    """The provenance of a value that rests on several facts: printed only if all of them are."""
    return max(provenances, key=list(Provenance).index)


def parts_of(sheet: FactSheet) -> Iterable[Part]:
    """All parts of the sheet."""
    for row in sheet.rows:
        yield from (row.label, *row.value)
    for table in sheet.tables:
        yield from (table.title, *table.columns)
        yield from (part for row in table.rows for cell in row.cells for part in cell)


def find_sheet_links(sheet: FactSheet) -> Iterable[EntryLink]:
    """All links on the sheet."""
    return (part for part in parts_of(sheet) if isinstance(part, EntryLink))


@dataclass(frozen=True)
class RenderedPart:
    """Words, the document that they link to, if any, and their language if it is not the reader's."""

    words: str
    document: str | None = None
    language: Language | None = None


RenderedCell = tuple[RenderedPart, ...]
"""The parts of a cell side by side."""


@dataclass(frozen=True)
class RenderedFactRow:
    """The cells of a row and its provenance; a fact has two cells, its label and its value."""

    cells: tuple[RenderedCell, ...]
    provenance: Provenance


@dataclass(frozen=True)
class RenderedFactTable:
    """A table; `provenance` is that of all rows if they have the same."""

    title: RenderedPart
    columns: tuple[RenderedPart, ...]
    rows: tuple[RenderedFactRow, ...]
    provenance: Provenance | None


@dataclass(frozen=True)
class RenderedFactSheet:
    """A fact sheet in the reader's words."""

    rows: tuple[RenderedFactRow, ...] = ()
    tables: tuple[RenderedFactTable, ...] = ()


def render_fact_sheet(sheet: FactSheet | None, corpus: Corpus, game: str, language: Language) -> RenderedFactSheet:
    """Render the sheet of a piece of `game`, empty if there is none; every cell begins with a capital letter."""
    if sheet is None:
        return RenderedFactSheet()

    def shown(part: Part, first: bool = True) -> RenderedPart:
        text = render_part(part, corpus, game, language)
        document = whole_id(part.entry, game) if isinstance(part, EntryLink) else None
        foreign = foreign_language(part, corpus, game, language)
        return RenderedPart(capitalise(text) if first else text, document, foreign)

    def cell(parts: Cell) -> RenderedCell:
        return tuple(shown(part, index == 0) for index, part in enumerate(parts))

    def table(each: FactTable) -> RenderedFactTable:
        rows = tuple(RenderedFactRow(tuple(map(cell, row.cells)), row.provenance) for row in each.rows)
        return RenderedFactTable(shown(each.title), tuple(map(shown, each.columns)), rows, each.provenance)

    rows = (RenderedFactRow((cell((row.label,)), cell(row.value)), row.provenance) for row in sheet.rows)
    return RenderedFactSheet(tuple(rows), tuple(map(table, sheet.tables)))


def cell_text(cell: RenderedCell) -> str:
    """The text of a cell, its parts separated by commas."""
    return ", ".join(part.words for part in cell)


@dataclass(frozen=True)
class PieceTable:
    """A table of a family's pieces: a column is a fact that nearly all have, a row is a piece's id and its cells."""

    columns: tuple[RenderedCell, ...]
    rows: tuple[tuple[str, tuple[RenderedCell, ...]], ...]


_LONGEST_CELL, _LONGEST_TABLE, _FEWEST_COLUMNS, _FEWEST_ROWS = 24, 40, 3, 4


def build_piece_table(sheets: Mapping[str, RenderedFactSheet]) -> PieceTable | None:
    """The table of the facts that can be compared at a glance, by entry id; `None` if there are too few or too many.

    A fact is a column if four fifths of the pieces have it, always in a few words.
    """
    values = {entry: {row.cells[0]: row.cells[1] for row in sheet.rows} for entry, sheet in sheets.items()}
    if not _FEWEST_ROWS <= len(values) <= _LONGEST_TABLE:
        return None
    labels = dict.fromkeys(label for facts in values.values() for label in facts)
    columns = [
        label
        for label in labels
        if 5 * sum(label in facts for facts in values.values()) >= 4 * len(values)
        and all(_cell_length(facts[label]) <= _LONGEST_CELL for facts in values.values() if label in facts)
    ]
    if len(columns) < _FEWEST_COLUMNS:
        return None
    rows = ((entry, tuple(facts.get(label, ()) for label in columns)) for entry, facts in values.items())
    return PieceTable(tuple(columns), tuple(rows))


def _cell_length(cell: RenderedCell) -> int:
    return sum(len(part.words) + 3 for part in cell)
