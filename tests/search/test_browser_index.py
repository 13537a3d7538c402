"""The index that the site's pages search, made for one language alone, and brought up to date without its texts."""

from __future__ import annotations

import json
from pathlib import Path

from rulewright.corpus.loading import load_corpus
from rulewright.corpus.search_phrases import SearchPhrases
from rulewright.language import LANGUAGES, Language
from rulewright.search.browser import browser_indexes, weighed_anew
from rulewright.search.facts import FactLines

NOTHING: SearchPhrases = {language: {} for language in LANGUAGES}
FACTS: FactLines = {language: {"game/attacks/battle": ("Dice: 2",)} for language in LANGUAGES}


def test_an_index_is_the_same_when_made_alone(small: Path) -> None:
    corpus = load_corpus(small)
    asked = {language: {"game/attacks/battle": ("who hits harder",)} for language in LANGUAGES}
    together = browser_indexes(corpus, asked, FACTS)
    assert together[Language.FI]["asked"] == [("who hits harder",), ()]
    assert together[Language.FI]["facts"] == [("Dice: 2",), ()]
    for language in LANGUAGES:
        assert browser_indexes(corpus, asked, FACTS, [language]) == {language: together[language]}


def test_the_numbers_that_the_twins_share_are_numbers(small: Path) -> None:
    (constants,) = {
        json.dumps(each["constants"]) for each in browser_indexes(load_corpus(small), NOTHING, NOTHING).values()
    }
    assert {"NAME_COVERAGE", "LANGUAGES"} <= json.loads(constants).keys()
    assert not [name for name, value in json.loads(constants).items() if isinstance(value, bool)]


def test_what_changes_in_one_language_only_weighs_in_the_others(small: Path) -> None:
    before = browser_indexes(load_corpus(small), NOTHING, NOTHING)
    text = small / "fi" / "game" / "attacks" / "stand-off.md"
    text.write_text(text.read_text("utf-8").replace("hurt", "hurt in a {rule}`stand-off <attacks/stand-off>`"), "utf-8")
    corpus = load_corpus(small)
    after = browser_indexes(corpus, NOTHING, NOTHING)
    # Korean texts are as they were, but one more entry refers to the stand-off now.
    assert after[Language.KO]["priors"][1] > before[Language.KO]["priors"][1]
    kept = json.loads(json.dumps(before[Language.KO]))
    assert weighed_anew(kept, corpus, Language.KO) == json.loads(json.dumps(after[Language.KO]))
    assert list(weighed_anew(kept, corpus, Language.KO)) == list(after[Language.KO]), "the file is the same, too"
