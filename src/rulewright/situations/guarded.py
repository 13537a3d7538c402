"""A wrapper of a game's package that logs its errors and returns an empty result instead."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from rulewright.corpus.factsheet import parts_of
from rulewright.errors import RulewrightError
from rulewright.language.phrase import Phrase
from rulewright.situations.faults import game_faults
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

ValueT = TypeVar("ValueT")
_log = logging.getLogger(__name__)


def log_fault(error: RulewrightError) -> None:
    """Log a mistake of a game that affects nothing else."""
    _log.warning("%s", error)


@dataclass(frozen=True)
class GuardedPackage(GamePackage):
    """The `package`, named by `engine`, with an empty result for each method that fails; errors are logged."""

    package: GamePackage
    engine: str

    def situations(self) -> Mapping[str, Situation]:
        """The package's situations; empty if it fails. A look-up may raise `RulewrightError`."""
        return self._try(self.package.situations, {})

    def executions(self) -> Mapping[str, Collection[str]]:
        """The package's executions; empty if it fails."""
        return self._try(self.package.executions, {})

    def records(self) -> Mapping[str, type]:
        """The package's records; empty if it fails."""
        return self._try(self.package.records, {})

    def trial(self, entry: Entry) -> Mapping[str, object] | None:
        """The package's trial; `None` if it fails."""
        return self._try(lambda: self.package.trial(entry), None)

    def facts(self, entry: Entry) -> FactSheet | None:
        """The package's facts; `None` if it fails or if a phrase cannot be rendered."""
        return self._try(lambda: say_facts(self.package.facts(entry)), None)

    def board(self) -> Picture | None:
        """The package's board; `None` if it fails."""
        return self._try(self.package.board, None)

    def flow(self) -> FlowChart | None:
        """The package's flow chart; `None` if it fails."""
        return self._try(self.package.flow, None)

    def forecaster(self) -> Forecaster | None:
        """The package's forecaster; `None` if it fails."""
        return self._try(self.package.forecaster, None)

    def atlas(self) -> Atlas | None:
        """The package's atlas; `None` if it fails."""
        return self._try(self.package.atlas, None)

    def table(self) -> TableFormat[Any] | None:
        """The package's format of tables; `None` if it fails."""
        return self._try(self.package.table, None)

    def asked_pieces(self) -> Mapping[str, AskedPiece]:
        """The package's named pieces; empty if it fails."""
        return self._try(self.package.asked_pieces, {})

    def findings(self) -> Iterable[Finding]:
        """The package's findings; empty if it fails."""
        return self._try(lambda: tuple(self.package.findings()), ())

    def stated_numbers(self) -> Mapping[str, Collection[int]]:
        """The package's stated numbers; empty if it fails."""
        return self._try(self.package.stated_numbers, {})

    def _try(self, make: Callable[[], ValueT], otherwise: ValueT) -> ValueT:
        try:
            with game_faults(self.engine):
                return make()
        except RulewrightError as error:
            log_fault(error)
            return otherwise


def say_facts(sheet: FactSheet | None) -> FactSheet | None:
    """The same sheet, after rendering each phrase. Raises `UnsayableError` if one cannot be rendered."""
    for part in parts_of(sheet) if sheet is not None else ():
        if isinstance(part, Phrase):
            str(part)
    return sheet
