"""The chances of an answer as HTML: bars, a strip, exact fractions."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from fractions import Fraction
from html import escape
from typing import NamedTuple

from rulewright.engine.arithmetic import ZERO, as_string
from rulewright.language import Language
from rulewright.language.numerals import format_percentage
from rulewright.language.phrase import phrase
from rulewright.pictures.text_layout import capitalise
from rulewright.situations.answer import Answer
from rulewright.situations.situation import Situation
from rulewright.views.explanation_text import MAX_FRACTION_LENGTH, format_result

MIN_HISTOGRAM_COLUMNS = 3
"""The least number of different values for a histogram; with fewer, the average suffices."""


def render_bars(answer: Answer, situation: Situation, language: Language) -> str:
    """The distribution as labelled bars with percentages; impossible results are left out."""
    rows = []
    for result, share in answer.probability.items():
        if not share:
            continue
        rows.append(
            f'<li><span class="rw-bar-text"><span>{escape(format_result(result, situation, language))}</span>'
            f"<b>{escape(format_percentage(share, language))}</b></span>"
            f'<span class="rw-bar" aria-hidden="true">'
            f'<span class="{tone_class(result, situation)}" style="width:{100 * float(share):.2f}%"></span></span></li>'
        )
    return f'<ul class="rw-bars" lang="{language}">{"".join(rows)}</ul>'


class StripSegment(NamedTuple):
    """A piece of a strip: its class in the style sheet, and its share."""

    tone: str
    probability: Fraction


def render_strip(answer: Answer, situation: Situation) -> str:
    """The distribution as one coloured strip; the bars below it have the words."""
    return render_segments(
        [StripSegment(tone_class(result, situation), share) for result, share in answer.probability.items()]
    )


def render_segments(segments: Iterable[StripSegment]) -> str:
    """A coloured strip, filled as far as the shares add up; the words are beside it."""
    parts = "".join(
        f'<span class="{each.tone}" style="width:{100 * float(each.probability):.2f}%"></span>'
        for each in segments
        if each.probability
    )
    return f'<span class="rw-strip" aria-hidden="true">{parts}</span>'


def render_histogram(title: str, probabilities: Mapping[int, Fraction], language: Language, symbol: str = "") -> str:
    """The chances of numbers as columns, lowest number first, with an unfolding table. `symbol` is beside the title."""
    rows = {number: format_percentage(share, language) for number, share in sorted(probabilities.items())}
    highest = max(probabilities.values())
    columns = "".join(
        f'<span><b style="height:{100 * float(probabilities[number] / highest):.1f}%"></b><i>{number}</i></span>'
        for number in rows
    )
    table = "".join(f'<tr><th scope="row">{number}</th><td>{told}</td></tr>' for number, told in rows.items())
    label = f"{title}: " + "; ".join(f"{number}: {told}" for number, told in rows.items())
    shown = f' class="symbol symbol-{symbol}"' if symbol else ""
    return (
        f'<details class="rw-histogram" lang="{language}"><summary>'
        f"<span{shown}>{escape(capitalise(title))}</span>"
        f'<span class="rw-columns" role="img" aria-label="{escape(label)}">{columns}</span></summary>'
        f'<table class="rw-table">{table}</table></details>'
    )


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
            html += render_histogram(title, shares, language, name if name in symbols else "")
    return html


def render_chances_by_turn(answer: Answer, language: Language) -> str:
    """The chances that play is over by the end of each turn, as a histogram."""
    return render_histogram(
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
