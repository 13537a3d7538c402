"""Learns short decision lists from cases: which few conditions on what is known lose least.

A list grows from its end: “always” first, then a clause is put before what there is, the one that saves most. The
conditions of a clause are about one fact or two; the best ones are found exactly, as the ranges with the largest sum
(Kadane; Bentley 1984), because what a clause saves is the sum of what it saves in each case.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple, TypeAlias

from rulewright.engine.decision_list import Between, Clause, Condition, DecisionList, OneOf, meant, namings
from rulewright.engine.decisions import DecisionCase
from rulewright.engine.effects import Fact
from rulewright.engine.rational import as_float

IMPOSSIBLE = 1000.0
"""What counts as lost where what is to be done is no option."""
DEVIATION = 1e-10
"""What counts as lost where an option is as good in everything, but not the one that is taken."""
PERFECT = 1e-9
BEAM = 6
"""How many lists of a length are kept to be made longer."""
MOST_VALUES = 4
"""How many values a condition names at most."""
MOST_WAYS = 8
"""Between how many ways to decide a list chooses at most."""
Span: TypeAlias = tuple[float, Condition]


class Learnt(NamedTuple):
    """A list, and what it loses in the mean of the cases, as they are weighted."""

    rule: DecisionList
    loss: float


def learnt(cases: Sequence[DecisionCase], asks: Container[str], names: Container[str]) -> Iterator[Learnt]:
    """The best list found without conditions, then with one clause more at a time, as long as that loses less.

    `asks` are the facts that conditions may be about, `names` the ways to mean an option by a fact.
    """
    table = _Table(cases, asks, names)
    beam = table.constant()
    while beam:
        yield Learnt(DecisionList(beam[0].clauses), beam[0].loss)
        longer = [found for each in beam for found in table.longer(each)]
        beam = [table.grown(each) for each in sorted(longer, key=_Longer.order)[:BEAM]]


class _Grown(NamedTuple):
    """A list under construction: its clauses, what is lost in each case, and in all."""

    clauses: tuple[Clause, ...]
    losses: tuple[float, ...]
    loss: float


class _Longer(NamedTuple):
    """A list with a clause that may be put in front of it, and what is lost then in all."""

    loss: float
    list: _Grown
    do: str
    conditions: tuple[tuple[_Axis, Condition], ...]

    def order(self) -> tuple[float, int]:
        """The best come first; of those as good, those with fewer conditions."""
        return round(self.loss, 13), len(self.conditions) + sum(len(each.conditions) for each in self.list.clauses)


@dataclass(frozen=True)
class _Axis:
    """A fact with the values that it has, and the place of each case's among them."""

    name: str
    values: tuple[Fact, ...]
    places: tuple[int, ...]
    is_number: bool

    def best(self, gains: Sequence[float]) -> Span | None:
        """The values that gain most, given the gain of each; `None` where none gains."""
        if not self.is_number:
            found = sorted((place for place, gain in enumerate(gains) if gain > 0), key=lambda place: -gains[place])
            chosen = sorted(found[:MOST_VALUES])
            total = sum(gains[place] for place in chosen)
            return (total, OneOf(tuple(self.values[place] for place in chosen))) if chosen else None
        best, low, high = 0.0, 0, -1
        total, since = 0.0, 0
        for place, gain in enumerate(gains):
            if total <= 0:
                total, since = 0.0, place
            total += gain
            if total > best:
                best, low, high = total, since, place
        if high < low:
            return None
        return best, Between(int(self.values[low]), int(self.values[high]))

    def parts(self, rows: Sequence[Sequence[float]]) -> Iterator[tuple[Condition, list[float]]]:
        """The conditions on the fact that a clause about two facts can have, each with the sum of its `rows`.

        A row has what is gained where the fact has one of its values. What always holds is no condition.
        """
        count = len(self.values)
        for first in range(count):
            sums = list(rows[first])
            if self.is_number:
                yield Between(int(self.values[first]), int(self.values[first])), sums
                for last in range(first + 1, count if first else count - 1):
                    sums = [total + gain for total, gain in zip(sums, rows[last], strict=True)]
                    yield Between(int(self.values[first]), int(self.values[last])), sums
                continue
            yield OneOf((self.values[first],)), sums
            for second in range(first + 1, count) if count > 2 else ():
                both = [total + gain for total, gain in zip(sums, rows[second], strict=True)]
                yield OneOf((self.values[first], self.values[second])), both


