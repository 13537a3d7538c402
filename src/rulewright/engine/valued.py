"""A rule's courses with the best of them: what every place on the way is worth, what is decided, what it leads to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import TypeAlias

from rulewright.engine.course import Plan, Values
from rulewright.engine.graph import Placement
from rulewright.engine.rational import ONE, ZERO
from rulewright.engine.unfolding import Called, Chance, Decision, Mention, Result, Tail, Unfolding

Value: TypeAlias = tuple[Fraction, ...]
"""What something is worth: the goal's measures, signed so that more is better, then turns, negated."""


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
        """What the node `index` of the unfolding is worth."""
        step = self.placement.step_of[index]
        return tuple(self.worth.value(step, measure) for measure in range(self.measures))

    def chosen(self, index: int) -> int:
        """The option taken at the decision `index`: the first where all lead to the same."""
        node = self.unfolding.nodes[index]
        assert isinstance(node, Decision)
        return self.placement.chosen(node, index, self.plan.chosen)

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
