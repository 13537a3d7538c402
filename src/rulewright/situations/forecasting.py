"""Plays many whole games, as large work is done (`batches`).

Every game has a number and a seed made of it, so that one process and several play the same games.
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
"""A variant of the game and the number of the game."""


@dataclass(frozen=True)
class Offered:
    """What can be chosen for a forecast: how many play, and habits, options and characters by id with their names."""

    players: Sequence[int]
    habits: Mapping[str, Part]
    options: Mapping[str, Part]
    characters: Mapping[str, Part]


class Forecaster(Protocol):
    """What a game's package gives so that whole games can be forecast. Requests and records are plain JSON."""

    def read(self, given: Mapping[str, object]) -> Mapping[str, Any]:
        """The request with everything in it that was left out. Raises `BadInputError`."""
        ...

    def variants(self, request: Mapping[str, Any]) -> Sequence[str]:
        """The names of the variants to be played with the same seeds; the game as asked for, `""`, comes first."""
        ...

    def play(self, request: Mapping[str, Any], variant: str, seed: str) -> Record:
        """Plays one game."""
        ...

    def result(self, request: Mapping[str, Any], records: Mapping[Key, Record]) -> Mapping[str, Any]:
        """What the games say together."""
        ...

    def lines(self, result: Mapping[str, Any]) -> Sequence[Line]:
        """The result in words."""
        ...

    def chapters(self, result: Mapping[str, Any]) -> Sequence[Chapter]:
        """The result in pictures and tables."""
        ...

    def offered(self) -> Offered:
        """What can be chosen."""
        ...

    def watch(self, request: Mapping[str, Any], number: int) -> Sequence[Line]:
        """One game told from its beginning, each thing that happens with its rule."""
        ...


def seed_of(request: Mapping[str, Any], number: int) -> str:
    """The seed of the game with a number: the same for all variants, so that they can be compared."""
    return f"{request['seed']}/{number}"


def forecast(
    forecaster: Forecaster,
    request: Mapping[str, Any],
    *,
    workers: Workers = HERE,
    keep: Path | None = None,
    tell: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> Mapping[str, Any]:
    """The result of all games of a request. Raises `BadInputError` where the file `keep` is of another request."""
    keys = all_games(forecaster, request)
    return forecaster.result(request, play_all(forecaster, request, keys, workers=workers, keep=keep, tell=tell))


def all_games(forecaster: Forecaster, request: Mapping[str, Any]) -> list[Key]:
    """The games that a request asks for."""
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
    """The records of certain games, in the order in which they are named; those that `keep` has are not played again.

    Raises `BadInputError` where that file is of another request.
    """
    work = partial(_played, forecaster, request)
    return do_all(work, {**request, "games": None}, keys, workers=workers, keep=keep, tell=tell)


def _played(forecaster: Forecaster, request: Mapping[str, Any], key: Key) -> Record:
    variant, number = key
    return forecaster.play(request, variant, seed_of(request, number))
