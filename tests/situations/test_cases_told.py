"""Cases of a decision that are told together: with fewer facts, as likely as all of them, worth their means."""

from __future__ import annotations

from fractions import Fraction as F

from rulewright.engine.decisions import DecisionCase
from rulewright.situations.advice import MAX_CASES_SHOWN, select_cases


def case(probability: F, take: F, spare: str, **facts: object) -> DecisionCase:
    options = {"leave": (F(0),), "take": (take,)}
    return DecisionCase("roll", "a/b", facts, "take", options, probability, redundant_facts=frozenset({spare}))


def test_cases_that_differ_in_a_spare_fact_are_one_as_likely_as_both() -> None:
    cases = [case(F(weather, 6), F(die), "weather", die=die, weather=weather) for die in (1, 2) for weather in (1, 2)]
    assert select_cases(cases, frozenset()) == (
        (case(F(1, 2), F(1), "weather", die=1), case(F(1, 2), F(2), "weather", die=2)),
        0,
    )
    assert select_cases(cases, frozenset({"weather"})) == (tuple(cases), 0)


def test_many_cases_decided_alike_are_one_that_is_worth_their_mean() -> None:
    # Half of all is the last one, worth 600; the others are worth 1 to 300, 301/2 in the mean.
    cases = [case(F(1, 2 * MAX_CASES_SHOWN), F(die), "", die=die) for die in range(1, MAX_CASES_SHOWN + 1)]
    mean = (600 + F(301, 2)) / 2
    assert select_cases([*cases, case(F(1, 2), F(600), "", die=600)], frozenset()) == ((case(F(1), mean, ""),), 0)
