"""An answer in time, always: what is too large by count is estimated, says so, and is the same everywhere."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Any

import pytest

from rulewright.engine import limits, sampler, solver
from rulewright.engine.limits import Limits
from rulewright.errors import BadInputError, LimitError
from rulewright.language import Language
from rulewright.situations import solving
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.form_fields import build_request, list_fields
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Report
from rulewright.situations.situation import Situation
from rulewright.situations.solving import DEFAULT_LIMITS, Effort, derive_seed
from stopped_clock import set_clock

DEN = {"situation": "talisman/werewolf-den", "hero": {"strength": 6, "life": 2, "fate": 1}}
LONG = {
    "situation": "talisman/inner-journey",
    "hero": {"strength": 9, "craft": 9, "life": 20, "fate": 20, "followers": 20, "armour": "armour"},
}
SHORT = {"situation": "talisman/vampires-tower", "hero": {"life": 4, "fate": 1, "followers": 1}}
# Twelve cards, each of which lets another be played: more states than are worked out, in the simpler situation, too.
HAND: dict[str, Any] = {
    "hero.health": 20,
    "cards": "\n".join(f"C{number} = F:{'m,' * (number % 4)}+ >" for number in range(1, 13)),
    "hand": ", ".join(f"C{number}" for number in range(1, 13)),
    "deck": "",
    "sequence": "",
}
LISTS: dict[str, Mapping[str, Any]] = {
    "talisman/command-spell": {"others": [20] * 13, "within": 60},
    "tainted-grail/combat": {**HAND, "encounter.value": 40, "encounter.table": "0+: hp-1", "pool": 0},
}


def largest(situation: Situation) -> dict[str, Any]:
    """The form's request with every number as large as it may be, one after the other, as long as that is allowed."""
    values = {**situation.form_defaults, **LISTS.get(situation.id, {})}
    for field in list_fields(situation.request):
        if not field.high or field.is_list or field.path in LISTS.get(situation.id, {}):
            continue
        before = values.get(field.path)
        values[field.path] = field.high
        try:
            situation.build_problem(build_request(situation.id, values))
        except BadInputError:
            values[field.path] = before
    return build_request(situation.id, values)


@pytest.fixture(autouse=True)
def _few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "DEFAULT_SAMPLES", 400)


@pytest.fixture(scope="module")
def catalogue(games: GamePackages) -> Catalogue:
    return games.catalogue


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> Effort:
    """Much less than usual is worked out exactly, and few samples are played."""
    for name, number in (("MAX_SAMPLING_STEPS", 4_000), ("LOOKAHEAD_STEPS", 500), ("DEFAULT_SAMPLES", 20)):
        monkeypatch.setattr(solving, name, number)
    return Effort(Limits(states=60, steps=60_000), explains=False, may_estimate=True)


def test_the_largest_request_of_no_situation_is_a_dead_end(catalogue: Catalogue, hurried: Effort) -> None:
    methods = set()
    for situation in catalogue.situations.values():
        if not situation.goals:
            continue
        answer = catalogue.resolve(largest(situation), hurried)
        if isinstance(answer, Report):
            continue
        assert sum(answer.probability.values()) == 1, situation.id
        if answer.sampling is not None:
            methods.add(str(answer.sampling.policy))
            with pytest.raises(LimitError):
                catalogue.resolve(largest(situation), Effort(hurried.limits))
    assert methods


def test_seed_of_an_estimate_derives_from_the_request(catalogue: Catalogue, hurried: Effort) -> None:
    first = catalogue.resolve(LONG, hurried)
    assert isinstance(first, Answer)
    assert first.sampling is not None
    assert first.sampling.seed == derive_seed(LONG)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("looks", [1, 3, 6, 10, 20, 40, 80, 200, 10_000])
def test_a_clock_ends_work_and_changes_nothing(
    catalogue: Catalogue, hurried: Effort, monkeypatch: pytest.MonkeyPatch, looks: int
) -> None:
    exactly_as = catalogue.resolve(LONG, hurried)
    seen = iter([0.0] * looks)
    set_clock(monkeypatch, lambda: next(seen, 1000.0), limits, sampler, solving)
    result: object
    try:
        result = catalogue.resolve(LONG, replace(hurried, limits=replace(hurried.limits, seconds=60)))
    except LimitError as error:
        result = error.code, error.message.render(Language.EN)
    assert result in (exactly_as, ("time-limit", "This situation takes longer than 60 seconds."))


