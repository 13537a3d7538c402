"""A map that a form asks for in a notation, to be tapped card by card.

Its rows are lines, or parted by `/`. A number is a card on the table, one in brackets lies where it would be laid, `.`
is an empty place. `|` between two cards, or `_` behind the upper one, bars the way.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.language.phrase import Phrase


@dataclass(frozen=True)
class TappedMap:
    """The field with the map, by its path, and the words of a card: `number`, `hidden`, barred `right` and `below`."""

    path: str
    number: Phrase
    hidden: Phrase
    right: Phrase
    below: Phrase
