"""The possessions that a character may own, and those that it may use at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.character import Mode, Resource

CHALLENGE_RESOURCE_LIMIT = 20
CHALLENGE_ITEM_LIMIT = 5


class ItemKeyword(StrEnum):
    """The kind of an item."""

    WEAPON = "weapon"
    ARMOUR = "armour"
    SHIELD = "shield"
    COMPANION = "companion"
    RELIC = "relic"


@executes("possessions/resources", "campaign/challenge-limits")
def resource_limit(resource: Resource, mode: Mode) -> int | None:
    """The amount of a resource that a character may own, or `None` for no limit, as outside challenge mode."""
    limited = mode is Mode.CHALLENGE and resource is not Resource.EXPERIENCE
    return CHALLENGE_RESOURCE_LIMIT if limited else None


def item_limit(mode: Mode) -> int | None:
    """The number of items that a character may carry, secrets not counted, or `None` for no limit."""
    return CHALLENGE_ITEM_LIMIT if mode is Mode.CHALLENGE else None


@executes("possessions/item-keywords", "possessions/one-per-keyword", "start-of-day/choosing-equipment")
def to_turn_face_down(face_up: Mapping[ItemKeyword, int]) -> dict[ItemKeyword, int]:
    """The number of a character's face-up items, and secrets with a keyword, to be turned face down, by keyword."""
    return {keyword: count - 1 for keyword, count in face_up.items() if count > 1}
