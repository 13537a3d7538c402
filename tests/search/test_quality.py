"""How well the judged queries are answered, against floors a little below what is reached.

The held-back half is only looked at as one number per file: nobody tunes by its single queries.
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
MEASURES = sorted({(half, measure) for floors in FLOORS.values() for half in floors for measure in floors[half]})


ALL, SAMPLE = 1, 3
SLACK = {ALL: 0.0, SAMPLE: 0.04}
"""What a figure of each third query may lie below the floor, which all of them keep."""


@pytest.fixture(scope="module", params=[SAMPLE, pytest.param(ALL, marks=pytest.mark.long)])
def step(request: pytest.FixtureRequest) -> int:
    """Each how many-th judged query is searched."""
    return request.param


@pytest.fixture(scope="module")
def outcomes(index: SearchIndex, step: int) -> dict[tuple[str, str], list]:
    judged = judging.judged_queries()
    found = {
        name: judging.outcomes(judging.ours(index, queries[0].game), queries[::step])
        for name, queries in judged.items()
    }
    return {
        (name, half): [outcome for outcome in each if outcome.query.half == half]
        for name, each in found.items()
        for half in judging.HALVES
    }


@pytest.mark.parametrize("name", judging.FILES)
@pytest.mark.parametrize(("half", "measure"), MEASURES)
def test_quality_stays_above_its_floor(
    outcomes: dict[tuple[str, str], list], step: int, half: str, measure: str, name: str
) -> None:
    reached = getattr(judging.figures(outcomes[name, half]), measure)
    game, file = name.split("/")
    assert reached >= FLOORS[game][half][measure][file] - SLACK[step], f"{reached:.3f}"


def test_no_query_of_known_words_stays_without_a_hit(outcomes: dict[tuple[str, str], list]) -> None:
    assert [each.query.words for found in outcomes.values() for each in found if not each.hits] == []


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
