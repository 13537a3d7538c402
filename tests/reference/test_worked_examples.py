"""Worked examples and situations as entry pages show them."""

from __future__ import annotations

import pytest

from rulewright.corpus.model import Example
from rulewright.language import LANGUAGES, Language
from rulewright.reference.worked_examples import describe_example, find_calculator, list_calculators


@pytest.fixture
def catalogue(games):
    return games.catalogue


def test_worked_example_contains_request_and_result(corpus, catalogue):
    example = corpus.examples["talisman/examples/wizard-giant-first-dice"]
    described = describe_example(example, corpus, catalogue, Language.FI)
    assert described.title == "Taistelu"
    # rules/talisman/examples/battle.toml gives these and no others.
    assert [value for _, value in described.given] == ["4", "5", "3", "6", "3", "6"]
    assert [label for label, _ in described.given][:1] == ["Voimasi"]
    assert [(chance, " ".join(share.split())) for _, chance, share in described.results] == [
        ("1/2", "50,0 %"), ("1/6", "16,7 %"), ("1/3", "33,3 %"),
    ]  # fmt: skip
    assert described.calculator is not None
    assert described.calculator.query == (
        "?hero.strength=4&hero.fate=3&foe.strength=6&hero.battle_bonus=5&dice.hero=3&dice.foe=6"
    )


def test_what_has_no_name_in_the_readers_language_is_left_out(corpus, catalogue):
    example = Example(
        "talisman/examples/x",
        "talisman/attacks/battle",
        {"situation": "talisman/ability", "hero": {"character": "warrior", "mood": "grim", "cards": ["sword"]}},
        {},
        {},
    )
    described = describe_example(example, corpus, catalogue, Language.EN)
    assert "grim" not in str(described)
    assert "sword" not in [value for _, value in described.given], "a card is told by its title"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_situation_with_a_form_is_offered(catalogue, language):
    calculators = list_calculators(catalogue, "talisman", language)
    assert len(calculators) == len({each.title for each in calculators}) >= 20
    assert all(each.about and not each.query for each in calculators)


def test_a_request_that_no_form_can_hold_is_not_linked(catalogue):
    assert find_calculator(None, catalogue, Language.EN) is None
    assert find_calculator({"situation": "talisman/unknown"}, catalogue, Language.EN) is None
    assert find_calculator({"situation": "talisman/crypt", "moon": "full"}, catalogue, Language.EN) is None
    crypt = find_calculator({"situation": "talisman/crypt"}, catalogue, Language.EN)
    assert (crypt.title, crypt.query) == ("Crypt", "")
