"""Play many whole games as large work (`batches.py`).

Every game has a number, and its seed depends on it. So any number of processes plays the same games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from rulewright.corpus.factsheet import Part
from rulewright.situations.batch.batches import Progress, Record, run_batches
from rulewright.situations.problem import Statement
from rulewright.situations.report_sections import ReportSection

GameKey = tuple[str, int]
"""A variant of the game, and the number of a game."""


@dataclass(frozen=True)
class ForecastOptions:
    """The choices for a forecast: the numbers of players, and habits, options and characters with their names by id."""

    player_counts: Sequence[int]
    habits: Mapping[str, Part]
    options: Mapping[str, Part]
    characters: Mapping[str, Part]


class Forecaster(Protocol):
    """The interface by which a game's package forecasts whole games. Requests and records are plain JSON."""

    def parse_request(self, given: Mapping[str, object]) -> Mapping[str, Any]:
        """The request with defaults for everything left out. Raises `BadInputError`."""
        ...

    def variants(self, request: Mapping[str, Any]) -> Sequence[str]:
        """The names of the variants to be played with the same seeds; the requested game, `""`, comes first."""
        ...

    def play(self, request: Mapping[str, Any], variant: str, seed: str) -> Record:
        """Play one game and return its record."""
        ...

    def summarize(self, request: Mapping[str, Any], records: Mapping[GameKey, Record]) -> Mapping[str, Any]:
        """The combined result of the games."""
        ...

    def statements(self, result: Mapping[str, Any]) -> Sequence[Statement]:
        """The result in sentences."""
        ...

    def sections(self, result: Mapping[str, Any]) -> Sequence[ReportSection]:
        """The result in pictures and tables."""
        ...

    def options(self) -> ForecastOptions:
        """The choices that a request has."""
        ...

    def narrate(self, request: Mapping[str, Any], number: int, until: int | None = None) -> Sequence[Statement]:
        """The log of one game from its beginning, each event with its rule; of so many turns if `until` is given."""
        ...

    def save(self, request: Mapping[str, Any], number: int, until: int) -> Mapping[str, Any]:
        """The table of one game after so many turns, as a file. Raises `BadInputError` if it is over by then."""
        ...


def game_seed(request: Mapping[str, Any], number: int) -> str:
    """The seed of the game with this number, the same for all variants, so that they can be compared."""
    return f"{request['seed']}/{number}"


def run_forecast(
    forecaster: Forecaster,
    request: Mapping[str, Any],
    *,
    executor: Executor | None = None,
    checkpoint: Path | None = None,
    report_progress: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> Mapping[str, Any]:
    """The result of all games of a request.

    Raises `BadInputError` if the file `checkpoint` belongs to another request.
    """
    keys = list_games(forecaster, request)
    return forecaster.summarize(
        request,
        play_games(
            forecaster, request, keys, executor=executor, checkpoint=checkpoint, report_progress=report_progress
        ),
    )


def list_games(forecaster: Forecaster, request: Mapping[str, Any]) -> list[GameKey]:
    """The keys of all games of a request."""
    return [(variant, number) for variant in forecaster.variants(request) for number in range(request["games"])]


def play_games(
    forecaster: Forecaster,
    request: Mapping[str, Any],
    keys: Sequence[GameKey],
    *,
    executor: Executor | None = None,
    checkpoint: Path | None = None,
    report_progress: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> dict[GameKey, Record]:
    """The records of these games, in the order of `keys`; games stored in the file `checkpoint` are not played again.

    Raises `BadInputError` if that file belongs to another request.
    """
    work = partial(_play_game, forecaster, request)
    return run_batches(
        work,
        {**request, "games": None},
        keys,
        executor=executor,
        checkpoint=checkpoint,
        report_progress=report_progress,
    )


def _play_game(forecaster: Forecaster, request: Mapping[str, Any], key: GameKey) -> Record:
    variant, number = key
    return forecaster.play(request, variant, game_seed(request, number))
