"""An encounter under way: its constants, and the state of the active character and of the sequence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from rulewright.engine.effects import Facts, Rule, Status, cite
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.card import UNKNOWN_CARD, CardEffect, DeckCard, RightEdge
from rulewright.games.tainted_grail.data.character import Attribute, HealthMarker, Mode, SurvivalCondition, is_in_panic


class Trait(StrEnum):
    """A special rule of an enemy."""

    AMBUSH = "ambush"
    CHARGE = "charge"
    DEFENSIVE = "defensive"
    QUICK = "quick"
    DECEPTIVE_ATTACK = "deceptive-attack"
    GUARDIAN = "guardian"
    HORDE = "horde"
    OPPORTUNIST = "opportunist"
    FURY = "fury"
    ROBBER = "robber"
    SHATTER = "shatter"
    SLOW = "slow"


@dataclass(frozen=True)
class CombatTableRow:
    """A row of a combat table: its numbers of markers (`high` `None`: and more) and the effects of the attack."""

    low: int
    high: int | None
    effects: tuple[CardEffect, ...]


@dataclass(frozen=True)
class Enemy:
    """The card of a combat encounter."""

    value: int
    edge: RightEdge = field(default_factory=RightEdge)
    table: tuple[CombatTableRow, ...] = ()
    opportunity: tuple[CardEffect, ...] = ()
    traits: frozenset[Trait] = frozenset()


@dataclass(frozen=True)
class DiplomacyStage:
    """A stage of a diplomacy: the effects of an encounter bonus by attribute, and the opponent's reaction."""

    bonuses: Mapping[Attribute, tuple[CardEffect, ...]] = field(default_factory=dict)
    reaction: tuple[CardEffect, ...] = ()


@dataclass(frozen=True)
class Opponent:
    """The card of a diplomacy encounter. The affinity track has its grey space at 0."""

    stages: tuple[DiplomacyStage, ...]
    top: int
    bottom: int
    edge: RightEdge = field(default_factory=RightEdge)
    failure: tuple[CardEffect, ...] = ()


@dataclass(frozen=True)
class EncounterReadings:
    """The readings of questions that the rulebook leaves open; every field's default is the reading followed."""

    draw_after_opportunist: bool = True
    fury_looks_up_again: bool = True
    keys_of_several_count_in_combat: bool = True
    key_of_several_needs_all: bool = False
    torn_card_is_the_one_before: bool = True


@dataclass(frozen=True, eq=False)
class EncounterSetting:
    """The constants of a character's activation.

    `others_health` is that of each other party member. `is_first_activation` is true for the first activation of the
    combat, `ends_turn` if the turn ends with this one. With `keeps_sequence`, covered cards stay in the sequence; with
    `keeps_state`, the outcome holds the last state.
    """

    cards: Mapping[str, DeckCard]
    attributes: Mapping[Attribute, int]
    encounter: Enemy | Opponent
    mode: Mode
    health_marker: HealthMarker
    others_health: tuple[int, ...]
    is_first_activation: bool
    ends_turn: bool
    readings: EncounterReadings
    keeps_sequence: bool
    keeps_state: bool

    def card(self, name: str) -> DeckCard:
        """The card with this name; one that nobody has seen is blank."""
        return _BLANK_CARD if name == UNKNOWN_CARD else self.cards[name]

    def has(self, trait: Trait) -> bool:
        """Whether the enemy has a trait."""
        return isinstance(self.encounter, Enemy) and trait in self.encounter.traits


_BLANK_CARD = DeckCard(UNKNOWN_CARD)


@dataclass(frozen=True, slots=True)
class SequenceCard:
    """A card of the sequence; `joined` holds the attributes of each of its joined attribute keys."""

    name: str
    pays_magic: bool = False
    is_own: bool = True
    tokens: int = 0
    charges: int = 0
    joined: tuple[tuple[Attribute, ...], ...] = ()


class ActivationEnd(StrEnum):
    """The end of an activation."""

    WIN = "win"
    """The encounter is won."""
    STAGE_WON = "stage-won"
    """A stage of a diplomacy is won, and another one follows."""
    GOES_ON = "goes-on"
    """The encounter goes on."""
    ESCAPED = "escaped"
    """The active character has left the combat."""
    FAILED = "failed"
    """The diplomacy has failed."""
    ENEMY_FLEES = "enemy-flees"
    """The enemy is gone, without reward."""
    ROBBED = "robbed"
    """Everybody is at 1 health or less, and the enemy takes what there is."""
    DYING = "dying"
    """The active character is dying and out of the encounter."""


