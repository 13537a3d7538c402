"""The engine in a browser answers what it answers here, byte for byte."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from random_requests import MAKERS, random_requests
from rulewright.browser import worker_api
from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES
from rulewright.situations.form_fields import RequestField
from rulewright.situations.game_packages import GamePackages
from rulewright.views.situation_form import SituationForm, build_form

SENTENCES = Path(__file__).parents[1] / "sentences" / "requests"
SLOW = {"talisman/inner-journey", "talisman/spell-draw"}
MOST_STEPS = 12
HOSTILE = {"hero.strength": "9" * 40, "<b>": "<script>alert(1)</script>", "goal": "../../etc", "whole": "1"}

COMPARED_AND_PLAYED = (
    ("talisman/battle", {"hero.fate": "1", "what-if": "1"}),
    ("talisman/battle", {"hero.fate": "1", "play": "table", "answers": "3,5"}),
    ("talisman/crypt", {"play": "table", "answers": "6_1_4,nothing"}),
    ("tainted-grail/starting-hand", {"play": "table"}),
)
"""What would change an answer, and situations that are played at the table."""


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, rules: Path, corpus: Corpus) -> None:
    """The same functions, over the rules as they are read here."""
    games = GamePackages.from_folder(rules, corpus)
    monkeypatch.setattr(worker_api, "load_games", lambda: games)


def compare(ask: Any, calls: Sequence[Sequence[Any]]) -> None:
    there = ask(calls)
    assert len(there) == len(calls)
    for call, answer in zip(calls, there, strict=True):
        assert answer == getattr(worker_api, str(call[0]))(*call[1:]), call


def pages(rules: Path, parameters: dict[str, str]) -> Iterator[list[Any]]:
    for number, situation in enumerate(GamePackages.from_folder(rules).catalogue.situations):
        yield ["answer", situation, json.dumps(parameters), LANGUAGES[number % len(LANGUAGES)]]


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.long)])
def test_every_situation_begins_alike(ask: Any, rules: Path, step: int) -> None:
    calls = [call for call in pages(rules, {}) if call[1] not in SLOW][::step]
    for number, (situation, parameters) in enumerate(COMPARED_AND_PLAYED):
        calls.append(["answer", situation, json.dumps(parameters), LANGUAGES[number % len(LANGUAGES)]])
    compare(ask, calls)


def test_refusals_are_alike(ask: Any, rules: Path) -> None:
    calls = [call for call in pages(rules, HOSTILE) if call[1] not in SLOW][:6]
    calls += [["answer", "talisman/nothing", "{}", "ko"]]
    calls += [["resolve", json.dumps(request), "cs"] for request in ({}, {"situation": "talisman/battle", "hero": 4})]
    compare(ask, calls)
    assert "error" in json.loads(worker_api.answer("talisman/nothing", "{}", "ko"))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_and_sentence_is_alike(ask: Any, corpus: Corpus, language: str) -> None:
    requests = [dict(example.situation) for example in corpus.examples.values()]
    for file in sorted(SENTENCES.glob("*/*.toml")):
        situation = file.relative_to(SENTENCES).with_suffix("").as_posix()
        requests += [{"situation": situation, **case["request"]} for case in tomllib.loads(file.read_text())["case"]]
    compare(
        ask, [["resolve", json.dumps(request), language, number % 8 == 0] for number, request in enumerate(requests)]
    )


@pytest.mark.long
@pytest.mark.parametrize("situation", MAKERS)
def test_random_requests_are_alike(ask: Any, rules: Path, situation: str) -> None:
    goals = list(GamePackages.from_folder(rules).catalogue.get_situation(situation).goals)
    requests = random_requests(situation, seed=20, count=max(10, len(goals)))
    calls = []
    for number, request in enumerate(requests):
        request_json = json.dumps({**request, "goal": goals[number % len(goals)]})
        calls += [["resolve", request_json, language, number % 5 == 0] for language in LANGUAGES]
    compare(ask, calls)


@pytest.mark.long
@pytest.mark.parametrize("situation", [*MAKERS, "talisman/spell-draw"])
def test_playing_at_the_table_is_alike(ask: Any, situation: str) -> None:
    dice, calls = random.Random(f"{situation} at the table"), []
    for language in LANGUAGES:
        answers: list[str] = []
        for _ in range(MOST_STEPS):
            call = ["answer", situation, json.dumps({"play": "table", "answers": ",".join(answers)}), language]
            calls.append(call)
            offered = _offered(json.loads(worker_api.answer(*call[1:]))["table"])
            if not offered:
                break
            answers.append("_".join(dice.choice(each) for each in offered))
    compare(ask, calls)


def _offered(table: str) -> list[list[str]]:
    """What can be answered, for each die that is thrown."""
    return [re.findall('data-answer="([^"]*)"', block) for block in table.split('class="rw-asked"')[1:]]


def random_form(form: SituationForm, dice: random.Random) -> dict[str, str]:
    """Some of a form's fields filled in as a reader could, whether or not the values go together."""
    values = {}
    for field in form.fields:
        if not field.is_text and dice.random() < 0.4:
            values[field.path] = _random_value(field, dice)
    return values


def _random_value(field: RequestField, dice: random.Random) -> str:
    if field.is_list and field.options:
        return ",".join(dice.sample(field.options, dice.randint(0, min(3, len(field.options)))))
    if field.options:
        return dice.choice(field.options)
    if field.is_flag:
        return dice.choice("01")
    numbers = (str(dice.randint(field.low, min(field.high, field.low + 8))) for _ in range(dice.randint(1, 3)))
    return ",".join(numbers) if field.is_list else next(numbers)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_forms_are_alike(ask: Any, rules: Path, language: str) -> None:
    catalogue, calls = GamePackages.from_folder(rules).catalogue, []
    for situation in sorted(set(catalogue.situations) - MAKERS.keys()):
        form, dice = build_form(catalogue.get_situation(situation)), random.Random(f"{situation} {language}")
        calls += [["answer", situation, json.dumps(random_form(form, dice)), language] for _ in range(10)]
    compare(ask, calls)
