"""An atlas: the results of very many whole games, stored as data with the rules by which they were played.

A command plays these games, for hours if the results must be precise. Displaying an atlas only reads the data.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

from rulewright.atomic_write import write_atomically
from rulewright.corpus.findings import ContentError, Finding
from rulewright.situations.batch.batches import Progress, Record
from rulewright.situations.batch.forecasting import Forecaster, GameKey, play_games
from rulewright.situations.report_sections import ReportSection
from rulewright.version import __version__

AtlasData = Mapping[str, Any]
"""The data of an atlas or of a part of it, as plain JSON."""


class Atlas(Protocol):
    """The interface by which a game's package makes and shows its atlas."""

    @property
    def file(self) -> Path:
        """The file that stores the data."""
        ...

    @property
    def data(self) -> AtlasData | None:
        """The data, or `None` if there are none."""
        ...

    def games_to_play(
        self, games: int | Sequence[int], seed: int
    ) -> Iterable[tuple[Mapping[str, Any], Sequence[GameKey]]]:
        """The forecast requests, each with the keys of its games.

        `games` is the number of games of every request, or one number for each.
        """
        ...

    def required_games(self, data: AtlasData, points: float) -> Sequence[int]:
        """The number of games that each request needs so that no interval of a share is too wide.

        `points` is the allowed distance to each side in percentage points. The numbers are never below those of `data`.
        """
        ...

    def summarize(self, plays: Sequence[tuple[Mapping[str, Any], Mapping[GameKey, Record]]]) -> AtlasData:
        """The data from these games, `cells` among them, with a digest of the `rules` by which they were played."""
        ...

    def digest(self) -> str:
        """The digest of the current rules."""
        ...

    def sections(self) -> Sequence[ReportSection]:
        """The chapters about the data; empty if there are none."""
        ...

    def sections_for(self, request: Mapping[str, Any]) -> Sequence[ReportSection]:
        """The chapters about the games of a request or the most similar ones; empty if there are no data."""
        ...


def build_atlas(
    atlas: Atlas,
    forecaster: Forecaster,
    games: int,
    seed: int,
    *,
    points: float | None = None,
    executor: Executor | None = None,
    checkpoints: Path,
    report_progress: Callable[[Progress], None],
) -> AtlasData:
    """Play `games` games for each request of an atlas, and store its data.

    With `points`, more games are played until every share is known within this many percentage points. The folder
    `checkpoints` stores finished games, so that an interrupted run can go on.

    Raises `BadInputError` if that folder holds other games.
    """
    checkpoints.mkdir(parents=True, exist_ok=True)
    numbers: Sequence[int] = ()
    while True:
        parts = [*atlas.games_to_play(numbers or games, seed)]
        figures = atlas.summarize(_play_requests(parts, forecaster, executor, checkpoints, report_progress))
        needed = numbers if points is None else atlas.required_games(figures, points)
        if needed == numbers:
            break
        numbers = needed
    made = {"schema": 1, "version": __version__, "date": date.today().isoformat(), **figures}
    write_atomically(atlas.file, _format_data(made))
    return made


def _play_requests(
    parts: Sequence[tuple[Mapping[str, Any], Sequence[GameKey]]],
    forecaster: Forecaster,
    executor: Executor | None,
    checkpoints: Path,
    report_progress: Callable[[Progress], None],
) -> Sequence[tuple[Mapping[str, Any], Mapping[GameKey, Record]]]:
    """The games of each request; those stored in the folder `checkpoints` are not played again."""
    every = sum(len(keys) for _, keys in parts)
    plays, before = [], 0
    for number, (request, keys) in enumerate(parts):

        def told(now: Progress, before: int = before, own: int = len(keys)) -> None:
            left = now.seconds_left / max(1, own - now.done) * (every - before - now.done) if own > now.done else 0.0
            report_progress(Progress(before + now.done, every, left))

        file = checkpoints / f"{number}.sqlite"
        plays.append(
            (request, play_games(forecaster, request, keys, executor=executor, checkpoint=file, report_progress=told))
        )
        before += len(keys)
    return plays


def _format_data(data: AtlasData) -> str:
    """The data as JSON with one line for each cell, so that versions can be compared line by line."""
    data = {**data, "digest": _digest_data(data)}
    lines = [json.dumps({key: value})[1:-1] for key, value in data.items() if key != "cells"]
    cells = ",\n".join(json.dumps(cell) for cell in data["cells"])
    return "{\n" + ",\n".join([*lines, f'"cells": [\n{cells}\n]']) + "\n}\n"


def read_atlas(file: Path) -> AtlasData | None:
    """The data stored in a file; `None` if there is no such file.

    Raises `ContentError` unless the file is as it was written.
    """
    if not file.is_file():
        return None
    with suppress(OSError, ValueError, RecursionError):
        data = json.loads(file.read_text("utf-8"))
        if isinstance(data, dict) and data.pop("digest", None) == _digest_data(data):
            return data
    remedy = "Take the file from where it was whole, or play its games again: `rulewright atlas`."
    name = file.relative_to(file.parents[1]).as_posix()
    raise ContentError(file.parents[1], [Finding(name, 1, "damaged", "The file is not as it was written.", remedy)])


def _digest_data(data: AtlasData) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def is_atlas_current(atlas: Atlas) -> bool:
    """Whether the data were played by the current rules."""
    return atlas.data is None or atlas.data["rules"] == atlas.digest()
