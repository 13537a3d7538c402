"""The results of many games in parts, each with sentences, a chart and a table, for any front end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.corpus.factsheet import Part
from rulewright.language.phrase import Phrase


@dataclass(frozen=True)
class ColumnChart:
    """How often (`counts`) each number comes; those in between that never do have a place, too."""

    title: Part
    unit: Part
    counts: Mapping[int, int]


@dataclass(frozen=True)
class RangeRow:
    """A row: what it is about, from where to where it reaches, and its mark. All three are in the same unit."""

    label: Part
    low: float
    mark: float
    high: float


@dataclass(frozen=True)
class RangeChart:
    """The rows of a chart over one scale, which has `origin` on it; `unit` says what the numbers count."""

    title: Part
    unit: Part
    rows: tuple[RangeRow, ...]
    origin: float = 0.0


Chart = ColumnChart | RangeChart


@dataclass(frozen=True)
class ReportSection:
    """A part of the results: its title, sentences, a chart, and a table with the same data and more.

    `lead` is the first sentence. Without `columns` there is no table.
    """

    id: str
    title: Phrase
    paragraphs: tuple[Phrase, ...] = ()
    chart: Chart | None = None
    columns: tuple[Part, ...] = ()
    rows: tuple[tuple[Part, ...], ...] = ()
    lead: Phrase | None = None
