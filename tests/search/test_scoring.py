"""How the scores of entries bear on each other."""

from __future__ import annotations

import numpy as np
import pytest

from rulewright.search.scoring import ASKING, CHAPTER, CHAPTER_TOP, NAMING, by_chapter

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
