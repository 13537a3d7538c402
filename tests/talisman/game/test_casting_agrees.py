"""`talisman/cast` and whole games say the same about each Spell in hand, of random tables in the middle of a game."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from any_legal import AnyLegal

from rulewright.games.talisman.data.cards import CardType, Deck, load_cards
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.ability import spell_limit
from rulewright.games.talisman.rules.cast import Now, SpellAim
from rulewright.games.talisman.simulation.agreement import Agreement
from rulewright.games.talisman.simulation.casting import may_cast, targets, where
from rulewright.games.talisman.simulation.standing import is_blizzard, total
from rulewright.games.talisman.simulation.table import CardCopy, Figure, GameOverError, Table
from rulewright.games.talisman.simulation.turn import set_up, take_turns
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.situations.catalogue import Catalogue

CATALOGUE = Catalogue(SITUATIONS)
TABLES = 30
MOMENTS = (Now.TURN_START, Now.INSTEAD_OF_ROLLING, Now.AFTER_MOVING, Now.ENCOUNTER, Now.TURN_END)
DEALT = ("amulet", "wand", "poltergeist", "cursed-by-a-hag", "solomons-crown", "maiden", "holy-grail", "runesword")


def described(table: Table, figure: Figure) -> dict:
    """The character as a request has it."""
    return {
        "character": figure.hero.id,
        "counters": {"strength": figure.counters[Ability.STRENGTH], "craft": figure.counters[Ability.CRAFT]},
        "cards": [piece.card.id for piece in figure.cards if piece.card.type is not CardType.ENEMY],
        "gold": figure.gold,
        "alignment": figure.alignment.value,
        "toad": figure.is_toad,
    }


def ask(table: Table, figure: Figure, now: Now, target: object, aim: SpellAim | None) -> dict[str, bool]:
    own = table.at_turn == figure.seat
    request = {
        "situation": "talisman/cast",
        "hero": {
            **described(table, figure),
            "spells": [piece.card.id for piece in figure.spells],
            "at": where(figure.position).value,
            "alone": not table.others_here(figure),
        },
        "turn": "own" if own else "other",
        "moment": now.value,
        "cast": figure.spells_cast,
        "in_effect": [*(["destroy-magic"] if table.no_magic is not None else []),
                      *(["blizzard"] if is_blizzard(table) else [])],
    }  # fmt: skip
    if own:
        request["held_at_start"] = figure.spells_at_start
    if aim is not None:
        request["target"] = {"kind": aim.kind.value, "at": aim.where.value}
        if isinstance(target, Figure):
            request["target"] |= {**described(table, target), "followers": len(target.followers)}
    rows = CATALOGUE.resolve(request).as_json()["spells"]
    return {row["spell"]: row["allowed"] for row in rows}


def mixed(seed: int) -> Table:
    """A table some turns into a game, in which cards that bear on Spells have been dealt out."""
    dice = random.Random(seed)
    table = set_up(Agreement(3), (AnyLegal(),) * 3, f"{seed}")
    with suppress(GameOverError):
        for _ in range(dice.randint(0, 6)):
            for seat in range(3):
                table.at_turn = seat
                take_turns(table, seat)
    for figure in table.playing():
        names = dice.sample(DEALT, dice.randint(1, 2))
        for number, name in enumerate(names):
            card = load_cards().cards[name]
            bars = card.bars_followers or any(piece.card.bars_followers for piece in figure.followers)
            if figure.alignment in (card.forbidden_to or ()) or (card.is_follower and bars and figure.followers):
                continue
            (figure.followers if card.is_follower else figure.objects).append(
                CardCopy(card, Deck.ADVENTURE, -1 - number - 10 * figure.seat)
            )
        figure.counters[Ability.CRAFT] = dice.randint(0, 5)
        figure.changed()
        held = [
            *dice.sample(("teleport", "mesmerism", "acquisition", "random"), 2),
            dice.choice([*load_cards().spells]),
        ]
        allowed = spell_limit(total(table, figure, Ability.CRAFT)) + (dice.random() < 0.2)
        figure.spells[:] = [
            CardCopy(load_cards().spells[name], Deck.SPELL, -100 - place)
            for place, name in enumerate([*dict.fromkeys(held)][: max(allowed, 1)])
        ]
        figure.spells_at_start, figure.spells_cast = len(figure.spells), int(dice.random() < 0.2)
        if dice.random() < 0.1 and not figure.cards:
            figure.toad_turns = 2
        figure.changed()
    return table


@pytest.mark.parametrize("seed", range(TABLES))
def test_games_and_the_calculator_allow_the_same_spells(seed: int) -> None:
    table, dice = mixed(seed), random.Random(seed)
    for figure in table.playing():
        table.at_turn = figure.seat if dice.random() < 0.8 else 0
        now = dice.choice((Now.TURN_START, dice.choice(MOMENTS)))
        told = ask(table, figure, now, None, None)
        for piece in figure.spells:
            assert told[piece.card.id] is may_cast(table, figure, piece.card, now), (figure.hero.id, piece.card.id, now)
            for target, aim in targets(table, figure, piece.card):
                if not isinstance(target, Figure):
                    continue
                allowed = ask(table, figure, now, target, aim)[piece.card.id]
                assert allowed is may_cast(table, figure, piece.card, now, aim), (piece.card.id, target.hero.id)


def test_the_tables_have_what_bears_on_spells() -> None:
    owned = {piece.card.id for seed in range(TABLES) for figure in mixed(seed).playing() for piece in figure.cards}
    assert owned >= set(DEALT[:5])
