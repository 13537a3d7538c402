"""The dice and shuffles of one game, from a seed; and the running of rules with them."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, MutableSequence, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, TypeVar

from rulewright.engine.driver import run_on_stack
from rulewright.engine.effects import BoundRule, Choose, Draw, Prompt, PromptAnswer, Roll
from rulewright.engine.unfolding import roll_distribution

T = TypeVar("T")


class SeededDice:
    """A generator of random numbers that are the same for the same seed on every machine."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def share(self) -> float:
        """A random number from 0 to 1, excluding 1."""
        return self._random()

    def die(self) -> int:
        """A random face of a die."""
        return int(self._random() * 6) + 1

    def one_of(self, things: Sequence[T]) -> T:
        """A random element; all have the same probability."""
        return things[int(self._random() * len(things))]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Shuffle in place."""
        for last in range(len(things) - 1, 0, -1):
            place = int(self._random() * (last + 1))
            things[place], things[last] = things[last], things[place]

    def throw(self, asked: Prompt) -> PromptAnswer:
        """A random result of dice or of a card drawn blindly."""
        assert not isinstance(asked, Choose)
        throws, sums = _summed(asked)
        return throws[bisect_right(sums, int(self._random() * sums[-1]))]


@lru_cache(maxsize=1000)
def _summed(asked: Roll | Draw) -> tuple[Sequence[PromptAnswer], Sequence[int]]:
    """The possible results with the cumulative sums of their weights."""
    throws, weights = roll_distribution(asked)
    return throws, tuple(accumulate(weights))


def play(
    rule: BoundRule[T],
    chance: SeededDice,
    decide: Callable[[Choose], str],
    settle: Callable[[BoundRule[Any]], tuple[Any] | None],
) -> T:
    """The result of a rule with random dice and decisions by `decide`.

    `settle` may return the result of the rule or of one that it calls, in a tuple; otherwise that rule is run.
    """
    own = settle(rule)
    if own is not None:
        result: T = own[0]
        return result

    def answer(asked: Prompt) -> PromptAnswer:
        return decide(asked) if isinstance(asked, Choose) else chance.throw(asked)

    return run_on_stack(rule, answer, settle)
