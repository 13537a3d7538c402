"""What is true of every answer: it adds up, samples agree, less never helps, advice is best and can be followed.

The worked examples and random requests of each situation are answered once for all tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction as F
from functools import cache
from typing import Any

import pytest
from hypothesis import settings

from decision_list_player import Book
from random_requests import MAKERS, random_requests
from rulewright.checking.games import look_up_words
from rulewright.corpus.cache import cached_corpus
from rulewright.corpus.content import content_folder
from rulewright.engine.arithmetic import as_string
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.situations.answer import Advice, Answer
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Problem
from rulewright.situations.solving import Effort, solve
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
SAMPLES = 1_000
LOST_ONE_BY_ONE = ("life", "fate", "followers")
ARMOUR = ("none", "helmet", "shield", "armour")
HELPFUL = {"strength": 0, "craft": 0, "battle_bonus": 0, "fate": 0, "life": 1, "followers": 0}
"""What is never too much, and the least that there is of it."""
SIDES = {None: 1, "hero": 1, "attacker": 1, "other": -1, "defender": -1}
"""In whose favour the goal is."""
LANGUAGES = [Language(code) for code in ("ko", "cs", "fi", "en")]
SITUATIONS = list(MAKERS)


@cache
def requests_for(situation: str) -> tuple[dict[str, Any], ...]:
    """The worked examples and some random requests."""
    examples = [dict(each) for each in EXAMPLE_REQUESTS if each["situation"] == situation][::EXAMPLES]
    return (*examples, *random_requests(situation, SEED, REQUESTS))


@cache
def answered(situation: str) -> tuple[tuple[dict[str, Any], Answer], ...]:
    answers = ((request, CATALOGUE.resolve(request)) for request in requests_for(situation))
    return tuple((request, answer) for request, answer in answers if isinstance(answer, Answer))


def goal_value(request: dict[str, Any], answer: Answer) -> F | None:
    """What play is worth by the first measure of the goal, more being better; `None` where turns alone count."""
    problem = CATALOGUE.build_problem(request)
    assert isinstance(problem, Problem)
    return F(as_string(answer.goal_values[0])) if problem.goal.measures else None


def advice(situation: str) -> Iterator[tuple[dict[str, Any], Advice]]:
    for request, answer in answered(situation):
        for each in answer.advice:
            yield request, each


def test_every_situation_with_decisions_has_a_case() -> None:
    silent = {"talisman/spell-draw", "talisman/timed-score"}  # nothing is decided there
    for situation in CATALOGUE.situations.values():
        if situation.goals and situation.id not in silent:
            assert situation.id in MAKERS, situation.id


@pytest.mark.parametrize("situation", SITUATIONS)
def test_an_answer_adds_up(situation: str) -> None:
    for request, answer in answered(situation):
        assert answer.probability.keys() <= CATALOGUE.situations[situation].results.keys(), request
        assert sum(answer.probability.values()) == sum(line.probability for line in answer.outcomes) == 1, request
        assert all(line.probability > 0 for line in answer.outcomes), request
        assert all(0 < node.probability <= 1 for _, node in answer.trace.walk()), request
        assert sum(map(F, answer.as_json()["probability"].values())) == 1, request  # type: ignore[attr-defined]
        for result, share in answer.probability.items():
            assert share == sum(line.probability for line in answer.outcomes if line.result == result), request
        for name in answer.expected:
            if all(name in line.hero for line in answer.outcomes):
                mean = sum(line.hero[name] * line.probability for line in answer.outcomes)
                assert answer.expected[name] == mean, (request, name)
        for line in answer.outcomes:
            left = {name: line.hero[name] for name in LOST_ONE_BY_ONE if name in line.hero}
            had = {name: request.get("hero", request).get(name, left[name]) for name in left}
            assert all(0 <= left[name] <= had[name] for name in left), (request, line)
            assert line.result != "dead" or line.hero["life"] == 0, (request, line)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_samples_agree(situation: str) -> None:
    request, answer = answered(situation)[-1]
    samples = CATALOGUE.resolve(request, Effort(samples=SAMPLES, seed=11))
    assert isinstance(samples, Answer)
    for result, share in answer.probability.items():
        deviation = float(share * (1 - share) / SAMPLES) ** 0.5
        assert abs(float(samples.probability.get(result, 0) - share)) <= 4 * deviation, (request, result)


def iterate_lessened(has: dict[str, Any], helpful: Mapping[str, int]) -> Iterator[dict[str, Any]]:
    """What somebody has, with 1 less of each in turn, the next worse Armour, or a choice less."""
    for name, least in helpful.items():
        if has.get(name, least) > least:
            yield {**has, name: has[name] - 1}
    if has.get("armour", "none") != "none":
        yield {**has, "armour": ARMOUR[ARMOUR.index(has["armour"]) - 1]}
    for name in ("may_evade", "may_turn_back"):
        if has.get(name):
            yield {**has, name: False}


@pytest.mark.parametrize("situation", [name for name in SITUATIONS if name.startswith("talisman/")])
def test_less_never_helps(situation: str) -> None:
    compared = 0
    helpful = HELPFUL if situation != "talisman/space" else {"fate": 0}  # of more Followers more are lost in the Chasm
    for request, answer in answered(situation):
        value = goal_value(request, answer)
        if value is None:
            continue
        for side, sign in SIDES.items():
            has = request if side is None else request.get(side, {})
            for less in iterate_lessened(has, helpful):
                worse_request = less if side is None else {**request, side: less}
                try:
                    worse = CATALOGUE.resolve(worse_request)
                except BadInputError:  # less than what is printed
                    continue
                compared += 1
                assert isinstance(worse, Answer)
                worth = goal_value(worse_request, worse)
                assert worth is not None
                assert sign * worth <= sign * value, (request, side, less)
    assert compared


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
        query = CalculatorQuery(build_form(described), FormLink({}, (), {}), request, {})
        for language in LANGUAGES:
            assert build_answer_response(query, answer, [], CORPUS, None, language)


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
        texts = [each.summary(language) for language in LANGUAGES]
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
