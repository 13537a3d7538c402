"""How well the judged queries are answered, against floors a little below what is reached.

The held-back half is only looked at as one number per file, before a release: nobody tunes by its single queries.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import judging
import pytest

from rulewright.corpus import Corpus
from rulewright.corpus.asked import load_asked
from rulewright.search import SearchIndex, storage
from rulewright.search.facts import fact_lines
from rulewright.situations import Games

pytestmark = pytest.mark.thorough

FLOORS = {game: tomllib.loads((judging.QUERIES / game / "floors.toml").read_text("utf-8")) for game in judging.GAMES}
"""By game, half, measure and file."""
HALVES = [half if half == "tuning" else pytest.param(half, marks=pytest.mark.long) for half in judging.HALVES]


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


@pytest.mark.parametrize("name", judging.FILES)
@pytest.mark.parametrize("half", HALVES)
def test_quality_stays_above_its_floor(index: SearchIndex, half: str, name: str) -> None:
    queries = [query for query in judging.judged_queries()[name] if query.half == half]
    game, file = name.split("/")
    found = judging.outcomes(judging.ours(index, game), queries)
    reached = judging.figures(found)
    for measure, floors in FLOORS[game][half].items():
        assert getattr(reached, measure) >= floors[file], f"{measure} {getattr(reached, measure):.3f}"
    assert [each.query.words for each in found if not each.hits] == []  # their words are known


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("language", judging.TALK)
def test_table_talk_finds_the_rule_page_or_calculator(index: SearchIndex, language: str, half: str) -> None:
    queries = [query for query in judging.table_talk()[language] if query.half == half]
    reached = judging.figures(judging.outcomes(judging.ours(index), queries))
    for measure, floor in TALK_FLOORS[half].items():
        assert getattr(reached, measure) >= floor[language], f"{measure} {getattr(reached, measure):.3f}"


@pytest.mark.usefixtures("index")
def test_index_is_small(corpus: Corpus, games: Games, rules: Path, built_folder: Path) -> None:
    home = built_folder / "index" / storage.index_name(rules)
    asked, facts = load_asked(rules, corpus), fact_lines(corpus, games.sheets(corpus))
    beside = {
        language: {
            id_: (*asked[language].get(id_, ()), *facts[language].get(id_, ()))
            for id_ in (each.id for each in corpus.documents)
        }
        for language in corpus.languages
    }
    texts = sum(
        len("".join((text.title, *text.aliases, *beside[language][document.id], text.body)))
        for document in corpus.documents
        for language, text in document.texts.items()
    )
    assert sum(path.stat().st_size for path in home.iterdir()) < 5 * texts


def test_paired_differences_are_intervals_around_the_mean() -> None:
    mean, low, high = judging.paired_difference([1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.5])
    assert mean == pytest.approx((1.0 + 0.0 + 0.0 + 0.5) / 4)
    assert low <= mean <= high
    assert judging.paired_difference([1.0] * 5, [1.0] * 5) == (0.0, 0.0, 0.0)
