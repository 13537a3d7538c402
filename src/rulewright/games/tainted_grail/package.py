"""Tainted Grail as shared code knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.engine.executes import executions
from rulewright.situations.package import GamePackage

if TYPE_CHECKING:
    from rulewright.corpus import Entry
    from rulewright.situations import Situation


class TaintedGrail(GamePackage):
    """Tainted Grail; it has no facts in files."""

    def situations(self) -> Mapping[str, Situation]:
        """What can be resolved."""
        from rulewright.games.tainted_grail.situations import SITUATIONS

        return SITUATIONS

    def executions(self) -> Mapping[str, Collection[str]]:
        """The functions that execute entries."""
        return executions("rulewright.games.tainted_grail")

    def trial(self, entry: Entry) -> Mapping[str, object] | None:
        """Where a rule can be tried."""
        from rulewright.games.tainted_grail.trials import trial

        return trial(entry)


def open_package(rules: Path) -> GamePackage:  # noqa: ARG001
    """Tainted Grail, the same over any folder of rules."""
    return TaintedGrail()
