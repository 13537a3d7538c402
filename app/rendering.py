"""HTML for what Streamlit has no element for; every text is escaped here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from html import escape

from rulecards import rule
from rulewright.corpus import Book, Corpus
from rulewright.engine.decisions import DecisionCase
from rulewright.engine.rational import ZERO, as_string
from rulewright.language import Language
from rulewright.language.numerals import decimal, percent, whole_percent
from rulewright.language.phrase import Phrase, phrase
from rulewright.search import Hit
from rulewright.situations import Advice, Answer, Report, Situation
from rulewright.situations.comparing import Help, LastOne, OtherReading
from rulewright.views.explanation import (
    LONGEST_FRACTION,
    OptionRow,
    Step,
    asked_results,
    axis,
    change_told,
    changed,
    known,
    likelihood,
    meaning_of_shares,
    option_name,
    reading_told,
    stated,
)
from rulewright.views.foreign import titled
from rulewright.views.grids import Grid


def heading(text: str, language: Language, level: int = 2) -> str:
    """A heading."""
    return f'<h{level} lang="{language}">{escape(text)}</h{level}>'


def bars(answer: Answer, situation: Situation, language: Language) -> str:
    """The distribution as labelled bars with percents; impossible results are left out."""
    rows = []
    for result, share in answer.probability.items():
        if not share:
            continue
        rows.append(
            f'<li><span class="rw-bar-text"><span>{escape(situation.results[result].render(language))}</span>'
            f"<b>{escape(percent(share, language))}</b></span>"
            f'<span class="rw-bar" aria-hidden="true">'
            f'<span class="{tone_of(result, situation)}" style="width:{100 * float(share):.2f}%"></span></span></li>'
        )
    return f'<ul class="rw-bars" lang="{language}">{"".join(rows)}</ul>'


def strip(answer: Answer, situation: Situation) -> str:
    """The distribution as one coloured strip; the bars below say it in words."""
    parts = "".join(
        f'<span class="{tone_of(result, situation)}" style="width:{100 * float(share):.2f}%"></span>'
        for result, share in answer.probability.items()
        if share
    )
    return f'<span class="rw-strip" aria-hidden="true">{parts}</span>'


def tone_of(result: str, situation: Situation) -> str:
    """The class of the style sheet that colours a result."""
    return f"rw-{situation.tones.get(result, 'other')}"


def fractions(answer: Answer, situation: Situation, language: Language) -> str:
    """The exact fractions of all results."""
    rows = "".join(
        f"<tr><th scope='row'>{escape(situation.results[result].render(language))}</th><td>{_fraction(share)}</td></tr>"
        for result, share in answer.probability.items()
    )
    return f'<table class="rw-table" lang="{language}">{rows}</table>'


def _fraction(share: Fraction) -> str:
    """An exact fraction; long ones may break anywhere."""
    exact = as_string(share)
    return exact if len(exact) <= LONGEST_FRACTION else f"<small>{exact.replace('/', ' / ')}</small>"


def cases(title: str, rows: Sequence[OptionRow], language: Language) -> str:
    """The cases of the decision `title`: what is known, the option to take, what each is worth; to be scrolled."""
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
            corner += f"<br>↓ {escape(axis(grid.row, grid.rows, situation, language))}"
        head = "".join(f'<th scope="col">{number}</th>' for number in grid.columns)
        body = "".join(
            f"<tr>{f'<th scope=row>{row}</th>' if grid.row else '<td></td>'}"
            + "".join(cell(grid.cells.get((row, column))) for column in grid.columns)
            + "</tr>"
            for row in grid.rows
        )
        html.append(
            f'<table class="rw-grid" lang="{language}"><caption>{escape(shared)}</caption>'
            f'<tr class="rw-axes"><td colspan="{len(grid.columns) + 1}">{corner}</td></tr>'
            f"<tr><td></td>{head}</tr>{body}</table>"
        )
    head = f'<div class="rw-grids" role="group" aria-label="{escape(title)}" lang="{language}">'
    return f'{head}<p class="rw-legend">{legend}</p>{"".join(html)}</div>'


def step_list(steps: Sequence[Step], corpus: Corpus, language: Language) -> str:
    """The explanation as nested lists; every step unfolds into its rule."""
    html = [
        f'<p lang="{language}"><small>{escape(meaning_of_shares(steps, language))}</small></p>',
        f'<ol class="rw-steps" lang="{language}">',
    ]
    depth = 0
    for number, step in enumerate(steps):
        if number:
            if step.depth > depth:
                html.append("<ol>" * (step.depth - depth))
            else:
                html.append("</li>" + "</ol></li>" * (depth - step.depth))
        depth = step.depth
        told = "" if step.probability == 1 else escape(likelihood(step, language))
        remark = " · ".join(filter(None, (escape(step.remark), told)))
        line = rule(step.entry, corpus, language, title=step.title, remark=f"<small>{remark}</small>")
        html.append(f'<li class="rw-{step.status}">{line}')
    html.append("</li>" + "</ol></li>" * depth + "</ol>")
    return "".join(html)


def hit_head(hit: Hit, place: str, reader: Language) -> str:
    """A search hit: its title as a link to the site, the place it stands in (HTML), the snippet with marked words."""
    pieces = hit.snippet.split("**")
    own = f' lang="{reader}"' if hit.language != reader else ""
    snippet = "".join(f"<mark>{escape(text)}</mark>" if i % 2 else escape(text) for i, text in enumerate(pieces))
    return (
        f'<div class="rw-hit" lang="{hit.language}">'
        f'<a href="{escape(hit.url)}">{escape(hit.title)}</a> <small{own}>{place}</small>'
        f"<p>{snippet}</p></div>"
    )


def passage_html(book: Book, passage: str, language: Language) -> str:
    """A rulebook's own lines, which only this machine has, under the book's name."""
    return (
        f'<div class="rw-passage"><small lang="{language}">{titled(book.titles, language)}</small>'
        f'<blockquote lang="{book.language}">{escape(passage)}</blockquote></div>'
    )


def report_lines(report: Report, corpus: Corpus, language: Language) -> str:
    """An answer without chances: its statements, each with the rules that it rests on unfolding below it."""
    rows = []
    for line in report.lines:
        rules = "".join(rule(entry, corpus, language) for entry in line.entries)
        why = escape(phrase("why").render(language))
        lead = ' class="rw-lead"' if line.leads else ""
        rows.append(
            f'<li{lead}><details class="rw-why"><summary>{escape(stated(line, corpus, language))} '
            f"<small>{why}</small></summary>{rules}</details></li>"
        )
    return f'<ul class="rw-report" lang="{language}">{"".join(rows)}</ul>'


def changes(
    answer: Answer,
    readings: Sequence[OtherReading],
    helps: Sequence[Help],
    last_ones: Sequence[LastOne],
    situation: Situation,
    corpus: Corpus,
    language: Language,
) -> str:
    """What would help most, what the last of something is worth, which readings change the answer.

    Each with the number before and after.
    """

    def told(name: Phrase, other: Answer) -> str:
        found = changed(answer, other, situation, language)
        return change_told(name.render(language), found, language) if found else ""

    def listed(named: Sequence[Help | LastOne], title: Phrase, kind: str) -> str:
        lines = [line for each in named if (line := told(each.name, each.answer))]
        rows = "".join(f"<li>{escape(line)}</li>" for line in lines)
        return f"<h3>{escape(title.render(language))}</h3><{kind}>{rows}</{kind}>" if lines else ""

    read = "".join(
        f"<li>{rule(each.entry, corpus, language, title=line)}</li>"
        for each in readings
        if (line := told(reading_told(situation.variants[each.variant], each.value, situation), each.answer))
    )
    asked = ", ".join(situation.results[result].render(language) for result in asked_results(answer, situation))
    html = listed(helps, phrase("what-would-help-most"), "ol")
    html += listed(last_ones, phrase("what-the-last-one-is-worth"), "ul")
    if read:
        html += f"<h3>{escape(phrase('read-otherwise-this-would-change').render(language))}</h3><ul>{read}</ul>"
    nothing = f"<p>{escape(phrase('nothing-of-that-changes-the-answer').render(language))}</p>"
    return f'<div class="rw-compare" lang="{language}"><p>{escape(asked)}</p>{html or nothing}</div>'


def side_by_side(this: Answer, other: Answer, situation: Situation, language: Language) -> str:
    """Two answers to the same kind of situation, result by result."""

    def say(template: str) -> str:
        return escape(phrase(template).render(language))

    rows = []
    for result in dict.fromkeys((*this.probability, *other.probability)):
        here, there = this.probability.get(result, ZERO), other.probability.get(result, ZERO)
        if here or there:
            rows.append(
                f'<tr><th scope="row">{escape(situation.results[result].render(language))}</th>'
                f"<td>{escape(percent(there, language))}</td><td><b>{escape(percent(here, language))}</b></td></tr>"
            )
    for name, number in this.expected.items():
        here_told, there_told = decimal(number, language), decimal(other.expected[name], language)
        if here_told != there_told:
            rows.append(
                f'<tr><th scope="row">{escape(situation.words[name].render(language))}</th>'
                f"<td>{escape(there_told)}</td><td><b>{escape(here_told)}</b></td></tr>"
            )
    head = f"<tr><td></td><th scope='col'>{say('kept')}</th><th scope='col'>{say('now')}</th></tr>"
    return f'<table class="rw-table" lang="{language}">{head}{"".join(rows)}</table>'


def differing(kept: Mapping[str, str], now: Mapping[str, str], language: Language) -> str:
    """In what two situations differ: each field with its value then and now."""
    rows = "".join(
        f'<tr><th scope="row">{escape(label)}</th><td>{escape(kept.get(label, "–"))}</td>'
        f"<td><b>{escape(now.get(label, '–'))}</b></td></tr>"
        for label in dict.fromkeys((*kept, *now))
        if kept.get(label) != now.get(label)
    )
    return f'<table class="rw-table" lang="{language}">{rows}</table>' if rows else ""
