"""Tainted Grail's situations: from a validated request to what it asks of the rules."""

from rulewright.games.tainted_grail.situations import (
    action,
    combat,
    diplomacy,
    improvement,
    menhir,
    start_of_day,
    starting_hand,
    survival,
    travel,
)
from rulewright.situations import Situation

SITUATIONS: tuple[Situation, ...] = (
    *combat.SITUATIONS,
    *diplomacy.SITUATIONS,
    *starting_hand.SITUATIONS,
    *survival.SITUATIONS,
    *start_of_day.SITUATIONS,
    *improvement.SITUATIONS,
    *menhir.SITUATIONS,
    *travel.SITUATIONS,
    *action.SITUATIONS,
)
