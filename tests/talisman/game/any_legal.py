"""A player who does anything that is legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.games.talisman.data.cards import Spell
from rulewright.games.talisman.simulation.table import Figure, OptionT, Table


@dataclass(frozen=True)
class AnyLegal:
    """Takes any option, each as likely as any other."""

    name: str = "any-legal"

    def decide(
        self,
        table: Table,
        figure: Figure,
        name: str,
        options: Sequence[OptionT],
        about: Mapping[str, Any],
    ) -> OptionT:
        """One of the options."""
        return table.chance.one_of(options)

    def wants(self, figure: Figure, rule: str) -> tuple[int, ...] | None:
        """Nothing: every step of a rule is decided as it comes."""
        return None

    def considers(self, spell: Spell) -> bool:
        """It casts any."""
        return True
