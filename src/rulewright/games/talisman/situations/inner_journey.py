"""The situation `talisman/inner-journey`: the whole way to the Crown of Command."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, Literal

from pydantic import model_validator

from rulewright.engine.effects import BoundRule, Rule, StepResult
from rulewright.engine.goal import Goal, Measure
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.inner_journey import (
    ROUTES,
    Journey,
    JourneyOutcome,
    JourneyResult,
    bind_journey,
    goes_on,
    in_the_valley,
    land_on,
    leave_crypt_or_mines,
    on_the_plain,
)
from rulewright.games.talisman.rules.inner_region import (
    HeroCondition,
    InnerRegionReadings,
    at_death,
    in_the_den,
    in_the_pits,
    in_the_tower,
)
from rulewright.games.talisman.rules.special_abilities import mines_dice
from rulewright.games.talisman.situations.character_sheet import ABILITIES, CharacterSheet, read_character
from rulewright.games.talisman.situations.defaults import (
    FATE_ON_ARMOUR,
    IMPROVEMENTS,
    INNER_REGION,
    VOCABULARY,
    named_in,
    variants,
)
from rulewright.games.talisman.situations.inner_region import (
    DeathVariants,
    PitsVariants,
    acts_in_battle,
    condition_of,
    fighter_of,
    known_of,
    name_followers,
)
from rulewright.games.talisman.situations.named_pieces import FIGHTING_MOMENTS, Uses, collect_acts, name_pieces
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.games.talisman.situations.underground import UndergroundVariants
from rulewright.situations.named import NamedPiece
from rulewright.situations.points_goal import are_in_order
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import Flag, RequestModel, contradiction_error, default_variants, list_idle_fields
from rulewright.situations.situation import Situation

JourneySpace = Literal[
    "plain-of-peril", "crypt", "mines", "death", "vampires-tower", "werewolf-den", "pits", "valley-of-fire"
]


class JourneyVariants(DeathVariants, PitsVariants, UndergroundVariants):
    """The readings of the whole way."""

    def to_readings(self, may_turn_back: bool) -> InnerRegionReadings:
        """Convert to the type of the rules."""
        readings = dict(self)
        encountered = readings.pop("arrival_from_crypt_is_encountered")
        return InnerRegionReadings(may_turn_back=may_turn_back, arrival_is_encountered=encountered, **readings)


class JourneyRequest(RequestModel):
    """`talisman/inner-journey`: the way on from `at`, whose instructions are still to be followed.

    The hero has just landed there, in the middle of its turn; on the Plain of Peril and in the Valley of Fire, which
    have no instructions, its turn begins. From the Plain of Peril it goes by its own choice of `route`, named by the
    first space, or by the better one.
    """

    situation: Literal["talisman/inner-journey"]
    hero: CharacterRequest
    at: JourneySpace = "plain-of-peril"
    route: Literal["crypt", "mines"] | None = None
    may_turn_back: Flag = True
    goal: Literal["win", "survive"] = "win"
    variants: JourneyVariants = default_variants(JourneyVariants)

    @model_validator(mode="after")
    def _require_talisman_in_valley(self) -> JourneyRequest:
        if self.at == "valley-of-fire" and not self.hero.talisman:
            raise contradiction_error(
                "at, hero.talisman",
                phrase("nobody-is-in-the-valley-of"),
                phrase("give-the-hero-a-talisman-or"),
            )
        return self


_CROWN = Measure[JourneyOutcome]("crown", lambda outcome: outcome.result is JourneyResult.CROWN)
_ALIVE = Measure[JourneyOutcome]("alive", lambda outcome: outcome.result is not JourneyResult.DEAD)
_LIFE = Measure[JourneyOutcome]("life", lambda outcome: outcome.condition.life)
_FATE = Measure[JourneyOutcome]("fate", lambda outcome: outcome.condition.fate)
JOURNEY_GOALS = {
    "win": Goal("win", (_CROWN, _ALIVE, _LIFE, _FATE)),
    "survive": Goal("survive", (_ALIVE, _CROWN, _LIFE, _FATE)),
}


def build_journey_problem(request: JourneyRequest) -> Problem[JourneyOutcome]:
    """Build the problem of `talisman/inner-journey`."""
    given = read_character(request.hero, needs=ABILITIES, in_one_turn=False)
    fighter = fighter_of(given)
    readings = request.variants.to_readings(request.may_turn_back)
    journey = Journey(fighter, readings, ROUTES if request.route is None else (request.route,))

    def summary(outcome: JourneyOutcome) -> OutcomeSummary:
        left = outcome.condition
        encounters = {"encountered": readings.arrival_is_encountered}
        return OutcomeSummary(
            outcome.result,
            {"life": left.life, "fate": left.fate, "followers": left.followers},
            encounters if outcome.result is JourneyResult.EXPELLED else {},
        )

    def rule_under_points(points: Mapping[str, Fraction]) -> BoundRule[StepResult[JourneyOutcome]]:
        best = JourneyResult.CROWN if request.hero.talisman else JourneyResult.TURNED_BACK
        ends = [result for result in JourneyResult if request.hero.talisman or result is not JourneyResult.CROWN]
        is_natural = all(are_in_order(points, *dict.fromkeys((best, end, JourneyResult.DEAD))) for end in ends)
        asked = replace(journey, readings=replace(readings, every_option=not is_natural))
        return bind_journey(asked, condition_of(given), request.at)

    rule = bind_journey(journey, condition_of(given), request.at)
    return Problem(
        rule,
        JOURNEY_GOALS[request.goal],
        summary,
        cap_condition,
        position_of=_position_of,
        rule_facts=lambda rule: {**known_of(rule), "at": _stage_of(rule)},
        stages=("at",),
        rule_under_points=rule_under_points,
        named=_name_pieces(given),
        without_effect=list_idle_fields(request, {FATE_ON_ARMOUR: given.may_reroll_armour}),
    )


def _name_pieces(given: CharacterSheet) -> tuple[NamedPiece, ...]:
    """The named pieces of the traveller."""
    spared = mines_dice(given.kit, given.followers)
    acts = collect_acts(
        *acts_in_battle(given.kit),
        ("fewer-dice", spared.entry if spared is not None else None),
        ("opens-the-valley", "cards/talisman"),
        *name_followers(given),
    )
    return name_pieces(given, Uses(ABILITIES, in_battle=True, armour=True, moments=FIGHTING_MOMENTS), acts)


def _position_of(rule: BoundRule[Any]) -> str | None:
    """The space of a rule of the journey; `None` for a move between spaces."""
    space = (
        str(rule.arguments[2])
        if rule.function in (leave_crypt_or_mines, land_on)
        else _SPACE_BY_RULE.get(rule.function)
    )
    return load_board().positions_of(space)[0] if space else None


def _stage_of(rule: BoundRule[Any]) -> str:
    """The stage of a rule's decisions: a space, or the way to the next one after the space's instructions."""
    if rule.function is goes_on:
        return f"before-{rule.arguments[2]}"
    space = (
        str(rule.arguments[2]) if rule.function in (leave_crypt_or_mines, land_on) else _SPACE_BY_RULE[rule.function]
    )
    return f"at-{space}"


_SPACE_BY_RULE: Mapping[Callable[..., Rule[Any]], str] = {
    on_the_plain: "plain-of-peril",
    at_death: "death",
    in_the_den: "werewolf-den",
    in_the_tower: "vampires-tower",
    in_the_pits: "pits",
    in_the_valley: "valley-of-fire",
}


def cap_condition(argument: Hashable, answers: int) -> Hashable:  # noqa: ARG001
    """Cap a condition's lives, fate and Followers at numbers beyond which they hardly change a decision."""
    if not isinstance(argument, HeroCondition):
        return argument
    return HeroCondition(min(argument.life, 6), min(argument.fate, 4), min(argument.followers, 4))


SITUATION = Situation(
    id="talisman/inner-journey",
    vocabulary=VOCABULARY,
    request=JourneyRequest,
    problem_builder=build_journey_problem,
    result_ids=tuple(JourneyResult),
    goal_ids=("win", "survive"),
    variants=variants(
        "fate-on-setup-rolls",
        "fate-on-deaths-dice",
        "fate-on-armour",
        "turn-back",
        "pits-stand-off-ends-turn",
        "arrival-from-crypt-is-encountered",
    ),
    headline_results={"win": "crown", "survive": "dead"},
    goals_to_avoid=frozenset({"survive"}),
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"alive"}),
    form_defaults={
        "hero.strength": 6, "hero.craft": 6, "hero.life": 4, "hero.fate": 1, "hero.followers": 0, "hero.armour": "none",
        "hero.battle_bonus": 0, "hero.talisman": True, "at": "plain-of-peril", "route": None, "goal": "win",
        "may_turn_back": True,
    },
    named_input=named_in("inner-journey"),
    group=INNER_REGION,
)  # fmt: skip
