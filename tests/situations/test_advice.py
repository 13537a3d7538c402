"""Advice is true and can be followed: what decides stands in the facts, and rules lose what they say they lose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import settings

from decision_list_player import Book
from random_requests import MAKERS, random_requests
from rulewright.checking.games import look_up_words
from rulewright.corpus.cache import cached_corpus
from rulewright.corpus.content import content_folder
from rulewright.language import Language
from rulewright.situations.answer import Advice, Answer
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Problem
from rulewright.situations.solving import solve
from rulewright.views.calculator_json import CalculatorQuery, build_answer_response
from rulewright.views.situation_form import FormLink, build_form

pytestmark = pytest.mark.thorough
CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
CORPUS = cached_corpus(content_folder("rules"))
EXAMPLE_REQUESTS = [each.situation for each in CORPUS.examples.values()]
SEED = 20261123
IS_LONG = settings.get_current_profile_name() == "long"
REQUESTS, EXAMPLES = (12, 1) if IS_LONG else (3, 2)
"""How many random requests, and each how many-th worked example."""
MOST_STATES = 30
"""Of answers with more states the rules are not played again."""
LANGUAGES = [Language(code) for code in ("ko", "cs", "fi", "en")]
SITUATIONS = list(MAKERS)


@cache
def asked(situation: str) -> tuple[dict[str, Any], ...]:
    """The worked examples and some random requests."""
    found = [dict(each) for each in EXAMPLE_REQUESTS if each["situation"] == situation][::EXAMPLES]
    return (*found, *random_requests(situation, SEED, REQUESTS))


@cache
def answered(situation: str) -> tuple[tuple[dict[str, Any], Answer], ...]:
    found = ((request, CATALOGUE.resolve(request)) for request in asked(situation))
    return tuple((request, answer) for request, answer in found if isinstance(answer, Answer))


def advice(situation: str) -> Iterator[tuple[dict[str, Any], Advice]]:
    for request, answer in answered(situation):
        for each in answer.advice:
            yield request, each


def test_every_situation_with_decisions_is_asked() -> None:
    silent = {"talisman/spell-draw", "talisman/timed-score"}  # nothing is decided there
    for situation in CATALOGUE.situations.values():
        if situation.goals and situation.id not in silent:
            assert situation.id in MAKERS, situation.id


@pytest.mark.thorough
@pytest.mark.sampled(3)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_where_facts_are_equal_the_same_is_best(situation: str) -> None:
    for request, each in advice(situation):
        seen: dict[frozenset[Any], Any] = {}
        for case in each.cases:
            known = frozenset(case.facts.items())
            assert known not in seen, (request, each.choice, dict(case.facts), case.option, seen[known])
            seen[known] = case.option


@pytest.mark.parametrize("situation", SITUATIONS)
def test_all_that_an_answer_tells_has_its_words(situation: str) -> None:
    described = CATALOGUE.get_situation(situation)
    for request, answer in answered(situation):
        look_up_words(answer, described)
        asked_for = CalculatorQuery(build_form(described), FormLink({}, (), {}), request, {})
        for language in LANGUAGES:
            assert build_answer_response(asked_for, answer, [], CORPUS, None, language)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_advice_is_to_one_player(situation: str) -> None:
    for request, each in advice(situation):
        assert len({case.by_opponent for case in each.cases}) == 1, (request, each.choice)


@pytest.mark.thorough
@pytest.mark.parametrize("situation", SITUATIONS)
def test_no_option_is_worth_more_than_the_one_that_is_taken(situation: str) -> None:
    for request, answer in answered(situation):
        problem = CATALOGUE.build_problem(request)
        assert isinstance(problem, Problem)
        for each in answer.advice:
            for case in each.cases:
                sign = problem.goal.signs[0] * (-1 if case.by_opponent else 1)
                best = sign * case.options[case.option][0]
                assert all(sign * worth[0] <= best for worth in case.options.values()), (request, each.choice, case)


@pytest.mark.thorough
@pytest.mark.sampled(5)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_rule_played_is_worth_what_the_answer_is_less_its_cost(situation: str) -> None:
    played = 0
    for request, answer in answered(situation):
        problem = CATALOGUE.build_problem(request)
        assert isinstance(problem, Problem)
        solution = solve(problem)
        if len(solution.states) > MOST_STATES or not answer.advice:
            continue  # every turn is run again for every rule
        played += 1
        best = solution.values[0][0]
        opponents = False
        for each in answer.advice:
            lost = best - Book(problem, solution, [each]).value()
            opponents = opponents or each.cases[0].by_opponent
            assert lost == (-each.cost if each.cases[0].by_opponent else each.cost), (request, each.choice)
        if not opponents:
            allowed = max(1, abs(best)) / 200
            together = best - Book(problem, solution, answer.advice).value()
            assert 0 <= together <= sum(each.cost for each in answer.advice) + allowed, request
    assert played


@pytest.mark.parametrize("situation", SITUATIONS)
def test_advice_is_read_in_every_language(situation: str) -> None:
    for _, each in advice(situation):
        texts = [each.text(language) for language in LANGUAGES]
        assert len(set(texts)) == len(texts)
        for text in texts:
            assert not set("{}_") & set(text), text


@pytest.mark.parametrize("situation", SITUATIONS)
def test_short_rules_say_nearly_everything(situation: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Of 100 decisions with a real choice, 90 have a rule that says “if” twice at most and costs next to nothing."""
    real = [
        each
        for _, each in advice(situation)
        if any(len({worth[0] for worth in case.options.values()}) > 1 for case in each.cases)
    ]
    short = [each for each in real if each.rule is not None and len(each.rule.clauses) <= 3 and each.cost <= 1 / 200]
    free = [each for each in short if not each.cost]
    with capsys.disabled():
        print(f"\n{situation}: {len(real)} decisions, {len(short)} short rules, {len(free)} of them cost nothing")
    assert len(short) >= 0.9 * len(real)
