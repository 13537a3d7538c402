"""What shared code asks of the package that executes a game: the contract between a game and everything else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from rulewright.corpus import Entry, Finding
    from rulewright.corpus.factsheet import FactSheet
    from rulewright.pictures.flowchart import FlowChart
    from rulewright.pictures.picture import Picture
    from rulewright.situations.atlas import Atlas
    from rulewright.situations.forecasting import Forecaster
    from rulewright.situations.situation import Situation


@runtime_checkable
class GamePackage(Protocol):
    """A game as shared code knows it. What a game does not have, its class need not define.

    The package that `engine` in game.toml names has a module `package` with a function `open_package`, which takes the
    folder of rules and returns this. Opening is cheap: a method imports what it needs when it is called. Methods may be
    called any number of times and give the same; those that read files raise `ContentError` where these are malformed.
    Strings that name entries leave the game out: `attacks/battle`.
    """

    def situations(self) -> Mapping[str, Situation]:
        """What can be resolved, by ids that begin with the game's; whoever has many makes each when it is looked up."""
        return {}

    def executions(self) -> Mapping[str, Collection[str]]:
        """The functions that execute entries, named as in `executed_by` (`<module>.<function>`), with these entries."""
        return {}

    def records(self) -> Mapping[str, type]:
        """The files of rules that answers read, by their paths in the folder, with the shapes of their records."""
        return {}

    def trial(self, entry: Entry) -> Mapping[str, object] | None:  # noqa: ARG002
        """Where a reader can try what an entry tells: a request without what players fill in."""
        return None

    def facts(self, entry: Entry) -> FactSheet | None:  # noqa: ARG002
        """What is known of a piece beside its text. Raises `KeyError` for a fact that there are no words for."""
        return None

    def board(self) -> Picture | None:
        """The board."""
        return None

    def flow(self) -> FlowChart | None:
        """The course of a turn."""
        return None

    def forecaster(self) -> Forecaster | None:
        """What plays whole games, to say how long they take."""
        return None

    def atlas(self) -> Atlas | None:
        """What a great many whole games say together, kept as data."""
        return None

    def findings(self) -> Iterable[Finding]:
        """What is wrong with the files that the game alone reads."""
        return ()

    def stated_numbers(self) -> Mapping[str, Collection[int]]:
        """The numbers that every text of an entry must show, because the game's facts have them."""
        return {}
