"""The characters of Talisman, and the Toad that they can be turned into, from `rules/talisman/characters.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import Field

from rulewright.corpus.content import rules_folder
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.records import NumbersRecord, PieceRecord, SourceMap, read_record, strict
from rulewright.games.talisman.data.board import BOARD_FILE, BoardRecord
from rulewright.games.talisman.data.cards import (
    ADVENTURES_FILE,
    PURCHASES_FILE,
    AdventuresRecord,
    CardType,
    PurchasesRecord,
)
from rulewright.games.talisman.data.piece_abilities import (
    EnemyType,
    Face,
    Flag,
    PieceIds,
    PieceWithAbilities,
    PositiveCount,
    Possession,
)
from rulewright.games.talisman.data.printed_effects import Alignment, EntryId, PositionId

CHARACTERS_FILE = Path("talisman", "characters.toml")
NUMBERS_FILE = Path("talisman", "numbers.toml")


@strict(kw_only=True)
class Character(PieceWithAbilities):
    """A character as printed on its card. An absent key is an ability that the character does not have."""

    strength: PositiveCount
    craft: PositiveCount
    life: PositiveCount
    fate: PositiveCount
    alignment: Alignment
    start: PositionId
    spells: PositiveCount | None = None
    """The number of Spells at the start."""

    two_attack_dice: Flag | None = None
    """In battle it may roll two dice and use the higher."""
    weapons_in_battle: Literal[0, 2] | None = None
    """The number of Weapons that it may use in a battle, instead of 1."""
    armour_in_battle: Literal[0] | None = None
    """The number of pieces of Armour that it may use in a battle, instead of 1."""
    adds_craft_value: Flag | None = None
    """In battle it adds its Craft value, printed on the card, to its Strength."""
    psychic_attack: Flag | None = None
    """It may choose psychic combat when it attacks a character, but not when it is attacked."""
    assassinates: Flag | None = None
    """It may leave a creature, or a character that it attacks, without an attack roll.

    A character beaten this way must lose a life. The ability is of no use on the Crown of Command, nor when a character
    attacks it.
    """
    gains_life_taken: Flag | None = None
    """It gains the life that it takes from a character beaten in psychic combat."""
    raises_enemies: Flag | None = None
    """An Enemy killed in battle may become a Follower; one of them per battle adds its Strength and is discarded."""
    not_attacked_by: Annotated[tuple[EnemyType, ...], Field(min_length=1)] | None = None
    """Enemies that do not attack it, though it may attack them."""
    charms: Annotated[tuple[EnemyType, ...], Field(min_length=1)] | None = None
    """Enemies that become Followers if a die shows more than their Strength; one per battle adds its Strength."""
    spell_for_destroying: Flag | None = None
    """It may gain 1 Spell for an Enemy destroyed without an attack."""
    fills_spells_at: PieceIds | None = None
    """Spaces where it may draw Spells until it has as many as its Craft allows."""
    sees_spells: Flag | None = None
    """It may look at other characters' Spells."""
    changes_alignment: Flag | None = None
    """It may change its alignment, once a turn."""
    prayer_bonus: Literal[1] | None = None
    """The number that it may add to the die when it prays."""
    cave_bonus: Literal[1] | None = None
    """The number that it may add to the die in the Cave."""
    unaffected_by: PieceIds | None = None
    """Cards that do not affect it."""
    moves_among: PieceIds | None = None
    """From such a space it may move to any other such space of the Region, instead of rolling the die."""
    regenerates_on: Face | None = None
    """The face of the movement die on which it may heal 1 life instead of moving."""
    takes: Annotated[tuple[Possession, ...], Field(min_length=1)] | None = None
    """It may take one of these from a character it lands on: an Object of its choice, or 1 gold."""
    beguiles: dict[Alignment, Face] | None = None
    """The lowest face, by the other's alignment, on which it takes an Object or 1 gold from a character it lands on."""
    takes_followers: PieceIds | None = None
    """Followers that it may take from a character it lands on."""
    takes_followers_but: PieceIds | None = None
    """It may take one Follower from a character it lands on, but none of these."""
    free_purchase_at: Annotated[tuple[EntryId, ...], Field(min_length=1)] | None = None
    """The entries of the places where it may take one Purchase Card free of charge on each visit."""


