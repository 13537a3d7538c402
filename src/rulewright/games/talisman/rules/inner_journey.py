"""The way over the Inner Region from the Plain of Peril to the Crown of Command, by the Crypt or by the Mines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from rulewright.engine.effects import BoundRule, Play, StepResult, bind, call, choose, cite, proceed
from rulewright.engine.executes import executes
from rulewright.games.talisman.rules.inner_region import (
    TURNS_FROM_DEN,
    Continuation,
    Fighter,
    HeroCondition,
    InnerRegionReadings,
    JourneyContext,
    at_death,
    cite_arrival,
    find_a_way,
    in_the_den,
    in_the_pits,
    in_the_tower,
    labyrinth_for,
    turns_back,
)


class JourneyResult(StrEnum):
    """The end of the way to the Crown of Command."""

    CROWN = "crown"
    """The hero reaches the Crown of Command."""
    DEAD = "dead"
    """It loses its last life."""
    EXPELLED = "expelled"
    """The Crypt or the Mines throw it out of the Inner Region."""
    LEFT = "left"
    """It leaves through the Portal by choice."""
    TURNED_BACK = "turned-back"
    """Without a Talisman it may not enter the Valley of Fire."""


class JourneyOutcome(NamedTuple):
    """The end of the way, and the hero's condition then."""

    result: JourneyResult
    condition: HeroCondition


LEAVE = "leave"
ROUTES = ("crypt", "mines")
"""The two ways from the Plain of Peril to the Valley of Fire, by their first space."""
DEATH, DEN, TOWER, PITS, VALLEY = "death", "werewolf-den", "vampires-tower", "pits", "valley-of-fire"


@dataclass(frozen=True, eq=False)
class Journey:
    """A hero's whole way under certain readings.

    Journeys are compared by identity, since one question has one journey. From the Plain of Peril the way leads along
    one of the `routes`.
    """

    fighter: Fighter
    readings: InnerRegionReadings
    routes: tuple[str, ...] = ROUTES

    @cached_property
    def contexts(self) -> Mapping[str, JourneyContext[JourneyOutcome]]:
        """The way over each space that holds the hero up, by space id."""
        after = {DEATH: DEN, TOWER: PITS, DEN: VALLEY, PITS: VALLEY}
        return {
            space: JourneyContext(self.fighter, self.readings, _OnToNextSpace(self, following))
            for space, following in after.items()
        }


@dataclass(frozen=True, eq=False)
class _OnToNextSpace(Continuation[JourneyOutcome]):
    """The continuation after a space from which `following` is next."""

    journey: Journey
    following: str

    def through(self, condition: HeroCondition) -> StepResult[JourneyOutcome]:
        return proceed(goes_on, self.journey, condition, self.following)

    def dead(self, condition: HeroCondition) -> StepResult[JourneyOutcome]:
        return JourneyOutcome(JourneyResult.DEAD, condition)

    def turned_back(self, condition: HeroCondition, turns: int) -> StepResult[JourneyOutcome]:
        return proceed(on_the_plain, self.journey, condition, turns=turns)


@executes("crossing-regions/portal-return", "board/plain-of-peril")
def on_the_plain(journey: Journey, condition: HeroCondition) -> Play[JourneyOutcome]:
    """Play a turn that begins on the Plain of Peril: into the Crypt, into the Mines, or out through the Portal."""
    yield from cite("inner-region/movement")
    way_in = yield from choose(
        "path",
        (LEAVE, *journey.routes),
        entry="inner-region/movement",
        facts={"life": condition.life, "fate": condition.fate, "followers": condition.followers},
        ranks=(0, *(1 for _ in journey.routes)),
    )
    if way_in == LEAVE:
        yield from cite("crossing-regions/portal-return")
        return JourneyOutcome(JourneyResult.LEFT, condition)
    return proceed(leave_crypt_or_mines, journey, condition, way_in, turns=0)


def leave_crypt_or_mines(journey: Journey, condition: HeroCondition, space: str) -> Play[JourneyOutcome]:
    """Roll for the way out of the Crypt or the Mines."""
    crypt, table = space == "crypt", labyrinth_for(space, journey.fighter.kit, condition.followers)
    ability = journey.fighter.strength if crypt else journey.fighter.craft
    yield from cite(table.entry, facts={table.minus: ability})
    if table.spared_by is not None:
        yield from cite(table.spared_by)
    leads_to, paid = yield from call(find_a_way, table, ability, condition.fate > 0)
    condition = condition.after_paying_fate(paid)
    if leads_to is None:
        return proceed(goes_on, journey, condition, DEATH if crypt else TOWER)
    yield from cite_arrival(journey.readings.arrival_is_encountered)
    if leads_to == "plain-of-peril":
        return proceed(on_the_plain, journey, condition)
    return JourneyOutcome(JourneyResult.EXPELLED, condition)


@executes("inner-region/valley-of-fire", "inner-region/crown-of-command", "board/valley-of-fire")
def goes_on(journey: Journey, condition: HeroCondition, to: str) -> Play[JourneyOutcome]:
    """Play a turn that begins on a space whose instructions are fulfilled.

    `to` is the next space towards the Crown.
    """
    if to == VALLEY:
        yield from cite("inner-region/valley-of-fire")
        if journey.readings.every_option and (yield from turns_back(journey.readings, condition, False)):
            return proceed(on_the_plain, journey, condition, turns=TURNS_FROM_DEN)
        if not journey.fighter.talisman:
            return JourneyOutcome(JourneyResult.TURNED_BACK, condition)
        return proceed(in_the_valley, journey, condition)
    yield from cite("inner-region/movement")
    if (yield from turns_back(journey.readings, condition, False)):
        return proceed(on_the_plain, journey, condition, turns=1 if to in (DEATH, TOWER) else 2)
    return proceed(land_on, journey, condition, to, turns=0)


def land_on(journey: Journey, condition: HeroCondition, space: str) -> Play[JourneyOutcome]:
    """Let the hero land on a space that holds it up."""
    way = journey.contexts[space]
    match space:
        case "death":
            return (yield from at_death(way, condition, True))
        case "vampires-tower":
            return (yield from in_the_tower(way, condition, True))
        case "werewolf-den":
            return (yield from in_the_den(way, condition, None, True))
        case "pits":
            return (yield from in_the_pits(way, condition, None, True))
    raise ValueError(f"{space} holds nobody up")


@executes("board/crown-of-command")
def in_the_valley(journey: Journey, condition: HeroCondition) -> Play[JourneyOutcome]:
    """Play a turn that begins in the Valley of Fire; the Crown is the next space."""
    if journey.readings.every_option and (yield from turns_back(journey.readings, condition, False)):
        return proceed(on_the_plain, journey, condition, turns=TURNS_FROM_DEN + 1)
    yield from cite("inner-region/crown-of-command")
    return JourneyOutcome(JourneyResult.CROWN, condition)


def bind_journey(journey: Journey, condition: HeroCondition, at: str) -> BoundRule[StepResult[JourneyOutcome]]:
    """Bind the rule with which the way goes on from `at`, a space whose instructions are still to be followed.

    On the Plain of Peril and in the Valley of Fire, which have none, the hero's turn begins. On every other space the
    hero has just landed, in the middle of a turn.
    """
    match at:
        case "plain-of-peril":
            return bind(on_the_plain, journey, condition)
        case "crypt" | "mines":
            return bind(leave_crypt_or_mines, journey, condition, at)
        case "valley-of-fire":
            return bind(in_the_valley, journey, condition)
    return bind(land_on, journey, condition, at)
