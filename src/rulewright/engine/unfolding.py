"""Unfolding of a rule: the tree of all its paths through dice, decisions, citations and calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from functools import cache, cached_property
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from rulewright.engine.effects import BoundRule, Call, Choose, Cite, Draw, Effect, Next, Roll, Rule, made
from rulewright.engine.limits import Clock


class RollNode(NamedTuple):
    """A throw or a draw: every answer with the index of the node that follows, and the `weights` of the answers."""

    effect: Roll | Draw
    branches: tuple[tuple[int | tuple[int, ...] | str, int], ...]
    weights: tuple[int, ...]


class ChooseNode(NamedTuple):
    """A decision: the index of the node that follows each option."""

    choose: Choose
    branches: tuple[int, ...]


class CiteNode(NamedTuple):
    """A cited rule and the index of the node that follows."""

    cite: Cite
    child: int


class CallNode(NamedTuple):
    """A call: the callee's unfolding, and the index of the node that follows each of its possible results."""

    call: Call
    callee: Unfolding
    branches: tuple[tuple[Hashable, int], ...]


class TailCallNode(NamedTuple):
    """A tail call: the callee's results become the rule's own, at the indices `result_indices`."""

    call: Call
    callee: Unfolding
    result_indices: tuple[int, ...]


class ResultNode(NamedTuple):
    """The end of the rule: the index of the returned value among the rule's results."""

    result_index: int


ChoiceOrCallNode: TypeAlias = ChooseNode | CallNode | TailCallNode
Node: TypeAlias = RollNode | ChooseNode | CiteNode | CallNode | TailCallNode | ResultNode


class Unfolding:
    """Every path of one rule call, as a tree whose paths meet only in their results.

    Children precede parents in `nodes`; the last node is the root. `results` are the possible results, in the order in
    which they were first met. `structure_id` is a number shared by unfoldings with the same structure, once it is
    computed by `GraphBuilder`.
    """

    def __init__(self, nodes: tuple[Node, ...], results: tuple[Hashable, ...]) -> None:
        self.nodes = nodes
        self.results = results
        self.structure_id: int | None = None

    @cached_property
    def preorder(self) -> tuple[int, ...]:
        """The indices of all nodes, each before its children, lower faces and earlier options first."""
        order: dict[int, None] = {}
        waiting = [len(self.nodes) - 1]
        while waiting:
            index = waiting.pop()
            order.setdefault(index)
            waiting.extend(reversed(children(self.nodes[index])))
        return tuple(order)

    @cached_property
    def choices_and_calls(self) -> tuple[tuple[int, ChoiceOrCallNode], ...]:
        """The decisions and calls, each with its node index."""
        return tuple([(index, node) for index, node in enumerate(self.nodes) if isinstance(node, ChoiceOrCallNode)])

    @cached_property
    def depths(self) -> tuple[int, ...]:
        """The number of effects before each node, by node index."""
        depths = [0] * len(self.nodes)
        for index in self.preorder:
            for child in children(self.nodes[index]):
                depths[child] = depths[index] + 1
        return tuple(depths)


def children(node: Node) -> tuple[int, ...]:
    """The indices of the nodes that may follow, lower faces and earlier options first."""
    match node:
        case RollNode(_, branches) | CallNode(_, _, branches):
            return tuple(child for _, child in branches)
        case ChooseNode(_, options):
            return options
        case CiteNode(_, then):
            return (then,)
        case TailCallNode() | ResultNode():
            return ()


@cache
def roll_distribution(roll: Roll | Draw) -> tuple[tuple[int | tuple[int, ...] | str, ...], tuple[int, ...]]:
    """The possible answers of a throw, lowest first, and the number of ways the dice can fall for each.

    For a draw, these are the cards in the order of the pile, and the number of copies of each.
    """
    if roll.known is not None:
        return (roll.known,), (1,)
    if isinstance(roll, Draw):
        return tuple(name for name, _ in roll.pile), tuple(number for _, number in roll.pile)
    if roll.dice == 1:
        return tuple(range(1, roll.sides + 1)), (1,) * roll.sides
    ways = Counter(tuple(sorted(faces)) for faces in product(range(1, roll.sides + 1), repeat=roll.dice))
    return tuple(ways), tuple(ways.values())


_PartialUnfolding: TypeAlias = tuple[
    Callable[..., Rule[Hashable]], tuple[Hashable, ...], list[Node], dict[Hashable, int], dict[Hashable, int]
]
"""A rule being unfolded: function, arguments, nodes so far, indices of results, nodes of its own results."""
_START = (None,)
"""The answer that starts a generator."""


