"""The decisions of an answer as HTML: advice in sentences, and what each option is worth, case by case."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rulewright.corpus import Corpus
from rulewright.engine.decisions import DecisionCase
from rulewright.language import Language
from rulewright.language.numerals import decimal, percent, whole_percent
from rulewright.language.phrase import phrase
from rulewright.situations import Advice, Answer, Situation
from rulewright.views.explanation import axis, choice_name, known, option_name, option_rows
from rulewright.views.grids import Grid


def advice_lines(answer: Answer, situation: Situation, corpus: Corpus, language: Language) -> str:
    """The advice in words; where there are several, each says what it is about."""
    lines = []
    for advice in answer.advice:
        name = escape(choice_name(advice, corpus, situation, language))
        told = f"<b>{name}:</b> " if len(answer.advice) > 1 else ""
        lines.append(f"<p>{told}{escape(advice.text(language))}</p>")
    return f'<div class="rw-advice" lang="{language}">{"".join(lines)}</div>'


def cases(title: str, advice: Advice, situation: Situation, language: Language) -> str:
    """The cases of the decision `title`: what is known, the option to take, what each is worth; to be scrolled."""
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
"""What stands for an option in a grid; the first option is to do nothing."""


def grid_tables(title: str, tables: Sequence[Grid], advice: Advice, situation: Situation, language: Language) -> str:
    """The cases of the decision `title` as grids; each cell has the sign of the option to take and what it is worth."""
    options = list(dict.fromkeys(option for grid in tables for case in grid.cells.values() for option in case.options))
    signs = {option: OPTION_SIGNS[min(number, len(OPTION_SIGNS) - 1)] for number, option in enumerate(options)}
    names = {option: escape(option_name(option, situation, language)) for option in options}
    legend = " ".join(
        f'<span><i class="rw-option-{number}" aria-hidden="true">{signs[option]}</i> {names[option]}</span>'
        for number, option in enumerate(options)
    )

    def cell(case: DecisionCase | None) -> str:
        if case is None:
            return "<td></td>"
        worth = case.options[case.option][0]
        told = whole_percent(worth, language) if advice.is_chance else decimal(worth, language)
        every = "; ".join(
            f"{names[option]}: {escape(percent(each[0], language) if advice.is_chance else decimal(each[0], language))}"
            for option, each in case.options.items()
        )
        return (
            f'<td class="rw-option-{options.index(case.option)}" title="{every}">'
            f'<i aria-hidden="true">{signs[case.option]}</i><span class="rw-unseen">{names[case.option]}: </span>'
            f"<small>{escape(told)}</small></td>"
        )

    html = []
    for grid in tables:
        shared = ", ".join(known(grid.known, situation, language).values())
        corner = f"→ {escape(axis(grid.column, grid.columns, situation, language))}"
        if grid.row:
            corner += f"<br/>↓ {escape(axis(grid.row, grid.rows, situation, language))}"
        head = "".join(f'<th scope="col">{number}</th>' for number in grid.columns)
        heads = {row: f'<th scope="row">{row}</th>' if grid.row else "<td></td>" for row in grid.rows}
        body = "".join(
            f"<tr>{heads[row]}{''.join(cell(grid.cells.get((row, column))) for column in grid.columns)}</tr>"
            for row in grid.rows
        )
        html.append(
            f'<table class="rw-grid" lang="{language}"><caption>{escape(shared)}</caption>'
            f'<tr class="rw-axes"><td colspan="{len(grid.columns) + 1}">{corner}</td></tr>'
            f"<tr><td></td>{head}</tr>{body}</table>"
        )
    head = f'<div class="rw-grids" role="group" aria-label="{escape(title)}" lang="{language}">'
    return f'{head}<p class="rw-legend">{legend}</p>{"".join(html)}</div>'
