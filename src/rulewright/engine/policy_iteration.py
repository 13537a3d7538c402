"""Finds the best plan of states that may lead to each other, by policy iteration (Howard 1960).

First in floats; then the plan found is valued in rationals and every choice in it checked exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from typing import cast

from rulewright.engine.components import components
from rulewright.engine.course import Chooser, Plan
from rulewright.engine.limits import Clock
from rulewright.engine.linear import EndlessError
from rulewright.engine.linear import solve as solve_linear
from rulewright.engine.rational import ZERO
from rulewright.engine.solution import State, exact_leaf
from rulewright.engine.valued import Value

ROUGH_ROUNDS = 50
"""How often a plan is improved in floats at most, which may take better and equal for each other for ever; also exactly
where two players improve theirs at once, which may go round."""


class PolicyIteration:
    """Finds the best plan of every state, those that others lead to first."""

    def __init__(self, states: Sequence[State], chooser: Chooser, clock: Clock) -> None:
        self._states = states
        self._measures = chooser.measures
        self._clock = clock
        self._chooser = chooser
        self._plans: list[Plan | None] = [None] * len(states)
        self._values: list[Value] = [()] * len(states)
        self._floats: list[tuple[float, ...]] = [()] * len(states)
        self._own_floats = [[None if own is None else tuple(map(float, own)) for own in state.own] for state in states]

    def run(self) -> tuple[list[Plan], list[Value]]:
        """The best plan of every state, and what it is worth then. Raises `LimitReachedError`, `EndlessError`."""
        followers = [sorted({follow[0] for follow in state.follows if follow}) for state in self._states]
        for component in components(followers):
            self._clock.check()
            if len(component) == 1 and component[0] not in followers[component[0]]:
                self._improve(component, exact=True)
                self._value_part(component, exact=True)
            elif not self._settles_as_before(component):
                self._round(component)
            for index in component:
                self._chooser.remember(cast("Plan", self._plans[index]))
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
        while self._improve(component, exact=True):
            if rounds == 0:
                return False
            rounds = rounds and rounds - 1
            self._clock.check()
            self._value_plans(component, exact=True)
        return True

    def _improve(self, component: list[int], exact: bool, by_opponents: bool | None = None) -> bool:
        """Chooses anew everywhere; whether any plan changed.

        With `by_opponents` only the opponents do or only the player does, and only where they gain by it.
        """
        changed = False
        for index in component:
            state = self._states[index]
            leaf = exact_leaf(state, self._values) if exact else None
            incumbent = None if by_opponents is None else self._plans[index]
            plan = self._chooser.best(state.graph, self._leaves(index), leaf, incumbent, by_opponents)
            changed = changed or plan is not self._plans[index]
            self._plans[index] = plan
        return changed

    def _value_plans(self, component: list[int], exact: bool) -> None:
        """Values the plans of a component's states, part by part as the plans connect them."""
        if len(component) == 1:
            self._value_part(component, exact)
            return
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
        zero = cast("Fraction", ZERO if exact else 0.0)
        values = self._values if exact else cast("list[Value]", self._floats)
        rows: list[dict[int, Fraction]] = []
        constants: list[list[Fraction]] = []
        for index in part:
            state, plan = self._states[index], cast("Plan", self._plans[index])
            own = state.own if exact else cast("Sequence[Value | None]", self._own_floats[index])
            follows = state.follows
            row: dict[int, Fraction] = {}
            constant: list[Fraction] = []
            passed = zero  # turns
            for result, rational, approximate in plan.exits:
                share = rational if exact else cast("Fraction", approximate)
                worth = own[result]
                if worth is None:
                    target, turns = follows[result]  # type: ignore[misc]  # what is worth nothing itself leads on
                    if turns:
                        passed += share * turns
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
        floats = self._floats
        rows = []
        for own, follow in zip(self._own_floats[index], self._states[index].follows, strict=True):
            if own is not None:
                rows.append(own)
            elif follow is not None:
                target, turns = follow
                value = floats[target]
                rows.append((*value[:-1], value[-1] - turns) if turns else value)
        return rows
