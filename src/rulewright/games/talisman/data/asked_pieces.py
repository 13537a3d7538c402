"""What questions can name in Talisman: spaces, characters and cards, with the numbers that they bring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.cards import CardType, load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.situations.package import AskedPiece

_OWNED = {CardType.OBJECT: "object", CardType.MAGIC_OBJECT: "object"}


@cache
def list_asked_pieces() -> Mapping[str, AskedPiece]:
    """The pieces by the id of their entry. A space that stands once on the board has its `position`."""
    board, cards, heroes = load_board(), load_cards(), load_heroes()
    found: dict[str, AskedPiece] = {}
    for space in board.spaces:
        positions = board.positions_of(space)
        place = {"position": positions[0]} if len(positions) == 1 else {}
        found[f"board/{space}"] = AskedPiece("space", space, place)
    for name in heroes.characters:
        found[f"heroes/{name}"] = AskedPiece("character", name)
    found["heroes/toad"] = AskedPiece("toad", "toad")
    for name in cards.spells:
        found[f"cards/{name}"] = AskedPiece("spell", name)
    for name, card in cards.cards.items():
        numbers = {
            key: value
            for key, value in (("strength", card.strength), ("craft", card.craft), ("type", card.subtype))
            if value is not None
        }
        found[f"cards/{name}"] = AskedPiece(_OWNED.get(card.type, str(card.type)), name, numbers)
    return found
