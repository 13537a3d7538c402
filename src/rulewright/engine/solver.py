"""Finds the decisions that serve a goal best and what they lead to, exactly.

A rule that ends by itself is unfolded once and chosen through from its results backwards (backward induction, Bellman
1957). Where results go on with other rules (`Next`), every rule that play can come to is a state. States that lead to
each other are solved together by policy iteration (Howard 1960): first in floats, then the plan found is valued in
rationals and every choice in it checked exactly.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar, cast

from rulewright.engine.components import components
from rulewright.engine.course import Chooser, Plan, Values
from rulewright.engine.effects import BoundRule, Facts, Next
from rulewright.engine.goal import Goal
from rulewright.engine.graph import Graph, Merger, Placement
from rulewright.engine.linear import EndlessError
from rulewright.engine.linear import solve as solve_linear
from rulewright.engine.rational import ONE, ZERO, Rational
from rulewright.engine.unfolding import Called, Chance, Decision, Mention, Result, Tail, Unfolder, Unfolding

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
Value: TypeAlias = tuple[Fraction, ...]


ROUGH_ROUNDS = 50
"""How often a plan is improved in floats at most, which may take better and equal for each other for ever."""


class LimitReachedError(Exception):
    """A situation has more states than `allowed`, or takes longer; `limit` says which: `states` or `seconds`."""

    def __init__(self, limit: str, allowed: float) -> None:
        super().__init__(f"more than {allowed:g} {limit}")
        self.limit = limit
        self.allowed = allowed


@dataclass(frozen=True)
class Limits:
    """How much a solution may take; `None` is without limit."""

    states: int | None = None
    seconds: float | None = None


NO_LIMITS = Limits()


@dataclass(frozen=True, eq=False)
class Valued:
    """An unfolding with where its nodes stand in a graph, the best plan of the graph and what its steps are worth."""

    unfolding: Unfolding
    placement: Placement
    plan: Plan
    worth: Values[Fraction]
    measures: int
    _callees: dict[int, Valued] = field(default_factory=dict, repr=False)

    def value(self, index: int) -> Value:
        """What the node `index` of the unfolding is worth: the goal's measures, signed, then turns, negated."""
        step = self.placement.step_of[index]
        return tuple(self.worth.value(step, measure) for measure in range(self.measures))

    def chosen(self, index: int) -> int:
        """The option taken at the decision `index`: the first where all lead to the same."""
        node = self.unfolding.nodes[index]
        assert isinstance(node, Decision)
        step = self.placement.step_of[index]
        if all(self.placement.step_of[branch] == step for branch in node.branches):
            return 0  # the step is not this decision's but that of what follows
        return self.plan.chosen.get(step, 0)

    def callee(self, index: int) -> Valued:
        """The rule called at the node `index`, valued by what its results are worth here."""
        known = self._callees.get(index)
        if known is None:
            node = self.unfolding.nodes[index]
            assert isinstance(node, Called | Tail)
            placement = self.placement.callees[index]
            known = self._callees[index] = Valued(node.callee, placement, self.plan, self.worth, self.measures)
        return known

    @cached_property
    def reach(self) -> tuple[Fraction, ...]:
        """The probability with which the best course reaches each node, by node index."""
        reach = [ZERO] * len(self.unfolding.nodes)
        reach[-1] = ONE
        for index in self.unfolding.reading_order:
            weight = reach[index]
            if not weight:
                continue
            match self.unfolding.nodes[index]:
                case Mention(_, then):
                    reach[then] += weight
                case Chance(_, branches, weights):
                    weight /= sum(weights)
                    for (_, child), part in zip(branches, weights, strict=True):
                        reach[child] += part * weight
                case Decision(_, options):
                    reach[options[self.chosen(index)]] += weight
                case Called(_, _, branches):
                    exits = self.callee(index).exits
                    for result, child in branches:
                        if result in exits:
                            reach[child] += weight * exits[result]
                case Tail() | Result():
                    pass
        return tuple(reach)

    @cached_property
    def exits(self) -> Mapping[Hashable, Fraction]:
        """The probability of each result on the best course; results that cannot happen are left out."""
        totals: defaultdict[Hashable, Fraction] = defaultdict(lambda: ZERO)
        for index, (node, probability) in enumerate(zip(self.unfolding.nodes, self.reach, strict=True)):
            if not probability:
                continue
            if isinstance(node, Result):
                totals[node.value] += probability
            elif isinstance(node, Tail):
                callee = self.callee(index)
                for result, end in zip(callee.unfolding.results, node.exits, strict=True):
                    if result in callee.exits:
                        totals[self.unfolding.results[end]] += probability * callee.exits[result]
        return dict(totals)


