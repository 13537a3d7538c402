"""The chances of an answer as HTML: bars, a strip, exact fractions."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from fractions import Fraction
from html import escape
from typing import NamedTuple

from rulewright.engine.rational import ZERO, as_string
from rulewright.language import Language
from rulewright.language.numerals import percent
from rulewright.language.phrase import phrase
from rulewright.pictures.lettering import capitalised
from rulewright.situations import Answer, Situation
from rulewright.views.explanation import LONGEST_FRACTION, result_title

FEWEST_COLUMNS = 3
"""The least number of different values for a histogram; with fewer, the average suffices."""


def bars(answer: Answer, situation: Situation, language: Language) -> str:
    """The distribution as labelled bars with percentages; impossible results are left out."""
    rows = []
    for result, share in answer.probability.items():
        if not share:
            continue
        rows.append(
            f'<li><span class="rw-bar-text"><span>{escape(result_title(result, situation, language))}</span>'
            f"<b>{escape(percent(share, language))}</b></span>"
            f'<span class="rw-bar" aria-hidden="true">'
            f'<span class="{tone_of(result, situation)}" style="width:{100 * float(share):.2f}%"></span></span></li>'
        )
    return f'<ul class="rw-bars" lang="{language}">{"".join(rows)}</ul>'


class Piece(NamedTuple):
    """A piece of a strip: its class in the style sheet, and its share."""

    tone: str
    share: Fraction


def strip(answer: Answer, situation: Situation) -> str:
    """The distribution as one coloured strip; the bars below it have the words."""
    return strip_of([Piece(tone_of(result, situation), share) for result, share in answer.probability.items()])


def strip_of(pieces: Iterable[Piece]) -> str:
    """A coloured strip, filled as far as the shares add up; the words are beside it."""
    parts = "".join(
        f'<span class="{each.tone}" style="width:{100 * float(each.share):.2f}%"></span>'
        for each in pieces
        if each.share
    )
    return f'<span class="rw-strip" aria-hidden="true">{parts}</span>'


def histogram(title: str, shares: Mapping[int, Fraction], language: Language, symbol: str = "") -> str:
    """The chances of numbers as columns, lowest number first, with an unfolding table. `symbol` is beside the title."""
    rows = {number: percent(share, language) for number, share in sorted(shares.items())}
    highest = max(shares.values())
    columns = "".join(
        f'<span><b style="height:{100 * float(shares[number] / highest):.1f}%"></b><i>{number}</i></span>'
        for number in rows
    )
    table = "".join(f'<tr><th scope="row">{number}</th><td>{told}</td></tr>' for number, told in rows.items())
    label = f"{title}: " + "; ".join(f"{number}: {told}" for number, told in rows.items())
    shown = f' class="symbol symbol-{symbol}"' if symbol else ""
    return (
        f'<details class="rw-histogram" lang="{language}"><summary>'
        f"<span{shown}>{escape(capitalised(title))}</span>"
        f'<span class="rw-columns" role="img" aria-label="{escape(label)}">{columns}</span></summary>'
        f'<table class="rw-table">{table}</table></details>'
    )


def remaining(answer: Answer, situation: Situation, symbols: Container[str], language: Language) -> str:
    """Histograms of the hero's remaining numbers that have many possible values; empty if none has."""
    html = ""
    for name in answer.expected:
        shares: dict[int, Fraction] = {}
        for line in answer.outcomes:
            if name in line.hero:
                shares[line.hero[name]] = shares.get(line.hero[name], ZERO) + line.probability
        if len(shares) >= FEWEST_COLUMNS:
            title = situation.words[name].render(language)
            html += histogram(title, shares, language, name if name in symbols else "")
    return html


def over_by_turn(answer: Answer, language: Language) -> str:
    """The chances that play is over by the end of each turn, as a histogram."""
    return histogram(phrase("over-by-the-end-of-turn").render(language), dict(enumerate(answer.by_turn, 1)), language)


def tone_of(result: str, situation: Situation) -> str:
    """The class in the style sheet that colours a result."""
    return f"rw-{situation.tones.get(result, 'other')}"


def fractions(answer: Answer, situation: Situation, language: Language) -> str:
    """The exact fractions of all results."""
    rows = "".join(
        f"<tr><th scope='row'>{escape(result_title(result, situation, language))}</th><td>{_fraction(share)}</td></tr>"
        for result, share in answer.probability.items()
    )
    return f'<table class="rw-table" lang="{language}">{rows}</table>'


def _fraction(share: Fraction) -> str:
    """An exact fraction; long ones may break anywhere."""
    exact = as_string(share)
    return exact if len(exact) <= LONGEST_FRACTION else f"<small>{exact.replace('/', ' / ')}</small>"
