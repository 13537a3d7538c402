"""The situation `talisman/portal-of-power`."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.engine.effects import BoundRule, Facts, bind
from rulewright.engine.goal import Goal, Measure
from rulewright.errors import BadInputError
from rulewright.games.talisman import effects
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.portal import Opener, PortalOutcome, PortalResult, attempt, portal_lock
from rulewright.games.talisman.quests import QuestReading, Unfinished
from rulewright.games.talisman.situations.defaults import IMPROVEMENTS, INNER_REGION, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.named import kit_of
from rulewright.games.talisman.situations.shapes import Ability, HeroRequest
from rulewright.games.talisman.special_abilities import portal_dice
from rulewright.situations import Problem, Situation, Summary
from rulewright.situations.request import contradiction, missing
from rulewright.situations.shapes import Request, Variants, default


class OpenerRequest(HeroRequest):
    """The character; the ability that opens the Portal must be given."""

    strength: Ability | None = None
    craft: Ability | None = None


class PortalVariants(Variants):
    """The readings that bear on the Portal."""

    quest_bars_portal: QuestReading = QuestReading.THAT_QUEST


class PortalRequest(Request):
    """`talisman/portal-of-power`: attempts to open it by `ability`, one on each turn.

    `counters` is how much of the ability can be lost, `printed` its value on the character card. Each follows from the
    other where it is left out: what is above the printed value counts as counters. Without either nothing can be lost.
    `quest` is the unfinished quest that the character is on. `portal_dice` is 1 for the Dwarf or with a Gnome by Craft,
    which follows from the hero's `character` and `cards`.
    """

    situation: Literal["talisman/portal-of-power"]
    ability: effects.Ability
    hero: OpenerRequest
    printed: Ability | None = None
    counters: Ability | None = None
    attempts: Annotated[int, Field(ge=1, le=40, strict=True)] = 1
    portal_dice: Annotated[int, Field(ge=1, le=2, strict=True)] | None = None
    quest: Unfinished = Unfinished.NONE
    goal: Literal["win"] = "win"
    variants: PortalVariants = default(PortalVariants)

    @property
    def total(self) -> int | None:
        """The hero's total in the ability that is used."""
        return self.hero.strength if self.ability is effects.Ability.STRENGTH else self.hero.craft

    @property
    def losable(self) -> int:
        """How many points of the ability can be lost."""
        if self.counters is not None:
            return self.counters
        return (self.total or 0) - self.printed if self.printed is not None else 0

    @model_validator(mode="after")
    def _fits(self) -> PortalRequest:
        field = f"hero.{self.ability}"
        if self.total is None:
            raise missing(field, phrase("give-the-characters-total-in-the"))
        least = (self.printed or 0) + (self.counters or 0)
        if least > self.total:
            raise contradiction(
                f"{field} = {self.total}",
                phrase(
                    "field-is-given-less-than-printed",
                    field=field,
                    given=self.total,
                    least=least,
                ),
                phrase("give-the-total-with-everything-that"),
            )
        return self


def ask_portal(request: PortalRequest) -> Problem[PortalOutcome]:
    """What a `talisman/portal-of-power` asks. Raises `BadInputError` for a hero that there cannot be."""
    assert request.total is not None
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
    opener = Opener(
        request.ability,
        request.total,
        request.losable,
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

    def summary(outcome: PortalOutcome) -> Summary:
        return Summary(outcome.result, {"fate": outcome.fate, ability: outcome.total})

    rule = bind(attempt, opener, lock, request.attempts, request.variants.quest_bars_portal)
    return Problem(rule, goal, summary, facts_of=_known, rounds=request.attempts)


def _known(rule: BoundRule[Any]) -> Facts:
    """What is left of the ability before an attempt."""
    opener = rule.arguments[0]
    assert isinstance(opener, Opener)
    return {opener.ability.value: opener.total, "counters": opener.counters}


SITUATION = Situation(
    id="talisman/portal-of-power",
    vocabulary=VOCABULARY,
    request=PortalRequest,
    ask=ask_portal,
    result_ids=tuple(PortalResult),
    goal_ids=("win",),
    variants=variants("quest-bars-portal"),
    headline={"win": "through"},
    improvements=IMPROVEMENTS,
    form={
        "ability": "strength", "hero.strength": 6, "hero.craft": 6, "printed": 4, "hero.fate": 1, "attempts": 1,
        "counters": None, "portal_dice": None, "quest": "none",
    },
    more=frozenset({"attempts", "portal_dice"}),
    naming=named_in("portal-of-power"),
    group=INNER_REGION,
)  # fmt: skip