@dataclass(frozen=True, eq=False)
class State:
    """A rule that play can come to: its graph, and for each result the state that follows and the turns in between.

    `follows` holds `None` for the results that end play; `own` what those are worth, signed.
    """

    rule: BoundRule[Hashable]
    unfolding: Unfolding
    graph: Graph
    follows: tuple[tuple[int, int] | None, ...]
    own: tuple[Value | None, ...]


@dataclass(frozen=True)
class Solution(Generic[OutcomeT]):
    """The best course of a rule: probabilities of its outcomes (all positive, adding up to 1) and its value.

    `value` holds the goal's measures, each with its own sign; `turns` is the expected number of the player's turn-ends.
    `visits` maps the index of every state that the best course can come to, in the order of play, to the expected
    number of visits.
    """

    goal: Goal[OutcomeT]
    probabilities: Mapping[OutcomeT, Fraction]
    value: Value
    turns: Fraction
    states: Sequence[State] = field(repr=False)
    plans: Sequence[Plan] = field(repr=False)
    values: Sequence[Value] = field(repr=False)
    visits: Mapping[int, Fraction] = field(repr=False)
    merger: Merger = field(repr=False)

    @property
    def valued(self) -> Valued:
        """The rule that was asked about, valued."""
        return self.valued_state(0)

    def valued_state(self, index: int) -> Valued:
        """A state's rule, valued."""
        state, plan = self.states[index], self.plans[index]
        worth = Values(state.graph, plan.chosen, _exact_leaf(state, self.values), ZERO)
        return Valued(state.unfolding, self.merger.placement(state.unfolding), plan, worth, len(self.goal.measures) + 1)

    def chance_to_come_to(self, indices: Iterable[int]) -> Fraction:
        """The probability that play comes to one of the states at all."""
        aims = frozenset(indices)
        arrivals = _visits(self.states, self.plans, stop=aims)
        return sum((arrivals[index] for index in aims if index in arrivals), start=ZERO)

    @property
    def is_loop(self) -> bool:
        """Whether play can go on beyond the rule that was asked about."""
        return len(self.states) > 1 or any(self.states[0].follows)


def _exact_leaf(state: State, values: Sequence[Value]) -> Callable[[int, int], Fraction]:
    """What the results of a state are worth, given the values of all states."""

    def leaf(result: int, measure: int) -> Fraction:
        own = state.own[result]
        if own is not None:
            return own[measure]
        target, turns = cast("tuple[int, int]", state.follows[result])
        value = values[target]
        return value[measure] - turns if measure == len(value) - 1 else value[measure]

    return leaf


