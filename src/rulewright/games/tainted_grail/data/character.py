"""A character: its attributes in opposed pairs, resources and survival tracks, and the mode it is played in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from rulewright.engine.executes import executes

RED_SPACES = 2
"""The number of red spaces at the end of the energy track and of the terror track."""


class CharacterName(StrEnum):
    """A character that the rulebook names; each is there once."""

    BEOR = "beor"
    AILEI = "ailei"
    AREV = "arev"
    MAGGOT = "maggot"
    NIAMH = "niamh"
    DUANA = "duana"


class Attribute(StrEnum):
    """An attribute of a character."""

    AGGRESSION = "aggression"
    EMPATHY = "empathy"
    COURAGE = "courage"
    CAUTION = "caution"
    PRACTICALITY = "practicality"
    SPIRITUALITY = "spirituality"


ATTRIBUTE_PAIRS = (
    (Attribute.AGGRESSION, Attribute.EMPATHY),
    (Attribute.COURAGE, Attribute.CAUTION),
    (Attribute.PRACTICALITY, Attribute.SPIRITUALITY),
)
"""The opposed pairs."""


class Resource(StrEnum):
    """A resource that a character gathers and spends."""

    FOOD = "food"
    WEALTH = "wealth"
    REPUTATION = "reputation"
    MAGIC = "magic"
    EXPERIENCE = "experience"


class Mode(StrEnum):
    """A mode of the game, by its difficulty."""

    NORMAL = "normal"
    STORY = "story"
    CHALLENGE = "challenge"


class SurvivalTrack(StrEnum):
    """A survival track of the character tray."""

    ENERGY = "energy"
    HEALTH = "health"
    TERROR = "terror"


@dataclass(frozen=True)
class CharacterTray:
    """The values printed on a character's tray: the start space of each survival track, the highest space of terror."""

    energy_start: int
    health_start: int
    terror_top: int
    terror_start: int = 0


@dataclass(frozen=True)
class HealthMarker:
    """The marker of health; `wings_lower` is the number of spaces from health down to its wings, 0 the usual way up.

    Without wings (`has_wings` false, the easy solo game) it limits nothing.
    """

    has_wings: bool = True
    wings_lower: int = 0


DEFAULT_HEALTH_MARKER = HealthMarker()


@dataclass(frozen=True)
class SurvivalCondition:
    """The numbers of a character's survival tracks."""

    energy: int
    health: int
    terror: int = 0

    def position(self, track: SurvivalTrack) -> int:
        """The number of one track."""
        numbers: Mapping[SurvivalTrack, int] = {
            SurvivalTrack.ENERGY: self.energy,
            SurvivalTrack.HEALTH: self.health,
            SurvivalTrack.TERROR: self.terror,
        }
        return numbers[track]


@executes("survival/exhausted")
def is_exhausted(condition: SurvivalCondition) -> bool:
    """Whether the energy marker is on one of the red spaces, the lowest: 0 and 1."""
    return condition.energy < RED_SPACES


@executes("survival/energy-limit")
def energy_limit(health: int, marker: HealthMarker = DEFAULT_HEALTH_MARKER) -> int | None:
    """The highest possible energy, given by the wings of the health marker; `None` if nothing limits it."""
    return max(health - marker.wings_lower, 0) if marker.has_wings else None


def cap_energy(condition: SurvivalCondition, marker: HealthMarker = DEFAULT_HEALTH_MARKER) -> SurvivalCondition:
    """The condition with energy reduced to its limit."""
    limit = energy_limit(condition.health, marker)
    return condition if limit is None or condition.energy <= limit else replace(condition, energy=limit)


@executes("survival/panic")
def is_in_panic(condition: SurvivalCondition, marker: HealthMarker = DEFAULT_HEALTH_MARKER) -> bool:
    """Whether terror is above health, by the wings of the health marker; it matters in combat and in diplomacy."""
    return marker.has_wings and condition.terror > max(condition.health - marker.wings_lower, 0)


@executes("survival/terror", "survival/going-insane")
def is_going_insane(terror: int, terror_top: int) -> bool:
    """Whether the terror marker is on one of the red spaces, the highest two of the track."""
    return terror > terror_top - RED_SPACES


@executes("survival/health", "survival/dying")
def is_dying(health: int) -> bool:
    """Whether no health is left."""
    return health == 0