@strict(kw_only=True)
class ToadCard(PieceRecord):
    """The Toad card. Anything not on it is the character's own: lives, fate, alignment, trophies."""

    copies: PositiveCount
    strength: PositiveCount
    craft: PositiveCount
    turns: PositiveCount
    """The number of the character's own turns that it lasts; it ends with the last of them."""
    spaces_per_turn: PositiveCount
    casts_spells: Flag
    gains_spells: Flag
    special_abilities: Flag
    leaves_possessions: Flag
    """Objects, Followers and gold are left on the space where the character is turned into a Toad."""


@strict()
class CharactersRecord:
    """The content of characters.toml."""

    character: tuple[Character, ...]
    toad: Annotated[tuple[ToadCard, ...], Field(min_length=1, max_length=1)]


@dataclass(frozen=True)
class Heroes:
    """The characters, by the last part of their ids, and the Toad."""

    characters: Mapping[str, Character]
    toad: ToadCard


@cache
def load_heroes(rules: Path | None = None) -> Heroes:
    """Load the characters of the folder `rules`, or of the folder in use, and cache them. Raises `ContentError`."""
    folder = rules or rules_folder()
    record, _, findings = read_record(CharactersRecord, folder / CHARACTERS_FILE, folder)
    if record is None:
        raise ContentError(folder, findings)
    return Heroes(MappingProxyType({character.id: character for character in record.character}), record.toad[0])


def check_content(rules: Path) -> list[Finding]:
    """Find the faults in the characters' facts, also against board and cards if those can be read."""
    record, places, findings = read_record(CharactersRecord, rules / CHARACTERS_FILE, rules)
    if record is None:
        return findings
    faults = [*_check_numbers(record, rules), *_check_references(record, places, rules)]
    return [Finding(CHARACTERS_FILE.as_posix(), *fault) for fault in faults]


_Fault = tuple[int, str, str, str]


def _check_numbers(record: CharactersRecord, rules: Path) -> Iterator[_Fault]:
    """Check the number of characters and the Toad's numbers against numbers.toml."""
    read, _, _ = read_record(NumbersRecord, rules / NUMBERS_FILE, rules)
    numbers = {number.id: number.values for number in read.number} if read else {}
    toad = record.toad[0]
    told = {
        "cards-in-the-box": len(record.character),
        "toad-turns": toad.turns,
        "toad-strength-and-craft": toad.strength,
        "toad-movement": toad.spaces_per_turn,
    }
    for number, value in told.items():
        if number in numbers and numbers[number][-1] != value:
            cause = f"characters.toml has {value}, and numbers.toml {numbers[number][-1]} as {number}."
            yield 1, "number", cause, "Make them agree."


def _check_references(record: CharactersRecord, places: SourceMap, rules: Path) -> Iterator[_Fault]:
    """Check that every space, position and card that a character names exists."""
    board, _, _ = read_record(BoardRecord, rules / BOARD_FILE, rules)
    purchases, _, _ = read_record(PurchasesRecord, rules / PURCHASES_FILE, rules)
    adventures, _, _ = read_record(AdventuresRecord, rules / ADVENTURES_FILE, rules)
    if board is None or purchases is None or adventures is None:
        return
    spaces = {space.id for space in board.space}
    positions = {position.id for position in board.position}
    cards = {card.id: card for card in (*purchases.purchase, *adventures.adventure)}
    followers = {card.id for card in cards.values() if card.type is CardType.FOLLOWER}
    entries = {*(f"board/{space}" for space in spaces), *(f"cards/{card}" for card in cards)}
    for index, hero in enumerate(record.character):
        named: tuple[tuple[str, tuple[str, ...] | None, set[str]], ...] = (
            ("start", (hero.start,), positions),
            ("need_not_roll_at", hero.need_not_roll_at, spaces),
            ("evades_at", hero.evades_at, spaces),
            ("no_loss_at", hero.no_loss_at, spaces),
            ("fills_spells_at", hero.fills_spells_at, spaces),
            ("moves_among", hero.moves_among, spaces),
            ("unaffected_by", hero.unaffected_by, set(cards)),
            ("takes_followers", hero.takes_followers, followers),
            ("takes_followers_but", hero.takes_followers_but, followers),
            ("free_purchase_at", hero.free_purchase_at, entries),
        )
        for field, values, known in named:
            for value in sorted(set(values or ()) - known):
                cause = f"{hero.id}: {field} names {value}, which is nothing of the kind."
                yield places.line("character", index, field), "unknown-piece", cause, "Correct the id."
        if hero.beguiles is not None and len(hero.beguiles) != len(Alignment):
            cause = f"{hero.id}: beguiles tells a face for each of the three alignments."
            yield places.line("character", index, "beguiles"), "character", cause, "Add those that are missing."
