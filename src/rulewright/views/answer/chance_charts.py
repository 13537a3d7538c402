"""The chances of an answer as HTML: bars, a strip, exact fractions."""

from __future__ import annotations

from collections.abc import Container, Mapping
from fractions import Fraction
from html import escape

from rulewright.engine.arithmetic import ZERO, as_string
from rulewright.language import Language
from rulewright.language.numerals import format_percentage
from rulewright.language.phrase import phrase
from rulewright.situations.answer import Answer
from rulewright.situations.situation import Situation
from rulewright.views.charts_html import Bar, StripSegment, render_bars, render_histogram, render_strip
from rulewright.views.explanation_text import MAX_FRACTION_LENGTH, format_known_chance, format_result

MIN_HISTOGRAM_COLUMNS = 3
"""The least number of different values for a histogram; with fewer, the average suffices."""


def render_chances(answer: Answer, situation: Situation, language: Language) -> str:
    """The distribution as labelled bars with percentages; impossible results are left out."""
    return render_bars(
        (
            Bar(
                format_result(result, situation, language),
                share,
                format_known_chance(share, answer, language),
                tone_class(result, situation),
            )
            for result, share in answer.probability.items()
            if share
        ),
        language,
    )


def render_chance_strip(answer: Answer, situation: Situation) -> str:
    """The distribution as one coloured strip; the bars below it have the words."""
    return render_strip(
        StripSegment(tone_class(result, situation), share) for result, share in answer.probability.items()
    )


def render_chance_histogram(
    title: str, probabilities: Mapping[int, Fraction], language: Language, symbol: str = ""
) -> str:
    """The chances of numbers as columns, with an unfolding table. `symbol` is beside the title."""
    heights = {number: float(share) for number, share in probabilities.items()}
    words = {number: format_percentage(share, language) for number, share in probabilities.items()}
    return render_histogram(title, heights, words, language, symbol)


def render_remaining(answer: Answer, situation: Situation, symbols: Container[str], language: Language) -> str:
    """Histograms of the hero's remaining numbers that have many possible values; empty if none has."""
    html = ""
    for name in answer.expected:
        shares: dict[int, Fraction] = {}
        for line in answer.outcomes:
            if name in line.hero:
                shares[line.hero[name]] = shares.get(line.hero[name], ZERO) + line.probability
        if len(shares) >= MIN_HISTOGRAM_COLUMNS:
            title = situation.words[name].render(language)
            html += render_chance_histogram(title, shares, language, name if name in symbols else "")
    return html


def render_chances_by_turn(answer: Answer, language: Language) -> str:
    """The chances that play is over by the end of each turn, as a histogram."""
    return render_chance_histogram(
        phrase("over-by-the-end-of-turn").render(language), dict(enumerate(answer.by_turn, 1)), language
    )


def tone_class(result: str, situation: Situation) -> str:
    """The class in the style sheet that colours a result."""
    return f"rw-{situation.result_tones.get(result, 'other')}"


def render_fractions(answer: Answer, situation: Situation, language: Language) -> str:
    """The exact fractions of all results."""
    rows = "".join(
        f"<tr><th scope='row'>{escape(format_result(result, situation, language))}</th>"
        f"<td>{_render_fraction(share)}</td></tr>"
        for result, share in answer.probability.items()
    )
    return f'<table class="rw-table" lang="{language}">{rows}</table>'


def _render_fraction(share: Fraction) -> str:
    """An exact fraction; long ones may break anywhere."""
    exact = as_string(share)
    return exact if len(exact) <= MAX_FRACTION_LENGTH else f"<small>{exact.replace('/', ' / ')}</small>"
