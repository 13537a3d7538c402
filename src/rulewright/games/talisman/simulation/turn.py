"""The course of a game: set-up, turns in order, events between them, until a player has won."""

from __future__ import annotations

from contextlib import suppress

from rulewright.engine.limits import gc_paused
from rulewright.games.talisman.data.cards import Deck, load_cards
from rulewright.games.talisman.data.heroes import Character, load_heroes
from rulewright.games.talisman.data.printed_effects import Ability, EffectSubject, Region, SellObjects
from rulewright.games.talisman.rules.cast import Now
from rulewright.games.talisman.rules.setup import BLOODBATH_TALISMANS, CHARACTERS_IN_CHOICE, STARTING_GOLD, Alternative
from rulewright.games.talisman.rules.timed_score import Counts, PossessionCounts, score
from rulewright.games.talisman.simulation.agreement import Agreement
from rulewright.games.talisman.simulation.chance import SeededDice
from rulewright.games.talisman.simulation.crown import crown_turn
from rulewright.games.talisman.simulation.decks import discard
from rulewright.games.talisman.simulation.gains import gain
from rulewright.games.talisman.simulation.harm import change_back, inherit, leave, win
from rulewright.games.talisman.simulation.inner import CROWN, inner_turn
from rulewright.games.talisman.simulation.meeting import encounter, encounters
from rulewright.games.talisman.simulation.possessions import ditch_what_hinders, give_up
from rulewright.games.talisman.simulation.spell_effects import cast_now
from rulewright.games.talisman.simulation.table import (
    Figure,
    GameOverError,
    Mind,
    Table,
    TurnOverError,
    all_pieces,
)
from rulewright.games.talisman.simulation.trading import sell_objects, trade_trophies
from rulewright.games.talisman.simulation.travelling import travel

MOST_ROUNDS = 1000
"""Number of rounds after which a game without a winner is given up: policies without progress may never end."""


def set_up(agreement: Agreement, minds: tuple[Mind, ...], seed: str, *, told: bool = False) -> Table:
    """Set up the table before the first turn. The same seed gives the same game."""
    table = Table(agreement, SeededDice(seed), minds, log=[] if told else None)
    piles = {
        Deck.ADVENTURE: table.adventures,
        Deck.SPELL: table.spell_deck,
        Deck.PURCHASE: table.purchases,
        Deck.TALISMAN: table.talismans,
    }
    for piece in all_pieces():
        piles[piece.deck].append(piece)
    table.chance.shuffle(table.adventures)
    table.chance.shuffle(table.spell_deck)
    if agreement.has(Alternative.FASTER_BLOODBATH):
        while len(table.talismans) > BLOODBATH_TALISMANS:
            table.removed.append(table.talismans.pop())
    table.unused = list(load_heroes().characters.values())
    table.chance.shuffle(table.unused)
    table.figures = [None] * agreement.players
    for hero in _chosen(table):
        table.unused.remove(hero)
    for seat in range(agreement.players):
        enter(table, seat, _dealt(table, seat))
        if agreement.has(Alternative.FASTER_STARTING_BONUS):
            figure = table.figures[seat]
            assert figure is not None
            bonus = EffectSubject(table.ask(figure, "bonus", tuple(Ability)))
            gain(table, figure, bonus, 1, Alternative.FASTER_STARTING_BONUS.entry)
    table.began_with = tuple(figure.hero.id for figure in table.playing())
    return table


def _chosen(table: Table) -> list[Character]:
    """The first characters that players have chosen."""
    return [load_heroes().characters[name] for name in table.agreement.characters if name is not None]


def _dealt(table: Table, seat: int) -> Character:
    """The first character of a player: chosen, dealt, or chosen from three dealt."""
    named = table.agreement.characters[seat] if table.agreement.characters else None
    if named is not None:
        return load_heroes().characters[named]
    if not table.agreement.has(Alternative.CHOOSE_FROM_THREE):
        return table.unused.pop()
    cards = tuple(table.unused.pop() for _ in range(CHARACTERS_IN_CHOICE))
    figure = Figure(seat, cards[0], cards[0].start, 1, 0, 0, cards[0].alignment)
    chosen = table.minds[seat].decide(table, figure, "character", cards, {})
    back = [card for card in cards if card is not chosen]
    table.unused = back + table.unused  # they may come back only after a death; cards are dealt from the end
    return chosen


def enter(table: Table, seat: int, hero: Character) -> None:
    """Put a character on its start space, with the counters and Spells of its card."""
    figure = Figure(seat, hero, hero.start, hero.life, 0, 0, hero.alignment)
    table.figures[seat] = figure
    gain(table, figure, EffectSubject.FATE, hero.fate, "setup/lives-fate-and-gold")
    gain(table, figure, EffectSubject.GOLD, STARTING_GOLD, "setup/lives-fate-and-gold")
    gain(table, figure, EffectSubject.SPELL, hero.spells or 0, "setup/starting-spells-and-objects")


class PausedGameError(Exception):
    """The end of watching, before a turn begins."""


