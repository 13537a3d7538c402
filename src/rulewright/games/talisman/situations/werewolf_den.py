"""The situation `talisman/werewolf-den`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulewright.engine.effects import BoundRule, StepResult, bind
from rulewright.games.talisman.rules.inner_region import InnerRegionReadings, in_the_den
from rulewright.games.talisman.situations.character_sheet import read_character
from rulewright.games.talisman.situations.defaults import (
    FATE_ON_ARMOUR,
    IMPROVEMENTS,
    INNER_REGION,
    VOCABULARY,
    named_in,
    variants,
)
from rulewright.games.talisman.situations.inner_region import (
    SPACE_GOALS,
    DenVariants,
    SpaceOutcome,
    condition_of,
    known_of,
    name_fighter,
    readings_under,
    summary_of,
    way_of,
)
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.situations.problem import Problem
from rulewright.situations.request import Flag, RequestModel, default_variants, list_idle_fields
from rulewright.situations.situation import Situation


class DenRequest(RequestModel):
    """`talisman/werewolf-den`: the hero has just landed; or its turn begins, facing a `werewolf` of known Strength.

    That is the sum of two dice.
    """

    situation: Literal["talisman/werewolf-den"]
    hero: CharacterRequest
    werewolf: Annotated[int, Field(ge=2, le=12, strict=True)] | None = None
    may_turn_back: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: DenVariants = default_variants(DenVariants)


def ask(request: DenRequest) -> Problem[SpaceOutcome]:
    """Build the problem of `talisman/werewolf-den`."""
    given = read_character(request.hero, needs=("strength",), in_one_turn=False)
    readings = request.variants.to_readings(request.may_turn_back)
    condition = condition_of(given)

    def rule(readings: InnerRegionReadings) -> BoundRule[StepResult[SpaceOutcome]]:
        return bind(in_the_den, way_of(given, readings), condition, request.werewolf, request.werewolf is None)

    return Problem(
        rule(readings),
        SPACE_GOALS[request.goal],
        summary_of("life", "fate"),
        rule_facts=known_of,
        rule_under_points=lambda points: rule(readings_under(points, readings)),
        named=name_fighter(given),
        without_effect=list_idle_fields(request, {FATE_ON_ARMOUR: given.may_reroll_armour}),
    )


SITUATION = Situation(
    id="talisman/werewolf-den",
    vocabulary=VOCABULARY,
    request=DenRequest,
    problem_builder=ask,
    result_ids=("through", "dead", "turned-back"),
    goal_ids=("win", "survive"),
    variants=variants("fate-on-setup-rolls", "fate-on-armour", "turn-back"),
    headline_results={"win": "through", "survive": "dead"},
    goals_to_avoid=frozenset({"survive"}),
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"alive"}),
    form_defaults={
        "hero.strength": 6, "hero.life": 4, "hero.fate": 1, "hero.armour": "none", "hero.battle_bonus": 0,
        "werewolf": None, "goal": "win", "may_turn_back": True,
    },
    advanced_fields=frozenset({"werewolf"}),
    named_input=named_in("werewolf-den"),
    group=INNER_REGION,
)  # fmt: skip
