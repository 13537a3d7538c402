"""Decision graphs: unfoldings reduced to what determines their value. Equal subtrees are merged; citations and calls
vanish."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias, cast

from rulewright.engine.effects import Choose, made
from rulewright.engine.unfolding import CallNode, ChooseNode, CiteNode, ResultNode, RollNode, TailCallNode, Unfolding


class TerminalNode(NamedTuple):
    """Terminal node: the rule ends with the result of this index."""

    result: int


class ChanceNode(NamedTuple):
    """Chance node: successors with their integer weights, which add up to `total_weight`."""

    weighted_children: tuple[tuple[int, int], ...]
    total_weight: int


class DecisionNode(NamedTuple):
    """Decision node of the player or an opponent; `ranks` break ties."""

    children: tuple[int, ...]
    ranks: tuple[int, ...]
    by_opponent: bool = False


GraphNode: TypeAlias = TerminalNode | ChanceNode | DecisionNode


@dataclass(frozen=True, eq=False)
class Graph:
    """A decision graph in topological order: successors precede predecessors; play begins at the node `root`.

    Terminal nodes come first. `float_nodes` are the others: a decision node, or the weights of a `ChanceNode` as
    floats. `decision_indices` are the indices of the decision nodes. `rounding_error` bounds the rounding error of the
    difference of two nodes' values in floats, relative to the largest value of a result.
    """

    nodes: tuple[GraphNode, ...]
    root: int
    float_nodes: tuple[tuple[DecisionNode | None, tuple[tuple[float, int], ...]], ...]
    decision_indices: tuple[int, ...]
    rounding_error: float

    @cached_property
    def has_opponent(self) -> bool:
        """Whether an opponent makes any of the decisions."""
        return any(cast("DecisionNode", self.nodes[pick]).by_opponent for pick in self.decision_indices)


class Placement(NamedTuple):
    """The map from an unfolding's nodes to the nodes of a graph, with the placement of each callee by call node."""

    graph_index_of: tuple[int, ...]
    callees: Mapping[int, Placement]

    def chosen_option(self, node: ChooseNode, node_index: int, plan: Mapping[int, int]) -> int:
        """The option that a plan takes at the decision `node_index`; the first if all lead to the same graph node."""
        step = self.graph_index_of[node_index]
        if all(self.graph_index_of[branch] == step for branch in node.branches):
            return 0  # the decision has no graph node of its own, only its successor has
        return plan.get(step, 0)


class GraphBuilder:
    """Builder of graphs from unfoldings. Unfoldings that differ only in the values of their results share a graph."""

    def __init__(self) -> None:
        self._structure_ids: dict[tuple[Hashable, ...], int] = {}
        self._graphs: dict[int, tuple[Graph, Placement]] = {}
        self._first: tuple[Unfolding, tuple[Graph, Placement]] | None = None

    def graph(self, unfolding: Unfolding) -> Graph:
        """The decision graph of an unfolding; its terminal nodes are indices into the unfolding's results."""
        return self._get_or_build(unfolding)[0]

    def placement(self, unfolding: Unfolding) -> Placement:
        """The placement of the unfolding's nodes in its graph, the same for all unfoldings that share it."""
        return self._get_or_build(unfolding)[1]

    def _get_or_build(self, unfolding: Unfolding) -> tuple[Graph, Placement]:
        """The graph and the placement. Structure ids are computed only once there is a second unfolding."""
        if self._first is None:
            self._first = unfolding, _build_graph(unfolding)
        first, built = self._first
        if unfolding is first:
            return built
        if not self._graphs:
            self._graphs[self._structure_id(first)] = built
        shape = self._structure_id(unfolding)
        known = self._graphs.get(shape)
        if known is None:
            known = self._graphs[shape] = _build_graph(unfolding)
        return known

    def _structure_id(self, unfolding: Unfolding) -> int:
        """The structure id of an unfolding, shared by unfoldings that are equal up to facts and result values."""
        if unfolding.structure_id is None:
            key: list[Hashable] = []
            for node in unfolding.nodes:  # by exact type: this loop visits every node of every state
                if type(node) is CiteNode:
                    key.append(node.child)
                elif type(node) is ResultNode:
                    key.append(node)
                elif type(node) is TailCallNode:
                    shape = node.callee.structure_id
                    key.append(
                        ("tail", self._structure_id(node.callee) if shape is None else shape, node.result_indices)
                    )
                elif type(node) is ChooseNode:
                    key.append(("pick", node.branches, node.choose.ranks, node.choose.by_opponent))
                elif type(node) is RollNode:
                    key.append((tuple([child for _, child in node.branches]), node.weights))
                else:
                    assert type(node) is CallNode
                    key.append(("call", self._structure_id(node.callee), tuple([child for _, child in node.branches])))
            unfolding.structure_id = self._structure_ids.setdefault(tuple(key), len(self._structure_ids))
        return unfolding.structure_id


