"""The decisions of an answer as HTML: advice in sentences, and the value of each option, case by case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from rulewright.corpus import Corpus
from rulewright.engine.decisions import DecisionCase
from rulewright.language import Language
from rulewright.language.numerals import decimal, whole_percent
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.lettering import capitalised
from rulewright.pictures.symbols import FACES
from rulewright.situations import Advice, Situation
from rulewright.views.explanation import axis, choice_name, differing, known, listed, measured, option_name, option_rows
from rulewright.views.grids import Grid, grids


def advice_lines(told: Sequence[Advice], situation: Situation, corpus: Corpus, language: Language) -> str:
    """The advice in sentences; if there are several, each begins with its subject."""
    lines = []
    for advice in told:
        name = escape(choice_name(advice, corpus, situation, language))
        about = f"<b>{name}:</b> " if len(told) > 1 else ""
        lines.append(f"<p>{about}{escape(advice.text(language))}</p>")
    return f'<div class="rw-advice" lang="{language}">{"".join(lines)}</div>'


def cases(title: str, advice: Advice, situation: Situation, language: Language) -> str:
    """The cases of the decision `title` as a scrollable table: facts, best option, value of each option."""
    rows = option_rows(advice, situation, language)
    options = list(dict.fromkeys(option for row in rows for option in row.worth))
    titles = [phrase("case").render(language), phrase("decision").render(language), *options]
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    body = "".join(
        f"<tr><th scope='row'>{escape(', '.join(row.facts.values()))}</th><td><b>{escape(row.option)}</b></td>"
        + "".join(f"<td>{escape(row.worth.get(option, '–'))}</td>" for option in options)
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="rw-wide" role="region" tabindex="0" aria-label="{escape(title)}" lang="{language}">'
        f'<table class="rw-table"><tr>{head}</tr>{body}</table></div>'
    )


OPTION_SIGNS = "·↻▲◆■●"
"""The signs of options in a grid; the first option is to do nothing."""


@dataclass(frozen=True)
class Pattern:
    """Grids with the same best options everywhere, drawn as one; they differ only in the facts `known`."""

    grids: tuple[Grid, ...]

    @property
    def options(self) -> frozenset[str]:
        """The options that are best in some case."""
        return frozenset(case.option for case in self.grids[0].cells.values())

    @property
    def cases(self) -> tuple[DecisionCase, ...]:
        """All cases of the grids."""
        return tuple(case for grid in self.grids for case in grid.cells.values())


def patterns(cases: Sequence[DecisionCase]) -> tuple[Pattern, ...]:
    """The cases as grids, merged if the decisions are the same; empty if grids cannot show them."""
    found: dict[tuple[object, ...], list[Grid]] = {}
    for grid in grids(cases):
        decisions = tuple((place, case.option) for place, case in sorted(grid.cells.items()))
        found.setdefault((grid.row, grid.column, decisions), []).append(grid)
    return tuple(Pattern(tuple(alike)) for alike in found.values())


def is_seen_at_once(found: Sequence[Pattern]) -> bool:
    """Whether one grid shows the whole decision."""
    return len(found) == 1 and len(found[0].options) > 1


def grid_tables(title: str, found: Sequence[Pattern], advice: Advice, situation: Situation, language: Language) -> str:
    """The cases of the decision `title` as grids; each cell has the sign of the best option and its value.

    A line explains the number. In brackets, all options have the same value and another measure decides. A touched cell
    shows the values of all options. If one option is best throughout, a line states it.
    """
    measure = _telling(advice)
    options = list(dict.fromkeys(option for case in advice.cases for option in case.options))
    options = [each for each in options if each == options[0] or any(each in pattern.options for pattern in found)]
    legend = " ".join(
        f'<span><i class="{_class(option, options)}" aria-hidden="true">{_sign(option, options)}</i>'
        f" {escape(option_name(option, situation, language))}</span>"
        for option in options
    )
    html = "".join(_grid(each, options, advice, measure, situation, language) for each in found)
    notes = [_meaning(advice.measures[measure], situation, language)]
    if any(_is_even(case, measure) for each in found if len(each.options) > 1 for case in each.cases):
        notes.append(phrase("grid-even"))
    told = " ".join(note.render(language) for note in notes)
    head = f'<div class="rw-grids" role="group" aria-label="{escape(title)}" lang="{language}">'
    return f'{head}<p class="rw-legend">{legend}</p><p class="rw-note">{escape(told)}</p>{html}</div>'


def _telling(advice: Advice) -> int:
    """The position of the measure that a grid shows: the first in which options differ anywhere.

    If all options have the same value, later measures may be missing.
    """
    worths = [case.options.values() for case in advice.cases]
    places = range(min(len(each) for worth in worths for each in worth))
    return next((place for place in places if any(len({each[place] for each in worth}) > 1 for worth in worths)), 0)


def _meaning(measure: str, situation: Situation, language: Language) -> Phrase:
    """The sentence that explains the numbers of a grid."""
    if _is_chance(measure, situation):
        result = (situation.results.get(measure) or situation.words[measure]).render(language)
        return phrase("grid-chances", result=capitalised(result))
    return phrase("grid-numbers", measure=situation.words.get(measure, phrase("worth")))


def _is_chance(measure: str, situation: Situation) -> bool:
    return measure in situation.results or measure in situation.chances


def _is_even(case: DecisionCase, measure: int) -> bool:
    """Whether all options are equal in this measure, and another one decides."""
    return len(set(case.options.values())) > 1 == len({worth[measure] for worth in case.options.values()})


def _grid(
    pattern: Pattern, options: Sequence[str], advice: Advice, measure: int, situation: Situation, language: Language
) -> str:
    def told(cases: Sequence[DecisionCase], option: str) -> str:
        worths = [case.options[option][measure] for case in cases if option in case.options]
        return _range(worths, _is_chance(advice.measures[measure], situation), language)

    def every_measure(case: DecisionCase, option: str) -> str:
        shown = differing(case.options.values())
        numbers = enumerate(zip(advice.measures, case.options[option], strict=False))
        return listed((measured(*each, situation, language) for place, each in numbers if place in shown), language)

    grid = pattern.grids[0]
    shared = "; ".join(
        words for each in pattern.grids if (words := ", ".join(known(each.known, situation, language).values()))
    )
    if len(pattern.options) == 1:
        (option,) = pattern.options
        always = f"<b>{escape(option_name(option, situation, language))}</b> ({told(pattern.cases, option)})"
        return f'<p class="rw-always">{f"{escape(shared)}: " if shared else ""}{always}</p>'

    def heads(name: str, values: Sequence[int], scope: str) -> dict[int, str]:
        return {value: f'<th scope="{scope}">{_face(name, value, situation)}</th>' for value in values}

    def cell(place: tuple[int, int]) -> str:
        alike = [each.cells[place] for each in pattern.grids if place in each.cells]
        if not alike:
            return "<td></td>"
        option = alike[0].option
        is_even = _is_even(alike[0], measure)
        every = "; ".join(
            f"{option_name(each, situation, language)}: "
            f"{every_measure(alike[0], each) if is_even and len(alike) == 1 else told(alike, each)}"
            for each in alike[0].options
        )
        worth = told(alike, option)
        return (
            f'<td class="{_class(option, options)}" tabindex="-1" data-worth="{escape(every)}">'
            f'<i aria-hidden="true">{_sign(option, options)}</i>'
            f'<span class="rw-unseen">{escape(option_name(option, situation, language))}: </span>'
            f"<small>{f'({worth})' if is_even else worth}</small></td>"
        )

    corner = f"→ {escape(axis(grid.column, grid.columns, situation, language))}"
    if grid.row:
        corner += f"<br/>↓ {escape(axis(grid.row, grid.rows, situation, language))}"
    beside = heads(grid.row, grid.rows, "row") if grid.row else dict.fromkeys(grid.rows, "<td></td>")
    above = "".join(heads(grid.column, grid.columns, "col").values())
    body = "".join(
        f"<tr>{beside[row]}{''.join(cell((row, column)) for column in grid.columns)}</tr>" for row in grid.rows
    )
    return (
        f'<table class="rw-grid"><caption>{escape(shared)}</caption>'
        f'<tr class="rw-axes"><td colspan="{len(grid.columns) + 1}">{corner}</td></tr>'
        f"<tr><td></td>{above}</tr>{body}</table>"
    )


def _sign(option: str, options: Sequence[str]) -> str:
    return OPTION_SIGNS[min(options.index(option), len(OPTION_SIGNS) - 1)]


def _class(option: str, options: Sequence[str]) -> str:
    return f"rw-option-{min(options.index(option), len(OPTION_SIGNS) - 1)}"


def _face(name: str, value: int, situation: Situation) -> str:
    """A value of a grid's row or column, as the face of a die if it is one."""
    if name in situation.dice and 1 <= value <= FACES:
        return f'<span class="symbol symbol-die-{value}">{value}</span>'
    return str(value)


def _range(worths: Sequence[Fraction], is_chance: bool, language: Language) -> str:
    """The range of values, from the least to the greatest."""
    ends = (min(worths), max(worths))
    told = [whole_percent(each, language) if is_chance else decimal(each, language) for each in ends]
    return escape(language.record.range_sign.join(dict.fromkeys(told)))
