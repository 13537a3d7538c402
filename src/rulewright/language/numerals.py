"""Probabilities as readers of a language write them.

A page has hundreds of them: Babel is asked for a language's signs once, not for every number.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from rulewright.language import Language


@dataclass(frozen=True)
class _Signs:
    """How a language writes numbers: what stands for the point and for the comma of thousands, and what is certain."""

    point: str
    group: str
    impossible: str
    certain: str

    def written(self, number: float, places: int) -> str:
        return f"{number:,.{places}f}".translate({ord("."): self.point, ord(","): self.group})


@cache
def _signs(language: Language) -> _Signs:
    from babel.numbers import format_percent, get_decimal_symbol, get_group_symbol

    code = str(language)
    return _Signs(
        get_decimal_symbol(code),
        get_group_symbol(code),
        format_percent(0, locale=code),
        format_percent(1, locale=code),
    )


def percent(probability: Fraction, language: Language) -> str:
    """A probability with one decimal, such as `57.9%` or `57,9 %`.

    Certainty and impossibility stand without a decimal, and nothing else is rounded to them.
    """
    signs = _signs(language)
    if probability in (0, 1):
        return signs.certain if probability else signs.impossible
    shown = min(max(round(float(probability), 3), 0.001), 0.999)
    return signs.written(100 * shown, 1) + (" %" if language in (Language.CS, Language.FI) else "%")


def decimal(number: Fraction, language: Language, places: int = 2) -> str:
    """An expected number with at most `places` decimals."""
    signs = _signs(language)
    text = signs.written(round(float(number), places) + 0.0, places)  # no minus before a zero
    return text.rstrip("0").removesuffix(signs.point) if places else text
