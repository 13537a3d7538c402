"""The start of the day: menhirs, locations that no menhir reaches, dials, tokens, and the moves of guardians."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from rulewright.engine.arithmetic import ONE, ZERO, Rational
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.character import Mode, SurvivalTrack
from rulewright.games.tainted_grail.data.land import (
    Direction,
    Land,
    edge_distance,
    out_of_range,
    revealed_neighbours,
    travel_distances,
)

LOST_WITHOUT_MENHIR = 2
"""The loss, and the gain of terror, of a character that no menhir reaches."""


class Metric(StrEnum):
    """The measure of distance to the nearest location."""

    EDGES = "edges"
    """Counting cards from edge to edge, not diagonally, joined or not."""
    DIAGONALS = "diagonals"
    """Counting like the range of menhirs: a corner counts as one card."""
    PATHS = "paths"
    """Over joined cards on the table, those that are removed among them."""


@dataclass(frozen=True)
class Menhir:
    """A menhir on a location, with the number on its dial; 0 if it has no dial any more."""

    location: int
    dial: int


@executes("start-of-day/dark-menhirs")
def still_active(menhirs: Iterable[Menhir]) -> tuple[Menhir, ...]:
    """The menhirs that stay: those without a dial go dark and are removed."""
    return tuple(menhir for menhir in menhirs if menhir.dial > 0)


@executes("start-of-day/menhir-dials")
def turned_down(menhir: Menhir) -> Menhir:
    """An active menhir with its dial turned down. A dial of 1 is removed, and the menhir stays for the day."""
    return Menhir(menhir.location, menhir.dial - 1)


@executes("menhirs/last-menhir")
def loses_everywhere(active: Sequence[Menhir]) -> bool:
    """Whether no menhir is active: every character suffers anywhere, and no location is removed."""
    return not active


@executes("menhirs/characters-on-removed-locations")
def nearest(land: Land, number: int, remaining: Set[int], metric: Metric) -> int | None:
    """The location that a character on a removed one moves to: the nearest that remains, or the lowest of several.

    `land` is the land before the removal. If no path leads to any location, cards are counted from edge to edge. `None`
    if no location remains.
    """
    distances: Mapping[int, int] = {other: edge_distance(land, number, other) for other in remaining}
    if metric is Metric.DIAGONALS:
        row, column = land.places[number]
        distances = {
            other: max(abs(land.places[other][0] - row), abs(land.places[other][1] - column)) for other in remaining
        }
    if metric is Metric.PATHS:
        paths = {other: steps for other, steps in travel_distances(land, number).items() if other in remaining}
        distances = paths or distances
    return min(distances, key=lambda other: (distances[other], other), default=None)


@executes("start-of-day/time-dials")
def time_dial(number: int) -> int | None:
    """The number on a dial with a time token after the step, or `None` if the dial is removed."""
    return number - 1 if number > 1 else None


@executes("start-of-day/quest-dials", "quests/quest-tokens")
def quest_dial(number: int) -> int:
    """The number on a dial with a quest token after the step: the same."""
    return number


@executes("actions/once-per-day")
def tokens_taken(used_action: bool, others: int, only_one: bool) -> tuple[bool, int]:
    """Whether the time token of a used action leaves a location, and how many of its other time tokens do.

    Only one token leaves each location, that of the action first. Without `only_one`, one of the others leaves as well.
    """
    one_of_others = 1 if others else 0
    return used_action, 0 if used_action and only_one else one_of_others


@executes("setup/random-events")
def random_events(printed: int, mode: Mode) -> int:
    """The number of random events for the event deck if a card demands `printed`: 1 fewer in challenge mode."""
    return max(printed - 1, 0) if mode is Mode.CHALLENGE else printed


# Guardians


@dataclass(frozen=True)
class GuardianDie:
    """The number of the guardian die's faces for each result, which the rulebook does not state."""

    directions: Mapping[Direction, int]
    blank: int
    discard: int

    @property
    def faces(self) -> int:
        """The total number of faces."""
        return sum(self.directions.values()) + self.blank + self.discard


@executes("encounters/guardian-moves")
def guardian_goes(land: Land, location: int, direction: Direction) -> int:
    """The location to which a guardian goes that is sent in a direction.

    It goes that way if a connected revealed location is there, else to the connected one with the highest number. If
    there is none, it stays.
    """
    ways = dict(revealed_neighbours(land, location))
    return ways.get(direction, max(ways.values(), default=location))


@executes("encounters/guardian-die", "start-of-day/guardians")
def guardian_ends(land: Land, location: int, die: GuardianDie) -> dict[int | None, Fraction]:
    """The probability of every location where a guardian ends its move; `None` is off the map."""
    ends: Counter[int | None] = Counter()
    for direction, faces in die.directions.items():
        ends[guardian_goes(land, location, direction)] += faces
    ends[location] += die.blank
    ends[None] += die.discard
    return {end: Rational(count, die.faces) for end, count in ends.items() if count}


@executes("encounters/guardian-meets-characters", "encounters/guardians")
def meeting(ends: Sequence[Mapping[int | None, Fraction]], characters: Set[int]) -> dict[int, Fraction]:
    """The probability, for every location with characters, that a guardian meets them there: it enters, or stays.

    Each of `ends` is the distribution of one guardian's location; guardians move independently of each other.
    """
    missed = dict.fromkeys(sorted(characters), ONE)
    for guardian in ends:
        for location in missed:
            missed[location] *= 1 - guardian.get(location, ZERO)
    return {location: 1 - share for location, share in missed.items()}


def probability_of_any_meeting(ends: Sequence[Mapping[int | None, Fraction]], characters: Set[int]) -> Fraction:
    """The probability that any guardian meets characters."""
    missed = ONE
    for guardian in ends:
        missed *= 1 - sum((share for end, share in guardian.items() if end in characters), start=ZERO)
    return 1 - missed


# All steps


@dataclass(frozen=True)
class MovedCharacter:
    """A character's location before and after step 2, and whether the character suffered there."""

    before: int
    after: int
    suffers: bool


@dataclass(frozen=True)
class MorningResult:
    """The result of the first three steps: menhirs removed and left (with new dials), the land, the characters."""

    dark: tuple[Menhir, ...]
    active: tuple[Menhir, ...]
    removed: tuple[int, ...]
    land: Land
    characters: tuple[MovedCharacter, ...]
    lost_track: SurvivalTrack


@executes("start-of-day/step-order")
def morning(
    land: Land, menhirs: Sequence[Menhir], characters: Sequence[int], metric: Metric, lost_track: SurvivalTrack
) -> MorningResult:
    """Steps 1 to 3: remove dark menhirs, then locations out of range (moving the characters on them), then turn dials.

    A character that suffers loses 2 of `lost_track` and gains 2 terror.
    """
    active = still_active(menhirs)
    removed = out_of_range(land, (menhir.location for menhir in active))
    remaining = land.revealed - removed
    moved = []
    for location in characters:
        if location in removed:
            moved.append(MovedCharacter(location, nearest(land, location, remaining, metric) or location, True))
        else:
            moved.append(MovedCharacter(location, location, loses_everywhere(active)))
    return MorningResult(
        tuple(menhir for menhir in menhirs if menhir not in active),
        tuple(map(turned_down, active)),
        tuple(sorted(removed)),
        land.with_removed(removed),
        tuple(moved),
        lost_track,
    )
