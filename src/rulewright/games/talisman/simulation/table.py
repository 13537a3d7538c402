"""The state of a game: cards and their places, the characters, the turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from rulewright.games.talisman.data.board import Board, load_board
from rulewright.games.talisman.data.cards import Deck, EncounterCard, Spell, load_cards
from rulewright.games.talisman.data.heroes import Character, Heroes, load_heroes
from rulewright.games.talisman.data.printed_effects import Ability, Alignment, Region
from rulewright.games.talisman.rules.ability import Bearer, Occasion, OwnedItem, Points, total
from rulewright.games.talisman.rules.special_abilities import NO_KIT, Kit
from rulewright.games.talisman.simulation.agreement import Agreement
from rulewright.games.talisman.simulation.chance import SeededDice

if TYPE_CHECKING:
    from collections.abc import Sequence

OptionT = TypeVar("OptionT")


@dataclass(eq=False, slots=True)
class CardCopy:
    """One card of the box. `deck` is its pile, `stock` the number of counters on it."""

    card: Any
    deck: Deck
    number: int
    stock: int = 0

    def __repr__(self) -> str:
        return f"{self.card.id}#{self.number}"


@dataclass(eq=False)
class Figure:
    """A character in play. “This turn” is the present one, whosever it is."""

    seat: int
    hero: Character
    position: str
    life: int
    fate: int
    gold: int
    alignment: Alignment
    counters: dict[Ability, int] = field(default_factory=lambda: dict.fromkeys(Ability, 0))
    as_toad: dict[Ability, int] = field(default_factory=lambda: dict.fromkeys(Ability, 0))
    toad_turns: int = 0
    """Number of its turns for which it is still a Toad."""
    objects: list[CardCopy] = field(default_factory=list)
    followers: list[CardCopy] = field(default_factory=list)
    spells: list[CardCopy] = field(default_factory=list)
    trophies: list[CardCopy] = field(default_factory=list)
    lost_turns: int = 0
    is_slave: bool = False
    offer: str | None = None
    """The effect that it may choose instead of its next move."""
    quest: str | None = None
    """The effect that is its quest."""
    quests_done: int = 0
    held_by: int | None = None
    """Its opponent in the Inner Region: the Werewolf's Strength, or the number of Pit Fiends left."""
    may_go_on: bool = False
    """Whether the instructions of its space of the Inner Region are fulfilled."""
    turns_back: bool = False
    has_realigned: bool = False
    """Whether its alignment has changed this turn."""
    used: list[CardCopy] = field(default_factory=list)
    """The cards whose bonus has been paid for or drunk this turn."""
    unseen: bool = False
    """Whether it may evade all that can be evaded until the end of this turn."""
    spells_cast: int = 0
    spells_at_start: int = 0
    raft: CardCopy | None = None
    """A Raft with which it can cross the river now."""
    known: dict[Any, Any] = field(default_factory=dict)
    """Cache of values computed from its cards and counters; `changed` clears it."""

    @property
    def is_toad(self) -> bool:
        """Whether it is a Toad now."""
        return self.toad_turns > 0

    @property
    def cards(self) -> list[CardCopy]:
        """Its Objects and Followers."""
        return self.objects + self.followers

    def changed(self) -> None:
        """Clear the cache of values computed from its cards and counters."""
        self.known.clear()

    def kit(self) -> Kit:
        """Its special abilities and cards; a Toad has no special abilities."""
        kit = self.known.get("kit")
        if kit is None:
            kit = NO_KIT
            if not self.is_toad:
                kit = Kit(self.hero, tuple(piece.card for piece in self.cards if isinstance(piece.card, EncounterCard)))
            self.known["kit"] = kit
        return kit

    def bearer(self) -> Bearer:
        """The character in the form for `ability.total`."""
        bearer: Bearer | None = self.known.get("bearer")
        if bearer is not None:
            return bearer
        toad = load_heroes().toad if self.is_toad else None
        bearer = self.known["bearer"] = Bearer(
            Points(self.hero.strength, self.hero.craft),
            Points(self.counters[Ability.STRENGTH], self.counters[Ability.CRAFT]),
            hero=self.hero,
            alignment=self.alignment,
            toad=toad,
            as_toad=Points(self.as_toad[Ability.STRENGTH], self.as_toad[Ability.CRAFT]),
        )
        return bearer

    def owned(self, *, against_dragon: bool = False) -> list[OwnedItem]:
        """Its Objects and Followers in the form for `ability.total`."""
        found: list[OwnedItem] | None = self.known.get(("owned", against_dragon))
        if found is None:
            found = [as_owned(piece, piece in self.used, against_dragon) for piece in self.cards]
            self.known["owned", against_dragon] = found
        return found

    def _bearing(self, against_dragon: bool) -> tuple[object, ...]:
        """The cache key of its total Strength and Craft, without counters."""
        found: tuple[object, ...] | None = self.known.get(("bearing", against_dragon))
        if found is None:
            things = [
                part for piece in self.cards for part in _bearing_of(piece.card.id, piece in self.used, against_dragon)
            ]
            found = self.known["bearing", against_dragon] = (self.hero.id, self.is_toad, self.alignment, *things)
        return found

    def total(self, ability: Ability, occasion: Occasion, *, against_dragon: bool = False) -> int:
        """Its Strength or Craft on such an occasion, cached by the things that add to it, since others change more."""
        points = self.counters[ability], self.as_toad[ability]
        key = ability, *points, occasion.battle, occasion.cursed_glade, occasion.bans, *self._bearing(against_dragon)
        found = _TOTALS.get(key)
        if found is None:
            if len(_TOTALS) >= MOST_TOTALS:
                _TOTALS.clear()
            owned = self.owned(against_dragon=against_dragon)
            found = _TOTALS[key] = total(ability, self.bearer(), owned, occasion).total
        return found


