"""The box's stock of counters, fate and gold, which limits all gains."""

from __future__ import annotations

from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.stockpile import FATE, GOLD, counters_left
from rulewright.games.talisman.rules.trophies import CounterStock, in_stock
from rulewright.games.talisman.simulation.table import Figure, Table


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
