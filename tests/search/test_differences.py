"""Differences between rulebooks: found by who asks for them, and never in the way of the rules.

`queries/<game>/differences.toml` holds what players type who want to know how rulebooks differ, or where one errs.

    game         the game that is asked about, once for the file
    words        what is typed, as it is typed
    language     the reader's language
    differences  those (by the last part of their ids) any of which answers
    half         "tuning" may be looked at while the search is tuned; "held-back" is only reported as one number
"""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest
import retrieval_evaluation

from rulewright.corpus.kind import DIFFERENCE_KIND
from rulewright.corpus.markup import split_sections
from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.search.index import SearchIndex

FILES = {
    game: tomllib.loads((retrieval_evaluation.QUERIES / game / "differences.toml").read_text("utf-8"))
    for game in retrieval_evaluation.GAMES
}
QUERIES = [{**query, "game": record["game"]} for record in FILES.values() for query in record["query"]]


def wanted(query: dict) -> set[str]:
    return {f"{query['game']}/differences/{name}" for name in query["differences"]}


def is_answered(query: dict, index: SearchIndex) -> bool:
    """Whether a difference that answers is among the first three hits, in whatever game."""
    hits = index.search(query["words"], Language(query["language"]), limit=3).hits
    return any(hit.id in wanted(query) for hit in hits)


def test_there_are_enough_in_every_language_and_half(corpus: Corpus) -> None:
    counted = Counter((query["language"], query["half"]) for query in QUERIES)
    assert all(counted[language, half] >= 3 for language in LANGUAGES for half in retrieval_evaluation.HALVES), counted
    assert [query["words"] for query in QUERIES if not wanted(query) <= corpus.differences.keys()] == []


@pytest.mark.thorough
@pytest.mark.parametrize(
    "query", [query for query in QUERIES if query["half"] == "tuning"], ids=lambda each: each["words"]
)
def test_difference_query_is_answered(query: dict, index: SearchIndex) -> None:
    assert is_answered(query, index)


@pytest.mark.thorough
def test_most_held_back_difference_queries_are_answered(index: SearchIndex) -> None:
    answered = [is_answered(query, index) for query in QUERIES if query["half"] == "held-back"]
    assert sum(answered) >= 0.9 * len(answered)


@pytest.mark.sampled(3)
@pytest.mark.thorough
@pytest.mark.parametrize("step", [10, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", retrieval_evaluation.FILES)
def test_no_difference_stands_before_the_rule_that_players_look_for(name: str, step: int, index: SearchIndex) -> None:
    before = []
    for query in retrieval_evaluation.judged_queries()[name][::step]:
        for hit in index.search(query.words, query.language, game=query.game, limit=retrieval_evaluation.DEPTH).hits:
            if hit.id in query.best:
                break
            if hit.kind == DIFFERENCE_KIND:
                before.append((query.words, hit.id))
    assert before == []


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_difference_is_found_by_its_id_and_among_differences_by_its_title(
    language: Language, index: SearchIndex, corpus: Corpus
) -> None:
    for difference in [*corpus.differences.values()][::20]:
        title = difference.texts[language].title
        [named] = index.search(title, language, game=difference.game, kind=DIFFERENCE_KIND, limit=1).hits
        assert named.id == difference.id
        assert index.search(difference.id, language, limit=1).hits[0].id == difference.id


@pytest.mark.thorough
def test_what_a_rulebook_says_of_a_difference_stands_under_the_books_title(index: SearchIndex, corpus: Corpus) -> None:
    difference = corpus.differences["talisman/differences/toad-again-unit"]
    (book,) = (book for id_, book in corpus.games["talisman"].books.items() if id_ == "talisman-fi")
    section = split_sections(difference.texts[Language.EN].body)["talisman-fi"]
    words = index.search(section, Language.EN, kind=DIFFERENCE_KIND, limit=1).hits[0].snippet.replace("**", "")
    assert words.startswith(f"{book.titles[Language.EN]}: ")


@pytest.mark.thorough
def test_a_line_of_a_rulebook_finds_the_rule_printed_there_and_no_difference(index: SearchIndex) -> None:
    hits = index.search("cs 2000", Language.CS, limit=50).hits
    assert hits
    assert DIFFERENCE_KIND not in {hit.kind for hit in hits}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("cs", "v čem se liší pravidla"), ("cs", "rozdíly mezi vydáními"), ("cs", "čím se liší česká kniha od cizích"),
        ("fi", "miten sääntökirjat eroavat"), ("fi", "onko kirjassa virheitä"), ("fi", "sääntöjen erot"),
        ("ko", "규칙서마다 뭐가 달라요"), ("ko", "한국어판 규칙서 오류 있나요"), ("ko", "판본 차이"),
        ("en", "is there something wrong in the book"), ("en", "how do the rulebooks differ"), ("en", "book errors"),
    ],
)  # fmt: skip
def test_who_asks_in_general_is_led_to_the_page_of_all(index: SearchIndex, language: str, words: str) -> None:
    hits = index.search(words, Language(language), limit=2).hits
    assert {hit.id for hit in hits} == {f"{game}/differences" for game in retrieval_evaluation.GAMES}
