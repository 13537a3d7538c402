"""Probabilities as readers of a language write them."""

from __future__ import annotations

from fractions import Fraction

from rulewright.language import Language


def percent(probability: Fraction, language: Language) -> str:
    """A probability with one decimal, such as `57.9%` or `57,9 %`.

    Certainty and impossibility stand without a decimal, and nothing else is rounded to them.
    """
    from babel.numbers import format_percent

    exact = Fraction(int(probability.numerator), int(probability.denominator))
    if exact in (0, 1):
        return format_percent(int(exact), locale=str(language))
    shown = min(max(round(float(exact), 3), 0.001), 0.999)
    return format_percent(shown, format="#,##0.0 %" if language in ("cs", "fi") else "#,##0.0%", locale=str(language))


def decimal(number: Fraction, language: Language, places: int = 2) -> str:
    """An expected number with at most `places` decimals."""
    from babel.numbers import format_decimal

    return format_decimal(round(float(number), places), format="#,##0." + "#" * places, locale=str(language))
