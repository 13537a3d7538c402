"""How well the judged queries are answered, against floors a little below what is reached.

The held-back half is only looked at as one number per file: nobody tunes by its single queries.
"""

from __future__ import annotations

from pathlib import Path

import judging
import pytest

from rulewright.corpus import Corpus
from rulewright.corpus.asked import load_asked
from rulewright.search import SearchIndex, storage

pytestmark = [pytest.mark.thorough, pytest.mark.xdist_group("search")]

NAMES = ("ko", "cs", "fi", "en", "cross")
FLOORS = {
    (half, measure): {
        f"{game}/{name}": floor for game, floors in games.items() for name, floor in zip(NAMES, floors, strict=True)
    }
    for (half, measure), games in {
        ("tuning", "recall"): {
            "talisman": (0.98, 0.98, 0.98, 0.98, 0.98), "tainted-grail": (0.98, 0.98, 0.98, 0.98, 0.98),
        },
        ("tuning", "mrr"): {
            "talisman": (0.96, 0.95, 0.97, 0.95, 0.96), "tainted-grail": (0.95, 0.95, 0.96, 0.96, 0.96),
        },
        ("held-back", "recall"): {
            "talisman": (0.97, 0.97, 0.97, 0.97, 0.97), "tainted-grail": (0.97, 0.97, 0.97, 0.97, 0.96),
        },
        ("held-back", "mrr"): {
            "talisman": (0.94, 0.95, 0.92, 0.94, 0.93), "tainted-grail": (0.91, 0.96, 0.93, 0.92, 0.90),
        },
        ("held-back", "lenient_mrr"): {
            "talisman": (0.96, 0.97, 0.96, 0.95, 0.96), "tainted-grail": (0.95, 0.96, 0.93, 0.95, 0.93),
        },
    }.items()
}  # fmt: skip


@pytest.fixture(scope="module")
def outcomes(index: SearchIndex) -> dict[tuple[str, str], list]:
    judged = judging.judged_queries()
    found = {name: judging.outcomes(judging.ours(index, queries[0].game), queries) for name, queries in judged.items()}
    return {
        (name, half): [outcome for outcome in each if outcome.query.half == half]
        for name, each in found.items()
        for half in judging.HALVES
    }


@pytest.mark.parametrize("name", judging.FILES)
@pytest.mark.parametrize(("half", "measure"), FLOORS)
def test_quality_stays_above_its_floor(
    outcomes: dict[tuple[str, str], list], half: str, measure: str, name: str
) -> None:
    reached = getattr(judging.figures(outcomes[name, half]), measure)
    assert reached >= FLOORS[half, measure][name], f"{reached:.3f}"


def test_no_query_of_known_words_stays_without_a_hit(outcomes: dict[tuple[str, str], list]) -> None:
    assert [each.query.words for found in outcomes.values() for each in found if not each.hits] == []


@pytest.mark.usefixtures("index")
def test_index_is_small(corpus: Corpus, rules: Path, built_folder: Path) -> None:
    home = built_folder / "index" / storage.index_name(rules)
    asked = load_asked(rules, corpus)
    texts = sum(
        len("".join((text.title, *text.aliases, *asked[language].get(entry.id, ()), text.body)))
        for entry in corpus.entries.values()
        for language, text in entry.texts.items()
    )
    assert sum(path.stat().st_size for path in home.iterdir()) < 5 * texts


def test_paired_differences_are_intervals_around_the_mean() -> None:
    mean, low, high = judging.paired_difference([1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.5])
    assert mean == pytest.approx((1.0 + 0.0 + 0.0 + 0.5) / 4)
    assert low <= mean <= high
    assert judging.paired_difference([1.0] * 5, [1.0] * 5) == (0.0, 0.0, 0.0)
