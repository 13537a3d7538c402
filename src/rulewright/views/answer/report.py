"""An answer without chances as HTML: its statements with their rules."""

from __future__ import annotations

from html import escape

from rulewright.corpus import Corpus
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.situations import Report
from rulewright.views.answer.rules import Cite
from rulewright.views.explanation import stated


def report_lines(report: Report, corpus: Corpus, language: Language, cite: Cite) -> str:
    """An answer without chances: its statements, each with the rules that it rests on unfolding below it."""
    rows = []
    for line in report.lines:
        rules = "".join(cite(entry) for entry in line.entries)
        why = escape(phrase("why").render(language))
        lead = ' class="rw-lead"' if line.leads else ""
        rows.append(
            f'<li{lead}><details class="rw-why"><summary>{escape(stated(line, corpus, language))} '
            f"<small>{why}</small></summary>{rules}</details></li>"
        )
    return f'<ul class="rw-report" lang="{language}">{"".join(rows)}</ul>'
