"""What the requests of Talisman's situations take from a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import EnumType
from functools import cached_property
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from rulewright.errors import BadInputError
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.cards import CardType, load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.cast import InEffect, Where
from rulewright.games.talisman.rules.quests import Unfinished
from rulewright.games.talisman.rules.setup import MIN_PLAYERS, STARTING_GOLD, Alternative
from rulewright.games.talisman.rules.stockpile import counters_left
from rulewright.games.talisman.rules.timed_score import Counts, PossessionCounts, score
from rulewright.games.talisman.situations.character_sheet import ABILITIES
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.games.talisman.situations.table_file import (
    FORMAT_ID,
    TALISMAN,
    EndRequest,
    PlayerRequest,
    TalismanTable,
    check_table,
    points_held,
)
from rulewright.situations.table_file import AGAINST, FOR, TableEditor, TableFormat, TableQuestion

_AS_BEFORE = frozenset({"movement", "toad"})
"""The situations that ask for a Toad's Strength and Craft when it is none."""
_OPPONENTS = {"duel": "defender", "crown-duel": "other"}
"""The field of the other player's character in situations that have one."""


def build_defaults(question: TableQuestion[TalismanTable]) -> Mapping[str, Any]:
    """The fields of a request that follow from its table. Raises `BadInputError` if it does not say whose it is."""
    return _Defaults(question).build()


def _load_editor() -> TableEditor:
    from rulewright.games.talisman.situations.table_editor import build_editor

    return build_editor()


TABLE_FORMAT = TableFormat(FORMAT_ID, TalismanTable, check_table, build_defaults, _load_editor, frozenset(_OPPONENTS))


