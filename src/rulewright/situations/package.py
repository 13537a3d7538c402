"""What shared code asks of the package that executes a game: the contract between a game and everything else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.corpus import Entry, Finding
    from rulewright.corpus.factsheet import FactSheet
    from rulewright.pictures.flowchart import FlowChart
    from rulewright.pictures.picture import Picture
    from rulewright.situations.atlas import Atlas
    from rulewright.situations.forecasting import Forecaster
    from rulewright.situations.situation import Situation


class GamePackage:
    """A game as shared code knows it: a base class, whose methods offer nothing until a game overrides them.

    The package that `engine` in game.toml names has a module `package` with a function `open_package`, which takes the
    folder of rules and returns this. Opening is cheap: a method imports what it needs when it is called. Methods may be
    called any number of times and give the same; those that read files raise `ContentError` if these are malformed.
    Strings that name entries leave the game out: `attacks/battle`.

    >>> class Chess(GamePackage):
    ...     def stated_numbers(self) -> Mapping[str, Collection[int]]:
    ...         return {"board/squares": {64}}
    >>> Chess().stated_numbers()["board/squares"], Chess().situations()
    ({64}, {})
    """

    def situations(self) -> Mapping[str, Situation]:
        """What can be resolved, by ids that begin with the game's; a game with many makes each when it is looked up."""
        return {}

    def executions(self) -> Mapping[str, Collection[str]]:
        """The functions that execute entries, named as in `executed_by` (`<module>.<function>`), with these entries.

        `executions(package)` of `rulewright.engine` finds them.
        """
        return {}

    def records(self) -> Mapping[str, type]:
        """The files of rules that answers read, by their paths in the folder, with the shapes of their records."""
        return {}

    def trial(self, entry: Entry) -> Mapping[str, object] | None:  # noqa: ARG002
        """A request with which a reader can try what an entry tells, without what players fill in."""
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
        """A player of whole games, who says how long they take."""
        return None

    def atlas(self) -> Atlas | None:
        """The results of a great many whole games, kept as data."""
        return None

    def findings(self) -> Iterable[Finding]:
        """Mistakes in the files that the game alone reads, for `rulewright check`."""
        return ()

    def stated_numbers(self) -> Mapping[str, Collection[int]]:
        """The numbers that every text of an entry must show, because the game's facts have them."""
        return {}
