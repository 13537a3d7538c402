"""The end of the day, the cost of a day, and forecasts of several days."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulewright.engine.consequences import Consequence, consequence
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.character import (
    Condition,
    Track,
    energy_limit,
    is_dying,
    is_exhausted,
    is_going_insane,
)
from rulewright.games.tainted_grail.survival import Body, can_pay, moved, states

EXHAUSTED_RECOVERY = 4
"""The energy that an exhausted character recovers."""


@dataclass(frozen=True)
class Plan:
    """A character's plan for a day: energy to pay, other moves of markers, food found or given away.

    It eats at the day's end if there is food, unless it `goes_hungry`.
    """

    pays: int = 0
    energy: int = 0
    health: int = 0
    terror: int = 0
    food: int = 0
    goes_hungry: bool = False


@dataclass(frozen=True)
class Day:
    """The result of a day's plan.

    It holds the markers and the food in the morning, in the evening (before the rest) and the next morning, and the
    events in order. A day with a plan that cannot be paid ends before its evening: `evening` and `after` are then the
    last state reached. So is `after` if the character is dying.
    """

    morning: Condition
    evening: Condition
    after: Condition
    food: int
    food_in_the_evening: int
    food_after: int
    is_possible: bool
    happened: tuple[Consequence, ...]


@executes("end-of-day/rest")
def rest(condition: Condition, food: int, eats: bool, body: Body) -> tuple[Condition, int, Consequence]:
    """Take the rest step, with a meal if there is food. Return the condition, the food left and the event."""
    if not eats or food == 0:
        rested, happened = rest_without_food(condition, body)
        return rested, food, happened
    healed = moved(condition, Track.HEALTH, 1, body)
    calmed = moved(healed, Track.TERROR, -1, body)
    at_most = ("faq/maximum-of-health",) if healed.health == condition.health else ()
    return (
        calmed,
        food - 1,
        consequence("eats", "end-of-day/rest", *at_most, health=calmed.health, terror=calmed.terror),
    )


@executes("end-of-day/rest-without-food")
def rest_without_food(condition: Condition, body: Body) -> tuple[Condition, Consequence]:
    """Rest without a meal: energy drops to 0, or 1 health is lost if energy is 0 already.

    Return condition and event.
    """
    if condition.energy > 0:
        return replace(condition, energy=0), consequence("drops-to-no-energy", "end-of-day/rest-without-food")
    weaker = moved(condition, Track.HEALTH, -1, body)
    return weaker, consequence("loses-health-instead", "end-of-day/rest-without-food", health=weaker.health)


@executes("end-of-day/recover")
def recover(condition: Condition, body: Body, falls_to_start: bool) -> tuple[Condition, Consequence]:
    """Recover energy up to the start space, by at most 4 if exhausted, and never above its limit.

    Return the condition and the event. With `falls_to_start`, a marker above the start space is put back on it.
    """
    entries: tuple[str, ...] = ("end-of-day/recover",)
    as_far_as = ""
    if is_exhausted(condition):
        name, wanted = "recovers-exhausted", condition.energy + EXHAUSTED_RECOVERY
        entries += ("survival/exhausted",)
        if wanted > body.tray.energy_start and not body.recovers_past_start:
            as_far_as, wanted = "-to-start", body.tray.energy_start
            entries += ("differences/energy-above-its-start-space",)
    else:
        name, wanted = "recovers", body.tray.energy_start
        if condition.energy > wanted:
            name = "falls-to-start" if falls_to_start else "stays-above-start"
            wanted = wanted if falls_to_start else condition.energy
            entries += ("differences/energy-above-its-start-space",)
    limit = energy_limit(condition.health, body.marker)
    energy = wanted if limit is None else min(wanted, limit)
    if energy < wanted:  # never true above the start space: such energy was within its limit before
        as_far_as, entries = "-limited", (*entries, "survival/energy-limit")
    return replace(condition, energy=energy), consequence(f"{name}{as_far_as}", *entries, energy=energy, wanted=wanted)


@executes("end-of-day/dreams")
def reads_nightmares(condition: Condition, body: Body) -> bool:
    """Whether a character that ends the day on a dream site reads the nightmare there instead of the dream."""
    return is_going_insane(condition.terror, body.tray.terror_top)


@executes("end-of-day/day-ends")
def end_day(
    condition: Condition, food: int, eats: bool, body: Body, falls_to_start: bool = False
) -> tuple[Condition, int, tuple[Consequence, ...]]:
    """End a day: rest, then recovery, then the dream. Return the condition, the food and the events.

    A character that is dying after the rest follows its card from then on.
    """
    rested, left, rest_step = rest(condition, food, eats, body)
    if is_dying(rested.health):
        return rested, left, (rest_step,)
    recovered, recovery = recover(rested, body, falls_to_start)
    nightmare = (
        (consequence("reads-nightmares", "end-of-day/dreams", "survival/going-insane"),)
        if reads_nightmares(recovered, body)
        else ()
    )
    return recovered, left, (rest_step, recovery, *nightmare)


def live_through(
    morning: Condition,
    food: int,
    plan: Plan,
    body: Body,
    *,
    losses_first: bool = False,
    falls_to_start: bool = False,
    most_food: int | None = None,
) -> Day:
    """Play a day by its plan: pay, move the markers, then end the day.

    With `losses_first` the markers move before the payment. A character that is dying in the evening does nothing more
    on this day. At most `most_food` is kept.
    """

    now = _changed(morning, plan, body) if losses_first else morning
    if not can_pay(now, plan.pays):
        lacking = consequence("lacks-energy", "survival/energy", "actions/costs", energy=now.energy, needed=plan.pays)
        return Day(morning, now, now, food, food, food, False, (lacking,))
    if food + plan.food < 0:
        lacking = consequence("lacks-food", "possessions/resources", food=food, needed=-plan.food)
        return Day(morning, now, now, food, food, food, False, (lacking,))
    now = moved(now, Track.ENERGY, -plan.pays, body)
    evening = now if losses_first else _changed(now, plan, body)
    food_then = food + plan.food if most_food is None else min(food + plan.food, most_food)
    in_the_evening = tuple(each for each in states(evening, body) if each.name != "exhausted")  # recovery reports it
    if is_dying(evening.health):
        return Day(morning, evening, evening, food, food_then, food_then, True, in_the_evening)
    after, food_after, happened = end_day(evening, food_then, not plan.goes_hungry, body, falls_to_start)
    return Day(morning, evening, after, food, food_then, food_after, True, (*in_the_evening, *happened))


def days_ahead(
    morning: Condition,
    food: int,
    plans: Sequence[Plan],
    body: Body,
    *,
    losses_first: bool = False,
    falls_to_start: bool = False,
    most_food: int | None = None,
) -> tuple[Day, ...]:
    """Play day after day by its plan, until one cannot be paid or the character is dying.

    A dying character's remaining options are described only on its card.
    """
    days: list[Day] = []
    for plan in plans:
        day = live_through(
            morning,
            food,
            plan,
            body,
            losses_first=losses_first,
            falls_to_start=falls_to_start,
            most_food=most_food,
        )
        days.append(day)
        morning, food = day.after, day.food_after
        if not day.is_possible or is_dying(morning.health):
            break
    return tuple(days)


def _changed(condition: Condition, plan: Plan, body: Body) -> Condition:
    for track, points in ((Track.HEALTH, plan.health), (Track.TERROR, plan.terror), (Track.ENERGY, plan.energy)):
        condition = moved(condition, track, points, body)
    return condition
