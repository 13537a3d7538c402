"""An answer without chances as HTML: its statements with their rules."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.situations.named import NamedPiece
from rulewright.situations.problem import Report
from rulewright.views.answer.rule_citations import CitationRenderer
from rulewright.views.explanation_text import (
    ExplanationStep,
    explain_percentages,
    format_named_piece,
    format_statement,
    format_step_chance,
)


def render_statements(report: Report, corpus: Corpus, language: Language, cite: CitationRenderer) -> str:
    """An answer without chances: its statements, each with the rules that it rests on unfolding below it."""
    rows = []
    for line in report.statements:
        rules = "".join(cite(entry) for entry in line.entries)
        why = escape(phrase("why").render(language))
        lead = ' class="rw-lead"' if line.is_summary else ""
        rows.append(
            f'<li{lead}><details class="rw-why"><summary>{escape(format_statement(line, corpus, language))} '
            f"<small>{why}</small></summary>{rules}</details></li>"
        )
    return f'<ul class="rw-report" lang="{language}">{"".join(rows)}</ul>'


def render_named(pieces: Sequence[NamedPiece], corpus: Corpus, language: Language, cite: CitationRenderer) -> str:
    """The named pieces, each with its effect on the answer and the rules that decide it."""
    rows = []
    for piece in pieces:
        rules = "".join(cite(entry) for entry in piece.entries)
        name = escape(format_named_piece(piece, corpus, language))
        rows.append(
            f'<li class="rw-{piece.effect}"><details class="rw-why"><summary>{name}</summary>{rules}</details></li>'
        )
    title = escape(phrase("what-you-named").render(language))
    return (
        f'<p lang="{language}"><strong>{title}</strong></p>'
        f'<ul class="rw-report rw-named" lang="{language}">{"".join(rows)}</ul>'
    )


def render_steps(steps: Sequence[ExplanationStep], language: Language, cite: CitationRenderer) -> str:
    """The explanation as nested lists; every step names its rule."""
    html = [
        f'<p lang="{language}"><small>{escape(explain_percentages(steps, language))}</small></p>',
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
        told = "" if step.probability == 1 else escape(format_step_chance(step, language))
        remark = " · ".join(filter(None, (escape(step.remark), told)))
        line = cite(step.entry, step.title, f"<small>{remark}</small>")
        html.append(f'<li class="rw-{step.status}">{line}')
    html.append("</li>" + "</ol></li>" * depth + "</ol>")
    return "".join(html)