def play_game(table: Table, until: int | None = None) -> Table:
    """Play until a player has won, time is up, the game is given up, or so many turns have begun and ended.

    It begins with the seat whose turn it is.
    """
    last = table.agreement.rounds or table.rounds + MOST_ROUNDS
    with gc_paused(), suppress(GameOverError, PausedGameError):
        while table.rounds < last:
            for seat in range(table.at_turn, len(table.figures)):
                if seat not in table.out:
                    table.at_turn = seat
                    take_turns(table, seat, until)
            table.rounds += 1
            table.at_turn = 0
        if table.agreement.rounds is not None:
            count_points(table)
    return table


def take_turns(table: Table, seat: int, until: int | None = None) -> None:
    """Play a player's turn, or several in a row with the Spell for that.

    Raises `PausedGameError` before a turn if `until` turns have been played.
    """
    while True:
        if table.turn == until:
            raise PausedGameError
        table.turn += 1
        expire(table, seat)
        figure = table.figures[seat]
        if figure is None:
            if not table.unused:  # two have died for one card
                leave(table, seat)
                return
            enter(table, seat, draw_character(table))
            figure = table.figures[seat]
            assert figure is not None
            table.tell(figure, "enters", "characters/new-character", position=figure.position)
            inherit(table, figure)
        if figure.lost_turns:
            figure.lost_turns -= 1
            table.tell(figure, "misses-turn", "turn/lose-a-turn")
        else:
            table.turns_taken += 1
            with suppress(TurnOverError):
                take_turn(table, figure)
        end_turn(table, seat)
        if not table.extra_turns or seat in table.out:
            table.extra_turns = 0
            return
        table.extra_turns -= 1


def draw_character(table: Table) -> Character:
    """Draw an unused character card at random. Those of the dead are removed from the game."""
    hero = table.chance.one_of(table.unused)
    table.unused.remove(hero)
    return hero


def expire(table: Table, seat: int) -> None:
    """End all effects that last until this turn."""
    if table.no_magic == seat:
        table.no_magic = None
        for figure in table.playing():
            figure.changed()
    for each in [each for each in table.lasting if each.until <= (table.rounds, seat)]:
        table.lasting.remove(each)
        table.lying[each.position].remove(each.piece)
        discard(table, each.piece)
        entry = f"cards/{each.piece.card.id}"
        table.tell(table.playing()[0], "is-discarded", entry, card=entry)


def take_turn(table: Table, figure: Figure) -> None:
    """Play a turn: Spells, the move, Spells after it, the encounter. Raises `TurnOverError` if it ends early."""
    figure.spells_at_start = len(figure.spells)
    for each in table.figures:
        if each is not None:
            each.spells_cast = 0
    for other in table.others(figure):
        if other.spells:
            cast_now(table, other, Now.TURN_START)
    ditch_what_hinders(table, figure)
    cast_now(table, figure, Now.TURN_START)
    if figure.position == CROWN:
        crown_turn(table, figure)
    elif table.region(figure.position) is Region.INNER:
        inner_turn(table, figure)
    else:
        travel(table, figure)
        cast_now(table, figure, Now.AFTER_MOVING)
        if table.region(figure.position) is Region.INNER:
            encounter(table, figure)  # the Plain of Peril, on which a move ends
        else:
            encounters(table, figure)


def end_turn(table: Table, seat: int) -> None:
    """End a turn: trophies may be traded, a Toad's turns are counted, bonuses are used up."""
    figure = table.figures[seat]
    table.still.clear()
    table.left_this_turn.clear()
    for each in table.playing():
        each.has_realigned = each.unseen = False
        sober_up(table, each)
    if figure is None:
        return
    alchemists = [piece for piece in figure.followers if piece.card.effects]
    for piece in alchemists:
        effect = load_cards().effects[piece.card.effects[0]]
        if isinstance(effect, SellObjects):
            sell_objects(table, figure, effect.price, f"cards/{piece.card.id}")
    if figure.trophies:
        trade_trophies(table, figure)
    cast_now(table, figure, Now.TURN_END)
    if figure.is_toad:
        figure.toad_turns -= 1
        if not figure.toad_turns:
            change_back(table, figure)


def sober_up(table: Table, figure: Figure) -> None:
    """End the bonuses paid for or drunk in this turn, whosever it was; drunk potions are discarded."""
    if not figure.used:
        return
    for piece in [each for each in figure.used if each.card.once]:
        give_up(table, figure, piece, f"cards/{piece.card.id}")
    figure.used.clear()
    figure.changed()


def count_points(table: Table) -> None:
    """Count points at the finishing time: the most win; among equals nobody. Raises `GameOverError`."""
    points = {figure.seat: points_of(figure) for figure in table.playing()}
    best = max(points.values(), default=0)
    first = [seat for seat, number in points.items() if number == best]
    if len(first) == 1:
        win(table, first[0], "points")


def points_of(figure: Figure) -> int:
    """The character's score at a finishing time."""
    magic = sum(piece.card.type == "magic-object" for piece in figure.objects)
    held = PossessionCounts(figure.gold, len(figure.spells), len(figure.followers), len(figure.objects) - magic, magic)
    start = PossessionCounts(STARTING_GOLD, figure.hero.spells or 0)
    return score(sum(figure.counters.values()), held, start, Counts.GAINS).total
