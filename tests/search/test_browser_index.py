"""The index that the site's pages search, made for one language alone, and brought up to date without its texts."""

from __future__ import annotations

import json
import re
from pathlib import Path

from rulewright.corpus.content import content_folder
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.search_phrases import SearchPhrases
from rulewright.language import LANGUAGES, Language
from rulewright.search.browser import browser_indexes
from rulewright.search.content import SearchContent
from rulewright.search.facts import FactLines
from rulewright.search.words import HANGUL, grammar_of

NOTHING: SearchPhrases = {language: {} for language in LANGUAGES}
FACTS: FactLines = {language: {"game/attacks/battle": ("Dice: 2",)} for language in LANGUAGES}


def test_index_is_the_same_when_built_alone(small: Path) -> None:
    corpus = load_corpus(small)
    asked = {language: {"game/attacks/battle": ("who hits harder",)} for language in LANGUAGES}
    content = SearchContent(corpus, asked, FACTS)
    together = browser_indexes(content)
    assert together[Language.FI]["asked"] == [("who hits harder",), ()]
    assert together[Language.FI]["facts"] == [("Dice: 2",), ()]
    for language in LANGUAGES:
        assert browser_indexes(content, [language]) == {language: together[language]}


def test_the_numbers_that_the_twins_share_are_numbers(small: Path) -> None:
    content = SearchContent(load_corpus(small), NOTHING, NOTHING)
    (constants,) = {json.dumps(each["constants"]) for each in browser_indexes(content).values()}
    assert {"MARKED_FROM", "LANGUAGES"} <= json.loads(constants).keys()
    assert not [name for name, value in json.loads(constants).items() if isinstance(value, bool)]


def test_the_browser_goes_by_the_same_tables_of_languages_and_has_none_of_its_own(small: Path) -> None:
    grammar = browser_indexes(SearchContent(load_corpus(small), NOTHING, NOTHING))[Language.KO]["grammar"]
    assert isinstance(grammar, dict)
    for name, listed in {**HANGUL, **grammar_of(LANGUAGES).tables}.items():
        assert grammar[name] == listed
    assert grammar["folded"]["ß"] == "ss"
    script = "".join(file.read_text("utf-8") for file in (content_folder("site") / "static" / "search").glob("*.js"))
    assert set(re.findall(r"[ㄱ-ㅣ가-힣]", script)) <= set("ㄱㅎㅏㅣ가힣"), "ranges alone, and no endings"
