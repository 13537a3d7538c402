"""A rule's courses with the best of them: what every place on the way is worth, and what is decided there."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from rulewright.engine.course import Plan, Values
from rulewright.engine.graph import Placement
from rulewright.engine.unfolding import Called, Decision, Tail, Unfolding

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
    _known: dict[tuple[Unfolding, int], Valued] = field(default_factory=dict)  # all that is called below

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
        node = self.unfolding.nodes[index]
        assert isinstance(node, Called | Tail)
        placement = self.placement.callees[index]
        known = self._known.get((node.callee, id(placement)))
        if known is None:
            known = Valued(node.callee, placement, self.plan, self.worth, self.measures, self._known)
            self._known[node.callee, id(placement)] = known
        return known
