"""Learning of short decision lists from cases: the few conditions on known facts that lose least.

A list grows from its end. It starts as one unconditional clause; then the clause that saves most is put in front, again
and again. The conditions of a clause are about one fact or two. The best ones are found exactly, as the ranges with the
largest sum (Kadane; Bentley 1984). This works because the saving of a clause is the sum of its savings in each case.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple, TypeAlias

from rulewright.engine.arithmetic import as_float
from rulewright.engine.decision_list import (
    Between,
    Clause,
    Condition,
    DecisionList,
    OneOf,
    interpret_option,
    option_patterns,
)
from rulewright.engine.decisions import DecisionCase
from rulewright.engine.effects import Fact

IMPOSSIBLE_LOSS = 1000.0
"""The loss if an instruction names no available option."""
DEVIATION_LOSS = 1e-10
"""The loss of an option that is as good in every measure, but is not the one taken."""
NEGLIGIBLE_LOSS = 1e-9
BEAM_WIDTH = 6
"""The number of lists of each length that are extended further."""
MAX_VALUES = 4
"""The largest number of values that a condition lists."""
MAX_DISTINCT_OPTIONS = 8
"""The largest number of different options or patterns in a list."""
ScoredCondition: TypeAlias = tuple[float, Condition]


class LearnedDecisionList(NamedTuple):
    """A decision list and its mean loss in the cases, weighted by their probabilities."""

    decision_list: DecisionList
    loss: float


def learn_decision_lists(
    cases: Sequence[DecisionCase], condition_facts: Container[str], known_patterns: Container[str]
) -> Iterator[LearnedDecisionList]:
    """The best list found without conditions, then with one clause more at a time, as long as that loses less.

    Conditions use only the facts in `condition_facts`. Options with the name of a fact are used only if they are among
    `known_patterns`.
    """
    table = _LossTable(cases, condition_facts, known_patterns)
    beam = table.constant_lists()
    while beam:
        yield LearnedDecisionList(DecisionList(beam[0].clauses), beam[0].loss)
        longer = [found for each in beam for found in table.extensions(each)]
        beam = [table.extend(each) for each in sorted(longer, key=_ListExtension.sort_key)[:BEAM_WIDTH]]


class _PartialList(NamedTuple):
    """A list under construction: its clauses, its loss in each case, and its total loss."""

    clauses: tuple[Clause, ...]
    losses: tuple[float, ...]
    loss: float


class _ListExtension(NamedTuple):
    """A list and a clause that may be put in front of it, with the total loss of the longer list."""

    loss: float
    extended_list: _PartialList
    do: str
    conditions: tuple[tuple[_FactAxis, Condition], ...]

    def sort_key(self) -> tuple[float, int]:
        """The key by which better extensions come first; among equals, those with fewer conditions."""
        return round(self.loss, 13), len(self.conditions) + sum(
            len(each.conditions) for each in self.extended_list.clauses
        )


@dataclass(frozen=True)
class _FactAxis:
    """A fact with its values in ascending order, and the index of each case's value among them."""

    name: str
    values: tuple[Fact, ...]
    places: tuple[int, ...]
    is_number: bool

    def best_condition(self, gains: Sequence[float]) -> ScoredCondition | None:
        """The condition that gains most, with its gain, given the gain of each value; `None` if no value gains."""
        if not self.is_number:
            found = sorted((place for place, gain in enumerate(gains) if gain > 0), key=lambda place: -gains[place])
            chosen = sorted(found[:MAX_VALUES])
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

    def conditions_with_sums(self, rows: Sequence[Sequence[float]]) -> Iterator[tuple[Condition, list[float]]]:
        """The conditions on the fact that a clause about two facts can have, each with the sum of its `rows`.

        A row holds the gains, by value of the other fact, of the cases with one value of this fact. Conditions that
        always hold are left out.
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


class _LossTable:
    """The loss of every option and pattern in every case, weighted by probability."""

    def __init__(
        self, cases: Sequence[DecisionCase], condition_facts: Container[str], known_patterns: Container[str]
    ) -> None:
        whole = as_float(sum(case.probability for case in cases)) or 1.0
        self._weights = [as_float(case.probability) / whole for case in cases]
        self._losses = {do: self._weighted_losses(do, cases) for do in _candidate_options(cases, known_patterns)}
        self._losses = dict(_undominated_options(self._losses))
        self._axes = list(_fact_axes(cases, condition_facts))
        self._pairs = [(one, other, _grid_cells(one, other)) for one, other in combinations(self._axes, 2)]

    def _weighted_losses(self, do: str, cases: Sequence[DecisionCase]) -> list[float]:
        lost = []
        for case, weight in zip(cases, self._weights, strict=True):
            option = interpret_option(do, case.facts)
            loss = case.losses.get(option, IMPOSSIBLE_LOSS)
            lost.append(weight * (loss or (DEVIATION_LOSS if option != case.option else 0.0)))
        return lost

    def constant_lists(self) -> list[_PartialList]:
        """The best lists without conditions, the best first."""
        found = [_PartialList((Clause(do),), tuple(losses), sum(losses)) for do, losses in self._losses.items()]
        return sorted(found, key=lambda grown: round(grown.loss, 13))[:BEAM_WIDTH]

    def extensions(self, partial: _PartialList) -> Iterator[_ListExtension]:
        """The possible extensions of a list: the best clause for every option or pattern and every one or two facts."""
        if partial.loss <= NEGLIGIBLE_LOSS:
            return
        for do, losses in self._losses.items():
            gains = [before - after for before, after in zip(partial.losses, losses, strict=True)]
            most = sum(gain for gain in gains if gain > 0)
            alone = 0.0
            for axis in self._axes:
                sums = [0.0] * len(axis.values)
                for place, gain in zip(axis.places, gains, strict=True):
                    sums[place] += gain
                span = axis.best_condition(sums)
                if span is not None:
                    alone = max(alone, span[0])
                    yield _ListExtension(partial.loss - span[0], partial, do, ((axis, span[1]),))
            if alone >= most - DEVIATION_LOSS:
                continue  # a second condition could gain nothing more
            for one, other, cells in self._pairs:
                found = _best_pair_of_conditions(one, other, cells, gains, alone)
                if found is not None:
                    gain, first, second = found
                    yield _ListExtension(partial.loss - gain, partial, do, ((one, first), (other, second)))

    def extend(self, extension: _ListExtension) -> _PartialList:
        """The list with the clause in front."""
        clause = Clause(extension.do, tuple((axis.name, condition) for axis, condition in extension.conditions))
        fits = [(axis.places, _matching_values(axis, condition)) for axis, condition in extension.conditions]
        after = self._losses[extension.do]
        left = tuple(
            after[case] if all(fitting[places[case]] for places, fitting in fits) else before
            for case, before in enumerate(extension.extended_list.losses)
        )
        return _PartialList((clause, *extension.extended_list.clauses), left, sum(left))


def _matching_values(axis: _FactAxis, condition: Condition) -> list[bool]:
    clause = Clause("", ((axis.name, condition),))
    return [clause.matches({axis.name: value}) for value in axis.values]


def _best_pair_of_conditions(
    one: _FactAxis, other: _FactAxis, cells: Sequence[int], gains: Sequence[float], min_gain: float
) -> tuple[float, Condition, Condition] | None:
    """The gain of the two conditions that gain most together, and these; `None` if they gain at most `min_gain`."""
    width = len(other.values)
    grid = [0.0] * (len(one.values) * width)
    for cell, gain in zip(cells, gains, strict=True):
        grid[cell] += gain
    if sum(gain for gain in grid if gain > 0) <= min_gain:
        return None
    best, found = min_gain, None
    for condition, sums in one.conditions_with_sums(
        [grid[start : start + width] for start in range(0, len(grid), width)]
    ):
        span = other.best_condition(sums)
        if span is not None and span[0] > best:
            best, found = span[0], (span[0], condition, span[1])
    return found


def _grid_cells(one: _FactAxis, other: _FactAxis) -> list[int]:
    """The cell of each case in the grid of two facts."""
    width = len(other.values)
    return [a * width + b for a, b in zip(one.places, other.places, strict=True)]


def _fact_axes(cases: Sequence[DecisionCase], condition_facts: Container[str]) -> Iterator[_FactAxis]:
    """The facts that are known in every case and differ between cases, those with fewer values first."""
    names = [name for name in cases[0].facts if name in condition_facts and all(name in case.facts for case in cases)]
    found = []
    for name in names:
        values = sorted({case.facts[name] for case in cases}, key=_type_sort_key)
        if len(values) > 1 and len({type(value) for value in values}) == 1:
            place = {value: index for index, value in enumerate(values)}
            is_number = type(values[0]) is int
            if is_number or len(values) <= MAX_VALUES * 2:
                found.append(
                    _FactAxis(name, tuple(values), tuple(place[case.facts[name]] for case in cases), is_number)
                )
    yield from sorted(found, key=lambda axis: len(axis.values))


def _type_sort_key(value: Fact) -> tuple[str, Fact]:
    return type(value).__name__, value


def _undominated_options(losses: Mapping[str, list[float]]) -> Iterator[tuple[str, list[float]]]:
    """The best options and patterns that no better one equals or beats in every case, in their order."""
    order = sorted(losses, key=lambda do: sum(losses[do]))
    kept: list[str] = []
    for do in order:
        if len(kept) < MAX_DISTINCT_OPTIONS and not any(
            all(better <= worse for better, worse in zip(losses[other], losses[do], strict=True)) for other in kept
        ):
            kept.append(do)
    yield from ((do, losses[do]) for do in losses if do in kept)


def _candidate_options(cases: Sequence[DecisionCase], known_patterns: Container[str]) -> list[str]:
    """The options and patterns to choose from: every option, and every known pattern of an option taken."""
    found = dict.fromkeys(option for case in cases for option in case.losses)
    for case in cases:
        found |= dict.fromkeys(name for name in option_patterns(case.option, case.facts) if name in known_patterns)
    return list(found)
