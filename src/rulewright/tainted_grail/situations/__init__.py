"""Tainted Grail's situations: from a validated request to what it asks of the rules."""

from rulewright.situations import Situation

SITUATIONS: tuple[Situation, ...] = ()
