"""Finds the decisions that serve a goal best and what they lead to, exactly.

A rule that ends by itself is unfolded once and chosen through from its results backwards (backward induction, Bellman
1957). Where results go on with other rules (`Next`), every rule that play can reach is a state, and states that lead
to each other are solved together (`policy_iteration`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Generic, TypeVar, cast

from rulewright.engine.chain import Chain
from rulewright.engine.course import Chooser, Plan
from rulewright.engine.effects import BoundRule, Next, StepResult
from rulewright.engine.goal import Goal
from rulewright.engine.graph import Graph, Merger
from rulewright.engine.limits import NO_LIMITS, Clock, Limits
from rulewright.engine.policy_iteration import PolicyIteration, best_of_one
from rulewright.engine.rational import ONE, ZERO, Rational
from rulewright.engine.solution import Solution, State
from rulewright.engine.unfolding import Unfolder
from rulewright.engine.valued import Value

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


STATES_KEPT = 5_000
"""So many states keep their courses, which are most of the memory that a state takes."""


@dataclass(frozen=True)
class Horizon(Generic[OutcomeT]):
    """How far a plan looks ahead: `steps`, and as what it takes what comes after.

    `ends` tells the outcome that play is taken to have from a rule on, and the turns until then.
    """

    steps: int
    ends: Callable[[BoundRule[StepResult[OutcomeT]]], tuple[OutcomeT, int]]


class Solver:
    """Solves rules exactly.

    Unfolded rules and what was best are kept, so that a second question about the same rule, or one like it, is quick.
    """

    def __init__(self) -> None:
        self.unfolder = Unfolder()
        self.merger = Merger()
        self._choosers: dict[int, Chooser] = {}
        self._worths: dict[tuple[Goal[Any], tuple[Hashable, ...]], tuple[Value, ...]] = {}
        self._ended: dict[tuple[Graph, Goal[Any], tuple[Hashable, ...]], tuple[list[Plan], list[Value]]] = {}

    def solve(
        self,
        rule: BoundRule[StepResult[OutcomeT]],
        goal: Goal[OutcomeT],
        limits: Limits = NO_LIMITS,
        horizon: Horizon[OutcomeT] | None = None,
    ) -> Solution[OutcomeT]:
        """The course of a rule that serves `goal` best; ties are settled as `Choose` says.

        With a `horizon` it is the best as far as that goes: the solution's probabilities are those of play that ends
        before, and no more.

        Raises `LimitReachedError`, and `EndlessError` when play goes round for ever although the first option is taken
        everywhere.
        """
        clock = self.unfolder.clock = Clock(limits)
        self.unfolder.met = {}
        try:
            states = self._states(rule, goal, clock, horizon)
        finally:
            self.unfolder.met = None
        plans, values = self._solved(states, goal, clock)
        chain = Chain(states, plans)
        visits = chain.visits() if any(states[0].follows) else {0: ONE}
        probabilities: defaultdict[OutcomeT, Fraction] = defaultdict(lambda: ZERO)
        for index, visit in visits.items():
            results = states[index].unfolding.results
            for result, share, _ in plans[index].exits:
                if states[index].follows[result] is None and not isinstance(results[result], Next):
                    probabilities[cast("OutcomeT", results[result])] += visit * share
        value = goal.measured(values[0])
        return Solution(
            goal, dict(probabilities), value, -values[0][-1], states, plans, values, chain, visits, self.merger
        )

    def _solved(self, states: Sequence[State], goal: Goal[OutcomeT], clock: Clock) -> tuple[list[Plan], list[Value]]:
        """The best plan and the value of every state; a rule that ends by itself is solved once for all its like."""
        measures = len(goal.measures) + 1
        chooser = self._choosers.setdefault(measures, Chooser(measures))
        if any(isinstance(result, Next) for result in states[0].unfolding.results):
            return PolicyIteration(states, chooser, clock).run()
        key = (states[0].graph, goal, states[0].unfolding.results)
        known = self._ended.get(key)
        if known is None:
            plan, value = best_of_one(states[0], chooser)
            known = self._ended[key] = [plan], [value]
        return known

    def _states(
        self,
        rule: BoundRule[StepResult[OutcomeT]],
        goal: Goal[OutcomeT],
        clock: Clock,
        horizon: Horizon[OutcomeT] | None,
    ) -> list[State]:
        """Every rule that play can reach, the one asked about first."""
        indices: dict[BoundRule[Any], int] = {rule: 0}
        waiting: list[BoundRule[Any]] = [rule]
        states: list[State] = []
        ends: dict[Hashable, Value] = {}
        known: dict[int, tuple[int, int]] = {}  # what follows, by the identity of the `Next`
        owns: dict[tuple[Value | None, ...], tuple[Value | None, ...]] = {}  # those that are equal are one object
        for state_rule in waiting:
            if horizon is not None and states and clock.steps > horizon.steps:
                return list(_up_to_the_horizon(states, waiting, goal, horizon))
            clock.check(len(waiting))
            unfolding = self.unfolder.unfold(state_rule)
            clock.step(len(unfolding.results))
            graph = self.merger.graph(unfolding)
            kept = unfolding if len(states) < STATES_KEPT else None
            worths = self._worths.get((goal, unfolding.results)) if not states else None
            if worths is not None:
                states.append(State(state_rule, graph, (None,) * len(worths), worths, self.unfolder.again, kept))
                continue
            follows: list[tuple[int, int] | None] = []
            own: list[Value | None] = []
            for result in unfolding.results:
                follow = known.get(id(result))
                if follow is None and isinstance(result, Next):
                    place = indices.setdefault(result.rule, len(waiting))
                    if place == len(waiting):
                        waiting.append(result.rule)
                    follow = known[id(result)] = place, result.turns
                follows.append(follow)
                if follow is not None:
                    own.append(None)
                    continue
                end = ends.get(result)
                if end is None:
                    worth = goal.value(cast("OutcomeT", result))
                    end = ends[result] = (*map(Rational, worth), ZERO)
                own.append(end)
            ended = tuple(own)
            if not any(follows):
                self._worths[goal, unfolding.results] = cast("tuple[Value, ...]", ended)
            if states or len(waiting) > 1:
                ended = owns.setdefault(ended, ended)
            states.append(State(state_rule, graph, tuple(follows), ended, self.unfolder.again, kept))
        return states


def _up_to_the_horizon(
    states: Sequence[State], known: Sequence[BoundRule[Any]], goal: Goal[OutcomeT], horizon: Horizon[OutcomeT]
) -> Iterator[State]:
    """The states, with what lies beyond them worth what it is taken for."""
    beyond: dict[int, tuple[Value, int]] = {}
    for index in range(len(states), len(known)):
        outcome, turns = horizon.ends(known[index])
        beyond[index] = tuple(Rational(number) for number in goal.value(outcome)), turns
    for state in states:
        follows, own = list(state.follows), list(state.own)
        for place, follow in enumerate(follows):
            if follow is not None and follow[0] in beyond:
                worth, turns = beyond[follow[0]]
                follows[place], own[place] = None, (*worth, Rational(-follow[1] - turns))
        yield replace(state, follows=tuple(follows), own=tuple(own))
