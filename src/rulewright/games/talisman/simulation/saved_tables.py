"""Tables as files in simulated games: a game that goes on from a file, and the file of a game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from rulewright.errors import BadInputError
from rulewright.games.talisman.data.cards import CardType, Deck
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import Ability, Alignment
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.setup import Alternative
from rulewright.games.talisman.rules.trophies import USUAL_RATE
from rulewright.games.talisman.simulation.agreement import LOWER_RATES, Agreement
from rulewright.games.talisman.simulation.chance import SeededDice
from rulewright.games.talisman.simulation.checks import faults
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Lasting, Mind, Table, all_pieces
from rulewright.games.talisman.situations.table_file import (
    FORMAT_ID,
    TALISMAN,
    PlayerRequest,
    TalismanTable,
    copies_in_game,
)


def agreed_options(saved: TalismanTable) -> tuple[str, ...]:
    """The alternative rules of a table, its rate of trophies among them."""
    rate = saved.variants.get("trophy-rate", USUAL_RATE)
    rates = [option for option, lower in LOWER_RATES.items() if lower == rate]
    return (*map(str, saved.alternatives), *rates)


def require_playable(saved: TalismanTable, options: Iterable[str]) -> None:
    """Raise `BadInputError` if a game cannot go on from this table, because something is missing or impossible."""
    for seat, player in enumerate(saved.players):
        at = f"table.players.{seat}"
        if player.hero is not None and player.hero.character is None:
            raise _missing_error(f"{at}.hero.character")
        if player.hero is not None and player.position is None:
            raise _missing_error(f"{at}.position")
    if sum(not player.out for player in saved.players) < 2:
        raise BadInputError(
            "contradiction", "table.players", phrase("forecast-table-is-over"), phrase("table-name-a-player-who-plays")
        )
    agreement = Agreement(len(saved.players), options=frozenset(options))
    wrong = next(faults(resume(saved, agreement, (), "checked")), None)
    if wrong is not None:
        raise BadInputError(
            "contradiction", "table", phrase("forecast-table-cannot-be", cause=wrong), phrase("table-count-once-more")
        )


def _missing_error(field: str) -> BadInputError:
    return BadInputError(
        "missing-field", field, phrase("forecast-table-lacks", field=field), phrase("give-it-for-whole-games")
    )


def resume(
    saved: TalismanTable, agreement: Agreement, minds: tuple[Mind, ...], seed: str, *, told: bool = False
) -> Table:
    """The game that goes on from a table. What the table does not tell, the decks' order too, is drawn by the seed."""
    return _Resumed(saved, Table(agreement, SeededDice(seed), minds, log=[] if told else None)).build()


