"""Special abilities that both characters and cards can have."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from rulewright.corpus.records import PieceRecord, Slug, strict

Count = Annotated[int, Field(ge=0, le=40, strict=True)]
PositiveCount = Annotated[int, Field(ge=1, le=40, strict=True)]
Face = Annotated[int, Field(ge=1, le=6, strict=True)]
Flag = Annotated[bool, Field(strict=True)]
PieceIds = Annotated[tuple[Slug, ...], Field(min_length=1)]


class EnemyType(StrEnum):
    """The kind of an Enemy: the second word of its card's type."""

    ANIMAL = "animal"
    DRAGON = "dragon"
    MONSTER = "monster"
    SPIRIT = "spirit"


class Possession(StrEnum):
    """Something that one character can take from another."""

    OBJECT = "object"
    GOLD = "gold"
    FOLLOWER = "follower"


@strict(kw_only=True)
class PieceWithAbilities(PieceRecord):
    """A piece with special abilities. An absent key is an ability that the piece does not have.

    Spaces and cards are named by the last part of their ids.
    """

    need_not_roll_at: PieceIds | None = None
    """Spaces where the die may be left unrolled; once rolled, it counts."""
    evades_at: PieceIds | None = None
    """Spaces where creatures and characters may be evaded."""
    no_loss_at: PieceIds | None = None
    """Spaces whose instructions cost no life."""
    portal_dice: Literal[1] | None = None
    """The number of dice rolled instead of 2 when the Portal of Power is opened by Craft."""
    mines_dice: Literal[2] | None = None
    """The number of dice rolled instead of 3 in the Mines."""
    spaces_per_turn: Literal[1] | None = None
    """The number of spaces moved in a turn, without a die."""
    destroys: Annotated[tuple[EnemyType, ...], Field(min_length=1)] | None = None
    """Enemies that may be destroyed without an attack; they are no trophies."""
    always_a_spell: Flag | None = None
    """A Spell is drawn after the last one was cast, if Craft allows."""
    may_redraw: Flag | None = None
    """One Adventure Card drawn may be discarded for another, which must then be encountered."""
