"""The shapes of Talisman's situations, with the bounds and defaults of the contract."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from rulewright.phrase import phrase
from rulewright.situations.request import contradiction, missing
from rulewright.talisman.battle import Armour

Ability = Annotated[int, Field(ge=0, le=40, strict=True)]
Life = Annotated[int, Field(ge=1, le=20, strict=True)]
Tokens = Annotated[int, Field(ge=0, le=20, strict=True)]
Gold = Annotated[int, Field(ge=0, le=99, strict=True)]
Face = Annotated[int, Field(ge=1, le=6, strict=True)]
EncounterNumber = Annotated[int, Field(ge=1, le=9, strict=True)]
Flag = Annotated[bool, Field(strict=True)]


class Request(BaseModel):
    """Whatever a request holds: only known fields, immutable."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class HeroRequest(Request):
    """The character. Abilities are totals in the phase where they are used."""

    life: Life = 4
    fate: Tokens = 0
    followers: Tokens = 0
    gold: Gold = 0
    armour: Armour = Armour.NONE
    talisman: Flag = True
    battle_bonus: Ability = 0


class BattleHeroRequest(HeroRequest):
    """The character in a battle."""

    strength: Ability
    craft: Ability | None = None


class FoeRequest(Request):
    """The one creature of a battle."""

    strength: Ability
    roll_bonus: Ability = 0


class NumberedFoeRequest(Request):
    """One of several Enemies: Strength and encounter number; equal numbers fight as one."""

    strength: Ability
    number: EncounterNumber = 2


class DiceRequest(Request):
    """Attack dice that already lie on the table; they belong to the first battle."""

    hero: Face | None = None
    foe: Face | None = None


class BattleVariants(Request):
    """Readings that the rulebooks leave open."""

    fate_on_armour: Flag = Field(default=True, alias="fate-on-armour")


class BattleRequest(Request):
    """`talisman/battle`: the character against one creature (`foe`) or several Enemies (`foes`)."""

    situation: Literal["talisman/battle"]
    hero: BattleHeroRequest
    foe: FoeRequest | None = None
    foes: Annotated[tuple[NumberedFoeRequest, ...], Field(min_length=1, max_length=6)] | None = None
    dice: DiceRequest = DiceRequest()
    may_evade: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: BattleVariants = Field(default_factory=lambda: BattleVariants.model_validate({}))

    @model_validator(mode="after")
    def _one_opponent(self) -> BattleRequest:
        if self.foe is not None and self.foes is not None:
            raise contradiction(
                "foe, foes",
                phrase("Both “foe” and “foes” are given."),
                phrase("Give “foe” for one creature or “foes” for several Enemies."),
            )
        if self.foe is None and self.foes is None:
            raise missing("foe", phrase("Give “foe” for one creature or “foes” for several Enemies."))
        return self
