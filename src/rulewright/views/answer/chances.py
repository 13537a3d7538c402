"""The chances of an answer as HTML: bars, a strip, exact fractions."""

from __future__ import annotations

from fractions import Fraction
from html import escape

from rulewright.engine.rational import as_string
from rulewright.language import Language
from rulewright.language.numerals import percent
from rulewright.situations import Answer, Situation
from rulewright.views.explanation import LONGEST_FRACTION


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