class Solver:
    """Solves rules exactly. Unfolded rules are kept, so that a second question about the same rule is quick."""

    def __init__(self) -> None:
        self._unfolder = Unfolder()
        self._merger = Merger()
        self._worths: dict[tuple[Goal[Any], tuple[Hashable, ...]], tuple[Value, ...]] = {}
        self._ended: dict[tuple[Graph, Goal[Any], tuple[Hashable, ...]], tuple[list[Plan], list[Value]]] = {}

    def solve(
        self, rule: BoundRule[OutcomeT | Next[OutcomeT]], goal: Goal[OutcomeT], limits: Limits = NO_LIMITS
    ) -> Solution[OutcomeT]:
        """The course of a rule that serves `goal` best; ties are settled as `Choose` says.

        Raises `LimitReachedError`, and `EndlessError` when play goes round for ever although the first option is taken
        everywhere.
        """
        clock = _Clock(limits)
        states = self._states(rule, goal, clock)
        plans, values = self._solved(states, goal, clock)
        visits = _visits(states, plans) if any(states[0].follows) else {0: ONE}
        probabilities: defaultdict[OutcomeT, Fraction] = defaultdict(lambda: ZERO)
        for index, visit in visits.items():
            results = states[index].unfolding.results
            for result, share, _ in plans[index].exits:
                if states[index].follows[result] is None:
                    probabilities[cast("OutcomeT", results[result])] += visit * share
        signed = tuple(sign * number for sign, number in zip(goal.signs, values[0], strict=False))
        return Solution(goal, dict(probabilities), signed, -values[0][-1], states, plans, values, visits, self._merger)

    def _solved(self, states: Sequence[State], goal: Goal[OutcomeT], clock: _Clock) -> tuple[list[Plan], list[Value]]:
        """The best plan and the value of every state; a rule that ends by itself is solved once for all its like."""
        measures = len(goal.measures) + 1
        if any(states[0].follows):
            return _PolicyIteration(states, measures, clock).run()
        key = (states[0].graph, goal, states[0].unfolding.results)
        known = self._ended.get(key)
        if known is None:
            known = self._ended[key] = _PolicyIteration(states, measures, clock).run()
        return known

    def _states(self, rule: BoundRule[Hashable], goal: Goal[OutcomeT], clock: _Clock) -> list[State]:
        """Every rule that play can come to, the one asked about first."""
        indices = {rule: 0}
        waiting = [rule]
        states: list[State] = []
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
                    worth = goal.value(cast("OutcomeT", result))
                    own.append((*(Rational(number) for number in worth), ZERO))
            if not any(follows):
                self._worths[goal, unfolding.results] = cast("tuple[Value, ...]", tuple(own))
            states.append(State(state_rule, unfolding, graph, tuple(follows), tuple(own)))
        return states


