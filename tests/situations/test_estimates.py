"""Estimates from samples: their intervals, and what sentences may claim of them."""

from __future__ import annotations

import pytest

from rulewright.language import Language
from rulewright.situations.confidence_intervals import proportion_interval
from rulewright.views.explanation_text import format_interval


@pytest.mark.parametrize("samples", [*range(1, 50), 400, 1000, 4999, 10_000, 123_457])
def test_the_interval_of_a_share_contains_it(samples: int) -> None:
    """Also where it is as narrow as a float's rounding: 0 of n begins at 0, n of n ends at 1."""
    for number in {0, 1, samples // 3, samples - 1, samples}:
        low, high = proportion_interval(number / samples, samples)
        assert 0 <= low <= number / samples <= high <= 1
    assert proportion_interval(0.0, samples)[0] == 0
    assert proportion_interval(1.0, samples)[1] == 1


def test_wilson_interval_by_hand() -> None:
    """Of n of n the lower end is n / (n + z²), z² = 3.8415: 30 / 33.8415 = 0.88649."""
    low, high = proportion_interval(1.0, 30)
    assert (round(low, 5), high) == (0.88649, 1.0)
    low, high = proportion_interval(0.0, 30)
    assert (low, round(high, 5)) == (0.0, 0.11351)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "99.0–100%"), ("ko", "99.0~100%"), ("cs", "99,0–100 %"), ("fi", "99,0–100 %")]
)
def test_the_interval_of_a_sure_result_reaches_100_percent(language: str, told: str) -> None:
    """Of 400 of 400 the lower end is 400 / 403.84 = 99.05 %."""
    assert format_interval(proportion_interval(1.0, 400), Language(language)).replace("\N{NO-BREAK SPACE}", " ") == told
