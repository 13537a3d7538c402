"""Column charts of counts by number; a style sheet provides the colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape

from rulewright.corpus.factsheet import Part
from rulewright.pictures.text_layout import capitalise

_WIDTH, _HEIGHT, _FOOT, _HEAD = 440.0, 150.0, 24.0, 18.0
_WIDEST, _SIZE = 44.0, 13.0


@dataclass(frozen=True)
class ColumnChart:
    """The count of each number, in `counts`; numbers in between without a count have a place, too."""

    title: Part
    unit: Part
    counts: Mapping[int, int]


def render_column_chart(picture: ColumnChart, words: Callable[[Part], str]) -> str:
    """Render the chart as an `<svg>` element, whose name for screen readers lists every count."""
    numbers = range(min(picture.counts), max(picture.counts) + 1)
    width = min(_WIDEST, _WIDTH / len(numbers))
    highest, bottom = max(picture.counts.values()), _HEIGHT - _FOOT
    every = 1 + len(numbers) // 15  # only each `every`-th number is written, so that they do not touch
    parts = []
    for place, number in enumerate(numbers):
        count = picture.counts.get(number, 0)
        height = (bottom - _HEAD) * count / highest
        middle = width * (place + 0.5)
        if count:
            parts.append(
                f'<rect class="column" x="{middle - 0.4 * width:.1f}" y="{bottom - height:.1f}"'
                f' width="{0.8 * width:.1f}" height="{height:.1f}"/>'
            )
        if place % every == 0:
            where = f'x="{middle:.1f}" y="{bottom + 17:g}" font-size="{_SIZE:g}"'
            parts.append(f'<text class="number" {where}>{number}</text>')
    told = "; ".join(f"{number}: {picture.counts[number]}" for number in numbers if picture.counts.get(number))
    name = f"{capitalise(words(picture.title))} ({words(picture.unit)}): {told}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ranges" viewBox="0 0 {_WIDTH:g} {_HEIGHT:g}" role="img"'
        f' aria-label="{escape(name)}">{"".join(parts)}</svg>'
    )
