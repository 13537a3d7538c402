"""The situation `talisman/portal-of-power`."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.engine.effects import BoundRule, Facts, bind
from rulewright.engine.goal import Goal, Measure
from rulewright.errors import BadInputError
from rulewright.games.talisman.data import printed_effects
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.portal import PortalOpener, PortalOutcome, PortalResult, attempt, portal_lock
from rulewright.games.talisman.rules.quests import QuestReading, Unfinished
from rulewright.games.talisman.rules.special_abilities import portal_dice
from rulewright.games.talisman.situations.defaults import IMPROVEMENTS, INNER_REGION, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.named import kit_of
from rulewright.games.talisman.situations.request_fields import AbilityValue, HeroRequest
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import (
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    missing_field_error,
)
from rulewright.situations.situation import Situation


class OpenerRequest(HeroRequest):
    """The character; the ability that opens the Portal must be given."""

    strength: AbilityValue | None = None
    craft: AbilityValue | None = None


class PortalVariants(Variants):
    """The readings that bear on the Portal."""

    quest_bars_portal: QuestReading = QuestReading.THAT_QUEST


class PortalRequest(RequestModel):
    """`talisman/portal-of-power`: attempts to open it by `ability`, one on each turn.

    `counters` is how much of the ability can be lost, `printed` its value on the character card. Each follows from the
    other where it is left out: what is above the printed value counts as counters. Without either nothing can be lost.
    `quest` is the unfinished quest that the character is on. `portal_dice` is 1 for the Dwarf or with a Gnome by Craft,
    which follows from the hero's `character` and `cards`.
    """

    situation: Literal["talisman/portal-of-power"]
    ability: printed_effects.Ability
    hero: OpenerRequest
    printed: AbilityValue | None = None
    counters: AbilityValue | None = None
    attempts: Annotated[int, Field(ge=1, le=40, strict=True)] = 1
    portal_dice: Annotated[int, Field(ge=1, le=2, strict=True)] | None = None
    quest: Unfinished = Unfinished.NONE
    goal: Literal["win"] = "win"
    variants: PortalVariants = default_variants(PortalVariants)

    @property
    def ability_total(self) -> int | None:
        """The hero's total in the ability of the attempt."""
        return self.hero.strength if self.ability is printed_effects.Ability.STRENGTH else self.hero.craft

    @property
    def losable_points(self) -> int:
        """The number of points of the ability that can be lost."""
        if self.counters is not None:
            return self.counters
        return (self.ability_total or 0) - self.printed if self.printed is not None else 0

    @model_validator(mode="after")
    def _check_total(self) -> PortalRequest:
        field = f"hero.{self.ability}"
        if self.ability_total is None:
            raise missing_field_error(field, phrase("give-the-characters-total-in-the"))
        least = (self.printed or 0) + (self.counters or 0)
        if least > self.ability_total:
            raise contradiction_error(
                f"{field} = {self.ability_total}",
                phrase(
                    "field-is-given-less-than-printed",
                    field=field,
                    given=self.ability_total,
                    least=least,
                ),
                phrase("give-the-total-with-everything-that"),
            )
        return self


def build_problem(request: PortalRequest) -> Problem[PortalOutcome]:
    """Build the problem of `talisman/portal-of-power`. Raises `BadInputError` for an impossible hero."""
    assert request.ability_total is not None
    ability = request.ability.value
    lock = portal_lock()
    spared = portal_dice(kit_of(request.hero), request.ability)
    if spared is not None and request.portal_dice not in (None, spared.dice):
        raise BadInputError(
            "contradiction",
            f"portal_dice = {request.portal_dice}",
            phrase("this-character-rolls-fewer-dice-number", number=spared.dice),
            phrase("take-it-out"),
        )
    dice = request.portal_dice or (lock.dice if spared is None else spared.dice)
    lock = replace(lock, dice=dice)
    opener = PortalOpener(
        request.ability,
        request.ability_total,
        request.losable_points,
        request.hero.fate,
        request.quest,
        None if spared is None else spared.entry,
    )
    goal = Goal[PortalOutcome](
        "win",
        (
            Measure("through", lambda outcome: outcome.result is PortalResult.THROUGH),
            Measure(ability, lambda outcome: outcome.total),
            Measure("fate", lambda outcome: outcome.fate),
        ),
    )

    def summary(outcome: PortalOutcome) -> OutcomeSummary:
        return OutcomeSummary(outcome.result, {"fate": outcome.fate, ability: outcome.total})

    rule = bind(attempt, opener, lock, request.attempts, request.variants.quest_bars_portal)
    return Problem(rule, goal, summary, rule_facts=_known, rounds=request.attempts)


def _known(rule: BoundRule[Any]) -> Facts:
    """The facts known before an attempt: the total of the ability, and its counters."""
    opener = rule.arguments[0]
    assert isinstance(opener, PortalOpener)
    return {opener.ability.value: opener.total, "counters": opener.counters}


SITUATION = Situation(
    id="talisman/portal-of-power",
    vocabulary=VOCABULARY,
    request=PortalRequest,
    problem_builder=build_problem,
    result_ids=tuple(PortalResult),
    goal_ids=("win",),
    variants=variants("quest-bars-portal"),
    headline_results={"win": "through"},
    improvements=IMPROVEMENTS,
    form_defaults={
        "ability": "strength", "hero.strength": 6, "hero.craft": 6, "printed": 4, "hero.fate": 1, "attempts": 1,
        "counters": None, "portal_dice": None, "quest": "none",
    },
    advanced_fields=frozenset({"attempts", "portal_dice"}),
    named_input=named_in("portal-of-power"),
    group=INNER_REGION,
)  # fmt: skip
