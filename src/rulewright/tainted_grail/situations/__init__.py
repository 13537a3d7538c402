"""Tainted Grail's situations: from a validated request to what it asks of the rules."""

from rulewright.situations import Situation
from rulewright.tainted_grail.situations import action, improvement, menhir, start_of_day, survival, travel

SITUATIONS: tuple[Situation, ...] = (
    *survival.SITUATIONS,
    *start_of_day.SITUATIONS,
    *improvement.SITUATIONS,
    *menhir.SITUATIONS,
    *travel.SITUATIONS,
    *action.SITUATIONS,
)
