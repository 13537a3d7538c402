"""Tainted Grail's situations: from a validated request to what it asks of the rules."""

from rulewright.situations import Situation
from rulewright.tainted_grail.situations import improvement, menhir, survival

SITUATIONS: tuple[Situation, ...] = (*survival.SITUATIONS, *improvement.SITUATIONS, *menhir.SITUATIONS)
