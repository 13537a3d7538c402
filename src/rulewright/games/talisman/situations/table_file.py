"""A table of Talisman as a file: its players with their characters, the cards as far as they are known, the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.errors import BadInputError
from rulewright.games.talisman.data.board import Space, load_board
from rulewright.games.talisman.data.cards import CardType, Deck, EncounterCard, Spell, load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import MoveCharacter, Quest
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.ability import (
    Bearer,
    OwnedItem,
    Points,
    carrying_limit,
    objects_carried,
    spell_limit,
    spells_to_discard,
)
from rulewright.games.talisman.rules.setup import BLOODBATH_TALISMANS, MAX_PLAYERS, MIN_PLAYERS, Alternative
from rulewright.games.talisman.rules.stockpile import FATE, GOLD, counters_left
from rulewright.games.talisman.situations import pieces
from rulewright.games.talisman.situations.character_sheet import ABILITIES, CharacterSheet, read_character
from rulewright.games.talisman.situations.defaults import VARIANT_VALUES
from rulewright.games.talisman.situations.pieces import PieceId
from rulewright.games.talisman.situations.request_fields import (
    AbilityValue,
    CharacterRequest,
    Gold,
    PointsRequest,
    Tokens,
)
from rulewright.language.phrase import Phrase
from rulewright.situations.request import Flag, RequestModel, UnknownIdError, contradiction_error, parse_path

FORMAT_ID = "talisman/table"
TALISMAN = "talisman"
"""The card of that name."""
PlayerId = Annotated[str, Field(min_length=1, max_length=60)]
Pieces = Annotated[tuple[PieceId, ...], Field(max_length=120)]
RoundNumber = Annotated[int, Field(ge=1, le=2000, strict=True)]


def _with_positions(schema: dict[str, Any]) -> None:
    schema["enum"] = list(load_board().positions)


PositionName = Annotated[str, Field(json_schema_extra=_with_positions)]


class HeirloomsRequest(RequestModel):
    """What lies aside for a player's next character."""

    cards: Annotated[tuple[PieceId, ...], Field(max_length=20)] = ()
    gold: Gold = 0


class PlayerRequest(RequestModel):
    """A player, and the character on the board: its `hero` has the shape that it has in requests.

    Without `hero` the player's character is dead: the next one comes with the player's next turn, or never if the
    player is `out`. `hidden_spells` counts the Spells in hand that are not named. `creatures` are Enemies raised as
    Followers. `lost_turns` are still to be missed. `offer` is the effect that the character may choose instead of its
    next move, `raft` says that its Raft is to be used in that move, `quest` the effect that is its quest. In the Inner
    Region it faces a `werewolf` of known Strength or so many `fiends`, `may_go_on` from its space, or `turns_back`.
    """

    id: PlayerId
    name: Annotated[str, Field(min_length=1, max_length=60)] | None = None
    hero: CharacterRequest | None = None
    position: PositionName | None = None
    out: Flag = False
    lost_turns: Tokens = 0
    toad_turns_left: Annotated[int, Field(ge=1, le=3, strict=True)] = 3
    gained_as_toad: PointsRequest = PointsRequest()
    hidden_spells: Annotated[int, Field(ge=0, le=24, strict=True)] = 0
    trophies: Annotated[tuple[PieceId, ...], Field(max_length=40)] = ()
    creatures: Annotated[tuple[PieceId, ...], Field(max_length=20)] = ()
    slave: Flag = False
    offer: PieceId | None = None
    raft: Flag = False
    quest: PieceId | None = None
    quests_done: Tokens = 0
    werewolf: AbilityValue | None = None
    fiends: Annotated[int, Field(ge=1, le=6, strict=True)] | None = None
    may_go_on: Flag = False
    turns_back: Flag = False
    heirlooms: HeirloomsRequest = HeirloomsRequest()

    @property
    def called(self) -> str:
        """The name, or the id of a player without one."""
        return self.name or self.id

    @property
    def space(self) -> Space | None:
        """The space on which the character stands."""
        return None if self.position is None else load_board().spaces[load_board().positions[self.position].space]


class EndRequest(RequestModel):
    """The beginning of a player's turn in a round, at which a card is discarded."""

    round: RoundNumber
    player: PlayerId


class LyingCardRequest(RequestModel):
    """A card that lies on a position, with its counters, or with the end of its time on the board."""

    card: PieceId
    position: PositionName
    counters: Annotated[int, Field(ge=0, le=20, strict=True)] = 0
    until: EndRequest | None = None


