"""Invariants of a game's log: every change told, encounters in order, no move or purchase in vain."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.games.talisman.data.cards import CardType, EncounterCard, Spell, load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.simulation.possessions import COMPLETED
from rulewright.games.talisman.simulation.table import Event, Figure, Table

IN_VAIN = 10
"""Number of a character's moves to and fro without any gain that are in vain."""
_TAKEN = ("takes", "buys", "builds", "takes-from", "raises", "fight-charmed")
_GIVEN = ("leaves", "discards", "sells")
_GAINED = (*_TAKEN, "gains", "heals", "takes-gold-from", "wins-trophy", "opens-portal", "reaches-crown", "passes",
           "finds-the-way", "accepts-quest", "duel-attacker-wins", "command-spell-works")  # fmt: skip


_FOR_A_REASON = (COMPLETED, "possessions/losing-a-follower")


@dataclass
class Account:
    """What a character has, by its log alone: numbers, and the titles of its Objects and Followers."""

    numbers: Counter[str]
    cards: Counter[str] = field(default_factory=Counter)


class LogAudit:
    """Follows the log of a game from its beginning. `faults` is to be called after each turn."""

    def __init__(self) -> None:
        self._read = 0
        self._accounts: dict[str, Account] = {}
        self._moves: defaultdict[str, deque[tuple[str, bool]]] = defaultdict(lambda: deque(maxlen=IN_VAIN))

    def faults(self, table: Table, *, sensible: bool = False) -> Iterator[str]:
        """The violated invariants, in words; of a player who is `sensible`, moves and purchases in vain, too."""
        assert table.log is not None
        events, self._read = table.log[self._read :], len(table.log)
        for event in events:
            self._post(event)
        for figure in table.playing():
            yield from self._differences(figure)
        yield from encounter_order_faults(events)
        if sensible:
            yield from waste_faults(events)
            yield from self._aimless_moves(table, events)

    def _post(self, event: Event) -> None:
        values: Mapping[str, int | str] = dict(event.values)
        account = self._accounts.get(event.hero)
        if account is None:
            life = load_heroes().characters[event.hero].life
            account = self._accounts[event.hero] = Account(Counter({"life": life}))
        amount, numbers = int(values.get("amount", 0)), account.numbers
        other = str(values.get("other", "")).removeprefix("heroes/")
        card = str(values.get("card", "")).removeprefix("cards/")
        match event.what:
            case "gains":
                numbers[str(values["thing"])] += amount
            case "loses":
                numbers[str(values["thing"])] -= amount
            case "heals":
                numbers["life"] += amount
            case "pays" | "leaves-gold":
                numbers["gold"] -= amount
            case "pays-fate":
                numbers["fate"] -= amount
            case "takes-gold-from":
                numbers["gold"] += amount
                self._accounts[other].numbers["gold"] -= amount
            case "casts":
                numbers["spell"] -= 1
            case "loses-spells":
                numbers["spell"] = 0
            case "discards" if card in load_cards().spells:
                numbers["spell"] -= 1
        if event.what in _TAKEN and not _is_gold(card):
            account.cards[card] += 1
        if event.what == "takes-from":
            self._accounts[other].cards[card] -= 1
        if event.what in _GIVEN and card in load_cards().cards:
            account.cards[card] -= 1

    def _differences(self, figure: Figure) -> Iterator[str]:
        account = self._accounts[figure.hero.id]
        has = {"life": figure.life, "fate": figure.fate, "gold": figure.gold, "spell": len(figure.spells)}
        has |= {str(ability): figure.counters[ability] + figure.as_toad[ability] for ability in Ability}
        for what, number in has.items():
            if account.numbers[what] != number:
                yield f"{figure.hero.id}: the log tells {account.numbers[what]} {what}, it has {number}"
        cards = Counter(piece.card.id for piece in figure.cards)
        if +account.cards != cards or -account.cards:
            yield f"{figure.hero.id}: the log tells {dict(account.cards)}, it has {dict(cards)}"

    def _aimless_moves(self, table: Table, events: Sequence[Event]) -> Iterator[str]:
        for figure in table.playing():
            own = [event for event in events if event.hero == figure.hero.id]
            moves = self._moves[figure.hero.id]
            if figure.seat == table.at_turn and any(event.what == "moves-to" for event in own):
                moves.append((figure.position, any(event.what in _GAINED for event in own)))
            places = [place for place, _ in moves]
            to_and_fro = all(one == other for one, other in zip(places, places[2:], strict=False))
            if len(moves) == IN_VAIN and to_and_fro and not any(gained for _, gained in moves):
                yield f"{figure.hero.id} goes to and fro in vain"


def _is_gold(name: str) -> bool:
    card = load_cards().cards.get(name)
    return card is not None and card.type is CardType.OBJECT and bool(card.effects)


def waste_faults(events: Sequence[Event]) -> Iterator[str]:
    """What is bought or built, and dropped, discarded or sold in the same turn, for no quest and of free will."""
    paid: set[tuple[int, str, str]] = set()
    for event in events:
        card = event.turn, event.hero, str(dict(event.values).get("card"))
        if event.what in ("buys", "builds"):
            paid.add(card)
        elif event.what in _GIVEN and event.entry not in _FOR_A_REASON and card in paid:
            yield f"{event.hero} pays for {card[-1]} in vain"


def encounter_order_faults(events: Sequence[Event]) -> Iterator[str]:
    """Cards of one space that are not encountered in the order of their numbers."""
    reached: tuple[str, int] = ("", 0)
    is_summoned = False  # an Enemy that a card or space sends, instead of one that lies there
    for event in events:
        card = load_cards().cards.get(str(dict(event.values).get("card", "")).removeprefix("cards/"))
        if event.what in ("moves-to", "dies"):
            reached = event.hero, 0
        elif event.what == "is-attacked-by":
            is_summoned = True
        elif card is not None and _is_met(event, card):
            if not is_summoned and event.hero == reached[0] and card.number < reached[1]:
                yield f"{event.hero} encounters {card.id} after a card with number {reached[1]}"
            if not is_summoned:
                reached = event.hero, card.number
            is_summoned = False


def _is_met(event: Event, card: EncounterCard | Spell) -> bool:
    """Whether the event is an encounter with a card on its space."""
    if event.what.startswith("fight-"):
        return True
    taken = event.what == "takes" and event.entry == "adventure-cards/objects-and-followers"
    return (taken or event.what == "visits") and isinstance(card, EncounterCard)
