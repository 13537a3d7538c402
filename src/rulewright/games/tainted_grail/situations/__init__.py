"""Tainted Grail's situations: from a validated request to what it asks of the rules."""

from __future__ import annotations

from rulewright.games.tainted_grail.situations.defaults import with_defaults
from rulewright.situations.situation import lazy_situations

_NAMES = (
    *("combat", "diplomacy", "starting-hand", "survival", "start-of-day", "improvement", "menhir", "travel"),
    "action",
)
SITUATIONS = lazy_situations(__name__, "tainted-grail", _NAMES, with_defaults)
"""By id; a module is imported when its situation is looked up."""
