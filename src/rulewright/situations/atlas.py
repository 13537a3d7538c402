"""An atlas: the results of very many whole games, stored as data with the rules by which they were played.

A command plays these games, for hours if the results must be precise. Displaying an atlas only reads the data.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Protocol

from rulewright import __version__
from rulewright.replacing import replace_file
from rulewright.situations.batches import Progress, Record, Workers
from rulewright.situations.charted import Chapter
from rulewright.situations.forecasting import Forecaster, Key, play_all

Made = Mapping[str, Any]
"""The data of an atlas or of a part of it, as plain JSON."""


class Atlas(Protocol):
    """The interface by which a game's package makes and shows its atlas."""

    @property
    def file(self) -> Path:
        """The file that stores the data."""
        ...

    @property
    def data(self) -> Made | None:
        """The data, or `None` if there are none."""
        ...

    def played(self, games: int | Sequence[int], seed: int) -> Iterable[tuple[Mapping[str, Any], Sequence[Key]]]:
        """The forecast requests, each with the keys of its games.

        `games` is the number of games of every request, or one number for each.
        """
        ...

    def needed(self, made: Made, points: float) -> Sequence[int]:
        """The number of games that each request needs so that no interval of a share is too wide.

        `points` is the allowed distance to each side in percentage points. The numbers are never below those of `made`.
        """
        ...

    def made_of(self, plays: Sequence[tuple[Mapping[str, Any], Mapping[Key, Record]]]) -> Made:
        """The data from these games, `cells` among them, with a digest of the `rules` by which they were played."""
        ...

    def digest(self) -> str:
        """The digest of the current rules."""
        ...

    def chapters(self) -> Sequence[Chapter]:
        """The chapters about the data; empty if there are none."""
        ...

    def beginning(self, request: Mapping[str, Any]) -> Sequence[Chapter]:
        """The chapters about the games of a request or the most similar ones; empty if there are no data."""
        ...


def make(
    atlas: Atlas,
    forecaster: Forecaster,
    games: int,
    seed: int,
    *,
    points: float | None = None,
    workers: Workers,
    keep: Path,
    tell: Callable[[Progress], None],
) -> Made:
    """Play `games` games for each request of an atlas, and store its data.

    With `points`, more games are played until every share is known within this many percentage points. The folder
    `keep` stores finished games, so that an interrupted run can go on. Raises `BadInputError` if that folder holds
    other games.
    """
    keep.mkdir(parents=True, exist_ok=True)
    numbers: Sequence[int] = ()
    while True:
        parts = [*atlas.played(numbers or games, seed)]
        figures = atlas.made_of(_play(parts, forecaster, workers, keep, tell))
        needed = numbers if points is None else atlas.needed(figures, points)
        if needed == numbers:
            break
        numbers = needed
    made = {"schema": 1, "version": __version__, "date": date.today().isoformat(), **figures}
    replace_file(atlas.file, _written(made))
    return made


def _play(
    parts: Sequence[tuple[Mapping[str, Any], Sequence[Key]]],
    forecaster: Forecaster,
    workers: Workers,
    keep: Path,
    tell: Callable[[Progress], None],
) -> Sequence[tuple[Mapping[str, Any], Mapping[Key, Record]]]:
    """The games of each request; those stored in the folder `keep` are not played again."""
    every = sum(len(keys) for _, keys in parts)
    plays, before = [], 0
    for number, (request, keys) in enumerate(parts):

        def told(now: Progress, before: int = before, own: int = len(keys)) -> None:
            left = now.seconds_left / max(1, own - now.done) * (every - before - now.done) if own > now.done else 0.0
            tell(Progress(before + now.done, every, left))

        file = keep / f"{number}.sqlite"
        plays.append((request, play_all(forecaster, request, keys, workers=workers, keep=file, tell=told)))
        before += len(keys)
    return plays


def _written(made: Made) -> str:
    """The data as JSON with one line for each cell, so that versions can be compared line by line."""
    lines = [json.dumps({key: value})[1:-1] for key, value in made.items() if key != "cells"]
    cells = ",\n".join(json.dumps(cell) for cell in made["cells"])
    return "{\n" + ",\n".join([*lines, f'"cells": [\n{cells}\n]']) + "\n}\n"


def read(file: Path) -> Made | None:
    """The data stored in a file; `None` if there is no such file."""
    if not file.is_file():
        return None
    made: Made = json.loads(file.read_text("utf-8"))
    return made


def is_current(atlas: Atlas) -> bool:
    """Whether the data were played by the current rules."""
    return atlas.data is None or atlas.data["rules"] == atlas.digest()
