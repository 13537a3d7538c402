"""The situation `talisman/death`: dicing with Death."""

from __future__ import annotations

from typing import Literal

from rulewright.engine.effects import bind
from rulewright.games.talisman.inner_region import at_death
from rulewright.games.talisman.situations.defaults import IMPROVEMENTS, INNER_REGION, VOCABULARY, variants
from rulewright.games.talisman.situations.inner_region import (
    SPACE_GOALS,
    AnyHero,
    SpaceOutcome,
    SpaceVariants,
    condition_of,
    known_of,
    summary_of,
    way_of,
)
from rulewright.situations import Problem, Situation
from rulewright.situations.shapes import Flag, Request, default


class DeathRequest(Request):
    """`talisman/death`: the hero has just landed."""

    situation: Literal["talisman/death"]
    hero: AnyHero
    may_turn_back: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: SpaceVariants = default(SpaceVariants)


def ask(request: DeathRequest) -> Problem[SpaceOutcome]:
    """What a `talisman/death` asks."""
    way = way_of(request.hero, request.variants.readings(request.may_turn_back))
    rule = bind(at_death, way, condition_of(request.hero, way.fighter.kit), True)
    return Problem(rule, SPACE_GOALS[request.goal], summary_of("life", "fate"), facts_of=known_of)


SITUATION = Situation(
    id="talisman/death",
    vocabulary=VOCABULARY,
    request=DeathRequest,
    ask=ask,
    result_ids=("through", "dead", "turned-back"),
    goal_ids=("win", "survive"),
    variants=variants("fate-on-deaths-dice", "turn-back"),
    headline={"win": "through", "survive": "dead"},
    avoiding=frozenset({"survive"}),
    improvements=IMPROVEMENTS,
    chances=frozenset({"alive"}),
    form={"hero.life": 4, "hero.fate": 1, "goal": "win", "may_turn_back": True},
    group=INNER_REGION,
)
