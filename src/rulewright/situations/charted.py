"""What many games say, part by part: in sentences, a picture and a table, for any front end."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.corpus.factsheet import Part
from rulewright.language.phrase import Phrase
from rulewright.pictures.columns import Columns
from rulewright.pictures.ranges import Ranges


@dataclass(frozen=True)
class Chapter:
    """A part: its title, what it says in sentences, a picture, and the same and more as a table.

    `lead` is what it says first of all; without `columns` it has no table.
    """

    id: str
    title: Phrase
    about: tuple[Phrase, ...] = ()
    picture: Ranges | Columns | None = None
    columns: tuple[Part, ...] = ()
    rows: tuple[tuple[Part, ...], ...] = ()
    lead: Phrase | None = None
