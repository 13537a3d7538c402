"""Rulewright: board game rules as linked entries, found in any language and executed by an engine."""

__version__ = "0.1.0"
