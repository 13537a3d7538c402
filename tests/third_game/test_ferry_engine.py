"""The engine on the small game, by hand.

A turn lands with 2/6, puts a lantern out with 1/6 and else repeats itself, so that of the turns that do anything 2 of 3
land. Whoever goes on with n lanterns is lost only when all of them go out one after the other: (1/3)^n. The turn that
ends the crossing is one of 2 in the mean per lantern lit when it begins, as half of all throws do something:
2 (1 + 1/3 + … + 1/3^(n-1)) throws, and one turn fewer has ended before.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest

from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.resolution import resolve_request
from rulewright.situations.sensitivity import Sensitivity


@pytest.fixture
def catalogue(third_game) -> Catalogue:
    return GamePackages.from_folder(third_game).catalogue


@pytest.mark.parametrize("lanterns", range(1, 6))
def test_whoever_goes_on_is_lost_when_all_lanterns_go_out(catalogue: Catalogue, lanterns: int) -> None:
    answer = catalogue.resolve({"situation": "night-ferry/crossing", "lanterns": lanterns})
    lost = F(1, 3) ** lanterns
    assert answer.probability == {"across": 1 - lost, "back": 0, "lost": lost}
    assert answer.expected["turns"] == 2 * sum(F(1, 3) ** gone for gone in range(lanterns)) - 1
    landed = {lanterns - gone: F(2, 3) * F(1, 3) ** gone for gone in range(lanterns)}
    assert {each.hero["lanterns"]: each.probability for each in answer.outcomes if each.result == "across"} == landed
    assert answer.expected["points"] == sum(2 * left * share for left, share in landed.items())


@pytest.mark.parametrize("lanterns", range(2, 6))
def test_whoever_must_not_lose_the_ferry_turns_back_with_the_last_lantern(catalogue: Catalogue, lanterns: int) -> None:
    """With two lanterns going on is as safe, for one can turn back later, and it may yet bring points."""
    answer = catalogue.resolve({"situation": "night-ferry/crossing", "lanterns": lanterns, "goal": "not-lost"})
    back = F(1, 3) ** (lanterns - 1)
    assert answer.probability == {"across": 1 - back, "back": back, "lost": 0}
    [advice] = answer.advice
    spare = {2: None, 3: "2", 4: "2 or 3"}.get(lanterns, f"2–{lanterns - 1}")
    expected = f"If you have {spare} lanterns, go on. Otherwise turn back." if spare else "Turn back."
    assert advice.text(Language.EN) == expected
    assert advice.cost == 0
    assert {case.facts["lanterns"]: case.option for case in advice.cases} == {
        left: "turn-back" if left == 1 else "go-on" for left in range(1, lanterns)
    }
    assert advice.entry == "night-ferry/crossing/turning-back"


def test_nothing_is_to_be_decided_about_the_last_lantern(catalogue: Catalogue) -> None:
    answer = catalogue.resolve({"situation": "night-ferry/crossing", "lanterns": 1, "goal": "not-lost"})
    assert (answer.probability["lost"], answer.advice) == (F(1, 3), ())


def test_play_records_throws_and_decisions(catalogue: Catalogue) -> None:
    # 3 lanterns; drifting; the wind, but on: 2 lanterns are left.
    answer = catalogue.resolve({"situation": "night-ferry/crossing", "answers": [4, 1, "go-on"]})
    assert answer.probability["lost"] == F(1, 9)


def test_a_request_is_checked_by_its_shape(catalogue: Catalogue) -> None:
    for wrong in ({"lanterns": 6}, {"lanterns": "3"}, {"oars": 2}, {"answers": [7]}):
        with pytest.raises(BadInputError):
            catalogue.resolve({"situation": "night-ferry/crossing", **wrong})
    schema = catalogue.get_situation("night-ferry/crossing").as_json()["request"]
    assert schema["properties"]["lanterns"] == {
        "default": 3, "maximum": 5, "minimum": 1, "title": "Lanterns", "type": "integer",
    }  # fmt: skip


def test_no_other_reading_and_nothing_in_hand_would_change_it(catalogue: Catalogue) -> None:
    answer = resolve_request(catalogue, {"situation": "night-ferry/crossing"}, what_if=True)
    assert answer.sensitivity == Sensitivity((), (), (), (), 0)
