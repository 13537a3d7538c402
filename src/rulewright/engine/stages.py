"""What happens where: the chance that play reaches a place, and how it ends there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeVar

from rulewright.engine.effects import BoundRule
from rulewright.engine.rational import ZERO
from rulewright.engine.solution import Solution

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
PlaceOf = Callable[[BoundRule[Any]], str | None]
"""The place of a rule that play can reach; `None` for one that is nowhere."""


@dataclass(frozen=True)
class Stage(Generic[OutcomeT]):
    """A place: the probability of reaching it at all, and that of every outcome with which play ends there."""

    place: str
    reach: Fraction
    ends: Mapping[OutcomeT, Fraction]


def stages_of(solution: Solution[OutcomeT], place_of: PlaceOf) -> tuple[Stage[OutcomeT], ...]:
    """The places that the best course can reach, in the order of play."""
    states: dict[str, list[int]] = {}
    for index in solution.visits:
        state = solution.states[index]
        place = place_of(state.rule)
        if place is not None:
            states.setdefault(place, []).append(index)
    chances = solution.chances_to_reach(list(states.values()))
    return tuple(
        Stage(place, chance, _ends(solution, found))
        for (place, found), chance in zip(states.items(), chances, strict=True)
    )


def _ends(solution: Solution[OutcomeT], indices: list[int]) -> Mapping[OutcomeT, Fraction]:
    """The outcomes with which play ends in one of the states."""
    ends: defaultdict[Any, Fraction] = defaultdict(lambda: ZERO)
    for index in indices:
        state = solution.states[index]
        for result, share, _ in solution.plans[index].exits:
            if state.targets[result] < 0:
                ends[state.unfolding.results[result]] += solution.visits[index] * share
    return dict(ends)
