"""Moves and spaces in calculators and in whole games: the same character, of random tables in the middle of a game."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import asdict
from typing import Any

import pytest
from any_legal import AnyLegal

from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.cards import CardType, Deck, load_cards
from rulewright.games.talisman.data.printed_effects import Ability, Region
from rulewright.games.talisman.rules.movement import toad_steps
from rulewright.games.talisman.simulation.agreement import Agreement
from rulewright.games.talisman.simulation.meeting import visitor
from rulewright.games.talisman.simulation.possessions import is_gold, may_own, obtain, unfinished_quest
from rulewright.games.talisman.simulation.table import CardCopy, Figure, GameOverError, Table
from rulewright.games.talisman.simulation.travelling import sentinel_fight, steps_of, ways
from rulewright.games.talisman.simulation.turn import set_up, take_turns
from rulewright.games.talisman.situations.movement import MovementRequest, possible_moves
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.games.talisman.situations.space import CARDS, SPACES, SpaceRequest

TABLES = 40
CARRIED = [card for card in load_cards().cards.values() if card.is_object or card.is_follower]
PAID_FOR = ("mercenary", "potion-of-strength")
"""Cards whose bonus a player decides to use, in a turn of its own."""
DECIDED = ("visit", "seeks", "having", "magic_objects", "is_toad", "may_leave_dice")
"""What a calculator asks for, or what whole games settle elsewhere."""


def mixed(seed: int) -> Table:
    """A table some turns into a game, in which cards of all kinds have been dealt out."""
    dice = random.Random(seed)
    table = set_up(Agreement(3), (AnyLegal(),) * 3, f"{seed}")
    with suppress(GameOverError):
        for _ in range(dice.randint(0, 6)):
            for seat in range(3):
                table.at_turn = seat
                take_turns(table, seat)
    for figure in table.playing():
        for card in dice.sample(CARRIED, 3):
            piece = CardCopy(card, Deck.ADVENTURE, 90)
            has_it = any(each.card is card for each in figure.cards)
            if card.id not in PAID_FOR and not has_it and not is_gold(piece) and may_own(figure, piece):
                obtain(table, figure, piece)
    return table


def described(table: Table, figure: Figure) -> dict[str, Any]:
    """The character as a request has it."""
    return {
        "character": figure.hero.id,
        "counters": {"strength": figure.counters[Ability.STRENGTH], "craft": figure.counters[Ability.CRAFT]},
        "cards": [piece.card.id for piece in figure.cards if piece.card.type is not CardType.ENEMY],
        "life": max(1, min(20, figure.life)),
        "fate": min(20, figure.fate),
        "gold": figure.gold,
        "alignment": figure.alignment.value,
        "toad": figure.is_toad,
    }


def figures(seed: int) -> list[tuple[Table, Figure]]:
    """The characters outside of the Inner Region that have nothing of which a request knows nothing."""
    table = mixed(seed)
    if table.no_magic is not None:
        return []
    return [
        (table, figure)
        for figure in table.playing()
        if table.region(figure.position) is not Region.INNER
        and not figure.used
        and not any(piece.card.type is CardType.ENEMY or piece.card.id in PAID_FOR for piece in figure.cards)
        and not any(figure.as_toad.values())
    ]


@pytest.mark.parametrize("seed", range(TABLES))
def test_a_move_leads_to_the_same_places(seed: int) -> None:
    for table, figure in figures(seed):
        blizzard = any(getattr(each.piece.card, "spaces_per_turn", None) for each in table.lasting)
        told = {"situation": "talisman/movement", "position": figure.position, "hero": described(table, figure),
                "blizzard": int(blizzard), "quest": unfinished_quest(figure)}  # fmt: skip
        steps = steps_of(table, figure)
        request = MovementRequest(**told if steps is not None else told | {"roll": 6})
        assert (toad_steps() if figure.is_toad else request.fixed_movement and request.fixed_movement[0]) == steps
        moves = possible_moves(request)
        found = {(str(move.way), move.to) for move in moves if not move.obstacles and not move.is_stopped}
        for way, end in ways(figure, figure.position, steps or 6).items():
            if way in ("clockwise", "counter-clockwise"):
                assert (way, end) in found
            assert any(str(move.way) == way for move in moves)
        if table.region(figure.position) is Region.OUTER:
            strength = (request.sheet.strength or 0) + request.sheet.battle_bonus
            assert strength == sentinel_fight(table, figure, 0)[1]


@pytest.mark.parametrize("seed", range(TABLES))
def test_a_space_or_card_meets_the_same_visitor(seed: int) -> None:
    for table, figure in figures(seed):
        for place in (*({"space": space} for space in SPACES), {"card": [*CARDS][seed % len(CARDS)]}):
            # A card lies on a space that is not asked for: here on one that changes nothing.
            figure.position = load_board().positions_of(place.get("space", "fields"))[0]
            known = {"hero": CharacterRequest(**described(table, figure)), "quest": unfinished_quest(figure)}
            request = SpaceRequest.model_construct(situation="talisman/space", **known, **place)
            entry = f"board/{place['space']}" if "space" in place else f"cards/{place['card']}"
            mine, theirs = (
                {field: value for field, value in asdict(each).items() if field not in DECIDED}
                for each in (request.visitor, visitor(table, figure, entry))
            )
            if figure.has_realigned:
                mine |= {"changes_by": None, "alignments": ()}
            assert mine == theirs


def test_the_tables_have_what_bears_on_moves_and_spaces() -> None:
    owned = {piece.card.id for seed in range(TABLES) for _, figure in figures(seed) for piece in figure.cards}
    assert owned >= {"poltergeist", "gnome", "guide", "cross", "water-bottle", "ring", "cursed-by-a-hag"}
