"""The phrases about Tainted Grail, from its own catalogs."""

from pathlib import Path

from rulewright.language.phrase import make_phrase_factory

CATALOGS = Path(__file__).parent / "locales"
phrase = make_phrase_factory(CATALOGS)
