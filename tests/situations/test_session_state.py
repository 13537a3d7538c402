"""Where play stands after answers, as the worker process tells it, derived here by hand."""

from __future__ import annotations

from fractions import Fraction as F

import pytest

from rulewright.corpus.content import content_folder
from rulewright.engine.effects import PromptAnswer
from rulewright.engine.limits import Limits
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.play_state import PlayState, compute_play_state
from rulewright.situations.solving import Effort

CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}


def state(*answers: PromptAnswer, request: dict[str, object] = BATTLE) -> PlayState:
    return compute_play_state(CATALOGUE, request, Effort(Limits(10_000, 60)), answers)


def test_a_throw_is_pending_by_its_rule_with_its_dice() -> None:
    now = state()
    assert now.pending is not None
    assert (now.pending.sides, now.pending.dice, now.result, now.answers_used) == (6, 1, None, 0)
    # Equal Strength: 15 of 36 throws win; one more try of a lost or tied die makes 125/216 (fate paid where it helps).
    assert now.measures[0] == "win"
    assert now.option_values[""][0] == F(125, 216)


def test_a_choice_has_the_worth_of_each_option_and_the_best_one() -> None:
    now = state(3, 5)
    assert now.pending is not None
    assert set(now.pending.options) == {"keep", "pay"}
    assert (now.pending.sides, now.pending.dice) == (0, 0)  # nothing is thrown
    # 3 against 5 is lost; paying fate for the 3 wins on a 6 alone.
    assert {option: worth[0] for option, worth in now.option_values.items()} == {"keep": 0, "pay": F(1, 6)}
    assert now.best_option == "pay"


@pytest.mark.parametrize(
    ("answers", "result"), [((6, 5, "keep"), "win"), ((3, 5, "keep"), "life-lost"), ((3, 5, "pay", 6), "win")]
)
def test_play_ends_in_a_result(answers: tuple[PromptAnswer, ...], result: str) -> None:
    now = state(*answers)
    assert (now.pending, now.result, now.answers_used) == (None, result, len(answers))


def test_an_answer_that_is_not_possible_is_left_with_those_that_are() -> None:
    now = state(3, 5, "flee", 6)
    assert now.answers_used == 2
    assert set(now.allowed_answers) == {"keep", "pay"}
    assert now.pending == state(3, 5).pending
