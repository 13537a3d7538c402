"""Finds the decisions that serve a goal best and what they lead to, exactly.

A rule is unfolded once; its tree is valued from the leaves up (backward induction, Bellman 1957) with rationals, and
the chosen course is followed from the root down. A called rule keeps its own tree: it is valued anew for each
distinct set of values that its results have for the caller.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Generic, TypeAlias, TypeVar, cast

from rulewright.engine.effects import Facts, Rule
from rulewright.engine.goal import Goal
from rulewright.engine.rational import ONE, ZERO, Rational
from rulewright.engine.unfolding import Called, Chance, Decision, Mention, Result, Unfolder, Unfolding

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
Value: TypeAlias = tuple[Fraction, ...]


@dataclass(frozen=True, eq=False)
class Valued:
    """An unfolding with the value of every node and the option chosen at every decision, by node index.

    `callees` holds, for every call, the callee valued by what its results are worth here.
    """

    unfolding: Unfolding
    values: tuple[Value, ...]
    chosen: Mapping[int, int]
    callees: Mapping[int, Valued]

    @property
    def value(self) -> Value:
        """The value of the whole rule."""
        return self.values[-1]

    def followers(self, index: int) -> list[tuple[int, Fraction]]:
        """The nodes that the best course reaches from node `index`, each with its probability there."""
        match self.unfolding.nodes[index]:
            case Mention(_, then):
                return [(then, ONE)]
            case Chance(_, branches):
                share = Rational(1, len(branches))
                return [(child, share) for _, child in branches]
            case Decision(_, branches):
                return [(branches[self.chosen[index]], ONE)]
            case Called(_, _, branches):
                exits = self.callees[index].exits
                return [(child, exits[result]) for result, child in branches if result in exits]
            case Result():
                return []

    @cached_property
    def reach(self) -> tuple[Fraction, ...]:
        """The probability with which the best course reaches each node, by node index."""
        reach = [ZERO] * len(self.unfolding.nodes)
        reach[-1] = ONE
        for index in self.unfolding.reading_order:
            if reach[index]:
                for child, share in self.followers(index):
                    reach[child] += reach[index] * share
        return tuple(reach)

    @cached_property
    def exits(self) -> Mapping[Hashable, Fraction]:
        """The probability of each result on the best course; results that cannot happen are left out."""
        totals: defaultdict[Hashable, Fraction] = defaultdict(lambda: ZERO)
        for node, probability in zip(self.unfolding.nodes, self.reach, strict=True):
            if isinstance(node, Result) and probability:
                totals[node.value] += probability
        return dict(totals)


@dataclass(frozen=True)
class Solution(Generic[OutcomeT]):
    """The best course of a rule: probabilities of its outcomes (all positive, adding up to 1) and its value.

    `value` holds the goal's measures, each with its own sign.
    """

    goal: Goal[OutcomeT]
    probabilities: Mapping[OutcomeT, Fraction]
    value: Value
    valued: Valued = field(repr=False)


class Solver:
    """Solves rules exactly. Unfolded rules are kept, so that a second question about the same rule is quick."""

    def __init__(self) -> None:
        self._unfolder = Unfolder()

    def solve(
        self, rule: Callable[..., Rule[OutcomeT]], arguments: tuple[Hashable, ...], goal: Goal[OutcomeT]
    ) -> Solution[OutcomeT]:
        """The course of `rule(*arguments)` that serves `goal` best; on a tie the earlier option stays."""
        unfolding = self._unfolder.unfold(cast("Callable[..., Rule[Hashable]]", rule), *arguments)
        worth = {
            result: tuple(Rational(number) for number in goal.value(cast("OutcomeT", result)))
            for result in unfolding.results
        }
        valued = _Valuation().value(unfolding, worth)
        signed = tuple(measure.sign * number for measure, number in zip(goal.measures, valued.value, strict=True))
        return Solution(goal, cast("Mapping[OutcomeT, Fraction]", valued.exits), signed, valued)


class _Valuation:
    """Values unfoldings from the leaves up, equal calls with equal values once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, tuple[Value, ...]], Valued] = {}

    def value(self, unfolding: Unfolding, worth: Mapping[Hashable, Value]) -> Valued:
        key = (id(unfolding), tuple(worth[result] for result in unfolding.results))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._work_out(unfolding, worth)
        return known

    def _work_out(self, unfolding: Unfolding, worth: Mapping[Hashable, Value]) -> Valued:
        values: list[Value] = []
        chosen: dict[int, int] = {}
        callees: dict[int, Valued] = {}
        for index, node in enumerate(unfolding.nodes):
            match node:
                case Result(value):
                    values.append(worth[value])
                case Mention(_, then):
                    values.append(values[then])
                case Chance(_, branches):
                    values.append(_mean([values[child] for _, child in branches]))
                case Decision(_, branches):
                    best = 0
                    for option in range(1, len(branches)):
                        if values[branches[option]] > values[branches[best]]:
                            best = option
                    chosen[index] = best
                    values.append(values[branches[best]])
                case Called(_, callee, branches):
                    valued = self.value(callee, {result: values[child] for result, child in branches})
                    callees[index] = valued
                    values.append(valued.value)
        return Valued(unfolding, tuple(values), chosen, callees)


def _mean(values: list[Value]) -> Value:
    count = len(values)
    if count == 1:
        return values[0]
    share = Rational(1, count)
    return tuple(sum(numbers, start=ZERO) * share for numbers in zip(*values, strict=True))


@dataclass(frozen=True)
class DecisionCase:
    """One decision on the best course: what is known there, the option taken, and what each option is worth.

    `options` maps every option to the goal's measures (each with its own sign); `probability` is how likely the best
    course comes to this decision.
    """

    name: str
    entry: str
    facts: Facts
    option: str
    options: Mapping[str, Value]
    probability: Fraction


def decisions(solution: Solution[OutcomeT]) -> list[DecisionCase]:
    """Every decision that the best course can come to, in the order in which play meets them; equal ones are merged."""
    signs = [measure.sign for measure in solution.goal.measures]
    found: dict[tuple[object, ...], DecisionCase] = {}

    def visit(valued: Valued, weight: Fraction, inherited: Facts) -> None:
        reach = valued.reach
        for index in valued.unfolding.reading_order:
            if not reach[index]:
                continue
            node = valued.unfolding.nodes[index]
            if isinstance(node, Decision):
                facts = {**inherited, **node.choose.facts}
                options = {
                    option: tuple(sign * number for sign, number in zip(signs, valued.values[child], strict=True))
                    for option, child in zip(node.choose.options, node.branches, strict=True)
                }
                option = node.choose.options[valued.chosen[index]]
                key = (node.choose.name, *sorted(facts.items()), option, *options.values())
                before = found[key].probability if key in found else ZERO
                found[key] = DecisionCase(
                    node.choose.name, node.choose.entry, facts, option, options, before + weight * reach[index]
                )
            elif isinstance(node, Called):
                visit(valued.callees[index], weight * reach[index], {**inherited, **node.call.facts})

    visit(solution.valued, ONE, {})
    return list(found.values())
