"""How likely a course through an unfolding comes to each of its nodes and results."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from fractions import Fraction
from typing import TypeAlias

from rulewright.engine.rational import ONE, ZERO
from rulewright.engine.unfolding import Called, Chance, Decision, Mention, Result, Tail, Unfolding

Exits: TypeAlias = Mapping[int, Fraction]
"""The probability of each result of an unfolding, by its place among them; those that cannot happen are absent."""


def reached(
    unfolding: Unfolding,
    chosen: Callable[[Decision, int], int],
    exits_of: Callable[[Called | Tail, int], Exits],
    stop: Container[int] = (),
) -> tuple[list[Fraction], Exits]:
    """The probability of every node, by index, and of every result.

    `chosen` is asked for the option taken at a decision that is reached, `exits_of` for the results of a rule that is
    called; both are told the node and its index. Courses end at the nodes of `stop`.
    """
    nodes = unfolding.nodes
    reach = [ZERO] * len(nodes)
    reach[-1] = ONE
    exits: dict[int, Fraction] = {}
    for index in range(len(nodes) - 1, -1, -1):  # children stand before their parents
        weight = reach[index]
        if not weight or index in stop:
            continue
        node = nodes[index]
        if isinstance(node, Mention):
            reach[node.then] += weight
        elif isinstance(node, Chance):
            part_of = weight / sum(node.weights)
            for (_, child), part in zip(node.branches, node.weights, strict=True):
                reach[child] += part * part_of
        elif isinstance(node, Decision):
            reach[node.branches[chosen(node, index)]] += weight
        elif isinstance(node, Result):
            exits[node.place] = exits.get(node.place, ZERO) + weight
        else:
            for result, share in exits_of(node, index).items():
                if isinstance(node, Called):
                    reach[node.branches[result][1]] += weight * share
                else:
                    place = node.exits[result]
                    exits[place] = exits.get(place, ZERO) + weight * share
    return reach, exits