def _build_graph(unfolding: Unfolding) -> tuple[Graph, Placement]:
    """Build the decision graph of an unfolding and the placement of its nodes."""
    leaves = len(unfolding.results)
    builder = _GraphNodeBuilder(leaves)
    placement = builder.place(unfolding, tuple(range(leaves)))
    steps = tuple(builder.nodes)
    return Graph(steps, placement.graph_index_of[-1], *_to_floats(steps)), placement


_FloatNode: TypeAlias = tuple[DecisionNode | None, tuple[tuple[float, int], ...]]


def _to_floats(nodes: Sequence[GraphNode]) -> tuple[tuple[_FloatNode, ...], tuple[int, ...], float]:
    """The fields of a `Graph` for computing in floats: `float_nodes`, `decision_indices` and `rounding_error`.

    `rounding_error` is twice the largest error of any node, doubled once more to cover terms that the bound neglects.
    Every sum, product and quotient rounds once, and so does every number of a result (Higham 2002, section 3.1).
    """
    rough: list[_FloatNode] = []
    picks: list[int] = []
    off: list[int] = []  # error of each node, in roundings
    for step in nodes:
        if type(step) is ChanceNode:
            parts, total = step
            rough.append((None, tuple([(part / total, follower) for part, follower in parts])))
            off.append(max([off[follower] for _, follower in parts]) + len(parts) + 2)
        elif type(step) is DecisionNode:
            rough.append((step, ()))
            picks.append(len(off))
            off.append(max([off[option] for option in step.children]))
        else:
            off.append(2)
    return tuple(rough), tuple(picks), 4 * max(off) * sys.float_info.epsilon


class _GraphNodeBuilder:
    """A graph under construction."""

    def __init__(self, leaves: int) -> None:
        self._index_of_node: dict[GraphNode, int] = {}
        self._placements: dict[tuple[Unfolding, tuple[int, ...]], Placement] = {}
        self.nodes: list[GraphNode] = [TerminalNode(result) for result in range(leaves)]

    def _intern(self, node: GraphNode) -> int:
        """The index of the node; an equal node is reused."""
        found = self._index_of_node.setdefault(node, len(self.nodes))
        if found == len(self.nodes):
            self.nodes.append(node)
        return found

    def place(self, unfolding: Unfolding, result_targets: tuple[int, ...]) -> Placement:
        """Place every node of an unfolding; `result_targets` are the graph nodes that follow its results."""
        placed = self._placements
        step_of: list[int] = []
        callees: dict[int, Placement] = {}
        for node in unfolding.nodes:  # by exact type: this loop is most of the work
            if type(node) is CiteNode:
                step = step_of[node.child]
            elif type(node) is TailCallNode:
                then = tuple([result_targets[place] for place in node.result_indices])
                known = placed.get((node.callee, then)) or self.place(node.callee, then)
                callees[len(step_of)], step = known, known.graph_index_of[-1]
            elif type(node) is ResultNode:
                step = result_targets[node.result_index]
            elif type(node) is ChooseNode:
                step = self._add_decision_node(node.choose, tuple([step_of[child] for child in node.branches]))
            elif type(node) is RollNode:
                step = self._add_chance_node([step_of[child] for _, child in node.branches], node.weights)
            elif type(node) is CallNode:
                then = tuple([step_of[child] for _, child in node.branches])
                known = placed.get((node.callee, then)) or self.place(node.callee, then)
                callees[len(step_of)], step = known, known.graph_index_of[-1]
            step_of.append(step)
        found = placed[unfolding, result_targets] = made(Placement, (tuple(step_of), callees))
        return found

    def _add_decision_node(self, choose: Choose, children: tuple[int, ...]) -> int:
        first = children[0]
        if children.count(first) == len(children):
            return first
        return self._intern(
            made(DecisionNode, (children, choose.ranks or tuple(range(len(children))), choose.by_opponent))
        )

    def _add_chance_node(self, children: Sequence[int], weights: Sequence[int]) -> int:
        first = children[0]
        if children.count(first) == len(children):
            return first
        gathered: dict[int, int] = {}
        for follower, weight in zip(children, weights, strict=True):
            gathered[follower] = gathered.get(follower, 0) + weight
        parts = sorted([(weight, step) for step, weight in gathered.items()])
        return self._intern(made(ChanceNode, (tuple(parts), sum(weights))))
