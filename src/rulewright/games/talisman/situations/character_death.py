"""The situation `talisman/character-death`: the destination of all belongings, and the player's next steps."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.character_death import (
    DEATH_ENTRY,
    Cause,
    DeadCharacter,
    GameContext,
    resolve_death,
)
from rulewright.games.talisman.situations.character_sheet import (
    CharacterSheet,
    count_all_counters,
    count_belongings,
    read_character,
)
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY
from rulewright.games.talisman.situations.named_pieces import Acts, Uses, act_of, name_pieces
from rulewright.games.talisman.situations.request_fields import OwnerRequest
from rulewright.games.talisman.situations.statements import report_consequences
from rulewright.situations.problem import Report
from rulewright.situations.request import Flag, RequestModel, contradiction_error
from rulewright.situations.situation import Situation

DeathAlternative = Literal["inherited-items", "faster-bloodbath"]


class DeadRequest(OwnerRequest):
    """The dead character: what it had."""

    alignment_card: Flag = False


class CharacterDeathRequest(RequestModel):
    """`talisman/character-death`: the character has lost its last life.

    `players` counts those still in the game, this one too; `unused_characters` the character cards that are left.
    """

    situation: Literal["talisman/character-death"]
    hero: DeadRequest = DeadRequest()
    killed_by: Cause = Cause.OTHER
    players: Annotated[int, Field(ge=2, le=6, strict=True)] = 4
    unused_characters: Annotated[int, Field(ge=0, le=12, strict=True)] | None = None
    crown_reached: Flag = False
    alternatives: Annotated[tuple[DeathAlternative, ...], Field(max_length=2)] = ()

    @model_validator(mode="after")
    def _check_crown_reached(self) -> CharacterDeathRequest:
        if (
            self.killed_by is Cause.COMMAND_SPELL
            and "crown_reached" in self.model_fields_set
            and not self.crown_reached
        ):
            raise contradiction_error(
                "crown_reached, killed_by",
                phrase("the-command-spell-is-cast-only"),
                phrase("set-crown-reached-or-give-another"),
            )
        return self


def build_report(request: CharacterDeathRequest) -> Report:
    """Build the answer to `talisman/character-death`."""
    agreed = request.alternatives
    table = GameContext(
        request.players,
        request.unused_characters,
        request.crown_reached,
        "inherited-items" in agreed,
        "faster-bloodbath" in agreed,
    )
    given, hero = read_character(request.hero), request.hero
    had = count_belongings(hero, given)
    counters = count_all_counters(given)
    dead = DeadCharacter(had, counters["strength"], counters["craft"], hero.fate, hero.toad, hero.alignment_card)
    steps = resolve_death(dead, request.killed_by, table)
    acts = _find_fates(given, {step.name for step in steps})
    return replace(report_consequences(request.situation, steps), named=name_pieces(given, Uses(), acts))


def _find_fates(given: CharacterSheet, steps: Collection[str]) -> Acts:
    """What becomes of each named piece, by the consequences that there are."""
    if "set-aside-for-the-heir" in steps:
        fate = act_of("is-set-aside-for-the-heir", "alternative-rules/inherited-items")
    elif "killer-may-take" in steps:
        fate = act_of("killer-may-take-it", "encounters/looting")
    else:
        fate = act_of("is-left-on-the-space", DEATH_ENTRY)
    discarded = act_of("spell-is-discarded", DEATH_ENTRY)
    gone = act_of("is-out-of-the-game", DEATH_ENTRY)
    return {
        **({} if given.owned.hero is None else {f"heroes/{given.owned.hero.id}": (gone,)}),
        **{given.owned.entry_of(card): (fate,) for card in given.owned.cards},
        **{f"cards/{spell.id}": (discarded,) for spell in given.spells},
    }


SITUATION = Situation(
    id="talisman/character-death",
    vocabulary=VOCABULARY,
    request=CharacterDeathRequest,
    problem_builder=build_report,
    form_defaults={
        "killed_by": "other", "players": 4, "hero.objects": 2, "hero.followers": 1, "hero.gold": 1,
        "hero.spells_held": 0, "hero.trophies": 0, "hero.fate": 1, "hero.counters.strength": 0,
        "hero.counters.craft": 0, "hero.cards": [], "alternatives": [],
        "unused_characters": None, "crown_reached": False, "hero.toad": False, "hero.alignment_card": False,
    },
    advanced_fields=frozenset({"alignment_card", "crown_reached", "unused_characters"}),
    group=CHARACTERS,
)  # fmt: skip
