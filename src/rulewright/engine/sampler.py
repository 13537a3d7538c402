"""Plays a rule many times with random dice: a cross-check of the solver, and an estimate where it takes too long.

Nothing here depends on a clock unless the caller sets one: how often it is played is decided by counted steps.
"""

from __future__ import annotations

import random
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from typing import Any, Generic, TypeVar

from rulewright.engine.course import Plan
from rulewright.engine.driver import answered, ask, run
from rulewright.engine.effects import BoundRule, Choose, Cite, Given, Next, Prompt, StepResult
from rulewright.engine.limits import NO_LIMITS, Clock, LimitReachedError, Limits
from rulewright.engine.policy import Policy
from rulewright.engine.solution import Solution
from rulewright.engine.solver import Solver
from rulewright.engine.unfolding import possible_throws
from rulewright.engine.valued import Valued

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
StandIn = Callable[[BoundRule[Any]], BoundRule[Any]]
"""Turns a rule that play can reach into one with fewer states, which stands for it."""
MOST_STEPS_TO_REPLAN = 20_000
"""What takes more steps to plan anew in the middle of play is played by first options."""


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
    solver: Solver | None = None,
    replans: bool = False,
    limits: Limits = NO_LIMITS,
    until: float | None = None,
) -> Samples[OutcomeT]:
    """Plays the solved rule `times` times, deciding as the solution does; less often after so many steps in all.

    With a `rule`, that one is played instead. Where the solution does not know a rule that play reaches, it decides as
    in the one that `stand_in` makes of it; where that one is unknown too and `replans` is set, it is solved then. What
    is still unknown is played by first options. The `solver` that made the solution makes it faster. Where the time is
    `until` then, fewer samples are played.

    Raises `LimitReachedError` where not even one sample is done, or the seconds of the `limits` are over.
    """
    dice = random.Random(seed)
    plans = _Plans(solution, solver or Solver(), stand_in, replans, Clock(limits), until)
    counts: Counter[OutcomeT] = Counter()
    turns = 0
    start: BoundRule[Any] = solution.states[0].rule if rule is None else rule
    try:
        for _ in range(times):
            if counts and until is not None and time.monotonic() > until:
                break
            outcome, taken = plans.played(start, dice)
            counts[outcome] += 1
            turns += taken
    except LimitReachedError as error:
        if not counts or (error.limit == "seconds" and until is None):
            raise
    return Samples(counts, turns)


def played_by_first_options(rule: BoundRule[StepResult[OutcomeT]], dice: random.Random) -> tuple[OutcomeT, int]:
    """The outcome of a rule, and the turns until then, where the first option is always taken."""
    turns = 0
    while True:
        result = answered(run(rule, ask), partial(_first, dice))
        if not isinstance(result, Next):
            return result, turns
        rule, turns = result.rule, turns + result.turns


class _Draws:
    """What a rule can come to when it is played by a plan, to be drawn as often as it is likely."""

    def __init__(self, plan: Plan, results: Sequence[Any]) -> None:
        _, exits = plan.whole_exits
        self._results = [results[result] for result, _ in exits]
        self._sums = list(accumulate(part for _, part in exits))

    def drawn(self, dice: random.Random) -> Any:  # noqa: ANN401
        """One of them. Whole numbers are drawn from, so that it is the same on every machine."""
        return self._results[bisect_right(self._sums, dice.randrange(self._sums[-1]))]


