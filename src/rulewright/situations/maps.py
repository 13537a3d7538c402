"""A map that a form accepts in a notation, built by tapping card by card.

Its rows are lines, or separated by `/`. A number is a card on the table, or in brackets the place of a card not yet
laid. `.` is an empty place. `|` between two cards, or `_` behind the upper one, bars the way.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.language.phrase import Phrase


@dataclass(frozen=True)
class TappedMap:
    """The path of the field with the map, and the words for a card: `number`, `hidden`, barred `right` and `below`."""

    path: str
    number: Phrase
    hidden: Phrase
    right: Phrase
    below: Phrase
