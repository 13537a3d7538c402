"""The facts of a family's pieces side by side, as a table for comparing them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.corpus.shown_facts import ShownCell, ShownFacts


@dataclass(frozen=True)
class Overview:
    """A table of a family's pieces: the facts that nearly all of them have; a row is a piece's id and its cells."""

    columns: tuple[ShownCell, ...]
    rows: tuple[tuple[str, tuple[ShownCell, ...]], ...]


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


def _length(cell: ShownCell) -> int:
    return sum(len(part.words) + 3 for part in cell)
