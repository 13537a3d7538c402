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
from rulewright.games.talisman.rules.quests import QuestReading, Unfinished, bars_the_portal
from rulewright.games.talisman.rules.special_abilities import portal_dice
from rulewright.games.talisman.situations.character_sheet import CharacterSheet, read_character
from rulewright.games.talisman.situations.defaults import IMPROVEMENTS, INNER_REGION, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.named_pieces import Uses, act_of, collect_acts, name_pieces, spells_held_back
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.situations.named import NamedPiece
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import (
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
)
from rulewright.situations.situation import Situation


class PortalVariants(Variants):
    """The readings that bear on the Portal."""

    quest_bars_portal: QuestReading = QuestReading.THAT_QUEST


class PortalRequest(RequestModel):
    """`talisman/portal-of-power`: attempts to open it by `ability`, one on each turn.

    Only the hero's `counters` can be lost. Of a named character they are, where left out, what a given total has above
    its card and its cards. `quest` is the unfinished quest that the character is on. `portal_dice` is 1 for the Dwarf
    or with a Gnome by Craft, which follows from the hero's `character` and `cards`.
    """

    situation: Literal["talisman/portal-of-power"]
    ability: printed_effects.Ability
    hero: CharacterRequest
    attempts: Annotated[int, Field(ge=1, le=40, strict=True)] = 1
    portal_dice: Annotated[int, Field(ge=1, le=2, strict=True)] | None = None
    quest: Unfinished = Unfinished.NONE
    goal: Literal["win"] = "win"
    variants: PortalVariants = default_variants(PortalVariants)

    @model_validator(mode="after")
    def _check_dice(self) -> PortalRequest:
        if self.ability is printed_effects.Ability.STRENGTH and self.portal_dice == 1:
            raise contradiction_error("portal_dice = 1", phrase("by-strength-it-takes-2-dice"), phrase("take-it-out"))
        return self


def build_problem(request: PortalRequest) -> Problem[PortalOutcome]:
    """Build the problem of `talisman/portal-of-power`. Raises `BadInputError` for an impossible hero."""
    ability = request.ability.value
    given = read_character(request.hero, needs=(ability,), in_one_turn=request.attempts == 1)
    lock = portal_lock()
    spared = portal_dice(given.kit, request.ability)
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
        getattr(given, ability),
        given.counters[ability],
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
    return Problem(
        rule, goal, summary, rule_facts=_known, rounds=request.attempts, named=name_what_opens(request, given)
    )


def name_what_opens(request: PortalRequest, given: CharacterSheet) -> tuple[NamedPiece, ...]:
    """The pieces that the request names; none of them counts while a quest bars the Portal."""
    if bars_the_portal(request.quest, request.variants.quest_bars_portal):
        return name_pieces(given, Uses())
    by_craft = request.ability is printed_effects.Ability.CRAFT
    act = act_of("fewer-dice" if by_craft else "fewer-dice-by-craft", "crossing-regions/portal-of-power")
    sparing = [given.kit.entry_of(piece) for piece in given.kit.pieces_with(lambda piece: piece.portal_dice)]
    uses = Uses((request.ability.value,), moments=("own-move-end", "as-required", "any-time"))
    return name_pieces(given, uses, collect_acts(*((act, entry) for entry in sparing), *spells_held_back(given, uses)))


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
        "ability": "strength", "hero.strength": 6, "hero.craft": 6, "hero.counters.strength": 2,
        "hero.counters.craft": 2, "hero.fate": 1, "attempts": 1, "portal_dice": None, "quest": "none",
    },
    advanced_fields=frozenset({"attempts", "portal_dice"}),
    named_input=named_in("portal-of-power"),
    group=INNER_REGION,
)  # fmt: skip
