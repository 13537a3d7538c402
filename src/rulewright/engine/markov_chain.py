"""Absorbing Markov chain of play under a fixed policy (Kemeny, Snell): expected visits and hitting probabilities."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Protocol

from rulewright.engine.arithmetic import ONE, ZERO, NonTerminatingError, solve_linear


class ResultDistribution(Protocol):
    """A fixed policy in one state, reduced to the probabilities of its results."""

    @property
    def possible_results(self) -> tuple[tuple[int, Fraction, float], ...]:
        """The results that can happen: index, exact probability, and the probability as a float."""
        ...


class ResultDistributions(Protocol):
    """The fixed policy of every state, by index."""

    def __getitem__(self, index: int, /) -> ResultDistribution: ...


class HasTargets(Protocol):
    """A state with its successors."""

    @property
    def targets(self) -> Sequence[int]:
        """The index of the state that follows each result; negative if the result ends play."""
        ...


class MarkovChain:
    """Markov chain of the states that play can reach from the first one.

    The transition probabilities are computed once, when they are first needed.
    """

    def __init__(self, states: Sequence[HasTargets], distributions: ResultDistributions) -> None:
        self._states = states
        self._distributions = distributions

    @cached_property
    def _transitions(self) -> dict[int, dict[int, Fraction]]:
        """The transition probabilities of each state, the states in the order of play."""
        moves: dict[int, dict[int, Fraction]] = {}
        known = {0}
        for index in (waiting := [0]):
            row = moves[index] = {}
            targets = self._states[index].targets
            for result, share, _ in self._distributions[index].possible_results:
                target = targets[result]
                if target >= 0:
                    row[target] = row[target] + share if target in row else share
                    if target not in known:
                        known.add(target)
                        waiting.append(target)
        return moves

    @cached_property
    def _components(self) -> list[list[int]]:
        """The strongly connected components in topological order: each after all that lead to it."""
        order = list(self._transitions)
        place = {index: number for number, index in enumerate(order)}
        rows = [[place[target] for target in row] for row in self._transitions.values()]
        parts = [
            [order[number] for number in part] for part in strongly_connected_components(len(rows), rows.__getitem__)
        ]
        return parts[::-1]

    def expected_visits(self, stop: Collection[int] = frozenset()) -> dict[int, Fraction]:
        """The expected number of visits to each state that play can reach, in the order of play.

        States of `stop` are absorbing, and components that come after all of them are skipped. Raises
        `NonTerminatingError` if play never ends.
        """
        waiting = set(stop)
        arriving = dict.fromkeys(self._transitions, ZERO)
        arriving[0] = ONE
        visits: dict[int, Fraction] = {}
        for part in self._components:
            if len(part) > 1:
                visits |= self._visits_to_component(part, arriving, stop)
            elif arriving[part[0]]:
                visits[part[0]] = self._visits_to_single_state(part[0], arriving[part[0]], stop)
            for index in part:
                visit = visits.get(index)
                if visit and index not in stop:
                    for target, share in self._transitions[index].items():
                        if target not in visits:  # successors outside of the component
                            before = arriving[target]
                            arriving[target] = before + visit * share if before else visit * share
            waiting.difference_update(part)
            if stop and not waiting:
                break
        return {index: visits[index] for index in self._transitions if index in visits}

    def hitting_probabilities(
        self, groups: Sequence[Collection[int]], visits: Mapping[int, Fraction]
    ) -> list[Fraction]:
        """The probability that play reaches any state of each group; the groups are disjoint.

        `visits` are the expected visits without absorbing groups. If play cannot return to a group, its probability is
        the expected number of entries. Otherwise the chain is solved again with the group absorbing.
        """
        elsewhere = len(groups)
        group_of = {index: number for number, group in enumerate(groups) for index in group}
        entering = [ZERO] * (elsewhere + 1)
        entering[group_of.get(0, elsewhere)] = ONE
        leads: list[set[int]] = [set() for _ in entering]
        for index, row in self._transitions.items():
            own = group_of.get(index, elsewhere)
            for target, share in row.items():
                other = group_of.get(target, elsewhere)
                if other != own:
                    leads[own].add(other)
                    entering[other] += visits[index] * share
        for circle in strongly_connected_components(len(leads), leads.__getitem__):
            for number in circle if len(circle) > 1 else ():
                if number != elsewhere:
                    arrivals = self.expected_visits(stop=groups[number])
                    entering[number] = sum((arrivals.get(index, ZERO) for index in groups[number]), start=ZERO)
        return entering[:elsewhere]

    def _visits_to_single_state(self, index: int, arriving: Fraction, stop: Collection[int]) -> Fraction:
        """The expected visits to a state that is a strongly connected component by itself."""
        stays = self._transitions[index].get(index)
        if stays is None or index in stop:
            return arriving
        if stays == 1:
            raise NonTerminatingError("a state that always leads to itself")
        return arriving / (1 - stays)

    def _visits_to_component(
        self, component: Sequence[int], arriving: dict[int, Fraction], stop: Collection[int]
    ) -> Iterable[tuple[int, Fraction]]:
        """Solve for the expected visits to the states of one component, given the expected entries in `arriving`."""
        place = {index: number for number, index in enumerate(component)}
        rows: list[dict[int, Fraction]] = [{} for _ in component]
        for index, number in place.items():
            for target, share in () if index in stop else self._transitions[index].items():
                if target in place:
                    rows[place[target]][number] = share
        solved = solve_linear(rows, [[arriving[index]] for index in component])
        return zip(component, (visit for (visit,) in solved), strict=True)


def strongly_connected_components(count: int, successors: Callable[[int], Iterable[int]]) -> Iterator[list[int]]:
    """The strongly connected components of the graph of `count` nodes in which node i leads to `successors(i)`.

    A component comes after all that it leads to (reverse topological order). Within a component, nodes come in the
    order in which they were left. `successors` is called once per node, and its result is held only while the search is
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
                path.append((entered, iter(successors(entered))))
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
