"""The game's sentences, translated in its own catalogs."""

from pathlib import Path

from rulewright.games import Vocabulary, phrases_in

CATALOGS = Path(__file__).parent / "locales"
phrase = phrases_in(CATALOGS)
VOCABULARY = Vocabulary(CATALOGS)
