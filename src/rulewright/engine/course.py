"""The best policy within one decision graph, given the values of its results.

Options are compared as floats first. If they are closer than the rounding error, the comparison is repeated with
rationals. So the choice is exact at the price of floats (a floating-point filter, Fortune and Van Wyk 1993).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import Generic, TypeAlias, TypeVar

from rulewright.engine.graph import Graph, Leaf, Mix, Pick
from rulewright.engine.rational import ONE, ZERO, Rational

NumberT = TypeVar("NumberT", float, Fraction)
LeafValue: TypeAlias = Callable[[int, int], NumberT]
"""The value of a result (by index) in a measure (by index)."""

MARGIN = 1e-9
"""Floats that differ by more than this, relative to the largest, count as different if no exact values are known."""


@dataclass(frozen=True, eq=False)
class Plan:
    """A policy for one graph: the option chosen at every decision, by step."""

    graph: Graph
    chosen: dict[int, int]

    @cached_property
    def exits(self) -> tuple[tuple[int, Fraction, float], ...]:
        """The results that can happen: index, exact probability, and the probability as a float."""
        steps = self.graph.steps
        reach = [ZERO] * len(steps)
        reach[self.graph.root] = ONE
        exits: list[tuple[int, Fraction, float]] = []
        for index in range(self.graph.root, -1, -1):
            weight = reach[index]
            if not weight:
                continue
            step = steps[index]
            if type(step) is Mix:
                weight /= step.total
                for part, follower in step.parts:
                    reach[follower] += weight if part == 1 else part * weight
            elif type(step) is Pick:
                reach[step.options[self.chosen[index]]] += weight
            elif type(step) is Leaf:
                exits.append((step.result, weight, float(weight)))
        return tuple(reversed(exits))

    @cached_property
    def _means(self) -> dict[int, tuple[int, dict[int, int]]]:
        return {}

    def mean(self, index: int) -> tuple[int, dict[int, int]]:
        """The distribution of results from a step: the common denominator, and each result's numerator by index."""
        found = self._means.get(index)
        if found is None:
            step = self.graph.steps[index]
            if type(step) is Mix:
                means = [(part, *self.mean(follower)) for part, follower in step.parts]
                whole = lcm(*[total for _, total, _ in means])
                parts: dict[int, int] = {}
                for part, total, mean in means:
                    times = part * (whole // total)
                    for result, share in mean.items():
                        parts[result] = parts.get(result, 0) + times * share
                found = whole * step.total, parts
            elif type(step) is Pick:
                found = self.mean(step.options[self.chosen[index]])
            else:
                assert type(step) is Leaf
                found = 1, {step.result: 1}
            self._means[index] = found
        return found

    @cached_property
    def whole_exits(self) -> tuple[int, tuple[tuple[int, int], ...]]:
        """The distribution of results as integers: the common denominator, and (index, numerator) of each possible
        result."""
        total = lcm(*(int(share.denominator) for _, share, _ in self.exits))
        return total, tuple((result, int(share * total)) for result, share, _ in self.exits)


class WholeValues:
    """Exact expected values of the steps of a graph under a plan, computed in integers over a common denominator."""

    def __init__(self, plan: Plan, leaf: LeafValue[Fraction]) -> None:
        self._plan = plan
        self._leaf = leaf
        self._parts: dict[int, tuple[int, list[int]]] = {}  # denominator and numerators, by measure
        self._known: dict[tuple[int, int], Fraction] = {}

    def value(self, index: int, measure: int) -> Fraction:
        """The expected value of the step `index` in the measure."""
        found = self._known.get((index, measure))
        if found is None:
            step = self._plan.graph.steps[index]
            if type(step) is Leaf:
                found = self._leaf(step.result, measure)
            else:
                total, mean = self._plan.mean(index)
                whole, parts = self._parts.get(measure) or self._in_parts(measure)
                found = Rational(sum([part * parts[result] for result, part in mean.items()]), total * whole)
            self._known[index, measure] = found
        return found

    def _in_parts(self, measure: int) -> tuple[int, list[int]]:
        steps = self._plan.graph.steps
        values = [self._leaf(step.result, measure) for step in steps if type(step) is Leaf]
        whole = lcm(*[int(value.denominator) for value in values])
        parts = [int(value.numerator) * (whole // int(value.denominator)) for value in values]
        self._parts[measure] = whole, parts
        return whole, parts


class Values(Generic[NumberT]):
    """Expected values of the steps of a graph, computed lazily; the plan may still be under construction."""

    def __init__(self, graph: Graph, chosen: dict[int, int], leaf: LeafValue[NumberT], zero: NumberT) -> None:
        self._steps = graph.steps
        self._chosen = chosen
        self._leaf: LeafValue[NumberT] = leaf
        self._zero: NumberT = zero
        self._known: dict[int, dict[int, NumberT]] = {}  # by measure, then by step

    def value(self, index: int, measure: int) -> NumberT:
        """The expected value of the step `index` in the measure."""
        known = self._known.get(measure)
        if known is None:
            known = self._known[measure] = {}
        return self._value(index, measure, known)

    def _value(self, index: int, measure: int, known: dict[int, NumberT]) -> NumberT:
        found = known.get(index)
        if found is None:
            step = self._steps[index]
            if type(step) is Mix:
                found = self._zero
                for part, follower in step.parts:
                    value = known.get(follower)
                    if value is None:
                        value = self._value(follower, measure, known)
                    if value:  # most values are zero in most measures
                        found += part * value
                found /= step.total
            elif type(step) is Pick:
                found = self._value(step.options[self._chosen[index]], measure, known)
            else:
                assert type(step) is Leaf
                found = self._leaf(step.result, measure)
            known[index] = found
        return found


class _Finer:
    """Comparison of steps in every measure: by floats, and exactly if these are too close and `exact` is given."""

    def __init__(
        self,
        graph: Graph,
        chosen: dict[int, int],
        leaves: Sequence[Sequence[float]],
        exact: LeafValue[Fraction] | None,
    ) -> None:
        self._graph = graph
        self._chosen = chosen
        self._leaves = leaves
        self._margins: dict[int, float] = {}
        self._exact_leaf = exact
        self._floats = Values(graph, chosen, lambda result, measure: leaves[result][measure], 0.0)
        self._exact: Values[Fraction] | None = None
        self._beside: Values[float] | None = None
        self._least = 0.0

    def margin(self, measure: int) -> float:
        """The smallest difference of floats in a measure that is not a rounding error."""
        margin = self._margins.get(measure)
        if margin is None:
            largest = _largest([leaf[measure] for leaf in self._leaves])
            margin = MARGIN * (1.0 + largest) if self._exact_leaf is None else self._graph.rounding * largest
            self._margins[measure] = margin
        return margin

    def is_better(self, new: int, old: int, rank: int, measures: int) -> bool:
        """Whether the step `new` has a greater value than `old`; ties go to the lower rank, then to fewer turns.

        If turns are the only measure, they come before the rank.
        """
        for measure in range(measures):
            if rank and 0 < measure == measures - 1:
                break
            gap = self._gap(new, old, measure)
            if gap:
                return gap > 0
        return rank < 0

    def is_worse(self, new: int, old: int, rank: int) -> bool:
        """Whether the step `new` has a smaller value than `old` in the first measure; ties go to the lower rank."""
        gap = self._gap(new, old, 0)
        return gap < 0 or (not gap and rank < 0)

    def _gap(self, new: int, old: int, measure: int) -> float | Fraction:
        """The value of `new` minus that of `old`. In the first measure, the caller has compared the floats already."""
        leaf = self._exact_leaf
        one, other = self._graph.steps[new], self._graph.steps[old]
        if leaf is not None and type(one) is Leaf and type(other) is Leaf:
            more, less = leaf(one.result, measure), leaf(other.result, measure)
            return 0.0 if more == less else more - less
        if measure:
            gap = self._floats.value(new, measure) - self._floats.value(old, measure)
            if abs(gap) > self.margin(measure):
                return gap
        if leaf is None:
            return 0.0
        if not measure:
            gap = self._gap_beside(new, old, leaf)
            if abs(gap) > self._least:
                return gap
        if self._exact is None:
            self._exact = Values(self._graph, self._chosen, leaf, ZERO)
        return self._exact.value(new, measure) - self._exact.value(old, measure)

    def _gap_beside(self, new: int, old: int, leaf: LeafValue[Fraction]) -> float:
        """The difference in the first measure, as floats relative to the first result, which removes the common part.

        So values that hardly differ can be compared, such as probabilities that are all close to 1.
        """
        if self._beside is None:
            exact = [leaf(result, 0) for result in range(len(self._leaves))]
            beside = [float(number - exact[0]) for number in exact]
            self._beside = Values(self._graph, self._chosen, lambda result, _: beside[result], 0.0)
            self._least = self._graph.rounding * _largest(beside)
        return self._beside.value(new, 0) - self._beside.value(old, 0)


def _largest(numbers: Sequence[float]) -> float:
    return max(*numbers, -min(numbers))


class Chooser:
    """Chooser of the best plan for a graph. Equal plans are one object, so that results can be cached by plan.

    Values have `measures` numbers. The last one is the number of turns, negated; it decides after the ranks of options.
    """

    def __init__(self, measures: int) -> None:
        self.measures = measures
        self._plans: dict[tuple[object, ...], Plan] = {}
        self._latest: dict[Graph, Plan] = {}

    def remember(self, plan: Plan) -> None:
        """Store the best plan of a state, for states with the same graph."""
        self._latest[plan.graph] = plan

    def latest(self, graph: Graph) -> Plan | None:
        """The best plan of the most recently solved state with this graph."""
        return self._latest.get(graph)

    def first(self, graph: Graph) -> Plan:
        """The plan that takes the first option everywhere."""
        return self._one(graph, dict.fromkeys(graph.picks, 0))

    def best(
        self,
        graph: Graph,
        leaves: Sequence[Sequence[float]],
        exact: LeafValue[Fraction] | None,
        incumbent: Plan | None = None,
        by_opponents: bool | None = None,
    ) -> Plan:
        """The best plan if the results have the values `leaves` in every measure, and exactly `exact`.

        Without `exact`, values too close to compare as floats count as equal. With an `incumbent`, its option is
        replaced only by one of greater value or with fewer turns; ranks are ignored. `by_opponents` restricts changes
        to the opponents' decisions (true) or the player's (false).
        """
        chosen: dict[int, int] = {}
        if not graph.picks:
            return self._one(graph, chosen)
        finer = _Finer(graph, chosen, leaves, exact)
        margin = finer.margin(0)
        worth = [leaf[0] for leaf in leaves]  # in the first measure; the others are computed on a tie only
        for index, (step, parts) in enumerate(graph.rough, len(leaves)):
            if step is not None:
                best = 0 if incumbent is None else incumbent.chosen[index]
                old = step.options[best]
                most = worth[old]
                if by_opponents is None or step.is_opponents is by_opponents:
                    for option, new in enumerate(step.options):
                        if old == new:
                            continue
                        gap = worth[new] - most
                        if -margin <= gap <= margin:
                            rank = step.ranks[option] - step.ranks[best] if incumbent is None else 0
                            if step.is_opponents:
                                better = finer.is_worse(new, old, rank)
                            else:
                                better = finer.is_better(new, old, rank, self.measures)
                        else:
                            better = (gap > 0) is not step.is_opponents
                        if better:
                            best, old, most = option, new, worth[new]
                chosen[index] = best
                worth.append(most)
            else:
                mean = 0.0
                for share, follower in parts:
                    mean += share * worth[follower]
                worth.append(mean)
        return self._one(graph, chosen)

    def _one(self, graph: Graph, chosen: dict[int, int]) -> Plan:
        key = (graph, *chosen.values())
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = Plan(graph, chosen)
        return plan
