"""The results of many games as HTML: sentences, charts, and tables with the same data and more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from html import escape

from rulewright.corpus.factsheet import render_part
from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.situations.report_sections import ReportSection
from rulewright.views.charts_html import render_chart


def render_sections(
    sections: Iterable[ReportSection], corpus: Corpus, game: str, language: Language, heading_level: int = 2
) -> str:
    """The chapters as HTML, with headings of this level. Charts need `charts.css`."""
    return "".join(_render_section(each, corpus, game, language, heading_level) for each in sections)


def _render_section(section: ReportSection, corpus: Corpus, game: str, language: Language, heading_level: int) -> str:
    say = partial(render_part, corpus=corpus, game=game, language=language)
    title = escape(section.title.render(language))
    parts = [f'<section id="{section.id}" lang="{language}"><h{heading_level}>{title}</h{heading_level}>']
    if section.lead is not None:
        parts.append(f'<p class="lead">{escape(section.lead.render(language))}</p>')
    parts += (f"<p>{escape(each.render(language))}</p>" for each in section.paragraphs)
    if section.chart is not None:
        parts.append(render_chart(section.chart, say, language))
    if section.columns:
        head = "".join(f'<th scope="col">{escape(say(part))}</th>' for part in section.columns)
        body = "".join(_render_row([escape(capitalise(say(part))) for part in row]) for row in section.rows)
        table = f'<table class="docutils rw-table"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
        region = f'role="region" aria-label="{title}" tabindex="0"'
        parts.append(f'<div class="table-wrapper rw-wide" {region}>{table}</div>')
    return "".join(parts) + "</section>"


def _render_row(cells: Sequence[str]) -> str:
    first, *others = cells
    return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{each}</td>" for each in others)}</tr>'
