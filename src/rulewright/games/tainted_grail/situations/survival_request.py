"""What is asked of `tainted-grail/survival`: a tray, where its markers stand, a plan for the days ahead."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.tainted_grail.character import (
    Condition,
    Mode,
    Tray,
    energy_limit,
)
from rulewright.games.tainted_grail.end_of_day import Plan
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.shapes import Amount, Players, Points
from rulewright.games.tainted_grail.survival import Body, health_marker, starting_condition
from rulewright.situations.request import contradiction
from rulewright.situations.shapes import Flag, Request, Variants, default

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
    """The readings of recovery, healing and death."""

    energy_above_start: Literal["stays", "falls-back"] = "stays"
    exhausted_recovery: Literal["to-start", "past-start"] = "to-start"
    healing_stops: Flag = True
    any_death_fails: Flag = True


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
                    phrase("field-tells-of-count-days-and", field=name, count=told,
                           days=self.days),
                    phrase("ask-for-more-days-or-leave"),
                )  # fmt: skip
        for day in self.hungry_days:
            if day > self.days:
                raise contradiction(
                    f"hungry_days = {day}",
                    phrase("day-day-is-none-of-the", day=day, days=self.days),
                    phrase("ask-for-more-days-or-take"),
                )
        return self

    @model_validator(mode="after")
    def _mode_and_marker_agree(self) -> SurvivalRequest:
        if self.wings_lower is not None and self.mode is not Mode.CHALLENGE:
            raise contradiction(
                f"wings_lower = {self.wings_lower}",
                phrase("only-challenge-mode-turns-the-health"),
                phrase("choose-challenge-mode-or-take-it"),
            )
        if self.unused_characters is not None and self.players == 1:
            raise contradiction(
                f"unused_characters = {self.unused_characters}",
                phrase("in-a-game-for-one-player"),
                phrase("take-it-out"),
            )
        return self

    @model_validator(mode="after")
    def _markers_are_on_their_tracks(self) -> SurvivalRequest:
        now, top = self.condition, self.tray.terror_top
        for field, terror in (("tray.terror_start", self.tray.terror_start), ("character.terror", now.terror)):
            if terror > top:
                raise contradiction(
                    f"{field} = {terror}",
                    phrase("terror-is-terror-and-its-track", terror=terror, top=top),
                    phrase("correct-one-of-them"),
                )
        limit = energy_limit(now.health, self.body.marker)
        if limit is not None and now.energy > limit:
            raise contradiction(
                f"character.energy = {now.energy}",
                phrase("energy-is-energy-and-health-lets", energy=now.energy, limit=limit),
                phrase("correct-energy-or-health"),
            )
        return self

    @property
    def body(self) -> Body:
        """What bounds the tracks."""
        lower = ASSUMED_LOWER if self.wings_lower is None else self.wings_lower
        marker = health_marker(self.mode, self.players, lower)
        past_start = self.variants.exhausted_recovery == "past-start"
        return Body(self.tray.tray(), marker, self.variants.healing_stops, past_start)

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
