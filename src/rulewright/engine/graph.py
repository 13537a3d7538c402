"""Decision graphs: unfoldings reduced to what determines their value. Equal subtrees are merged; citations and calls
vanish."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias, cast

from rulewright.engine.effects import Choose, made
from rulewright.engine.unfolding import Called, Chance, Decision, Mention, Result, Tail, Unfolding


class Leaf(NamedTuple):
    """Terminal node: the rule ends with the result of this index."""

    result: int


class Mix(NamedTuple):
    """Chance node: successors with their integer weights, which add up to `total`."""

    parts: tuple[tuple[int, int], ...]
    total: int


class Pick(NamedTuple):
    """Decision node of the player or an opponent; `ranks` break ties."""

    options: tuple[int, ...]
    ranks: tuple[int, ...]
    is_opponents: bool = False


Step: TypeAlias = Leaf | Mix | Pick


@dataclass(frozen=True, eq=False)
class Graph:
    """A decision graph in topological order: successors come before what leads to them; play begins at the step `root`.

    The steps begin with the leaves. `rough` are the others: a decision, or else the parts of a `Mix` as floats. `picks`
    are the indices of the decisions. `rounding` bounds the rounding error of the difference of two steps in floats,
    relative to the largest value of a result.
    """

    steps: tuple[Step, ...]
    root: int
    rough: tuple[tuple[Pick | None, tuple[tuple[float, int], ...]], ...]
    picks: tuple[int, ...]
    rounding: float

    @cached_property
    def is_contested(self) -> bool:
        """Whether an opponent makes any of the decisions."""
        return any(cast("Pick", self.steps[pick]).is_opponents for pick in self.picks)


class Placement(NamedTuple):
    """The map from an unfolding's nodes to the steps of a graph, with the placement of each callee by call node."""

    step_of: tuple[int, ...]
    callees: Mapping[int, Placement]

    def chosen(self, node: Decision, index: int, plan: Mapping[int, int]) -> int:
        """The option that a plan takes at the decision `index`; the first one if all lead to the same step."""
        step = self.step_of[index]
        if all(self.step_of[branch] == step for branch in node.branches):
            return 0  # the decision has no step of its own, only its successor has
        return plan.get(step, 0)


class Merger:
    """Builder of graphs from unfoldings. Unfoldings that differ only in the values of their results share a graph."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[Hashable, ...], int] = {}
        self._built: dict[int, tuple[Graph, Placement]] = {}
        self._first: tuple[Unfolding, tuple[Graph, Placement]] | None = None

    def graph(self, unfolding: Unfolding) -> Graph:
        """The decision graph of an unfolding; its leaves are indices into the unfolding's results."""
        return self._of(unfolding)[0]

    def placement(self, unfolding: Unfolding) -> Placement:
        """The placement of the unfolding's nodes in its graph, the same for all unfoldings that share it."""
        return self._of(unfolding)[1]

    def _of(self, unfolding: Unfolding) -> tuple[Graph, Placement]:
        """The graph and the placement. Shapes are computed only once there is a second unfolding."""
        if self._first is None:
            self._first = unfolding, _graph_of(unfolding)
        first, built = self._first
        if unfolding is first:
            return built
        if not self._built:
            self._built[self._shape(first)] = built
        shape = self._shape(unfolding)
        known = self._built.get(shape)
        if known is None:
            known = self._built[shape] = _graph_of(unfolding)
        return known

    def _shape(self, unfolding: Unfolding) -> int:
        """The number of an unfolding's shape, shared by unfoldings that are equal up to facts and result values."""
        if unfolding.shape is None:
            key: list[Hashable] = []
            for node in unfolding.nodes:  # by exact type: this loop visits every node of every state
                if type(node) is Mention:
                    key.append(node.then)
                elif type(node) is Result:
                    key.append(node)
                elif type(node) is Tail:
                    shape = node.callee.shape
                    key.append(("tail", self._shape(node.callee) if shape is None else shape, node.exits))
                elif type(node) is Decision:
                    key.append(("pick", node.branches, node.choose.ranks, node.choose.is_opponents))
                elif type(node) is Chance:
                    key.append((tuple([child for _, child in node.branches]), node.weights))
                else:
                    assert type(node) is Called
                    key.append(("call", self._shape(node.callee), tuple([child for _, child in node.branches])))
            unfolding.shape = self._numbers.setdefault(tuple(key), len(self._numbers))
        return unfolding.shape


