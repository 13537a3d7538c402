"""What is decided on the best course, case by case."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeVar

from rulewright.engine.effects import Facts
from rulewright.engine.goal import Goal
from rulewright.engine.rational import ZERO
from rulewright.engine.solution import Solution, states_alike
from rulewright.engine.unfolding import Called, Decision, Tail
from rulewright.engine.valued import Value, Valued

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class DecisionCase:
    """One decision on the best course: what is known there, the option taken, and what each option is worth.

    `options` maps every option to the goal's measures (each with its own sign); `probability` is how likely the best
    course reaches this decision, in a loop how often it is expected to.
    """

    name: str
    entry: str
    facts: Facts
    option: str
    options: Mapping[str, Value]
    probability: Fraction


def decisions(solution: Solution[OutcomeT]) -> list[DecisionCase]:
    """Every decision that the best course can reach, in the order in which play meets them; equal ones are merged.

    Where play goes on over several turns, only the decisions of the rules for one turn have `options`. Those of the
    rules that they call are merged without regard to what the turn is worth.
    """
    gathered = _Cases(solution.goal)
    for alike in states_alike(solution):
        for index in alike:
            gathered.own(solution.valued_state(index), solution.visits[index])
        visits = sum((solution.visits[index] for index in alike), start=ZERO)
        gathered.called(solution.valued_state(alike[0]), visits, {}, with_worth=not solution.is_loop)
    return list(gathered.found.values())


@dataclass
class _Cases:
    """Decision cases being gathered, equal ones merged."""

    goal: Goal[Any]
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
            option: self.goal.measured(valued.value(child))
            for option, child in zip(choose.options, node.branches, strict=True)
            if with_worth
        }
        option = choose.options[valued.chosen(index)]
        key = (choose.name, *sorted(facts.items()), option, *options.values())
        before = self.found[key].probability if key in self.found else ZERO
        self.found[key] = DecisionCase(choose.name, choose.entry, facts, option, options, before + probability)
