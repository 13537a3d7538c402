"""Estimates from samples: their intervals, and what sentences may claim of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from random_requests import MAKERS, random_requests
from rulewright.corpus.content import content_folder
from rulewright.language import Language
from rulewright.situations.answer import Answer, Sampling
from rulewright.situations.confidence_intervals import proportion_interval
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.situation import Situation
from rulewright.situations.solving import Effort
from rulewright.views.answer.chance_charts import render_chances
from rulewright.views.explanation_text import format_headline, format_interval, format_precision

CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
LANGUAGES = [Language(code) for code in ("en", "ko", "cs", "fi")]
REQUESTS = [
    *(random_requests(situation, 3, 1)[0] for situation in MAKERS),
    {"situation": "talisman/spell-draw", "wanted": ["healing"]},
    {"situation": "talisman/slave-release", "hero": {"fate": 1}},
    {"situation": "talisman/battle", "hero": {"strength": 2}, "foe": {"strength": 5}, "goal": {"worth": {"win": 3}}},
]
SURE = {"talisman/battle": {"hero": {"strength": 9}, "foe": {"strength": 1}}}


def sampled(answer: Answer, goal: str, result: str, samples: int) -> Answer:
    """The answer as an estimate all of whose samples have this result."""
    shares = {each: Fraction(each == result) for each in answer.probability}
    return replace(answer, goal=goal, probability=shares, sampling=Sampling(samples, 1, answer.expected["turns"]))


@pytest.mark.parametrize("samples", [*range(1, 50), 400, 1000, 4999, 10_000, 123_457])
def test_the_interval_of_a_share_contains_it(samples: int) -> None:
    """Also where it is as narrow as a float's rounding: 0 of n begins at 0, n of n ends at 1."""
    for number in {0, 1, samples // 3, samples - 1, samples}:
        low, high = proportion_interval(number / samples, samples)
        assert 0 <= low <= number / samples <= high <= 1
    assert proportion_interval(0.0, samples)[0] == 0
    assert proportion_interval(1.0, samples)[1] == 1


def test_wilson_interval_by_hand() -> None:
    """Of n of n the lower end is n / (n + z²), z² = 3.8415: 30 / 33.8415 = 0.88649."""
    low, high = proportion_interval(1.0, 30)
    assert (round(low, 5), high) == (0.88649, 1.0)
    low, high = proportion_interval(0.0, 30)
    assert (low, round(high, 5)) == (0.0, 0.11351)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "99.0–100%"), ("ko", "99.0~100%"), ("cs", "99,0–100 %"), ("fi", "99,0–100 %")]
)
def test_the_interval_of_a_sure_result_reaches_100_percent(language: str, told: str) -> None:
    """Of 400 of 400 the lower end is 400 / 403.84 = 99.05 %."""
    assert format_interval(proportion_interval(1.0, 400), Language(language)).replace("\N{NO-BREAK SPACE}", " ") == told


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda each: each["situation"])
def test_no_headline_calls_anything_certain_or_impossible_from_samples(request_: dict[str, object]) -> None:
    """30 of 30 show 88.65 to 100 %, none of 30 shows 0 to 11.35 %: with all words of likelihood as they are."""
    answer = CATALOGUE.resolve(request_, Effort(explains=False))
    assert isinstance(answer, Answer)
    situation: Situation = CATALOGUE.situations[answer.situation]
    for goal in {answer.goal, *situation.goals}:
        for result in answer.probability:
            for language in LANGUAGES:
                told = format_headline(sampled(answer, goal, result, 30), situation, language)
                sign = language.record.range_sign
                assert f"89{sign}100" in told or f"0{sign}11" in told, (goal, result, told)


def test_a_headline_of_a_very_large_sample_says_almost() -> None:
    """Of 100,000 of 100,000 the lower end is 100000 / 100003.84 = 99.996 %, of 10,000 it is 99.96 %."""
    answer = CATALOGUE.resolve(request := {"situation": "talisman/battle", **SURE["talisman/battle"]})
    assert isinstance(answer, Answer)
    assert format_headline(answer, CATALOGUE.situations[request["situation"]], Language.EN) == "You are certain to win."
    told = [
        format_headline(sampled(answer, "win", "win", number), CATALOGUE.situations[answer.situation], Language.EN)
        for number in (10_000, 100_000)
    ]
    assert told == ["You have a 99.96–100% chance of winning.", "You are all but certain to win."]


@pytest.mark.parametrize(
    ("samples", "result", "error"),
    [
        (30, "win", "11.4 percentage points"),
        (10_000, "win", "0.04 percentage points"),
        (10**8, "win", "0.01 percentage points"),
    ],
)
def test_samples_that_agree_still_have_an_error(samples: int, result: str, error: str) -> None:
    """z² / (n + z²): 3.8415 / 33.8415 = 11.35 %, rounded up; 3.8415 / 10003.8 = 0.0384 %; never 0."""
    answer = CATALOGUE.resolve({"situation": "talisman/battle", **SURE["talisman/battle"]})
    assert isinstance(answer, Answer)
    estimate = sampled(answer, "win", result, samples)
    assert estimate.sampling is not None
    assert f"margin of error {error} (95% confidence)" in format_precision(estimate, estimate.sampling, Language.EN)


def test_rows_of_an_estimate_show_the_interval_where_all_samples_agree(run: Callable) -> None:
    battle = {"situation": "talisman/battle", **SURE["talisman/battle"]}
    answer = CATALOGUE.resolve(battle, Effort(samples=30, seed=5))
    assert isinstance(answer, Answer)
    assert "88.6–100%" in render_chances(answer, CATALOGUE.situations[answer.situation], Language.EN)
    shown = run("resolve", "-", "--approximate", "30", "--seed", "5", stdin=json.dumps(battle)).out
    assert "88.6–100%" in shown
    assert "0–11.4%" in shown
    assert " 100% " not in shown
    assert "certain" not in shown