@dataclass(frozen=True)
class _Defaults:
    """The defaults for one request."""

    question: TableQuestion[TalismanTable]

    @property
    def table(self) -> TalismanTable:
        return self.question.table

    @cached_property
    def name(self) -> str:
        return self.question.situation.name

    @property
    def fields(self) -> Mapping[str, FieldInfo]:
        return self.question.situation.request.model_fields

    @cached_property
    def seat(self) -> int:
        """The seat of the player who asks: named, or whose turn it is."""
        named = self.question.find_player(FOR, _names(self.table))
        if named is not None:
            return self.table.seats[named]
        if self.table.turn is None:
            raise BadInputError(
                "missing-field",
                FOR,
                phrase("table-whose-request"),
                phrase("table-choose-a-player", ids=", ".join(player.id for player in self.table.players)),
            )
        return self.table.first_seat

    @cached_property
    def player(self) -> PlayerRequest:
        return self.table.players[self.seat]

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The seats of all other characters on the board, clockwise."""
        count = len(self.table.players)
        around = ((self.seat + step) % count for step in range(1, count))
        return tuple(seat for seat in around if self.table.players[seat].hero is not None)

    def build(self) -> dict[str, Any]:
        """The defaults of all fields that the request has and that the table tells."""
        found: dict[str, Any] = {}
        for field in ("hero", "attacker"):
            if field in self.fields:
                found[field] = self._character(field, self.seat)
        opponent = _OPPONENTS.get(self.name)
        if opponent is not None and opponent not in self.question.given:
            found[opponent] = self._character(opponent, self._opponent())
        found |= {
            field: value
            for field, value in self._surroundings()
            if field in self.fields and field not in self.question.given and value is not None
        }
        readings = {
            name: value for name, value in self.table.variants.items() if name in self.question.situation.variants
        }
        if readings and "variants" in self.fields:
            found["variants"] = readings
        return found

    def _opponent(self) -> int:
        """The seat of the other character: named, or the only one there is on the same space or at all.

        Raises `BadInputError` if there are several.
        """
        named = self.question.find_player(AGAINST, _names(self.table))
        if named is not None:
            return self.table.seats[named]
        here = [seat for seat in self.others if self.table.players[seat].position == self.player.position]
        for seats in (here if self.player.position is not None else [], self.others):
            if len(seats) == 1:
                return seats[0]
        raise BadInputError(
            "missing-field",
            AGAINST,
            phrase("table-against-whom"),
            phrase("table-choose-a-player", ids=", ".join(self.table.players[seat].id for seat in self.others)),
        )

    def _character(self, field: str, seat: int) -> dict[str, Any]:
        """A player's character in the shape of this field, without what the fields given replace."""
        player, sheet = self.table.players[seat], self.table.sheets[seat]
        if player.hero is None or sheet is None:
            raise BadInputError(
                "contradiction",
                f"{AGAINST if field in _OPPONENTS.values() else FOR} = {player.id}",
                phrase("table-player-has-no-character", player=player.called),
                phrase("table-name-a-player-who-plays"),
            )
        shape = self.fields[field].annotation
        assert isinstance(shape, type)
        assert issubclass(shape, BaseModel)
        told = player.hero.model_dump(mode="json", exclude_unset=True)
        told["talisman"] = told.get("talisman", TALISMAN in player.hero.cards)
        if player.creatures:
            told["followers"] = max(sheet.followers, len(sheet.owned.followers) + len(player.creatures))
        told |= {name: value for name, value in self._further(player).items() if name in shape.model_fields}
        if player.hero.toad and self.name not in _AS_BEFORE and "gained_as_toad" not in shape.model_fields:
            toad = load_heroes().toad
            for ability in ABILITIES:
                told.setdefault(ability, getattr(toad, ability) + getattr(player.gained_as_toad, ability))
        given = self.question.given.get(field)
        for named, replaced in _REPLACED.items():
            if isinstance(given, Mapping) and named in given:
                for each in replaced:
                    _take_out(told, each)
        return told

    def _further(self, player: PlayerRequest) -> dict[str, Any]:
        """What single situations ask of a character besides."""
        found: dict[str, Any] = {
            "trophies": len(player.trophies),
            "at": _where(player),
            "alone": not any(self.table.players[seat].position == player.position for seat in self.others),
        }
        if player.hidden_spells:
            found["spells_held"] = len(_hero(player).spells) + player.hidden_spells
        if _hero(player).toad:
            found |= {"toad_turns_left": player.toad_turns_left}
            found |= {"gained_as_toad": player.gained_as_toad.model_dump()}
        return {name: value for name, value in found.items() if value is not None}

    def _surroundings(self) -> Iterator[tuple[str, Any]]:
        """The fields besides characters, with their values; `None` where the table does not tell."""
        table, player, given = self.table, self.player, self.question.given
        hero, space = player.hero, player.space
        yield "position", player.position
        if not ("card" in self.fields and given.get("card") is not None):
            yield "space", self._allowed("space", None if space is None else space.id, "ordinary")
        yield "at", None if space is None else self._place_on_the_way(space.id)
        yield "quest", self._quest()
        yield "werewolf", player.werewolf
        yield "fiends", player.fiends
        yield "blizzard", self._blizzard()
        if hero is not None:
            yield "alignment", hero.alignment
        yield "trophies", [{"id": name} for name in player.trophies]
        yield "turn", "own" if self.seat == table.first_seat else "other"
        yield "own_turn", self.seat == table.first_seat
        yield "in_effect", self._in_effect()
        yield "discarded", list(table.spell_discards)
        yield "seen", self._spells_seen()
        yield "hidden", sum(table.players[seat].hidden_spells for seat in self.others)
        yield "others", self._others()
        yield "players", self._players()
        yield "faster_table", Alternative.FASTER_COMMAND_SPELL in table.alternatives
        yield "crown_reached", table.crown_reached or None
        yield "unused_characters", self._unused_characters()
        yield "stock", self._stock()
        yield "alternatives", self._alternatives()

    def _allowed(self, field: str, value: str | None, otherwise: str | None = None) -> str | None:
        """The value where the field can have it, or `otherwise` where it can have that."""
        options = _literals(self.fields[field]) if field in self.fields else ()
        if value is None or not options or value in options:
            return value
        return otherwise if otherwise in options else None

    def _place_on_the_way(self, space: str) -> str | None:
        """The space on which a way begins, if the situation has one. Raises `BadInputError` for another."""
        if "at" not in self.fields or "at" in self.question.given or self._allowed("at", space) is not None:
            return space
        raise BadInputError(
            "missing-field",
            "at",
            phrase("table-not-on-the-way", player=self.player.called),
            phrase("table-say-where-it-begins"),
        )

    def _quest(self) -> str:
        if self.player.quest is None:
            return Unfinished.NONE.value
        return (Unfinished.LATER if self.player.quests_done else Unfinished.FIRST).value

    def _in_effect(self) -> list[str]:
        """The cards whose effect on Spells lasts."""
        found = [InEffect.BLIZZARD.value] if self._blizzards() else []
        return found + ([InEffect.DESTROY_MAGIC.value] if self.table.magic_destroyed_by is not None else [])

    def _blizzards(self) -> list[EndRequest]:
        """The ends of the Blizzards on the board."""
        cards = load_cards().cards
        lying = (each for each in self.table.cards if each.card in cards and cards[each.card].spaces_per_turn)
        return [each.until for each in lying if each.until is not None]

    def _blizzard(self) -> int:
        """The number of the player's turns that begin while a Blizzard lies on the board."""
        return max((self._turns_before(each) for each in self._blizzards()), default=0)

    def _turns_before(self, end: EndRequest) -> int:
        """The number of the player's turns that begin before this one."""
        first = self.table.round + (self.seat < self.table.first_seat)
        last = end.round if self.seat < self.table.seats[end.player] else end.round - 1
        return max(0, last - first + 1)

    def _spells_seen(self) -> list[str]:
        """The Spells in others' hands that are named, and those on the board."""
        in_hands = [name for seat in self.others for name in _hero(self.table.players[seat]).spells]
        return in_hands + [each.card for each in self.table.cards if each.card in load_cards().spells]

    def _others(self) -> list[int]:
        """The lives of the others, or their scores."""
        if self.name == "timed-score":
            return [self._score(seat) for seat in self.others]
        return [_hero(self.table.players[seat]).life for seat in self.others]

    def _score(self, seat: int) -> int:
        player, sheet = self.table.players[seat], self.table.sheets[seat]
        assert sheet is not None
        cards = sheet.owned.cards
        magic = sum(card.type is CardType.MAGIC_OBJECT for card in cards)
        objects, spells = sum(card.is_object for card in cards), len(sheet.spells) + player.hidden_spells
        followers = max(sheet.followers, len(sheet.owned.followers) + len(player.creatures))
        held = PossessionCounts(sheet.request.gold, spells, followers, objects - magic, magic)
        hero = sheet.owned.hero
        start = PossessionCounts(STARTING_GOLD, (hero.spells or 0) if hero is not None else 0)
        counts = str(self._reading("timed-score") or Counts.GAINS)
        known = Counts(counts) if counts in [*Counts] else Counts.GAINS  # an unknown reading is refused later
        return score(sum(sheet.counters.values()), held, start, known).total

    def _reading(self, variant: str) -> object:
        """The value of a reading that the request gives, or that the players agreed on; `None` without either."""
        given = self.question.given.get("variants")
        reading = given.get(variant) if isinstance(given, Mapping) else None
        return reading or self.table.variants.get(variant)

    def _players(self) -> int | None:
        """How many began the game, or for a death how many are still in it; `None` where nothing counts them."""
        players = self.table.players
        if self.name == "command-spell":
            faster = self.question.given.get(
                "faster_table", Alternative.FASTER_COMMAND_SPELL in self.table.alternatives
            )
            return len(players) if faster and self._reading("command-counts") == "starting" else None
        return sum(not player.out for player in players) if self.name == "character-death" else len(players)

    def _unused_characters(self) -> int | None:
        """How many character cards are left, if all characters in play are named."""
        heroes = [player.hero for player in self.table.players if player.hero is not None]
        if any(hero.character is None for hero in heroes):
            return None
        there_are = len(load_heroes().characters)
        return min(there_are - len(heroes) - len(self.table.dead), there_are - MIN_PLAYERS)

    def _stock(self) -> dict[str, dict[str, int]]:
        """The counters of Strength and Craft that nobody has."""
        left = {ability: counters_left(points_held(self.table, ability)) for ability in ABILITIES}
        return {ability: {"small": each.small, "large": each.large} for ability, each in left.items()}

    def _alternatives(self) -> list[str]:
        """The alternative rules that the situation asks for."""
        options = _literals(self.fields["alternatives"]) if "alternatives" in self.fields else ()
        return [each.value for each in self.table.alternatives if not options or each.value in options]


