"""The explanation of an answer as HTML: the rules step by step."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rulewright.language import Language
from rulewright.views.answer.rules import Cite
from rulewright.views.explanation import Step, likelihood, meaning_of_shares


def step_list(steps: Sequence[Step], language: Language, cite: Cite) -> str:
    """The explanation as nested lists; every step names its rule."""
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
        line = cite(step.entry, step.title, f"<small>{remark}</small>")
        html.append(f'<li class="rw-{step.status}">{line}')
    html.append("</li>" + "</ol></li>" * depth + "</ol>")
    return "".join(html)
