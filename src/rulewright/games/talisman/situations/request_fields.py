"""Shared field types of the requests of Talisman's situations, with the bounds and defaults of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from rulewright.games.talisman.data.piece_abilities import Face
from rulewright.games.talisman.rules.battle import Armour
from rulewright.games.talisman.situations.pieces import PieceId
from rulewright.situations.request import Flag, RequestModel

if TYPE_CHECKING:
    from rulewright.games.talisman.rules.ability import Points

AbilityValue = Annotated[int, Field(ge=0, le=40, strict=True)]
Life = Annotated[int, Field(ge=1, le=20, strict=True)]
Tokens = Annotated[int, Field(ge=0, le=20, strict=True)]
Gold = Annotated[int, Field(ge=0, le=99, strict=True)]
EncounterNumber = Annotated[int, Field(ge=1, le=9, strict=True)]
SpellNumber = Annotated[int, Field(ge=0, le=24, strict=True)]
TrophyNumber = Annotated[int, Field(ge=0, le=40, strict=True)]


class PointsRequest(RequestModel):
    """Points of Strength and of Craft."""

    strength: AbilityValue = 0
    craft: AbilityValue = 0

    def to_points(self) -> Points:
        """Convert to the type of the rules."""
        from rulewright.games.talisman.rules.ability import Points

        return Points(self.strength, self.craft)


class CharacterRequest(RequestModel):
    """A character and all that it has, by the last parts of ids: its `cards` are its Objects and Followers.

    Of a named `character`, `strength` and `craft` follow from its card, its `counters` and its `cards`. If given, they
    are totals outside of a fight: the printed value, the counters and what its cards always add. Where no character is
    named, the totals that matter must be given. Anything that counts in a fight alone is added to them, from
    `character` and `cards`; `battle_bonus`, if given, stands for all of it. `armour`, if not given, is the best among
    the cards that the character can use in battle. `followers` counts those named, too.
    """

    character: PieceId | None = None
    strength: AbilityValue | None = None
    craft: AbilityValue | None = None
    counters: PointsRequest = PointsRequest()
    life: Life = 4
    fate: Tokens = 0
    gold: Gold = 0
    followers: Tokens = 0
    cards: Annotated[tuple[PieceId, ...], Field(max_length=20)] = ()
    spells: Annotated[tuple[PieceId, ...], Field(max_length=24)] = ()
    alignment: Literal["good", "neutral", "evil"] | None = None
    toad: Flag = False
    armour: Armour = Armour.NONE
    battle_bonus: AbilityValue = 0
    talisman: Flag = True


class OwnerRequest(CharacterRequest):
    """A character with numbers of Objects, Spells in hand and trophies; what is named is part of them."""

    objects: Tokens = 0
    spells_held: SpellNumber = 0
    trophies: TrophyNumber = 0


class DiceRequest(RequestModel):
    """Attack dice that already lie on the table; they belong to the first battle."""

    hero: Face | None = None
    foe: Face | None = None
