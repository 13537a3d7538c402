"""What calculators begin with is possible, so that nobody is greeted by what cannot be done."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.corpus.content import content_folder
from rulewright.language import Language
from rulewright.situations.answer import Answer
from rulewright.situations.form_fields import build_request, list_fields
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.situation import Situation, goal_results

SITUATIONS = list(GamePackages.from_folder(content_folder("rules")).catalogue.situations.values())

TURNING_BACK = ("talisman/death", "talisman/werewolf-den", "talisman/pits")
"""Whoever asks about one space of the Inner Region may turn back there, unless it is said otherwise."""


@pytest.fixture(params=SITUATIONS, ids=lambda situation: situation.id)
def situation(request: pytest.FixtureRequest) -> Situation:
    return request.param


def begun(situation: Situation, games: GamePackages) -> Any:
    """The answer to what the form of a situation begins with."""
    choices = {path: load_options() for path, load_options in situation.field_options.items()}
    naming = situation.named_input() if situation.named_input else None
    named = {each.path: each for each in naming.fields} if naming else {}
    fields = {each.path: each for each in list_fields(situation.request, choices)}
    values = {path: situation.form_defaults.get(path, each.default) for path, each in (fields | named).items()}
    initial = {path: value for path, value in values.items() if path in fields and path not in named}
    initial |= naming.fill(values) if naming else {}
    return games.catalogue.resolve(build_request(situation.id, initial, list(fields.values())))


@pytest.mark.thorough
def test_requested_results_are_possible(situation: Situation, games: GamePackages) -> None:
    answer = begun(situation, games)
    if isinstance(answer, Answer):
        assert sum(answer.probability[result] for result in goal_results(answer, situation)) > 0


def test_a_form_begins_with_what_leaving_a_flag_out_means(situation: Situation) -> None:
    choices = {path: load_options() for path, load_options in situation.field_options.items()}
    usual = {each.path: each.default for each in list_fields(situation.request, choices)}
    flags = {path: value for path, value in situation.form_defaults.items() if isinstance(value, bool)}
    others = {path for path, value in flags.items() if value is not usual.get(path, value)}
    assert others == ({"may_turn_back"} if situation.id in TURNING_BACK else set())


def test_a_character_lives_through_the_days_that_survival_begins_with(games: GamePackages) -> None:
    answer = begun(games.catalogue.get_situation("tainted-grail/survival"), games).as_json(Language.EN)
    assert answer["stopped"] is None
    assert len(answer["days"]) == 3


def test_the_experience_that_improvement_begins_with_does_for_its_plan(games: GamePackages) -> None:
    situation = games.catalogue.get_situation("tainted-grail/improvement")
    assert begun(situation, games).as_json(Language.EN)["plan"]["cost"] <= situation.form_defaults["hero.experience"]
