"""The situation `tainted-grail/survival`: how a character stands, and how it will after days lived by a plan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import BaseModel, Field, model_validator

from rulewright.phrase import phrase
from rulewright.situations import Line, Report, Situation, Variant
from rulewright.situations.request import contradiction
from rulewright.tainted_grail.character import (
    Condition,
    Mode,
    Resource,
    Tray,
    energy_limit,
    is_dying,
    is_exhausted,
    is_going_insane,
    is_in_panic,
)
from rulewright.tainted_grail.end_of_day import Day, Plan, days_ahead
from rulewright.tainted_grail.possessions import resource_limit
from rulewright.tainted_grail.situations.shapes import Amount, Flag, Players, Points, Request, Variants, default
from rulewright.tainted_grail.situations.statements import as_json, line, said, whole
from rulewright.tainted_grail.situations.wording import DAYS, MODES
from rulewright.tainted_grail.survival import Body, death, health_marker, starting_condition, states

MOST_DAYS = 14
ASSUMED_LOWER = 1
"""How much lower the wings of the turned health marker lie where nobody says: the book does not; 1 is the least."""
DayNumber = Annotated[int, Field(ge=1, le=MOST_DAYS, strict=True)]
Change = Annotated[int, Field(ge=-20, le=20, strict=True)]
Changes = Annotated[tuple[Change, ...], Field(max_length=MOST_DAYS)]

_LISTS = ("energy_paid", "energy_changes", "health_changes", "terror_changes", "food_changes")


class TrayRequest(Request):
    """What the tray prints: the start space of each track, and the highest space of terror."""

    energy_start: Annotated[int, Field(ge=1, le=20, strict=True)]
    health_start: Annotated[int, Field(ge=1, le=20, strict=True)]
    terror_top: Annotated[int, Field(ge=2, le=20, strict=True)]
    terror_start: Points = 0

    def tray(self) -> Tray:
        """The tray."""
        return Tray(self.energy_start, self.health_start, self.terror_top, self.terror_start)


class StandingRequest(Request):
    """Where the markers stand (left out: on the start spaces), and how much food there is."""

    energy: Points | None = None
    health: Points | None = None
    terror: Points | None = None
    food: Amount = 0


class SurvivalVariants(Variants):
    """The readings of recovery and healing."""

    energy_above_start: Literal["stays", "falls-back"] = "stays"
    healing_stops: Flag = True


class SurvivalRequest(Request):
    """`tainted-grail/survival`: a character and its plan for so many `days`; with 0 days only how it stands now.

    Without `days` there are as many as the plan tells of, at least one.
    The lists have a number for each day, first to last, 0 where they end: energy that is paid, what energy, health and
    terror gain or (negative) lose besides, food that is found or given away. On `hungry_days` the character does not
    eat; on others it does if there is food. Energy is paid before the rest changes, unless `losses_first`. Where it
    matters what a death means, `unused_characters` are those left in the box. `wings_lower` is how many spaces lower
    than health the wings of the health marker lie that is turned upside down in challenge mode.
    """

    situation: Literal["tainted-grail/survival"]
    tray: TrayRequest
    character: StandingRequest = StandingRequest()
    days: Annotated[int, Field(ge=0, le=MOST_DAYS, strict=True)] | None = None
    energy_paid: Annotated[tuple[Points, ...], Field(max_length=MOST_DAYS)] = ()
    energy_changes: Changes = ()
    health_changes: Changes = ()
    terror_changes: Changes = ()
    food_changes: Changes = ()
    hungry_days: Annotated[tuple[DayNumber, ...], Field(max_length=MOST_DAYS)] = ()
    losses_first: Flag = False
    mode: Mode = Mode.NORMAL
    players: Players = 2
    unused_characters: Annotated[int, Field(ge=0, le=10, strict=True)] | None = None
    wings_lower: Annotated[int, Field(ge=0, le=10, strict=True)] | None = None
    variants: SurvivalVariants = default(SurvivalVariants)

    @model_validator(mode="after")
    def _days_are_those_of_the_plan(self) -> SurvivalRequest:
        if self.days is None:
            return self
        for name in _LISTS:
            told = len(getattr(self, name))
            if told > self.days:
                raise contradiction(
                    f"{name}, days",
                    phrase("“{field}” tells of {count} days, and there are {days}.", field=name, count=told,
                           days=self.days),
                    phrase("Ask for more days, or leave out the numbers of the last ones."),
                )  # fmt: skip
        for day in self.hungry_days:
            if day > self.days:
                raise contradiction(
                    f"hungry_days = {day}",
                    phrase("Day {day} is none of the {days} days.", day=day, days=self.days),
                    phrase("Ask for more days, or take it out."),
                )
        return self

    @model_validator(mode="after")
    def _mode_and_marker_agree(self) -> SurvivalRequest:
        if self.wings_lower is not None and self.mode is not Mode.CHALLENGE:
            raise contradiction(
                f"wings_lower = {self.wings_lower}",
                phrase("Only challenge mode turns the health marker upside down."),
                phrase("Choose challenge mode, or take it out."),
            )
        if self.unused_characters is not None and self.players == 1:
            raise contradiction(
                f"unused_characters = {self.unused_characters}",
                phrase("In a game for one player nobody takes the place of a dead character."),
                phrase("Take it out."),
            )
        return self

    @model_validator(mode="after")
    def _markers_are_on_their_tracks(self) -> SurvivalRequest:
        now, top = self.condition, self.tray.terror_top
        for field, terror in (("tray.terror_start", self.tray.terror_start), ("character.terror", now.terror)):
            if terror > top:
                raise contradiction(
                    f"{field} = {terror}",
                    phrase("Terror is {terror}, and its track ends at {top}.", terror=terror, top=top),
                    phrase("Correct one of them."),
                )
        limit = energy_limit(now.health, self.body.marker)
        if limit is not None and now.energy > limit:
            raise contradiction(
                f"character.energy = {now.energy}",
                phrase("Energy is {energy}, and health lets it be {limit} at most.", energy=now.energy, limit=limit),
                phrase("Correct energy or health."),
            )
        return self

    @property
    def body(self) -> Body:
        """What bounds the tracks."""
        lower = ASSUMED_LOWER if self.wings_lower is None else self.wings_lower
        marker = health_marker(self.mode, self.players, lower)
        return Body(self.tray.tray(), marker, self.variants.healing_stops)

    @property
    def condition(self) -> Condition:
        """How the character stands now: a marker that is not told of is on its start space, energy as far as it may."""
        start, told = starting_condition(self.body), self.character
        health = start.health if told.health is None else told.health
        terror = start.terror if told.terror is None else told.terror
        if told.energy is not None:
            return Condition(told.energy, health, terror)
        limit = energy_limit(health, self.body.marker)
        energy = self.tray.energy_start
        return Condition(energy if limit is None else min(energy, limit), health, terror)

    @property
    def day_count(self) -> int:
        """How many days are looked ahead."""
        if self.days is not None:
            return self.days
        return max(1, *(len(getattr(self, name)) for name in _LISTS), *self.hungry_days)

    def plans(self) -> tuple[Plan, ...]:
        """What is planned for each day."""

        def of(numbers: tuple[int, ...], day: int) -> int:
            return numbers[day] if day < len(numbers) else 0

        return tuple(
            Plan(
                of(self.energy_paid, day),
                of(self.energy_changes, day),
                of(self.health_changes, day),
                of(self.terror_changes, day),
                of(self.food_changes, day),
                day + 1 in self.hungry_days,
            )
            for day in range(self.day_count)
        )


def ask(request: BaseModel) -> Report:
    """The answer to a `tainted-grail/survival`: how the character stands now, day after day, and in the end."""
    assert isinstance(request, SurvivalRequest)
    body, now = request.body, request.condition
    days = days_ahead(
        now,
        request.character.food,
        request.plans(),
        body,
        losses_first=request.losses_first,
        falls_to_start=request.variants.energy_above_start == "falls-back",
        most_food=resource_limit(Resource.FOOD, request.mode),
    )
    last = days[-1] if days else None
    end, food = (last.after, last.food_after) if last else (now, request.character.food)
    stopped = None
    if last is not None and not last.is_possible:
        stopped = "cannot-pay"
    elif last is not None and (is_dying(last.evening.health) or is_dying(end.health)):
        stopped = "dying"
    dies = is_dying(end.health) or stopped == "dying"
    what_death_means = death(request.players, request.unused_characters, request.mode)
    fields = {
        "now": _standing(now, request.character.food, body),
        "days": [_day(number, day, body) for number, day in enumerate(days, start=1)],
        "end": _standing(end, food, body),
        "stopped": stopped,
        **({"death": as_json(what_death_means)} if dies else {}),
    }
    return Report(
        request.situation,
        fields,
        (
            *_in_the_end(len(days), last, end, food, body),
            *([line(what_death_means, _SENTENCES)] if dies else []),
            *(each for number, day in enumerate(days, start=1) for each in _lines(number, day)),
        ),
    )


def _standing(condition: Condition, food: int, body: Body) -> dict[str, object]:
    limit = energy_limit(condition.health, body.marker)
    return {
        **_markers(condition, food),
        "energy_limit": limit,
        "exhausted": is_exhausted(condition),
        "panic": is_in_panic(condition, body.marker),
        "going_insane": is_going_insane(condition.terror, body.tray.terror_top),
        "dying": is_dying(condition.health),
        "entries": whole(*dict.fromkeys(entry for state in states(condition, body) for entry in state.entries)),
    }


def _markers(condition: Condition, food: int) -> dict[str, int]:
    return {"energy": condition.energy, "health": condition.health, "terror": condition.terror, "food": food}


def _day(number: int, day: Day, body: Body) -> dict[str, object]:
    return {
        "day": number,
        "morning": _markers(day.morning, day.food),
        "evening": _markers(day.evening, day.food_in_the_evening),
        "effects": [as_json(each) for each in day.happened],
        "after": _standing(day.after, day.food_after, body),
    }


def _in_the_end(days: int, last: Day | None, end: Condition, food: int, body: Body) -> Iterator[Line]:
    """How it stands after the last day, then what that means."""
    told = {"day": days, **_markers(end, food)}
    if last is None:
        yield said(
            phrase("Now: energy {energy}, health {health}, terror {terror}, food {food}.", **told),
            "survival/tracks",
            leads=True,
        )
    elif last.is_possible:
        yield said(
            phrase("After day {day}: energy {energy}, health {health}, terror {terror}, food {food}.", **told),
            "end-of-day/day-ends",
            leads=True,
        )
    else:
        yield said(phrase("The plan cannot be carried out: day {day} costs too much.", **told), "survival/energy",
                   leads=True)  # fmt: skip
    for state in states(end, body):
        yield line(state, _SENTENCES)


def _lines(number: int, day: Day) -> Iterator[Line]:
    """One day: how the evening finds the character, what happens, how it wakes up."""
    if day.is_possible:
        told = {"day": number, **_markers(day.evening, day.food_in_the_evening)}
        sentence = phrase(
            "Day {day}, before the rest: energy {energy}, health {health}, terror {terror}, food {food}.", **told
        )
        yield said(sentence, "survival/tracks", leads=True)
    for happened in day.happened:
        yield line(happened, _SENTENCES)


_SENTENCES = {
    "exhausted": phrase("Exhausted: energy is on a red space."),
    "panic": phrase("Panic in combat and diplomacy: terror {terror}, and up to {limit} would be safe."),
    "going-insane": phrase("Going Insane: terror is on a red space. On a dream site it would be a nightmare."),
    "dying": phrase("Dying: no health is left. The card Dying says what follows, so the forecast ends here."),
    "lacks-energy": phrase("Energy to pay: {needed}; energy there is: {energy}."),
    "lacks-food": phrase("Food to give away: {needed}; food there is: {food}."),
    "eats": phrase("Rest with 1 food: health is now {health}, terror {terror}."),
    "drops-to-no-energy": phrase("Rest without a meal: energy drops to 0."),
    "loses-health-instead": phrase(
        "Rest without a meal and with energy at 0: 1 health is lost; health is now {health}."
    ),
    "recovers": phrase("Recovery to the start space: energy is now {energy}."),
    "recovers-limited": phrase("Recovery only as far as health allows: energy is now {energy} instead of {wanted}."),
    "recovers-exhausted": phrase("Recovery while exhausted, 4 energy: energy is now {energy}."),
    "recovers-exhausted-limited": phrase(
        "Recovery while exhausted, and only as far as health allows: energy is now {energy} instead of {wanted}."
    ),
    "stays-above-start": phrase("Energy is above its start space and stays there: {energy}."),
    "falls-to-start": phrase("Energy was above its start space and is put back on it: {energy}."),
    "reads-nightmares": phrase("On a dream site the character reads the nightmare instead of the dream."),
    "death-fails-the-campaign": phrase("Should it die: in challenge mode the campaign has failed."),
    "death-alone": phrase("Should it die: alone, the game is over."),
    "death-together": phrase("Should it die: an unused character takes its place; if none is left, the game is lost."),
    "death-of-the-last": phrase("Should it die: no unused character is left, so the game is lost."),
    "death-with-others-left": phrase("Should it die: its player goes on with an unused character; left: {unused}."),
}
VARIANTS = {
    "energy-above-start": Variant(
        phrase("Energy above its start space at recovery"),
        ("stays", "falls-back"),
        "differences/energy-above-its-start-space",
    ),
    "healing-stops": Variant(
        phrase("Healing stops at the start space of health"), (True, False), "faq/maximum-of-health"
    ),
}

FORM = {
    "tray.energy_start": 6, "tray.health_start": 9, "tray.terror_top": 8, "character.energy": None,
    "character.health": None, "character.terror": 0, "character.food": 2, "energy_paid": [5, 5, 5],
    "health_changes": [], "terror_changes": [], "hungry_days": [], "days": None, "food_changes": [],
    "energy_changes": [], "losses_first": False, "mode": "normal", "players": 2, "wings_lower": None,
    "unused_characters": None,
}  # fmt: skip
LABELS = {
    "tray.energy_start": phrase("Start space of energy"),
    "tray.health_start": phrase("Start space of health"),
    "tray.terror_top": phrase("Highest space of terror"),
    "character.energy": phrase("Energy now"),
    "character.health": phrase("Health now"),
    "character.terror": phrase("Terror now"),
    "character.food": phrase("Food"),
    "days": phrase("Days ahead"),
    "energy_paid": phrase("Energy paid day by day, as 5, 3, 4"),
    "health_changes": phrase("Health lost or gained, as -2, 0, 1"),
    "terror_changes": phrase("Terror gained or lost, as 2, 0, -1"),
    "food_changes": phrase("Food found or given away, as 1, 0, -1"),
    "energy_changes": phrase("Energy lost or gained besides, as -1, 0, 2"),
    "hungry_days": phrase("Days without a meal, as 1, 3"),
    "losses_first": phrase("Losses come before energy is paid"),
    "wings_lower": phrase("Spaces that the turned marker's wings lie lower"),
    "unused_characters": phrase("Characters left in the box"),
}
MORE = frozenset({
    "days", "food_changes", "energy_changes", "losses_first", "mode", "players", "wings_lower", "unused_characters",
})  # fmt: skip

SITUATIONS = (
    Situation(
        id="tainted-grail/survival",
        title=phrase("Survival"),
        request=SurvivalRequest,
        variants=VARIANTS,
        words={"stays": phrase("stays"), "falls-back": phrase("falls back to it")},
        ask=ask,
        form=FORM,
        labels=LABELS | MODES,
        more=MORE,
        about=phrase("How a character stands after days of toil and hunger: exhausted, in panic, insane, dying?"),
        group=DAYS,
    ),
)
