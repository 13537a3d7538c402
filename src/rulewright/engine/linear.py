"""Sparse systems of linear equations, for floats and rationals alike."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

NumberT = TypeVar("NumberT", float, Fraction)


class EndlessError(ArithmeticError):
    """The equations have no single solution: play may go round for ever.

    >>> from rulewright.engine import Play, proceed, roll, solve
    >>> def endless() -> Play[int]:
    ...     yield from roll("you", entry="game/endless")
    ...     return proceed(endless)
    >>> solve(endless)
    Traceback (most recent call last):
    rulewright.engine.linear.EndlessError: play goes round for ever in endless
    """


def solve(rows: Sequence[dict[int, NumberT]], constants: Sequence[list[NumberT]]) -> list[list[NumberT]]:
    """The x with x[i] = constants[i] + sum(rows[i][j] * x[j]), every x[i] a vector as long as its constant.

    Works by eliminating one unknown after the other; both arguments are used up. Raises `EndlessError` where
    the unknowns depend on each other with certainty.
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
                raise EndlessError("unknowns that depend on each other with certainty")
            for other in row:
                row[other] = row[other] / rest
            constants[index][:] = [a / rest for a in constants[index]]
    for index in range(len(rows) - 1, -1, -1):
        for other, weight in rows[index].items():
            constants[index][:] = [a + weight * b for a, b in zip(constants[index], constants[other], strict=True)]
    return list(constants)
