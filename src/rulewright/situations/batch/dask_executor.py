"""Large work on the workers of a Dask cluster (`dask.distributed`).

Dask sends code and data as pickles and runs whatever it unpickles. So only the command line can name a scheduler.
"""

from __future__ import annotations

import logging
import pickle
import re
import threading
import time
import warnings
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from pkgutil import resolve_name
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Generic

from rulewright.corpus.content import fingerprint, rules_folder
from rulewright.errors import BadInputError, RulewrightError
from rulewright.errors.extras import require_extra
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.batch.executor import (
    MAX_LOST_WORKERS,
    CompletedBatch,
    KeyT,
    Task,
    lost_workers_error,
    run_batch,
)
from rulewright.version import __version__

if TYPE_CHECKING:
    from distributed import Client, Future, Security

CONNECT_TIMEOUT = 10.0
"""The seconds that a scheduler may take to answer."""
NO_WORKERS_TIMEOUT = 10.0
"""The seconds that a cluster may be without a worker."""
BATCHES_PER_THREAD = 2
"""The number of batches submitted for each thread of the cluster, small so that a lost worker costs little."""
_ADDRESS = re.compile(r"(tcp|tls)://\S+:\d+")
_PACKAGE = Path(__file__).parents[2]
_TASK_LOCK = threading.Lock()
BuildFingerprint = tuple[str, str]
"""The version of Rulewright, and a digest of its code, its messages and the rules that it reads."""


@dataclass(frozen=True)
class DaskExecutor:
    """The workers of the cluster whose scheduler has this address: `tcp://HOST:PORT`, `tls://HOST:PORT`.

    TLS is configured as for all Dask clients, in Dask's own configuration.
    """

    scheduler: str

    def __call__(self, task: Task[KeyT], batches: Sequence[tuple[KeyT, ...]]) -> Iterator[CompletedBatch[KeyT]]:
        """Yield the batches with their records as they finish.

        Raises `BadInputError` (`bad-value`) for a malformed address, `MissingExtraError`, and `RulewrightError`:
        `unreachable-scheduler`, `no-certificates`, `no-workers`, `lost-workers` and `other-version`.
        """
        if not _ADDRESS.fullmatch(self.scheduler):
            raise BadInputError(
                "bad-value", self.scheduler[:80], phrase("no-such-address", given=self.scheduler[:60]), _ADDRESS_REMEDY
            )
        require_extra("cluster")
        with _connect(self.scheduler) as client:
            yield from _ClusterRun(client, self.scheduler, pickle.dumps(task), iter(batches)).results()


_ADDRESS_REMEDY = phrase("write-an-address")


@cache
def build_fingerprint() -> BuildFingerprint:
    """The edition on which results depend besides requests; it must be equal on all workers of a table."""
    return __version__, fingerprint(_PACKAGE, "*.py", "*.ftl") + fingerprint(rules_folder(), "*.toml")


def run_on_worker(expected: BuildFingerprint, pickled_task: bytes, batch: tuple[Any, ...]) -> tuple[str, Any]:
    """Run a batch on a worker: return `done` and records, `failed` and the error, or `other` and the worker's address.

    `other` means that the worker has another edition. Batches run one at a time, because the rest of Rulewright is not
    thread-safe.
    """
    if build_fingerprint() != expected:
        from distributed import get_worker

        return "other", get_worker().address
    with _TASK_LOCK:
        try:
            return "done", run_batch(pickle.loads(pickled_task), batch)
        except Exception as error:
            return "failed", error


