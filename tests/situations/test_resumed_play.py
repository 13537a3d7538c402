"""Play that goes on from given answers: never an error, and the chances are those of play from the beginning."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import settings

from random_requests import MAKERS, random_requests
from rulewright.corpus.content import content_folder
from rulewright.engine.effects import Choose
from rulewright.engine.replay import replay
from rulewright.engine.unfolding import roll_distribution
from rulewright.situations.answer import Answer
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Problem
from rulewright.situations.solving import Effort

CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
IS_LONG = settings.get_current_profile_name() == "long"
WALKS, MOST_ANSWERS = (8, 14) if IS_LONG else (2, 7)
MORE_REQUESTS: dict[str, list[dict[str, Any]]] = {
    "talisman/werewolf-den": [{"may_turn_back": True, "werewolf": 7, "hero": {"strength": 3, "life": 2}}],
    "talisman/pits": [{"may_turn_back": True, "hero": {"strength": 7, "life": 2}}],
    "talisman/inner-journey": [
        {"at": "werewolf-den", "may_turn_back": True, "hero": {"strength": 6, "craft": 4, "life": 2}},
        {"at": "plain-of-peril", "hero": {"strength": 8, "craft": 4, "life": 1, "fate": 1}},
    ],
    "talisman/spell-draw": [{"wanted": ["healing"]}],
}
"""Requests beside the random ones: with turns that may be broken off, and of a situation without decisions."""
SITUATIONS = sorted(each.id for each in CATALOGUE.situations.values() if each.results)


def walk(problem: Problem[Any], dice: random.Random) -> list[Any]:
    """Answers of a play at random, as many as there are at most."""
    answers: list[Any] = []
    while len(answers) < MOST_ANSWERS:
        pending, _, _ = replay(problem.rule, answers)
        if pending is None:
            break
        answers.append(dice.choice(pending.options if isinstance(pending, Choose) else roll_distribution(pending)[0]))
    return answers


def resolve(request: dict[str, Any], answers: list[Any], *, explains: bool = False) -> Answer:
    written = [list(each) if isinstance(each, tuple) else each for each in answers]
    answer = CATALOGUE.resolve({**request, "answers": written}, Effort(explains=explains))
    assert isinstance(answer, Answer)
    return answer


def mean(answers: list[Answer], weights: tuple[int, ...], result: str) -> Fraction:
    shares = (weight * answer.probability[result] for weight, answer in zip(weights, answers, strict=True))
    return sum(shares, start=Fraction(0)) / sum(weights)


@pytest.mark.thorough
@pytest.mark.parametrize("situation", SITUATIONS)
def test_chances_after_every_prefix_of_play_are_a_martingale(situation: str) -> None:
    """Before a throw they are the mean over its faces; before a decision they are those of its best option."""
    drawn = random_requests(situation, 7, WALKS) if situation in MAKERS else []
    asked = [*({"situation": situation, **each} for each in MORE_REQUESTS.get(situation, ())), *drawn]
    assert asked
    dice = random.Random(situation)
    for request in asked:
        problem = CATALOGUE.build_problem(request)
        assert isinstance(problem, Problem)
        answers = walk(problem, dice)
        for number in range(len(answers) + 1):
            given = answers[:number]
            now = resolve(request, given, explains=True)
            pending, _, _ = replay(problem.rule, given)
            if pending is None:
                assert max(now.probability.values()) == 1, (request, given)
                continue
            if isinstance(pending, Choose):
                after = [resolve(request, [*given, option]) for option in pending.options]
                best = min if pending.by_opponent else max
                value = best(each.goal_values[:1] if pending.by_opponent else each.goal_values for each in after)
                assert now.goal_values[: len(value)] == value, (request, given)
                assert any(each.probability == now.probability for each in after), (request, given)
                continue
            faces, weights = roll_distribution(pending)
            after = [resolve(request, [*given, face]) for face in faces]
            for result, share in now.probability.items():
                assert share == mean(after, weights, result), (request, given, result)
