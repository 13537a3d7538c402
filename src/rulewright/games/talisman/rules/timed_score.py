"""The score of a character when a game with a time limit ends."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from rulewright.engine.executes import executes


class Counts(StrEnum):
    """A reading of the score, on which the rulebooks disagree: the possessions that count."""

    GAINS = "gains"
    """Gains over the start, each kind by itself."""
    GAINS_IN_ALL = "gains-in-all"
    """Gains over the start, all kinds together."""
    HELD = "held"
    """All that is held."""
    HELD_AND_START = "held-and-start"
    """All that is held, plus once more all that the character began with."""


class PossessionCounts(NamedTuple):
    """The possessions that count besides counters, in pieces."""

    gold: int = 0
    spells: int = 0
    followers: int = 0
    objects: int = 0
    magic_objects: int = 0


class Score(NamedTuple):
    """Points for counters, and points for possessions: by kind, or in one sum if all kinds count together."""

    counters: int
    possessions: tuple[int, ...]

    @property
    def total(self) -> int:
        """All points."""
        return self.counters + sum(self.possessions)


@executes("alternative-rules/timed-sudden-death")
def score(counters: int, held: PossessionCounts, start: PossessionCounts, counts: Counts) -> Score:
    """The score of a character with `counters` points in counters of Strength and Craft, no matter how gained."""
    pairs = zip(held, start, strict=True)
    match counts:
        case Counts.GAINS:
            points = tuple(max(now - before, 0) for now, before in pairs)
        case Counts.GAINS_IN_ALL:
            points = (max(sum(held) - sum(start), 0),)
        case Counts.HELD:
            points = tuple(held)
        case Counts.HELD_AND_START:
            points = tuple(now + before for now, before in pairs)
    return Score(counters, points)