class _Resumed:
    """The cards of the box, dealt to where a table says that they are."""

    def __init__(self, saved: TalismanTable, table: Table) -> None:
        self._saved, self._table = saved, table
        copies: defaultdict[str, list[CardCopy]] = defaultdict(list)
        for piece in all_pieces():
            copies[piece.card.id].append(piece)
        self._copies = copies
        for pieces in copies.values():
            table.chance.shuffle(pieces)  # from which deck a copy comes is unknown

    def build(self) -> Table:
        saved, table = self._saved, self._table
        self._fill_discards_and_piles()
        heroes = load_heroes().characters
        table.figures = [self._figure(seat, player) for seat, player in enumerate(saved.players)]
        for seat, player in enumerate(saved.players):
            aside = player.heirlooms
            if aside.cards or aside.gold:
                table.heirlooms[seat] = self._take_each(aside.cards), aside.gold
            if player.out:
                table.out.add(seat)
        for each in saved.cards:
            piece = self._take(each.card)
            piece.stock = each.counters
            table.lying[each.position].append(piece)
            if each.until is not None:
                until = each.until.round - 1, saved.seats[each.until.player]
                table.lasting.append(Lasting(piece, each.position, until))
        table.gold_lying.update(saved.gold)
        self._shuffle_the_rest()
        playing = {figure.hero.id for figure in table.figures if figure is not None}
        table.dead = [heroes[name] for name in saved.dead]
        table.unused = [hero for name, hero in heroes.items() if name not in playing and name not in saved.dead]
        table.chance.shuffle(table.unused)
        if saved.magic_destroyed_by is not None:
            table.no_magic = saved.seats[saved.magic_destroyed_by]
        table.crown_reached, table.extra_turns = saved.crown_reached, saved.extra_turns
        table.rounds, table.at_turn = saved.round - 1, saved.first_seat
        table.began_with = tuple("" if figure is None else figure.hero.id for figure in table.figures)
        self._draw_hidden_spells()
        return table

    def _fill_discards_and_piles(self) -> None:
        """Lay out first what has to come from one deck."""
        saved, table = self._saved, self._table
        if table.agreement.has(Alternative.FASTER_BLOODBATH):
            talismans = [piece for piece in self._copies[TALISMAN] if piece.deck is Deck.TALISMAN]
            left = copies_in_game(saved, talismans[0].card)[Deck.TALISMAN]
            for piece in talismans[left:]:
                self._copies[TALISMAN].remove(piece)
                table.removed.append(piece)
        table.adventure_discards = [self._take(name, Deck.ADVENTURE) for name in saved.adventure_discards]
        table.spell_discards = self._take_each(saved.spell_discards)
        for name, left in saved.piles.items():
            deck = Deck.TALISMAN if name == TALISMAN else Deck.PURCHASE
            pile = table.talismans if name == TALISMAN else table.purchases
            pile += [self._take(name, deck) for _ in range(left)]

    def _take(self, name: str, deck: Deck | None = None) -> CardCopy:
        """A copy of a card, of a given deck or of any; one of a pile that is counted already comes from elsewhere."""
        copies = self._copies[name]
        pile = Deck.TALISMAN if name == TALISMAN else Deck.PURCHASE
        if deck is None and name in self._saved.piles:
            copies.sort(key=lambda piece: piece.deck is not pile)  # the copies missing in its pile are out
        piece = next(piece for piece in copies if deck is None or piece.deck is deck)
        copies.remove(piece)
        return piece

    def _take_each(self, names: Iterable[str]) -> list[CardCopy]:
        return [self._take(name) for name in names]

    def _shuffle_the_rest(self) -> None:
        table = self._table
        piles = {
            Deck.ADVENTURE: table.adventures,
            Deck.SPELL: table.spell_deck,
            Deck.PURCHASE: table.purchases,
            Deck.TALISMAN: table.talismans,
        }
        for name, pieces in self._copies.items():
            for piece in pieces:
                counted = name in self._saved.piles and piece.deck in (Deck.PURCHASE, Deck.TALISMAN)
                (table.removed if counted else piles[piece.deck]).append(piece)
        table.chance.shuffle(table.adventures)
        table.chance.shuffle(table.spell_deck)

    def _draw_hidden_spells(self) -> None:
        """Deal the Spells that nobody has seen to the hands that hold them."""
        for figure, player in zip(self._table.figures, self._saved.players, strict=True):
            if figure is not None:
                count = min(player.hidden_spells, len(self._table.spell_deck))
                figure.spells += [self._table.spell_deck.pop() for _ in range(count)]

    def _figure(self, seat: int, player: PlayerRequest) -> Figure | None:
        sheet = self._saved.sheets[seat]
        if player.hero is None or sheet is None:
            return None
        card, given = sheet.owned.hero, sheet.request
        assert card is not None
        assert player.position is not None
        alignment = Alignment(given.alignment) if given.alignment is not None else card.alignment
        cards = self._take_each(given.cards)
        if given.talisman and "talisman" in given.model_fields_set and TALISMAN not in given.cards:
            cards.append(self._take(TALISMAN))
        figure = Figure(seat, card, player.position, given.life, given.fate, given.gold, alignment)
        figure.counters = {ability: sheet.counters[ability] for ability in Ability}
        figure.objects = [piece for piece in cards if piece.card.is_object]
        figure.followers = [piece for piece in cards if not piece.card.is_object] + self._take_each(player.creatures)
        figure.spells = self._take_each(given.spells)
        figure.trophies = self._take_each(player.trophies)
        if given.toad:
            figure.toad_turns = player.toad_turns_left
            figure.as_toad = {ability: int(getattr(player.gained_as_toad, ability)) for ability in Ability}
        figure.lost_turns, figure.is_slave, figure.offer = player.lost_turns, player.slave, player.offer
        figure.quest, figure.quests_done = player.quest, player.quests_done
        figure.held_by = player.werewolf if player.werewolf is not None else player.fiends
        figure.may_go_on, figure.turns_back = player.may_go_on, player.turns_back
        if player.raft:
            figure.raft = next(piece for piece in figure.objects if piece.card.crosses_river)
        return figure


