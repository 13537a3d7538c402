"""What would change an answer: the command line, its JSON and a calculator's page tell the same, worked out by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from fractions import Fraction as F

import pytest

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError, LimitError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.situations.answer import Answer
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.sensitivity import MarginalGain, Switch, compare, switches, variations_of
from rulewright.views.calculator_json import answer_query

BATTLE = {"situation": "talisman/battle", "hero": {"strength": 3}, "foe": {"strength": 5}, "goal": "survive"}
"""Won in 6 of 36 throws, level in 4: the hero's die has to show 2 more than the creature's to lose no life."""


def resolve(run: Callable, request: dict, *options: str) -> dict:
    return run("resolve", "-", "--what-if", "--json", "--lang", "en", *options, stdin=json.dumps(request)).json


def test_helpful_switch_names_field_and_value(run: Callable) -> None:
    answer = resolve(run, BATTLE)
    assert answer["probability"]["life-lost"] == "13/18"
    assert list(answer)[-4:] == ["what_if", "what_would_help", "switches", "what_is_the_last_worth"]
    (evading,) = answer["switches"]
    assert list(evading) == ["change", "path", "value", "probability", "expected"]
    assert (evading["change"], evading["path"], evading["value"]) == ("You may evade", "may_evade", True)
    assert evading["probability"] == dict.fromkeys(answer["probability"], "0") | {"evaded": "1"}
    assert evading["expected"] == {"turns": "0", "life": "4", "fate": "0"}
    switched = resolve(run, BATTLE | {evading["path"]: evading["value"]})
    assert (switched["probability"], switched["expected"]) == (evading["probability"], evading["expected"])
    assert switched["switches"] == []


@pytest.mark.parametrize(
    ("hero", "offered"),
    [
        # One Weapon counts; of two pieces of Armour the better one.
        ({"strength": 3}, {"a Sword", "a Helmet", "a Shield", "a suit of Armour"}),
        ({"strength": 3, "cards": ["axe"]}, {"a Helmet", "a Shield", "a suit of Armour"}),
        ({"strength": 3, "cards": ["axe", "shield"]}, {"a suit of Armour"}),
        ({"strength": 3, "cards": ["sword", "sword", "armour"]}, set()),
        # A Warrior uses two Weapons, a Monk and a Priest none, and a Monk no Armour; a Toad has nothing.
        ({"character": "warrior", "cards": ["axe", "armour"]}, {"a Sword"}),
        ({"character": "warrior", "cards": ["axe", "sword", "armour"]}, set()),
        ({"character": "monk"}, set()),
        ({"character": "priest"}, {"a Helmet", "a Shield", "a suit of Armour"}),
        ({"character": "troll", "toad": True}, set()),
        # Nobody carries a fifth Object but with a Mule; a Follower is none.
        ({"strength": 3, "cards": ["raft", "ring", "wand"]}, {"a Sword", "a Helmet", "a Shield", "a suit of Armour"}),
        ({"strength": 3, "cards": ["raft", "ring", "wand", "amulet"]}, set()),
        (
            {"strength": 3, "cards": ["raft", "ring", "wand", "axe", "mule"]},
            {"a Helmet", "a Shield", "a suit of Armour"},
        ),
        # What is given instead of cards leaves none to add.
        ({"strength": 3, "battle_bonus": 1, "armour": "helmet"}, set()),
    ],
)
def test_only_what_helps_this_character_now_is_offered(run: Callable, hero: dict, offered: set[str]) -> None:
    request = BATTLE | {"hero": hero, "foe": {"strength": 6}}
    answer = resolve(run, request)
    named = {"a Sword": "sword", "a Helmet": "helmet", "a Shield": "shield", "a suit of Armour": "armour"}
    found = {each["change"].removeprefix("With "): each for each in answer["what_would_help"]}
    assert found.keys() & named.keys() == offered
    for name in offered:
        applied = resolve(run, request | {"hero": hero | {"cards": [*hero.get("cards", ()), named[name]]}})
        assert applied["probability"] == found[name]["probability"]
        assert applied["probability"] != answer["probability"]


def test_useless_switch_is_omitted(run: Callable) -> None:
    # Whoever wants to win fights on: 6 of 36 throws are better than none.
    answer = resolve(run, BATTLE | {"goal": "win"})
    assert (answer["probability"]["win"], answer["switches"]) == ("1/6", [])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "help if it were true: You may evade: 0% instead of 72.2%"),
        ("ko", "해당하면 도움이 되는 것: 회피할 수 있음: 72.2% → 0%"),
        ("cs", "Výsledek by se zlepšil, kdyby platilo: Můžete se vyhnout útoku: 0 % (jinak 72,2 %)"),
        ("fi", "Tulos paranisi, jos tämä pätisi: Voit väistää: 0 % (nyt 72,2 %)"),
    ],
)
def test_the_text_tells_a_switch_in_every_language(
    run: Callable, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    out = run("resolve", "-", "--what-if", "--lang", language, stdin=json.dumps(BATTLE)).out
    assert sentence in " ".join(out.split())


def test_the_page_ranks_switches_among_all_that_helps(games: GamePackages, corpus: Corpus) -> None:
    parameters = {"hero.strength": "3", "hero.fate": "0", "foe.strength": "5", "goal": "survive", "what-if": "1"}
    html = answer_query(games, corpus, "talisman/battle", parameters, Language.EN)["changes"]
    helpful = re.search("<ol>(.*?)</ol>", str(html))
    assert helpful is not None
    first, second, *_ = re.findall("<li>(.*?)</li>", helpful[1])
    assert first == "You may evade: 0% instead of 72.2%"
    assert second == "With a suit of Armour: 36.1% instead of 72.2%"  # which saves half of 13/18


def test_one_switch_is_turned_at_a_time_and_the_request_stays_as_it_is(games: GamePackages) -> None:
    journey = games.catalogue.situations["talisman/inner-journey"]
    request = {"situation": journey.id, "hero": {"strength": 6, "craft": 6, "talisman": False}}
    before = json.dumps(request)
    # `may_turn_back` is on unless a request says otherwise, so it is no switch that could be turned on.
    (switch,) = switches(journey, request)
    assert (switch.path, switch.request["hero"]) == ("hero.talisman", {"strength": 6, "craft": 6, "talisman": True})
    assert json.dumps(request) == before
    off = {**request, "may_turn_back": False}
    assert {each.path: each.request.get("may_turn_back") for each in switches(journey, off)} == {
        "hero.talisman": False, "may_turn_back": True,
    }  # fmt: skip


def test_what_a_form_does_not_show_is_no_switch(games: GamePackages) -> None:
    assert {each.path for each in switches(games.catalogue.situations["talisman/battle"], BATTLE)} == {"may_evade"}


def test_what_makes_no_sense_is_left_out_and_what_is_too_large_counted(games: GamePackages) -> None:
    answer = games.catalogue.resolve(BATTLE)
    assert isinstance(answer, Answer)
    better = games.catalogue.resolve(BATTLE | {"may_evade": True})
    name = phrase("worth")
    gains = [MarginalGain({}, name), MarginalGain({}, name)]
    outcomes = [
        BadInputError("bad-value", "", name, name), LimitError("state-limit", "", name, name), better, answer,
    ]  # fmt: skip
    sensitivity = compare(answer, [*gains, Switch({}, name, "may_evade"), Switch({}, name, "other")], outcomes)
    assert (sensitivity.gains, [each.variation.path for each in sensitivity.switches], sensitivity.left_out) == (
        (),
        ["may_evade"],
        1,
    )
    assert sensitivity.switches[0].loss == -F(13, 18)


def test_an_estimate_counts_every_variation_as_left_out(run: Callable, games: GamePackages) -> None:
    den = {"situation": "talisman/werewolf-den", "hero": {"strength": 6, "craft": 4, "life": 2, "fate": 1}}
    answer = resolve(run, den, "--limit-states", "3")
    assert answer["switches"] == []
    assert answer["not_compared"] == len(variations_of(games.catalogue.situations[den["situation"]], den))
