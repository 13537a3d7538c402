"""Policy iteration (Howard 1960): the best plan of states that may lead to each other.

Plans are improved in floats first. The plan found is then evaluated in rationals, and every choice in it is checked
exactly.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from math import gcd, lcm
from operator import mul
from typing import NamedTuple, cast

from rulewright.engine.arithmetic import ZERO, NonTerminatingError, Rational, solve_linear
from rulewright.engine.limits import Clock
from rulewright.engine.markov_chain import strongly_connected_components
from rulewright.engine.policy_evaluation import Plan, PlanOptimiser, Value
from rulewright.engine.solution import State, terminal_value_function


class _InternedValue(NamedTuple):
    """An exact value with its number, as floats, and as integer `numerators` over the common `denominator`."""

    number: int
    value: Value
    floats: tuple[float, ...]
    numerators: tuple[int, ...]
    denominator: int


MAX_ROUNDS = 50
"""The largest number of improvements in floats, in which two plans that nearly tie could alternate for ever.

It also bounds exact improvements if two players improve theirs at once, which can cycle.
"""


def solve_single_state(state: State, optimiser: PlanOptimiser) -> tuple[Plan, Value]:
    """The best plan of a state that leads to no other, and the value of the state under it."""
    own = cast("Sequence[Value]", state.terminal_values)
    plan = optimiser.best_plan(
        state.graph, [tuple(map(float, worth)) for worth in own], terminal_value_function(state, ())
    )
    optimiser.record_best(plan)
    value = [ZERO] * optimiser.measures
    for result, share, _ in plan.possible_results:
        value = [a + share * b if b else a for a, b in zip(value, own[result], strict=True)]
    return plan, tuple(value)


class PolicyIteration:
    """Solver of all states, successors first.

    Many states have exactly the same value, such as those that differ only in something of no more use. So every exact
    value has a number. States with equal graphs and equal numbers of their results are solved once.
    """

    def __init__(
        self, states: Sequence[State], terminal_values: Iterable[Value], optimiser: PlanOptimiser, clock: Clock
    ) -> None:
        self._states = states
        self._measures = optimiser.measures
        self._clock = clock
        self._optimiser = optimiser
        self._plans: list[Plan | None] = [None] * len(states)
        self._values: list[Value] = [()] * len(states)
        self._floats: list[tuple[float, ...]] = [()] * len(states)
        self._interned: dict[tuple[int, ...], _InternedValue] = {}
        self._interned_by_number: list[_InternedValue] = []  # by number
        self._value_numbers: list[int] = [-1] * len(states)  # numbers of the values
        for worth in terminal_values:
            self._intern(worth)  # gives it the number by which the targets of states refer to it
        self._best_plans: dict[tuple[object, ...], Plan] = {}
        self._evaluated: dict[tuple[object, ...], _InternedValue] = {}

    def _intern(self, value: Value) -> _InternedValue:
        """The interned value."""
        whole = lcm(*(int(number.denominator) for number in value))
        parts = [int(number.numerator) * (whole // int(number.denominator)) for number in value]
        return self._interned.get((whole, *parts)) or self._add_value(whole, parts, value)

    def _intern_fractions(self, denominator: int, numerators: Sequence[int]) -> _InternedValue:
        """The interned value of these `numerators` over the `denominator`."""
        common = gcd(denominator, *numerators)
        denominator, numerators = denominator // common, [part // common for part in numerators]
        known = self._interned.get((denominator, *numerators))
        return known or self._add_value(
            denominator, numerators, tuple([Rational(part, denominator) for part in numerators])
        )

    def _add_value(self, denominator: int, numerators: Sequence[int], value: Value) -> _InternedValue:
        """Add a value, in lowest terms, with the next number."""
        known = _InternedValue(
            len(self._interned_by_number), value, tuple(map(float, value)), tuple(numerators), denominator
        )
        self._interned[denominator, *numerators] = known
        self._interned_by_number.append(known)
        return known

    def _successors(self, index: int) -> list[int]:
        """The states that can follow a state."""
        return sorted({target for target in self._states[index].targets if target >= 0})

    def _plan(self, index: int) -> Plan:
        """The current plan of a state."""
        plan = self._plans[index]
        assert plan is not None
        return plan

    def run(self) -> tuple[list[Plan], list[Value]]:
        """The best plan and the value of every state. Raises `LimitReachedError` and `NonTerminatingError`."""
        for component in strongly_connected_components(len(self._states), self._successors):
            self._clock.check()
            if len(component) == 1 and component[0] not in self._states[component[0]].targets:
                self._improve(component, exact=True)
                self._evaluate_component(component, exact=True)
            elif not self._try_latest_plans(component):
                self._solve_component(component)
            for index in component:
                self._optimiser.record_best(self._plan(index))
        return cast("list[Plan]", self._plans), self._values

    def _try_latest_plans(self, component: list[int]) -> bool:
        """Solve the states of a component, starting from the plans of solved states with the same graphs.

        States differ mostly in how much is left of something, and the best plan is mostly the same. This is not tried
        if opponents decide, too, since the plans could then change for ever. Returns whether it succeeded.
        """
        for index in component:
            plan = self._optimiser.latest_best(self._states[index].graph)
            if plan is None or plan.graph.has_opponent:
                return False
            self._plans[index] = plan
        try:
            return self._improve_exactly(component)
        except NonTerminatingError:
            return False

    def _solve_component(self, component: list[int]) -> None:
        """Solve states that lead to each other."""
        for index in component:
            self._plans[index] = self._optimiser.first_options(self._states[index].graph)
        with suppress(NonTerminatingError):  # floats may take a loop that hardly ever ends for one that never does
            self._evaluate_plans(component, exact=False)
            for _ in range(MAX_ROUNDS if len(component) > 1 else 1):
                if not self._improve(component, exact=False):
                    break
                self._clock.check()
                self._evaluate_plans(component, exact=False)
        try:
            if self._improve_exactly(component):
                return
        except NonTerminatingError:
            pass
        # Resolving ties by rank can cycle. Strict improvements of a plan that ends cannot, if the player makes one only
        # when the opponents have none left (Hoffman and Karp 1966).
        for index in component:
            self._plans[index] = self._optimiser.first_options(self._states[index].graph)
        self._evaluate_plans(component, exact=True)
        while any(self._improve(component, exact=True, by_opponent=opponents) for opponents in (True, False)):
            self._clock.check()
            self._evaluate_plans(component, exact=True)

    def _improve_exactly(self, component: list[int]) -> bool:
        """Improve the plans exactly until none can be; returns false if that took too many rounds."""
        rounds = MAX_ROUNDS if any(self._states[index].graph.has_opponent for index in component) else None
        self._evaluate_plans(component, exact=True)
        improved = self._improve(component, exact=True)
        while improved:
            if rounds == 0:
                return False
            rounds = rounds and rounds - 1
            self._clock.check()
            revalued = self._evaluate_plans(component, exact=True, improved=improved)
            later = [index for index in component if not revalued.isdisjoint(self._states[index].targets)]
            improved = self._improve(later, exact=True)
        return True

    def _improve(self, component: Sequence[int], exact: bool, by_opponent: bool | None = None) -> list[int]:
        """Improve the plans of these states; returns the states whose plan changed.

        With `by_opponent`, only the opponents' decisions (true) or the player's (false) change, and only for a strict
        gain.
        """
        changed = []
        for index in component:
            state = self._states[index]
            incumbent = None if by_opponent is None else self._plans[index]
            key = self._plan_key(index) if exact and incumbent is None else ()
            plan = self._best_plans.get(key)
            if plan is None:
                leaf = terminal_value_function(state, self._values) if exact else None
                plan = self._optimiser.best_plan(
                    state.graph, self._terminal_floats(index), leaf, incumbent, by_opponent
                )
                if key:
                    self._best_plans[key] = plan
            if plan is not self._plans[index]:
                self._plans[index] = plan
                changed.append(index)
        return changed

    def _plan_key(self, index: int) -> tuple[object, ...]:
        """The key of a state's best plan: all that its choices depend on."""
        state, numbers = self._states[index], self._value_numbers
        ahead = [numbers[target] if target >= 0 else target for target in state.targets]
        return (state.graph, state.turns, *ahead)

    def _value_key(self, index: int) -> tuple[object, ...]:
        """The key of a state's value, for a state that lies on no cycle except with itself."""
        plan, numbers, state = self._plan(index), self._value_numbers, self._states[index]
        ahead = state.targets
        targets = [ahead[result] for result, _, _ in plan.possible_results]
        found = [None if target == index else numbers[target] if target >= 0 else target for target in targets]
        return (plan, state.turns, *found)

    def _evaluate_plans(self, component: list[int], exact: bool, improved: Collection[int] | None = None) -> set[int]:
        """Evaluate the plans of a component's states, part by part; returns the states whose value changed.

        Parts are the strongly connected components under the plans. If only the plans of `improved` are new, other
        parts are evaluated only if they lead to a changed value.
        """
        place = {index: number for number, index in enumerate(component)}
        leads = [self._successors_under_plan(index, place) for index in component] if len(component) > 1 else [[]]
        revalued: set[int] = set()
        for part in strongly_connected_components(len(leads), leads.__getitem__):
            indices = [component[number] for number in part]
            if improved is not None and not any(
                index in improved or any(component[lead] in revalued for lead in leads[number])
                for index, number in zip(indices, part, strict=True)
            ):
                continue
            before = [self._value_numbers[index] for index in indices]
            self._evaluate_component(indices, exact)
            revalued.update(
                index for index, old in zip(indices, before, strict=True) if self._value_numbers[index] != old
            )
        return revalued

    def _successors_under_plan(self, index: int, place_of: Mapping[int, int]) -> list[int]:
        """The places of the states that a state's plan leads to, if they have any."""
        targets = self._states[index].targets
        ahead = [targets[result] for result, _, _ in self._plan(index).possible_results]
        return [place_of[target] for target in ahead if target in place_of]

    def _evaluate_component(self, component: list[int], exact: bool) -> None:
        if exact and len(component) == 1:
            key = self._value_key(component[0])
            known = self._evaluated.get(key)
            if known is None:
                known = self._evaluated[key] = self._evaluate_single_state(component[0])
            self._store_value(component[0], known)
            return
        unknown = {index: number for number, index in enumerate(component)}
        zero = cast("Fraction", ZERO if exact else 0.0)
        values = self._values if exact else cast("list[Value]", self._floats)
        rows: list[dict[int, Fraction]] = []
        constants: list[list[Fraction]] = []
        for index in component:
            plan = self._plan(index)
            targets, turns = self._states[index].targets, self._states[index].turns
            row: dict[int, Fraction] = {}
            constant: list[Fraction] = []
            passed = zero  # turns
            for result, rational, approximate in plan.possible_results:
                share = rational if exact else cast("Fraction", approximate)
                target = targets[result]
                if target < 0:
                    end = self._interned_by_number[~target]
                    worth = end.value if exact else cast("Value", end.floats)
                else:
                    if turns[result]:
                        passed += share * turns[result]
                    if target in unknown:
                        row[unknown[target]] = row.get(unknown[target], zero) + share
                        continue
                    worth = values[target]
                if share == 1:
                    constant = list(worth)
                elif constant:
                    constant = [a + share * b if b else a for a, b in zip(constant, worth, strict=True)]
                else:
                    constant = [share * b for b in worth]
            constant = constant or [zero] * self._measures
            constant[-1] -= passed
            rows.append(row)
            constants.append(constant)
        try:
            solved = solve_linear(rows, constants)
        except NonTerminatingError:
            raise self._non_terminating_error(component) from None
        for index, numbers in zip(component, solved, strict=True):
            if exact:
                self._store_value(index, self._intern(tuple(numbers)))
            else:
                self._floats[index] = cast("tuple[float, ...]", tuple(numbers))

    def _non_terminating_error(self, component: Sequence[int]) -> NonTerminatingError:
        rules = ", ".join(dict.fromkeys(self._states[index].rule.function.__name__ for index in component))
        return NonTerminatingError(f"play goes round for ever in {rules}")

    def _evaluate_single_state(self, index: int) -> _InternedValue:
        """The value of a state that lies on no cycle except with itself, computed in integers."""
        total, exits = self._plan(index).integer_weights
        targets, turns, numbers = self._states[index].targets, self._states[index].turns, self._value_numbers
        found: list[_InternedValue] = []
        times: list[int] = []
        passed = 0
        for result, part in exits:
            if turns[result]:
                passed += part * turns[result]
            target = targets[result]
            if target == index:
                total -= part
            else:
                times.append(part)
                found.append(self._interned_by_number[numbers[target] if target >= 0 else ~target])
        if not total:
            raise self._non_terminating_error([index])
        whole = lcm(*[known.denominator for known in found])
        times = [part * (whole // known.denominator) for part, known in zip(times, found, strict=True)]
        sums = [sum(map(mul, times, parts)) for parts in zip(*[known.numerators for known in found], strict=True)]
        sums[-1] -= passed * whole
        return self._intern_fractions(whole * total, sums)

    def _store_value(self, index: int, known: _InternedValue) -> None:
        self._value_numbers[index], self._values[index], self._floats[index] = known[:3]

    def _terminal_floats(self, index: int) -> list[tuple[float, ...]]:
        """The values of a state's results, as floats."""
        floats, known = self._floats, self._interned_by_number
        rows = []
        for target, turns in zip(self._states[index].targets, self._states[index].turns, strict=True):
            value = floats[target] if target >= 0 else known[~target].floats
            rows.append((*value[:-1], value[-1] - turns) if turns else value)
        return rows
