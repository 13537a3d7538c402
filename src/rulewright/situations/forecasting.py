"""Plays many whole games: in batches, in processes beside each other, kept as they come in.

Every game has a number and a seed made of it, so that what is played does not depend on how the work is split: one
process and several give the same records. A run that was ended goes on from the file in which it kept its records.
"""

from __future__ import annotations

import json
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from rulewright import __version__
from rulewright.corpus.factsheet import Part
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language.phrase import phrase
from rulewright.situations.charted import Chapter
from rulewright.situations.problem import Line

BATCH = 4
"""How many games a process plays before it hands over their records."""
MOST_LOST_WORKERS = 3
Record = Mapping[str, Any]
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


@dataclass(frozen=True)
class Progress:
    """How many games are done, how many there are, and the seconds that the rest takes if it goes on like this."""

    done: int
    games: int
    seconds_left: float


@dataclass
class _Clock:
    games: int
    done: int = 0
    played: int = 0
    began: float = field(default_factory=time.monotonic)

    def after(self, number: int) -> Progress:
        self.done += number
        self.played += number
        pace = (time.monotonic() - self.began) / self.played
        return Progress(self.done, self.games, pace * (self.games - self.done))


def forecast(
    forecaster: Forecaster,
    request: Mapping[str, Any],
    *,
    processes: int = 1,
    keep: Path | None = None,
    tell: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> Mapping[str, Any]:
    """The result of all games of a request. Raises `BadInputError` where the file `keep` is of another request."""
    keys = all_games(forecaster, request)
    return forecaster.result(request, play_all(forecaster, request, keys, processes=processes, keep=keep, tell=tell))


def all_games(forecaster: Forecaster, request: Mapping[str, Any]) -> list[Key]:
    """The games that a request asks for."""
    return [(variant, number) for variant in forecaster.variants(request) for number in range(request["games"])]


def play_all(
    forecaster: Forecaster,
    request: Mapping[str, Any],
    keys: Sequence[Key],
    *,
    processes: int = 1,
    keep: Path | None = None,
    tell: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> dict[Key, Record]:
    """The records of certain games, in the order in which they are named; those that `keep` has are not played again.

    Raises `BadInputError` where that file is of another request.
    """
    with closing(_Kept(keep, request)) as kept:
        wanted = set(keys)
        records = {key: record for key, record in kept.records() if key in wanted}
        missing = [key for key in keys if key not in records]
        batches = [missing[start : start + BATCH] for start in range(0, len(missing), BATCH)]
        clock = _Clock(len(keys), len(records))
        for batch, found in _played(forecaster, request, batches, processes):
            kept.add(batch, found)
            records.update(zip(batch, found, strict=True))
            tell(clock.after(len(batch)))
    return {key: records[key] for key in keys}


def _play_batch(forecaster: Forecaster, request: Mapping[str, Any], batch: Sequence[Key]) -> list[Record]:
    return [forecaster.play(request, variant, seed_of(request, number)) for variant, number in batch]


def _played(
    forecaster: Forecaster, request: Mapping[str, Any], batches: Sequence[Sequence[Key]], processes: int
) -> Iterator[tuple[Sequence[Key], list[Record]]]:
    """The batches with their records, as they come in."""
    if processes <= 1:
        for batch in batches:
            yield batch, _play_batch(forecaster, request, batch)
        return
    waiting, lost = list(batches), 0
    while waiting:
        done: list[Sequence[Key]] = []
        try:
            for batch, found in _by_workers(forecaster, request, waiting, processes):
                done.append(batch)
                yield batch, found
        except BrokenProcessPool:  # a worker was lost: what it was at is played again
            lost += 1
            if lost > MOST_LOST_WORKERS:
                raise RulewrightError(
                    "lost-workers", str(processes), phrase("forecast-workers-lost"), phrase("forecast-fewer-processes")
                ) from None
        waiting = [batch for batch in waiting if batch not in done]


def _by_workers(
    forecaster: Forecaster, request: Mapping[str, Any], batches: Sequence[Sequence[Key]], processes: int
) -> Iterator[tuple[Sequence[Key], list[Record]]]:
    left = iter(batches)
    with ProcessPoolExecutor(processes, initializer=_end_with, initargs=(os.getpid(),)) as pool:
        running: dict[Future[list[Record]], Sequence[Key]] = {}
        while True:
            for batch in left:
                running[pool.submit(_play_batch, forecaster, request, batch)] = batch
                if len(running) >= 2 * processes:
                    break
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()


def _end_with(parent: int) -> None:
    """Ends this worker soon after the process that it works for, however that ended."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class _Kept:
    """The file in which records are kept as they come in; without a file nothing is."""

    def __init__(self, file: Path | None, request: Mapping[str, Any]) -> None:
        what = json.dumps({**request, "games": None, "version": __version__}, sort_keys=True)
        try:
            self._database = sqlite3.connect(":memory:" if file is None else file)
            with self._database:
                self._database.execute("CREATE TABLE IF NOT EXISTS forecast (request TEXT NOT NULL)")
                self._database.execute(
                    "CREATE TABLE IF NOT EXISTS game"
                    " (variant TEXT, number INTEGER, record TEXT NOT NULL, PRIMARY KEY (variant, number))"
                )
                known = self._database.execute("SELECT request FROM forecast").fetchone()
                if known is None:
                    self._database.execute("INSERT INTO forecast VALUES (?)", (what,))
        except sqlite3.DatabaseError:  # no such folder, another kind of file
            raise BadInputError(
                "bad-file", str(file), phrase("forecast-no-kept-file"), phrase("forecast-name-another-file")
            ) from None
        if known is not None and known[0] != what:
            self._database.close()
            raise BadInputError(
                "other-forecast", str(file), phrase("forecast-other-request"), phrase("forecast-name-another-file")
            )

    def records(self) -> Iterator[tuple[Key, Record]]:
        for variant, number, record in self._database.execute("SELECT variant, number, record FROM game"):
            yield (variant, number), json.loads(record)

    def add(self, batch: Sequence[Key], found: Sequence[Record]) -> None:
        """Keeps a batch, or where that is interrupted nothing of it."""
        rows = [(*key, json.dumps(record, sort_keys=True)) for key, record in zip(batch, found, strict=True)]
        with self._database:
            self._database.executemany("INSERT OR REPLACE INTO game VALUES (?, ?, ?)", rows)

    def close(self) -> None:
        self._database.close()
