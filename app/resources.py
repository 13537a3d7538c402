"""What all sessions share: the rules, the search index, the situations. Loaded once per process."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import streamlit as st

from rulewright.content import build_folder, content_folder
from rulewright.corpus import Corpus, engines_of, load_corpus
from rulewright.corpus.rulebooks import attached_passages
from rulewright.language import Language
from rulewright.search import SearchIndex, open_index
from rulewright.situations import Catalogue
from rulewright.talisman.cards import CardType, load_cards
from rulewright.talisman.heroes import Character, load_heroes


@dataclass(frozen=True)
class HelpfulCard:
    """An Object or Follower that helps in a battle."""

    is_follower: bool


@dataclass(frozen=True)
class Resources:
    """The loaded content.

    `enemies` is the Strength of every Enemy that attacks with it, by the card's id, weakest first; `passages` are the
    rulebooks' own lines by entry and book, where this machine has them. `characters` are those of the game;
    `helpful_cards` the Objects and Followers that help in a battle, each by id; `rules` is the folder all came from.
    """

    corpus: Corpus
    index: SearchIndex
    catalogue: Catalogue
    enemies: Mapping[str, int]
    passages: Mapping[str, Mapping[str, str]]
    characters: Mapping[str, Character]
    helpful_cards: Mapping[str, HelpfulCard]
    rules: Path

    def title(self, entry_id: str, language: Language) -> str:
        """The entry's title in `language`."""
        return self.corpus.entries[entry_id].texts[language].title


@st.cache_resource(show_spinner=False)
def resources() -> Resources:
    """The content of `RULEWRIGHT_RULES`, or of this installation."""
    rules = Path(os.environ.get("RULEWRIGHT_RULES") or content_folder("rules"))
    corpus = load_corpus(rules)
    index = open_index(corpus, rules, build_folder() / "index")
    passages = {entry: books for game in corpus.games for entry, books in attached_passages(game).items()}
    cards = load_cards(rules)
    helpful = {
        name: HelpfulCard(card.type is CardType.FOLLOWER)
        for name, card in cards.cards.items()
        if card.strength_bonus or card.saves_from
    }
    catalogue = Catalogue.of_engines(engines_of(rules))
    return Resources(corpus, index, catalogue, cards.enemies(), passages, load_heroes(rules).characters, helpful, rules)
