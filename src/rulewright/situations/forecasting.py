"""Play many whole games as large work (`batches`).

Every game has a number, and its seed depends on it. So any number of processes plays the same games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from rulewright.corpus.factsheet import Part
from rulewright.situations.batches import HERE, Progress, Record, Workers, do_all
from rulewright.situations.charted import Chapter
from rulewright.situations.problem import Line

Key = tuple[str, int]
"""A variant of the game, and the number of a game."""


@dataclass(frozen=True)
class Offered:
    """The choices for a forecast: the numbers of players, and habits, options and characters with their names by id."""

    players: Sequence[int]
    habits: Mapping[str, Part]
    options: Mapping[str, Part]
    characters: Mapping[str, Part]


class Forecaster(Protocol):
    """The interface by which a game's package forecasts whole games. Requests and records are plain JSON."""

    def read(self, given: Mapping[str, object]) -> Mapping[str, Any]:
        """The request with defaults for everything left out. Raises `BadInputError`."""
        ...

    def variants(self, request: Mapping[str, Any]) -> Sequence[str]:
        """The names of the variants to be played with the same seeds; the requested game, `""`, comes first."""
        ...

    def play(self, request: Mapping[str, Any], variant: str, seed: str) -> Record:
        """Play one game and return its record."""
        ...

    def result(self, request: Mapping[str, Any], records: Mapping[Key, Record]) -> Mapping[str, Any]:
        """The combined result of the games."""
        ...

    def lines(self, result: Mapping[str, Any]) -> Sequence[Line]:
        """The result in sentences."""
        ...

    def chapters(self, result: Mapping[str, Any]) -> Sequence[Chapter]:
        """The result in pictures and tables."""
        ...

    def offered(self) -> Offered:
        """The choices that a request has."""
        ...

    def watch(self, request: Mapping[str, Any], number: int) -> Sequence[Line]:
        """The log of one game from its beginning, each event with its rule."""
        ...


def seed_of(request: Mapping[str, Any], number: int) -> str:
    """The seed of the game with this number, the same for all variants, so that they can be compared."""
    return f"{request['seed']}/{number}"


def forecast(
    forecaster: Forecaster,
    request: Mapping[str, Any],
    *,
    workers: Workers = HERE,
    keep: Path | None = None,
    tell: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> Mapping[str, Any]:
    """The result of all games of a request. Raises `BadInputError` if the file `keep` belongs to another request."""
    keys = all_games(forecaster, request)
    return forecaster.result(request, play_all(forecaster, request, keys, workers=workers, keep=keep, tell=tell))


def all_games(forecaster: Forecaster, request: Mapping[str, Any]) -> list[Key]:
    """The keys of all games of a request."""
    return [(variant, number) for variant in forecaster.variants(request) for number in range(request["games"])]


def play_all(
    forecaster: Forecaster,
    request: Mapping[str, Any],
    keys: Sequence[Key],
    *,
    workers: Workers = HERE,
    keep: Path | None = None,
    tell: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> dict[Key, Record]:
    """The records of these games, in the order of `keys`; games stored in the file `keep` are not played again.

    Raises `BadInputError` if that file belongs to another request.
    """
    work = partial(_played, forecaster, request)
    return do_all(work, {**request, "games": None}, keys, workers=workers, keep=keep, tell=tell)


def _played(forecaster: Forecaster, request: Mapping[str, Any], key: Key) -> Record:
    variant, number = key
    return forecaster.play(request, variant, seed_of(request, number))