class _Plans(Generic[OutcomeT]):
    """What to do in each rule that play reaches."""

    def __init__(
        self,
        solution: Solution[OutcomeT],
        solver: Solver,
        stand_in: StandIn | None,
        replans: bool,
        clock: Clock,
        until: float | None,
    ) -> None:
        self._solution = solution
        self._solver = solver
        self._simpler = stand_in
        self._replans = replans
        self._clock = clock
        self._until = until
        self._places: dict[BoundRule[Any], tuple[Solution[Any], int]] = {}
        self._ways: dict[BoundRule[Any], _Draws | Valued] = {}
        self._valued: dict[tuple[int, int], Valued] = {}
        self._met: set[BoundRule[Any]] = set()
        self._learn(solution)

    def played(self, rule: BoundRule[StepResult[OutcomeT]], dice: random.Random) -> tuple[OutcomeT, int]:
        """The outcome of one play, and the turns that it took. Raises `LimitReachedError`."""
        turns = 0
        while True:
            self._clock.step()
            way = self._ways.get(rule)
            if way is None:
                way = self._way(rule)
            result: StepResult[OutcomeT]
            if isinstance(way, _Draws):
                result = way.drawn(dice)
            else:
                policy = Policy(lambda _, valued=way: valued)  # type: ignore[misc]
                result = answered(run(rule, policy.handler_of(Next(rule, 0))), partial(self._answer, policy, dice))
            if not isinstance(result, Next):
                return result, turns
            rule, turns = result.rule, turns + result.turns

    def _way(self, rule: BoundRule[Any]) -> _Draws | Valued:
        """What a rule comes to, where a plan for it is known; else the course to play it by.

        A rule that comes up once is played by the course; only one that comes again is worth unfolding.
        """
        known = self._places.get(rule)
        if known is not None:
            solution, index = known
            way: _Draws | Valued = _Draws(solution.plans[index], solution.states[index].unfolding.results)
        else:
            known = self._stand_in(rule)
            if known is None:
                way = self._valued_at(self._solution, 0)  # whose decisions are others: first options
            elif rule not in self._met:
                self._met.add(rule)
                return self._valued_at(*known)
            else:
                way = self._unfolded(rule, *known)
        self._ways[rule] = way
        return way

    def _unfolded(self, rule: BoundRule[Any], solution: Solution[Any], index: int) -> _Draws | Valued:
        """What a rule comes to, where the one that stands for it has the same courses; else that one's course."""
        solver = self._solver
        before = solver.unfolder.clock
        solver.unfolder.clock = self._clock
        try:
            unfolding = solver.unfolder.unfold(rule)
            if solver.merger.graph(unfolding) is solution.states[index].graph:
                return _Draws(solution.plans[index], unfolding.results)
        finally:
            solver.unfolder.clock = before
        return self._valued_at(solution, index)

    def _stand_in(self, rule: BoundRule[Any]) -> tuple[Solution[Any], int] | None:
        """Where the rule that stands for this one is solved. Raises `LimitReachedError` where the time is over."""
        if self._simpler is None:
            return None
        simpler = self._simpler(rule)
        if simpler not in self._places and self._replans:
            seconds = None if self._until is None else self._until - time.monotonic()
            limits = Limits(seconds=seconds, steps=MOST_STEPS_TO_REPLAN)
            solver = self._solver
            try:
                self._learn(solver.solve(simpler, self._solution.goal, limits))
            except LimitReachedError as error:
                if error.limit == "seconds":
                    raise
            self._clock.step(solver.steps)
        return self._places.get(simpler)

    def _valued_at(self, solution: Solution[Any], index: int) -> Valued:
        key = (id(solution), index)
        if key not in self._valued:
            self._valued[key] = solution.valued_state(index)
        return self._valued[key]

    def _learn(self, solution: Solution[Any]) -> None:
        for index, state in enumerate(solution.states):
            self._places.setdefault(state.rule, (solution, index))

    def _answer(self, policy: Policy, dice: random.Random, asked: Cite | Prompt) -> Given | None:
        self._clock.step()
        return policy.advised(asked) if isinstance(asked, Choose) else _thrown(dice, asked)


def _first(dice: random.Random, asked: Cite | Prompt) -> Given | None:
    return asked.options[0] if isinstance(asked, Choose) else _thrown(dice, asked)


def _thrown(dice: random.Random, asked: Cite | Prompt) -> Given | None:
    if isinstance(asked, Cite | Choose):
        return None
    throws, weights = possible_throws(asked)
    sums = list(accumulate(weights))
    return throws[bisect_right(sums, dice.randrange(sums[-1]))]
