"""The counters, fate and gold in the box, which limit what all characters have together."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.games.talisman.rules.trophies import LARGE_COUNTER, CounterStock

SMALL_COUNTERS, LARGE_COUNTERS = 32, 8
"""Counters of each colour: components/inventory."""
FATE, GOLD = 36, 30


def counters_left(held: Iterable[int]) -> CounterStock:
    """The remaining counters of a colour when characters hold so many points each, with as many large ones as possible.

    Small ones are exchanged for large ones whenever somebody needs them (`golden-rules/limited-components`).
    """
    points = tuple(held)
    large = min(LARGE_COUNTERS, sum(each // LARGE_COUNTER for each in points))
    return CounterStock(SMALL_COUNTERS - (sum(points) - LARGE_COUNTER * large), LARGE_COUNTERS - large)
