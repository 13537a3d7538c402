"""What a solution decides while play goes on: where play stands in the unfolding, and the best option there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.engine.driver import Handler, run
from rulewright.engine.effects import BoundRule, Call, Choose, Cite, Effect, Next, Rule
from rulewright.engine.unfolding import Called, Chance, Decision, Mention, Node, Tail
from rulewright.engine.valued import Valued


class Policy:
    """Follows play along the best courses, which `valued_of` gives for the rules that play reaches; counts `turns`.

    `valued` is the best course of the rule that runs, and `node` the place of its effect there; `None` where that
    course is one of a slightly different rule and has no such place.
    """

    valued: Valued
    node: int | None

    def __init__(self, valued_of: Callable[[BoundRule[Any]], Valued]) -> None:
        self._valued_of = valued_of
        self.turns = 0

    def handler_of(self, step: Next[Any]) -> Handler:
        """The handler of a rule that play reaches; it asks for all answers."""
        self.turns += step.turns
        return self._handler(self._valued_of(step.rule))

    def _handler(self, valued: Valued) -> Handler:
        nodes = valued.unfolding.nodes
        place: Node | None = Mention(Cite(""), len(nodes) - 1)  # leads to the root

        def handle(effect: Effect, before: object) -> Effect | Rule[Any]:
            nonlocal place
            node = _follow(place, before)
            place = None if node is None else nodes[node]
            if isinstance(effect, Call):
                inner = valued.callee(node) if node is not None and isinstance(place, Called | Tail) else valued
                return run(effect.rule, self._handler(inner))
            if not isinstance(effect, Cite):
                fits = isinstance(place, Decision if isinstance(effect, Choose) else Chance)
                self.valued, self.node = valued, node if fits else None
            return effect

        return handle

    def advised(self, choose: Choose) -> str:
        """The option that the best course takes where play stands; the first one where it has no such place."""
        if self.node is None:
            return choose.options[0]
        decision = self.valued.unfolding.nodes[self.node]
        assert isinstance(decision, Decision)
        option = decision.choose.options[self.valued.chosen(self.node)]
        return option if option in choose.options else choose.options[0]


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
