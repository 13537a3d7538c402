"""The situation `tainted-grail/survival`: a character's condition now, and after days that follow a plan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.tainted_grail.data.character import (
    CharacterTray,
    Mode,
    Resource,
    SurvivalCondition,
    energy_limit,
    is_dying,
    is_exhausted,
    is_going_insane,
    is_in_panic,
)
from rulewright.games.tainted_grail.data.possessions import resource_limit
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.end_of_day import DayPlan, DayResult, simulate_days
from rulewright.games.tainted_grail.rules.survival import (
    TrackLimits,
    death,
    health_marker,
    starting_condition,
    survival_states,
)
from rulewright.games.tainted_grail.situations.character_request import CharacterRequest, read_character
from rulewright.games.tainted_grail.situations.defaults import DAYS_GROUP, NO_NAMES, VOCABULARY
from rulewright.games.tainted_grail.situations.named_pieces import Uses, name_pieces
from rulewright.games.tainted_grail.situations.report_lines import (
    consequence_json,
    consequence_line,
    full_ids,
    report_line,
)
from rulewright.games.tainted_grail.situations.request_fields import PlayerCount, TrackPoints
from rulewright.situations.problem import Report, Statement
from rulewright.situations.request import Flag, RequestModel, Variants, contradiction_error, default_variants
from rulewright.situations.situation import Situation, Variant


def markers_json(condition: SurvivalCondition, food: int) -> dict[str, int]:
    """The places of the markers, and the food."""
    return {"energy": condition.energy, "health": condition.health, "terror": condition.terror, "food": food}


def end_lines(
    days: int, last: DayResult | None, end: SurvivalCondition, food: int, limits: TrackLimits
) -> Iterator[Statement]:
    """The condition after the last day, then its consequences."""
    told = {"day": days, **markers_json(end, food)}
    is_stopped = last is not None and last.is_possible and is_dying(end.health)
    if last is None:
        yield report_line(
            phrase("now-energy-energy-health-health-terror", **told),
            "survival/tracks",
            leads=True,
        )
    elif is_stopped:
        yield report_line(phrase("you-are-dying-on-day-day", **told), "survival/dying", leads=True)
        yield report_line(phrase("the-card-dying-says-what-follows"), "survival/dying")
    elif last.is_possible:
        yield report_line(
            phrase("after-day-day-energy-energy-health", **told),
            "end-of-day/day-ends",
            leads=True,
        )
    else:
        yield report_line(phrase("the-plan-cannot-be-carried-out", **told), "survival/energy",
                   leads=True)  # fmt: skip
        for lacking in last.consequences:
            yield consequence_line(lacking, SENTENCES)
    for state in survival_states(end, limits):
        if not is_stopped or state.name != "dying":  # then the headline states it
            yield consequence_line(state, SENTENCES)


def day_lines(number: int, day: DayResult) -> Iterator[Statement]:
    """One day: the condition in the evening, the events, the condition after waking up."""
    if not day.is_possible:
        return  # stated before all days
    told = {"day": number, **markers_json(day.evening, day.food_in_the_evening)}
    sentence = phrase("day-day-before-the-rest-energy", **told)
    yield report_line(sentence, "survival/tracks", leads=True)
    for happened in day.consequences:
        if happened.name != "dying":  # stated before all days
            yield consequence_line(happened, SENTENCES)


SENTENCES = VOCABULARY.messages("survival-statement")


MOST_DAYS = 14
ASSUMED_WINGS_LOWER = 1
"""The assumed distance of the turned health marker's wings below health. The book gives none; 1 is the least."""
DayNumber = Annotated[int, Field(ge=1, le=MOST_DAYS, strict=True)]
DailyChange = Annotated[int, Field(ge=-20, le=20, strict=True)]
Changes = Annotated[tuple[DailyChange, ...], Field(max_length=MOST_DAYS)]

_DAILY_LISTS = ("energy_paid", "energy_changes", "health_changes", "terror_changes", "food_changes")


class TrayRequest(RequestModel):
    """Printed values of the tray: the start space of each track, and the highest space of terror."""

    energy_start: Annotated[int, Field(ge=1, le=20, strict=True)]
    health_start: Annotated[int, Field(ge=1, le=20, strict=True)]
    terror_top: Annotated[int, Field(ge=2, le=20, strict=True)]
    terror_start: TrackPoints = 0

    def to_tray(self) -> CharacterTray:
        """Convert to the type of the rules."""
        return CharacterTray(self.energy_start, self.health_start, self.terror_top, self.terror_start)


class SurvivalVariants(Variants):
    """The readings of recovery, healing and death."""

    energy_above_start: Literal["stays", "falls-back"] = "stays"
    exhausted_recovery: Literal["to-start", "past-start"] = "to-start"
    healing_stops: Flag = True
    any_death_fails: Flag = True


