"""Things that happen one after the other without any die: what a character becomes, loses, leaves and may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Consequence:
    """One thing that happens or holds from now on: its name, the entries that it rests on, its numbers and names.

    >>> Consequence("lose-life", ("characters/lives",), {"lives": 1}).told["lives"]
    1
    """

    name: str
    entries: tuple[str, ...]
    told: Mapping[str, int | str] = field(default_factory=dict)


def consequence(name: str, *entries: str, **told: int | str) -> Consequence:
    """A `Consequence` of `entries` (ids without the game).

    >>> consequence("lose-life", "characters/lives", lives=1).entries
    ('characters/lives',)
    """
    return Consequence(name, entries, told)
