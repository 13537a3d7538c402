"""The statements of Talisman's reports."""

from collections.abc import Mapping, Sequence

from rulewright.engine.consequences import Consequence
from rulewright.games.talisman.phrases import phrase
from rulewright.language.phrase import Phrase
from rulewright.situations import Report
from rulewright.situations.statements import Statements

STATEMENTS = Statements("talisman")
said = STATEMENTS.said
whole = STATEMENTS.whole
_COUNTS = {
    "life": phrase("counted-lives"),
    "fate": phrase("counted-fate"),
    "objects": phrase("counted-objects"),
    "followers": phrase("counted-followers"),
    "gold": phrase("counted-gold"),
    "spells": phrase("counted-spells"),
    "trophies": phrase("counted-trophies"),
    "strength": phrase("counted-strength-counters"),
    "craft": phrase("counted-craft-counters"),
}


def report(
    situation: str,
    consequences: Sequence[Consequence],
    sentences: Mapping[str, Phrase],
    words: Mapping[str, Phrase],
) -> Report:
    """A list of effects, as `Statements.report` gives it."""
    return STATEMENTS.report(situation, consequences, sentences, words, _COUNTS)
