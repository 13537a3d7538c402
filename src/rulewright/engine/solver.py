"""The exact solver: the decisions that serve a goal best, and their consequences.

A rule that ends by itself is unfolded once and solved from its results backwards (backward induction, Bellman 1957). If
results go on with other rules (`Next`), every rule that play can reach is a state. States that lead to each other are
solved together (`policy_iteration`).
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
"""The number of states that keep their unfoldings, which take most of a state's memory."""


@dataclass(frozen=True)
class Horizon(Generic[OutcomeT]):
    """A planning horizon: after `steps`, outcomes are estimated.

    `estimate_outcome` returns the outcome assumed for a rule beyond the horizon, and the number of turns until then.
    """

    steps: int
    estimate_outcome: Callable[[BoundRule[StepResult[OutcomeT]]], tuple[OutcomeT, int]]


class Solver:
    """Exact solver of rules.

    Unfoldings and best plans are cached, so that a second question about the same rule, or one like it, is quick.
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
        """The number of steps of the latest `solve`, even if it reached a limit."""
        return self.unfolder.clock.steps

    def solve(
        self,
        rule: BoundRule[StepResult[OutcomeT]],
        goal: Goal[OutcomeT],
        limits: Limits = NO_LIMITS,
        horizon: Horizon[OutcomeT] | None = None,
    ) -> Solution[OutcomeT]:
        """The best policy of a rule for `goal`; ties are resolved as `Choose` documents.

        With a `horizon`, the policy is the best up to there; the solution's probabilities are those of play that ends
        before.

        Raises `LimitReachedError`, and `NonTerminatingError` if play never ends even with the first option taken
        everywhere.
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
        """The best plan and the value of every state. A single state is solved once for all with the same graph and
        results."""
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
        """Every rule that play can reach, the given one first, and all values of its ends."""
        indices: dict[BoundRule[Any], int] = {rule: 0}
        waiting: list[BoundRule[Any]] = [rule]
        states: list[State] = []
        worths = _TerminalValues()
        numbers: dict[Hashable, int] = {}  # of the terminal values
        alike: dict[tuple[int, ...], tuple[int, ...]] = {}  # equal turns share one object
        owns: dict[tuple[int, ...], tuple[Value | None, ...]] = {}  # equal terminal values do, too, by their numbers

        def sharing(state: State, unfolding: Unfolding) -> Unfolding:
            """Share memory: replace results that go on by the rules of other states."""
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
    """The distinct values of the ends of play, numbered."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[int | Fraction, ...], int] = {}
        self.values: list[Value] = []

    def intern(self, measures: Iterable[int | Fraction], turns: int = 0) -> int:
        """~n for the n-th value: that of an end with these measures after `turns` more turns."""
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
    """The states, with estimated values for what lies beyond them."""
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