@dataclass
class _ClusterRun(Generic[KeyT]):
    """The batches in progress on the workers of a cluster."""

    client: Client
    scheduler: str
    pickled_task: bytes
    pending: Iterator[tuple[KeyT, ...]]
    """The batches that are not submitted yet."""
    running: dict[str, tuple[Future, tuple[KeyT, ...]]] = field(default_factory=dict)
    """The submitted futures by key, with their batches; Dask forgets a future without references."""
    finished: SimpleQueue[Future] = field(default_factory=SimpleQueue)
    known_workers: set[str] = field(default_factory=set)
    """The workers that have been checked."""
    lost_workers: int = 0
    """The number of batches in a row that ended with `KilledWorker`."""

    def results(self) -> Iterator[CompletedBatch[KeyT]]:
        """Yield the batches with their records as they finish."""
        from distributed import KilledWorker

        while True:
            room = max(1, BATCHES_PER_THREAD * self._count_threads()) - len(self.running)
            for batch in islice(self.pending, max(0, room)):  # negative if workers have left
                self._submit(batch)
            if not self.running:
                return
            future = self._next_finished()
            try:
                what, found = future.result(timeout=CONNECT_TIMEOUT)
            except TimeoutError:  # the worker with the records was lost: Dask does the batch again
                future.add_done_callback(self.finished.put)
                continue
            except KilledWorker as error:  # several workers died with this batch: Dask gives up
                self.lost_workers += 1
                if self.lost_workers > MAX_LOST_WORKERS:
                    raise lost_workers_error(str(error.last_worker.address)) from None
                self._submit(self.running.pop(future.key)[1])
                continue
            except (CancelledError, OSError):
                raise _unreachable_error(
                    self.scheduler, phrase("scheduler-has-vanished", scheduler=self.scheduler)
                ) from None
            except Exception:  # it cannot be unpickled there
                raise _version_error(self.scheduler) from None
            if what == "other":
                raise _version_error(found)
            if what == "failed":
                raise found
            self.lost_workers = 0
            yield CompletedBatch(self.running.pop(future.key)[1], found)

    def _submit(self, batch: tuple[KeyT, ...]) -> None:
        future = self.client.submit(run_on_worker, build_fingerprint(), self.pickled_task, batch, pure=False)
        self.running[future.key] = future, batch
        future.add_done_callback(self.finished.put)

    def _next_finished(self) -> Future:
        """The next finished future, successful or not. Raises `RulewrightError` if there is no worker for too long."""
        alone_since = None
        while True:
            with suppress(Empty):
                return self.finished.get(timeout=1)
            if self._count_threads():
                alone_since = None
            elif time.monotonic() - (alone_since := alone_since or time.monotonic()) > NO_WORKERS_TIMEOUT:
                raise RulewrightError(
                    "no-workers",
                    self.scheduler,
                    phrase("cluster-has-no-workers", scheduler=self.scheduler),
                    phrase("start-workers", scheduler=self.scheduler),
                )

    def _count_threads(self) -> int:
        """The number of threads of the current workers.

        New workers are first checked for the function that runs batches: Dask ends a worker that cannot unpickle it.
        """
        try:
            threads = self.client.nthreads()
            new = [worker for worker in threads if worker not in self.known_workers]
            answers = self.client.run(resolve_name, _WORKER_FUNCTION, workers=new, on_error="return") if new else {}
        except (CancelledError, OSError):
            raise _unreachable_error(
                self.scheduler, phrase("scheduler-has-vanished", scheduler=self.scheduler)
            ) from None
        for worker, answer in answers.items():
            if isinstance(answer, ImportError | AttributeError):
                raise _version_error(worker)
        self.known_workers.update(threads)
        return sum(threads.values())


_WORKER_FUNCTION = f"{run_on_worker.__module__}:{run_on_worker.__name__}"


@contextmanager
def _connect(scheduler: str) -> Iterator[Client]:
    """A client of the cluster; its logs and warnings are silenced."""
    from distributed import Client, Security

    for name in ("distributed", "distributed.client", "tornado.application", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    warnings.filterwarnings("ignore", module="distributed")
    if scheduler.startswith("tls") and not _has_certificates(Security()):
        raise RulewrightError(
            "no-certificates", scheduler, phrase("tls-needs-certificates"), phrase("set-certificates-for-dask")
        )
    try:
        client = Client(scheduler, timeout=CONNECT_TIMEOUT, set_as_default=False)
    except (OSError, RuntimeError):
        raise _unreachable_error(scheduler, phrase("no-scheduler-answers", scheduler=scheduler)) from None
    try:
        yield client
    finally:
        with suppress(Exception):
            client.close(timeout=1)


def _has_certificates(security: Security) -> bool:
    """Whether Dask's configuration names readable certificates."""
    with suppress(OSError):
        return security.get_connection_args("client").get("ssl_context") is not None
    return False


def _unreachable_error(scheduler: str, message: Phrase) -> RulewrightError:
    return RulewrightError("unreachable-scheduler", scheduler, message, phrase("see-that-the-scheduler-runs"))


def _version_error(worker: str) -> RulewrightError:
    return RulewrightError(
        "other-version",
        worker,
        phrase("worker-of-another-version", worker=worker),
        phrase("install-this-version-there", version=__version__),
    )
