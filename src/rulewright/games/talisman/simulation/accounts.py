"""Fate, gold and lives that a character pays or gets, each told with its rule."""

from __future__ import annotations

from rulewright.games.talisman.data.printed_effects import EffectSubject
from rulewright.games.talisman.simulation.stock import lives_available
from rulewright.games.talisman.simulation.table import Figure, Table


def pay_fate(table: Table, figure: Figure, amount: int, entry: str = "characters/fate-reroll") -> None:
    """Remove fate tokens that the character has paid."""
    if amount:
        figure.fate -= amount
        table.tell(figure, "pays-fate", entry, amount=amount)


def pay_gold(table: Table, figure: Figure, amount: int, entry: str) -> None:
    """Remove gold that the character pays by the rule `entry`."""
    if amount:
        figure.gold -= amount
        table.tell(figure, "pays", entry, amount=amount)


def get_gold(table: Table, figure: Figure, amount: int, entry: str) -> None:
    """Add gold that the character gets by the rule `entry`."""
    if amount:
        figure.gold += amount
        table.tell(figure, "gains", entry, thing=str(EffectSubject.GOLD), amount=amount)


def get_lives(table: Table, figure: Figure, amount: int, entry: str) -> None:
    """Add lives that the character gets by the rule `entry`, as far as there are any."""
    amount = lives_available(table, amount)
    if amount:
        figure.life += amount
        table.tell(figure, "gains", entry, thing=str(EffectSubject.LIFE), amount=amount)
