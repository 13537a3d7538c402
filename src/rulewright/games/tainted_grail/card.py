"""Combat and diplomacy cards: their keys, the icons on them and the abilities, as far as rules can work on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rulewright.games.tainted_grail.character import Attribute

UNKNOWN = "?"
"""The name of a card that nobody has seen."""
MAGIC, FREE = "M", "F"
"""The edge's two other keys; its attribute keys go by the number of their row."""


class Icon(StrEnum):
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
class Bonus:
    """An icon with its number: markers, spaces, cards, or by how much a multiplier multiplies."""

    icon: Icon
    number: int = 1


class Does(StrEnum):
    """What an effect of an ability or of the encounter card changes."""

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


class When(StrEnum):
    """Where the affinity has to be for an effect."""

    ALWAYS = ""
    GREEN = "green"
    NOT_GREEN = "nogreen"
    RED = "red"
    NOT_RED = "nored"


@dataclass(frozen=True, slots=True)
class Effect:
    """A change by `number`; times the joined keys of an attribute (`per_key`), its level (`by_level`) or damage.

    `per_damage` is the health that the attack or reaction has just cost.
    """

    does: Does
    number: int = 1
    per_key: Attribute | None = None
    by_level: Attribute | None = None
    per_damage: bool = False
    when: When = When.ALWAYS


class Trigger(StrEnum):
    """When an ability works."""

    PLACEMENT = "place"
    DELAY = "delay"
    STEP_3 = "attack"
    CHARGES = "pay"


@dataclass(frozen=True, slots=True)
class Ability:
    """Effects and their trigger; `number` is that of time tokens put on the card, or of charges to pay."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    number: int = 1


@dataclass(frozen=True, slots=True)
class AttributeKey:
    """An open key: the attributes that it stands for, with the level that each asks for."""

    levels: tuple[tuple[Attribute, int], ...]


@dataclass(frozen=True)
class Edge:
    """The right edge of a card: the attribute keys by row; what is on the right halves of magic and free key.

    `magic` is `None` where there is no half of a magic key.
    """

    keys: Mapping[int, AttributeKey] = field(default_factory=dict)
    magic: tuple[Bonus, ...] | None = None
    free: tuple[Bonus, ...] = ()


@dataclass(frozen=True)
class Card:
    """A card: bonus keys by row and the left halves of magic and free key, its right edge, its abilities."""

    name: str
    bonuses: Mapping[int, tuple[Bonus, ...]] = field(default_factory=dict)
    magic: tuple[Bonus, ...] | None = None
    free: tuple[Bonus, ...] = ()
    edge: Edge = field(default_factory=Edge)
    abilities: tuple[Ability, ...] = ()
    is_passive: bool = False

    def ability(self, trigger: Trigger) -> Ability | None:
        """The card's ability with this trigger."""
        return next((ability for ability in self.abilities if ability.trigger is trigger), None)
