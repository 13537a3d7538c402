"""The facts of a piece, printed for the command line and as the JSON contract has them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulewright.corpus.factsheet import RenderedFactSheet, RenderedPart, cell_text
from rulewright.language import Language
from rulewright.views.document_labels import PROVENANCE_MARKS, PROVENANCE_NOTES, list_marked

if TYPE_CHECKING:
    from rich.console import Console

_NUMBER = re.compile(r"[+−-]?\d+")
_RANGE = re.compile(r"(\d+)–(\d+)")


def build_facts_json(facts: RenderedFactSheet) -> dict[str, object]:
    """The fields `facts` and `tables` of an entry: words in the reader's language, and the same as data."""
    return {
        "facts": [
            {
                "label": cell_text(label),
                "value": cell_text(value),
                "data": [_cell_data(part) for part in value],
                "provenance": str(row.provenance),
            }
            for row in facts.rows
            for label, value in (row.cells,)
        ],
        "tables": [
            {
                "caption": table.title.words,
                "header": [column.words for column in table.columns],
                "rows": [
                    {
                        "cells": list(map(cell_text, row.cells)),
                        "data": [[_cell_data(part) for part in cell] for cell in row.cells],
                        "provenance": str(row.provenance),
                    }
                    for row in table.rows
                ],
            }
            for table in facts.tables
        ],
    }


def print_facts(out: Console, facts: RenderedFactSheet, reader: Language) -> None:
    """Print facts and tables; facts that no rulebook prints have marks, which are explained at the end."""
    from rich.markup import escape
    from rich.table import Table

    def said(cell: Sequence[RenderedPart], mark: str = "") -> str:
        return escape(cell_text(tuple(cell))) + (f" [dim]{mark}[/dim]" if mark else "")

    marks = {row: PROVENANCE_MARKS.get(row.provenance, "") for row in facts.rows}
    if facts.rows:
        out.print()
    for row, mark in marks.items():
        label, value = row.cells
        out.print(f"{said(label)}: {said(value, mark)}")
    for each in facts.tables:
        out.print(
            f"\n[bold]{said([each.title], PROVENANCE_MARKS.get(each.provenance, '') if each.provenance else '')}[/bold]"
        )
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
        for column in each.columns:
            table.add_column(escape(column.words), overflow="fold", header_style="dim")
        for line in each.rows:
            mark = "" if each.provenance else PROVENANCE_MARKS.get(line.provenance, "")
            *others, last = line.cells
            table.add_row(*map(said, others), said(last, mark))
        out.print(table)
    found = list_marked([row.provenance for row in (*facts.rows, *(row for each in facts.tables for row in each.rows))])
    if found:
        out.print()
    for provenance in found:
        out.print(f"[dim]{PROVENANCE_MARKS[provenance]} {escape(PROVENANCE_NOTES[provenance].render(reader))}[/dim]")


def _cell_data(cell_part: RenderedPart) -> object:
    """A part of a cell as data: a number, the two ends of a range, or words with the linked entry."""
    if _NUMBER.fullmatch(cell_part.words):
        return int(cell_part.words.replace("−", "-"))
    if found := _RANGE.fullmatch(cell_part.words):
        return [int(found[1]), int(found[2])]
    return {"words": cell_part.words, "entry": cell_part.document}
