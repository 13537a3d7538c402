"""Encounters with cards that do something by themselves: Events, Strangers, Places, and cards put elsewhere.

Effects are returned by their ids; a fight that a card leads to is another situation.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulewright.engine.effects import Rule, Status, choose, cite
from rulewright.games.talisman.cards import Card, CardType, load_cards
from rulewright.games.talisman.effects import Alignment, Table
from rulewright.games.talisman.heroes import load_heroes
from rulewright.games.talisman.space import (
    NOTHING,
    Encountered,
    RollBonus,
    Visitor,
    follow,
    on_table,
    prayer,
    wants_to_roll,
    with_alignment,
)

CAVE = "cave"
"""The one card for which a character has a bonus of its own."""


def effects_of(card: Card) -> tuple[str, ...]:
    """The ids of all effects that the card can have on any character."""
    table = dice_table(card)
    if table is not None:
        found = dict.fromkeys(row.effect for row in table.rows)
    else:
        found = dict.fromkeys((*(card.effects or ()), *(card.choice or ())))
        found |= {effect: None for effects in (card.alignments or {}).values() for effect in effects}
    if card.optional or is_conditional(card):
        found |= {NOTHING: None}
    return tuple(found)


def is_conditional(card: Card) -> bool:
    """Whether the card does nothing to some characters."""
    return bool(conditions(card)) or card.id in _spared()


@cache
def _spared() -> frozenset[str]:
    """The ids of the cards that never affect one of the characters."""
    return frozenset(card for hero in load_heroes().characters.values() for card in hero.unaffected_by or ())


def conditions(card: Card) -> frozenset[str]:
    """The properties of a character on which the card's effects depend."""
    asks = {
        "craft": card.needs_craft is not None or card.craft_below is not None,
        "strength": card.strength_below is not None,
        "gold": card.price is not None,
        "alignment": card.welcomes is not None,
    }
    return frozenset(name for name, is_asked in asks.items() if is_asked)


def cards_encountered() -> Iterator[Card]:
    """The cards that affect the characters that meet them other than by attacks, and those put elsewhere when drawn."""
    kinds = CardType.EVENT, CardType.STRANGER, CardType.PLACE
    for card in load_cards().cards.values():
        if card.placed is not None or (card.type in kinds and effects_of(card)):
            yield card


def dice_table(card: Card) -> Table | None:
    """The dice table of a card: that of the positions where it is put when drawn, if it has one, else its own."""
    return card.placed or card.table


def encounter_card(card_id: str, visitor: Visitor) -> Rule[Encountered]:
    """Let a character meet a card, or put the card that it has drawn on the board. Return the effect."""
    card = load_cards().cards[card_id]
    entry = f"cards/{card_id}"
    if card.id in visitor.unaffected_by:
        yield from cite(entry, Status.BLOCKED, blocked_by=visitor.spared_by)
        return Encountered(NOTHING)
    yield from cite(entry)
    if visitor.free_purchase_by is not None:
        yield from cite(visitor.free_purchase_by, part=1)
    table = dice_table(card)
    if table is None:
        return (yield from follow_card(card, visitor))
    if card.placed is not None:
        yield from cite("adventure-cards/cards-placed-elsewhere")
    if card.optional and not (yield from wants_to_roll(entry, visitor)):
        return Encountered(NOTHING)
    bonus = prayer(visitor) if card.prayer else None
    if card.id == CAVE and visitor.cave_bonus:
        bonus = RollBonus(visitor.cave_bonus, "cave-bonus", visitor.bonus_by or entry)
    effect, paid = yield from on_table(entry, table, visitor.fate, visitor.seeks, bonus)
    return (yield from follow(effect, visitor, paid))


def follow_card(card: Card, visitor: Visitor) -> Rule[Encountered]:
    """Apply a card without dice to a character, if the card concerns it."""
    entry = f"cards/{card.id}"
    if card.alignments is not None:
        visitor = yield from with_alignment(tuple(card.alignments), visitor)
    elif card.welcomes is not None:
        visitor = yield from with_alignment(tuple(Alignment), visitor)
    if not concerns(card, visitor):
        return Encountered(NOTHING)
    if card.choice is not None:
        effect = visitor.visit or (yield from choose("visit", card.choice, entry=entry, ranks=(0,) * len(card.choice)))
    elif card.alignments is not None:
        assert visitor.alignment is not None
        (effect,) = card.alignments[visitor.alignment]
    else:
        (effect,) = card.effects or ()
    if card.price is not None and visitor.seeks:
        effect = yield from choose("visit", (NOTHING, effect), entry=entry)
    return (yield from follow(effect, visitor, 0))


def concerns(card: Card, visitor: Visitor) -> bool:
    """Whether the card does anything to the character, by its Craft, Strength, gold and alignment."""
    return not (
        (card.needs_craft is not None and (visitor.craft or 0) < card.needs_craft)
        or (card.craft_below is not None and (visitor.craft or 0) >= card.craft_below)
        or (card.strength_below is not None and (visitor.strength or 0) >= card.strength_below)
        or (card.price is not None and visitor.gold < card.price)
        or (card.welcomes is not None and visitor.alignment not in card.welcomes)
    )
