"""Scores at a time limit, by hand, in every reading of the rulebooks."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.errors import BadInputError
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report

CATALOGUE = Catalogue(SITUATIONS)
WIZARD = {
    "character": "wizard", "counters": {"strength": 2, "craft": 3}, "gold": 4, "spells_held": 1, "followers": 2,
    "objects": 1, "magic_objects": 1,
}  # fmt: skip


def scored(hero: dict[str, Any], **fields: Any) -> Report:
    report = CATALOGUE.resolve({"situation": "talisman/timed-score", "hero": hero, **fields})
    assert isinstance(report, Report)
    return report


@pytest.mark.parametrize(
    ("counts", "total"),
    [
        # Counters 5; gold 4 - 1, of the 2 Spells at the start 1 is left, 2 Followers, 1 Object, 1 Magic Object.
        ("gains", 5 + 3 + 0 + 2 + 1 + 1),
        # 9 pieces now, 3 at the start.
        ("gains-in-all", 5 + 9 - 3),
        ("held", 5 + 9),
        ("held-and-start", 5 + 9 + 3),
    ],
)
def test_what_counts_by_each_reading(counts: str, total: int) -> None:
    report = scored(WIZARD, variants={"timed-score": counts})
    assert report.fields["score"] == total
    assert sum(report.fields["counted"].values()) == total


def test_by_default_gains_count_each_kind_by_itself() -> None:
    assert scored(WIZARD).fields["counted"] == {
        "counters": 5, "gold": 3, "spells": 0, "followers": 2, "objects": 1, "magic_objects": 1,
    }  # fmt: skip


def test_nobody_scores_what_it_began_with() -> None:
    # The Wizard begins with 1 gold and 2 Spells, the Warrior with 1 gold.
    assert scored({"character": "wizard", "gold": 1, "spells_held": 2}).fields["score"] == 0
    assert scored({"character": "warrior", "gold": 1, "spells_held": 2}).fields["score"] == 2
    # Where players agreed on another start, that counts.
    start = {"gold": 3, "spells_held": 0, "objects": 1}
    told = scored({"character": "wizard", "gold": 5, "spells_held": 2, "objects": 2, "start": start})
    assert told.fields["score"] == 2 + 2 + 1
    assert told.fields["entries"] == ["talisman/alternative-rules/timed-sudden-death"]


@pytest.mark.parametrize(
    ("others", "place", "shared", "word"),
    [
        ([11, 3], 1, False, "win with 12"),
        ([12], 1, True, "share"),
        ([13, 12, 20], 3, True, "do not win"),
        ([], None, None, "12"),
    ],
)
def test_the_highest_score_wins(others: list[int], place: int | None, shared: bool | None, word: str) -> None:
    report = scored(WIZARD, others=others)
    assert (report.fields.get("place"), report.fields.get("shared")) == (place, shared)
    assert word in report.statements[0].sentence.render(Language.EN)


def test_a_single_point_is_told_as_one() -> None:
    told = {
        language: scored({"gold": 2}).statements[0].sentence.render(Language(language))
        for language in ("en", "cs", "fi")
    }
    assert told == {
        "en": "You score 1 point.",
        "cs": "Máte 1\N{NO-BREAK SPACE}bod.",
        "fi": "Saat 1\N{NO-BREAK SPACE}pisteen.",
    }


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"hero": {"character": "wizzard"}}, "bad-value"),
    ],
)
def test_bad_scores_are_refused(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "talisman/timed-score", **fields})
    assert caught.value.code == code
