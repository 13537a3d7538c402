"""Assumptions of a simulated game about matters that rulebooks, facts and players leave open."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.talisman.phrases import phrase
from rulewright.language.phrase import Phrase


@dataclass(frozen=True)
class Assumption:
    """One assumption, in words, and the entry that it concerns."""

    id: str
    entry: str
    sentence: Phrase


ASSUMED = (
    Assumption("new-character-plays", "characters/new-character", phrase("assumed-new-character-plays")),
    Assumption("toads-take-nothing", "faq/toad-picks-up", phrase("assumed-toads-take-nothing")),
    Assumption("lost-turns-of-toads", "other-rules/toad", phrase("assumed-lost-turns-of-toads")),
    Assumption("freed-slaves-move", "board/temple", phrase("assumed-freed-slaves-move")),
    Assumption("who-is-unfriendly", "alternative-rules/evading-the-unfriendly", phrase("assumed-who-is-unfriendly")),
    Assumption("nobody-ditches", "encounters/ditching-to-draw-less", phrase("assumed-nobody-ditches")),
    Assumption("own-lives-saved", "cards/preservation", phrase("assumed-own-lives-saved")),
    Assumption("nothing-foreseen", "cards/divination", phrase("assumed-nothing-foreseen")),
    Assumption("equal-points", "alternative-rules/timed-sudden-death", phrase("assumed-equal-points")),
)

ASSUMED_OF_A_TABLE = (
    Assumption("counted-from-the-table", "overview/objective", phrase("assumed-counted-from-the-table")),
    Assumption("decks-shuffled", "adventure-cards/drawing", phrase("assumed-decks-shuffled")),
    Assumption("hidden-spells-drawn", "spells/secrecy", phrase("assumed-hidden-spells-drawn")),
)
"""What is assumed besides of games that go on from a table as a file."""


def assumptions(from_table: bool) -> tuple[Assumption, ...]:
    """What is assumed of games, from their beginning or from a table."""
    return (*ASSUMED_OF_A_TABLE, *ASSUMED) if from_table else ASSUMED
