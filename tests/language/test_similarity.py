"""What is offered for a mistyped word."""

from __future__ import annotations

import pytest

from rulewright.language.similarity import MOST_COMPARED, most_similar


def test_the_likeliest_come_first_and_equals_stay_in_their_order() -> None:
    """“sword” shares s, w, o and d in order with “swrod”: 2·4 of 10 letters; “swords” 2·4 of 11; “axe” none."""
    things = [(1, ["swords"]), (2, ["sword"]), (3, ["axe"]), (4, ["axe", "sword"])]
    assert most_similar("swrod", things) == [
        (2, pytest.approx(8 / 10)), (4, pytest.approx(8 / 10)), (1, pytest.approx(8 / 11))
    ]  # fmt: skip


def test_three_fifths_are_like_enough() -> None:
    """“abcxy” shares 3 of 5 letters with “abcde”, 2·3 of 10; “abxyz” 2·2 of 10."""
    assert most_similar("abcde", [("near", ["abcxy"]), ("far", ["abxyz"])]) == [("near", pytest.approx(0.6))]


def test_what_follows_many_characters_is_not_compared() -> None:
    word = "a" * MOST_COMPARED
    assert most_similar(word + "b" * 10_000, [("word", [word])]) == [("word", 1.0)]
