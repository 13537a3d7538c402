"""Exact numbers: `gmpy2.mpq` where it is installed, the standard library's `Fraction` otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from fractions import Fraction
from typing import TYPE_CHECKING, Any

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
    return str(_as_fraction(number))


class FractionRepr:
    """A base of dataclasses without a `repr` of their own: theirs shows every exact number as a `Fraction`."""

    def __repr__(self) -> str:
        record: Any = self
        shown = (f"{each.name}={_shown(getattr(self, each.name))}" for each in fields(record) if each.repr)
        return f"{type(self).__name__}({', '.join(shown)})"


def _shown(value: object) -> str:
    match value:
        case Mapping():
            return f"{{{', '.join(f'{key!r}: {_shown(each)}' for key, each in value.items())}}}"
        case tuple():
            return f"({', '.join(map(_shown, value))}{',' * (len(value) == 1)})"
        case Rational():
            return repr(_as_fraction(value))
    return repr(value)


def _as_fraction(number: Fraction | int) -> Fraction:
    return Fraction(int(number.numerator), int(number.denominator))