class TalismanTable(RequestModel):
    """A table of Talisman just before the turn of the player `turn`, in so many a `round`.

    `players` sit in the order of play. `cards` lie on the board, those on one space in the order of their arrival. What
    is named nowhere lies in its deck: `adventure_discards` and `spell_discards` are the discard piles; `piles` says how
    many copies of a title are left among the Purchase and Talisman Cards. `dead` are the characters removed from the
    game. `variants` are the readings that the players agreed on.
    """

    schema_: Annotated[Literal[1], Field(alias="schema")]
    format: Literal["talisman/table"] = "talisman/table"
    players: Annotated[tuple[PlayerRequest, ...], Field(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    turn: PlayerId | None = None
    round: RoundNumber = 1
    extra_turns: Annotated[int, Field(ge=0, le=5, strict=True)] = 0
    cards: Annotated[tuple[LyingCardRequest, ...], Field(max_length=200)] = ()
    gold: dict[PositionName, Gold] = {}  # noqa: RUF012
    adventure_discards: Pieces = ()
    spell_discards: Annotated[tuple[PieceId, ...], Field(max_length=24)] = ()
    piles: dict[PieceId, Annotated[int, Field(ge=0, le=6, strict=True)]] = {}  # noqa: RUF012
    dead: Annotated[tuple[PieceId, ...], Field(max_length=14)] = ()
    crown_reached: Flag = False
    magic_destroyed_by: PlayerId | None = None
    alternatives: Annotated[tuple[Alternative, ...], Field(max_length=len(Alternative))] = ()
    variants: dict[PieceId, Flag | Annotated[int, Field(ge=0, le=40, strict=True)] | str] = {}  # noqa: RUF012

    @model_validator(mode="after")
    def _refuse_equal_ids(self) -> TalismanTable:
        ids = Counter(player.id for player in self.players)
        twice = next((each for each, count in ids.items() if count > 1), None)
        if twice is not None:
            places = ", ".join(f"players.{n}.id" for n, player in enumerate(self.players) if player.id == twice)
            raise contradiction_error(
                places, phrase("table-two-players-of-one-id", id=twice), phrase("table-give-each-its-own")
            )
        return self

    @cached_property
    def seats(self) -> Mapping[str, int]:
        """The seat of each player, by id."""
        return {player.id: seat for seat, player in enumerate(self.players)}

    @cached_property
    def sheets(self) -> tuple[CharacterSheet | None, ...]:
        """The characters by seat. Raises `BadInputError` for one that cannot be so."""
        return tuple(
            None if player.hero is None else read_character(player.hero, f"table.players.{seat}.hero")
            for seat, player in enumerate(self.players)
        )

    @property
    def first_seat(self) -> int:
        """The seat whose turn it is."""
        return 0 if self.turn is None else self.seats[self.turn]


@dataclass(frozen=True)
class NamedCard:
    """A card that a table names, and the field that names it."""

    field: str
    card: EncounterCard | Spell


def named_cards(table: TalismanTable) -> Iterator[NamedCard]:
    """Every card that the table names, in its order. Raises `UnknownIdError`."""
    for seat, player in enumerate(table.players):
        at = f"table.players.{seat}"
        held = player.hero
        if held is not None:
            yield from _cards(f"{at}.hero.cards", held.cards)
            yield from _spells(f"{at}.hero.spells", held.spells)
        yield from _cards(f"{at}.trophies", player.trophies)
        yield from _cards(f"{at}.creatures", player.creatures)
        yield from _cards(f"{at}.heirlooms.cards", player.heirlooms.cards)
    for number, each in enumerate(table.cards):
        field = f"table.cards.{number}.card"
        spell = load_cards().spells.get(each.card)
        yield NamedCard(field, spell if spell is not None else pieces.find_card(field, each.card))
    yield from _cards("table.adventure_discards", table.adventure_discards)
    yield from _spells("table.spell_discards", table.spell_discards)


def _cards(field: str, ids: Sequence[str]) -> Iterator[NamedCard]:
    for number, each in enumerate(ids):
        yield NamedCard(f"{field}.{number}", pieces.find_card(f"{field}.{number}", each))


def _spells(field: str, ids: Sequence[str]) -> Iterator[NamedCard]:
    for number, each in enumerate(ids):
        yield NamedCard(f"{field}.{number}", pieces.find_spell(f"{field}.{number}", each))


def copies_in_game(table: TalismanTable, card: EncounterCard | Spell) -> Mapping[Deck, int]:
    """The copies of a title in each deck of this game: a Bloodbath is played with fewer Talisman Cards."""
    copies = dict(card.copies)
    if card.id == TALISMAN and Alternative.FASTER_BLOODBATH in table.alternatives:
        copies[Deck.TALISMAN] = min(copies[Deck.TALISMAN], BLOODBATH_TALISMANS)
    return copies


def check_table(table: TalismanTable) -> None:
    """Raise `BadInputError` for a table that cannot be so."""
    _check_ids(table)
    _check_characters(table)
    for seat, player in enumerate(table.players):
        _check_player(table, seat, player)
    _check_cards(table)
    _check_stock(table)


def _check_ids(table: TalismanTable) -> None:
    """Raise `UnknownIdError` for positions, players, characters, effects and readings that there are not."""
    board, effects = load_board(), load_cards().effects
    positions: list[tuple[str, str | None]] = [
        *((f"players.{seat}.position", player.position) for seat, player in enumerate(table.players)),
        *((f"cards.{number}.position", each.position) for number, each in enumerate(table.cards)),
    ]
    for field, position in positions:
        _require_known(f"table.{field}", position, board.positions)
    for position in table.gold:
        if position not in board.positions:
            raise UnknownIdError(("table", "gold", position), position, board.positions, is_key=True)
    players: list[tuple[str, str | None]] = [
        ("turn", table.turn),
        ("magic_destroyed_by", table.magic_destroyed_by),
        *((f"cards.{n}.until.player", each.until.player) for n, each in enumerate(table.cards) if each.until),
    ]
    for field, player_id in players:
        if player_id is not None and player_id not in table.seats:
            raise UnknownIdError(
                parse_path(f"table.{field}"),
                player_id,
                table.seats,
                message=phrase("table-nobody-is-called", field=f"table.{field}", id=player_id),
            )
    for number, name in enumerate(table.dead):
        pieces.find_character(f"table.dead.{number}", name)
    quests = [name for name, effect in effects.items() if isinstance(effect, Quest)]
    offers = [name for name, effect in effects.items() if isinstance(effect, MoveCharacter) and effect.offer]
    for seat, player in enumerate(table.players):
        _require_known(f"table.players.{seat}.quest", player.quest, quests)
        _require_known(f"table.players.{seat}.offer", player.offer, offers)
    for name, value in table.variants.items():
        if name not in VARIANT_VALUES:
            raise UnknownIdError(("table", "variants", name), name, VARIANT_VALUES, is_key=True)
        allowed = VARIANT_VALUES[name]
        if not any(value == each and type(value) is type(each) for each in allowed):
            options = ", ".join(str(each).lower() if isinstance(each, bool) else str(each) for each in allowed)
            raise BadInputError(
                "bad-value",
                f"table.variants.{name} = {value}",
                phrase("table-reading-cannot-be", field=f"table.variants.{name}", given=str(value)),
                phrase("forecast-choose-among", options=options),
            )


def _require_known(field: str, given: str | None, known: Collection[str]) -> None:
    if given is not None and given not in known:
        raise UnknownIdError(parse_path(field), given, known)


def _contradiction(field: str, message: Phrase, remedy: Phrase) -> BadInputError:
    return BadInputError("contradiction", field, message, remedy)


def _check_characters(table: TalismanTable) -> None:
    """Raise an error for a character in two places, and for dead ones among the living."""
    seats: dict[str, int] = {}
    for seat, (player, sheet) in enumerate(zip(table.players, table.sheets, strict=True)):
        at = f"table.players.{seat}"
        if player.hero is None and player.position is not None:
            raise _contradiction(
                f"{at}.position = {player.position}",
                phrase("table-dead-character-stands", player=player.called),
                phrase("table-take-the-position-out"),
            )
        if player.out and player.hero is not None:
            raise _contradiction(
                f"{at}.out, {at}.hero",
                phrase("table-player-is-out", player=player.called),
                phrase("keep-one-of-them"),
            )
        if sheet is None or sheet.owned.hero is None:
            continue
        name = sheet.owned.hero.id
        if name in seats:
            players = table.players[seats[name]].called, player.called
            raise _contradiction(
                f"table.players.{seats[name]}.hero.character, {at}.hero.character = {name}",
                phrase("table-two-of-one-character", id=name, players=players),
                phrase("table-give-another-character"),
            )
        if name in table.dead:
            raise _contradiction(
                f"table.dead.{table.dead.index(name)}, {at}.hero.character = {name}",
                phrase("table-dead-character-plays", id=name),
                phrase("keep-one-of-them"),
            )
        seats[name] = seat
    twice = [name for name, count in Counter(table.dead).items() if count > 1]
    if twice:
        raise _contradiction("table.dead", phrase("table-dead-twice", id=twice[0]), phrase("take-it-out"))
    if table.turn is not None and table.players[table.first_seat].out:
        raise _contradiction(
            f"table.turn = {table.turn}",
            phrase("table-turn-of-a-player-who-is-out", player=table.players[table.first_seat].called),
            phrase("table-name-a-player-who-plays"),
        )


def _check_player(table: TalismanTable, seat: int, player: PlayerRequest) -> None:
    """Raise an error for what a player's character cannot have or be."""
    at, hero = f"table.players.{seat}", player.hero
    inner = player.space is not None and load_board().region(player.position or "") == "inner"
    for field, is_given, place in (
        ("werewolf", player.werewolf is not None, "werewolf-den"),
        ("fiends", player.fiends is not None, "pits"),
    ):
        if is_given and (player.space is None or player.space.id != place):
            raise _contradiction(
                f"{at}.{field}, {at}.position",
                phrase("table-only-on-its-space", field=f"{at}.{field}", place=place),
                phrase("take-it-out"),
            )
    for field, is_set in (("may_go_on", player.may_go_on), ("turns_back", player.turns_back)):
        if is_set and not inner:
            raise _contradiction(
                f"{at}.{field}, {at}.position",
                phrase("table-only-in-the-inner-region", field=f"{at}.{field}"),
                phrase("take-it-out"),
            )
    for field, ids in (("trophies", player.trophies), ("creatures", player.creatures)):
        for number, name in enumerate(ids):
            if pieces.find_card(f"{at}.{field}.{number}", name).type is not CardType.ENEMY:
                raise BadInputError(
                    "bad-value",
                    f"{at}.{field}.{number} = {name}",
                    phrase("id-is-no-enemy-and-only", id=name),
                    phrase("take-it-out"),
                )
    is_toad = hero is not None and hero.toad
    if is_toad and hero is not None and (hero.cards or player.creatures):
        raise _contradiction(
            f"{at}.hero.toad, {at}.{'hero.cards' if hero.cards else 'creatures'}",
            phrase("table-toad-has-cards", player=player.called),
            phrase("table-lay-them-on-its-space"),
        )
    as_toad = (
        ("toad_turns_left", "toad_turns_left" in player.model_fields_set),
        (
            "gained_as_toad",
            player.gained_as_toad != PointsRequest(),
        ),
    )
    for field, is_set in as_toad:
        if is_set and not is_toad:
            raise _contradiction(f"{at}.{field}", phrase("table-no-toad", field=f"{at}.{field}"), phrase("take-it-out"))
    if player.raft and not (hero is not None and "raft" in hero.cards):
        raise _contradiction(f"{at}.raft", phrase("table-no-raft", player=player.called), phrase("take-it-out"))
    _check_limits(table, seat, player)


def _check_limits(table: TalismanTable, seat: int, player: PlayerRequest) -> None:
    """Raise an error for more Objects than a character can carry, or more Spells than its Craft allows."""
    sheet, at = table.sheets[seat], f"table.players.{seat}"
    if sheet is None or sheet.owned.hero is None:
        return
    owned = [OwnedItem.from_card(card) for card in sheet.owned.cards]
    bearer = Bearer(Points(), hero=sheet.owned.hero)
    carried, limit = objects_carried(owned, bearer), carrying_limit(owned, bearer)
    if carried > limit:
        raise _contradiction(
            f"{at}.hero.cards",
            phrase("table-carries-too-much", player=player.called, count=carried, limit=limit),
            phrase("table-lay-them-on-its-space"),
        )
    spells = len(sheet.spells) + player.hidden_spells
    allowed = spell_limit(sheet.craft or 0)
    if spells_to_discard(spells, allowed, sheet.request.toad):
        raise _contradiction(
            f"{at}.hero.spells",
            phrase("table-has-too-many-spells", player=player.called, count=spells, limit=allowed),
            phrase("table-discard-some"),
        )


def _check_cards(table: TalismanTable) -> None:
    """Raise an error for a card in two places, in more copies than there are, or on a pile of another deck."""
    found: dict[str, list[NamedCard]] = {}
    for each in named_cards(table):
        found.setdefault(each.card.id, []).append(each)
    for title, named in found.items():
        copies = copies_in_game(table, named[0].card)
        there_are, left = sum(copies.values()), table.piles.get(title, 0)
        fields = (*(each.field for each in named), *((f"table.piles.{title}",) if left else ()))
        if len(named) + left > there_are:
            raise _too_many_error(title, len(named) + left, there_are, fields)
        for field, deck in _DISCARDS.items():
            discarded = tuple(each.field for each in named if each.field.startswith(field))
            if len(discarded) > copies.get(deck, 0):
                raise _too_many_error(title, len(discarded), copies.get(deck, 0), discarded)
    _check_piles(table, found)
    talismans = _talismans(table)
    if len(talismans) > (there_are := sum(copies_in_game(table, load_cards().cards[TALISMAN]).values())):
        raise _too_many_error(TALISMAN, len(talismans), there_are, talismans)


def _too_many_error(title: str, count: int, copies: int, fields: tuple[str, ...]) -> BadInputError:
    """The error for a card that these fields name more often than there are copies."""
    told = (
        phrase("table-card-in-two-places", id=title, places=fields)
        if copies == 1
        else phrase("table-card-has-fewer-copies", id=title, count=count, copies=copies, places=fields)
    )
    return _contradiction(f"{', '.join(fields)} = {title}"[:300], told, phrase("table-name-each-copy-once"))


_DISCARDS = {"table.adventure_discards": Deck.ADVENTURE, "table.spell_discards": Deck.SPELL}


def _talismans(table: TalismanTable) -> tuple[str, ...]:
    """The fields that give a character a Talisman, by name or without."""
    named = [each.field for each in named_cards(table) if each.card.id == TALISMAN]
    unnamed = [
        f"table.players.{seat}.hero.talisman"
        for seat, player in enumerate(table.players)
        if player.hero is not None
        and "talisman" in player.hero.model_fields_set
        and player.hero.talisman
        and TALISMAN not in player.hero.cards
    ]
    return (*named, *unnamed)


def _check_piles(table: TalismanTable, named: Mapping[str, Sequence[NamedCard]]) -> None:
    """Raise an error for a pile of cards that are no Purchase or Talisman Cards, or of which copies are missing."""
    for title, left in table.piles.items():
        field = f"table.piles.{title}"
        card = load_cards().cards.get(title)
        if card is None:
            raise UnknownIdError(("table", "piles", title), title, sorted(load_cards().cards), is_key=True)
        copies = copies_in_game(table, card)
        in_piles = copies.get(Deck.PURCHASE, 0) + copies.get(Deck.TALISMAN, 0)
        if left > in_piles:
            raise _too_many_error(title, left, in_piles, (field,))
        missing = in_piles - left - len(named.get(title, ()))
        if missing > 0 and title != TALISMAN:
            raise _contradiction(
                f"{field} = {left}",
                phrase("table-copies-are-missing", id=title, count=missing),
                phrase("table-name-each-copy-once"),
            )


def _check_stock(table: TalismanTable) -> None:
    """Raise an error for more gold, fate or counters, or more Toads, than there are in the box."""
    heroes = [player.hero for player in table.players if player.hero is not None]
    aside = sum(player.heirlooms.gold for player in table.players)
    gold = sum(table.gold.values()) + aside + sum(hero.gold for hero in heroes)
    fate = sum(hero.fate for hero in heroes)
    for field, count, most in (("gold", gold, GOLD), ("fate", fate, FATE)):
        if count > most:
            raise _contradiction(
                f"{field} = {count}",
                phrase(f"table-too-much-{field}", count=count, most=most),
                phrase("table-count-once-more"),
            )
    held: dict[str, list[int]] = {"life": [hero.life for hero in heroes]}
    for ability in ABILITIES:
        held[ability] = points_held(table, ability)
    for field, points in held.items():
        left = counters_left(points)
        if left.small < 0 or left.large < 0:
            raise _contradiction(
                f"{field} = {sum(points)}",
                phrase("table-too-many-counters", ability=field, count=sum(points)),
                phrase("table-count-once-more"),
            )
    toads, copies = sum(hero.toad for hero in heroes), load_heroes().toad.copies
    if toads > copies:
        raise _contradiction(
            f"toad = {toads}",
            phrase("table-too-many-toads", count=toads, copies=copies),
            phrase("table-count-once-more"),
        )


def points_held(table: TalismanTable, ability: str) -> list[int]:
    """The points of an ability that each character has in counters, those gained as a Toad among them."""
    return [
        sheet.counters[ability] + int(getattr(player.gained_as_toad, ability))
        for player, sheet in zip(table.players, table.sheets, strict=True)
        if sheet is not None
    ]
