"""Talisman's interface to shared code."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.engine.executes import find_executions
from rulewright.situations.package import AskedPiece, GamePackage

if TYPE_CHECKING:
    from rulewright.corpus.factsheet import FactSheet
    from rulewright.corpus.findings import Finding
    from rulewright.corpus.model import Entry
    from rulewright.pictures.flowchart import FlowChart
    from rulewright.pictures.picture import Picture
    from rulewright.situations.batch.forecast_atlas import Atlas
    from rulewright.situations.batch.forecasting import Forecaster
    from rulewright.situations.situation import Situation
    from rulewright.situations.table_file import TableFormat


@dataclass(frozen=True)
class Talisman(GamePackage):
    """Talisman with its facts in the folder `rules`."""

    rules: Path

    def situations(self) -> Mapping[str, Situation]:
        """The situations that can be resolved, by id."""
        from rulewright.games.talisman.situations import SITUATIONS

        return SITUATIONS

    def executions(self) -> Mapping[str, Collection[str]]:
        """The functions that execute entries."""
        return find_executions("rulewright.games.talisman.rules")

    def records(self) -> Mapping[str, type]:
        """The records of board, cards and characters, by file."""
        from rulewright.games.talisman.data import board, cards, heroes

        files = {
            board.BOARD_FILE: board.BoardRecord,
            cards.ADVENTURES_FILE: cards.AdventuresRecord,
            cards.PURCHASES_FILE: cards.PurchasesRecord,
            cards.SPELLS_FILE: cards.SpellsRecord,
            heroes.CHARACTERS_FILE: heroes.CharactersRecord,
        }
        return {path.as_posix(): shape for path, shape in files.items()}

    def trial(self, entry: Entry) -> Mapping[str, object] | None:
        """A request that tries a rule, a space, a character or a card."""
        from rulewright.games.talisman.situations.trials import find_trial

        return find_trial(entry, self.rules)

    def facts(self, entry: Entry) -> FactSheet | None:
        """The fact sheet of a space, a character or a card."""
        from rulewright.games.talisman.data.card_facts import build_card_facts
        from rulewright.games.talisman.data.hero_facts import build_hero_facts
        from rulewright.games.talisman.data.space_facts import build_space_facts

        told = {"board": build_space_facts, "heroes": build_hero_facts, "cards": build_card_facts}.get(entry.family)
        return told(entry.id.split("/")[2], self.rules) if told is not None else None

    def board(self) -> Picture:
        """The picture of the three Regions."""
        from rulewright.games.talisman.data.board_picture import build_board_picture

        return build_board_picture(self.rules)

    def flow(self) -> FlowChart:
        """The flow chart of a turn."""
        from rulewright.games.talisman.data.flow import load_flow_chart

        return load_flow_chart(self.rules)

    def forecaster(self) -> Forecaster:
        """The forecaster of whole games."""
        from rulewright.games.talisman.simulation.forecast import TalismanForecaster

        return TalismanForecaster()

    def atlas(self) -> Atlas:
        """The atlas: results of many simulated games, stored with the rules."""
        from rulewright.games.talisman.simulation.atlas import TalismanAtlas

        return TalismanAtlas(self.rules)

    def table(self) -> TableFormat[Any]:
        """The format of tables: `talisman/table`."""
        from rulewright.games.talisman.situations.table_defaults import TABLE_FORMAT

        return TABLE_FORMAT

    def asked_pieces(self) -> Mapping[str, AskedPiece]:
        """The spaces, characters and cards that questions may name."""
        from rulewright.games.talisman.data.asked_pieces import list_asked_pieces

        return list_asked_pieces()

    def findings(self) -> Iterator[Finding]:
        """Yield the faults in board, cards, characters and the flow chart of a turn."""
        from rulewright.games.talisman.data import board_checking, card_checking, flow, heroes

        for module in (board_checking, card_checking, flow, heroes):
            yield from module.check_content(self.rules)

    def stated_numbers(self) -> Mapping[str, Collection[int]]:
        """The numbers that the spaces' texts must show."""
        from rulewright.games.talisman.data.board_checking import numbers_in_space_texts

        return numbers_in_space_texts(self.rules)


def open_package(rules: Path) -> GamePackage:
    """Open Talisman over a folder of rules."""
    return Talisman(rules)
