"""Tainted Grail for readers: in which situation a rule can be tried."""

from __future__ import annotations

from rulewright.games.tainted_grail.trials import situation

__all__ = ["situation"]
