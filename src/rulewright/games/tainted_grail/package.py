"""Tainted Grail's interface to shared code."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.engine.executes import find_executions
from rulewright.situations.package import AskedPiece, GamePackage

if TYPE_CHECKING:
    from rulewright.corpus.model import Entry
    from rulewright.situations.situation import Situation
    from rulewright.situations.table_file import TableFormat


class TaintedGrail(GamePackage):
    """Tainted Grail; it has no facts in files."""

    def situations(self) -> Mapping[str, Situation]:
        """The situations that can be resolved, by id."""
        from rulewright.games.tainted_grail.situations import SITUATIONS

        return SITUATIONS

    def table(self) -> TableFormat[Any]:
        """The format of parties: `tainted-grail/party`."""
        from rulewright.games.tainted_grail.situations.party_defaults import TABLE_FORMAT

        return TABLE_FORMAT

    def asked_pieces(self) -> Mapping[str, AskedPiece]:
        """The characters, whose names are terms."""
        from rulewright.games.tainted_grail.data.character import CharacterName

        return {f"glossary/{each}": AskedPiece("character", str(each)) for each in CharacterName}

    def executions(self) -> Mapping[str, Collection[str]]:
        """The functions that execute entries."""
        return find_executions("rulewright.games.tainted_grail.data", "rulewright.games.tainted_grail.rules")

    def trial(self, entry: Entry) -> Mapping[str, object] | None:
        """A request that tries a rule."""
        from rulewright.games.tainted_grail.situations.trials import trial

        return trial(entry)


def open_package(rules: Path) -> GamePackage:  # noqa: ARG001
    """Open Tainted Grail, which is the same over any folder of rules."""
    return TaintedGrail()
