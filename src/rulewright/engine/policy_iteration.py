"""Finds the best plan of states that may lead to each other, by policy iteration (Howard 1960).

First in floats; then the plan found is valued in rationals and every choice in it checked exactly.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from math import gcd, lcm
from operator import mul
from typing import NamedTuple, cast

from rulewright.engine.components import components
from rulewright.engine.course import Chooser, Plan
from rulewright.engine.limits import Clock
from rulewright.engine.linear import EndlessError
from rulewright.engine.linear import solve as solve_linear
from rulewright.engine.rational import ZERO, Rational
from rulewright.engine.solution import State, exact_leaf
from rulewright.engine.valued import Value


class _Known(NamedTuple):
    """An exact value with its number, as floats, and as whole `parts` of one common denominator, the `whole`."""

    number: int
    value: Value
    floats: tuple[float, ...]
    parts: tuple[int, ...]
    whole: int


ROUGH_ROUNDS = 50
"""How often a plan is improved in floats at most, which may take better and equal for each other for ever; also exactly
where two players improve theirs at once, which may go round."""


def best_of_one(state: State, chooser: Chooser) -> tuple[Plan, Value]:
    """The best plan of a state that leads to no other, and what it is worth then."""
    own = cast("Sequence[Value]", state.own)
    plan = chooser.best(state.graph, [tuple(map(float, worth)) for worth in own], exact_leaf(state, ()))
    chooser.remember(plan)
    value = [ZERO] * chooser.measures
    for result, share, _ in plan.exits:
        value = [a + share * b if b else a for a, b in zip(value, own[result], strict=True)]
    return plan, tuple(value)


class PolicyIteration:
    """Finds the best plan of every state, those that others lead to first.

    Many states are worth exactly the same, such as those that differ in what is of no use any more. So every exact
    value has a number, and what has the same graph and results of the same numbers is decided and valued once.
    """

    def __init__(self, states: Sequence[State], worths: Iterable[Value], chooser: Chooser, clock: Clock) -> None:
        self._states = states
        self._measures = chooser.measures
        self._clock = clock
        self._chooser = chooser
        self._plans: list[Plan | None] = [None] * len(states)
        self._values: list[Value] = [()] * len(states)
        self._floats: list[tuple[float, ...]] = [()] * len(states)
        self._known: dict[tuple[int, ...], _Known] = {}
        self._all: list[_Known] = []  # by number
        self._numbers: list[int] = [-1] * len(states)  # of the values
        for worth in worths:
            self._know(worth)  # which gives it the number that the targets of states tell it by
        self._best: dict[tuple[object, ...], Plan] = {}
        self._valued: dict[tuple[object, ...], _Known] = {}

    def _know(self, value: Value) -> _Known:
        """The value with its number."""
        whole = lcm(*(int(number.denominator) for number in value))
        parts = [int(number.numerator) * (whole // int(number.denominator)) for number in value]
        return self._known.get((whole, *parts)) or self._number(whole, parts, value)

    def _know_parts(self, whole: int, parts: Sequence[int]) -> _Known:
        """The value that has so many parts of the whole, with its number."""
        common = gcd(whole, *parts)
        whole, parts = whole // common, [part // common for part in parts]
        known = self._known.get((whole, *parts))
        return known or self._number(whole, parts, tuple([Rational(part, whole) for part in parts]))

    def _number(self, whole: int, parts: Sequence[int], value: Value) -> _Known:
        """A new value, in lowest terms, with its number."""
        known = _Known(len(self._all), value, tuple(map(float, value)), tuple(parts), whole)
        self._known[whole, *parts] = known
        self._all.append(known)
        return known

    def _followers(self, index: int) -> list[int]:
        """The states that can follow a state."""
        return sorted({target for target in self._states[index].targets if target >= 0})

    def _plan(self, index: int) -> Plan:
        """The plan that a state has by now."""
        plan = self._plans[index]
        assert plan is not None
        return plan

    def run(self) -> tuple[list[Plan], list[Value]]:
        """The best plan of every state, and what it is worth then. Raises `LimitReachedError`, `EndlessError`."""
        for component in components(len(self._states), self._followers):
            self._clock.check()
            if len(component) == 1 and component[0] not in self._states[component[0]].targets:
                self._improve(component, exact=True)
                self._value_part(component, exact=True)
            elif not self._settles_as_before(component):
                self._round(component)
            for index in component:
                self._chooser.remember(self._plan(index))
        return cast("list[Plan]", self._plans), self._values

    def _settles_as_before(self, component: list[int]) -> bool:
        """Solves states that lead to each other, beginning with the plans of states like them that are solved already.

        States differ mostly in how much is left of something, and the best plan is mostly the same. Where opponents
        decide, too, it is not tried, since there plans may change for ever.
        """
        for index in component:
            plan = self._chooser.latest(self._states[index].graph)
            if plan is None or plan.graph.is_contested:
                return False
            self._plans[index] = plan
        try:
            return self._settle(component)
        except EndlessError:
            return False

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
            if self._settle(component):
                return
        except EndlessError:
            pass
        # Ties settled by rank can lead round for ever. Strict improvements on a plan that ends never do, if the player
        # makes one only when the opponents have none left (Hoffman and Karp 1966).
        for index in component:
            self._plans[index] = self._chooser.first(self._states[index].graph)
        self._value_plans(component, exact=True)
        while any(self._improve(component, exact=True, by_opponents=opponents) for opponents in (True, False)):
            self._clock.check()
            self._value_plans(component, exact=True)

    def _settle(self, component: list[int]) -> bool:
        """Improves the plans exactly until none can be; whether that ended."""
        rounds = ROUGH_ROUNDS if any(self._states[index].graph.is_contested for index in component) else None
        self._value_plans(component, exact=True)
        improved = self._improve(component, exact=True)
        while improved:
            if rounds == 0:
                return False
            rounds = rounds and rounds - 1
            self._clock.check()
            revalued = self._value_plans(component, exact=True, improved=improved)
            later = [index for index in component if not revalued.isdisjoint(self._states[index].targets)]
            improved = self._improve(later, exact=True)
        return True

    def _improve(self, component: Sequence[int], exact: bool, by_opponents: bool | None = None) -> list[int]:
        """Chooses anew in these states; those whose plan changed.

        With `by_opponents` only the opponents do or only the player does, and only where they gain by it.
        """
        changed = []
        for index in component:
            state = self._states[index]
            incumbent = None if by_opponents is None else self._plans[index]
            key = self._choice(index) if exact and incumbent is None else ()
            plan = self._best.get(key)
            if plan is None:
                leaf = exact_leaf(state, self._values) if exact else None
                plan = self._chooser.best(state.graph, self._leaves(index), leaf, incumbent, by_opponents)
                if key:
                    self._best[key] = plan
            if plan is not self._plans[index]:
                self._plans[index] = plan
                changed.append(index)
        return changed

    def _choice(self, index: int) -> tuple[object, ...]:
        """What the choices in a state depend on."""
        state, numbers = self._states[index], self._numbers
        ahead = [numbers[target] if target >= 0 else target for target in state.targets]
        return (state.graph, state.turns, *ahead)

    def _lot(self, index: int) -> tuple[object, ...]:
        """What the value of a state depends on that leads to no other that leads back to it."""
        plan, numbers, state = self._plan(index), self._numbers, self._states[index]
        ahead = state.targets
        targets = [ahead[result] for result, _, _ in plan.exits]
        found = [None if target == index else numbers[target] if target >= 0 else target for target in targets]
        return (plan, state.turns, *found)

    def _value_plans(self, component: list[int], exact: bool, improved: Collection[int] | None = None) -> set[int]:
        """Values the plans of a component's states, part by part as the plans connect them; those whose value changed.

        Where only the plans of `improved` are new, the others are valued anew if they lead to one that has changed.
        """
        place = {index: number for number, index in enumerate(component)}
        leads = [self._leads(index, place) for index in component] if len(component) > 1 else [[]]
        revalued: set[int] = set()
        for part in components(len(leads), leads.__getitem__):
            indices = [component[number] for number in part]
            if improved is not None and not any(
                index in improved or any(component[lead] in revalued for lead in leads[number])
                for index, number in zip(indices, part, strict=True)
            ):
                continue
            before = [self._numbers[index] for index in indices]
            self._value_part(indices, exact)
            revalued.update(index for index, old in zip(indices, before, strict=True) if self._numbers[index] != old)
        return revalued

    def _leads(self, index: int, place: Mapping[int, int]) -> list[int]:
        """The places of the states that a state's plan leads to, where they have any."""
        targets = self._states[index].targets
        ahead = [targets[result] for result, _, _ in self._plan(index).exits]
        return [place[target] for target in ahead if target in place]

    def _value_part(self, part: list[int], exact: bool) -> None:
        if exact and len(part) == 1:
            key = self._lot(part[0])
            known = self._valued.get(key)
            if known is None:
                known = self._valued[key] = self._alone(part[0])
            self._set(part[0], known)
            return
        unknown = {index: number for number, index in enumerate(part)}
        zero = cast("Fraction", ZERO if exact else 0.0)
        values = self._values if exact else cast("list[Value]", self._floats)
        rows: list[dict[int, Fraction]] = []
        constants: list[list[Fraction]] = []
        for index in part:
            plan = self._plan(index)
            targets, turns = self._states[index].targets, self._states[index].turns
            row: dict[int, Fraction] = {}
            constant: list[Fraction] = []
            passed = zero  # turns
            for result, rational, approximate in plan.exits:
                share = rational if exact else cast("Fraction", approximate)
                target = targets[result]
                if target < 0:
                    end = self._all[~target]
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
        except EndlessError:
            raise self._endless(part) from None
        for index, numbers in zip(part, solved, strict=True):
            if exact:
                self._set(index, self._know(tuple(numbers)))
            else:
                self._floats[index] = cast("tuple[float, ...]", tuple(numbers))

    def _endless(self, part: Sequence[int]) -> EndlessError:
        rules = ", ".join(dict.fromkeys(self._states[index].rule.function.__name__ for index in part))
        return EndlessError(f"play goes round for ever in {rules}")

    def _alone(self, index: int) -> _Known:
        """The value of a state that leads to no other that leads back to it, worked out in whole numbers."""
        total, exits = self._plan(index).whole_exits
        targets, turns, numbers = self._states[index].targets, self._states[index].turns, self._numbers
        found: list[_Known] = []
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
                found.append(self._all[numbers[target] if target >= 0 else ~target])
        if not total:
            raise self._endless([index])
        whole = lcm(*[known.whole for known in found])
        times = [part * (whole // known.whole) for part, known in zip(times, found, strict=True)]
        sums = [sum(map(mul, times, parts)) for parts in zip(*[known.parts for known in found], strict=True)]
        sums[-1] -= passed * whole
        return self._know_parts(whole * total, sums)

    def _set(self, index: int, known: _Known) -> None:
        self._numbers[index], self._values[index], self._floats[index] = known[:3]

    def _leaves(self, index: int) -> list[tuple[float, ...]]:
        """What the results of a state are worth, approximately."""
        floats, known = self._floats, self._all
        rows = []
        for target, turns in zip(self._states[index].targets, self._states[index].turns, strict=True):
            value = floats[target] if target >= 0 else known[~target].floats
            rows.append((*value[:-1], value[-1] - turns) if turns else value)
        return rows
