"""Travelling over the land: the locations in reach today, the ways to them, and the events on arrival."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass

from rulewright.engine.consequences import Consequence, consequence
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.actions import price_per_member
from rulewright.games.tainted_grail.data.land import Land, joined, revealed_on_arrival


@dataclass(frozen=True)
class ArrivalDangers:
    """Locations that are dangerous on arrival, because of guardians or instant rules."""

    guardians: frozenset[int] = frozenset()
    instant: frozenset[int] = frozenset()


def find_routes(
    land: Land, start: int, menhirs: Iterable[int], guardians: Set[int] = frozenset(), avoid: bool = False
) -> Mapping[int, tuple[int, ...]]:
    """The locations that Travel leads to, each with the way to it: the locations entered one after the other.

    A way has as few Travel actions as possible; of those, as few guardians, then the lowest numbers. With `avoid` it
    enters no guardian's location. Cards that a menhir reaches are laid out on the way. At the start only cards on the
    table count, since nobody arrives there.
    """
    active = tuple(menhirs)
    found: dict[int, tuple[int, ...]] = {}
    first = [other for _, other in joined(land, start) if other in land.revealed]
    waiting: list[tuple[int, int, tuple[int, ...]]] = [
        (1, int(other in guardians), (other,)) for other in first if not (avoid and other in guardians)
    ]
    heapq.heapify(waiting)
    while waiting:
        travels, met, way = heapq.heappop(waiting)
        here = way[-1]
        if here in found:
            continue
        found[here] = way
        laid_out = revealed_on_arrival(land, here, active)
        for _, other in joined(land, here):
            if other in found or (other not in land.revealed and other not in laid_out):
                continue
            if not (avoid and other in guardians):
                heapq.heappush(waiting, (travels + 1, met + int(other in guardians), (*way, other)))
    found.pop(start, None)
    return found


def count_payable_travels(energies: Sequence[int], helping: bool) -> int:
    """The number of Travel actions that a party can pay for in a row: 1 energy for each member each time.

    If its members are `helping`, they pay for each other, and only their total energy counts.
    """
    price = price_per_member()
    return sum(energies) // (price * len(energies)) if helping else min(energies) // price


@executes("actions/arrival", "locations/instant-rules", "locations/guardian-first")
def arrival(land: Land, location: int, menhirs: Iterable[int], dangers: ArrivalDangers) -> tuple[Consequence, ...]:
    """The events on arrival, in order: cards are laid out, a guardian is met, instant rules are resolved."""
    laid_out = revealed_on_arrival(land, location, menhirs)
    happened = []
    if laid_out:
        shown = ", ".join(map(str, laid_out))
        happened.append(consequence("laid-out", "locations/revealing", "menhirs/range", locations=shown))
    if location in dangers.guardians:
        first = ("locations/guardian-first",) if location in dangers.instant else ()
        happened.append(consequence("meets-guardian", "encounters/guardian-meets-characters", *first))
    if location in dangers.instant:
        happened.append(consequence("instant-rules", "locations/instant-rules"))
    return tuple(happened)


@executes("locations/special-movement")
def moved_by_effect(
    land: Land, location: int, menhirs: Iterable[int], dangers: ArrivalDangers
) -> tuple[Consequence, ...]:
    """The events for a character that an effect moves to a location: it is free and no Travel, but an arrival."""
    free = consequence("moved-for-free", "locations/special-movement")
    return (free, *arrival(land, location, menhirs, dangers))
