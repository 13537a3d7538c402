"""All that an index is made of: the rules, what players type, the facts as lines, pages and calculators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rulewright.corpus.model import Corpus, Document
from rulewright.corpus.search_phrases import SearchPhrases, load_search_phrases
from rulewright.language import Language
from rulewright.search.facts import FactLines, fact_lines
from rulewright.search.pages import SearchablePage, pages_of
from rulewright.situations.game_packages import GamePackages


@dataclass(frozen=True)
class SearchContent:
    """The content of an index: the corpus, search phrases (`asked`), facts, pages and calculators."""

    corpus: Corpus
    asked: SearchPhrases
    facts: FactLines
    pages: Sequence[SearchablePage] = ()

    @classmethod
    def load(cls, rules: Path, corpus: Corpus, games: GamePackages | None = None) -> SearchContent:
        """The content of the folder `rules` with this `corpus`; its `games` are loaded unless given.

        Raises `ContentError`.
        """
        games = GamePackages.from_folder(rules, corpus) if games is None else games
        asked, sheets = load_search_phrases(rules, corpus), games.fact_sheets(corpus)
        return cls(corpus, asked, fact_lines(corpus, sheets), pages_of(corpus, games, sheets))

    @cached_property
    def documents(self) -> Sequence[Document | SearchablePage]:
        """Entries, differences, pages and calculators, in the order that numbers them."""
        return (*self.corpus.documents, *self.pages)

    def asked_for(self, document: Document | SearchablePage, language: Language) -> Sequence[str]:
        """What players of a language type for a document."""
        return self.asked[language].get(document.id, ())

    def facts_of(self, document: Document | SearchablePage, language: Language) -> Sequence[str]:
        """The facts of a document that has a text in a language."""
        return self.facts[language].get(document.id, ()) if language in document.texts else ()
