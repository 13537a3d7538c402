"""Invariants of a game: every card in exactly one place, nothing negative, no limit exceeded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulewright.games.talisman.data.cards import CardType
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.ability import (
    carrying_limit,
    objects_carried,
    spell_limit,
    spells_to_discard,
)
from rulewright.games.talisman.rules.stockpile import FATE, GOLD, counters_left
from rulewright.games.talisman.simulation.possessions import may_own_still
from rulewright.games.talisman.simulation.standing import total
from rulewright.games.talisman.simulation.stock import gold_held
from rulewright.games.talisman.simulation.table import Figure, Table, all_pieces


def faults(table: Table) -> Iterator[str]:
    """The violated invariants, in words; none for a legal state."""
    yield from cards_faults(table)
    yield from stock_faults(table)
    for figure in table.playing():
        yield from figure_faults(table, figure)
    if sum(figure.is_toad for figure in table.playing()) > table.heroes.toad.copies:
        yield "there are more Toads than Toad cards"


def cards_faults(table: Table) -> Iterator[str]:
    """Check that every card of the box lies in exactly one place, and in a pile only if it belongs there."""
    places = Counter(map(id, table.pieces()))
    if any(count > 1 for count in places.values()):
        yield "a card lies in two places"
    box = Counter((piece.card.id, piece.deck) for piece in all_pieces())
    if Counter((piece.card.id, piece.deck) for piece in table.pieces()) != box:
        yield "the cards are not those of the box"
    piles = {
        "adventure": (*table.adventures, *table.adventure_discards),
        "spell": (*table.spell_deck, *table.spell_discards),
        "purchase": tuple(table.purchases),
        "talisman": tuple(table.talismans),
    }
    for deck, pieces in piles.items():
        if any(piece.deck != deck for piece in pieces):
            yield f"a card lies in the pile of {deck} cards and belongs elsewhere"
    heroes = Counter(hero.id for hero in (*table.unused, *table.dead, *(each.hero for each in table.playing())))
    if heroes != Counter(list(table.heroes.characters)):
        yield "the character cards are not those of the box"


def stock_faults(table: Table) -> Iterator[str]:
    """Check that nobody has more than the box contains, and that nothing is negative."""
    if not 0 <= gold_held(table) <= GOLD:
        yield f"{gold_held(table)} gold is out"
    if sum(figure.fate for figure in table.playing()) > FATE:
        yield "more fate is out than there is"
    held = [[figure.life for figure in table.playing()]]
    held += [[figure.counters[each] + figure.as_toad[each] for figure in table.playing()] for each in Ability]
    for points in held:
        left = counters_left(points)
        if left.small < 0 or left.large < 0:
            yield f"more counters are out than there are: {points}"
    if any(gold < 0 for gold in table.gold_lying.values()):
        yield "less than no gold lies on a space"


def figure_faults(table: Table, figure: Figure) -> Iterator[str]:
    """Check the numbers, cards and limits of a character."""
    name = figure.hero.id
    numbers = {"life": figure.life - 1, "fate": figure.fate, "gold": figure.gold, "lost turns": figure.lost_turns}
    numbers |= {f"{ability} counters": points for ability, points in figure.counters.items()}
    yield from (f"{name}: {what} is negative" for what, number in numbers.items() if number < 0)
    if figure.position not in table.board.positions:
        yield f"{name} stands nowhere"
        return
    if any(not piece.card.is_object for piece in figure.objects):
        yield f"{name} carries what is no Object"
    if any(piece.card.is_object for piece in figure.followers):
        yield f"{name} is followed by an Object"
    if any(piece.card.type is not CardType.ENEMY for piece in figure.trophies):
        yield f"{name} has a trophy that is no Enemy"
    owned, bearer = figure.owned(), figure.bearer()
    if objects_carried(owned, bearer) > carrying_limit(owned, bearer):
        yield f"{name} carries too much"
    if spells_to_discard(len(figure.spells), spell_limit(total(table, figure, Ability.CRAFT)), figure.is_toad):
        yield f"{name} has too many Spells"
    if not all(may_own_still(figure, piece) for piece in figure.cards):
        yield f"{name} has a card that it may not have"
    if figure.is_toad and figure.cards:
        yield f"{name} is a Toad and has cards"
    if figure.seat in table.out:
        yield f"{name} plays for a player who is out of the game"
