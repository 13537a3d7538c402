"""The game's sentences, translated in its own catalogs."""

from pathlib import Path

from rulewright.games import Vocabulary, make_phrase_factory

CATALOGS = Path(__file__).parent / "locales"
phrase = make_phrase_factory(CATALOGS)
VOCABULARY = Vocabulary(CATALOGS)
