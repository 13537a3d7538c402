"""Plays a rule many times with random dice: a cross-check of the solver, and an estimate where it takes too long."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from rulewright.engine.driver import play
from rulewright.engine.effects import BoundRule, Choose, Cite, Given, Prompt, StepResult
from rulewright.engine.limits import LimitReachedError, Limits
from rulewright.engine.policy import Policy
from rulewright.engine.solution import Solution
from rulewright.engine.solver import Solver
from rulewright.engine.unfolding import possible_throws
from rulewright.engine.valued import Valued

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
StandIn = Callable[[BoundRule[Any]], BoundRule[Any]]
"""Turns a rule that play can reach into one with fewer states, which stands for it."""


@dataclass(frozen=True)
class Samples(Generic[OutcomeT]):
    """How often each outcome came up, and the player's turn-ends in all samples together."""

    counts: Mapping[OutcomeT, int]
    turns: int

    @property
    def times(self) -> int:
        """How many samples there are."""
        return sum(self.counts.values())


def sample(
    solution: Solution[OutcomeT],
    times: int,
    seed: int,
    rule: BoundRule[StepResult[OutcomeT]] | None = None,
    stand_in: StandIn | None = None,
    *,
    replans: bool = False,
    until: float | None = None,
) -> Samples[OutcomeT]:
    """Plays the solved rule `times` times, deciding as the solution does; less often where the time is `until` then.

    With a `rule`, that one is played instead. Where the solution does not know a rule that play reaches, it decides as
    in the one that `stand_in` makes of it; where that one is unknown too and `replans` is set, it is solved then.

    Raises `LimitReachedError` where not even one sample is done in time.
    """
    dice = random.Random(seed)
    plans = _Plans(solution, stand_in, replans, until)
    counts: Counter[OutcomeT] = Counter()
    turns = 0
    start = solution.states[0].rule if rule is None else rule
    for _ in range(times):
        if counts and until is not None and time.monotonic() > until:
            break
        policy = Policy(plans.at)
        try:
            outcome = play(start, partial(_answer, policy, dice), policy.handler_of)
        except LimitReachedError:
            if not counts:
                raise
            break
        counts[outcome] += 1
        turns += policy.turns
    return Samples(counts, turns)


class _Plans:
    """What to do in each state that play reaches."""

    def __init__(
        self,
        solution: Solution[Any],
        stand_in: StandIn | None,
        replans: bool,
        until: float | None,
    ) -> None:
        self._solution = solution
        self._stand_in = stand_in
        self._replans = replans
        self._until = until
        self._solver = Solver()
        self._places: dict[BoundRule[Any], tuple[Solution[Any], int]] = {}
        self._valued: dict[tuple[int, int], Valued] = {}
        self._learn(solution)

    def at(self, rule: BoundRule[Any]) -> Valued:
        """The best course of the rule, or of the one that stands for it. Raises `LimitReachedError`."""
        place = self._places.get(rule)
        if place is None and self._stand_in is not None:
            simpler = self._stand_in(rule)
            place = self._places.get(simpler)
            if place is None and self._replans:
                seconds = None if self._until is None else max(self._until - time.monotonic(), 0)
                self._learn(self._solver.solve(simpler, self._solution.goal, Limits(seconds=seconds)))
                place = self._places[simpler]
        solution, index = place or (self._solution, 0)  # the best course with less in hand does not come here
        key = (id(solution), index)
        if key not in self._valued:
            self._valued[key] = solution.valued_state(index)
        return self._valued[key]

    def _learn(self, solution: Solution[Any]) -> None:
        for index, state in enumerate(solution.states):
            self._places.setdefault(state.rule, (solution, index))


def _answer(policy: Policy, dice: random.Random, asked: Cite | Prompt) -> Given | None:
    match asked:
        case Cite():
            return None
        case Choose():
            return policy.advised(asked)
    throws, weights = possible_throws(asked)
    return dice.choices(throws, weights)[0]
