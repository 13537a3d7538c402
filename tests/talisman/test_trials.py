"""Every rule that the engine executes can be tried in a situation where it is at work."""

from __future__ import annotations

import pytest

from rulewright.errors import BadInputError
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.games.talisman.situations.naming import NAMINGS
from rulewright.games.talisman.situations.trials import find_trial
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.form_fields import build_request
from rulewright.situations.problem import Report


@pytest.fixture(scope="module")
def catalogue():
    return Catalogue(SITUATIONS)


def entries_with_situation(corpus, rules):
    of_game = [entry for entry in corpus.entries.values() if entry.game == "talisman"]
    return {entry.id: found for entry in of_game if (found := find_trial(entry, rules)) is not None}


def code_of(request, catalogue):
    """What is wrong with a request; empty where nothing is."""
    try:
        catalogue.build_problem(request)
    except BadInputError as error:
        return error.code
    return ""


def test_every_executed_rule_has_a_situation_of_the_catalogue(corpus, rules, catalogue):
    found = entries_with_situation(corpus, rules)
    rules_executed = {entry.id for entry in corpus.entries.values() if entry.is_rule and entry.executed_by}
    assert rules_executed <= found.keys() | {id_ for id_ in rules_executed if not id_.startswith("talisman/")}
    assert {request["situation"] for request in found.values()} <= catalogue.situations.keys()


def test_every_given_field_is_one_of_the_situation(corpus, rules, catalogue):
    """What is given may not suffice, but nothing of it may be unknown or out of range."""
    requests = entries_with_situation(corpus, rules)
    codes = {entry_id: code_of(request, catalogue) for entry_id, request in requests.items()}
    assert {
        entry_id: code for entry_id, code in codes.items() if code not in ("", "missing-field", "contradiction")
    } == {}


@pytest.mark.parametrize(
    ("entry", "request_"),
    [
        ("attacks/battle-evade", {"situation": "talisman/battle", "foe": {"strength": 4}, "may_evade": True}),
        ("attacks/psychic-combat", {"situation": "talisman/psychic-combat", "foe": {"craft": 4}}),
        ("attacks/character-battle-reward", {"situation": "talisman/duel"}),
        ("inner-region/crypt", {"situation": "talisman/crypt"}),
        ("inner-region/command-spell", {"situation": "talisman/command-spell"}),
        ("crossing-regions/portal-result", {"situation": "talisman/portal-of-power"}),
        ("characters/fate-reroll", {"situation": "talisman/battle", "foe": {"strength": 4}, "hero": {"fate": 1}}),
        ("board/temple", {"situation": "talisman/space", "space": "temple"}),
        ("board/runes", {"situation": "talisman/battle", "foe": {"strength": 4}, "space": "runes"}),
        ("board/valley-of-fire", {"situation": "talisman/inner-journey", "at": "valley-of-fire"}),
        ("cards/dragon", {"situation": "talisman/battle", "foe": {"strength": 7}}),
        ("cards/sword", {"situation": "talisman/ability", "hero": {"cards": ["sword"]}}),
        ("cards/holy-lance", {"situation": "talisman/ability", "hero": {"cards": ["holy-lance"]}}),
        ("cards/unicorn", {"situation": "talisman/ability", "hero": {"cards": ["unicorn"]}}),
        ("heroes/monk", {"situation": "talisman/ability", "hero": {"character": "monk"}}),
        ("heroes/toad", {"situation": "talisman/toad"}),
        ("possessions/carrying-limit", {"situation": "talisman/ability"}),
        ("spells/range", {"situation": "talisman/cast"}),
    ],
)
def test_where_an_entry_is_tried(corpus, rules, entry, request_):
    assert find_trial(corpus.entry(entry), rules) == request_


@pytest.mark.parametrize("entry", ["overview/turn-order", "glossary/fate", "faq/second-fate-token"])
def test_what_nothing_executes_is_tried_nowhere(corpus, rules, entry):
    if f"talisman/{entry}" in corpus.entries and not corpus.entry(entry).executed_by:
        assert find_trial(corpus.entry(entry), rules) is None


@pytest.mark.parametrize(
    "entry",
    [
        "attacks/battle-compare", "attacks/battle-creature-roll", "attacks/psychic-combat",
        "attacks/character-battle-compare", "inner-region/crypt", "inner-region/mines", "inner-region/pits",
        "inner-region/werewolf-den",
        "crossing-regions/portal-result", "inner-region/command-spell", "characters/fate-reroll",
    ],
)  # fmt: skip
def test_the_answer_cites_the_rule_that_led_there(corpus, rules, catalogue, entry):
    given = find_trial(corpus.entry(entry), rules)
    situation = catalogue.get_situation(given["situation"])
    hero = {"hero": {"strength": 4, "fate": 1}} if situation.id == "talisman/battle" else {}
    answer = catalogue.resolve({**build_request(situation.id, dict(situation.form_defaults)), **hero, **given} | hero)
    assert not isinstance(answer, Report)
    assert f"talisman/{entry}" in str(answer.trace)


def test_what_can_be_told_by_name_is_known_without_loading_it() -> None:
    assert {f"talisman/{name}" for name in NAMINGS} == {each.id for each in SITUATIONS.values() if each.named_input}
