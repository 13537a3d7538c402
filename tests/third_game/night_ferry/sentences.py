"""The game's sentences, translated in its own catalogs."""

from pathlib import Path

from rulewright.games import phrases_in

phrase = phrases_in(Path(__file__).parent / "locales")
