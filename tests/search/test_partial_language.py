"""Search where a language lacks some texts, or is none of the content's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.corpus.loading import load_corpus
from rulewright.corpus.search_phrases import load_search_phrases
from rulewright.language import Language
from rulewright.search.browser import browser_indexes
from rulewright.search.content import SearchContent
from rulewright.search.index import SearchIndex
from rulewright.search.storage import open_index

CZECH, FINNISH, ENGLISH = map(Language, ("cs", "fi", "en"))


@pytest.fixture
def finnish(partly_finnish: Path, tmp_path: Path) -> SearchIndex:
    """The index of the small game, whose battle has no Finnish text."""
    return open_index(partly_finnish, tmp_path / "index")


def test_hit_names_its_display_language(finnish: SearchIndex) -> None:
    battle, stand_off = finnish.search("roll die", FINNISH).hits[0], finnish.search("nobody hurt", FINNISH).hits[0]
    assert (battle.id, battle.title, battle.language) == ("game/attacks/battle", "Battle cs", CZECH)
    assert battle.snippet == "**Roll** 1 **die**. A tie ends it."
    assert battle.url == "/reference/fi/game/attacks/battle/"
    assert (stand_off.title, stand_off.language, stand_off.matched_language) == ("Stand-off fi", FINNISH, FINNISH)


def test_missing_text_does_not_match_another_languages_words(finnish: SearchIndex) -> None:
    assert [hit.id for hit in finnish.search("fight", FINNISH, within=FINNISH).hits] == []
    assert [hit.id for hit in finnish.search("fight", FINNISH, within=CZECH).hits] == ["game/attacks/battle"]


def test_browser_index_displays_but_does_not_index_missing_texts(partly_finnish: Path) -> None:
    corpus = load_corpus(partly_finnish)
    facts = {language: {"game/attacks/battle": ("Dice: 2",)} for language in corpus.languages}
    content = SearchContent(corpus, load_search_phrases(partly_finnish, corpus), facts)
    index = browser_indexes(content)[FINNISH]
    assert index["elsewhere"] == {0: CZECH}
    assert index["titles"] == ["Battle cs", "Stand-off fi"]
    assert "roll" not in index["stems"]  # type: ignore[operator]


@pytest.mark.parametrize("query", ["가나다라", "ㄱㄴ", "힘", "몇 개", "전투에서", "battle 힘"])
def test_korean_asks_nothing_of_a_content_without_korean(
    small: Path, declare: Callable, tmp_path: Path, query: str
) -> None:
    declare("fi cs")
    for language in ("ko", "en"):
        for text in (small / language / "game/attacks").iterdir():
            text.unlink()
    index = open_index(small, tmp_path / "index")
    hits = index.search(query, FINNISH).hits
    assert [hit.id for hit in hits][:1] == (["game/attacks/battle"] if "battle" in query else [])
