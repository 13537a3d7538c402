"""The start of the day: menhirs, locations that no menhir reaches, dials, tokens, and where guardians move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from rulewright.engine.executes import executes
from rulewright.engine.rational import ONE, ZERO, Rational
from rulewright.games.tainted_grail.character import Mode, Track
from rulewright.games.tainted_grail.land import Direction, Land, edge_to_edge, neighbours, on_foot, out_of_range

LOST_WITHOUT_MENHIR = 2
"""How much is lost, and how much terror is gained, where no menhir reaches."""


class Metric(StrEnum):
    """How the nearest location is found."""

    EDGES = "edges"
    """Counting cards from edge to edge, not diagonally, joined or not."""
    DIAGONALS = "diagonals"
    """As menhirs reach: a corner counts as one card."""
    PATHS = "paths"
    """Over joined cards on the table, those that are removed among them."""


@dataclass(frozen=True)
class Menhir:
    """A menhir on a location; its dial shows a number, or (0) it has none any more."""

    location: int
    dial: int


@executes("start-of-day/dark-menhirs")
def still_active(menhirs: Iterable[Menhir]) -> tuple[Menhir, ...]:
    """The menhirs that stay: those without a dial go dark and are removed."""
    return tuple(menhir for menhir in menhirs if menhir.dial > 0)


@executes("start-of-day/menhir-dials")
def turned_down(menhir: Menhir) -> Menhir:
    """An active menhir after its dial is turned down: one that shows 1 is taken away, the menhir stays for the day."""
    return Menhir(menhir.location, menhir.dial - 1)


@executes("menhirs/last-menhir")
def loses_everywhere(active: Sequence[Menhir]) -> bool:
    """Whether every character suffers wherever it is, and no location is removed: no menhir is active."""
    return not active


@executes("menhirs/characters-on-removed-locations")
def nearest(land: Land, number: int, remaining: Set[int], metric: Metric) -> int | None:
    """The location that a character on a removed one moves to: the nearest that remains, of several the lowest.

    `land` is that before the removal. Where no path leads to any, cards are counted from edge to edge; `None` where
    none remains.
    """
    distances: Mapping[int, int] = {other: edge_to_edge(land, number, other) for other in remaining}
    if metric is Metric.DIAGONALS:
        row, column = land.places[number]
        distances = {
            other: max(abs(land.places[other][0] - row), abs(land.places[other][1] - column)) for other in remaining
        }
    if metric is Metric.PATHS:
        paths = {other: steps for other, steps in on_foot(land, number).items() if other in remaining}
        distances = paths or distances
    return min(distances, key=lambda other: (distances[other], other), default=None)


@executes("start-of-day/time-dials")
def time_dial(number: int) -> int | None:
    """What a dial with a time token shows after the step; `None` where it is removed."""
    return number - 1 if number > 1 else None


@executes("start-of-day/quest-dials", "quests/quest-tokens")
def quest_dial(number: int) -> int:
    """What a dial with a quest token shows after the step: the same."""
    return number


@executes("actions/once-per-day")
def tokens_taken(used_action: bool, others: int, only_one: bool) -> tuple[bool, int]:
    """Whether the time token of a used action leaves a location, and how many of its other time tokens.

    Only one leaves each location, that of the action first. Without `only_one`, one of the others goes besides.
    """
    one_of_others = 1 if others else 0
    return used_action, 0 if used_action and only_one else one_of_others


@executes("setup/random-events")
def random_events(told: int, mode: Mode) -> int:
    """How many random events are put on the event deck where a card tells to put so many: 1 fewer in challenge mode."""
    return max(told - 1, 0) if mode is Mode.CHALLENGE else told


# Guardians


@dataclass(frozen=True)
class GuardianDie:
    """How many faces of the guardian die show each result; the rulebook does not tell."""

    directions: Mapping[Direction, int]
    blank: int
    discard: int

    @property
    def faces(self) -> int:
        """How many faces there are."""
        return sum(self.directions.values()) + self.blank + self.discard


@executes("encounters/guardian-moves")
def guardian_goes(land: Land, location: int, direction: Direction) -> int:
    """Where a guardian goes that is sent in a direction.

    That way, if a connected revealed location lies there; else to the connected one with the highest number; it stays
    where there is none.
    """
    ways = dict(neighbours(land, location))
    return ways.get(direction, max(ways.values(), default=location))


@executes("encounters/guardian-die", "start-of-day/guardians")
def guardian_ends(land: Land, location: int, die: GuardianDie) -> dict[int | None, Fraction]:
    """The chance of every location where a guardian ends its move; `None` stands for off the map."""
    ends: Counter[int | None] = Counter()
    for direction, faces in die.directions.items():
        ends[guardian_goes(land, location, direction)] += faces
    ends[location] += die.blank
    ends[None] += die.discard
    return {end: Rational(count, die.faces) for end, count in ends.items() if count}


@executes("encounters/guardian-meets-characters", "encounters/guardians")
def meeting(ends: Sequence[Mapping[int | None, Fraction]], characters: Set[int]) -> dict[int, Fraction]:
    """For every location with characters the chance that a guardian meets them there: it enters, or stays.

    Each of `ends` is where one guardian ends; they move independently of each other.
    """
    missed = dict.fromkeys(sorted(characters), ONE)
    for guardian in ends:
        for location in missed:
            missed[location] *= 1 - guardian.get(location, ZERO)
    return {location: 1 - share for location, share in missed.items()}


def meeting_anywhere(ends: Sequence[Mapping[int | None, Fraction]], characters: Set[int]) -> Fraction:
    """The chance that any guardian meets characters."""
    missed = ONE
    for guardian in ends:
        missed *= 1 - sum((share for end, share in guardian.items() if end in characters), start=ZERO)
    return 1 - missed


# All steps


@dataclass(frozen=True)
class Moved:
    """A character: where it stood, where it is after step 2 and whether it suffered there."""

    before: int
    after: int
    suffers: bool


@dataclass(frozen=True)
class Morning:
    """What the first three steps lead to: menhirs gone and left (with their dials then), the land, the characters."""

    dark: tuple[Menhir, ...]
    active: tuple[Menhir, ...]
    removed: tuple[int, ...]
    land: Land
    characters: tuple[Moved, ...]
    lost: Track


@executes("start-of-day/step-order")
def morning(land: Land, menhirs: Sequence[Menhir], characters: Sequence[int], metric: Metric, lost: Track) -> Morning:
    """Steps 1 to 3: dark menhirs go, then locations out of range with what happens to characters there, then dials.

    Whoever suffers loses 2 of `lost` and gains 2 terror.
    """
    active = still_active(menhirs)
    removed = out_of_range(land, (menhir.location for menhir in active))
    remaining = land.revealed - removed
    moved = []
    for location in characters:
        if location in removed:
            moved.append(Moved(location, nearest(land, location, remaining, metric) or location, True))
        else:
            moved.append(Moved(location, location, loses_everywhere(active)))
    return Morning(
        tuple(menhir for menhir in menhirs if menhir not in active),
        tuple(map(turned_down, active)),
        tuple(sorted(removed)),
        land.without(removed),
        tuple(moved),
        lost,
    )
