"""The starting hand of an encounter, and the mulligan."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.engine.effects import Play, choose, cite, draw, proceed
from rulewright.engine.executes import executes

MOST_CHARACTERS = 4
KEEP, MULLIGAN = "keep", "mulligan"
WANTED_CARD, OTHER_CARD = "wanted-card", "other-card"


@dataclass(frozen=True, slots=True)
class StartingHand:
    """A starting hand: the number of its cards, and of the wanted ones among them."""

    cards: int
    wanted: int


@executes("cards-and-keys/starting-hand")
def starting_cards(characters: int, is_slow: bool = False) -> int:
    """The number of cards that each character draws: 3, with 4 characters 2; one more against a Slow enemy."""
    return (2 if characters == MOST_CHARACTERS else 3) + is_slow


@executes("cards-and-keys/mulligan")
def drawn_hand(deck: int, wanted: int, cards: int, by: str = "cards-and-keys/starting-hand") -> Play[StartingHand]:
    """Draw `cards` cards from a deck of so many, some of them `wanted`; they may be discarded for one card fewer.

    `by` is the entry of the draw. Discarded cards stay out of the deck until the encounter is over.
    """
    yield from cite(by, facts={"cards": cards, "deck": deck - cards}, part=cards)
    found = 0
    for number in range(cards):
        left, others = wanted - found, deck - wanted - (number - found)
        pile = tuple((name, count) for name, count in ((WANTED_CARD, left), (OTHER_CARD, others)) if count)
        found += (yield from draw(pile, entry=by)) == WANTED_CARD
    if cards > 1 and deck - cards >= cards - 1:
        facts = {"cards": cards, "wanted": found}
        entry = "cards-and-keys/mulligan"
        if (yield from choose("mulligan", (KEEP, MULLIGAN), entry=entry, facts=facts, part=cards)) == MULLIGAN:
            return proceed(drawn_hand, deck - cards, wanted - found, cards - 1, entry, turns=0)
    return StartingHand(cards, found)
