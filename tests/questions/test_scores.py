"""How many questions are understood as natives mean them; the floors are what is reached."""

from __future__ import annotations

import pytest

from questions.scoring import count, judge
from rulewright.language import Language
from rulewright.questions.understanding import Questions

TUNED = {"en": 70, "ko": 67, "cs": 67, "fi": 64}
HELD = {"en": 49, "ko": 42, "cs": 42, "fi": 46}
"""The least percentages that are right; nobody has read the held half while the grammar was written."""


@pytest.mark.parametrize("language", TUNED)
def test_tuned_questions_are_understood(questions: Questions, language: str) -> None:
    counted = count(judge(questions, "tuned", Language(language)))
    assert 100 * counted["right"] >= TUNED[language] * counted["all"], counted
    assert counted["calculated"] <= 3, counted


@pytest.mark.long
@pytest.mark.parametrize("language", HELD)
def test_held_questions_are_understood(questions: Questions, language: str) -> None:
    counted = count(judge(questions, "held", Language(language)))
    assert 100 * counted["right"] >= HELD[language] * counted["all"], counted
