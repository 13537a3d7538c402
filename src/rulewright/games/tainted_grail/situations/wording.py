"""Names that several of Tainted Grail's situations share."""

from __future__ import annotations

from rulewright.games.tainted_grail.character import Attribute
from rulewright.language.phrase import phrase

DAYS = phrase("Days and survival")
LAND = phrase("The land of Avalon")
GROWTH = phrase("Stronger characters")
"""The groups of situations in overviews."""
MODES = {
    "mode": phrase("Mode"),
    "mode.normal": phrase("normal"),
    "mode.story": phrase("story mode"),
    "mode.challenge": phrase("challenge mode"),
    "players": phrase("Players"),
}
"""Labels of the fields that tell how the game is played."""
ATTRIBUTES = {
    Attribute.AGGRESSION: phrase("Aggression"),
    Attribute.EMPATHY: phrase("Empathy"),
    Attribute.COURAGE: phrase("Courage"),
    Attribute.CAUTION: phrase("Caution"),
    Attribute.PRACTICALITY: phrase("Practicality"),
    Attribute.SPIRITUALITY: phrase("Spirituality"),
}
"""Names of the attributes."""
