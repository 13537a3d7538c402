"""Night Ferry as shared code knows it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.engine import find_executions
from rulewright.games import GamePackage

if TYPE_CHECKING:
    from rulewright.games import Entry, FactSheet, Finding, Situation
    from rulewright.pictures.picture import Picture


@dataclass(frozen=True)
class NightFerry(GamePackage):
    """Night Ferry with its facts in the folder `rules`."""

    rules: Path

    def situations(self) -> Mapping[str, Situation]:
        """The crossing."""
        from night_ferry.board import load_board
        from night_ferry.situations import situations

        return {each.id: each for each in situations(load_board(self.rules))}

    def executions(self) -> Mapping[str, Collection[str]]:
        """The functions that execute entries."""
        return find_executions("night_ferry")

    def trial(self, entry: Entry) -> Mapping[str, object] | None:
        """Everything that is executed is at work in a crossing."""
        return {"situation": "night-ferry/crossing"} if entry.executed_by is not None else None

    def facts(self, entry: Entry) -> FactSheet | None:
        """What is known of a space."""
        from night_ferry.board import facts, load_board

        return facts(entry.id.split("/")[2], load_board(self.rules)) if entry.piece is not None else None

    def board(self) -> Picture:
        """The two shores."""
        from night_ferry.board import load_board, picture

        return picture(load_board(self.rules))

    def findings(self) -> Iterator[Finding]:
        """What is wrong with the board."""
        from night_ferry.board import findings

        return findings(self.rules)

    def stated_numbers(self) -> Mapping[str, set[int]]:
        """The numbers of the spaces."""
        from night_ferry.board import stated_numbers

        return stated_numbers(self.rules)


def open_package(rules: Path) -> GamePackage:
    """Night Ferry over a folder of rules."""
    return NightFerry(rules)
