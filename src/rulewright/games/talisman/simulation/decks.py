"""Drawing, discarding and shuffling, and the piles of Purchase and Talisman cards."""

from __future__ import annotations

from rulewright.games.talisman.data.cards import Deck
from rulewright.games.talisman.simulation.table import CardCopy, Table

TALISMAN = "talisman"


def draw_adventure(table: Table) -> CardCopy | None:
    """Draw the top card of the Adventure deck, made of the discards if it has run out; `None` for no card."""
    if not table.adventures:
        table.adventures, table.adventure_discards = table.adventure_discards, []
        table.chance.shuffle(table.adventures)
    return table.adventures.pop() if table.adventures else None


def draw_spell(table: Table) -> CardCopy | None:
    """Draw the top card of the Spell deck in the same way."""
    if not table.spell_deck:
        table.spell_deck, table.spell_discards = table.spell_discards, []
        table.chance.shuffle(table.spell_deck)
    return table.spell_deck.pop() if table.spell_deck else None


def discard(table: Table, piece: CardCopy) -> None:
    """Put a card without an owner on its discard pile, or on the pile that it was taken from."""
    piece.stock = 0
    pile = {
        Deck.ADVENTURE: table.adventure_discards,
        Deck.SPELL: table.spell_discards,
        Deck.PURCHASE: table.purchases,
        Deck.TALISMAN: table.talismans,
    }[piece.deck]
    pile.append(piece)


def take_purchase(table: Table, name: str) -> CardCopy | None:
    """Take a Purchase card from its pile; `None` if none is left."""
    for piece in table.purchases:
        if piece.card.id == name:
            table.purchases.remove(piece)
            return piece
    return None


def take_talisman(table: Table) -> CardCopy | None:
    """Take a Talisman card from its pile; `None` if none is left."""
    return table.talismans.pop() if table.talismans else None
