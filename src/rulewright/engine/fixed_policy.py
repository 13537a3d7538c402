"""Rules under a fixed policy: the probability of reaching each node of an unfolding, whatever follows the rule."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import TypeAlias

from rulewright.engine.arithmetic import ONE, ZERO
from rulewright.engine.graph import Placement
from rulewright.engine.policy_evaluation import Plan
from rulewright.engine.unfolding import (
    CallNode,
    ChooseNode,
    CiteNode,
    ResultNode,
    RollNode,
    TailCallNode,
    Unfolding,
    children,
)


class FixedPolicyTree:
    """An unfolding under a fixed policy: the option taken at every decision and the tree of every callee, by node."""

    def __init__(self, unfolding: Unfolding, chosen: dict[int, int], callees: dict[int, FixedPolicyTree]) -> None:
        self.unfolding = unfolding
        self.chosen = chosen
        self.callees = callees

    @property
    def node_probabilities(self) -> Sequence[Fraction]:
        """The probability of reaching each node, by node index."""
        return self._probabilities[0]

    @property
    def result_probabilities(self) -> ResultProbabilities:
        """The probability of each result, by its index among the unfolding's results."""
        return self._probabilities[1]

    @cached_property
    def _probabilities(self) -> tuple[Sequence[Fraction], ResultProbabilities]:
        return reach_probabilities(
            self.unfolding,
            lambda _, index: self.chosen[index],
            lambda _, index: self.callees[index].result_probabilities,
        )

    @cached_property
    def headings(self) -> dict[int, int | None]:
        """The citations, decisions and calls that can be reached, in reading order, by node index.

        Each is mapped to the first citation on the way to it, or to `None` if there is none.
        """
        nodes, reach = self.unfolding.nodes, self.node_probabilities
        first: dict[int, int] = {}
        found: dict[int, int | None] = {}
        for index in self.unfolding.preorder:
            if not reach[index]:
                continue
            node, heading = nodes[index], first.get(index)
            if isinstance(node, CiteNode | ChooseNode | CallNode | TailCallNode):
                found[index] = heading
            if heading is None and isinstance(node, CiteNode):
                heading = index
            if heading is not None:
                first.update(dict.fromkeys(children(node), heading))
        return found


class FixedPolicyCache:
    """Cache of trees. Equal trees are one object, since many states call the same rules and decide alike there."""

    def __init__(self) -> None:
        self._by_plan: dict[tuple[Unfolding, int, Plan], FixedPolicyTree] = {}
        self._unique: dict[tuple[object, ...], FixedPolicyTree] = {}

    def tree(self, unfolding: Unfolding, placement: Placement, plan: Plan) -> FixedPolicyTree:
        """The tree of an unfolding, placed in the plan's graph, under the plan."""
        key = (unfolding, id(placement), plan)
        found = self._by_plan.get(key)
        if found is None:
            chosen: dict[int, int] = {}
            callees: dict[int, FixedPolicyTree] = {}
            for index, node in unfolding.choices_and_calls:
                if isinstance(node, ChooseNode):
                    chosen[index] = placement.chosen_option(node, index, plan.chosen)
                else:
                    callees[index] = self.tree(node.callee, placement.callees[index], plan)
            found = self._unique.setdefault(
                (unfolding, *chosen.values(), *callees.values()), FixedPolicyTree(unfolding, chosen, callees)
            )
            self._by_plan[key] = found
        return found


ResultProbabilities: TypeAlias = Mapping[int, Fraction]
"""The probability of each possible result of an unfolding, by its index; impossible results are absent."""


def reach_probabilities(
    unfolding: Unfolding,
    chosen_option: Callable[[ChooseNode, int], int],
    callee_results: Callable[[CallNode | TailCallNode, int], ResultProbabilities],
    stop: Container[int] = (),
) -> tuple[list[Fraction], ResultProbabilities]:
    """The probability of reaching every node, by index, and of every result.

    `chosen_option` returns the index of the option taken at a decision that can be reached. `callee_results` returns
    the result probabilities of a called rule. Both get the node and its index. Paths end at the nodes of `stop`.
    """
    nodes = unfolding.nodes
    reach = [ZERO] * len(nodes)
    reach[-1] = ONE
    exits: dict[int, Fraction] = {}
    for index in range(len(nodes) - 1, -1, -1):  # children precede their parents
        weight = reach[index]
        if not weight or index in stop:
            continue
        node = nodes[index]
        if type(node) is ResultNode:  # by exact type, for speed: this loop runs for every state
            exits[node.result_index] = exits[node.result_index] + weight if node.result_index in exits else weight
        elif type(node) is CiteNode:
            reach[node.child] += weight
        elif type(node) is RollNode:
            part_of = weight / sum(node.weights)
            for (_, child), part in zip(node.branches, node.weights, strict=True):
                reach[child] += part_of if part == 1 else part * part_of
        elif type(node) is ChooseNode:
            reach[node.branches[chosen_option(node, index)]] += weight
        elif type(node) is CallNode:
            for result, share in callee_results(node, index).items():
                reach[node.branches[result][1]] += weight * share
        elif type(node) is TailCallNode:
            for result, share in callee_results(node, index).items():
                place = node.result_indices[result]
                exits[place] = exits.get(place, ZERO) + weight * share
    return reach, exits
