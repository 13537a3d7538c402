"""A heat map of the main chance of an answer over two numbers of its situation: a table, darker if likelier."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any

from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.numerals import format_whole_percentage
from rulewright.language.phrase import phrase
from rulewright.situations.answer import Answer
from rulewright.situations.form_fields import RequestField
from rulewright.situations.problem import Report
from rulewright.situations.situation import Situation, goal_results
from rulewright.views.situation_form import SituationForm

HEAT_MAP_LABEL = phrase("how-the-chance-changes")
ACROSS_LABEL, DOWN_LABEL = phrase("across"), phrase("down")
_STEPS_EACH_WAY = 3
"""The number of values before and after the current one: seven columns fit on a phone."""


@dataclass(frozen=True)
class HeatMap:
    """The values of two fields, one in columns and the other in rows."""

    across: RequestField
    down: RequestField
    columns: Sequence[int]
    rows: Sequence[int]

    @property
    def cells(self) -> list[tuple[int, int]]:
        """Row and column of each cell, row by row."""
        return [(row, column) for row in self.rows for column in self.columns]

    def cell_values(self, cell: tuple[int, int]) -> dict[str, int]:
        """The values of the two fields in a cell, by path."""
        return {self.down.path: cell[0], self.across.path: cell[1]}


def list_number_fields(form: SituationForm, values: Mapping[str, Any]) -> list[RequestField]:
    """The numeric fields in the first part of the form that have a value; a map covers two of them."""
    return [
        field
        for field in form.parts({})[0].fields
        if not (field.options or field.is_list or field.is_text or field.is_flag) and values[field.path] is not None
    ]


def build_heat_map(across: RequestField, down: RequestField, values: Mapping[str, Any]) -> HeatMap:
    """The map around the current values of the fields."""
    return HeatMap(
        across, down, _surrounding_values(across, values[across.path]), _surrounding_values(down, values[down.path])
    )


def _surrounding_values(field: RequestField, value: int) -> range:
    low = max(field.low, min(value - _STEPS_EACH_WAY, field.high - 2 * _STEPS_EACH_WAY))
    return range(low, min(low + 2 * _STEPS_EACH_WAY, field.high) + 1)


def has_heat_map(answer: Answer | Report) -> bool:
    """Whether the answer has an exact chance that can be computed for other numbers, too."""
    return isinstance(answer, Answer) and answer.sampling is None and bool(answer.probability)


def render_heat_map(
    heat_map: HeatMap,
    outcomes: Sequence[Answer | Report | RulewrightError | None],
    answer: Answer,
    values: Mapping[str, Any],
    form: SituationForm,
    language: Language,
) -> str:
    """The map as HTML. `outcomes` are the results of the cells, `None` if it makes no sense; `answer` is that of
    `values`.

    Every cell shows the results that the answer's goal wants.
    """
    shares = {
        cell: _goal_probability_in(other, answer, form.situation)
        for cell, other in zip(heat_map.cells, outcomes, strict=True)
    }

    def cell(row: int, column: int) -> str:
        share = shares[row, column]
        if share is None:
            return "<td>–</td>"
        is_here = values[heat_map.down.path] == row and values[heat_map.across.path] == column
        return (
            f'<td{" aria-current=true" if is_here else ""} style="--share:{100 * float(share):.0f}%">'
            f"{format_whole_percentage(share, language)}</td>"
        )

    names = [escape(form.label(each).render(language)) for each in (heat_map.across, heat_map.down)]
    heads = "".join(f'<th scope="col">{column}</th>' for column in heat_map.columns)
    rows = "".join(
        f'<tr><th scope="row">{row}</th>{"".join(cell(row, column) for column in heat_map.columns)}</tr>'
        for row in heat_map.rows
    )
    caption = escape(_format_caption(answer, form.situation, language))
    return (
        f'<table class="rw-grid rw-heat" lang="{language}"><caption>{caption}</caption>'
        f'<tr class="rw-axes"><td colspan="{len(heat_map.columns) + 1}">→ {names[0]}<br/>↓ {names[1]}</td></tr>'
        f"<tr><td></td>{heads}</tr>{rows}</table>"
    )


def _goal_probability_in(
    other: Answer | Report | RulewrightError | None, answer: Answer, situation: Situation
) -> Fraction | None:
    if not isinstance(other, Answer):
        return None
    results = goal_results(answer, situation)
    share = sum((other.probability.get(result, Fraction(0)) for result in results), start=Fraction(0))
    return 1 - share if answer.goal in situation.goals_to_avoid else share


def _format_caption(answer: Answer, situation: Situation, language: Language) -> str:
    """The title of the map: the event whose chances it shows."""
    if not answer.wanted_results and answer.goal in situation.headline_results:
        return capitalise(situation.goals[answer.goal].render(language))
    return capitalise(", ".join(situation.results[each].render(language) for each in goal_results(answer, situation)))
