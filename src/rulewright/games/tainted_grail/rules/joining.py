"""The keys of a card that join with the card before it, and the bonuses of joined keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.card import (
    FREE_KEY,
    MAGIC_KEY,
    AttributeKey,
    DeckCard,
    KeyBonus,
    KeyIcon,
    RightEdge,
)
from rulewright.games.tainted_grail.data.character import Attribute

AttributeLevels = Mapping[Attribute, int]


@dataclass(frozen=True, slots=True)
class JoinedKey:
    """A joined key: its place (row, `M` or `F`), the attributes that it stands for, and its bonuses.

    `dropped` are icons made blank by a void.
    """

    place: str
    attributes: tuple[Attribute, ...]
    bonuses: tuple[KeyBonus, ...]
    dropped: tuple[KeyBonus, ...] = ()


@executes("cards-and-keys/attribute-key")
def opens(key: AttributeKey, attributes: AttributeLevels, needs_all: bool = False) -> bool:
    """Whether the character has the level that a key requires; of a key of several attributes, one is enough.

    With `needs_all`, every attribute of the key must have its level.
    """
    met = [attributes.get(attribute, 0) >= level for attribute, level in key.levels]
    return all(met) if needs_all else any(met)


@executes("cards-and-keys/multiplier", "cards-and-keys/void")
def read(icons: Iterable[KeyBonus]) -> tuple[tuple[KeyBonus, ...], tuple[KeyBonus, ...]]:
    """Read icons from left to right. Return the bonuses that they give, and those that a void has made blank.

    A multiplier or void acts on the next icon only; an extra-card bonus is not multiplied.
    """
    given, dropped = [], []
    times, is_void = 1, False
    for icon in icons:
        if icon.icon is KeyIcon.MULTIPLIER and not is_void:
            times *= icon.number
            continue
        if icon.icon is KeyIcon.VOID and not is_void:
            times, is_void = 1, True
            continue
        if is_void:
            dropped.append(icon)
        elif icon.icon is KeyIcon.EXTRA_CARD:
            given.append(icon)
        else:
            given.append(KeyBonus(icon.icon, icon.number * times))
        times, is_void = 1, False
    return tuple(given), tuple(dropped)


@executes("cards-and-keys/joining-keys", "cards-and-keys/bonus-key", "cards-and-keys/sequence")
def joined_keys(
    before: RightEdge, card: DeckCard, attributes: AttributeLevels, pays_magic: bool, needs_all: bool = False
) -> tuple[JoinedKey, ...]:
    """The keys of `card` that join with the edge before it: attribute keys from the top, magic key, free key."""
    found = [
        JoinedKey(str(row), tuple(attribute for attribute, _ in before.keys[row].levels), *read(icons))
        for row, icons in sorted(card.bonuses.items())
        if row in before.keys and opens(before.keys[row], attributes, needs_all)
    ]
    if pays_magic and has_magic_key(before, card):
        found.append(JoinedKey(MAGIC_KEY, (), *read((*(before.magic or ()), *(card.magic or ())))))
    found.append(free_key(before, card))
    return tuple(found)


@executes("cards-and-keys/magic-key")
def has_magic_key(before: RightEdge, card: DeckCard) -> bool:
    """Whether both halves of a magic key meet, so that it joins for 1 magic."""
    return before.magic is not None and card.magic is not None


@executes("cards-and-keys/free-key")
def free_key(before: RightEdge, card: DeckCard) -> JoinedKey:
    """The free key, which always joins; the icons on its left half act on the bonuses of its right half."""
    return JoinedKey(FREE_KEY, (), *read((*before.free, *card.free)))


@executes("cards-and-keys/further-cards")
def lets_be_played(joined: Iterable[JoinedKey]) -> bool:
    """Whether a card may be played as a further one: one of its own keys joins and has an extra-card bonus."""
    return any(bonus.icon is KeyIcon.EXTRA_CARD for key in joined for bonus in key.bonuses)
