"""The interface between a game's package and shared code."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

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
class AskedPiece:
    """A piece that questions name: its kind, its id in requests, and the numbers that it brings.

    `kind` is one of those that the game's `questions.toml` has fields for; `enemy` and `character` also tell whose side
    words around them are about. `values` are by the last part of a field: `strength`, `type`.
    """

    kind: str
    id: str
    values: Mapping[str, int | str] = field(default_factory=dict)


class GamePackage:
    """The interface of a game: a base class whose methods return nothing until a game overrides them.

    The package that `engine` in game.toml names has a module `package` with a function `open_package`. It takes the
    folder of rules and returns an instance of this class. Opening must be cheap: a method imports its dependencies when
    it is called. Repeated calls of a method return the same. Methods that read files raise `ContentError` if these are
    malformed. Strings that name entries omit the game: `attacks/battle`.

    >>> class Chess(GamePackage):
    ...     def stated_numbers(self) -> Mapping[str, Collection[int]]:
    ...         return {"board/squares": {64}}
    >>> Chess().stated_numbers()["board/squares"], Chess().situations()
    ({64}, {})
    """

    def situations(self) -> Mapping[str, Situation]:
        """The situations by id; each id begins with the game's. Games with many return a lazy mapping."""
        return {}

    def executions(self) -> Mapping[str, Collection[str]]:
        """The functions that execute entries, named as in `executed_by` (`<module>.<function>`), with these entries.

        `find_executions(package)` of `rulewright.engine` finds them.
        """
        return {}

    def records(self) -> Mapping[str, type]:
        """The files of rules that answers depend on, by path in the folder, with the types of their records."""
        return {}

    def trial(self, entry: Entry) -> Mapping[str, object] | None:  # noqa: ARG002
        """A request with which a reader can try an entry, without the fields that players fill in."""
        return None

    def facts(self, entry: Entry) -> FactSheet | None:  # noqa: ARG002
        """The facts of a piece besides its text. Raises `KeyError` for a fact that has no words."""
        return None

    def board(self) -> Picture | None:
        """The picture of the board."""
        return None

    def flow(self) -> FlowChart | None:
        """The flow chart of a turn."""
        return None

    def forecaster(self) -> Forecaster | None:
        """The player of whole games that forecasts their length."""
        return None

    def atlas(self) -> Atlas | None:
        """The stored results of very many whole games."""
        return None

    def table(self) -> TableFormat[Any] | None:
        """The format of the files that the game keeps of its tables, from which requests take their defaults."""
        return None

    def asked_pieces(self) -> Mapping[str, AskedPiece]:
        """The pieces that questions in a player's own words may name, by the id of their entry."""
        return {}

    def findings(self) -> Iterable[Finding]:
        """Mistakes in files that only the game reads, for `rulewright check`."""
        return ()

    def stated_numbers(self) -> Mapping[str, Collection[int]]:
        """The numbers that every text of an entry must state, because the game's facts contain them."""
        return {}