class Unfolder:
    """Unfolder of rules, each distinct call once.

    Every effect, each time it is reached, is a step of the `clock`. A rule that goes on with another is not cached:
    there are many such rules, and each is needed once.
    """

    def __init__(self) -> None:
        self._unfoldings: dict[BoundRule[Hashable], Unfolding] = {}
        self.clock = Clock()

    def unfold(self, rule: BoundRule[Hashable]) -> Unfolding:
        """Unfold a rule.

        Raises `RuntimeError` if the rule is no pure function: it has different effects for the same answers, or an
        effect after a tail call. Raises `RecursionError` if it calls itself without end, and `LimitReachedError`.
        """
        return self._unfoldings.get(rule) or self._unfold_new(rule)

    def unfold_uncounted(self, rule: BoundRule[Hashable]) -> Unfolding:
        """Unfold a rule whose steps have been counted before."""
        clock, self.clock = self.clock, Clock()
        try:
            return self.unfold(rule)
        finally:
            self.clock = clock

    def _unfold_new(self, rule: BoundRule[Hashable]) -> Unfolding:
        function, arguments = rule
        nodes: list[Node] = []
        results: dict[Hashable, int] = {}
        self._unfold_answers((function, arguments, nodes, results, {}), None, _START, function(*arguments), ())
        found = Unfolding(tuple(nodes), tuple(results))
        if self.clock.steps >= self.clock.next_check:  # before anything is cached, which would not be counted again
            self.clock.check_steps()
        if Next not in map(type, results):
            self._unfoldings[rule] = found
        return found

    def _unfold_answers(
        self,
        partial: _PartialUnfolding,
        prompt: Effect | None,
        answers: Iterable[Any],
        run: Rule[Hashable],
        sent: tuple[Any, ...],
    ) -> list[int]:
        """The indices of the nodes that follow the `answers` to `prompt`; `sent` are the earlier answers.

        The first answer is sent to `run`; for each of the others the rule is run again. All unfolding passes through
        here. So effects are distinguished by their exact types, and steps are counted in place.
        """
        function, arguments, nodes, results, ends = partial
        clock, known = self.clock, self._unfoldings
        found: list[int] = []
        for answer in answers:
            if found:
                clock.steps += len(sent)
                if clock.steps >= clock.next_check:
                    clock.check_steps()
                run = function(*arguments)
                for before in sent:
                    effect = run.send(before)
                if effect is not prompt and effect != prompt:
                    raise RuntimeError(f"{function.__name__} is not a pure function of its arguments and answers")
            mentions: list[Cite] | None = None
            try:
                effect = run.send(answer)
                if type(effect) is Cite:
                    mentions = [effect]
                    effect = run.send(None)
                    while type(effect) is Cite:
                        mentions.append(effect)
                        effect = run.send(None)
            except StopIteration as stop:
                value = stop.value
                index = ends.setdefault(value, len(nodes))
                if index == len(nodes):
                    nodes.append(made(ResultNode, (results.setdefault(value, len(results)),)))
            else:
                if type(effect) is Call and effect.is_tail:
                    callee = known.get(effect.rule) or self._unfold_new(effect.rule)
                    into = callee.results if effect.transform is None else map(effect.transform, callee.results)
                    exits = tuple([results.setdefault(result, len(results)) for result in into])
                    node: Node = made(TailCallNode, (effect, callee, exits))
                    if (
                        effect.transform is None and next(run, None) is not None
                    ):  # running on is cheaper than closing the generator
                        raise RuntimeError(f"{function.__name__} goes on after what was to be its last call")
                else:
                    node = self._build_node(partial, effect, run, (*sent, answer, *(None,) * len(mentions or ())))
                index = len(nodes)
                nodes.append(node)
            clock.steps += 1
            if mentions is not None:
                clock.steps += len(mentions)
                for cite in reversed(mentions):
                    nodes.append(made(CiteNode, (cite, index)))
                    index = len(nodes) - 1
            found.append(index)
        return found

    def _build_node(
        self, partial: _PartialUnfolding, effect: Effect, run: Rule[Hashable], sent: tuple[Any, ...]
    ) -> Node:
        """The node of an effect, built after the nodes that follow its answers."""
        if type(effect) is Choose:
            return made(ChooseNode, (effect, tuple(self._unfold_answers(partial, effect, effect.options, run, sent))))
        if type(effect) is Roll or type(effect) is Draw:
            throws, weights = roll_distribution(effect)
            found = self._unfold_answers(partial, effect, throws, run, sent)
            return made(RollNode, (effect, tuple(zip(throws, found, strict=True)), weights))
        if type(effect) is Call:
            callee = self.unfold(effect.rule)
            found = self._unfold_answers(partial, effect, callee.results, run, sent)
            return made(CallNode, (effect, callee, tuple(zip(callee.results, found, strict=True))))
        raise TypeError(f"{partial[0].__name__} yielded {effect!r}, which is no effect")
