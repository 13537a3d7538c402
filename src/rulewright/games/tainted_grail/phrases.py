"""The phrases about Tainted Grail, from its own catalogs."""

from pathlib import Path

from rulewright.language.phrase import phrases_in

CATALOGS = Path(__file__).parent / "locales"
phrase = phrases_in(CATALOGS)
