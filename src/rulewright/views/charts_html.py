"""Charts as HTML for site, app and forecasts: bars, strips, columns and ranges, which `charts.css` styles.

The numbers stand as text in a list or table; what CSS draws beside them is hidden from screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from html import escape
from typing import NamedTuple

from rulewright.corpus.factsheet import Part
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.numerals import format_decimals
from rulewright.situations.report_sections import Chart, ColumnChart, RangeChart

_MAX_NUMBERS = 15
"""The most numbers below columns: with more columns, only each second, third … is written."""


class Bar(NamedTuple):
    """A bar: its label, its share between 0 and 1, the share in words, and its class in the style sheet."""

    label: str
    share: Fraction
    words: str
    tone: str


def render_bars(bars: Iterable[Bar], language: Language) -> str:
    """Bars below each other, each with its label and number."""
    rows = "".join(
        f'<li><span class="rw-bar-text"><span>{escape(bar.label)}</span><b>{escape(bar.words)}</b></span>'
        f'<span class="rw-bar" aria-hidden="true">{_render_segment(bar.tone, bar.share)}</span></li>'
        for bar in bars
    )
    return f'<ul class="rw-bars" lang="{language}">{rows}</ul>'


class StripSegment(NamedTuple):
    """A piece of a strip: its class in the style sheet, and its share."""

    tone: str
    probability: Fraction


def render_strip(segments: Iterable[StripSegment]) -> str:
    """A coloured strip, filled as far as the shares add up; the words are beside it."""
    parts = "".join(_render_segment(*each) for each in segments if each.probability)
    return f'<span class="rw-strip" aria-hidden="true">{parts}</span>'


def render_histogram(
    title: str, heights: Mapping[int, float], words: Mapping[int, str], language: Language, symbol: str = ""
) -> str:
    """Numbers as columns, lowest first, with an unfolding table of `words`. `symbol` is beside the title."""
    highest = max(heights.values())
    numbers = range(min(heights), max(heights) + 1)
    every = 1 + len(numbers) // _MAX_NUMBERS
    columns = "".join(
        f'<span><b style="height:{100 * heights.get(number, 0) / highest:.1f}%"></b>'
        f"<i>{number if place % every == 0 else ''}</i></span>"
        for place, number in enumerate(numbers)
    )
    told = [(number, words[number]) for number in numbers if number in words]
    table = "".join(f'<tr><th scope="row">{number}</th><td>{escape(each)}</td></tr>' for number, each in told)
    label = f"{title}: " + "; ".join(f"{number}: {each}" for number, each in told)
    shown = f' class="symbol symbol-{symbol}"' if symbol else ""
    return (
        f'<details class="rw-histogram" lang="{language}"><summary>'
        f"<span{shown}>{escape(capitalise(title))}</span>"
        f'<span class="rw-columns" role="img" aria-label="{escape(label)}">{columns}</span></summary>'
        f'<table class="rw-table">{table}</table></details>'
    )


def render_chart(chart: Chart, say: Callable[[Part], str], language: Language) -> str:
    """The chart of a report, with its unit; `say` renders labels."""
    unit = capitalise(say(chart.unit))
    if isinstance(chart, ColumnChart):
        words = {number: str(count) for number, count in chart.counts.items() if count}
        return render_histogram(unit, chart.counts, words, language)
    label = escape(f"{capitalise(say(chart.title))} ({unit})")
    return (
        f'<table class="rw-ranges" lang="{language}" aria-label="{label}"><caption>{escape(unit)}</caption>'
        f"{''.join(_render_ranges(chart, say, language))}</table>"
    )


def _render_ranges(chart: RangeChart, say: Callable[[Part], str], language: Language) -> Iterable[str]:
    """The rows over one scale, which reaches from the lowest to the highest number or `origin`."""
    least = min([chart.origin, *(row.low for row in chart.rows)])
    most = max([chart.origin, *(row.high for row in chart.rows)])
    places = 1 if max(-least, most) >= 10 else 2

    def position(value: float) -> str:
        return f"{100 * (value - least) / ((most - least) or 1):.1f}%"

    for row in chart.rows:
        number = format_decimals(Fraction(row.mark), language, places).replace("-", "\N{MINUS SIGN}")
        reach = {"origin": chart.origin, "low": row.low, "mark": row.mark, "high": row.high}
        style = ";".join(f"--{name}:{position(value)}" for name, value in reach.items())
        yield (
            f'<tr><th scope="row">{escape(capitalise(say(row.label)))}</th>'
            f'<td aria-hidden="true"><span style="{style}"><i></i><b></b></span></td><td>{number}</td></tr>'
        )


def _render_segment(tone: str, share: Fraction) -> str:
    return f'<span class="{tone}" style="width:{100 * float(share):.2f}%"></span>'
