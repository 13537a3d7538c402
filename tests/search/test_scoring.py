"""How the scores of entries bear on each other."""

from __future__ import annotations

import numpy as np
import pytest

from rulewright.language import LANGUAGES, Language
from rulewright.search.lexicon import Lexicon
from rulewright.search.postings import Field
from rulewright.search.query import Query
from rulewright.search.scoring import (
    ASKING,
    CHAPTER,
    CHAPTER_TOP,
    LITERAL,
    MEANT,
    MEANT_FROM,
    MEANT_SHARPNESS,
    MEANT_WHOLLY,
    NAMING,
    by_chapter,
    literal,
    meant,
)
from rulewright.search.words import grammar_of

CHAPTERS = np.array([0, 1, 0, 1, 1], np.int32)
SCORES = np.array([4.0, 5.0, 4.0, 0.0, 1.0])


def test_a_question_looks_at_how_well_the_chapter_answers() -> None:
    told = by_chapter(SCORES, CHAPTERS, ASKING)
    assert told == pytest.approx([4.0, 5.0 * (2 / 4) ** CHAPTER, 4.0, 0.0, (2 / 4) ** CHAPTER])


def test_a_name_is_looked_for_wherever_it_stands() -> None:
    assert by_chapter(SCORES, CHAPTERS, NAMING) == pytest.approx(SCORES)


def test_a_large_chapter_is_judged_by_its_best_entries() -> None:
    scores = np.array([3.0] * CHAPTER_TOP + [0.0] * 30 + [3.0])
    chapters = np.array([0] * (CHAPTER_TOP + 30) + [1], np.int32)
    assert by_chapter(scores, chapters, ASKING) == pytest.approx(scores)


def test_nothing_found_stays_nothing() -> None:
    assert by_chapter(np.zeros(5), CHAPTERS, ASKING) == pytest.approx(np.zeros(5))


HOLDERS = {"wwho": np.array([1, 3], np.int32), "wgoes": np.array([1], np.int32)}
FIELD = Field(5, lambda term: (held := HOLDERS.get(term, np.zeros(0, np.int32)), np.ones(held.size, np.float32)))
TYPED = [{"wwho": 1.0}, {"wgoes": 1.0}, {"wfirst": 1.0}]


def test_a_question_finds_what_says_it_literally() -> None:
    scores = literal(SCORES, TYPED, FIELD, ASKING)
    assert scores[1] == pytest.approx(SCORES[1] + LITERAL * SCORES.max())
    assert scores[[0, 2, 3, 4]] == pytest.approx(SCORES[[0, 2, 3, 4]]), (
        "words without a topic find nothing by themselves"
    )


def test_a_name_is_not_looked_for_literally() -> None:
    assert literal(SCORES, TYPED, FIELD, NAMING) == pytest.approx(SCORES)
    assert literal(np.zeros(5), TYPED, FIELD, ASKING) == pytest.approx(np.zeros(5))


LIKENESS = np.array([0.5, 0.9, 0.9, 0.9, 0.9 - np.log(2) / MEANT_SHARPNESS])


def test_what_is_meant_gains_as_its_likeness_to_the_likeliest_says() -> None:
    scores = meant(SCORES, LIKENESS, MEANT_WHOLLY)
    gains = (scores - SCORES) / (MEANT * SCORES.max())
    assert gains == pytest.approx([np.exp(-0.4 * MEANT_SHARPNESS), 1, 1, 0, 0.5]), "nothing is found by that alone"
    assert meant(SCORES, LIKENESS, MEANT_FROM) == pytest.approx(SCORES), "two words name something"


def lexicon(language: str, *forms: str) -> Lexicon:
    return Lexicon(Language(language), dict.fromkeys(forms, 1), {}, {}, ())


def test_all_that_is_typed_is_looked_for_but_beside_numbers() -> None:
    grammar = grammar_of(LANGUAGES)
    english = lexicon("en", "who", "can", "go")

    def terms(query: str, known: Lexicon) -> list:
        return [*Query.parse(query, Language.EN, grammar).terms_typed(known)]

    assert terms("who can who", english) == [{"wwho": 1.0}, {"wcan": 1.0}]
    assert terms("who can go 2", english) == []
    assert terms("how many can go", english) == []
    assert terms("누가 가", lexicon("ko", "누가")) == [{"b누가": 1.0}, {"b가가": 1.0}]
