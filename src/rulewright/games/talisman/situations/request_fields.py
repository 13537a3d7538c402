"""Shared field types of the requests of Talisman's situations, with the bounds and defaults of the contract."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any

from pydantic import Field, model_validator

from rulewright.games.talisman.data.piece_abilities import Face
from rulewright.games.talisman.rules.battle import Armour
from rulewright.games.talisman.situations.pieces import PieceId
from rulewright.situations.request import Flag, RequestModel

AbilityValue = Annotated[int, Field(ge=0, le=40, strict=True)]
Life = Annotated[int, Field(ge=1, le=20, strict=True)]
Tokens = Annotated[int, Field(ge=0, le=20, strict=True)]
Gold = Annotated[int, Field(ge=0, le=99, strict=True)]
EncounterNumber = Annotated[int, Field(ge=1, le=9, strict=True)]


class HeroRequest(RequestModel):
    """The character. Abilities are totals in the phase where they are used.

    By its `character` and the `cards` among its Objects and Followers, last parts of their ids, it has their special
    abilities; what they add to Strength and Craft is in the totals already. `followers` counts those named, too.
    `armour`, where it is not told, is the best among the cards that the character can use in battle.
    """

    character: PieceId | None = None
    cards: Annotated[tuple[PieceId, ...], Field(max_length=20)] = ()
    life: Life = 4
    fate: Tokens = 0
    followers: Tokens = 0
    gold: Gold = 0
    armour: Armour = Armour.NONE
    talisman: Flag = True
    battle_bonus: AbilityValue = 0

    @model_validator(mode="before")
    @classmethod
    def _fill_in_armour(cls, given: Any) -> Any:  # noqa: ANN401
        if not isinstance(given, Mapping) or "armour" in given or not isinstance(given.get("cards"), list | tuple):
            return given
        worn = find_best_armour(given["cards"], given.get("character"))
        return given if worn is Armour.NONE else {**given, "armour": worn}


class CountedHero(HeroRequest):
    """A character whose abilities may be told, with the counters that are all it can lose of them."""

    strength: AbilityValue | None = None
    craft: AbilityValue | None = None
    strength_counters: AbilityValue = 0
    craft_counters: AbilityValue = 0


class DiceRequest(RequestModel):
    """Attack dice that already lie on the table; they belong to the first battle."""

    hero: Face | None = None
    foe: Face | None = None


def find_best_armour(cards: Collection[object], character: object) -> Armour:
    """The best Armour among these cards that the character can use in battle."""
    worn = [each for each in Armour if each in cards]
    if not worn:
        return Armour.NONE
    from rulewright.games.talisman.data.heroes import load_heroes

    hero = load_heroes().characters.get(character) if isinstance(character, str) else None
    return worn[-1] if hero is None or hero.armour_in_battle is None else Armour.NONE
