"""What all sessions share: the rules, the search index, the situations. Loaded once per process."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import streamlit as st

from rulewright.content import build_folder, content_folder
from rulewright.corpus import Corpus, engines_of, load_corpus
from rulewright.corpus.rulebooks import attached_passages
from rulewright.factsheet import Part, words
from rulewright.language import Language
from rulewright.search import SearchIndex, open_index
from rulewright.situations import Catalogue, Situation
from rulewright.symbols import symbol_style


@dataclass(frozen=True)
class Resources:
    """The loaded content.

    `passages` are the rulebooks' own lines by entry and book, where this machine has them; `rules` is the folder all
    came from.
    """

    corpus: Corpus
    index: SearchIndex
    catalogue: Catalogue
    passages: Mapping[str, Mapping[str, str]]
    rules: Path

    def title(self, entry_id: str, language: Language) -> str:
        """The entry's title in `language`."""
        return self.corpus.entries[entry_id].texts[language].title

    def words(self, part: Part, game: str, language: Language) -> str:
        """A name in `language`."""
        return words(part, self.corpus, game, language)

    @cached_property
    def symbol_style(self) -> str:
        """The style sheet of the games' icons."""
        return symbol_style(self.rules)

    @cached_property
    def calculators(self) -> Mapping[str, Situation]:
        """The situations that have a form, by their names in the URL: ids, without the game where that will do."""
        found: dict[str, Situation] = {}
        for each in self.catalogue.situations.values():
            if each.form:
                short = each.id.split("/")[1]
                found[each.id if short in found else short] = each
        return found


@st.cache_resource(show_spinner=False)
def resources() -> Resources:
    """The content of `RULEWRIGHT_RULES`, or of this installation."""
    rules = Path(os.environ.get("RULEWRIGHT_RULES") or content_folder("rules"))
    corpus = load_corpus(rules)
    index = open_index(corpus, rules, build_folder() / "index")
    passages = {entry: books for game in corpus.games for entry, books in attached_passages(game).items()}
    return Resources(corpus, index, Catalogue.of_engines(engines_of(rules)), passages, rules)
