"""An atlas: what a great many whole games say together, kept as data among the rules that they were played by.

It is played by a command, for hours where it is to be exact; whoever shows it reads the data alone.
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
"""The data of an atlas, or of a part of it: plain JSON."""


class Atlas(Protocol):
    """What a game's package gives so that an atlas of it can be made and shown."""

    @property
    def file(self) -> Path:
        """Where the data are kept."""
        ...

    @property
    def data(self) -> Made | None:
        """The data, where there are any."""
        ...

    def played(self, games: int | Sequence[int], seed: int) -> Iterable[tuple[Mapping[str, Any], Sequence[Key]]]:
        """Requests of a forecast, each with the games to be played by it: as many for all, or a number for each."""
        ...

    def needed(self, made: Made, points: float) -> Sequence[int]:
        """For each request how many games the data should rest on, so that no interval of a share reaches further.

        `points` are percentage points to each side. Never fewer than there are.
        """
        ...

    def made_of(self, plays: Sequence[tuple[Mapping[str, Any], Mapping[Key, Record]]]) -> Made:
        """The data that these games come to, `cells` among them, with a digest of the `rules` they were played by."""
        ...

    def digest(self) -> str:
        """The digest of the rules as they are now."""
        ...

    def chapters(self) -> Sequence[Chapter]:
        """What the data say; nothing where there are none."""
        ...

    def beginning(self, request: Mapping[str, Any]) -> Sequence[Chapter]:
        """What the data say of the games of a request, or of those that come nearest; nothing where there are none."""
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
    """Plays an atlas of so many games for each of its requests and keeps its data in their place.

    With `points` as many more are played as it takes until every share is known to so many percentage points to each
    side. What has been played is kept in the folder `keep`, so that a run that was ended goes on. Raises
    `BadInputError` where that folder is of other games.
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
    """The games of each request; those that the folder `keep` has are not played again."""
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
    """The data as JSON with a line for each cell, so that versions can be compared line by line."""
    lines = [json.dumps({key: value})[1:-1] for key, value in made.items() if key != "cells"]
    cells = ",\n".join(json.dumps(cell) for cell in made["cells"])
    return "{\n" + ",\n".join([*lines, f'"cells": [\n{cells}\n]']) + "\n}\n"


def read(file: Path) -> Made | None:
    """The data kept in a file; `None` where there is no such file."""
    if not file.is_file():
        return None
    made: Made = json.loads(file.read_text("utf-8"))
    return made


def is_current(atlas: Atlas) -> bool:
    """Whether the data were played by the rules as they are now."""
    return atlas.data is None or atlas.data["rules"] == atlas.digest()
