"""Run large work in batches on an executor, and store the records as they arrive.

The record of a piece depends on its key alone and not on how the work is split. So every executor gives the same
records. An interrupted run resumes from the file that stores its records.
"""

from __future__ import annotations

import json
import platform
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeVar

from rulewright.corpus.content import fingerprint, rules_folder
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language.phrase import phrase
from rulewright.version import __version__

BATCH_SIZE = 4
"""The number of pieces in a batch."""
Record = Mapping[str, Any]
"""The result of a piece, as plain JSON."""
KeyT = TypeVar("KeyT", bound=tuple[str | int, ...])
"""The type of the key that identifies a piece."""
Task = Callable[[KeyT], Record]
"""A function that does one piece; it must be picklable, because another process may call it."""
Batch = tuple[KeyT, ...]
_PACKAGE = Path(__file__).parents[2]
_TASK_LOCK = threading.Lock()
_ANOTHER_FILE = phrase("name-another-file")


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
    executor: Executor | None = None,
    checkpoint: Path | None = None,
    report_progress: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> dict[KeyT, Record]:
    """The records of these pieces, in the order of `keys`; records stored in the file `checkpoint` are reused.

    `request` is plain JSON: everything besides the keys on which the records depend. Any `executor` of
    `concurrent.futures` gives the same records; without one, this process does the work. After an error the executor
    still holds the other batches: whoever opened it ends or cancels them.

    Raises `BadInputError` if the file `checkpoint` belongs to another request.
    """
    with closing(_RecordStore[KeyT](checkpoint, request)) as store:
        wanted = set(keys)
        records = {key: record for key, record in store.records() if key in wanted}
        missing = [key for key in keys if key not in records]
        batches = [tuple(missing[start : start + BATCH_SIZE]) for start in range(0, len(missing), BATCH_SIZE)]
        timer = _ProgressTimer(len(keys), len(records))
        for batch, done in _complete_batches(task, batches, executor):
            store.add(batch, done)
            records.update(zip(batch, done, strict=True))
            report_progress(timer.advance(len(batch)))
    return {key: records[key] for key in keys}


def _complete_batches(
    task: Task[KeyT], batches: Sequence[Batch[KeyT]], executor: Executor | None
) -> Iterator[tuple[Batch[KeyT], list[Record]]]:
    """Yield the batches with their records as they finish."""
    if executor is None:
        for batch in batches:
            yield batch, [task(key) for key in batch]
        return
    build = build_fingerprint()
    futures: dict[Future[list[Record]], Batch[KeyT]] = {
        executor.submit(run_batch, task, batch, build): batch for batch in batches
    }
    for future in as_completed(futures):
        yield futures[future], future.result()


def run_batch(task: Task[KeyT], batch: Batch[KeyT], build: str) -> list[Record]:
    """The records of a batch on a worker, which runs one batch at a time: the package is not thread-safe.

    Raises `RulewrightError` (`other-version`) unless the worker has the build that is asked for.
    """
    if build_fingerprint() != build:
        raise other_version_error(platform.node())
    with _TASK_LOCK:
        return [task(key) for key in batch]


@cache
def build_fingerprint() -> str:
    """A digest of everything on which records depend besides requests: the code, the messages and the rules."""
    return fingerprint(_PACKAGE, "*.py", "*.ftl") + fingerprint(rules_folder(), "*.toml")


def other_version_error(worker: str) -> RulewrightError:
    """The error for a worker that has other code, messages or rules."""
    return RulewrightError(
        "other-version",
        worker,
        phrase("worker-of-another-version", worker=worker),
        phrase("install-this-version-there", version=__version__),
    )


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


class _RecordStore(Generic[KeyT]):
    """The database file that stores records as they arrive; without a file they are in memory only.

    Each record has a digest. A damaged one counts as missing, so its piece is done again.
    """

    def __init__(self, file: Path | None, request: Mapping[str, Any]) -> None:
        self._file = str(file)
        what = json.dumps({**request, "version": __version__}, sort_keys=True)
        with self._explained_errors("no-file-for-records"):
            self._database = sqlite3.connect(":memory:" if file is None else file)
            self._database.text_factory = partial(str, encoding="utf-8", errors="replace")
            with self._database:
                self._database.execute("CREATE TABLE IF NOT EXISTS request (request TEXT NOT NULL)")
                self._database.execute(
                    "CREATE TABLE IF NOT EXISTS record"
                    " (key TEXT PRIMARY KEY, record TEXT NOT NULL, digest TEXT NOT NULL) WITHOUT ROWID"
                )
                known = self._database.execute("SELECT request FROM request").fetchone()
                if known is None:
                    self._database.execute("INSERT INTO request VALUES (?)", (what,))
        if known is not None and known[0] != what:
            self._database.close()
            raise BadInputError("other-request", self._file, phrase("file-of-other-records"), _ANOTHER_FILE)

    def records(self) -> Iterator[tuple[KeyT, Record]]:
        with self._explained_errors("no-file-for-records"):
            rows = self._database.execute("SELECT key, record, digest FROM record").fetchall()
        for key, record, digest in rows:
            if digest == _digest_record(key, record):
                yield tuple(json.loads(key)), json.loads(record)  # type: ignore[misc]  # a key is written as a list

    def add(self, batch: Batch[KeyT], records: Sequence[Record]) -> None:
        """Store a batch, completely or not at all."""
        written = [(json.dumps(key), json.dumps(record)) for key, record in zip(batch, records, strict=True)]
        rows = [(key, record, _digest_record(key, record)) for key, record in written]
        with self._explained_errors("records-cannot-be-stored"), self._database:
            self._database.executemany("INSERT OR REPLACE INTO record VALUES (?, ?, ?)", rows)

    def close(self) -> None:
        self._database.close()

    @contextmanager
    def _explained_errors(self, cause: str) -> Iterator[None]:
        """Convert errors of the database: no such folder, another kind of file, a full disk."""
        try:
            yield
        except sqlite3.DatabaseError:
            raise BadInputError("bad-file", self._file, phrase(cause), _ANOTHER_FILE) from None


def _digest_record(key: object, record: object) -> str:
    return sha256(f"{key}\0{record}".encode()).hexdigest()