class SurvivalRequest(RequestModel):
    """The plan of a character for a number of `days`; with 0 days, only its present state (`tainted-grail/survival`).

    - `hero`: a marker without a number is on its start space.
    - `days`: by default as many as the plan covers, at least one.
    - `energy_paid`, `energy_changes`, `health_changes`, `terror_changes`, `food_changes`: one number for each day, in
      order, 0 after the last. Changes are gains or (negative) losses.
    - `hungry_days`: the days on which the character does not eat. On others it eats if there is food.
    - `losses_first`: apply the other changes before energy is paid, not after.
    - `unused_characters`: the characters left in the box, needed only if a death matters.
    - `wings_lower`: in challenge mode, the number of spaces from health down to the wings of its marker.
    """

    situation: Literal["tainted-grail/survival"]
    tray: TrayRequest
    hero: CharacterRequest = CharacterRequest()
    days: Annotated[int, Field(ge=0, le=MOST_DAYS, strict=True)] | None = None
    energy_paid: Annotated[tuple[TrackPoints, ...], Field(max_length=MOST_DAYS)] = ()
    energy_changes: Changes = ()
    health_changes: Changes = ()
    terror_changes: Changes = ()
    food_changes: Changes = ()
    hungry_days: Annotated[tuple[DayNumber, ...], Field(max_length=MOST_DAYS)] = ()
    losses_first: Flag = False
    mode: Mode = Mode.NORMAL
    players: PlayerCount = 2
    unused_characters: Annotated[int, Field(ge=0, le=10, strict=True)] | None = None
    wings_lower: Annotated[int, Field(ge=0, le=10, strict=True)] | None = None
    variants: SurvivalVariants = default_variants(SurvivalVariants)

    @model_validator(mode="after")
    def _check_days(self) -> SurvivalRequest:
        if self.days is None:
            return self
        for name in _DAILY_LISTS:
            told = len(getattr(self, name))
            if told > self.days:
                raise contradiction_error(
                    f"{name}, days",
                    phrase("field-tells-of-count-days-and", field=name, count=told,
                           days=self.days),
                    phrase("ask-for-more-days-or-leave"),
                )  # fmt: skip
        for day in self.hungry_days:
            if day > self.days:
                raise contradiction_error(
                    f"hungry_days = {day}",
                    phrase("day-day-is-none-of-the", day=day, days=self.days),
                    phrase("ask-for-more-days-or-take"),
                )
        return self

    @model_validator(mode="after")
    def _check_mode(self) -> SurvivalRequest:
        if self.wings_lower is not None and self.mode is not Mode.CHALLENGE:
            raise contradiction_error(
                f"wings_lower = {self.wings_lower}",
                phrase("only-challenge-mode-turns-the-health"),
                phrase("choose-challenge-mode-or-take-it"),
            )
        if self.unused_characters is not None and self.players == 1:
            raise contradiction_error(
                f"unused_characters = {self.unused_characters}",
                phrase("in-a-game-for-one-player"),
                phrase("take-it-out"),
            )
        return self

    @model_validator(mode="after")
    def _check_markers(self) -> SurvivalRequest:
        now, top = self.condition, self.tray.terror_top
        for field, terror in (("tray.terror_start", self.tray.terror_start), ("hero.terror", now.terror)):
            if terror > top:
                raise contradiction_error(
                    f"{field} = {terror}",
                    phrase("terror-is-terror-and-its-track", terror=terror, top=top),
                    phrase("correct-one-of-them"),
                )
        limit = energy_limit(now.health, self.limits.marker)
        if limit is not None and now.energy > limit:
            raise contradiction_error(
                f"hero.energy = {now.energy}",
                phrase("energy-is-energy-and-health-lets", energy=now.energy, limit=limit),
                phrase("correct-energy-or-health"),
            )
        return self

    @property
    def limits(self) -> TrackLimits:
        """The limits of the tracks."""
        lower = ASSUMED_WINGS_LOWER if self.wings_lower is None else self.wings_lower
        marker = health_marker(self.mode, self.players, lower)
        past_start = self.variants.exhausted_recovery == "past-start"
        return TrackLimits(self.tray.to_tray(), marker, self.variants.healing_stops, past_start)

    @property
    def condition(self) -> SurvivalCondition:
        """The present condition: a marker without a given place is on its start space, energy as high as allowed."""
        start, told = starting_condition(self.limits), self.hero
        health = start.health if told.health is None else told.health
        terror = start.terror if told.terror is None else told.terror
        if told.energy is not None:
            return SurvivalCondition(told.energy, health, terror)
        limit = energy_limit(health, self.limits.marker)
        energy = self.tray.energy_start
        return SurvivalCondition(energy if limit is None else min(energy, limit), health, terror)

    @property
    def day_count(self) -> int:
        """The number of days to compute."""
        if self.days is not None:
            return self.days
        return max(1, *(len(getattr(self, name)) for name in _DAILY_LISTS), *self.hungry_days)

    def build_day_plans(self) -> tuple[DayPlan, ...]:
        """The plan for each day."""

        def of(numbers: tuple[int, ...], day: int) -> int:
            return numbers[day] if day < len(numbers) else 0

        return tuple(
            DayPlan(
                of(self.energy_paid, day),
                of(self.energy_changes, day),
                of(self.health_changes, day),
                of(self.terror_changes, day),
                of(self.food_changes, day),
                day + 1 in self.hungry_days,
            )
            for day in range(self.day_count)
        )


