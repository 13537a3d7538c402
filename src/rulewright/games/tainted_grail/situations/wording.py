"""Names that several of Tainted Grail's situations share."""

from __future__ import annotations

from rulewright.games.tainted_grail.character import Attribute
from rulewright.games.tainted_grail.phrases import phrase

DAYS = phrase("days-and-survival")
LAND = phrase("the-land-of-avalon")
GROWTH = phrase("stronger-characters")
"""The groups of situations in overviews."""
MODES = {
    "mode": phrase("mode"),
    "mode.normal": phrase("normal"),
    "mode.story": phrase("story-mode"),
    "mode.challenge": phrase("challenge-mode-2"),
    "players": phrase("players"),
}
"""Labels of the fields that tell how the game is played."""
ATTRIBUTES = {
    Attribute.AGGRESSION: phrase("aggression"),
    Attribute.EMPATHY: phrase("empathy"),
    Attribute.COURAGE: phrase("courage"),
    Attribute.CAUTION: phrase("caution"),
    Attribute.PRACTICALITY: phrase("practicality"),
    Attribute.SPIRITUALITY: phrase("spirituality"),
}
"""Names of the attributes."""