@pytest.mark.parametrize("share", [0.25, 0.5, 0.75])
def test_nothing_goes_on_when_the_time_is_over(
    catalogue: Catalogue, hurried: Effort, monkeypatch: pytest.MonkeyPatch, share: float
) -> None:
    def looks(seconds: float) -> int:
        """How often work looks at a clock that shows a second more each time."""
        clock = count()
        set_clock(monkeypatch, lambda: next(clock), limits, sampler, solving)
        with contextlib.suppress(LimitError):
            catalogue.resolve(LONG, replace(hurried, limits=replace(hurried.limits, seconds=seconds)))
        return next(clock)

    allowed = share * looks(1_000_000)
    assert looks(allowed) <= allowed + 10


@pytest.mark.thorough
@pytest.mark.parametrize("life", [1, pytest.param(3, marks=pytest.mark.long)])
def test_states_unfolded_anew_answer_like_cached_ones(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch, life: int
) -> None:
    hero = {"strength": 5, "craft": 4, "life": life, "fate": life, "followers": 1, "armour": "helmet"}
    request = {"situation": "talisman/inner-journey", "hero": hero}
    answer = catalogue.resolve(request)
    monkeypatch.setattr(solver, "STATES_KEPT", 1)
    again = catalogue.resolve(request)
    assert again.as_json(Language.EN) == answer.as_json(Language.EN)


def test_seed_ignores_the_order_of_fields() -> None:
    turned = {name: LONG[name] for name in reversed(LONG)}
    assert derive_seed(turned) == derive_seed(LONG)
    assert derive_seed(DEN) != derive_seed(LONG)
    assert 0 <= derive_seed(DEN) < 2**32  # of 2^53 in JSON


def test_an_estimate_says_how_it_came_about(run: Callable) -> None:
    exact = Fraction(run("resolve", "-", "--json", "--exact", stdin=json.dumps(DEN)).json["probability"]["through"])
    answer = run("resolve", "-", "--json", "--limit-states", "3", stdin=json.dumps(DEN)).json
    sampling = answer["sampling"]
    assert sampling["method"] == "limited-foresight"
    assert sampling["seed"] == derive_seed(DEN)
    assert set(sampling["interval"]) == set(answer["probability"])
    for result, (low, high) in sampling["interval"].items():
        assert 0 <= low <= float(Fraction(answer["probability"][result])) <= high <= 1
        assert low < high
    assert float(Fraction(answer["probability"]["through"])) <= float(exact) + 4 * sampling["standard_error"]["through"]
    output = run("resolve", "-", "--lang", "en", "--limit-states", "3", stdin=json.dumps(DEN)).out
    assert "--exact" in output
    assert "look only a few steps ahead" in output
    assert re.search(r" \d+\.\d–\d+\.\d%", output)


def test_exact_option_refuses_an_estimate(run: Callable) -> None:
    both = run("resolve", "-", "--json", "--exact", "--approximate", "9", stdin=json.dumps(DEN))
    assert (both.status, both.json["error"]["code"]) == (2, "contradiction")
    refused = run("resolve", "-", "--json", "--exact", "--limit-states", "3", stdin=json.dumps(DEN))
    assert (refused.status, refused.json["error"]["code"]) == (3, "state-limit")
    assert "sampling" not in run("resolve", "-", "--json", stdin=json.dumps(DEN)).json


def test_an_estimate_is_compared_with_nothing_and_says_so(run: Callable) -> None:
    answer = run("resolve", "-", "--json", "--what-if", "--limit-states", "3", stdin=json.dumps(DEN)).json
    assert (answer["what_if"], answer["what_would_help"]) == ([], [])
    assert answer["not_compared"] > 3
    whole = run("resolve", "-", "--json", "--what-if", stdin=json.dumps(DEN)).json
    assert "not_compared" not in whole
    output = run("resolve", "-", "--what-if", "--lang", "en", "--limit-states", "3", stdin=json.dumps(DEN)).out
    assert f"{answer['not_compared']} changes are left out" in output


def test_readings_together_take_no_more_than_they_may(run: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.situations.sensitivity.MAX_COMPARISON_STEPS", 12_000)
    answer = run("resolve", "-", "--json", "--what-if", stdin=json.dumps(DEN)).json
    assert answer["what_if"]
    assert 0 < answer["not_compared"] < 15


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("request_", "options"), [(DEN, ("--limit-states", "9")), (SHORT, ("--approximate", "50", "--what-if"))]
)
def test_other_processes_write_the_same_bytes(request_: Mapping[str, Any], options: tuple[str, ...]) -> None:
    written = [
        subprocess.run(
            [sys.executable, "-m", "rulewright", "resolve", "-", "--json", *options],
            input=json.dumps(request_).encode(),
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert written[0] == written[1]
    assert json.loads(written[0])["sampling"]["samples"] > 0


def test_usual_limits_leave_room_for_what_players_ask() -> None:
    # Lives, fate and Followers 8/8/4 are a journey of 17,154 states and some 270,000 steps.
    assert Limits(states=20_000, steps=300_000) == DEFAULT_LIMITS
