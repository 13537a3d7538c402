"""Finds the decisions that serve a goal best and what they lead to, exactly.

A rule that ends by itself is unfolded once and chosen through from its results backwards (backward induction, Bellman
1957). Where results go on with other rules (`Next`), every rule that play can reach is a state, and states that lead
to each other are solved together (`policy_iteration`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from fractions import Fraction
from typing import Any, TypeVar, cast

from rulewright.engine.course import Chooser, Plan
from rulewright.engine.effects import BoundRule, Next, StepResult
from rulewright.engine.goal import Goal
from rulewright.engine.graph import Graph, Merger
from rulewright.engine.limits import NO_LIMITS, Clock, Limits
from rulewright.engine.policy_iteration import PolicyIteration
from rulewright.engine.rational import ONE, ZERO, Rational
from rulewright.engine.solution import Solution, State, expected_visits
from rulewright.engine.unfolding import Unfolder
from rulewright.engine.valued import Value

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


class Solver:
    """Solves rules exactly.

    Unfolded rules and what was best are kept, so that a second question about the same rule, or one like it, is quick.
    """

    def __init__(self) -> None:
        self._unfolder = Unfolder()
        self._merger = Merger()
        self._choosers: dict[int, Chooser] = {}
        self._worths: dict[tuple[Goal[Any], tuple[Hashable, ...]], tuple[Value, ...]] = {}
        self._ended: dict[tuple[Graph, Goal[Any], tuple[Hashable, ...]], tuple[list[Plan], list[Value]]] = {}

    def solve(
        self, rule: BoundRule[StepResult[OutcomeT]], goal: Goal[OutcomeT], limits: Limits = NO_LIMITS
    ) -> Solution[OutcomeT]:
        """The course of a rule that serves `goal` best; ties are settled as `Choose` says.

        Raises `LimitReachedError`, and `EndlessError` when play goes round for ever although the first option is taken
        everywhere.
        """
        clock = Clock(limits)
        states = self._states(rule, goal, clock)
        plans, values = self._solved(states, goal, clock)
        visits = expected_visits(states, plans) if any(states[0].follows) else {0: ONE}
        probabilities: defaultdict[OutcomeT, Fraction] = defaultdict(lambda: ZERO)
        for index, visit in visits.items():
            results = states[index].unfolding.results
            for result, share, _ in plans[index].exits:
                if states[index].follows[result] is None:
                    probabilities[cast("OutcomeT", results[result])] += visit * share
        value = goal.measured(values[0])
        return Solution(goal, dict(probabilities), value, -values[0][-1], states, plans, values, visits, self._merger)

    def _solved(self, states: Sequence[State], goal: Goal[OutcomeT], clock: Clock) -> tuple[list[Plan], list[Value]]:
        """The best plan and the value of every state; a rule that ends by itself is solved once for all its like."""
        measures = len(goal.measures) + 1
        chooser = self._choosers.setdefault(measures, Chooser(measures))
        if any(states[0].follows):
            return PolicyIteration(states, chooser, clock).run()
        key = (states[0].graph, goal, states[0].unfolding.results)
        known = self._ended.get(key)
        if known is None:
            known = self._ended[key] = PolicyIteration(states, chooser, clock).run()
        return known

    def _states(self, rule: BoundRule[Hashable], goal: Goal[OutcomeT], clock: Clock) -> list[State]:
        """Every rule that play can reach, the one asked about first."""
        indices = {rule: 0}
        waiting = [rule]
        states: list[State] = []
        ends: dict[Hashable, Value] = {}
        for state_rule in waiting:
            clock.check(len(waiting))
            unfolding = self._unfolder.unfold(state_rule)
            graph = self._merger.graph(unfolding)
            worths = self._worths.get((goal, unfolding.results)) if not states else None
            if worths is not None:
                states.append(State(state_rule, unfolding, graph, (None,) * len(worths), worths))
                continue
            follows: list[tuple[int, int] | None] = []
            own: list[Value | None] = []
            for result in unfolding.results:
                if isinstance(result, Next):
                    if result.rule not in indices:
                        indices[result.rule] = len(waiting)
                        waiting.append(result.rule)
                    follows.append((indices[result.rule], result.turns))
                    own.append(None)
                else:
                    follows.append(None)
                    end = ends.get(result)
                    if end is None:
                        worth = goal.value(cast("OutcomeT", result))
                        end = ends[result] = (*(Rational(number) for number in worth), ZERO)
                    own.append(end)
            if not any(follows):
                self._worths[goal, unfolding.results] = cast("tuple[Value, ...]", tuple(own))
            states.append(State(state_rule, unfolding, graph, tuple(follows), tuple(own)))
        return states
