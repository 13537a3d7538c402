"""How well the judged queries are answered, against floors a little below what is reached.

The held-back half is only looked at as one number per file, before a release: nobody tunes by its single queries.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import retrieval_evaluation

from rulewright.corpus.model import Corpus
from rulewright.search import storage
from rulewright.search.content import SearchContent
from rulewright.search.index import SearchIndex
from rulewright.situations.game_packages import GamePackages

pytestmark = pytest.mark.thorough

FLOORS = {
    game: tomllib.loads((retrieval_evaluation.QUERIES / game / "floors.toml").read_text("utf-8"))
    for game in retrieval_evaluation.GAMES
}
"""By game, half, measure and file."""
HALVES = [
    half if half == "tuning" else pytest.param(half, marks=pytest.mark.long) for half in retrieval_evaluation.HALVES
]


TALK_FLOORS = {
    "tuning": {
        "success": {"ko": 0.97, "cs": 0.98, "fi": 0.98, "en": 0.96},
        "lenient_mrr": {"ko": 0.92, "cs": 0.93, "fi": 0.95, "en": 0.91},
    },
    "held-back": {
        "success": {"ko": 0.95, "cs": 0.97, "fi": 0.96, "en": 0.93},
        "lenient_mrr": {"ko": 0.93, "cs": 0.95, "fi": 0.92, "en": 0.91},
    },
}
"""By half, measure and language: what is said at a table, searched for in all games at once."""


@pytest.mark.parametrize("name", retrieval_evaluation.FILES)
@pytest.mark.parametrize("half", HALVES)
def test_quality_stays_above_its_floor(index: SearchIndex, half: str, name: str) -> None:
    queries = [query for query in retrieval_evaluation.judged_queries()[name] if query.half == half]
    game, file = name.split("/")
    results = retrieval_evaluation.outcomes(retrieval_evaluation.ours(index, game), queries)
    reached = retrieval_evaluation.figures(results)
    for measure, floors in FLOORS[game][half].items():
        assert getattr(reached, measure) >= floors[file], f"{measure} {getattr(reached, measure):.3f}"
    assert [each.query.words for each in results if not each.hits] == []  # their words are known


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("language", retrieval_evaluation.TALK)
def test_table_talk_finds_the_rule_page_or_calculator(index: SearchIndex, language: str, half: str) -> None:
    queries = [query for query in retrieval_evaluation.table_talk()[language] if query.half == half]
    reached = retrieval_evaluation.figures(retrieval_evaluation.outcomes(retrieval_evaluation.ours(index), queries))
    for measure, floor in TALK_FLOORS[half].items():
        assert getattr(reached, measure) >= floor[language], f"{measure} {getattr(reached, measure):.3f}"


@pytest.mark.usefixtures("index")
def test_index_is_small(corpus: Corpus, games: GamePackages, rules: Path, built_folder: Path) -> None:
    home = built_folder / "index" / storage.index_name(rules)
    content = SearchContent.load(rules, corpus, games)
    texts = sum(
        len("".join((text.title, *text.aliases, *content.asked_for(document, language), text.body)))
        + len("".join(content.facts_of(document, language)))
        for document in corpus.documents
        for language, text in document.texts.items()
    )
    assert sum(path.stat().st_size for path in home.iterdir()) < 5 * texts


def test_paired_differences_are_intervals_around_the_mean() -> None:
    mean, low, high = retrieval_evaluation.paired_difference([1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.5])
    assert mean == pytest.approx((1.0 + 0.0 + 0.0 + 0.5) / 4)
    assert low <= mean <= high
    assert retrieval_evaluation.paired_difference([1.0] * 5, [1.0] * 5) == (0.0, 0.0, 0.0)
