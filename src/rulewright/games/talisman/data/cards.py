"""The cards of Talisman from `rules/talisman/*.toml`: Spells, Purchase and Talisman Cards, Adventure Cards.

A title in two decks is one card; it is in purchases.toml and states how many copies each deck holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import Field

from rulewright.corpus.content import rules_folder
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.records import PieceRecord, Slug, read_record, strict
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.piece_abilities import (
    Count,
    EnemyType,
    Face,
    Flag,
    PieceIds,
    PieceWithAbilities,
    PositiveCount,
    Possession,
)
from rulewright.games.talisman.data.printed_effects import (
    Alignment,
    DiceTable,
    Effect,
    EffectSubject,
    PositionId,
    Region,
)

SPELLS_FILE = Path("talisman", "spells.toml")
PURCHASES_FILE = Path("talisman", "purchases.toml")
ADVENTURES_FILE = Path("talisman", "adventures.toml")


class Deck(StrEnum):
    """The decks that cards belong to, in the order in which numbers.toml counts the cards in the box."""

    ADVENTURE = "adventure"
    SPELL = "spell"
    PURCHASE = "purchase"
    TALISMAN = "talisman"


class CardType(StrEnum):
    """The type of an Adventure, Purchase or Talisman Card."""

    EVENT = "event"
    ENEMY = "enemy"
    STRANGER = "stranger"
    FOLLOWER = "follower"
    OBJECT = "object"
    MAGIC_OBJECT = "magic-object"
    PLACE = "place"


class Keyword(StrEnum):
    """A use of an Object in an attack; one Object of each may be used."""

    WEAPON = "weapon"
    ARMOUR = "armour"


class BonusTiming(StrEnum):
    """The time at which a card's bonus counts."""

    ALWAYS = "always"
    BATTLE = "battle"
    UNTIL_END_OF_TURN = "until-end-of-turn"
    """From its use to the end of that turn."""


class AffectedCharacters(StrEnum):
    """The characters that a card's effects concern; without it, the character that meets the card."""

    REGION = "region"
    """Every character in the same Region."""
    EVERYONE = "everyone"


class CastingMoment(StrEnum):
    """A moment at which a Spell may be cast."""

    OWN_TURN_START = "own-turn-start"
    OWN_TURN_START_BEFORE_MOVING = "own-turn-start-before-moving"
    OWN_MOVE_END = "own-move-end"
    OWN_TURN_END = "own-turn-end"
    INSTEAD_OF_ROLLING = "instead-of-rolling"
    """On one's own turn, in place of the die for movement."""
    TURN_START_BEFORE_MOVING = "turn-start-before-moving"
    """At the start of any character's turn."""
    ABOUT_TO_BATTLE = "about-to-battle"
    AS_REQUIRED = "as-required"
    """At the event that it acts on."""
    ANY_TIME = "any-time"


class SpellTarget(StrEnum):
    """A target of a Spell."""

    SELF = "self"
    CHARACTER = "character"
    """Any character, oneself too."""
    CREATURE = "creature"
    FOLLOWER = "follower"
    EVERYONE = "everyone"
    SPELL = "spell"
    SPACE = "space"
    CARD = "card"
    """A faceup Adventure Card on the board."""
    DECK = "deck"
    """The Adventure deck."""


@strict()
class LoseAll:
    """The character loses all of something; of Strength and Craft, all counters."""

    id: Slug
    kind: Literal["lose-all"]
    of: EffectSubject


@strict()
class FillSpells:
    """The character draws Spells until it has as many as its Craft allows."""

    id: Slug
    kind: Literal["fill-spells"]


@strict()
class MoveInRegion:
    """The character is moved to another space of its own Region, of its choice."""

    id: Slug
    kind: Literal["move-in-region"]


@strict()
class AttackedByEnemy:
    """A creature like that of the card attacks the character."""

    id: Slug
    kind: Literal["meet"]
    card: Slug


@strict()
class PlaceCard:
    """The card, not the character, is put on the position `to`."""

    id: Slug
    kind: Literal["place"]
    to: PositionId


CardOrSpaceEffect = Annotated[
    Effect | LoseAll | FillSpells | MoveInRegion | AttackedByEnemy | PlaceCard, Field(discriminator="kind")
]
EffectIds = Annotated[tuple[Slug, ...], Field(min_length=1)]


