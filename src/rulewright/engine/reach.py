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
        if type(node) is Result:  # by exact type: explanations and advice pass through here for every state
            exits[node.place] = exits[node.place] + weight if node.place in exits else weight
        elif type(node) is Mention:
            reach[node.then] += weight
        elif type(node) is Chance:
            part_of = weight / sum(node.weights)
            for (_, child), part in zip(node.branches, node.weights, strict=True):
                reach[child] += part_of if part == 1 else part * part_of
        elif type(node) is Decision:
            reach[node.branches[chosen(node, index)]] += weight
        elif type(node) is Called:
            for result, share in exits_of(node, index).items():
                reach[node.branches[result][1]] += weight * share
        elif type(node) is Tail:
            for result, share in exits_of(node, index).items():
                place = node.exits[result]
                exits[place] = exits.get(place, ZERO) + weight * share
    return reach, exits
