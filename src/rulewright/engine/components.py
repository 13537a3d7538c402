"""Parts of a directed graph whose members all lead to each other (Tarjan 1972)."""

from __future__ import annotations

from collections.abc import Sequence


def components(followers: Sequence[Sequence[int]]) -> list[list[int]]:
    """The strongly connected components of the graph in which node i leads to `followers[i]`.

    A component stands after all that it leads to. Within it, nodes stand in the order in which they were left.
    """
    order: list[list[int]] = []
    number = [0] * len(followers)
    low = [0] * len(followers)
    open_nodes: list[int] = []
    is_open = [False] * len(followers)
    count = 0
    for start in range(len(followers)):
        if number[start]:
            continue
        path = [(start, 0)]
        while path:
            node, position = path.pop()
            if position == 0:
                count += 1
                number[node] = low[node] = count
                open_nodes.append(node)
                is_open[node] = True
            descended = False
            for index in range(position, len(followers[node])):
                follower = followers[node][index]
                if not number[follower]:
                    path += [(node, index + 1), (follower, 0)]
                    descended = True
                    break
                if is_open[follower]:
                    low[node] = min(low[node], number[follower])
            if descended:
                continue
            if low[node] == number[node]:
                member = -1
                component = []
                while member != node:
                    member = open_nodes.pop()
                    is_open[member] = False
                    component.append(member)
                order.append(component)
            if path:
                parent = path[-1][0]
                low[parent] = min(low[parent], low[node])
    return order
