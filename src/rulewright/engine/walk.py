"""Runs a rule once, effect by effect, along its unfolding: what the sampler and the stepper have in common."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from dataclasses import dataclass
from typing import Any

from rulewright.engine.effects import BoundRule, Call, Choose, Cite, Draw, Roll
from rulewright.engine.solver import Valued
from rulewright.engine.unfolding import Called, Chance, Decision, Mention, Node, Tail

Answer = int | tuple[int, ...] | str


@dataclass(frozen=True)
class Pause:
    """A throw or a decision that a running rule waits for; `node` is its place in `valued`, the rule's best course.

    `node` is `None` where the best course is that of a slightly different rule and has no such place.
    """

    effect: Roll | Draw | Choose
    valued: Valued
    node: int | None

    def advised(self) -> str:
        """The option that the best course takes here; the first one where it has no such place."""
        assert isinstance(self.effect, Choose)
        if self.node is None:
            return self.effect.options[0]
        node = self.valued.unfolding.nodes[self.node]
        assert isinstance(node, Decision)
        option = node.choose.options[self.valued.chosen(self.node)]
        return option if option in self.effect.options else self.effect.options[0]


def walk(
    rule: BoundRule[Hashable],
    valued: Valued,
    mention: Callable[[Cite], object] | None = None,
) -> Generator[Pause, Answer, Hashable]:
    """Runs a rule: yields every throw and decision, is sent its answer, returns the rule's result.

    `mention` is told every entry that the rule mentions on the way.
    """
    run = rule.run()
    place: int | None = len(valued.unfolding.nodes) - 1
    answer: Any = None
    while True:
        try:
            effect = run.send(answer)
        except StopIteration as stop:
            result: Hashable = stop.value
            return result
        node = None if place is None else valued.unfolding.nodes[place]
        match effect:
            case Cite():
                if mention is not None:
                    mention(effect)
                answer = None
            case Call():
                inner = valued.callee(place) if place is not None and isinstance(node, Called | Tail) else valued
                answer = yield from walk(effect.rule, inner, mention)
            case _:
                fits = isinstance(node, Chance) if isinstance(effect, Roll | Draw) else isinstance(node, Decision)
                answer = yield Pause(effect, valued, place if fits else None)
        place = _follow(node, answer)


def _follow(node: Node | None, answer: object) -> int | None:
    """The node that follows when `answer` is given at `node`; `None` where the unfolding has no such course."""
    match node:
        case Mention(_, then):
            return then
        case Chance(_, branches, _) | Called(_, _, branches):
            return next((child for known, child in branches if known == answer), None)
        case Decision(choose, branches) if answer in choose.options:
            return branches[choose.options.index(str(answer))]
    return None
