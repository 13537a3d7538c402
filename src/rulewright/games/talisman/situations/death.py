"""The situation `talisman/death`: dicing with Death."""

from __future__ import annotations

from typing import Literal

from rulewright.engine.effects import bind
from rulewright.games.talisman.rules.inner_region import at_death
from rulewright.games.talisman.situations.character_sheet import read_character
from rulewright.games.talisman.situations.defaults import IMPROVEMENTS, INNER_REGION, VOCABULARY, variants
from rulewright.games.talisman.situations.inner_region import (
    SPACE_GOALS,
    DeathVariants,
    SpaceOutcome,
    condition_of,
    known_of,
    summary_of,
    way_of,
)
from rulewright.games.talisman.situations.named_pieces import Uses, name_pieces
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.situations.problem import Problem
from rulewright.situations.request import Flag, RequestModel, default_variants
from rulewright.situations.situation import Situation


class DeathRequest(RequestModel):
    """`talisman/death`: the hero has just landed."""

    situation: Literal["talisman/death"]
    hero: CharacterRequest
    may_turn_back: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: DeathVariants = default_variants(DeathVariants)


def ask(request: DeathRequest) -> Problem[SpaceOutcome]:
    """Build the problem of `talisman/death`."""
    given = read_character(request.hero, in_one_turn=False)
    way = way_of(given, request.variants.to_readings(request.may_turn_back))
    rule = bind(at_death, way, condition_of(given), True)
    return Problem(
        rule,
        SPACE_GOALS[request.goal],
        summary_of("life", "fate"),
        rule_facts=known_of,
        named=name_pieces(given, Uses()),
    )


SITUATION = Situation(
    id="talisman/death",
    vocabulary=VOCABULARY,
    request=DeathRequest,
    problem_builder=ask,
    result_ids=("through", "dead", "turned-back"),
    goal_ids=("win", "survive"),
    variants=variants("fate-on-deaths-dice", "turn-back"),
    headline_results={"win": "through", "survive": "dead"},
    goals_to_avoid=frozenset({"survive"}),
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"alive"}),
    form_defaults={"hero.life": 4, "hero.fate": 1, "goal": "win", "may_turn_back": True},
    group=INNER_REGION,
)
