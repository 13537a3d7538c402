"""Combat and diplomacy cards: their keys, the icons on them, and the abilities that rules can process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rulewright.games.tainted_grail.data.character import Attribute

UNKNOWN_CARD = "?"
"""The name of a card that nobody has seen."""
MAGIC_KEY, FREE_KEY = "M", "F"
"""The two other keys of an edge; attribute keys go by the number of their row."""


class KeyIcon(StrEnum):
    """An icon on a key."""

    MARKER = "m"
    AFFINITY = "a"
    ENCOUNTER = "e"
    DRAW = "d"
    EXTRA_CARD = "+"
    DISCARD = "t"
    MULTIPLIER = "x"
    VOID = "v"
    UNREADABLE = "?"


@dataclass(frozen=True, slots=True)
class KeyBonus:
    """An icon with its number: of markers, spaces or cards, or the factor of a multiplier."""

    icon: KeyIcon
    number: int = 1


class EffectKind(StrEnum):
    """The change made by an effect of an ability or of the encounter card."""

    MARKERS = "m"
    AFFINITY = "a"
    HEALTH = "hp"
    ENERGY = "en"
    TERROR = "te"
    MAGIC = "mg"
    REPUTATION = "rep"
    DRAW = "d"
    DISCARD = "dis"
    DISCARD_FROM_DECK = "mill"
    DISCARD_LAST = "torn"
    CHARGE = "ch"
    PLAY_ANOTHER = "+"
    FLEE = "flee"
    REDUCE_DAMAGE = "block"
    KEEP_MARKERS = "hold"
    BY_HAND = "?"


class AffinityCondition(StrEnum):
    """The condition on affinity for an effect."""

    ALWAYS = ""
    GREEN = "green"
    NOT_GREEN = "nogreen"
    RED = "red"
    NOT_RED = "nored"


@dataclass(frozen=True, slots=True)
class CardEffect:
    """A change by `number`, possibly multiplied.

    The factor is the number of joined keys of an attribute (`per_key`), its level (`by_level`), or the health that the
    attack or reaction has just cost (`per_damage`).
    """

    kind: EffectKind
    number: int = 1
    per_key: Attribute | None = None
    by_level: Attribute | None = None
    per_damage: bool = False
    when: AffinityCondition = AffinityCondition.ALWAYS


class Trigger(StrEnum):
    """The event that triggers an ability."""

    PLACEMENT = "place"
    DELAY = "delay"
    STEP_3 = "attack"
    CHARGES = "pay"


@dataclass(frozen=True, slots=True)
class CardAbility:
    """Effects and their trigger; `number` is the number of time tokens put on the card, or of charges to pay."""

    trigger: Trigger
    effects: tuple[CardEffect, ...]
    number: int = 1


@dataclass(frozen=True, slots=True)
class AttributeKey:
    """An open key: the attributes that it stands for, each with the level that it requires."""

    levels: tuple[tuple[Attribute, int], ...]


@dataclass(frozen=True)
class RightEdge:
    """The right edge of a card: its attribute keys by row, and the right halves of its magic and free key.

    `magic` is `None` if there is no half of a magic key.
    """

    keys: Mapping[int, AttributeKey] = field(default_factory=dict)
    magic: tuple[KeyBonus, ...] | None = None
    free: tuple[KeyBonus, ...] = ()


@dataclass(frozen=True)
class DeckCard:
    """A card: its bonus keys by row, the left halves of its magic and free key, its right edge, and its abilities."""

    name: str
    bonuses: Mapping[int, tuple[KeyBonus, ...]] = field(default_factory=dict)
    magic: tuple[KeyBonus, ...] | None = None
    free: tuple[KeyBonus, ...] = ()
    edge: RightEdge = field(default_factory=RightEdge)
    abilities: tuple[CardAbility, ...] = ()
    is_passive: bool = False

    def ability(self, trigger: Trigger) -> CardAbility | None:
        """The card's ability with this trigger, or `None`."""
        return next((ability for ability in self.abilities if ability.trigger is trigger), None)
