"""Probabilities of an end by the end of each turn, for loops in which every rule is a turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

from rulewright.engine.arithmetic import ONE, ZERO
from rulewright.engine.solution import Solution

NEARLY_CERTAIN = Fraction(99, 100)
MAX_TURNS = 100


def probabilities_by_turn(
    solution: Solution[Any], within: int | None, is_wanted: Callable[[Hashable], bool]
) -> list[Fraction]:
    """The probability of having ended with a wanted outcome by the end of turn 1, 2, … under the best policy.

    There are `within` turns; if that is `None`, as many as make it nearly sure, and at most `MAX_TURNS`.
    """
    told: list[Fraction] = []
    reach, out = {0: ONE}, ZERO
    while len(told) < (within or MAX_TURNS) and (within is not None or out < NEARLY_CERTAIN):
        following: dict[int, Fraction] = {}
        for index, weight in reach.items():
            state = solution.states[index]
            for result, share, _ in solution.plans[index].possible_results:
                target = state.targets[result]
                if target >= 0:
                    following[target] = following.get(target, ZERO) + weight * share
                elif is_wanted(state.unfolding.results[result]):
                    out += weight * share
        told.append(out)
        reach = following
    return told
