"""Tainted Grail's situations: from a validated request to what it asks of the rules."""

from rulewright.situations import Situation
from rulewright.tainted_grail.situations import combat, diplomacy

SITUATIONS: tuple[Situation, ...] = (
    *combat.SITUATIONS,
    *diplomacy.SITUATIONS,
)