def save(table: Table) -> dict[str, Any]:
    """The file of a table just before the turn of the player `at_turn`, with everything that is known of it."""
    ids = [f"player-{seat + 1}" for seat in range(len(table.figures))]
    until = {id(each.piece): each.until for each in table.lasting}
    variants = {"trophy-rate": table.agreement.trophy_rate} if table.agreement.trophy_rate != USUAL_RATE else {}
    piles = dict.fromkeys(_piled_titles(), 0) | Counter(piece.card.id for piece in (*table.purchases, *table.talismans))
    saved = {
        "schema": 1,
        "format": FORMAT_ID,
        "players": [_save_player(table, seat, name) for seat, name in enumerate(ids)],
        "turn": ids[table.at_turn],
        "round": table.rounds + 1,
        "extra_turns": table.extra_turns,
        "cards": [
            _save_card(piece, position, until.get(id(piece)), ids)
            for position, pieces in table.lying.items()
            for piece in pieces
        ],
        "gold": {position: gold for position, gold in table.gold_lying.items() if gold},
        "adventure_discards": _ids(table.adventure_discards),
        "spell_discards": _ids(table.spell_discards),
        "piles": piles,
        "dead": [hero.id for hero in table.dead],
        "crown_reached": table.crown_reached,
        "magic_destroyed_by": None if table.no_magic is None else ids[table.no_magic],
        "alternatives": [str(rule) for rule in Alternative if table.agreement.has(rule)],
        "variants": variants,
    }
    needed = ("schema", "format", "players", "turn", "round", "piles")  # an empty pile is no unknown one
    return {name: value for name, value in saved.items() if value or name in needed}


def _piled_titles() -> list[str]:
    piles = (Deck.PURCHASE, Deck.TALISMAN)
    return list(dict.fromkeys(piece.card.id for piece in all_pieces() if piece.deck in piles))


def _ids(pieces: Iterable[CardCopy]) -> list[str]:
    return [piece.card.id for piece in pieces]


def _save_card(piece: CardCopy, position: str, until: tuple[int, int] | None, ids: list[str]) -> dict[str, Any]:
    saved: dict[str, Any] = {"card": piece.card.id, "position": position}
    if piece.stock:
        saved["counters"] = piece.stock
    if until is not None:
        saved["until"] = {"round": until[0] + 1, "player": ids[until[1]]}
    return saved


def _save_player(table: Table, seat: int, name: str) -> dict[str, Any]:
    figure, (aside, gold) = table.figures[seat], table.heirlooms.get(seat, ([], 0))
    saved: dict[str, Any] = {"id": name}
    if figure is not None:
        creatures = [piece for piece in figure.followers if piece.card.type is CardType.ENEMY]
        hero = {
            "counters": _points(figure.counters),
            "life": figure.life,
            "fate": figure.fate,
            "gold": figure.gold,
            "cards": _ids(piece for piece in figure.cards if piece not in creatures),
            "spells": _ids(figure.spells),
            "alignment": str(figure.alignment),
            "toad": figure.is_toad,
        }
        saved["hero"] = {"character": figure.hero.id, **{field: value for field, value in hero.items() if value}}
        saved["position"] = figure.position
        here = table.board.positions[figure.position].space
        rest = {
            "toad_turns_left": figure.toad_turns,
            "gained_as_toad": _points(figure.as_toad) if figure.is_toad else {},
            "lost_turns": figure.lost_turns,
            "trophies": _ids(figure.trophies),
            "creatures": _ids(creatures),
            "slave": figure.is_slave,
            "offer": figure.offer,
            "raft": figure.raft is not None,
            "quest": figure.quest,
            "quests_done": figure.quests_done,
            "werewolf": figure.held_by if here == "werewolf-den" else None,
            "fiends": figure.held_by if here == "pits" else None,
            "may_go_on": figure.may_go_on,
            "turns_back": figure.turns_back,
        }
        saved |= {field: value for field, value in rest.items() if value}
    elif seat in table.out:
        saved["out"] = True
    if aside or gold:
        saved["heirlooms"] = {"cards": _ids(aside), "gold": gold}
    return saved


def _points(points: Mapping[Ability, int]) -> dict[str, int]:
    return {str(ability): number for ability, number in points.items() if number}
