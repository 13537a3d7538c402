"""Tainted Grail's situations: from validated requests to problems for the rules, and reports."""

from __future__ import annotations

from rulewright.games.tainted_grail.situations.defaults import with_defaults
from rulewright.situations.situation import lazy_situations

_NAMES = (
    *("combat", "diplomacy", "starting-hand", "survival", "start-of-day", "improvement", "menhir", "travel"),
    "action",
)
SITUATIONS = lazy_situations(__name__, "tainted-grail", _NAMES, with_defaults)
"""The situations by id; a module is imported when its situation is first looked up."""
