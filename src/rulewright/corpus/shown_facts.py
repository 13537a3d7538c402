"""A fact sheet in a reader's words, as every front end and the search have it."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.corpus.factsheet import Cell, FactSheet, FactTable, Link, Part, foreign_language, words
from rulewright.corpus.model import Corpus, Provenance, whole_id
from rulewright.language import Language


@dataclass(frozen=True)
class Shown:
    """Words, the document that they link to, if any, and their language where it is not the reader's."""

    words: str
    document: str | None = None
    language: Language | None = None


ShownCell = tuple[Shown, ...]
"""The parts of a cell side by side."""


@dataclass(frozen=True)
class ShownRow:
    """The cells of a row and what they are known from; a fact has two, its label and its value."""

    cells: tuple[ShownCell, ...]
    provenance: Provenance


@dataclass(frozen=True)
class ShownTable:
    """A table; `provenance` is that of all rows, where they have the same."""

    title: Shown
    columns: tuple[Shown, ...]
    rows: tuple[ShownRow, ...]
    provenance: Provenance | None


@dataclass(frozen=True)
class ShownFacts:
    """A fact sheet in the reader's words."""

    rows: tuple[ShownRow, ...] = ()
    tables: tuple[ShownTable, ...] = ()


def shown_facts(sheet: FactSheet | None, corpus: Corpus, game: str, language: Language) -> ShownFacts:
    """The sheet of a piece of `game`, empty where there is none; every cell begins with a capital letter."""
    if sheet is None:
        return ShownFacts()

    def shown(part: Part, first: bool = True) -> Shown:
        text = words(part, corpus, game, language)
        document = whole_id(part.entry, game) if isinstance(part, Link) else None
        foreign = foreign_language(part, corpus, game, language)
        return Shown(text[:1].upper() + text[1:] if first else text, document, foreign)

    def cell(parts: Cell) -> ShownCell:
        return tuple(shown(part, index == 0) for index, part in enumerate(parts))

    def table(each: FactTable) -> ShownTable:
        rows = tuple(ShownRow(tuple(map(cell, row.cells)), row.provenance) for row in each.rows)
        return ShownTable(shown(each.title), tuple(map(shown, each.columns)), rows, each.provenance)

    rows = (ShownRow((cell((row.label,)), cell(row.value)), row.provenance) for row in sheet.rows)
    return ShownFacts(tuple(rows), tuple(map(table, sheet.tables)))


def cell_words(cell: ShownCell) -> str:
    """What a cell says, its parts parted by commas."""
    return ", ".join(part.words for part in cell)
