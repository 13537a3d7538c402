"""Finds the decisions that serve a goal best and what they lead to, exactly.

A rule that ends by itself is unfolded once and chosen through from its results backwards (backward induction, Bellman
1957). Where results go on with other rules (`Next`), every rule that play can reach is a state, and states that lead
to each other are solved together (`policy_iteration`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Generic, TypeVar, cast

from rulewright.engine.arithmetic import ONE, ZERO, Rational
from rulewright.engine.effects import BoundRule, Next, StepResult, made
from rulewright.engine.goal import Goal
from rulewright.engine.graph import Graph, GraphBuilder
from rulewright.engine.limits import NO_LIMITS, Clock, Limits
from rulewright.engine.markov_chain import MarkovChain
from rulewright.engine.policy_evaluation import Plan, PlanOptimiser, Value
from rulewright.engine.policy_iteration import PolicyIteration, solve_single_state
from rulewright.engine.solution import Solution, State, pack_targets
from rulewright.engine.unfolding import Unfolder, Unfolding

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


STATES_KEPT = 5_000
"""So many states keep their courses, which are most of the memory that a state takes."""


@dataclass(frozen=True)
class Horizon(Generic[OutcomeT]):
    """How far a plan looks ahead: `steps`, and as what it takes what comes after.

    `ends` tells the outcome that play is taken to have from a rule on, and the turns until then.
    """

    steps: int
    estimate_outcome: Callable[[BoundRule[StepResult[OutcomeT]]], tuple[OutcomeT, int]]


class Solver:
    """Solves rules exactly.

    Unfolded rules and what was best are kept, so that a second question about the same rule, or one like it, is quick.
    """

    def __init__(self) -> None:
        self.unfolder = Unfolder()
        self.graph_builder = GraphBuilder()
        self._optimisers: dict[int, PlanOptimiser] = {}
        self._terminal_values: dict[tuple[Goal[Any], tuple[Hashable, ...]], tuple[Value, ...]] = {}
        self._solved_single_states: dict[
            tuple[Graph, Goal[Any], tuple[Hashable, ...]], tuple[list[Plan], list[Value]]
        ] = {}

    @property
    def steps(self) -> int:
        """How many steps the latest `solve` has taken, also one that reached a limit."""
        return self.unfolder.clock.steps

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

        Raises `LimitReachedError`, and `NonTerminatingError` when play goes round for ever although the first option
        is taken everywhere.
        """
        clock = self.unfolder.clock = Clock(limits)
        states, worths = self._explore_states(rule, goal, clock, horizon)
        plans, values = self._optimise_plans(states, worths, goal, clock)
        chain = MarkovChain(states, plans)
        visits = chain.expected_visits() if max(states[0].targets) >= 0 else {0: ONE}
        probabilities: defaultdict[OutcomeT, Fraction] = defaultdict(lambda: ZERO)
        for index, visit in visits.items():
            results, targets = states[index].unfolding.results, states[index].targets
            for result, share, _ in plans[index].possible_results:
                if targets[result] < 0 and not isinstance(results[result], Next):
                    probabilities[cast("OutcomeT", results[result])] += visit * share
        value = goal.restore_signs(values[0])
        return Solution(
            goal, dict(probabilities), value, -values[0][-1], states, plans, values, chain, visits, self.graph_builder
        )

    def _optimise_plans(
        self, states: Sequence[State], terminal_values: Sequence[Value], goal: Goal[OutcomeT], clock: Clock
    ) -> tuple[list[Plan], list[Value]]:
        """The best plan and the value of every state; a rule that ends by itself is solved once for all its like."""
        measures = len(goal.measures) + 1
        chooser = self._optimisers.setdefault(measures, PlanOptimiser(measures))
        if any(isinstance(result, Next) for result in states[0].unfolding.results):
            return PolicyIteration(states, terminal_values, chooser, clock).run()
        key = (states[0].graph, goal, states[0].unfolding.results)
        known = self._solved_single_states.get(key)
        if known is None:
            plan, value = solve_single_state(states[0], chooser)
            known = self._solved_single_states[key] = [plan], [value]
        return known

    def _explore_states(
        self,
        rule: BoundRule[StepResult[OutcomeT]],
        goal: Goal[OutcomeT],
        clock: Clock,
        horizon: Horizon[OutcomeT] | None,
    ) -> tuple[list[State], list[Value]]:
        """Every rule that play can reach, the one asked about first, and all values that its ends can have."""
        indices: dict[BoundRule[Any], int] = {rule: 0}
        waiting: list[BoundRule[Any]] = [rule]
        states: list[State] = []
        worths = _TerminalValues()
        numbers: dict[Hashable, int] = {}  # of the values of ends
        alike: dict[tuple[int, ...], tuple[int, ...]] = {}  # turns that are equal are one object
        owns: dict[tuple[int, ...], tuple[Value | None, ...]] = {}  # and so are worths, by their numbers

        def sharing(state: State, unfolding: Unfolding) -> Unfolding:
            """The courses of a state, whose results are the rules of other states themselves."""
            follows = zip(unfolding.results, state.targets, state.turns, strict=True)
            unfolding.results = tuple(
                [made(Next, (waiting[target], turns)) if target >= 0 else result for result, target, turns in follows]
            )
            return unfolding

        def again(state: State) -> Unfolding:
            return sharing(state, self.unfolder.unfold_uncounted(state.rule))

        for state_rule in waiting:
            if horizon is not None and states and clock.steps > horizon.steps:
                return list(_truncate_at_horizon(states, waiting, goal, horizon, worths)), worths.values
            clock.check(len(waiting))
            unfolding = self.unfolder.unfold(state_rule)
            clock.step(len(unfolding.results))
            graph = self.graph_builder.graph(unfolding)
            alone = self._terminal_values.get((goal, unfolding.results)) if not states else None
            if alone is not None:
                ends = pack_targets([~0] * len(alone))
                states.append(State(state_rule, graph, ends, (0,) * len(alone), alone, again, unfolding))
                continue
            targets: list[int] = []
            turns: list[int] = []
            for result in unfolding.results:
                if isinstance(result, Next):
                    target = indices.setdefault(result.rule, len(waiting))
                    if target == len(waiting):
                        waiting.append(result.rule)
                    turns.append(result.turns)
                else:
                    target = numbers.get(result, 0)
                    if not target:
                        target = numbers[result] = worths.intern(goal.evaluate(cast("OutcomeT", result)))
                    turns.append(0)
                targets.append(target)
            ended = tuple([target if target < 0 else 0 for target in targets])
            own = owns.get(ended)
            if own is None:
                own = owns[ended] = tuple([worths.values[~number] if number else None for number in ended])
            if all(ended):
                self._terminal_values[goal, unfolding.results] = cast("tuple[Value, ...]", own)
            between = tuple(turns)
            between = alike.setdefault(between, between)
            state = State(state_rule, graph, pack_targets(targets), between, own, again)
            if len(states) < STATES_KEPT:
                state.cached_unfolding = unfolding if all(ended) else sharing(state, unfolding)
            states.append(state)
        return states, worths.values