class _Clock:
    """Watches the limits."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._start = time.monotonic()

    def check(self, states: int = 0) -> None:
        if self._limits.states is not None and states > self._limits.states:
            raise LimitReachedError("states", self._limits.states)
        if self._limits.seconds is not None and time.monotonic() - self._start > self._limits.seconds:
            raise LimitReachedError("seconds", self._limits.seconds)


class _PolicyIteration:
    """Finds the best plan of every state, those that others lead to first."""

    def __init__(self, states: Sequence[State], measures: int, clock: _Clock) -> None:
        self._states = states
        self._measures = measures
        self._clock = clock
        self._chooser = Chooser(measures)
        self._plans: list[Plan | None] = [None] * len(states)
        self._values: list[Value] = [()] * len(states)
        self._floats: list[tuple[float, ...]] = [()] * len(states)
        self._own_floats = [[None if own is None else tuple(map(float, own)) for own in state.own] for state in states]

    def run(self) -> tuple[list[Plan], list[Value]]:
        followers = [sorted({follow[0] for follow in state.follows if follow}) for state in self._states]
        for component in components(followers):
            self._clock.check()
            if len(component) == 1 and component[0] not in followers[component[0]]:
                self._improve(component, exact=True)
                self._value_part(component, exact=True)
            else:
                self._round(component)
        return cast("list[Plan]", self._plans), self._values

    def _round(self, component: list[int]) -> None:
        """Solves states that lead to each other."""
        for index in component:
            self._plans[index] = self._chooser.first(self._states[index].graph)
        with suppress(EndlessError):  # floats may take a loop that hardly ever ends for one that never does
            self._value_plans(component, exact=False)
            for _ in range(ROUGH_ROUNDS if len(component) > 1 else 1):
                if not self._improve(component, exact=False):
                    break
                self._clock.check()
                self._value_plans(component, exact=False)
        try:
            self._settle(component, keep_ties=False)
        except EndlessError:
            # Ties settled by rank can lead round for ever. Strict improvements on a plan that ends never do.
            for index in component:
                self._plans[index] = self._chooser.first(self._states[index].graph)
            self._settle(component, keep_ties=True)

    def _settle(self, component: list[int], keep_ties: bool) -> None:
        """Improves the plans exactly until none can be."""
        self._value_plans(component, exact=True)
        while self._improve(component, exact=True, keep_ties=keep_ties):
            self._clock.check()
            self._value_plans(component, exact=True)

    def _improve(self, component: list[int], exact: bool, keep_ties: bool = False) -> bool:
        """Chooses anew everywhere; whether any plan changed."""
        changed = False
        for index in component:
            state = self._states[index]
            leaf = _exact_leaf(state, self._values) if exact else None
            incumbent = self._plans[index] if keep_ties else None
            plan = self._chooser.best(state.graph, self._leaves(index), leaf, incumbent)
            changed = changed or plan is not self._plans[index]
            self._plans[index] = plan
        return changed

    def _value_plans(self, component: list[int], exact: bool) -> None:
        """Values the plans of a component's states, part by part as the plans connect them."""
        place = {index: number for number, index in enumerate(component)}
        followers = []
        for index in component:
            follows = self._states[index].follows
            plan = cast("Plan", self._plans[index])
            targets = [follow[0] for result, _, _ in plan.exits if (follow := follows[result])]
            followers.append([place[target] for target in targets if target in place])
        for part in components(followers):
            self._value_part([component[number] for number in part], exact)

    def _value_part(self, part: list[int], exact: bool) -> None:
        unknown = {index: number for number, index in enumerate(part)}
        zero = ZERO if exact else 0.0
        rows: list[dict[int, Fraction]] = []
        constants: list[list[Fraction]] = []
        for index in part:
            state, plan = self._states[index], cast("Plan", self._plans[index])
            own = state.own if exact else self._own_floats[index]
            values = self._values if exact else self._floats
            row: dict[int, Fraction] = {}
            constant = [cast("Fraction", zero)] * self._measures
            for result, rational, approximate in plan.exits:
                share = rational if exact else cast("Fraction", approximate)
                follow = state.follows[result]
                if follow is None:
                    worth = cast("Value", own[result])
                    constant = [a + share * b for a, b in zip(constant, worth, strict=True)]
                    continue
                target, turns = follow
                if target in unknown:
                    row[unknown[target]] = row.get(unknown[target], cast("Fraction", zero)) + share
                else:
                    worth = cast("Value", values[target])
                    constant = [a + share * b for a, b in zip(constant, worth, strict=True)]
                constant[-1] -= share * turns
            rows.append(row)
            constants.append(constant)
        try:
            solved = solve_linear(rows, constants)
        except EndlessError:
            rules = ", ".join(dict.fromkeys(self._states[index].rule.function.__name__ for index in part))
            raise EndlessError(f"play goes round for ever in {rules}") from None
        for index, numbers in zip(part, solved, strict=True):
            if exact:
                self._set(index, numbers)
            else:
                self._floats[index] = cast("tuple[float, ...]", tuple(numbers))

    def _set(self, index: int, numbers: Sequence[Fraction]) -> None:
        self._values[index] = tuple(numbers)
        self._floats[index] = tuple(map(float, numbers))

    def _leaves(self, index: int) -> list[tuple[float, ...]]:
        """What the results of a state are worth, approximately."""
        rows = []
        for own, follow in zip(self._own_floats[index], self._states[index].follows, strict=True):
            if own is not None:
                rows.append(own)
                continue
            target, turns = cast("tuple[int, int]", follow)
            value = self._floats[target]
            rows.append((*value[:-1], value[-1] - turns) if turns else value)
        return rows


def _visits(states: Sequence[State], plans: Sequence[Plan], stop: Collection[int] = frozenset()) -> dict[int, Fraction]:
    """How often the best course is expected to come to each state that it can come to, in the order of play.

    It is not followed beyond the states of `stop`.
    """
    reached = {0: None}
    shares: dict[int, dict[int, Fraction]] = {}
    for index in (waiting := [0]):
        row: dict[int, Fraction] = {}
        for result, share, _ in () if index in stop else plans[index].exits:
            follow = states[index].follows[result]
            if follow is not None:
                row[follow[0]] = row.get(follow[0], ZERO) + share
                if follow[0] not in reached:
                    reached[follow[0]] = None
                    waiting.append(follow[0])
        shares[index] = row
    place = {index: number for number, index in enumerate(waiting)}
    parts = components([[place[target] for target in shares[index]] for index in waiting])
    inflow = dict.fromkeys(waiting, ZERO)
    inflow[0] = ONE
    visits: dict[int, Fraction] = {}
    for part in reversed(parts):
        members = [waiting[number] for number in part]
        unknown = {index: number for number, index in enumerate(members)}
        rows: list[dict[int, Fraction]] = [{} for _ in members]
        for index in members:
            for target, share in shares[index].items():
                if target in unknown:
                    rows[unknown[target]][unknown[index]] = share
        for index, (visit,) in zip(members, solve_linear(rows, [[inflow[index]] for index in members]), strict=True):
            visits[index] = visit
            for target, share in shares[index].items():
                if target not in unknown:
                    inflow[target] += visit * share
    return {index: visits[index] for index in waiting}


