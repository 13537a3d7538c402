"""Unfolds a rule: every course it can take, as a tree of chances, decisions, mentions and calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import cache, cached_property
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from rulewright.engine.effects import BoundRule, Call, Choose, Cite, Draw, Effect, Next, Roll, Rule, made
from rulewright.engine.limits import Clock


class Chance(NamedTuple):
    """A throw or a draw: answers with the index of the node that follows; `weights` says how likely each is."""

    roll: Roll | Draw
    branches: tuple[tuple[int | tuple[int, ...] | str, int], ...]
    weights: tuple[int, ...]


class Decision(NamedTuple):
    """A choice: the index of the node that follows each option."""

    choose: Choose
    branches: tuple[int, ...]


class Mention(NamedTuple):
    """A cited rule and the index of the node that follows."""

    cite: Cite
    then: int


class Called(NamedTuple):
    """A call: the callee's unfolding, and the index of the node that follows each of its possible results."""

    call: Call
    callee: Unfolding
    branches: tuple[tuple[Hashable, int], ...]


class Tail(NamedTuple):
    """A call that is the rule's last word: the callee's results lead to the rule's own, at the indices `exits`."""

    call: Call
    callee: Unfolding
    exits: tuple[int, ...]


class Result(NamedTuple):
    """The end of the rule, with what it returns and at which index that stands among the rule's results."""

    value: Hashable
    place: int


Fork: TypeAlias = Decision | Called | Tail
Node: TypeAlias = Chance | Decision | Mention | Called | Tail | Result


class Unfolding:
    """Every course of one rule call, as a tree whose courses meet only in their results.

    Children precede parents in `nodes`; the last node is the root. `results` are the possible results, in the order in
    which they were first met. `shape` is a number that unfoldings share whose courses are alike, once it is known
    (`graph.Merger`).
    """

    def __init__(self, nodes: tuple[Node, ...], results: tuple[Hashable, ...]) -> None:
        self.nodes = nodes
        self.results = results
        self.shape: int | None = None

    @cached_property
    def reading_order(self) -> tuple[int, ...]:
        """The indices of all nodes, each before its children, lower faces and earlier options first."""
        order: dict[int, None] = {}
        waiting = [len(self.nodes) - 1]
        while waiting:
            index = waiting.pop()
            order.setdefault(index)
            waiting.extend(reversed(children(self.nodes[index])))
        return tuple(order)

    @cached_property
    def forks(self) -> tuple[tuple[int, Fork], ...]:
        """The nodes at which more than dice tells what follows, each with its index."""
        return tuple([(index, node) for index, node in enumerate(self.nodes) if isinstance(node, Fork)])

    @cached_property
    def depths(self) -> tuple[int, ...]:
        """How many effects come before each node, by node index."""
        depths = [0] * len(self.nodes)
        for index in self.reading_order:
            for child in children(self.nodes[index]):
                depths[child] = depths[index] + 1
        return tuple(depths)


def children(node: Node) -> tuple[int, ...]:
    """The indices of the nodes that may follow, lower faces and earlier options first."""
    match node:
        case Chance(_, branches) | Called(_, _, branches):
            return tuple(child for _, child in branches)
        case Decision(_, options):
            return options
        case Mention(_, then):
            return (then,)
        case Tail() | Result():
            return ()


@cache
def possible_throws(roll: Roll | Draw) -> tuple[tuple[int | tuple[int, ...] | str, ...], tuple[int, ...]]:
    """The answers that a throw can have, lowest first, and in how many ways the dice can fall for each.

    Of a draw, the cards in the order of the pile, and how many of each there are.
    """
    if roll.known is not None:
        return (roll.known,), (1,)
    if isinstance(roll, Draw):
        return tuple(name for name, _ in roll.pile), tuple(number for _, number in roll.pile)
    if roll.dice == 1:
        return tuple(range(1, roll.sides + 1)), (1,) * roll.sides
    ways = Counter(tuple(sorted(faces)) for faces in product(range(1, roll.sides + 1), repeat=roll.dice))
    return tuple(ways), tuple(ways.values())


