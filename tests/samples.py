"""Which of many alike cases `make test` runs; `make test-long` runs them all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def one_in(step: int, cases: Iterable[Any]) -> list[Any]:
    """Every case; all but each `step`-th is long."""
    return [
        case if number % step == 0 else pytest.param(case, marks=pytest.mark.long) for number, case in enumerate(cases)
    ]


def by_turns(rows: Iterable[Any], columns: Sequence[Any]) -> list[Any]:
    """Every row with every column; a row is long with all columns but one, which the rows take by turns."""
    return [
        pytest.param(row, column, marks=() if column == columns[number % len(columns)] else pytest.mark.long)
        for number, row in enumerate(rows)
        for column in columns
    ]
