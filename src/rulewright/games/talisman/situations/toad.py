"""The situation `talisman/toad`: the consequences of being turned into a Toad."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.toad import ToadVictim, become_a_toad
from rulewright.games.talisman.situations.ability import AbilityHeroRequest, read_bearer
from rulewright.games.talisman.situations.character_sheet import (
    ABILITIES,
    CharacterSheet,
    count_belongings,
    read_character,
)
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY
from rulewright.games.talisman.situations.named_pieces import Acts, Uses, act_of, name_pieces
from rulewright.games.talisman.situations.statements import report_consequences
from rulewright.situations.problem import Report
from rulewright.situations.request import Flag, RequestModel, contradiction_error
from rulewright.situations.situation import Situation


class VictimRequest(AbilityHeroRequest):
    """The character that is turned into a Toad. `toad`: it is one already, for `toad_turns_left` turns more.

    `strength` and `craft` are those that it has when it is none.
    """

    toad_turns_left: Annotated[int, Field(ge=1, le=3, strict=True)] = 3

    @model_validator(mode="after")
    def _check_toad_turns(self) -> VictimRequest:
        if "toad_turns_left" in self.model_fields_set and not self.toad:
            raise contradiction_error(
                "toad_turns_left",
                phrase("a-character-that-is-no-toad-has"),
                phrase("set-toad-or-take-out-toad"),
            )
        return self


class ToadRequest(RequestModel):
    """`talisman/toad`: the character is turned into a Toad now, in its own turn or in another player's."""

    situation: Literal["talisman/toad"]
    hero: VictimRequest
    own_turn: Flag = True
    space: Literal["ordinary", "crown-of-command"] = "ordinary"


def build_report(request: ToadRequest) -> Report:
    """Build the answer to `talisman/toad`. Raises `BadInputError` for an unknown character."""
    hero = request.hero
    itself = hero.model_copy(update={"toad": False})
    given = read_character(itself, needs=ABILITIES)
    bearer = read_bearer(itself, given.owned, given.items)
    if hero.toad:
        bearer = replace(bearer, toad=load_heroes().toad, as_toad=hero.gained_as_toad.to_points())
    victim = ToadVictim(
        bearer,
        count_belongings(hero, given),
        hero.life,
        hero.fate,
        hero.toad_turns_left if hero.toad else 0,
        request.own_turn,
        request.space == "crown-of-command",
    )
    report = report_consequences(request.situation, become_a_toad(victim, load_heroes().toad))
    sheet = read_character(hero) if hero.toad else replace(given, shares={})
    return replace(report, named=name_pieces(sheet, Uses(), _acts(given)))


def _acts(given: CharacterSheet) -> Acts:
    """What the change does to each named piece."""
    left = act_of("is-left-on-the-space", "other-rules/toad")
    kept = act_of("spell-is-kept", "other-rules/toad-spells")
    hero = given.owned.hero
    returns = act_of("values-return", "other-rules/toad-strength-and-craft")
    return {
        **({} if hero is None else {f"heroes/{hero.id}": (returns,)}),
        **{given.owned.entry_of(card): (left,) for card in given.owned.cards},
        **{f"cards/{spell.id}": (kept,) for spell in given.spells},
    }


SITUATION = Situation(
    id="talisman/toad",
    vocabulary=VOCABULARY,
    request=ToadRequest,
    problem_builder=build_report,
    form_defaults={
        "hero.character": "warrior", "hero.counters.strength": 0, "hero.counters.craft": 0, "hero.life": 4,
        "hero.fate": 1, "hero.objects": 2, "hero.followers": 1, "hero.gold": 1,
        "hero.cards": [], "hero.spells_held": 0, "hero.trophies": 0,
        "own_turn": True, "space": "ordinary", "hero.toad": False, "hero.toad_turns_left": None,
        "hero.strength": None, "hero.craft": None, "hero.gained_as_toad.strength": 0, "hero.gained_as_toad.craft": 0,
    },
    advanced_fields=frozenset({
        "hero.craft", "hero.gained_as_toad.craft", "hero.gained_as_toad.strength", "hero.strength", "toad_turns_left",
    }),
    group=CHARACTERS,
)  # fmt: skip