class Unfolder:
    """Unfolds rules, each distinct call once.

    Every effect, each time that it is come to, is a step of the `clock`. A rule that play goes on from is not kept:
    there are many of them, and each is asked for once. Whoever asks for all of them gives them one `met`: what
    play goes on with is one object in all of them, then.
    """

    def __init__(self) -> None:
        self._known: dict[BoundRule[Hashable], Unfolding] = {}
        self.met: dict[Next[Any], Next[Any]] | None = None
        self.clock = Clock()

    def unfold(self, rule: BoundRule[Hashable]) -> Unfolding:
        """Every course of a rule.

        Raises `RuntimeError` when the rule asks for different things given the same answers, that is, when it is no
        pure function, `RecursionError` when it calls itself without end, and `LimitReachedError`.
        """
        known = self._known.get(rule)
        if known is None:
            known = _Growth(self, rule).grow()
            if Next not in map(type, known.results):
                self._known[rule] = known
            elif self.met is not None:
                known.results = tuple(map(self.same, known.results))
        return known

    def again(self, rule: BoundRule[Hashable]) -> Unfolding:
        """Every course of a rule whose steps have been counted before."""
        clock, self.clock = self.clock, Clock()
        try:
            return self.unfold(rule)
        finally:
            self.clock = clock

    def same(self, result: Hashable) -> Hashable:
        """The result, as the one object that stands for all equal ones where play goes on with it."""
        return self.met.setdefault(result, result) if self.met is not None and type(result) is Next else result


class _Growth:
    """One rule call being unfolded by running it again for every branch, with the answers so far replayed."""

    __slots__ = ("_clock", "_ends", "_nodes", "_results", "_rule", "_unfolder")

    def __init__(self, unfolder: Unfolder, rule: BoundRule[Hashable]) -> None:
        self._unfolder = unfolder
        self._clock = unfolder.clock
        self._rule = rule
        self._nodes: list[Node] = []
        self._results: dict[Hashable, int] = {}
        self._ends: dict[Hashable, int] = {}  # the one node of each result that the rule itself returns

    def grow(self) -> Unfolding:
        self._advance(self._rule.run(), None, ())
        return Unfolding(tuple(self._nodes), tuple(self._results))

    def _advance(self, run: Rule[Hashable], answer: Any, answers: tuple[Any, ...]) -> int:  # noqa: ANN401
        """The index of the node that `run` reaches when sent `answer`, the last of `answers`."""
        nodes = self._nodes
        mentions: list[Cite] | None = None
        try:
            effect = run.send(answer)
            if type(effect) is Cite:
                mentions = []
                while type(effect) is Cite:
                    mentions.append(effect)
                    effect = run.send(None)
        except StopIteration as stop:
            index = self._end(stop.value)
        else:
            node = self._node_of(effect, run, answers if mentions is None else answers + (None,) * len(mentions))
            index = len(nodes)
            nodes.append(node)
        if mentions is None:
            self._clock.step()
            return index
        self._clock.step(1 + len(mentions))
        while mentions:
            nodes.append(made(Mention, (mentions.pop(), index)))
            index = len(nodes) - 1
        return index

    def _node_of(self, effect: Effect, run: Rule[Hashable], answers: tuple[Any, ...]) -> Node:
        if type(effect) is Call:
            callee = self._unfolder.unfold(effect.rule)
            if effect.is_last:
                known = self._results
                ends = callee.results if effect.then is None else map(effect.then, callee.results)
                return made(Tail, (effect, callee, tuple([known.setdefault(end, len(known)) for end in ends])))
            branches = self._branches(effect, run, answers, callee.results)
            return Called(effect, callee, tuple(zip(callee.results, branches, strict=True)))
        if type(effect) is Roll or type(effect) is Draw:
            throws, weights = possible_throws(effect)
            branches = self._branches(effect, run, answers, throws)
            return made(Chance, (effect, tuple(zip(throws, branches, strict=True)), weights))
        if type(effect) is Choose:
            return made(Decision, (effect, tuple(self._branches(effect, run, answers, effect.options))))
        raise TypeError(f"{self._rule.function.__name__} yielded {effect!r}, which is no effect")

    def _branches(self, effect: Effect, run: Rule[Hashable], answers: tuple[Any, ...], options: Any) -> list[int]:  # noqa: ANN401
        """The nodes that follow each answer; the first goes on with `run`, the others replay."""
        found: list[int] = []
        for option in options:
            found.append(self._advance(self._replay(effect, answers) if found else run, option, (*answers, option)))
        return found

    def _replay(self, expected: Effect, answers: tuple[Any, ...]) -> Rule[Hashable]:
        self._clock.step(1 + len(answers))
        function, arguments = self._rule
        run = function(*arguments)
        effect = run.send(None)
        for answer in answers:
            effect = run.send(answer)
        if effect is not expected and effect != expected:
            raise RuntimeError(f"{function.__name__} is not a pure function of its arguments and answers")
        return run

    def _end(self, value: Hashable) -> int:
        """The index of the node that ends the rule with `value`."""
        index = self._ends.get(value)
        if index is None:
            if type(value) is Next:
                value = self._unfolder.same(value)
            index = self._ends[value] = len(self._nodes)
            self._nodes.append(made(Result, (value, self._results.setdefault(value, len(self._results)))))
        return index
