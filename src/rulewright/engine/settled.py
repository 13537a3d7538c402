"""Rules with every decision settled: how likely play comes to each place of an unfolding, whatever follows it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property

from rulewright.engine.course import Plan
from rulewright.engine.graph import Placement
from rulewright.engine.reach import Exits, reached
from rulewright.engine.unfolding import Called, Decision, Mention, Tail, Unfolding, children


class Settled:
    """An unfolding with the option of every decision, and every rule that it calls settled, by node."""

    def __init__(self, unfolding: Unfolding, chosen: dict[int, int], callees: dict[int, Settled]) -> None:
        self.unfolding = unfolding
        self.chosen = chosen
        self.callees = callees

    @property
    def reach(self) -> Sequence[Fraction]:
        """The probability of reaching each node, by node index."""
        return self._reached[0]

    @property
    def exits(self) -> Exits:
        """The probability of each result, by its place among the unfolding's results."""
        return self._reached[1]

    @cached_property
    def _reached(self) -> tuple[Sequence[Fraction], Exits]:
        return reached(self.unfolding, lambda _, index: self.chosen[index], lambda _, index: self.callees[index].exits)

    @cached_property
    def headings(self) -> dict[int, int | None]:
        """The mentions, decisions and calls that can be reached, in reading order.

        Each is told with the first mention on the way to it, `None` where there is none.
        """
        nodes, reach = self.unfolding.nodes, self.reach
        first: dict[int, int] = {}
        found: dict[int, int | None] = {}
        for index in self.unfolding.reading_order:
            if not reach[index]:
                continue
            node, heading = nodes[index], first.get(index)
            if isinstance(node, Mention | Decision | Called | Tail):
                found[index] = heading
            if heading is None and isinstance(node, Mention):
                heading = index
            if heading is not None:
                first.update(dict.fromkeys(children(node), heading))
        return found


class Settler:
    """Settles rules by plans. Equal ones are one object: many states call the same rules and decide alike there."""

    def __init__(self) -> None:
        self._found: dict[tuple[Unfolding, int, Plan], Settled] = {}
        self._equal: dict[tuple[object, ...], Settled] = {}

    def settled(self, unfolding: Unfolding, placement: Placement, plan: Plan) -> Settled:
        """An unfolding that stands there in the plan's graph, settled as the plan has it."""
        key = (unfolding, id(placement), plan)
        found = self._found.get(key)
        if found is None:
            chosen: dict[int, int] = {}
            callees: dict[int, Settled] = {}
            for index, node in unfolding.forks:
                if isinstance(node, Decision):
                    chosen[index] = placement.chosen(node, index, plan.chosen)
                else:
                    callees[index] = self.settled(node.callee, placement.callees[index], plan)
            found = self._equal.setdefault(
                (unfolding, *chosen.values(), *callees.values()), Settled(unfolding, chosen, callees)
            )
            self._found[key] = found
        return found
