"""The cases of a decision as small tables of two numbers against each other, such as two dice."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rulewright.engine.decisions import DecisionCase
from rulewright.engine.effects import Fact, Facts

MAX_COLUMNS, MAX_ROWS = 7, 13
"""The most columns that fit on a phone, and the most rows that fit on a screen."""
MAX_GRIDS = 24
"""The most tables of one decision that a reader can survey."""


@dataclass(frozen=True)
class DecisionGrid:
    """The cases that share their `shared_facts` and differ in two numbers.

    `row_fact` and `column_fact` name the numbers, `row_values` and `column_values` hold their values, lowest first.
    `row_fact` is empty if only one number differs. `cells` has the case of each pair of values, if there is one.
    """

    shared_facts: Facts
    row_fact: str
    column_fact: str
    row_values: tuple[int, ...]
    column_values: tuple[int, ...]
    cells: Mapping[tuple[int, int], DecisionCase]


def build_grids(cases: Sequence[DecisionCase]) -> tuple[DecisionGrid, ...]:
    """The cases as tables; empty if no two numbers tell them apart, or if there would be too many tables."""
    varying = [name for name in _fact_names(cases) if len({case.facts.get(name) for case in cases}) > 1]
    numbers = [name for name in varying if all(_is_number(case.facts.get(name)) for case in cases)]
    if not numbers:
        return ()
    pairs = [*combinations(numbers, 2)] or [("", numbers[0])]
    found = [table for pair in pairs if (table := _build_grids_for_pair(cases, pair, varying, numbers))]
    return min(found, key=len, default=())


def _fact_names(cases: Sequence[DecisionCase]) -> Iterable[str]:
    return dict.fromkeys(name for case in cases for name in case.facts)


def _is_number(fact: Fact | None) -> bool:
    return isinstance(fact, int) and not isinstance(fact, bool)


def _build_grids_for_pair(
    cases: Sequence[DecisionCase], pair: tuple[str, str], varying: Sequence[str], numbers: Sequence[str]
) -> tuple[DecisionGrid, ...]:
    """The cases as tables of this pair of numbers, the one with fewer values across; empty if they do not fit."""
    values = {name: tuple(sorted({_fact_number(case, name) for case in cases})) for name in pair}
    row, column = sorted(pair, key=lambda name: (-len(values[name]) if name else 0, pair.index(name)))
    if not pair[0]:
        row, column = pair
    if len(values[column]) > MAX_COLUMNS or len(values[row]) > MAX_ROWS:
        return ()
    apart: list[str] = []
    for name in sorted(varying, key=numbers.__contains__, reverse=True):  # numbers determine facts such as who is ahead
        if name not in pair and not _is_determined_by(cases, name, (*pair, *apart)):
            apart.append(name)
    groups: dict[tuple[Hashable, ...], dict[tuple[int, int], DecisionCase]] = {}
    for case in cases:
        cells = groups.setdefault(tuple(case.facts.get(name) for name in apart), {})
        place = _fact_number(case, row), _fact_number(case, column)
        if place in cells:
            return ()
        cells[place] = case
    if len(groups) > MAX_GRIDS:
        return ()
    return tuple(
        DecisionGrid(
            {name: fact for name, fact in next(iter(cells.values())).facts.items() if name in apart},
            row,
            column,
            tuple(sorted({place[0] for place in cells})),
            tuple(sorted({place[1] for place in cells})),
            cells,
        )
        for cells in groups.values()
    )


def _fact_number(case: DecisionCase, name: str) -> int:
    value = case.facts[name] if name else 0
    assert isinstance(value, int)
    return value


def _is_determined_by(cases: Sequence[DecisionCase], name: str, others: Sequence[str]) -> bool:
    """Whether the other facts determine this fact."""
    told: dict[tuple[object, ...], object] = {}
    return all(
        told.setdefault(tuple(case.facts.get(each) for each in others), case.facts.get(name)) == case.facts.get(name)
        for case in cases
    )
