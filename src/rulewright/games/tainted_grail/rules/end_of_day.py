"""The end of the day, the cost of a day, and forecasts of several days."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulewright.engine.consequences import Consequence, consequence
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.character import (
    SurvivalCondition,
    SurvivalTrack,
    energy_limit,
    is_dying,
    is_exhausted,
    is_going_insane,
)
from rulewright.games.tainted_grail.rules.survival import TrackLimits, can_pay, moved, survival_states

EXHAUSTED_RECOVERY = 4
"""The energy that an exhausted character recovers."""


@dataclass(frozen=True)
class DayPlan:
    """A character's plan for a day: energy to pay, other moves of markers, food found or given away.

    It eats at the day's end if there is food, unless it `goes_hungry`.
    """

    energy_paid: int = 0
    energy_change: int = 0
    health_change: int = 0
    terror_change: int = 0
    food_change: int = 0
    goes_hungry: bool = False


@dataclass(frozen=True)
class DayResult:
    """The result of a day's plan.

    It holds the markers and the food in the morning, in the evening (before the rest) and the next morning, and the
    events in order. A day with a plan that cannot be paid ends before its evening: `evening` and `after` are then the
    last state reached. So is `after` if the character is dying.
    """

    morning: SurvivalCondition
    evening: SurvivalCondition
    after: SurvivalCondition
    food: int
    food_in_the_evening: int
    food_after: int
    is_possible: bool
    consequences: tuple[Consequence, ...]


@executes("end-of-day/rest")
def rest(
    condition: SurvivalCondition, food: int, eats: bool, limits: TrackLimits
) -> tuple[SurvivalCondition, int, Consequence]:
    """Take the rest step, with a meal if there is food. Return the condition, the food left and the event."""
    if not eats or food == 0:
        rested, happened = rest_without_food(condition, limits)
        return rested, food, happened
    healed = moved(condition, SurvivalTrack.HEALTH, 1, limits)
    calmed = moved(healed, SurvivalTrack.TERROR, -1, limits)
    at_most = ("faq/maximum-of-health",) if healed.health == condition.health else ()
    return (
        calmed,
        food - 1,
        consequence("eats", "end-of-day/rest", *at_most, health=calmed.health, terror=calmed.terror),
    )


@executes("end-of-day/rest-without-food")
def rest_without_food(condition: SurvivalCondition, limits: TrackLimits) -> tuple[SurvivalCondition, Consequence]:
    """Rest without a meal: energy drops to 0, or 1 health is lost if energy is 0 already.

    Return condition and event.
    """
    if condition.energy > 0:
        return replace(condition, energy=0), consequence("drops-to-no-energy", "end-of-day/rest-without-food")
    weaker = moved(condition, SurvivalTrack.HEALTH, -1, limits)
    return weaker, consequence("loses-health-instead", "end-of-day/rest-without-food", health=weaker.health)


@executes("end-of-day/recover")
def recover(
    condition: SurvivalCondition, limits: TrackLimits, falls_to_start: bool
) -> tuple[SurvivalCondition, Consequence]:
    """Recover energy up to the start space, by at most 4 if exhausted, and never above its limit.

    Return the condition and the event. With `falls_to_start`, a marker above the start space is put back on it.
    """
    entries: tuple[str, ...] = ("end-of-day/recover",)
    as_far_as = ""
    if is_exhausted(condition):
        name, wanted = "recovers-exhausted", condition.energy + EXHAUSTED_RECOVERY
        entries += ("survival/exhausted",)
        if wanted > limits.tray.energy_start and not limits.recovers_past_start:
            as_far_as, wanted = "-to-start", limits.tray.energy_start
            entries += ("differences/energy-above-its-start-space",)
    else:
        name, wanted = "recovers", limits.tray.energy_start
        if condition.energy > wanted:
            name = "falls-to-start" if falls_to_start else "stays-above-start"
            wanted = wanted if falls_to_start else condition.energy
            entries += ("differences/energy-above-its-start-space",)
    limit = energy_limit(condition.health, limits.marker)
    energy = wanted if limit is None else min(wanted, limit)
    if energy < wanted:  # never true above the start space: such energy was within its limit before
        as_far_as, entries = "-limited", (*entries, "survival/energy-limit")
    return replace(condition, energy=energy), consequence(f"{name}{as_far_as}", *entries, energy=energy, wanted=wanted)


@executes("end-of-day/dreams")
def reads_nightmares(condition: SurvivalCondition, limits: TrackLimits) -> bool:
    """Whether a character that ends the day on a dream site reads the nightmare there instead of the dream."""
    return is_going_insane(condition.terror, limits.tray.terror_top)


@executes("end-of-day/day-ends")
def end_day(
    condition: SurvivalCondition, food: int, eats: bool, limits: TrackLimits, falls_to_start: bool = False
) -> tuple[SurvivalCondition, int, tuple[Consequence, ...]]:
    """End a day: rest, then recovery, then the dream. Return the condition, the food and the events.

    A character that is dying after the rest follows its card from then on.
    """
    rested, left, rest_step = rest(condition, food, eats, limits)
    if is_dying(rested.health):
        return rested, left, (rest_step,)
    recovered, recovery = recover(rested, limits, falls_to_start)
    nightmare = (
        (consequence("reads-nightmares", "end-of-day/dreams", "survival/going-insane"),)
        if reads_nightmares(recovered, limits)
        else ()
    )
    return recovered, left, (rest_step, recovery, *nightmare)


def simulate_day(
    morning: SurvivalCondition,
    food: int,
    plan: DayPlan,
    limits: TrackLimits,
    *,
    losses_first: bool = False,
    falls_to_start: bool = False,
    most_food: int | None = None,
) -> DayResult:
    """Play a day by its plan: pay, move the markers, then end the day.

    With `losses_first` the markers move before the payment. A character that is dying in the evening does nothing more
    on this day. At most `most_food` is kept.
    """

    now = _apply_changes(morning, plan, limits) if losses_first else morning
    if not can_pay(now, plan.energy_paid):
        lacking = consequence(
            "lacks-energy", "survival/energy", "actions/costs", energy=now.energy, needed=plan.energy_paid
        )
        return DayResult(morning, now, now, food, food, food, False, (lacking,))
    if food + plan.food_change < 0:
        lacking = consequence("lacks-food", "possessions/resources", food=food, needed=-plan.food_change)
        return DayResult(morning, now, now, food, food, food, False, (lacking,))
    now = moved(now, SurvivalTrack.ENERGY, -plan.energy_paid, limits)
    evening = now if losses_first else _apply_changes(now, plan, limits)
    food_then = food + plan.food_change if most_food is None else min(food + plan.food_change, most_food)
    in_the_evening = tuple(
        each for each in survival_states(evening, limits) if each.name != "exhausted"
    )  # recovery reports it
    if is_dying(evening.health):
        return DayResult(morning, evening, evening, food, food_then, food_then, True, in_the_evening)
    after, food_after, happened = end_day(evening, food_then, not plan.goes_hungry, limits, falls_to_start)
    return DayResult(morning, evening, after, food, food_then, food_after, True, (*in_the_evening, *happened))


def simulate_days(
    morning: SurvivalCondition,
    food: int,
    plans: Sequence[DayPlan],
    limits: TrackLimits,
    *,
    losses_first: bool = False,
    falls_to_start: bool = False,
    most_food: int | None = None,
) -> tuple[DayResult, ...]:
    """Play day after day by its plan, until one cannot be paid or the character is dying.

    A dying character's remaining options are described only on its card.
    """
    days: list[DayResult] = []
    for plan in plans:
        day = simulate_day(
            morning,
            food,
            plan,
            limits,
            losses_first=losses_first,
            falls_to_start=falls_to_start,
            most_food=most_food,
        )
        days.append(day)
        morning, food = day.after, day.food_after
        if not day.is_possible or is_dying(morning.health):
            break
    return tuple(days)


def _apply_changes(condition: SurvivalCondition, plan: DayPlan, limits: TrackLimits) -> SurvivalCondition:
    for track, points in (
        (SurvivalTrack.HEALTH, plan.health_change),
        (SurvivalTrack.TERROR, plan.terror_change),
        (SurvivalTrack.ENERGY, plan.energy_change),
    ):
        condition = moved(condition, track, points, limits)
    return condition
