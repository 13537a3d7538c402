"""What is known of a piece beside its text, as rows and tables that any front end can show in any language.

A game's package makes these from the game's data, so that site and app need not know the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulewright.corpus.model import Corpus, Provenance, whole_id
from rulewright.language import Language
from rulewright.language.names import GENDER, Name
from rulewright.language.phrase import Phrase


@dataclass(frozen=True)
class Link:
    """A link to an entry, named without its game; `words` may hold the entry's `{title}`, which they are without."""

    entry: str
    words: Phrase | None = None


Part = Phrase | Link | str
"""A piece of a cell; `str` is for what all languages write alike, such as `2–3`."""
Cell = tuple[Part, ...]
"""Shown side by side, parted by commas."""


@dataclass(frozen=True)
class FactRow:
    """One fact."""

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
    """A table of facts, such as what the numbers of a die lead to."""

    title: Part
    columns: tuple[Part, ...]
    rows: tuple[FactTableRow, ...]

    @property
    def provenance(self) -> Provenance | None:
        """The provenance of all rows, where they have the same."""
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
"""The facts of pieces, by their whole ids."""


def words(part: Part, corpus: Corpus, game: str, language: Language) -> str:
    """A part in words, a link as a name with its forms; a link to an entry that is not there is its id."""
    if isinstance(part, str):
        return part
    if isinstance(part, Phrase):
        return part.render(language)
    name = corpus.name(whole_id(part.entry, game), language)
    if part.words is None:
        return name
    around = part.words

    def said(title: str) -> str:
        return around.filled({**around.values, "title": title}).render(language)

    forms = {form: word if form == GENDER else said(word) for form, word in name.forms.items()}
    return Name(said(name), forms)


def foreign_language(part: Part, corpus: Corpus, game: str, reader: Language) -> Language | None:
    """The language of what `words` gives the reader, where it is not theirs: an entry whose title it is may lack it."""
    if not isinstance(part, Link) or part.words is not None:
        return None
    shown = corpus.shown_in(whole_id(part.entry, game), reader)
    return shown if shown != reader else None


def weakest(provenances: Iterable[Provenance]) -> Provenance:
    """The provenance of what rests on several facts: printed only where all of them are."""
    return max(provenances, key=list(Provenance).index)


def parts_of(sheet: FactSheet) -> Iterable[Part]:
    """Everything that stands on the sheet."""
    for row in sheet.rows:
        yield from (row.label, *row.value)
    for table in sheet.tables:
        yield from (table.title, *table.columns)
        yield from (part for row in table.rows for cell in row.cells for part in cell)


def links_of(sheet: FactSheet) -> Iterable[Link]:
    """Every link on the sheet."""
    return (part for part in parts_of(sheet) if isinstance(part, Link))
