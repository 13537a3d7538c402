"""Events that follow each other without dice: a character changes, loses or leaves something, or may do something."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Consequence:
    """One event or lasting effect: its name, the entries that it rests on, and its numbers and names.

    >>> Consequence("lose-life", ("characters/lives",), {"lives": 1}).values["lives"]
    1
    """

    name: str
    entries: tuple[str, ...]
    values: Mapping[str, int | str] = field(default_factory=dict)


def consequence(name: str, *entries: str, **values: int | str) -> Consequence:
    """Build a `Consequence` of `entries` (ids without the game).

    >>> consequence("lose-life", "characters/lives", lives=1).entries
    ('characters/lives',)
    """
    return Consequence(name, entries, values)
