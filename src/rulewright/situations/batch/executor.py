"""Run large work in batches, on parallel worker processes, and store the records as they arrive.

The record of a piece depends on its key alone and not on how the work is split. So any number of processes gives the
same records. An interrupted run resumes from the file that stores its records.
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
from typing import Any, Generic, Protocol, TypeVar

from rulewright.errors import BadInputError, RulewrightError
from rulewright.language.phrase import phrase
from rulewright.version import __version__

BATCH_SIZE = 4
"""The number of pieces in a batch."""
MAX_LOST_WORKERS = 3
"""The number of workers that may die in a row without any finished batch."""
Record = Mapping[str, Any]
"""The result of a piece, as plain JSON."""
KeyT = TypeVar("KeyT", bound=tuple[str | int, ...])
"""The type of the key that identifies a piece."""
Task = Callable[[KeyT], Record]
"""A function that does one piece; it must be picklable, because another process may call it."""


class BatchExecutor(Protocol):
    """The interface of everything that executes batches."""

    def __call__(self, task: Task[KeyT], batches: Sequence[tuple[KeyT, ...]]) -> Iterator[CompletedBatch[KeyT]]:
        """Yield the batches with their records as they finish. Raises `RulewrightError` if no worker is left."""
        ...


@dataclass(frozen=True)
class CompletedBatch(Generic[KeyT]):
    """A batch with the record of each of its pieces."""

    batch: tuple[KeyT, ...]
    records: Sequence[Record]


@dataclass(frozen=True)
class LocalExecutor:
    """A pool of processes on this machine; a single one is this process itself."""

    processes: int = 1

    def __call__(self, task: Task[KeyT], batches: Sequence[tuple[KeyT, ...]]) -> Iterator[CompletedBatch[KeyT]]:
        """Yield the batches with their records as they finish. Raises `RulewrightError` (`lost-workers`)."""
        if self.processes <= 1:
            for batch in batches:
                yield CompletedBatch(batch, run_batch(task, batch))
            return
        waiting, lost = dict.fromkeys(batches), 0
        while waiting:
            try:
                for done in _run_in_processes(task, [*waiting], self.processes):
                    del waiting[done.batch]
                    lost = 0
                    yield done
            except BrokenProcessPool:  # a worker died: its batch is done again
                lost += 1
                if lost > MAX_LOST_WORKERS:
                    raise lost_workers_error(str(self.processes)) from None


IN_PROCESS = LocalExecutor()
"""This process alone."""


@dataclass(frozen=True)
class Progress:
    """The number of finished pieces, the number of all pieces, and the estimated seconds that are left."""

    done: int
    total: int
    seconds_left: float


def run_batches(
    task: Task[KeyT],
    request: Mapping[str, Any],
    keys: Sequence[KeyT],
    *,
    executor: BatchExecutor = IN_PROCESS,
    checkpoint: Path | None = None,
    report_progress: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> dict[KeyT, Record]:
    """The records of these pieces, in the order of `keys`; records stored in the file `checkpoint` are reused.

    `request` is plain JSON: everything besides the keys on which the records depend.

    Raises `BadInputError` if the file `checkpoint` belongs to another request.
    """
    with closing(_RecordStore[KeyT](checkpoint, request)) as kept:
        wanted = set(keys)
        records = {key: record for key, record in kept.records() if key in wanted}
        missing = [key for key in keys if key not in records]
        batches = [tuple(missing[start : start + BATCH_SIZE]) for start in range(0, len(missing), BATCH_SIZE)]
        clock = _ProgressTimer(len(keys), len(records))
        for done in executor(task, batches):
            kept.add(done)
            records.update(zip(done.batch, done.records, strict=True))
            report_progress(clock.advance(len(done.batch)))
    return {key: records[key] for key in keys}


def run_batch(task: Task[KeyT], batch: tuple[KeyT, ...]) -> list[Record]:
    """The records of a batch."""
    return [task(key) for key in batch]


def lost_workers_error(input_: str) -> RulewrightError:
    """The error for workers that die one after the other."""
    return RulewrightError("lost-workers", input_, phrase("workers-were-lost"), phrase("use-fewer-workers"))


@dataclass
class _ProgressTimer:
    total: int
    loaded: int
    done: int = 0
    started: float = field(default_factory=time.monotonic)

    def advance(self, number: int) -> Progress:
        self.done += number
        pace = (time.monotonic() - self.started) / self.done
        return Progress(self.loaded + self.done, self.total, pace * (self.total - self.loaded - self.done))


def _run_in_processes(
    task: Task[KeyT], batches: Sequence[tuple[KeyT, ...]], processes: int
) -> Iterator[CompletedBatch[KeyT]]:
    left = iter(batches)
    with ProcessPoolExecutor(processes, initializer=_exit_with_parent, initargs=(os.getpid(),)) as pool:
        running: dict[Future[list[Record]], tuple[KeyT, ...]] = {}
        while True:
            for batch in left:
                running[pool.submit(run_batch, task, batch)] = batch
                if len(running) >= 2 * processes:
                    break
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield CompletedBatch(running.pop(future), future.result())


def _exit_with_parent(parent: int) -> None:
    """End this worker soon after its parent process, however that ended."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class _RecordStore(Generic[KeyT]):
    """The database file that stores records as they arrive; without a file they are in memory only."""

    def __init__(self, file: Path | None, request: Mapping[str, Any]) -> None:
        what = json.dumps({**request, "version": __version__}, sort_keys=True)
        try:
            self._database = sqlite3.connect(":memory:" if file is None else file)
            with self._database:
                self._database.execute("CREATE TABLE IF NOT EXISTS request (request TEXT NOT NULL)")
                self._database.execute(
                    "CREATE TABLE IF NOT EXISTS record (key TEXT PRIMARY KEY, record TEXT NOT NULL) WITHOUT ROWID"
                )
                known = self._database.execute("SELECT request FROM request").fetchone()
                if known is None:
                    self._database.execute("INSERT INTO request VALUES (?)", (what,))
        except sqlite3.DatabaseError:  # no such folder, another kind of file
            raise BadInputError(
                "bad-file", str(file), phrase("no-file-for-records"), phrase("name-another-file")
            ) from None
        if known is not None and known[0] != what:
            self._database.close()
            raise BadInputError(
                "other-request", str(file), phrase("file-of-other-records"), phrase("name-another-file")
            )

    def records(self) -> Iterator[tuple[KeyT, Record]]:
        for key, record in self._database.execute("SELECT key, record FROM record"):
            yield tuple(json.loads(key)), json.loads(record)  # type: ignore[misc]  # a key is written as a list

    def add(self, done: CompletedBatch[KeyT]) -> None:
        """Store a batch, completely or not at all."""
        rows = [(json.dumps(key), json.dumps(record)) for key, record in zip(done.batch, done.records, strict=True)]
        with self._database:
            self._database.executemany("INSERT OR REPLACE INTO record VALUES (?, ?)", rows)

    def close(self) -> None:
        self._database.close()