def _graph_of(unfolding: Unfolding) -> tuple[Graph, Placement]:
    """Build the decision graph of an unfolding and the placement of its nodes."""
    leaves = len(unfolding.results)
    builder = _Builder(leaves)
    placement = builder.placement(unfolding, tuple(range(leaves)))
    steps = tuple(builder.steps)
    return Graph(steps, placement.step_of[-1], *_in_floats(steps)), placement


_Rough: TypeAlias = tuple[Pick | None, tuple[tuple[float, int], ...]]


def _in_floats(steps: Sequence[Step]) -> tuple[tuple[_Rough, ...], tuple[int, ...], float]:
    """The fields of a `Graph` for computing in floats: `rough`, `picks` and `rounding`.

    `rounding` is twice the largest error of any step, doubled once more to cover terms that the bound neglects. Every
    sum, product and quotient rounds once, and so does every number of a result (Higham 2002, section 3.1).
    """
    rough: list[_Rough] = []
    picks: list[int] = []
    off: list[int] = []  # error of each step, in roundings
    for step in steps:
        if type(step) is Mix:
            parts, total = step
            rough.append((None, tuple([(part / total, follower) for part, follower in parts])))
            off.append(max([off[follower] for _, follower in parts]) + len(parts) + 2)
        elif type(step) is Pick:
            rough.append((step, ()))
            picks.append(len(off))
            off.append(max([off[option] for option in step.options]))
        else:
            off.append(2)
    return tuple(rough), tuple(picks), 4 * max(off) * sys.float_info.epsilon


class _Builder:
    """A graph under construction."""

    def __init__(self, leaves: int) -> None:
        self._index_of: dict[Step, int] = {}
        self._placed: dict[tuple[Unfolding, tuple[int, ...]], Placement] = {}
        self.steps: list[Step] = [Leaf(result) for result in range(leaves)]

    def _add(self, step: Step) -> int:
        """The index of the step; an equal step is reused."""
        found = self._index_of.setdefault(step, len(self.steps))
        if found == len(self.steps):
            self.steps.append(step)
        return found

    def placement(self, unfolding: Unfolding, after: tuple[int, ...]) -> Placement:
        """Place every node of an unfolding; `after` are the steps that follow its results."""
        placed = self._placed
        step_of: list[int] = []
        callees: dict[int, Placement] = {}
        for node in unfolding.nodes:  # by exact type: this loop is most of the work
            if type(node) is Mention:
                step = step_of[node.then]
            elif type(node) is Tail:
                then = tuple([after[place] for place in node.exits])
                known = placed.get((node.callee, then)) or self.placement(node.callee, then)
                callees[len(step_of)], step = known, known.step_of[-1]
            elif type(node) is Result:
                step = after[node.place]
            elif type(node) is Decision:
                step = self._pick(node.choose, tuple([step_of[child] for child in node.branches]))
            elif type(node) is Chance:
                step = self._mix([step_of[child] for _, child in node.branches], node.weights)
            elif type(node) is Called:
                then = tuple([step_of[child] for _, child in node.branches])
                known = placed.get((node.callee, then)) or self.placement(node.callee, then)
                callees[len(step_of)], step = known, known.step_of[-1]
            step_of.append(step)
        found = placed[unfolding, after] = made(Placement, (tuple(step_of), callees))
        return found

    def _pick(self, choose: Choose, options: tuple[int, ...]) -> int:
        first = options[0]
        if options.count(first) == len(options):
            return first
        return self._add(made(Pick, (options, choose.ranks or tuple(range(len(options))), choose.is_opponents)))

    def _mix(self, followers: Sequence[int], weights: Sequence[int]) -> int:
        first = followers[0]
        if followers.count(first) == len(followers):
            return first
        gathered: dict[int, int] = {}
        for follower, weight in zip(followers, weights, strict=True):
            gathered[follower] = gathered.get(follower, 0) + weight
        parts = sorted([(weight, step) for step, weight in gathered.items()])
        return self._add(made(Mix, (tuple(parts), sum(weights))))