@strict(kw_only=True)
class Spell(PieceRecord):
    """A Spell card. An absent key is something that the Spell does not do."""

    spell_copies: PositiveCount
    cast: Annotated[tuple[CastingMoment, ...], Field(min_length=1)]
    targets: Annotated[tuple[SpellTarget, ...], Field(min_length=1)]
    regions: Annotated[tuple[Region, ...], Field(min_length=1)] | None = None
    """The only Regions where it works."""
    rounds: PositiveCount | None = None
    """The number of full rounds for which it lies on its space."""
    effects: EffectIds | None = None
    """The effects on the target, all of which happen."""
    table: DiceTable | None = None
    """The table that the target rolls on."""
    adds_craft_value: Flag | None = None
    """The Craft value printed on the character card is added to Strength for one battle."""
    evades: Flag | None = None
    """The creature may be evaded.

    If the caster is the target, any creature or character may be, until the turn ends.
    """
    immobilises: Flag | None = None
    """A character can do nothing in that turn, a creature cannot be attacked."""
    saves: tuple[Literal["life", "follower", "enemy"], ...] | None = None
    """The losses that it undoes."""
    stand_off: Flag | None = None
    """The attack becomes a stand-off."""
    takes: Annotated[tuple[Possession, ...], Field(min_length=1)] | None = None
    """The caster takes one of these from the target, of the caster's choice."""
    cancels_spell: Flag | None = None
    """The Spell just cast has no effect, even if it is the Command Spell."""
    bars: tuple[Literal["spell", "magic-object"], ...] | None = None
    """The kinds of card that nobody may use until the start of the caster's next turn."""
    removes_card: Flag | None = None
    looks_at: PositiveCount | None = None
    """The number of top Adventure Cards that are looked at."""
    turns: PositiveCount | None = None
    """The number of turns taken in a row."""

    @property
    def copies(self) -> Mapping[Deck, int]:
        """The number of copies in each deck."""
        return MappingProxyType({Deck.SPELL: self.spell_copies})


@strict(kw_only=True)
class EncounterCard(PieceWithAbilities):
    """An Adventure, Purchase or Talisman Card. An absent key is something that the card does not have."""

    type: CardType
    subtype: EnemyType | None = None
    number: Annotated[int, Field(ge=1, le=6, strict=True)]
    """The encounter number."""
    adventure_copies: PositiveCount | None = None
    purchase_copies: PositiveCount | None = None
    talisman_copies: PositiveCount | None = None
    village_price: PositiveCount | None = None
    """The price in gold at the Village's Blacksmith."""
    market_price: PositiveCount | None = None
    """The price in gold at the Market and on Market Day."""

    strength: Count | None = None
    """The Strength with which an Enemy attacks."""
    craft: Count | None = None
    """The Craft with which an Enemy attacks."""
    bribe: PositiveCount | None = None
    """Gold for which the Enemy does not attack."""
    placed: DiceTable | None = None
    """The table of the positions where the card is put when it is drawn."""

    keyword: Keyword | None = None
    strength_bonus: PositiveCount | None = None
    craft_bonus: PositiveCount | None = None
    bonus_when: BonusTiming | None = None
    bonus_price: PositiveCount | None = None
    """Gold that the bonus costs in every turn in which it is used."""
    dragon_bonus: PositiveCount | None = None
    """The Strength bonus against Dragons, instead of the ordinary one."""
    saves_from: Face | None = None
    """The lowest face that saves the life lost in a battle."""
    carries: PositiveCount | None = None
    """The number of additional Objects that can be carried."""
    forbidden_to: Annotated[tuple[Alignment, ...], Field(min_length=1)] | None = None
    """Alignments that may not own it."""
    must_take: Flag | None = None
    bars_followers: Flag | None = None
    """All other Followers are discarded and none can be taken."""
    discarded_at: PieceIds | None = None
    """Spaces where its owner can get rid of it."""
    lost_on_crossing: Flag | None = None
    """It is discarded when its character crosses the Storm River."""
    builds_raft_at: PieceIds | None = None
    crosses_river: Flag | None = None
    admits_to: PieceIds | None = None
    """Spaces that only its owner may enter."""
    bars_own_spells: Flag | None = None
    immune_to_spells: Flag | None = None
    """No Spell but the Command Spell affects its owner."""
    gains_life: Flag | None = None
    """Its owner gains 1 life for a life that the defeated character loses, or for a killed Enemy."""
    heals_at_castle: PositiveCount | None = None
    """Lives healed free of charge on each visit to the Castle."""
    gold_at_castle: PositiveCount | None = None
    """Gold given for it at the Castle."""

    affects: AffectedCharacters | None = None
    rounds: PositiveCount | None = None
    needs_craft: Count | None = None
    """The lowest Craft with which it helps."""
    welcomes: Annotated[tuple[Alignment, ...], Field(min_length=1)] | None = None
    """The only alignments that it helps."""
    strength_below: PositiveCount | None = None
    """It concerns only characters with less Strength."""
    craft_below: PositiveCount | None = None
    """It concerns only characters with less Craft."""
    price: PositiveCount | None = None
    """The price in gold of its help or its company."""
    effects: EffectIds | None = None
    """The effects, all of which happen."""
    choice: EffectIds | None = None
    """The effects of which one may be chosen."""
    alignments: dict[Alignment, EffectIds] | None = None
    """The effects for each alignment."""
    table: DiceTable | None = None
    optional: Flag | None = None
    """The table need not be rolled on."""
    prayer: Flag | None = None
    """The roll on the table is a prayer."""
    stock: PositiveCount | None = None
    """The number of counters that lie on it; it is discarded with the last."""
    once: Flag | None = None
    """It is discarded after its first use."""
    gold_to: Slug | None = None
    """The space on which the lost gold is put."""

    @property
    def copies(self) -> Mapping[Deck, int]:
        """The number of copies in each deck."""
        counted = {
            Deck.ADVENTURE: self.adventure_copies,
            Deck.PURCHASE: self.purchase_copies,
            Deck.TALISMAN: self.talisman_copies,
        }
        return MappingProxyType({deck: copies for deck, copies in counted.items() if copies is not None})

    @property
    def is_object(self) -> bool:
        """Whether it is an Object: it counts towards the carrying limit, but not on the Cursed Glade."""
        return self.type in (CardType.OBJECT, CardType.MAGIC_OBJECT)

    @property
    def is_follower(self) -> bool:
        """Whether it is a Follower."""
        return self.type is CardType.FOLLOWER


