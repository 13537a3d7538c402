"""Exact numbers: `gmpy2.mpq` if gmpy2 is installed, otherwise the standard library's `Fraction`."""

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


from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

ZERO = Rational(0)
ONE = Rational(1)


def as_float(number: Fraction | int) -> float:
    """The nearest float. For a number of gmpy2, `float` would return the next one towards zero instead."""
    return int(number.numerator) / int(number.denominator)


def as_string(number: Fraction | int) -> str:
    """The number in lowest terms: `"5/12"`, `"0"`, `"1"`, `"-2"`."""
    return str(_as_fraction(number))


class FractionRepr:
    """Base class of dataclasses whose `repr` shows every exact number as a `Fraction`."""

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


NumberT = TypeVar("NumberT", float, Fraction)


class NonTerminatingError(ArithmeticError):
    """Equations without a single solution: play may go on for ever.

    >>> from rulewright.engine import Play, proceed, roll, solve
    >>> def endless() -> Play[int]:
    ...     yield from roll("you", entry="game/endless")
    ...     return proceed(endless)
    >>> solve(endless)
    Traceback (most recent call last):
    rulewright.engine.arithmetic.NonTerminatingError: play goes round for ever in endless
    """


def solve_linear(rows: Sequence[dict[int, NumberT]], constants: Sequence[list[NumberT]]) -> list[list[NumberT]]:
    """The solution x of x[i] = constants[i] + sum(rows[i][j] * x[j]); every x[i] is a vector as long as constants[i].

    Solved by Gaussian elimination, which overwrites both arguments. Raises `NonTerminatingError` if unknowns depend on
    each other with certainty.
    """
    for index, row in enumerate(rows):
        for earlier in range(index):
            factor = row.pop(earlier, None)
            if factor is None:
                continue
            for other, weight in rows[earlier].items():
                row[other] = row[other] + factor * weight if other in row else factor * weight
            constants[index][:] = [a + factor * b for a, b in zip(constants[index], constants[earlier], strict=True)]
        own = row.pop(index, None)
        if own:
            rest = 1 - own
            if not rest:
                raise NonTerminatingError("unknowns that depend on each other with certainty")
            for other in row:
                row[other] = row[other] / rest
            constants[index][:] = [a / rest for a in constants[index]]
    for index in range(len(rows) - 1, -1, -1):
        for other, weight in rows[index].items():
            constants[index][:] = [a + weight * b for a, b in zip(constants[index], constants[other], strict=True)]
    return list(constants)