class _Table:
    """Cases as numbers."""

    def __init__(self, cases: Sequence[DecisionCase], asks: Container[str], names: Container[str]) -> None:
        whole = as_float(sum(case.probability for case in cases)) or 1.0
        self._weights = [as_float(case.probability) / whole for case in cases]
        self._losses = {do: self._lost(do, cases) for do in _ways(cases, names)}
        self._losses = dict(_undominated(self._losses))
        self._axes = list(_axes(cases, asks))
        self._pairs = [(one, other, _cells(one, other)) for one, other in combinations(self._axes, 2)]

    def _lost(self, do: str, cases: Sequence[DecisionCase]) -> list[float]:
        lost = []
        for case, weight in zip(cases, self._weights, strict=True):
            option = meant(do, case.facts)
            loss = case.losses.get(option, IMPOSSIBLE)
            lost.append(weight * (loss or (DEVIATION if option != case.option else 0.0)))
        return lost

    def constant(self) -> list[_Grown]:
        """The lists without conditions, the best first."""
        found = [_Grown((Clause(do),), tuple(losses), sum(losses)) for do, losses in self._losses.items()]
        return sorted(found, key=lambda grown: round(grown.loss, 13))[:BEAM]

    def longer(self, grown: _Grown) -> Iterator[_Longer]:
        """What can be put in front of a list: for every way to decide and every one or two facts the best clause."""
        if grown.loss <= PERFECT:
            return
        for do, losses in self._losses.items():
            gains = [before - after for before, after in zip(grown.losses, losses, strict=True)]
            most = sum(gain for gain in gains if gain > 0)
            alone = 0.0
            for axis in self._axes:
                sums = [0.0] * len(axis.values)
                for place, gain in zip(axis.places, gains, strict=True):
                    sums[place] += gain
                span = axis.best(sums)
                if span is not None:
                    alone = max(alone, span[0])
                    yield _Longer(grown.loss - span[0], grown, do, ((axis, span[1]),))
            if alone >= most - DEVIATION:
                continue  # nothing is left that a second condition could gain
            for one, other, cells in self._pairs:
                found = _best_of_two(one, other, cells, gains, alone)
                if found is not None:
                    gain, first, second = found
                    yield _Longer(grown.loss - gain, grown, do, ((one, first), (other, second)))

    def grown(self, longer: _Longer) -> _Grown:
        """The longer list."""
        clause = Clause(longer.do, tuple((axis.name, condition) for axis, condition in longer.conditions))
        fits = [(axis.places, _fitting(axis, condition)) for axis, condition in longer.conditions]
        after = self._losses[longer.do]
        left = tuple(
            after[case] if all(fitting[places[case]] for places, fitting in fits) else before
            for case, before in enumerate(longer.list.losses)
        )
        return _Grown((clause, *longer.list.clauses), left, sum(left))


def _fitting(axis: _Axis, condition: Condition) -> list[bool]:
    clause = Clause("", ((axis.name, condition),))
    return [clause.fits({axis.name: value}) for value in axis.values]


def _best_of_two(
    one: _Axis, other: _Axis, cells: Sequence[int], gains: Sequence[float], least: float
) -> tuple[float, Condition, Condition] | None:
    """The conditions on two facts that gain most together, if that is more than `least`, and how much it is."""
    width = len(other.values)
    grid = [0.0] * (len(one.values) * width)
    for cell, gain in zip(cells, gains, strict=True):
        grid[cell] += gain
    if sum(gain for gain in grid if gain > 0) <= least:
        return None
    best, found = least, None
    for condition, sums in one.parts([grid[start : start + width] for start in range(0, len(grid), width)]):
        span = other.best(sums)
        if span is not None and span[0] > best:
            best, found = span[0], (span[0], condition, span[1])
    return found


def _cells(one: _Axis, other: _Axis) -> list[int]:
    """The place of each case in a grid of two facts."""
    width = len(other.values)
    return [a * width + b for a, b in zip(one.places, other.places, strict=True)]


def _axes(cases: Sequence[DecisionCase], asks: Container[str]) -> Iterator[_Axis]:
    """The facts that are known in every case and tell some apart, those with fewer values first."""
    names = [name for name in cases[0].facts if name in asks and all(name in case.facts for case in cases)]
    found = []
    for name in names:
        values = sorted({case.facts[name] for case in cases}, key=_by_kind)
        if len(values) > 1 and len({type(value) for value in values}) == 1:
            place = {value: index for index, value in enumerate(values)}
            is_number = type(values[0]) is int
            if is_number or len(values) <= MOST_VALUES * 2:
                found.append(_Axis(name, tuple(values), tuple(place[case.facts[name]] for case in cases), is_number))
    yield from sorted(found, key=lambda axis: len(axis.values))


def _by_kind(value: Fact) -> tuple[str, Fact]:
    return type(value).__name__, value


def _undominated(losses: Mapping[str, list[float]]) -> Iterator[tuple[str, list[float]]]:
    """The ways to decide that are better than every other one in some case, the best ones of them, in their order."""
    order = sorted(losses, key=lambda do: sum(losses[do]))
    kept: list[str] = []
    for do in order:
        if len(kept) < MOST_WAYS and not any(
            all(better <= worse for better, worse in zip(losses[other], losses[do], strict=True)) for other in kept
        ):
            kept.append(do)
    yield from ((do, losses[do]) for do in losses if do in kept)


def _ways(cases: Sequence[DecisionCase], names: Container[str]) -> list[str]:
    """What can be done: every option, and every way to mean one that is taken by a fact."""
    found = dict.fromkeys(option for case in cases for option in case.losses)
    for case in cases:
        found |= dict.fromkeys(name for name in namings(case.option, case.facts) if name in names)
    return list(found)
