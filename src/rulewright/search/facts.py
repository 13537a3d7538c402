"""The facts printed on pieces and in tables, as lines that are searched and displayed like sentences of a text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from rulewright.corpus.factsheet import (
    FactSheet,
    RenderedCell,
    RenderedFactSheet,
    RenderedPart,
    Sheets,
    cell_text,
    render_fact_sheet,
)
from rulewright.corpus.model import Corpus, Entry
from rulewright.language import Language

_RANGE = re.compile(r"(\d+)–(\d+)")
_NUMBER_FIRST = re.compile(r"[+−-]?\d")
FactLines = Mapping[Language, Mapping[str, Sequence[str]]]
"""Each fact on a line of its own, by the reader's language and the whole id of the entry."""


def fact_lines(corpus: Corpus, sheets: Sheets) -> FactLines:
    """Lines of the facts printed on pieces and in the tables of texts, in every language.

    An entry without text in the reader's language has its facts in the language of the text that appears instead.
    """
    return {
        reader: {
            entry.id: lines
            for entry in corpus.entries.values()
            if (lines := tuple(_lines(entry, corpus, sheets.get(entry.id), reader)))
        }
        for reader in corpus.languages
    }


def _lines(entry: Entry, corpus: Corpus, sheet: FactSheet | None, reader: Language) -> Iterator[str]:
    text = entry.texts[reader]
    yield from map(_with_every_number, corpus.table_lines(text, entry.game))
    yield from lines_of(render_fact_sheet(sheet, corpus, entry.game, text.language))


def lines_of(facts: RenderedFactSheet) -> Iterator[str]:
    """Format each fact as a line that can be understood, and matched, alone; ranges of numbers are written out."""
    for row in facts.rows:
        label, value = map(cell_text, row.cells)
        yield f"{label}: {_with_every_number(value)}"
    for table in facts.tables:
        for row in table.rows:
            first, *others = map(_in_column, table.columns, row.cells)
            parted = " " if first[0].isdigit() else ", "
            yield f"{table.title.words}{parted}{first}: {', '.join(others)}"


def _in_column(column: RenderedPart, cell: RenderedCell) -> str:
    """The text of a cell; a number comes with its column's title, unless that is a number of dice."""
    value = _with_every_number(cell_text(cell))
    return f"{column.words} {value}" if _NUMBER_FIRST.match(value) and not column.words[:1].isdigit() else value


def _with_every_number(text: str) -> str:
    """Write every range of numbers out: “2–4” becomes “2, 3, 4”."""
    return _RANGE.sub(lambda found: ", ".join(map(str, range(int(found[1]), int(found[2]) + 1))), text)