MOST_TOTALS = 50_000
"""Largest number of cached totals."""
_TOTALS: dict[tuple[object, ...], int] = {}


@cache
def _bearing_of(name: str, used: bool, against_dragon: bool) -> tuple[object, ...]:
    """The part of a cache key for one card; empty if it adds nothing and does not bar Followers."""
    thing = _as_owned(name, used, against_dragon)
    bars = thing.card is not None and thing.card.bars_followers
    return (name, used, thing.bonus.strength) if bars or thing.bonus != Points() else ()


def as_owned(piece: CardCopy, used: bool, against_dragon: bool) -> OwnedItem:
    """An Object or Follower in the form for the rules; a raised Enemy adds its Strength in battle."""
    return _as_owned(piece.card.id, used, against_dragon)


@cache
def _as_owned(name: str, used: bool, against_dragon: bool) -> OwnedItem:
    return OwnedItem.from_card(load_cards().cards[name], used, against_dragon)


class Mind(Protocol):
    """The policy of a player. It gets legal options and returns one of them."""

    @property
    def name(self) -> str:
        """The name of the policy."""
        ...

    def decide(
        self, table: Table, figure: Figure, name: str, options: Sequence[OptionT], about: Mapping[str, Any]
    ) -> OptionT:
        """The option taken in the decision `name`."""
        ...

    def wants(self, figure: Figure, rule: str) -> tuple[int, ...] | None:
        """Its weights for the outcomes of a rule in `WORTHS`; `None` if it decides each step separately."""
        ...

    def considers(self, spell: Spell) -> bool:
        """Whether it ever casts such a Spell without an event that calls for it."""
        ...


@dataclass(frozen=True)
class Event:
    """One event of a game: turn, seat, character, kind (`what`), entry, and numbers and names.

    `hero` is the character of the player at `seat` then. `values` with a slash are ids of entries.
    """

    turn: int
    seat: int
    hero: str
    what: str
    entry: str
    values: tuple[tuple[str, int | str], ...] = ()


class TurnOverError(Exception):
    """The end of the present turn, at once."""


class GameOverError(Exception):
    """The end of the game by a victory."""


@dataclass(eq=False)
class Lasting:
    """A card that lies on a space for some rounds: a Blizzard, a Hex. `until` is the round and seat of its removal."""

    piece: CardCopy
    position: str
    until: tuple[int, int]


