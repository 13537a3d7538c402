"""A game's package whose mistakes end nothing: what it fails to give, the game does not have."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from rulewright.corpus.factsheet import parts_of
from rulewright.errors import RulewrightError
from rulewright.language.phrase import Phrase
from rulewright.situations.faults import game_faults
from rulewright.situations.package import GamePackage

if TYPE_CHECKING:
    from rulewright.corpus import Entry, Finding
    from rulewright.corpus.factsheet import FactSheet
    from rulewright.pictures.flowchart import FlowChart
    from rulewright.pictures.picture import Picture
    from rulewright.situations.atlas import Atlas
    from rulewright.situations.forecasting import Forecaster
    from rulewright.situations.situation import Situation

ValueT = TypeVar("ValueT")
_log = logging.getLogger(__name__)


def log_fault(error: RulewrightError) -> None:
    """Tells of a mistake that ends nothing."""
    _log.warning("%s", error)


@dataclass(frozen=True)
class GuardedPackage(GamePackage):
    """The same as `package`, which `engine` names, without what it raises an error for; each error is logged."""

    package: GamePackage
    engine: str

    def situations(self) -> Mapping[str, Situation]:
        """None where the package fails. Each may raise `RulewrightError` when it is looked up."""
        return self._try(self.package.situations, {})

    def executions(self) -> Mapping[str, Collection[str]]:
        """None where the package fails."""
        return self._try(self.package.executions, {})

    def records(self) -> Mapping[str, type]:
        """None where the package fails."""
        return self._try(self.package.records, {})

    def trial(self, entry: Entry) -> Mapping[str, object] | None:
        """None where the package fails."""
        return self._try(lambda: self.package.trial(entry), None)

    def facts(self, entry: Entry) -> FactSheet | None:
        """None where the package fails, or makes phrases that cannot be said."""
        return self._try(lambda: say_facts(self.package.facts(entry)), None)

    def board(self) -> Picture | None:
        """None where the package fails."""
        return self._try(self.package.board, None)

    def flow(self) -> FlowChart | None:
        """None where the package fails."""
        return self._try(self.package.flow, None)

    def forecaster(self) -> Forecaster | None:
        """None where the package fails."""
        return self._try(self.package.forecaster, None)

    def atlas(self) -> Atlas | None:
        """None where the package fails."""
        return self._try(self.package.atlas, None)

    def findings(self) -> Iterable[Finding]:
        """None where the package fails."""
        return self._try(lambda: tuple(self.package.findings()), ())

    def stated_numbers(self) -> Mapping[str, Collection[int]]:
        """None where the package fails."""
        return self._try(self.package.stated_numbers, {})

    def _try(self, make: Callable[[], ValueT], otherwise: ValueT) -> ValueT:
        try:
            with game_faults(self.engine):
                return make()
        except RulewrightError as error:
            log_fault(error)
            return otherwise


def say_facts(sheet: FactSheet | None) -> FactSheet | None:
    """The same sheet. Raises `UnsayableError` for a phrase on it that cannot be said."""
    for part in parts_of(sheet) if sheet is not None else ():
        if isinstance(part, Phrase):
            str(part)
    return sheet