@strict()
class SpellsRecord:
    """The content of spells.toml."""

    spell: tuple[Spell, ...] = ()
    effect: tuple[CardOrSpaceEffect, ...] = ()

    @property
    def titles(self) -> tuple[Spell, ...]:
        """Its cards."""
        return self.spell


@strict()
class PurchasesRecord:
    """The content of purchases.toml."""

    purchase: tuple[EncounterCard, ...] = ()

    @property
    def titles(self) -> tuple[EncounterCard, ...]:
        """Its cards."""
        return self.purchase


@strict()
class AdventuresRecord:
    """The content of adventures.toml."""

    adventure: tuple[EncounterCard, ...] = ()
    effect: tuple[CardOrSpaceEffect, ...] = ()

    @property
    def titles(self) -> tuple[EncounterCard, ...]:
        """Its cards."""
        return self.adventure


@dataclass(frozen=True)
class CardSet:
    """All cards by the last part of their ids, and all effects that they can have, including the board's."""

    spells: Mapping[str, Spell]
    cards: Mapping[str, EncounterCard]
    effects: Mapping[str, CardOrSpaceEffect]

    def deck_copies(self, deck: Deck) -> Mapping[str, int]:
        """The number of copies of each title in a deck; titles that it lacks are left out."""
        titles: tuple[Spell | EncounterCard, ...] = (*self.spells.values(), *self.cards.values())
        return {card.id: card.copies[deck] for card in titles if deck in card.copies}

    def enemies(self) -> Mapping[str, int]:
        """The Enemies that attack with Strength, and their Strength, weakest first."""
        return _sort_weakest_first(
            {card.id: card.strength for card in self.cards.values() if card.strength is not None}
        )

    def spirits(self) -> Mapping[str, int]:
        """The Enemies that attack with Craft, and their Craft, weakest first."""
        return _sort_weakest_first({card.id: card.craft for card in self.cards.values() if card.craft is not None})


def _sort_weakest_first(enemies: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(enemies.items(), key=lambda enemy: (enemy[1], enemy[0])))


def load_card(name: str, rules: Path) -> Spell | EncounterCard:
    """Load the card `name` of the folder `rules`; decks are read only until the card is found.

    Raises `KeyError` if there is no such card, `ContentError` if a file is malformed.
    """
    for titles in (_read_adventures, _read_spells, _read_purchases):
        deck, findings = titles(rules)
        if deck is None:
            raise ContentError(rules, findings)
        for card in deck.titles:
            if card.id == name:
                return card
    raise KeyError(name)


@cache
def load_cards(rules: Path | None = None) -> CardSet:
    """Load the cards of the folder `rules`, or of the folder in use, and cache them.

    Raises `ContentError` if a file is malformed. `card_checking` checks the content of the files.
    """
    folder = rules or rules_folder()
    (spells, findings), (purchases, more), (adventures, most) = (
        _read_spells(folder),
        _read_purchases(folder),
        _read_adventures(folder),
    )
    if spells is None or purchases is None or adventures is None:
        raise ContentError(folder, [*findings, *more, *most])
    effects: tuple[CardOrSpaceEffect, ...] = (
        *load_board(folder).effects.values(),
        *spells.effect,
        *adventures.effect,
    )
    return CardSet(
        MappingProxyType({spell.id: spell for spell in spells.spell}),
        MappingProxyType({card.id: card for card in (*purchases.purchase, *adventures.adventure)}),
        MappingProxyType({effect.id: effect for effect in effects}),
    )


@cache
def _read_spells(folder: Path) -> tuple[SpellsRecord | None, list[Finding]]:
    record, _, findings = read_record(SpellsRecord, folder / SPELLS_FILE, folder)
    return record, findings


@cache
def _read_purchases(folder: Path) -> tuple[PurchasesRecord | None, list[Finding]]:
    record, _, findings = read_record(PurchasesRecord, folder / PURCHASES_FILE, folder)
    return record, findings


@cache
def _read_adventures(folder: Path) -> tuple[AdventuresRecord | None, list[Finding]]:
    record, _, findings = read_record(AdventuresRecord, folder / ADVENTURES_FILE, folder)
    return record, findings
