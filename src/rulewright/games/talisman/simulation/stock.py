"""The box's stock of counters, fate and gold, which limits all gains."""

from __future__ import annotations

from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.trophies import LARGE_COUNTER, CounterStock, in_stock
from rulewright.games.talisman.simulation.table import Figure, Table

SMALL_COUNTERS, LARGE_COUNTERS = 32, 8
"""Counters of each colour: components/inventory."""
FATE, GOLD = 36, 30


def counters_left(held: list[int]) -> CounterStock:
    """The remaining counters of a colour when characters hold so many points each, with as many large ones as possible.

    Small ones are exchanged for large ones whenever somebody needs them (`golden-rules/limited-components`).
    """
    large = min(LARGE_COUNTERS, sum(points // LARGE_COUNTER for points in held))
    return CounterStock(SMALL_COUNTERS - (sum(held) - LARGE_COUNTER * large), LARGE_COUNTERS - large)


def points_available(table: Table, ability: Ability, wanted: int) -> int:
    """The number of the points `wanted` of Strength or Craft that are available."""
    return in_stock(wanted, ability_stock(table, ability))


def ability_stock(table: Table, ability: Ability) -> CounterStock:
    """The remaining counters of Strength or Craft."""
    return counters_left([figure.counters[ability] + figure.as_toad[ability] for figure in table.playing()])


def lives_available(table: Table, wanted: int) -> int:
    """The number of the lives `wanted` that are available."""
    return in_stock(wanted, counters_left([figure.life for figure in table.playing()]))


def fate_available(table: Table, wanted: int) -> int:
    """The number of the fate tokens `wanted` that are available."""
    return min(wanted, FATE - sum(figure.fate for figure in table.playing()))


def gold_held(table: Table) -> int:
    """All gold that is not in the stockpile."""
    aside = sum(gold for _, gold in table.heirlooms.values())
    return aside + sum(table.gold_lying.values()) + sum(map(_gold_of, table.playing()))


def _gold_of(figure: Figure) -> int:
    return figure.gold


def gold_available(table: Table, wanted: int) -> int:
    """The amount of the gold `wanted` that is available."""
    return min(wanted, GOLD - gold_held(table))
