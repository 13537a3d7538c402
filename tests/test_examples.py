"""The rulebooks' worked examples come out as the rulebooks say."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulewright.content import content_folder
from rulewright.corpus import engines_of, load_corpus
from rulewright.situations import Catalogue

CORPUS = load_corpus(content_folder("rules"))
CATALOGUE = Catalogue.of_engines(engines_of(content_folder("rules")))


@pytest.mark.parametrize("example", CORPUS.examples.values(), ids=lambda example: example.id)
def test_worked_example(example) -> None:
    answer = CATALOGUE.resolve(example.situation)
    assert sum(map(Fraction, example.probability.values())) == 1
    possible = {result: str(Fraction(share)) for result, share in answer.probability.items() if share}
    assert possible == dict(example.probability)


def test_there_are_examples() -> None:
    assert len(CORPUS.examples) >= 7
