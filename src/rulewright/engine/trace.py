"""The explanation of a solution: every rule on its best course, nested as the rules call each other."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

from rulewright.engine.effects import Cite, Fact, Facts, Status
from rulewright.engine.rational import ONE, ZERO, as_string
from rulewright.engine.solver import Solution, Valued
from rulewright.engine.unfolding import Called, Decision, Mention, children

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class TraceNode:
    """A rule in the explanation: what became of it, the numbers it worked on, how likely play comes to it.

    `facts` holds what is the same on every course that comes here. `children` are the rules that it leads to, in the
    order in which play meets them.
    """

    entry: str
    status: Status
    blocked_by: str | None
    facts: Facts
    probability: Fraction
    children: tuple[TraceNode, ...]

    def as_json(self) -> dict[str, object]:
        """The node as an object of the JSON contract."""
        return {
            "entry": self.entry,
            "status": str(self.status),
            "blocked_by": self.blocked_by,
            "facts": dict(self.facts),
            "probability": as_string(self.probability),
            "children": [child.as_json() for child in self.children],
        }

    def walk(self, depth: int = 0) -> Iterator[tuple[int, TraceNode]]:
        """The node and all below it with their depths, in reading order."""
        yield depth, self
        for child in self.children:
            yield from child.walk(depth + 1)


@dataclass
class _Step:
    """A trace node under construction."""

    cite: Cite
    facts: dict[str, Fact]
    position: tuple[int, ...] = ()
    probability: Fraction = ZERO
    children: dict[Hashable, _Step] = field(default_factory=dict)

    def child(self, cite: Cite, facts: Facts, probability: Fraction, position: tuple[int, ...]) -> _Step:
        key = (cite.entry, cite.status, cite.blocked_by, cite.part)
        step = self.children.get(key)
        if step is None:
            step = self.children[key] = _Step(cite, dict(facts), position)
        else:
            step.position = min(step.position, position)
            step.facts = {name: fact for name, fact in step.facts.items() if facts.get(name) == fact}
        step.probability += probability
        return step

    def freeze(self, game: str) -> TraceNode:
        cite = self.cite
        return TraceNode(
            f"{game}/{cite.entry}",
            cite.status,
            cite.blocked_by and f"{game}/{cite.blocked_by}",
            self.facts,
            self.probability,
            tuple(child.freeze(game) for child in sorted(self.children.values(), key=lambda child: child.position)),
        )


def trace_of(solution: Solution[OutcomeT], game: str) -> TraceNode:
    """The explanation of a solution; the rules' ids are completed with the id of their `game`.

    The first rule that a function mentions is the heading of all that it mentions after. Mentions of the same rule with
    the same fate are one node, whose probability is the sum. Raises `ValueError` when the rule mentions nothing.
    """
    root = _Step(Cite(""), {})

    def visit(valued: Valued, weight: Fraction, parent: _Step, since: tuple[int, ...]) -> None:
        reach = valued.reach
        calls: dict[tuple[int, int], tuple[Valued, Fraction, _Step, tuple[int, ...]]] = {}
        depths = valued.unfolding.depths
        headings: dict[int, _Step] = {}  # the first step mentioned on the way to a node
        for index in valued.unfolding.reading_order:
            if not reach[index]:
                continue
            probability = weight * reach[index]
            position = (*since, depths[index])
            node = valued.unfolding.nodes[index]
            heading = headings.get(index)
            under = heading or parent
            match node:
                case Mention(cited, _):
                    step = under.child(cited, cited.facts, probability, position)
                    heading = heading or step
                case Decision(choose, _):
                    nothing = valued.chosen[index] == 0
                    status = Status.CONSIDERED if nothing else Status.APPLIED
                    under.child(Cite(choose.entry, status, part=choose.part), choose.facts, probability, position)
                case Called():
                    callee = valued.callees[index]
                    key = (id(callee), id(under))
                    _, before, _, first = calls.get(key, (callee, ZERO, under, position))
                    calls[key] = (callee, before + probability, under, min(first, position))
            if heading is not None:
                headings.update(dict.fromkeys(children(node), heading))
        for call in calls.values():
            visit(*call)

    visit(solution.valued, ONE, root, ())
    if not root.children:
        raise ValueError("the rule mentions no entry")
    return next(iter(root.children.values())).freeze(game)