class _TerminalValues:
    """What ends of play are worth: each value once, with its number."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[int | Fraction, ...], int] = {}
        self.values: list[Value] = []

    def intern(self, measures: Iterable[int | Fraction], turns: int = 0) -> int:
        """~n for the n-th value: that of an end with these measures, so many turns later."""
        worth = (*measures, -turns)
        number = self._numbers.get(worth)
        if number is None:
            number = self._numbers[worth] = ~len(self.values)
            self.values.append(tuple(map(Rational, worth)))
        return number


def _truncate_at_horizon(
    states: Sequence[State],
    rules: Sequence[BoundRule[Any]],
    goal: Goal[OutcomeT],
    horizon: Horizon[OutcomeT],
    terminal_values: _TerminalValues,
) -> Iterator[State]:
    """The states, with what lies beyond them worth what it is taken for."""
    beyond: dict[int, tuple[tuple[int | Fraction, ...], int]] = {}
    for index in range(len(states), len(rules)):
        outcome, turns = horizon.estimate_outcome(rules[index])
        beyond[index] = goal.evaluate(outcome), turns
    for state in states:
        targets, own = list(state.targets), list(state.terminal_values)
        for place, target in enumerate(targets):
            if target in beyond:
                measures, turns = beyond[target]
                targets[place] = terminal_values.intern(measures, state.turns[place] + turns)
                own[place] = terminal_values.values[~targets[place]]
        yield replace(state, packed_targets=pack_targets(targets), terminal_values=tuple(own))