@dataclass(eq=False)
class Table:
    """The whole game. `figures` are the characters by seat, `None` for a player without one."""

    agreement: Agreement
    chance: SeededDice
    minds: tuple[Mind, ...]
    adventures: list[CardCopy] = field(default_factory=list)
    """The Adventure deck; its top is the last card."""
    adventure_discards: list[CardCopy] = field(default_factory=list)
    spell_deck: list[CardCopy] = field(default_factory=list)
    spell_discards: list[CardCopy] = field(default_factory=list)
    purchases: list[CardCopy] = field(default_factory=list)
    talismans: list[CardCopy] = field(default_factory=list)
    removed: list[CardCopy] = field(default_factory=list)
    """The cards that are not in this game."""
    unused: list[Character] = field(default_factory=list)
    dead: list[Character] = field(default_factory=list)
    figures: list[Figure | None] = field(default_factory=list)
    out: set[int] = field(default_factory=set)
    """The seats of players who are out of the game."""
    heirlooms: dict[int, tuple[list[CardCopy], int]] = field(default_factory=dict)
    """The cards and gold set aside for a player's next character."""
    lying: defaultdict[str, list[CardCopy]] = field(default_factory=lambda: defaultdict(list))
    """The cards that lie on each position, in the order of their arrival."""
    gold_lying: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    lasting: list[Lasting] = field(default_factory=list)
    still: set[CardCopy] = field(default_factory=set)
    """The creatures that can be evaded until the end of the turn."""
    left_this_turn: set[CardCopy] = field(default_factory=set)
    """The cards left on a space this turn, which cannot be taken back in it."""
    no_magic: int | None = None
    """The seat of the player who has destroyed all magic until the next turn of that player."""
    crown_reached: bool = False
    turn: int = 0
    """Number of turns that have begun."""
    rounds: int = 0
    turns_taken: int = 0
    """Number of turns that were not lost."""
    began_with: tuple[str, ...] = ()
    """The characters that the players began with, by seat."""
    at_turn: int = 0
    """The seat whose turn it is."""
    winner: int | None = None
    won_by: str | None = None
    deaths: list[str] = field(default_factory=list)
    """The cause of each death of a character."""
    log: list[Event] | None = None
    extra_turns: int = 0
    """Number of further turns of the same character before anybody else's."""

    @cached_property
    def board(self) -> Board:
        """The board."""
        return load_board()

    @cached_property
    def heroes(self) -> Heroes:
        """All characters and the Toad."""
        return load_heroes()

    @cached_property
    def region(self) -> Callable[[str], Region]:
        """A function from a position to its Region."""
        return {place: self.board.region(place) for place in self.board.positions}.__getitem__

    def playing(self) -> list[Figure]:
        """The characters on the board, clockwise from the seat whose turn it is."""
        figures, first = self.figures, self.at_turn
        return [figure for figure in (*figures[first:], *figures[:first]) if figure is not None]

    def others(self, figure: Figure) -> list[Figure]:
        """All other characters on the board, clockwise."""
        figures, first = self.figures, self.at_turn
        return [other for other in (*figures[first:], *figures[:first]) if other is not None and other is not figure]

    def others_here(self, figure: Figure) -> list[Figure]:
        """The other characters on the same space."""
        return [other for other in self.others(figure) if other.position == figure.position]

    def mind(self, figure: Figure) -> Mind:
        """The policy of a character's player."""
        return self.minds[figure.seat]

    def ask(self, figure: Figure, name: str, options: Sequence[OptionT], **about: Any) -> OptionT:  # noqa: ANN401
        """The option that a character's player takes. A single option is no decision."""
        if len(options) == 1:
            return options[0]
        answer = self.minds[figure.seat].decide(self, figure, name, options, about)
        assert answer in options, (name, answer)
        return answer

    def tell(self, figure: Figure, what: str, entry: str, **values: int | str) -> None:
        """Log an event, if the game is logged."""
        if self.log is not None:
            self.log.append(Event(self.turn, figure.seat, figure.hero.id, what, entry, tuple(values.items())))

    @property
    def events_told(self) -> int:
        """The number of events in the log."""
        return 0 if self.log is None else len(self.log)

    def pieces(self) -> Iterator[CardCopy]:
        """Every card, from everywhere."""
        yield from (*self.adventures, *self.adventure_discards, *self.spell_deck, *self.spell_discards)
        yield from (*self.purchases, *self.talismans, *self.removed)
        for cards in self.lying.values():
            yield from cards
        for cards, _ in self.heirlooms.values():
            yield from cards
        for figure in self.figures:
            if figure is not None:
                yield from (*figure.objects, *figure.followers, *figure.spells, *figure.trophies)


def all_pieces() -> list[CardCopy]:
    """Every card of the box."""
    cards = load_cards()
    found: list[CardCopy] = []
    titles: tuple[EncounterCard | Spell, ...] = (*cards.cards.values(), *cards.spells.values())
    for title in titles:
        for deck, copies in title.copies.items():
            found += [CardCopy(title, deck, len(found) + copy) for copy in range(copies)]
    return found
