"""Counts what is missing in the languages in which a game is partial."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.corpus.model import Corpus, Difference, Entry
from rulewright.language import Language


@dataclass(frozen=True)
class Untranslated:
    """How many of a game's entries and differences have no text in a language."""

    game: str
    language: Language
    missing: int
    of: int

    def as_json(self) -> dict[str, object]:
        """The count as an object of `rulewright check --json`."""
        return {"game": self.game, "language": str(self.language), "missing": self.missing, "of": self.of}


def untranslated(corpus: Corpus) -> Iterator[Untranslated]:
    """What is missing in every game's partial languages."""
    for game in corpus.games.values():
        every: tuple[Entry | Difference, ...] = (*corpus.entries.values(), *corpus.differences.values())
        documents = [document.texts for document in every if document.game == game.id]
        for language in game.partial:
            missing = sum(language not in texts for texts in documents)
            yield Untranslated(game.id, language, missing, len(documents))
