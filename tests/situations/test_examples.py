"""The rulebooks' worked examples come out as the rulebooks say."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

import pytest

from rulewright.checking.content import check_content
from rulewright.corpus.cache import cached_corpus
from rulewright.corpus.content import content_folder
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Report

CORPUS = cached_corpus(content_folder("rules"))
CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue


def pick_expected(expected: object, answer: object) -> object:
    """The parts of `answer` that `expected` speaks of: of objects the same fields, of lists as many members."""
    if isinstance(expected, Mapping) and isinstance(answer, Mapping):
        return {key: pick_expected(value, answer.get(key)) for key, value in expected.items()}
    if isinstance(expected, list) and isinstance(answer, list) and len(expected) == len(answer):
        return [pick_expected(*pair) for pair in zip(expected, answer, strict=True)]
    return answer


@pytest.mark.parametrize("example", CORPUS.examples.values(), ids=lambda example: example.id)
def test_worked_example(example) -> None:
    answer = CATALOGUE.resolve(example.situation)
    if isinstance(answer, Report):
        assert example.answer
        assert pick_expected(dict(example.answer), answer.as_json()) == dict(example.answer)
        return
    assert sum(map(Fraction, example.probability.values())) == 1
    possible = {result: str(Fraction(share)) for result, share in answer.probability.items() if share}
    assert possible == dict(example.probability)


def test_what_an_example_says_nothing_of_is_passed_over() -> None:
    answer = {"a": {"b": 1, "c": 2}, "d": [{"e": 1, "f": 2}]}
    for expected in ({"a": {"b": 1}}, {"d": [{"f": 2}]}):
        assert pick_expected(expected, answer) == expected
    for wrong in ({"a": {"b": 2}}, {"d": [{"f": 1}]}, {"d": []}, {"g": 1}, {"a": 1}):
        assert pick_expected(wrong, answer) != wrong


@pytest.mark.parametrize(
    ("example", "findings"), [("", 1), ('probability = { win = "1" }', 0), ("answer = { a = 1 }", 0)]
)
def test_an_example_tells_probabilities_or_fields(small: Path, example: str, findings: int) -> None:
    examples = small / "game" / "examples"
    examples.mkdir()
    text = (
        f'[[example]]\nid = "one"\nentry = "attacks/battle"\nsituation = {{ situation = "game/battle" }}\n{example}\n'
    )
    (examples / "few.toml").write_text(text, "utf-8")
    example_findings = [finding for finding in check_content(small) if finding.code == "example"]
    assert len(example_findings) == findings


def test_there_are_examples() -> None:
    assert len(CORPUS.examples) >= 7
