"""Strongly connected components of a directed graph (Tarjan 1972)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator


def components(count: int, followers: Callable[[int], Iterable[int]]) -> Iterator[list[int]]:
    """The strongly connected components of the graph of `count` nodes in which node i leads to `followers(i)`.

    A component comes after all that it leads to (reverse topological order). Within a component, nodes come in the
    order in which they were left. `followers` is called once per node, and its result is held only while the search is
    below that node.
    """
    number = array("i", [0]) * count
    low = array("i", [0]) * count
    open_nodes: list[int] = []
    is_open = bytearray(count)
    found = 0
    for start in range(count):
        if number[start]:
            continue
        path: list[tuple[int, Iterator[int]]] = []
        entered = start
        while entered >= 0 or path:
            if entered >= 0:
                found += 1
                number[entered] = low[entered] = found
                open_nodes.append(entered)
                is_open[entered] = True
                path.append((entered, iter(followers(entered))))
                entered = -1
            node, rest = path[-1]
            for follower in rest:
                if not number[follower]:
                    entered = follower
                    break
                if is_open[follower]:
                    low[node] = min(low[node], low[follower])
            if entered >= 0:
                continue
            path.pop()
            if low[node] == number[node]:
                member = -1
                component = []
                while member != node:
                    member = open_nodes.pop()
                    is_open[member] = False
                    component.append(member)
                yield component
            if path:
                parent = path[-1][0]
                low[parent] = min(low[parent], low[node])
