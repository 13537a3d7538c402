"""Range charts: numbers with their uncertainty or spread, a row each; a style sheet provides the colours."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from rulewright.corpus.factsheet import Part
from rulewright.language import Language
from rulewright.language.numerals import format_decimals
from rulewright.pictures.svg import text_length_attributes
from rulewright.pictures.text_layout import LINE_HEIGHT, capitalise, fit_text

_WIDTH, _LABELS, _SIDE = 440.0, 158.0, 14.0
_ROW, _FOOT = 34.0, 26.0
_SIZES = (15.0, 14.0, 13.0, 12.0, 11.0)
_TICK = 13.0
_MOST_TICKS = 7


@dataclass(frozen=True)
class RangeRow:
    """A row: its label, the ends of its range, and its mark. All three numbers are in the same unit."""

    label: Part
    low: float
    mark: float
    high: float


@dataclass(frozen=True)
class RangeChart:
    """The rows of a chart over one scale, which includes `origin`; `unit` names the unit of the numbers."""

    title: Part
    unit: Part
    rows: tuple[RangeRow, ...]
    origin: float = 0.0


def render_range_chart(picture: RangeChart, words: Callable[[Part], str], language: Language) -> str:
    """Render the chart as an `<svg>` element. For screen readers, the table beside it has the same numbers."""
    least = min([picture.origin, *(row.low for row in picture.rows)])
    most = max([picture.origin, *(row.high for row in picture.rows)])
    step = _tick_distance(most - least)
    first, last = math.floor(least / step), math.ceil(most / step)
    height = _ROW * len(picture.rows) + _FOOT
    room = _WIDTH - _LABELS - 2 * _SIDE

    def across(value: float) -> str:
        return f"{_LABELS + _SIDE + room * (value / step - first) / max(1, last - first):.1f}"

    bottom = height - _FOOT
    parts = []
    for tick in range(first, last + 1):
        x = across(tick * step)
        style = "origin" if math.isclose(tick * step, picture.origin, abs_tol=step / 100) else "tick"
        told = format_decimals(Fraction(str(round(tick * step, 6))), language).replace("-", "\N{MINUS SIGN}")
        parts.append(f'<path class="{style}" d="M{x} 0V{bottom:g}"/>')
        parts.append(f'<text class="number" x="{x}" y="{bottom + 17:g}" font-size="{_TICK:g}">{told}</text>')
    for number, row in enumerate(picture.rows):
        middle = _ROW * (number + 0.5)
        parts.append(_render_label(capitalise(words(row.label)), middle))
        parts.append(f'<path class="range" d="M{across(row.low)} {middle:g}H{across(row.high)}"/>')
        parts.append(f'<circle class="mark" cx="{across(row.mark)}" cy="{middle:g}" r="6"/>')
    name = f"{capitalise(words(picture.title))} ({words(picture.unit)})"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ranges" viewBox="0 0 {_WIDTH:g} {height:g}" role="img"'
        f' aria-label="{escape(name)}">{"".join(parts)}</svg>'
    )


def _tick_distance(width: float) -> float:
    """The distance of two ticks: 1, 2 or 5 times a power of ten, so that there are few."""
    if width <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(width / _MOST_TICKS))
    return next(power * each for each in (1, 2, 5, 10) if width / (power * each) <= _MOST_TICKS)


def _render_label(text: str, middle: float) -> str:
    lettering = fit_text(text, _LABELS, _ROW, _SIZES)
    size = lettering.size
    first = middle - (len(lettering.lines) - 1) * size * LINE_HEIGHT / 2 + size * 0.36
    lines = "".join(
        f'<tspan x="{_LABELS:g}" y="{first + number * size * LINE_HEIGHT:.1f}"'
        f"{text_length_attributes(line, size, _LABELS)}>{escape(line)}</tspan>"
        for number, line in enumerate(lettering.lines)
    )
    return f'<text class="label" font-size="{size:g}">{lines}</text>'
