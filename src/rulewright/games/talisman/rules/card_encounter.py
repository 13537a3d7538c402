"""Encounters with cards that do something by themselves: Events, Strangers, Places, and cards put elsewhere.

Effects are returned by their ids; a fight that a card leads to is another situation.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulewright.engine.effects import Rule, Status, choose, cite
from rulewright.games.talisman.data.cards import CardType, EncounterCard, load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import Alignment, DiceTable
from rulewright.games.talisman.rules.space import (
    NO_EFFECT,
    EncounterOutcome,
    RollBonus,
    SpaceVisitor,
    choose_alignment,
    decide_to_roll,
    find_prayer_bonus,
    follow,
    roll_on_table,
)

CAVE_CARD = "cave"
"""The one card for which a character has a bonus of its own."""


def possible_effects(card: EncounterCard) -> tuple[str, ...]:
    """The ids of all effects that the card can have on any character."""
    table = card_dice_table(card)
    if table is not None:
        found = dict.fromkeys(row.effect for row in table.rows)
    else:
        found = dict.fromkeys((*(card.effects or ()), *(card.choice or ())))
        found |= {effect: None for effects in (card.alignments or {}).values() for effect in effects}
    if card.optional or spares_some_characters(card):
        found |= {NO_EFFECT: None}
    return tuple(found)


def spares_some_characters(card: EncounterCard) -> bool:
    """Whether the card does nothing to some characters."""
    return bool(checked_attributes(card)) or card.id in _cards_without_effect_on_someone()


@cache
def _cards_without_effect_on_someone() -> frozenset[str]:
    """The ids of the cards that never affect one of the characters."""
    return frozenset(card for hero in load_heroes().characters.values() for card in hero.unaffected_by or ())


def checked_attributes(card: EncounterCard) -> frozenset[str]:
    """The properties of a character on which the card's effects depend."""
    asks = {
        "craft": card.needs_craft is not None or card.craft_below is not None,
        "strength": card.strength_below is not None,
        "gold": card.price is not None,
        "alignment": card.welcomes is not None,
    }
    return frozenset(name for name, is_asked in asks.items() if is_asked)


def cards_with_effects() -> Iterator[EncounterCard]:
    """The cards that affect the characters that meet them other than by attacks, and those put elsewhere when drawn."""
    kinds = CardType.EVENT, CardType.STRANGER, CardType.PLACE
    for card in load_cards().cards.values():
        if card.placed is not None or (card.type in kinds and possible_effects(card)):
            yield card


def card_dice_table(card: EncounterCard) -> DiceTable | None:
    """The dice table of a card: that of the positions where it is put when drawn, if it has one, else its own."""
    return card.placed or card.table


def encounter_card(card_id: str, visitor: SpaceVisitor) -> Rule[EncounterOutcome]:
    """Let a character meet a card, or put the card that it has drawn on the board. Return the effect."""
    card = load_cards().cards[card_id]
    entry = f"cards/{card_id}"
    if card.id in visitor.unaffected_by:
        yield from cite(entry, Status.BLOCKED, blocked_by=visitor.spared_by)
        return EncounterOutcome(NO_EFFECT)
    yield from cite(entry)
    if visitor.free_purchase_by is not None:
        yield from cite(visitor.free_purchase_by, part=1)
    table = card_dice_table(card)
    if table is None:
        return (yield from follow_card(card, visitor))
    if card.placed is not None:
        yield from cite("adventure-cards/cards-placed-elsewhere")
    if card.optional and not (yield from decide_to_roll(entry, visitor)):
        return EncounterOutcome(NO_EFFECT)
    bonus = find_prayer_bonus(visitor) if card.prayer else None
    if card.id == CAVE_CARD and visitor.cave_bonus:
        bonus = RollBonus(visitor.cave_bonus, "cave-bonus", visitor.bonus_by or entry)
    effect, paid = yield from roll_on_table(entry, table, visitor.fate, visitor.seeks, bonus)
    return (yield from follow(effect, visitor, paid))


def follow_card(card: EncounterCard, visitor: SpaceVisitor) -> Rule[EncounterOutcome]:
    """Apply a card without dice to a character, if the card concerns it."""
    entry = f"cards/{card.id}"
    if card.alignments is not None:
        visitor = yield from choose_alignment(tuple(card.alignments), visitor)
    elif card.welcomes is not None:
        visitor = yield from choose_alignment(tuple(Alignment), visitor)
    if not applies_to(card, visitor):
        return EncounterOutcome(NO_EFFECT)
    if card.choice is not None:
        effect = visitor.visit or (yield from choose("visit", card.choice, entry=entry, ranks=(0,) * len(card.choice)))
    elif card.alignments is not None:
        assert visitor.alignment is not None
        (effect,) = card.alignments[visitor.alignment]
    else:
        (effect,) = card.effects or ()
    if card.price is not None and visitor.seeks:
        effect = yield from choose("visit", (NO_EFFECT, effect), entry=entry)
    return (yield from follow(effect, visitor, 0))


def applies_to(card: EncounterCard, visitor: SpaceVisitor) -> bool:
    """Whether the card does anything to the character, by its Craft, Strength, gold and alignment."""
    return not (
        (card.needs_craft is not None and (visitor.craft or 0) < card.needs_craft)
        or (card.craft_below is not None and (visitor.craft or 0) >= card.craft_below)
        or (card.strength_below is not None and (visitor.strength or 0) >= card.strength_below)
        or (card.price is not None and visitor.gold < card.price)
        or (card.welcomes is not None and visitor.alignment not in card.welcomes)
    )