@dataclass(frozen=True)
class DecisionCase:
    """One decision on the best course: what is known there, the option taken, and what each option is worth.

    `options` maps every option to the goal's measures (each with its own sign); `probability` is how likely the best
    course comes to this decision, in a loop how often it is expected to.
    """

    name: str
    entry: str
    facts: Facts
    option: str
    options: Mapping[str, Value]
    probability: Fraction


def decisions(solution: Solution[OutcomeT]) -> list[DecisionCase]:
    """Every decision that the best course can come to, in the order in which play meets them; equal ones are merged.

    Where play goes on over several turns, only the decisions of the rules for one turn tell what their options are
    worth. Those of the rules that they call are merged whatever the turn is worth, with `options` empty.
    """
    gathered = _Cases(solution.goal.signs)
    for alike in states_alike(solution):
        for index in alike:
            gathered.own(solution.valued_state(index), solution.visits[index])
        visits = sum((solution.visits[index] for index in alike), start=ZERO)
        gathered.called(solution.valued_state(alike[0]), visits, {}, with_worth=not solution.is_loop)
    return list(gathered.found.values())


def states_alike(solution: Solution[OutcomeT]) -> list[list[int]]:
    """The states on the best course, those together that call the same rules and decide alike."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for index in solution.visits:
        calls = (node.callee for node in solution.states[index].unfolding.nodes if isinstance(node, Called | Tail))
        groups.setdefault((solution.plans[index], *calls), []).append(index)
    return list(groups.values())


@dataclass
class _Cases:
    """Decision cases being gathered, equal ones merged."""

    signs: tuple[int, ...]
    found: dict[tuple[object, ...], DecisionCase] = field(default_factory=dict)

    def own(self, valued: Valued, weight: Fraction) -> None:
        """Adds the decisions of a rule itself."""
        for index in valued.unfolding.reading_order:
            if isinstance(valued.unfolding.nodes[index], Decision) and valued.reach[index]:
                self._add(valued, index, weight * valued.reach[index], {}, with_worth=True)

    def called(self, valued: Valued, weight: Fraction, inherited: Facts, with_worth: bool) -> None:
        """Adds the decisions of the rules that a rule calls, and of those that they call."""
        for index in valued.unfolding.reading_order:
            share = weight * valued.reach[index]
            node = valued.unfolding.nodes[index]
            if not share or not isinstance(node, Called | Tail):
                continue
            callee, facts = valued.callee(index), {**inherited, **node.call.facts}
            for inner in callee.unfolding.reading_order:
                if callee.reach[inner] and isinstance(callee.unfolding.nodes[inner], Decision):
                    self._add(callee, inner, share * callee.reach[inner], facts, with_worth)
            self.called(callee, share, facts, with_worth)

    def _add(self, valued: Valued, index: int, probability: Fraction, inherited: Facts, with_worth: bool) -> None:
        node = valued.unfolding.nodes[index]
        assert isinstance(node, Decision)
        choose = node.choose
        facts = {**inherited, **choose.facts}
        options = {
            option: tuple(sign * number for sign, number in zip(self.signs, valued.value(child), strict=False))
            for option, child in zip(choose.options, node.branches, strict=True)
            if with_worth
        }
        option = choose.options[valued.chosen(index)]
        key = (choose.name, *sorted(facts.items()), option, *options.values())
        before = self.found[key].probability if key in self.found else ZERO
        self.found[key] = DecisionCase(choose.name, choose.entry, facts, option, options, before + probability)
