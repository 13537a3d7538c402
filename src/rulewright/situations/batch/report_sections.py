"""The results of many games in parts, each with sentences, a picture and a table, for any front end."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.corpus.factsheet import Part
from rulewright.language.phrase import Phrase
from rulewright.pictures.column_chart import ColumnChart
from rulewright.pictures.range_chart import RangeChart


@dataclass(frozen=True)
class ReportSection:
    """A part of the results: its title, sentences, a picture, and a table with the same data and more.

    `lead` is the first sentence. Without `columns` there is no table.
    """

    id: str
    title: Phrase
    paragraphs: tuple[Phrase, ...] = ()
    picture: RangeChart | ColumnChart | None = None
    columns: tuple[Part, ...] = ()
    rows: tuple[tuple[Part, ...], ...] = ()
    lead: Phrase | None = None