_REPLACED = {
    "strength": ("counters.strength",),
    "craft": ("counters.craft",),
    "cards": ("followers", "armour", "battle_bonus", "talisman"),
}
"""What of a character follows from another field, so that giving this one replaces it."""


def _take_out(character: dict[str, Any], path: str) -> None:
    first, _, rest = path.partition(".")
    if rest and isinstance(character.get(first), dict):
        _take_out(character[first], rest)
    elif not rest:
        character.pop(first, None)


def _names(table: TalismanTable) -> dict[str, tuple[str, ...]]:
    """Whatever else each player can be called: by name, and by the character."""
    return {
        player.id: tuple(filter(None, (player.name, player.hero.character if player.hero is not None else None)))
        for player in table.players
    }


def _hero(player: PlayerRequest) -> CharacterRequest:
    assert player.hero is not None
    return player.hero


def _where(player: PlayerRequest) -> str | None:
    """The place of a character, as far as Spells care."""
    if player.position is None or player.space is None:
        return None
    places = [each.value for each in Where]
    return player.space.id if player.space.id in places else load_board().region(player.position).value


def _literals(field: FieldInfo) -> tuple[str, ...]:
    """The values of a field that has a list of them, of an item of such a list, or of an enumeration."""
    return tuple(_values(field.annotation))


def _values(annotation: Any) -> Iterator[str]:  # noqa: ANN401
    if get_origin(annotation) is Literal:
        yield from (str(each) for each in get_args(annotation))
    elif isinstance(annotation, EnumType):
        yield from map(str, annotation.__members__.values())
    else:
        for inner in get_args(annotation):
            yield from _values(inner)
