"""A heat map of the main chance of an answer over two numbers of its situation: a table, darker if likelier."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any

from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.numerals import whole_percent
from rulewright.language.phrase import phrase
from rulewright.pictures.lettering import capitalised
from rulewright.situations import Answer, Report, Situation
from rulewright.situations.form import Field
from rulewright.situations.situation import asked_results
from rulewright.views.form import Form

HOW_IT_CHANGES = phrase("how-the-chance-changes")
ACROSS, DOWN = phrase("across"), phrase("down")
_EACH_WAY = 3
"""The number of values before and after the current one: seven columns fit on a phone."""


@dataclass(frozen=True)
class HeatMap:
    """The values of two fields, one in columns and the other in rows."""

    across: Field
    down: Field
    columns: Sequence[int]
    rows: Sequence[int]

    @property
    def cells(self) -> list[tuple[int, int]]:
        """Row and column of each cell, row by row."""
        return [(row, column) for row in self.rows for column in self.columns]

    def values(self, cell: tuple[int, int]) -> dict[str, int]:
        """The values of the two fields in a cell, by path."""
        return {self.down.path: cell[0], self.across.path: cell[1]}


def numbers(form: Form, values: Mapping[str, Any]) -> list[Field]:
    """The numeric fields in the first part of the form that have a value; a map covers two of them."""
    return [
        field
        for field in form.parts({})[0].fields
        if not (field.options or field.is_list or field.is_text or field.is_flag) and values[field.path] is not None
    ]


def heat_map(across: Field, down: Field, values: Mapping[str, Any]) -> HeatMap:
    """The map around the current values of the fields."""
    return HeatMap(across, down, _around(across, values[across.path]), _around(down, values[down.path]))


def _around(field: Field, value: int) -> range:
    low = max(field.low, min(value - _EACH_WAY, field.high - 2 * _EACH_WAY))
    return range(low, min(low + 2 * _EACH_WAY, field.high) + 1)


def is_charted(answer: Answer | Report) -> bool:
    """Whether the answer has an exact chance that can be computed for other numbers, too."""
    return isinstance(answer, Answer) and answer.sampling is None and bool(answer.probability)


def heat_map_table(
    drawn: HeatMap,
    found: Sequence[Answer | Report | RulewrightError | None],
    answer: Answer,
    values: Mapping[str, Any],
    form: Form,
    language: Language,
) -> str:
    """The map as HTML. `found` is the result of each cell, `None` if it makes no sense; `answer` is that of `values`.

    Every cell shows the results that the answer's goal wants.
    """
    shares = {cell: _share(other, answer, form.situation) for cell, other in zip(drawn.cells, found, strict=True)}

    def cell(row: int, column: int) -> str:
        share = shares[row, column]
        if share is None:
            return "<td>–</td>"
        is_here = values[drawn.down.path] == row and values[drawn.across.path] == column
        return (
            f'<td{" aria-current=true" if is_here else ""} style="--share:{100 * float(share):.0f}%">'
            f"{whole_percent(share, language)}</td>"
        )

    names = [escape(form.label(each).render(language)) for each in (drawn.across, drawn.down)]
    heads = "".join(f'<th scope="col">{column}</th>' for column in drawn.columns)
    rows = "".join(
        f'<tr><th scope="row">{row}</th>{"".join(cell(row, column) for column in drawn.columns)}</tr>'
        for row in drawn.rows
    )
    return (
        f'<table class="rw-grid rw-heat" lang="{language}"><caption>{escape(_told(answer, form.situation, language))}'
        f'</caption><tr class="rw-axes"><td colspan="{len(drawn.columns) + 1}">→ {names[0]}<br/>↓ {names[1]}</td></tr>'
        f"<tr><td></td>{heads}</tr>{rows}</table>"
    )


def _share(other: Answer | Report | RulewrightError | None, answer: Answer, situation: Situation) -> Fraction | None:
    if not isinstance(other, Answer):
        return None
    results = asked_results(answer, situation)
    share = sum((other.probability.get(result, Fraction(0)) for result in results), start=Fraction(0))
    return 1 - share if answer.goal in situation.avoiding else share


def _told(answer: Answer, situation: Situation, language: Language) -> str:
    """The title of the map: the event whose chances it shows."""
    if not answer.asked and answer.goal in situation.headline:
        return capitalised(situation.goals[answer.goal].render(language))
    return capitalised(", ".join(situation.results[each].render(language) for each in asked_results(answer, situation)))
