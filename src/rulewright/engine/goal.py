"""The goals of players: measures of an outcome, compared from left to right."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Generic, TypeVar

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class Measure(Generic[OutcomeT]):
    """One number of an outcome, with a `name` for explanations; `sign` is 1 if more is better and -1 if less is.

    >>> Measure("lives", lambda outcome: outcome[1]).of(("win", 3))
    3
    """

    name: str
    of: Callable[[OutcomeT], int | Fraction]
    sign: int = 1


@dataclass(frozen=True)
class Goal(Generic[OutcomeT]):
    """Expected measures compared lexicographically: a later one matters only if all earlier ones are equal.

    A goal without measures minimizes turns. No two measures have the same name.

    >>> won, lives = Measure("won", lambda o: o[0] == "win"), Measure("lives", lambda o: o[1])
    >>> Goal("win-safely", (won, lives)).evaluate(("win", 3))
    (1, 3)
    """

    name: str
    measures: tuple[Measure[OutcomeT], ...]

    def __post_init__(self) -> None:
        """Raise `ValueError` if two measures have the same name."""
        for number, name in enumerate(self.names):
            if name in self.names[:number]:
                raise ValueError(f"two measures of the goal {self.name} are named {name}")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the numbers by which options are compared."""
        return tuple(measure.name for measure in self.measures) or ("turns",)

    @cached_property
    def signs(self) -> tuple[int, ...]:
        """The signs of these numbers: 1 if more is better, -1 if less is."""
        return tuple(measure.sign for measure in self.measures) or (-1,)

    def restore_signs(self, value: Sequence[Fraction]) -> tuple[Fraction, ...]:
        """Convert a signed value to the numbers by which options are compared, each with its own sign."""
        return tuple([number if sign > 0 else -number for sign, number in zip(self.signs, value, strict=False)])

    def evaluate(self, outcome: OutcomeT) -> tuple[int | Fraction, ...]:
        """The outcome's measures, signed so that more is better."""
        return tuple([measure.sign * measure.of(outcome) for measure in self.measures])
