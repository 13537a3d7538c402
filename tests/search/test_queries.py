"""The judged queries are well formed. They say what players want; whether the search finds it is measured elsewhere.

`queries/<game>/<language>.toml` holds what players of one language type, `cross.toml` queries in one language by
readers of another. They were written from what players ask, before any tuning and without running the search.
`talk-<language>.toml` holds what players say at a table, written by natives who had not seen the index; calculators and
pages answer these, too. `floors.toml` says what the search must reach with each other file.

    game       the game that is asked about, once for the file
    words      what is typed, as it is typed
    kind       what is hard about it, one of KINDS
    language   the reader's language
    written    the language of the words, in cross.toml only
    best       entries (ids without the game) any of which is right at rank 1
    good       further entries that are acceptable within the first five
    also       what answers in another game, by whole ids, in talk-*.toml only: the words do not say which game is meant
    half       "tuning" may be looked at while the search is tuned, and more may be added; "held-back" is only reported

How they are judged: a rule stands before the glossary's definition of the same term, a rule before its example, the
base rule before its exceptions. A question of the FAQ and the rule that answers it are equally right. A name asks for
the space, character or card of that name; the glossary is as right where its definition tells what was asked. A line
of a rulebook asks for the rule printed there, a page for the rules that begin on it.

What is said at a table was judged twice. Whoever wrote a question named what answers it; then another native judged
what several searches had found for it and what had been named, in random order and without being told which was which.
Of 1,078 entries that had been named best, all but three were found to answer or to help. An entry that the second judge
found to answer is acceptable, too. 230 more were written later, from memory of play, by natives who had seen no file,
and judged by other natives from what the search before and after a change had found, mixed, and from what they looked
up; in the end what then came first and had been judged by nobody was judged in the same way, for every question.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest
import retrieval_evaluation

from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.search.pages import pages_of
from rulewright.situations.game_packages import GamePackages

JUDGED = {
    name: tomllib.loads((retrieval_evaluation.QUERIES / f"{name}.toml").read_text("utf-8"))
    for name in retrieval_evaluation.FILES
}
QUERIES: dict[str, list[dict]] = {name: judged["query"] for name, judged in JUDGED.items()}
GAMES: dict[str, str] = {name: judged["game"] for name, judged in JUDGED.items()}

FEWEST = {name: 48 if name.endswith("/cross") else 70 for name in retrieval_evaluation.FILES}

EVERYWHERE = {"inflected", "spacing", "typo", "short", "mixed", "name", "id", "place", "question", "synonym", "phrase"}
KINDS = {
    "ko": EVERYWHERE | {"particle", "choseong"},
    "cs": EVERYWHERE - {"spacing"} | {"no-diacritics"},
    "fi": EVERYWHERE | {"compound", "no-diacritics"},
    "en": EVERYWHERE,
    "cross": EVERYWHERE | {"particle", "choseong", "compound", "no-diacritics"},
}
"""What is hard about a query, as far as the language knows it; each file has all of its kinds."""

each_file = pytest.mark.parametrize("name", FEWEST)


def test_there_is_a_file_for_every_language_and_one_across_of_every_game(corpus: Corpus) -> None:
    assert set(retrieval_evaluation.GAMES) == set(corpus.games)
    files = {f"{file.parent.name}/{file.stem}" for file in retrieval_evaluation.QUERIES.glob("*/*.toml")}
    assert files == {
        *retrieval_evaluation.FILES,
        *(f"{game}/{other}" for game in retrieval_evaluation.GAMES for other in ("differences", "floors", "numbers")),
        *(f"{game}/talk-{language}" for game in retrieval_evaluation.GAMES for language in LANGUAGES),
    }
    assert {name: game for name, game in GAMES.items() if game != name.split("/")[0]} == {}


@each_file
def test_there_are_enough_queries_of_every_kind(name: str) -> None:
    assert len(QUERIES[name]) >= FEWEST[name]
    assert {query["kind"] for query in QUERIES[name]} == KINDS[name.split("/")[1]]


@each_file
def test_queries_have_exactly_the_keys_of_their_file(name: str) -> None:
    keys = ["words", "kind", "language", *(["written"] if name.endswith("/cross") else []), "best", "good", "half"]
    assert [query for query in QUERIES[name] if list(query) != keys] == []
    assert [query for query in QUERIES[name] if not query["words"] or query["words"] != _one_line(query["words"])] == []
    assert {query["half"] for query in QUERIES[name]} == {"tuning", "held-back"}


@each_file
def test_queries_are_judged_by_known_entries(name: str, corpus: Corpus) -> None:
    known = {entry_id.removeprefix(f"{GAMES[name]}/") for entry_id in corpus.entries}
    judged = [(query["words"], [*query["best"], *query["good"]]) for query in QUERIES[name]]
    assert [(words, set(ids) - known) for words, ids in judged if not set(ids) <= known] == []
    assert [words for words, ids in judged if len(set(ids)) < len(ids)] == []
    assert [query["words"] for query in QUERIES[name] if not query["best"]] == []


def test_no_query_stands_twice_for_a_reader() -> None:
    counts = Counter(
        (GAMES[name], query["language"], _plain(query["words"])) for name in QUERIES for query in QUERIES[name]
    )
    assert [query for query, times in counts.items() if times > 1] == []


@each_file
def test_the_held_back_half_is_a_sample_of_all_kinds(name: str) -> None:
    """Queries may be added for tuning at any time; what is held back stays as large and as mixed as it was."""
    held_back = Counter(query["kind"] for query in QUERIES[name] if query["half"] == "held-back")
    assert len(held_back) >= 2 / 3 * len(KINDS[name.split("/")[1]])
    assert held_back.total() >= FEWEST[name] // 2


@pytest.mark.parametrize("name", [name for name in FEWEST if not name.endswith("/cross")])
def test_a_file_of_a_language_is_for_its_readers(name: str) -> None:
    assert {query["language"] for query in QUERIES[name]} == {name.split("/")[1]}


@pytest.mark.parametrize("name", [name for name in FEWEST if name.endswith("/cross")])
def test_queries_across_languages_go_every_way_in_both_halves(name: str) -> None:
    ways = Counter((query["written"], query["language"], query["half"]) for query in QUERIES[name])
    every = {(written, read) for written in LANGUAGES for read in LANGUAGES if written != read}
    assert {way[:2] for way in ways} == every
    assert [way for way in every if min(ways[*way, "tuning"], ways[*way, "held-back"]) < 2] == []


@each_file
def test_few_queries_merely_repeat_a_title(name: str, corpus: Corpus) -> None:
    repeats = [
        query["words"] for query in QUERIES[name] if _plain(query["words"]) in _titles(query, GAMES[name], corpus)
    ]
    assert len(repeats) <= len(QUERIES[name]) / 10, repeats


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_talk_is_split_into_halves(language: Language, corpus: Corpus, games: GamePackages) -> None:
    pages = {page.id for page in pages_of(corpus, games, games.fact_sheets(corpus))}
    known = pages | {document.id for document in corpus.documents}
    queries = retrieval_evaluation.table_talk()[language]
    assert len(queries) >= 100
    assert abs(2 * sum(query.half == "tuning" for query in queries) - len(queries)) <= len(retrieval_evaluation.GAMES)
    assert {(query.kind, query.language) for query in queries} == {("talk", language)}
    assert [query.words for query in queries if not query.best or not query.acceptable <= known] == []
    assert [query for query, times in Counter(_plain(each.words) for each in queries).items() if times > 1] == []
    assert sum(bool(query.acceptable & pages) for query in queries) >= 15


def _titles(query: dict, game: str, corpus: Corpus) -> set[str]:
    """The titles of the judged entries in the language of the query's words."""
    language = Language(query.get("written", query["language"]))
    entries = (corpus.entries[f"{game}/{entry_id}"] for entry_id in (*query["best"], *query["good"]))
    return {_plain(entry.texts[language].title) for entry in entries}


def _plain(words: str) -> str:
    """Words without case and punctuation."""
    return re.sub(r"\W+", " ", words.casefold()).strip()


def _one_line(words: str) -> str:
    """Words with single spaces between them and none around."""
    return " ".join(words.split())
