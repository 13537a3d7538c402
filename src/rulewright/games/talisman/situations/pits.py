"""The situation `talisman/pits`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulewright.engine.effects import BoundRule, StepResult, bind
from rulewright.games.talisman.rules.inner_region import InnerRegionReadings, in_the_pits
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
    PitsVariants,
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


class PitsRequest(RequestModel):
    """`talisman/pits`: the hero has just landed; or its turn begins there with so many `fiends` left."""

    situation: Literal["talisman/pits"]
    hero: CharacterRequest
    fiends: Annotated[int, Field(ge=1, le=6, strict=True)] | None = None
    may_turn_back: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: PitsVariants = default_variants(PitsVariants)


def ask(request: PitsRequest) -> Problem[SpaceOutcome]:
    """Build the problem of `talisman/pits`."""
    given = read_character(request.hero, needs=("strength",), in_one_turn=False)
    readings = request.variants.to_readings(request.may_turn_back)
    condition = condition_of(given)

    def rule(readings: InnerRegionReadings) -> BoundRule[StepResult[SpaceOutcome]]:
        return bind(in_the_pits, way_of(given, readings), condition, request.fiends, request.fiends is None)

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
    id="talisman/pits",
    vocabulary=VOCABULARY,
    request=PitsRequest,
    problem_builder=ask,
    result_ids=("through", "dead", "turned-back"),
    goal_ids=("win", "survive"),
    variants=variants("fate-on-setup-rolls", "fate-on-armour", "turn-back", "pits-stand-off-ends-turn"),
    headline_results={"win": "through", "survive": "dead"},
    goals_to_avoid=frozenset({"survive"}),
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"alive"}),
    form_defaults={
        "hero.strength": 6, "hero.life": 4, "hero.fate": 1, "hero.armour": "none", "hero.battle_bonus": 0,
        "fiends": None, "goal": "win", "may_turn_back": True,
    },
    advanced_fields=frozenset({"fiends"}),
    named_input=named_in("pits"),
    group=INNER_REGION,
)  # fmt: skip