def build_report(request: SurvivalRequest) -> Report:
    """Build the answer to `tainted-grail/survival`: the condition now, day after day, and in the end."""
    body, now = request.limits, request.condition
    days = simulate_days(
        now,
        request.hero.food,
        request.build_day_plans(),
        body,
        losses_first=request.losses_first,
        falls_to_start=request.variants.energy_above_start == "falls-back",
        most_food=resource_limit(Resource.FOOD, request.mode),
    )
    last = days[-1] if days else None
    end, food = (last.after, last.food_after) if last else (now, request.hero.food)
    stopped = None
    if last is not None and not last.is_possible:
        stopped = "cannot-pay"
    elif last is not None and is_dying(end.health):
        stopped = "dying"
    dies = is_dying(end.health)
    what_death_means = death(request.players, request.unused_characters, request.mode, request.variants.any_death_fails)
    fields = {
        "now": _condition_json(now, request.hero.food, body),
        "days": [_day_json(number, day, body) for number, day in enumerate(days, start=1)],
        "end": _condition_json(end, food, body),
        "stopped": stopped,
        **({"death": consequence_json(what_death_means)} if dies else {}),
    }
    return Report(
        request.situation,
        fields,
        (
            *end_lines(len(days), last, end, food, body),
            *([consequence_line(what_death_means, SENTENCES)] if dies else []),
            *(each for number, day in enumerate(days, start=1) for each in day_lines(number, day)),
        ),
        named=name_pieces(read_character("hero", request.hero), Uses()),
    )


def _condition_json(condition: SurvivalCondition, food: int, limits: TrackLimits) -> dict[str, object]:
    limit = energy_limit(condition.health, limits.marker)
    return {
        **markers_json(condition, food),
        "energy_limit": limit,
        "exhausted": is_exhausted(condition),
        "panic": is_in_panic(condition, limits.marker),
        "going_insane": is_going_insane(condition.terror, limits.tray.terror_top),
        "dying": is_dying(condition.health),
        "entries": full_ids(*(entry for state in survival_states(condition, limits) for entry in state.entries)),
    }


def _day_json(number: int, day: DayResult, limits: TrackLimits) -> dict[str, object]:
    return {
        "day": number,
        "morning": markers_json(day.morning, day.food),
        "evening": markers_json(day.evening, day.food_in_the_evening),
        "effects": [consequence_json(each) for each in day.consequences],
        "after": _condition_json(day.after, day.food_after, limits),
    }


SITUATION = Situation(
    id="tainted-grail/survival",
    vocabulary=VOCABULARY,
    request=SurvivalRequest,
    problem_builder=build_report,
    variants={
        "energy-above-start": Variant(
            phrase("variant-energy-above-start"), ("stays", "falls-back"), "differences/energy-above-its-start-space"
        ),
        "exhausted-recovery": Variant(
            phrase("variant-exhausted-recovery"),
            ("to-start", "past-start"),
            "differences/energy-above-its-start-space",
        ),
        "any-death-fails": Variant(
            phrase("variant-any-death-fails"), (True, False), "faq/one-death-in-challenge-mode"
        ),
        "healing-stops": Variant(phrase("variant-healing-stops"), (True, False), "faq/maximum-of-health"),
    },
    form_defaults={
        "tray.energy_start": 6, "tray.health_start": 9, "tray.terror_top": 8, "hero.energy": None,
        "hero.health": None, "hero.terror": 0, "hero.food": 2, "energy_paid": [5, 4, 3],
        "health_changes": [], "terror_changes": [], "hungry_days": [], "days": None, "food_changes": [],
        "energy_changes": [], "losses_first": False, "mode": "normal", "players": 2, "wings_lower": None,
        "unused_characters": None, **NO_NAMES,
    },
    advanced_fields=frozenset({
        *NO_NAMES,
        "days", "energy_changes", "food_changes", "losses_first", "mode", "players", "unused_characters", "wings_lower",
    }),
    group=DAYS_GROUP,
)  # fmt: skip
