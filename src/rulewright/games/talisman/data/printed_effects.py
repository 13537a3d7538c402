"""The effects of spaces and cards on a character as data, and the dice tables that lead to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from rulewright.corpus.model import Provenance
from rulewright.corpus.records import Slug, strict

Amount = Annotated[int, Field(ge=1, le=4, strict=True)]
"""At most 4: the sentences with an amount lack the form that Czech needs for more."""
Price = Annotated[int, Field(ge=0, le=9, strict=True)]
DiceCount = Annotated[int, Field(ge=1, le=4, strict=True)]
PositionId = Annotated[str, Field(pattern=r"^(outer|middle|inner)/[a-z0-9]+(-[a-z0-9]+)*$")]
EntryId = Annotated[str, Field(pattern=r"^[a-z0-9-]+/[a-z0-9-]+$")]


class Region(StrEnum):
    """The parts of the board, from the edge to the middle."""

    OUTER = "outer"
    MIDDLE = "middle"
    INNER = "inner"
    """With the Crown of Command."""


class Ability(StrEnum):
    """An ability that a character fights with."""

    STRENGTH = "strength"
    CRAFT = "craft"


class Alignment(StrEnum):
    """A character's alignment."""

    GOOD = "good"
    NEUTRAL = "neutral"
    EVIL = "evil"


class EffectSubject(StrEnum):
    """Something that a character can gain, lose or hand over."""

    STRENGTH = "strength"
    CRAFT = "craft"
    LIFE = "life"
    FATE = "fate"
    GOLD = "gold"
    SPELL = "spell"
    FOLLOWER = "follower"
    OBJECT = "object"
    MAGIC_OBJECT = "magic-object"
    TALISMAN = "talisman"
    ENEMY = "enemy"


@strict()
class NoEffect:
    """Nothing happens."""

    id: Slug
    kind: Literal["nothing"]


@strict()
class GainOrLoss:
    """The character gains or loses `amount` of something."""

    id: Slug
    kind: Literal["gain", "lose"]
    of: EffectSubject
    amount: Amount


@strict()
class LoseTurn:
    """The character loses a turn: `turn/lose-a-turn`."""

    id: Slug
    kind: Literal["lose-turn"]


@strict()
class BecomeToad:
    """The character is a Toad for 3 turns: `other-rules/toad`."""

    id: Slug
    kind: Literal["toad"]


@strict()
class Fight:
    """A creature with this Strength or Craft attacks the character."""

    id: Slug
    kind: Literal["fight"]
    by: Ability
    value: Annotated[int, Field(ge=1, le=40, strict=True)]


@strict()
class MoveCharacter:
    """The character is moved to the position `to`, or to any other one of the Region `within`.

    An `offer` takes the place of the next move, and the character may decline it.
    """

    id: Slug
    kind: Literal["move"]
    to: PositionId | None = None
    within: Region | None = None
    offer: bool = False


@strict()
class Enslave:
    """The character stays on its space until a movement roll shows one of the numbers `until`."""

    id: Slug
    kind: Literal["enslave"]
    until: Annotated[tuple[Annotated[int, Field(ge=1, le=6, strict=True)], ...], Field(min_length=1)]


@strict()
class ChangeAlignment:
    """The character's alignment becomes `to`: `character-rules/alignment-change`."""

    id: Slug
    kind: Literal["align"]
    to: Alignment


@strict()
class HealOrReplenish:
    """The character may heal lives or replenish fate, at `price` gold each, 0 meaning free.

    It restores at most `up_to` of them, and never above the value on its card.
    """

    id: Slug
    kind: Literal["heal", "replenish-fate"]
    price: Price
    up_to: Amount | None = None


@strict()
class SellObjects:
    """The character may discard as many of its Objects as it likes for `price` gold each."""

    id: Slug
    kind: Literal["sell-objects"]
    price: Price


@strict()
class Buy:
    """The character may buy any number of the Purchase Cards left; `prices` is the gold for each, by the card's id."""

    id: Slug
    kind: Literal["buy"]
    prices: Mapping[Slug, Price]


@strict()
class Quest:
    """The Warlock's quest: `take` a life from another character, `kill` an Enemy, `deliver` (discard) something."""

    id: Slug
    kind: Literal["quest"]
    task: Literal["take", "kill", "deliver"]
    of: EffectSubject
    amount: Amount


@strict()
class OthersLose:
    """Every other character loses `amount` of something."""

    id: Slug
    kind: Literal["others-lose"]
    of: EffectSubject
    amount: Amount


Effect = Annotated[
    NoEffect
    | GainOrLoss
    | LoseTurn
    | BecomeToad
    | Fight
    | MoveCharacter
    | Enslave
    | ChangeAlignment
    | HealOrReplenish
    | SellObjects
    | Buy
    | Quest
    | OthersLose,
    Field(discriminator="kind"),
]


@strict()
class DiceTableRow:
    """An inclusive range of results, and the id of the effect that they lead to."""

    rolls: tuple[int, int]
    effect: Slug


@strict()
class DiceTable:
    """A dice table: effects by the sum of `dice` dice, less the ability `minus` if that is set.

    With `minus`, the first row is open below and the last one above. `known` is the rows' provenance if it differs from
    that of the enclosing field.
    """

    dice: DiceCount
    rows: Annotated[tuple[DiceTableRow, ...], Field(min_length=1)]
    minus: Ability | None = None
    known: Provenance | None = None

    def effect_for(self, total: int) -> str:
        """The id of the effect of `total`. Raises `ValueError` if the dice cannot show that total."""
        if self.minus is not None:
            total = min(max(total, self.rows[0].rolls[0]), self.rows[-1].rolls[1])
        for row in self.rows:
            if row.rolls[0] <= total <= row.rolls[1]:
                return row.effect
        raise ValueError(f"{total} is no result of {self.dice} dice")


def find_dice_table_faults(table: DiceTable, known: Iterable[str]) -> Iterator[str]:
    """Yield the faults of a table: effects that are not `known`, and results left out or repeated."""
    known = set(known)
    first, last = table.rows[0].rolls[0], table.rows[-1].rolls[1]
    if table.minus is None and (first, last) != (table.dice, 6 * table.dice):
        yield f"its rows go from {first} to {last}, and {table.dice} dice from {table.dice} to {6 * table.dice}"
    expected = first
    for row in table.rows:
        if row.effect not in known:
            yield f"there is no effect {row.effect}"
        if row.rolls[0] != expected or row.rolls[1] < row.rolls[0]:
            yield f"the row {row.rolls[0]}–{row.rolls[1]} should begin with {expected}"
        expected = row.rolls[1] + 1
