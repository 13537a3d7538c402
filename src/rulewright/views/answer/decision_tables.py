"""The decisions of an answer as HTML: advice in sentences, and the value of each option, case by case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from rulewright.corpus.model import Corpus
from rulewright.engine.decisions import DecisionCase
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.numerals import format_decimals, format_whole_percentage
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.symbols import FACES
from rulewright.situations.answer import Advice
from rulewright.situations.situation import Situation
from rulewright.views.decision_grids import DecisionGrid, build_grids
from rulewright.views.explanation_text import (
    build_option_rows,
    find_measure_word,
    format_axis,
    format_decision_name,
    format_facts,
    format_list,
    format_measure,
    format_option,
    select_measures,
)


def render_advice(advice_list: Sequence[Advice], situation: Situation, corpus: Corpus, language: Language) -> str:
    """The advice in sentences; if there are several, each begins with its subject."""
    lines = []
    for advice in advice_list:
        name = escape(format_decision_name(advice, corpus, situation, language))
        about = f"<b>{name}:</b> " if len(advice_list) > 1 else ""
        lines.append(f"<p>{about}{escape(advice.summary(language))}</p>")
    return f'<div class="rw-advice" lang="{language}">{"".join(lines)}</div>'


def render_cases(title: str, advice: Advice, situation: Situation, language: Language) -> str:
    """The cases of the decision `title` as a scrollable table: facts, best option, value of each option."""
    rows = build_option_rows(advice, situation, language)
    options = list(dict.fromkeys(option for row in rows for option in row.option_values))
    titles = [phrase("case").render(language), phrase("decision").render(language), *options]
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    body = "".join(
        f"<tr><th scope='row'>{escape(', '.join(row.facts.values()))}</th><td><b>{escape(row.option)}</b></td>"
        + "".join(f"<td>{escape(row.option_values.get(option, '–'))}</td>" for option in options)
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="rw-wide" role="region" tabindex="0" aria-label="{escape(title)}" lang="{language}">'
        f'<table class="rw-table"><tr>{head}</tr>{body}</table></div>'
    )


OPTION_SYMBOLS = "·↻▲◆■●"
"""The signs of options in a grid; the first option is to do nothing."""


@dataclass(frozen=True)
class GridPattern:
    """Grids with the same best options everywhere, drawn as one; they differ only in their `shared_facts`."""

    grids: tuple[DecisionGrid, ...]

    @property
    def options(self) -> frozenset[str]:
        """The options that are best in some case."""
        return frozenset(case.option for case in self.grids[0].cells.values())

    @property
    def cases(self) -> tuple[DecisionCase, ...]:
        """All cases of the grids."""
        return tuple(case for grid in self.grids for case in grid.cells.values())


def group_grids(cases: Sequence[DecisionCase]) -> tuple[GridPattern, ...]:
    """The cases as grids, merged if the decisions are the same; empty if grids cannot show them."""
    found: dict[tuple[object, ...], list[DecisionGrid]] = {}
    for grid in build_grids(cases):
        decisions = tuple((place, case.option) for place, case in sorted(grid.cells.items()))
        found.setdefault((grid.row_fact, grid.column_fact, decisions), []).append(grid)
    return tuple(GridPattern(tuple(alike)) for alike in found.values())


def fits_in_one_grid(found: Sequence[GridPattern]) -> bool:
    """Whether one grid shows the whole decision."""
    return len(found) == 1 and len(found[0].options) > 1


def render_grids(
    title: str, found: Sequence[GridPattern], advice: Advice, situation: Situation, language: Language
) -> str:
    """The cases of the decision `title` as grids; each cell has the sign of the best option and its value.

    A line explains the number. In brackets, all options have the same value and another measure decides. A touched cell
    shows the values of all options. If one option is best throughout, a line states it.
    """
    measure = _deciding_measure(advice)
    options = list(dict.fromkeys(option for case in advice.cases for option in case.options))
    options = [each for each in options if each == options[0] or any(each in pattern.options for pattern in found)]
    legend = " ".join(
        f'<span><i class="{_option_class(option, options)}" aria-hidden="true">{_option_symbol(option, options)}</i>'
        f" {escape(format_option(option, situation, language, advice.choice))}</span>"
        for option in options
    )
    html = "".join(_render_grid(each, options, advice, measure, situation, language) for each in found)
    notes = [_describe_measure(advice.measures[measure], situation, language)]
    if any(_is_even(case, measure) for each in found if len(each.options) > 1 for case in each.cases):
        notes.append(phrase("grid-even"))
    told = " ".join(note.render(language) for note in notes)
    head = f'<div class="rw-grids" role="group" aria-label="{escape(title)}" lang="{language}">'
    return f'{head}<p class="rw-legend">{legend}</p><p class="rw-note">{escape(told)}</p>{html}</div>'


def _deciding_measure(advice: Advice) -> int:
    """The position of the measure that a grid shows: the first in which options differ anywhere.

    If all options have the same value, later measures may be missing.
    """
    worths = [case.options.values() for case in advice.cases]
    places = range(min(len(each) for worth in worths for each in worth))
    return next((place for place in places if any(len({each[place] for each in worth}) > 1 for worth in worths)), 0)


def _describe_measure(measure: str, situation: Situation, language: Language) -> Phrase:
    """The sentence that explains the numbers of a grid."""
    if _is_chance(measure, situation):
        result = (situation.results.get(measure) or situation.words[measure]).render(language)
        return phrase("grid-chances", result=capitalise(result))
    return phrase("grid-numbers", measure=find_measure_word(measure, situation))


def _is_chance(measure: str, situation: Situation) -> bool:
    return measure in situation.results or measure in situation.probability_measures


def _is_even(case: DecisionCase, measure: int) -> bool:
    """Whether all options are equal in this measure, and another one decides."""
    return len(set(case.options.values())) > 1 == len({worth[measure] for worth in case.options.values()})


def _render_grid(
    pattern: GridPattern, options: Sequence[str], advice: Advice, measure: int, situation: Situation, language: Language
) -> str:
    def told(cases: Sequence[DecisionCase], option: str) -> str:
        worths = [case.options[option][measure] for case in cases if option in case.options]
        return _format_value_range(worths, _is_chance(advice.measures[measure], situation), language)

    def every_measure(case: DecisionCase, option: str) -> str:
        shown = select_measures(case.options.values())
        numbers = enumerate(zip(advice.measures, case.options[option], strict=False))
        return format_list(
            (format_measure(*each, situation, language) for place, each in numbers if place in shown), language
        )

    grid = pattern.grids[0]
    shared = "; ".join(
        words
        for each in pattern.grids
        if (words := ", ".join(format_facts(each.shared_facts, situation, language, advice.choice).values()))
    )
    if len(pattern.options) == 1:
        (option,) = pattern.options
        name = escape(format_option(option, situation, language, advice.choice))
        always = f"<b>{name}</b> ({told(pattern.cases, option)})"
        return f'<p class="rw-always">{f"{escape(shared)}: " if shared else ""}{always}</p>'

    def heads(name: str, values: Sequence[int], scope: str) -> dict[int, str]:
        return {value: f'<th scope="{scope}">{_render_die_face(name, value, situation)}</th>' for value in values}

    def cell(place: tuple[int, int]) -> str:
        alike = [each.cells[place] for each in pattern.grids if place in each.cells]
        if not alike:
            return "<td></td>"
        option = alike[0].option
        is_even = _is_even(alike[0], measure)
        every = "; ".join(
            f"{format_option(each, situation, language, advice.choice)}: "
            f"{every_measure(alike[0], each) if is_even and len(alike) == 1 else told(alike, each)}"
            for each in alike[0].options
        )
        worth = told(alike, option)
        return (
            f'<td class="{_option_class(option, options)}" tabindex="-1" data-worth="{escape(every)}">'
            f'<i aria-hidden="true">{_option_symbol(option, options)}</i>'
            f'<span class="rw-unseen">{escape(format_option(option, situation, language, advice.choice))}: </span>'
            f"<small>{f'({worth})' if is_even else worth}</small></td>"
        )

    corner = f"→ {escape(format_axis(grid.column_fact, grid.column_values, situation, language, advice.choice))}"
    if grid.row_fact:
        corner += f"<br/>↓ {escape(format_axis(grid.row_fact, grid.row_values, situation, language, advice.choice))}"
    beside = (
        heads(grid.row_fact, grid.row_values, "row") if grid.row_fact else dict.fromkeys(grid.row_values, "<td></td>")
    )
    above = "".join(heads(grid.column_fact, grid.column_values, "col").values())
    body = "".join(
        f"<tr>{beside[row]}{''.join(cell((row, column)) for column in grid.column_values)}</tr>"
        for row in grid.row_values
    )
    return (
        f'<table class="rw-grid"><caption>{escape(shared)}</caption>'
        f'<tr class="rw-axes"><td colspan="{len(grid.column_values) + 1}">{corner}</td></tr>'
        f"<tr><td></td>{above}</tr>{body}</table>"
    )


def _option_symbol(option: str, options: Sequence[str]) -> str:
    return OPTION_SYMBOLS[min(options.index(option), len(OPTION_SYMBOLS) - 1)]


def _option_class(option: str, options: Sequence[str]) -> str:
    return f"rw-option-{min(options.index(option), len(OPTION_SYMBOLS) - 1)}"


def _render_die_face(name: str, value: int, situation: Situation) -> str:
    """A value of a grid's row or column, as the face of a die if it is one."""
    if name in situation.die_facts and 1 <= value <= FACES:
        return f'<span class="symbol symbol-die-{value}">{value}</span>'
    return str(value)


def _format_value_range(worths: Sequence[Fraction], is_chance: bool, language: Language) -> str:
    """The range of values, from the least to the greatest."""
    ends = (min(worths), max(worths))
    told = [format_whole_percentage(each, language) if is_chance else format_decimals(each, language) for each in ends]
    return escape(language.record.range_sign.join(dict.fromkeys(told)))
