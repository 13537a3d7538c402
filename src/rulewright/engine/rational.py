"""Exact numbers: `gmpy2.mpq` where it is installed, the standard library's `Fraction` otherwise."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Rational = Fraction
else:
    try:
        from gmpy2 import mpq as Rational  # noqa: N812
    except ImportError:
        Rational = Fraction

ZERO = Rational(0)
ONE = Rational(1)


def as_float(number: Fraction | int) -> float:
    """The nearest float; `float` would give the next one towards zero where the number is gmpy2's."""
    return int(number.numerator) / int(number.denominator)


def as_string(number: Fraction | int) -> str:
    """The number in lowest terms: `"5/12"`, `"0"`, `"1"`, `"-2"`."""
    return str(Fraction(int(number.numerator), int(number.denominator)))
