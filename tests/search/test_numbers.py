"""Numbers that players look up: found among the first three hits, the number in the snippet.

`queries/<game>/numbers.toml` holds what they type about cards, spaces, characters and tables.

    game       the game that is asked about, once for the file
    words      what is typed, as it is typed
    language   the reader's language
    entries    entries (ids without the game) any of which answers
    says       what the snippet of one of them says, without marks
    half       "tuning" may be looked at while the search is tuned; "held-back" is only reported as one number
"""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest
import retrieval_evaluation

from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.search.index import SearchIndex

FILES = {
    game: tomllib.loads((retrieval_evaluation.QUERIES / game / "numbers.toml").read_text("utf-8"))
    for game in retrieval_evaluation.GAMES
}
QUERIES = [{**query, "game": record["game"]} for record in FILES.values() for query in record["query"]]


def test_there_are_enough_in_every_language_and_half(corpus: Corpus) -> None:
    counted = Counter((query["language"], query["half"]) for query in QUERIES)
    for language in LANGUAGES:
        assert all(counted[language, half] >= 8 for half in retrieval_evaluation.HALVES), counted
    assert {query["game"] for query in QUERIES} == set(corpus.games)
    assert [
        query["words"]
        for query in QUERIES
        if not {f"{query['game']}/{id_}" for id_ in query["entries"]} <= corpus.entries.keys()
    ] == []


def is_answered(query: dict, index: SearchIndex) -> bool:
    """Whether an entry that answers is among the first three hits and its snippet says so."""
    hits = index.search(query["words"], Language(query["language"]), game=query["game"], limit=3).hits
    wanted = {f"{query['game']}/{entry}" for entry in query["entries"]}
    # Some spaces keep numbers at their words.
    snippets = {hit.id: " ".join(hit.snippet.replace("**", "").split()) for hit in hits}
    return any(entry in wanted and query["says"] in snippet for entry, snippet in snippets.items())


@pytest.mark.thorough
@pytest.mark.parametrize(
    "query", [query for query in QUERIES if query["half"] == "tuning"], ids=lambda each: each["words"]
)
def test_number_query_is_answered_in_the_snippet(query: dict, index: SearchIndex) -> None:
    assert is_answered(query, index)


@pytest.mark.thorough
def test_most_held_back_number_queries_are_answered(index: SearchIndex) -> None:
    answered = [is_answered(query, index) for query in QUERIES if query["half"] == "held-back"]
    assert sum(answered) >= 0.9 * len(answered)
