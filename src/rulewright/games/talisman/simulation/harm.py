"""Losing lives, death and its consequences, becoming a Toad."""

from __future__ import annotations

from rulewright.games.talisman.data.cards import CardType
from rulewright.games.talisman.rules.character_death import Cause, Sequel, restart
from rulewright.games.talisman.rules.character_death import GameContext as DeathTable
from rulewright.games.talisman.rules.setup import Alternative
from rulewright.games.talisman.simulation.accounts import get_gold
from rulewright.games.talisman.simulation.casting import saves_life
from rulewright.games.talisman.simulation.decks import discard
from rulewright.games.talisman.simulation.possessions import complete_quest, drop_spells, leave_card, offer_to_take
from rulewright.games.talisman.simulation.table import Figure, GameOverError, Table, TurnOverError


def lose_lives(
    table: Table, figure: Figure, amount: int, cause: str, how: Cause = Cause.OTHER, killer: Figure | None = None
) -> int:
    """Remove up to `amount` lives from the character, which dies with its last one; return their number.

    `cause` is the entry that takes them. Raises `TurnOverError` if the character whose turn it is dies.
    """
    lost = 0
    for _ in range(amount):
        if how is not Cause.COMMAND_SPELL and saves_life(table, figure):
            continue
        figure.life -= 1
        lost += 1
        if not figure.life:
            break
    if lost:
        entry = "attacks/character-battle-reward" if how is Cause.CHARACTER else cause
        table.tell(figure, "loses", entry, thing="life", amount=lost)
    if not figure.life:
        die(table, figure, cause, how, killer)
    return lost


def die(table: Table, figure: Figure, cause: str, how: Cause, killer: Figure | None) -> None:
    """Remove a killed character: its possessions go where they belong, and its player may start again."""
    agreed = table.agreement
    players = len(table.figures) - len(table.out)
    circumstances = DeathTable(
        players,
        len(table.unused),
        table.crown_reached,
        agreed.has(Alternative.INHERITED_ITEMS),
        agreed.has(Alternative.FASTER_BLOODBATH),
    )
    sequel, entries = restart(how, circumstances)
    inherits = sequel is Sequel.NEW_CHARACTER and circumstances.inherited_items
    table.tell(figure, "dies", "characters/death")
    table.deaths.append(cause)
    creatures = [piece for piece in figure.followers if piece.card.type is CardType.ENEMY]
    left = [piece for piece in figure.cards if piece not in creatures]
    rafts = [piece for piece in left if piece.card.crosses_river]
    left = [piece for piece in left if piece not in rafts]
    for piece in (*creatures, *rafts, *figure.spells, *figure.trophies):
        discard(table, piece)
    table.figures[figure.seat] = None
    table.dead.append(figure.hero)
    if inherits:
        table.heirlooms[figure.seat] = left, figure.gold
    else:
        gold = figure.gold
        if killer is not None and not killer.is_toad:
            get_gold(table, killer, gold, "encounters/looting")
            complete_quest(table, killer)
            gold = 0
            left = offer_to_take(table, killer, left, "encounters/looting")
        table.lying[figure.position] += left
        table.left_this_turn.update(left)
        for piece in left:
            table.tell(figure, "leaves", "characters/death", card=f"cards/{piece.card.id}")
        lay_gold_down(table, figure, gold, "characters/death")
    if sequel is not Sequel.NEW_CHARACTER:
        table.tell(figure, "is-out", entries[-1])
        leave(table, figure.seat)
    if figure.seat == table.at_turn:
        raise TurnOverError


def lay_gold_down(table: Table, figure: Figure, gold: int, entry: str) -> None:
    """Leave gold on the character's space."""
    table.gold_lying[figure.position] += gold
    if gold:
        table.tell(figure, "leaves-gold", entry, amount=gold)


def leave(table: Table, seat: int) -> None:
    """Remove the player from the game; the last remaining one has won. Raises `GameOverError` then."""
    table.out.add(seat)
    left = [other for other in range(len(table.figures)) if other not in table.out]
    if len(left) == 1:
        win(table, left[0], "last-one")


def win(table: Table, seat: int, how: str) -> None:
    """End the game with this player's victory. Raises `GameOverError`."""
    table.winner, table.won_by = seat, how
    figure = table.figures[seat]
    if figure is not None:
        table.tell(figure, "wins", "overview/objective")
    raise GameOverError


def become_toad(table: Table, figure: Figure) -> None:
    """Turn the character into a Toad; its turns as one begin with the next. There are 4 Toad cards."""
    toad = table.heroes.toad
    if not figure.is_toad and sum(other.is_toad for other in table.playing()) >= toad.copies:
        return
    table.tell(figure, "becomes-toad", "other-rules/toad")
    gold, figure.gold = figure.gold, 0
    lay_gold_down(table, figure, gold, "other-rules/toad")
    for piece in list(figure.cards):
        leave_card(table, figure, piece, "other-rules/toad")
    _lose_what_toads_gained(table, figure)
    figure.as_toad = dict.fromkeys(figure.as_toad, 0)
    figure.toad_turns = toad.turns + (figure.seat == table.at_turn)  # the present turn does not count
    figure.changed()


def change_back(table: Table, figure: Figure) -> None:
    """Turn the Toad back into its character; Strength and Craft gained as a Toad are lost."""
    figure.toad_turns = 0
    _lose_what_toads_gained(table, figure)
    figure.as_toad = dict.fromkeys(figure.as_toad, 0)
    figure.changed()
    table.tell(figure, "changes-back", "other-rules/toad")
    drop_spells(table, figure)


def _lose_what_toads_gained(table: Table, figure: Figure) -> None:
    for ability, points in figure.as_toad.items():
        if points:
            table.tell(figure, "loses", "other-rules/toad-strength-and-craft", thing=str(ability), amount=points)


def inherit(table: Table, figure: Figure) -> None:
    """Offer the new character the cards set aside for it; the rest goes to its start space."""
    left, gold = table.heirlooms.pop(figure.seat, ([], 0))
    get_gold(table, figure, gold, "alternative-rules/inherited-items")
    rest = offer_to_take(table, figure, left, "alternative-rules/inherited-items")
    table.lying[figure.position] += rest
    for piece in rest:
        table.tell(figure, "lets-lie", "alternative-rules/inherited-items", card=f"cards/{piece.card.id}")
