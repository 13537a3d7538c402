"""The situation `talisman/vampires-tower`."""

from __future__ import annotations

from typing import Literal

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal
from rulewright.games.talisman.rules.inner_region import InnerRegionReadings, in_the_tower
from rulewright.games.talisman.situations.character_sheet import read_character
from rulewright.games.talisman.situations.defaults import IMPROVEMENTS, INNER_REGION, VOCABULARY
from rulewright.games.talisman.situations.inner_region import (
    ALIVE,
    FATE,
    FOLLOWERS,
    LIFE,
    SpaceOutcome,
    condition_of,
    known_of,
    name_followers,
    summary_of,
    way_of,
)
from rulewright.games.talisman.situations.named_pieces import Uses, collect_acts, name_pieces
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.situations.problem import Problem
from rulewright.situations.request import RequestModel, Variants, default_variants
from rulewright.situations.situation import Situation


class TowerRequest(RequestModel):
    """`talisman/vampires-tower`."""

    situation: Literal["talisman/vampires-tower"]
    hero: CharacterRequest
    goal: Literal["win", "survive"] = "win"
    variants: Variants = default_variants(Variants)


TOWER_GOALS = {
    "win": Goal("win", (ALIVE, LIFE, FOLLOWERS, FATE)),
    "survive": Goal("survive", (ALIVE, FOLLOWERS, LIFE, FATE)),
}


def ask(request: TowerRequest) -> Problem[SpaceOutcome]:
    """Build the problem of `talisman/vampires-tower`."""
    given = read_character(request.hero, in_one_turn=False)
    way = way_of(given, InnerRegionReadings(may_turn_back=False))
    rule = bind(in_the_tower, way, condition_of(given), True)
    named = name_pieces(given, Uses(), collect_acts(*name_followers(given)))
    return Problem(
        rule, TOWER_GOALS[request.goal], summary_of("life", "fate", "followers"), rule_facts=known_of, named=named
    )


SITUATION = Situation(
    id="talisman/vampires-tower",
    vocabulary=VOCABULARY,
    request=TowerRequest,
    problem_builder=ask,
    result_ids=("through", "dead"),
    goal_ids=("win", "survive"),
    headline_results={"win": "through", "survive": "through"},
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"alive"}),
    form_defaults={"hero.life": 4, "hero.followers": 1, "hero.fate": 1, "hero.cards": [], "goal": "win"},
    group=INNER_REGION,
)
