"""The land: location cards on a grid, the direction keys that join them, the range of menhirs, new locations."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from enum import StrEnum

from rulewright.engine.executes import executes

GridPosition = tuple[int, int]
"""Row and column of a card on the grid."""


class Direction(StrEnum):
    """A side of a card."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


DIRECTION_OFFSETS: Mapping[Direction, GridPosition] = {
    Direction.NORTH: (-1, 0),
    Direction.EAST: (0, 1),
    Direction.SOUTH: (1, 0),
    Direction.WEST: (0, -1),
}


@dataclass(frozen=True)
class Land:
    """Location cards by number with their places, those that are on the table, and the edges without keys.

    An edge is the pair of its two places in order. Cards that are not revealed have the places where direction keys
    would put them.
    """

    places: Mapping[int, GridPosition]
    revealed: frozenset[int]
    barred_edges: frozenset[tuple[GridPosition, GridPosition]] = frozenset()

    def number_at(self, place: GridPosition) -> int | None:
        """The number of the card at a place, or `None`."""
        return next((number for number, at in self.places.items() if at == place), None)

    def with_revealed(self, numbers: Iterable[int]) -> Land:
        """The land with these cards on the table too."""
        return Land(self.places, self.revealed | frozenset(numbers), self.barred_edges)

    def with_removed(self, numbers: Set[int]) -> Land:
        """The land with these cards taken off the table."""
        return Land(self.places, self.revealed - numbers, self.barred_edges)


@executes("menhirs/range")
def in_range(place: GridPosition, menhir: GridPosition) -> bool:
    """Whether a menhir reaches a place: 1 card in every direction, straight or diagonal, and its own card."""
    return max(abs(place[0] - menhir[0]), abs(place[1] - menhir[1])) <= 1


def in_range_of_any(land: Land, number: int, menhirs: Iterable[int]) -> bool:
    """Whether one of the menhirs, given by their locations, reaches a location."""
    return any(in_range(land.places[number], land.places[menhir]) for menhir in menhirs)


@executes("locations/direction-keys", "actions/no-diagonal-travel")
def joined(land: Land, number: int) -> Iterator[tuple[Direction, int]]:
    """Yield the locations that direction keys join to this one: straight only, and not over a barred edge."""
    row, column = land.places[number]
    for direction, (down, right) in DIRECTION_OFFSETS.items():
        place = (row + down, column + right)
        edge = tuple(sorted(((row, column), place)))
        other = land.number_at(place)
        if other is not None and edge not in land.barred_edges:
            yield direction, other


def revealed_neighbours(land: Land, number: int) -> Iterator[tuple[Direction, int]]:
    """Yield the joined locations that are on the table."""
    return ((direction, other) for direction, other in joined(land, number) if other in land.revealed)


@executes("locations/revealing", "setup/neighbouring-locations")
def revealed_on_arrival(land: Land, number: int, menhirs: Iterable[int]) -> tuple[int, ...]:
    """The cards to be laid out on arrival: those named by keys of this location that a menhir reaches."""
    active = tuple(menhirs)
    found = (other for _, other in joined(land, number) if other not in land.revealed)
    return tuple(sorted(other for other in found if in_range_of_any(land, other, active)))


@executes("start-of-day/locations-out-of-range", "menhirs/wyrdness")
def out_of_range(land: Land, menhirs: Iterable[int]) -> frozenset[int]:
    """The revealed locations that no active menhir reaches; empty if no menhir is active."""
    active = tuple(menhirs)
    if not active:
        return frozenset()
    return frozenset(number for number in land.revealed if not in_range_of_any(land, number, active))


def edge_distance(land: Land, number: int, other: int) -> int:
    """The distance to a location in cards, counted over their edges and not diagonally, joined or not."""
    (row, column), (other_row, other_column) = land.places[number], land.places[other]
    return abs(row - other_row) + abs(column - other_column)


def travel_distances(land: Land, number: int) -> Mapping[int, int]:
    """The number of Travel actions to each revealed location that can be reached over the cards on the table."""
    distances = {number: 0}
    waiting = deque([number])
    while waiting:
        here = waiting.popleft()
        for _, there in revealed_neighbours(land, here):
            if there not in distances:
                distances[there] = distances[here] + 1
                waiting.append(there)
    return distances
