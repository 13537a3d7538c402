"""Tainted Grail's situations: from a validated request to what it asks of the rules."""

from rulewright.situations import Situation
from rulewright.tainted_grail.situations import combat, diplomacy, starting_hand

SITUATIONS: tuple[Situation, ...] = (
    *combat.SITUATIONS,
    *diplomacy.SITUATIONS,
    *starting_hand.SITUATIONS,
)