class EncounterState(NamedTuple):
    """The state of play: the active character, its cards, the sequence and the pool or affinity.

    `deck` counts the unseen cards. Any `gone` of them have been discarded unseen, so every card of the deck is equally
    likely to be the next. `buried` are joined keys of cards that need not be stored. `played` is the number of cards of
    this activation, `licences` the number of further cards that abilities allow. If only `foresight` draws are
    foreseen, later ones give blank cards.
    """

    pool: int
    health: int
    energy: int
    terror: int
    magic: int
    reputation: int
    hand: tuple[str, ...]
    deck: tuple[tuple[str, int], ...]
    gone: int = 0
    sequence: tuple[SequenceCard, ...] = ()
    buried: tuple[tuple[Attribute, ...], ...] = ()
    stage: int = 0
    played: int = 0
    licences: int = 0
    tried_escape: bool = False
    marker_to_lose: bool = False
    foresight: int | None = None
    end: ActivationEnd | None = None

    @property
    def deck_size(self) -> int:
        """The number of cards in the deck."""
        return sum(number for _, number in self.deck) - self.gone

    @property
    def visible_facts(self) -> Facts:
        """The facts of the state that the active character sees."""
        return {
            "pool": self.pool,
            "health": self.health,
            "energy": self.energy,
            "terror": self.terror,
            "magic": self.magic,
            "reputation": self.reputation,
            "stage": self.stage + 1,
            "left": self.deck_size,
            "hand": ", ".join(self.hand),
            "deck": ", ".join(f"{name} x{number}" for name, number in self.deck),
            "sequence": ", ".join(placed.name for placed in self.sequence),
            "played": self.played,
        }

    @property
    def condition(self) -> SurvivalCondition:
        """The numbers of the survival tracks."""
        return SurvivalCondition(self.energy, self.health, self.terror)


@dataclass(frozen=True, slots=True)
class ActivationOutcome:
    """The end of an activation and the values left then; `state` is the last state if the setting keeps it."""

    end: ActivationEnd
    pool: int
    health: int
    energy: int
    terror: int
    magic: int
    reputation: int
    hand: int
    deck: int
    stage: int
    state: EncounterState | None = None


def build_outcome(setting: EncounterSetting, state: EncounterState) -> ActivationOutcome:
    """The outcome of a finished activation."""
    return ActivationOutcome(
        state.end or ActivationEnd.GOES_ON,
        state.pool,
        state.health,
        state.energy,
        state.terror,
        state.magic,
        state.reputation,
        len(state.hand),
        state.deck_size,
        state.stage,
        state if setting.keeps_state else None,
    )


def edge_before(setting: EncounterSetting, state: EncounterState) -> RightEdge:
    """The right edge that the next card meets: that of the last card, or of the encounter card."""
    return setting.card(state.sequence[-1].name).edge if state.sequence else setting.encounter.edge


@executes("cards-and-keys/abilities", "cards-and-keys/passive-cards")
def visible(setting: EncounterSetting, state: EncounterState) -> tuple[SequenceCard, ...]:
    """The cards of the sequence whose abilities count: the last one and the passive ones."""
    last = len(state.sequence) - 1
    return tuple(
        placed for place, placed in enumerate(state.sequence) if place == last or setting.card(placed.name).is_passive
    )


@executes("cards-and-keys/joined-keys-icon")
def joined_keys_of(setting: EncounterSetting, state: EncounterState, attribute: Attribute) -> int:
    """The number of joined keys of the whole sequence that stand for an attribute."""
    counts_several = setting.readings.keys_of_several_count_in_combat or isinstance(setting.encounter, Opponent)
    keys = (*state.buried, *(key for placed in state.sequence for key in placed.joined))
    return sum(attribute in key and (counts_several or len(key) == 1) for key in keys)


def is_panicking(setting: EncounterSetting, state: EncounterState) -> bool:
    """Whether the active character is in panic."""
    return is_in_panic(state.condition, setting.health_marker)


def cite_rule(
    entry: str,
    sentence: str,
    *,
    part: int = 0,
    status: Status = Status.APPLIED,
    blocked_by: str | None = None,
    **facts: int | str,
) -> Rule[None]:
    """Cite a rule; `sentence` selects the sentence about it."""
    yield from cite(entry, status, blocked_by=blocked_by, facts={"what": sentence, **facts}, part=part)
