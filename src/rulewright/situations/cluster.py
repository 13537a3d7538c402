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

from rulewright import __version__
from rulewright.corpus.content import fingerprint, rules_folder
from rulewright.errors import BadInputError, RulewrightError
from rulewright.errors.extras import require_extra
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.batches import MOST_LOST_WORKERS, Done, KeyT, Work, do_batch, lost_workers

if TYPE_CHECKING:
    from distributed import Client, Future, Security

CONNECTING = 10.0
"""The seconds that a scheduler may take to answer."""
WITHOUT_WORKERS = 10.0
"""The seconds that a cluster may be without a worker."""
FOR_EACH_THREAD = 2
"""The number of batches submitted for each thread of the cluster, small so that a lost worker costs little."""
_ADDRESS = re.compile(r"(tcp|tls)://\S+:\d+")
_PACKAGE = Path(__file__).parents[1]
_ONE_AT_A_TIME = threading.Lock()
Edition = tuple[str, str]
"""The version of Rulewright, and a digest of its code, its messages and the rules that it reads."""


@dataclass(frozen=True)
class Cluster:
    """The workers of the cluster whose scheduler has this address: `tcp://HOST:PORT`, `tls://HOST:PORT`.

    TLS is configured as for all Dask clients, in Dask's own configuration.
    """

    scheduler: str

    def __call__(self, work: Work[KeyT], batches: Sequence[tuple[KeyT, ...]]) -> Iterator[Done[KeyT]]:
        """Yield the batches with their records as they finish.

        Raises `BadInputError` (`bad-value`) for a malformed address, `MissingExtraError`, and `RulewrightError`:
        `unreachable-scheduler`, `no-certificates`, `no-workers`, `lost-workers` and `other-version`.
        """
        if not _ADDRESS.fullmatch(self.scheduler):
            raise BadInputError(
                "bad-value", self.scheduler[:80], phrase("no-such-address", given=self.scheduler[:60]), _WRITE_ADDRESS
            )
        require_extra("cluster")
        with _connected(self.scheduler) as client:
            yield from _Errand(client, self.scheduler, pickle.dumps(work), iter(batches)).done()


_WRITE_ADDRESS = phrase("write-an-address")


@cache
def edition() -> Edition:
    """The edition on which results depend besides requests; it must be equal on all workers of a table."""
    return __version__, fingerprint(_PACKAGE, "*.py", "*.ftl") + fingerprint(rules_folder(), "*.toml")


def on_worker(wanted: Edition, work: bytes, batch: tuple[Any, ...]) -> tuple[str, Any]:
    """Run a batch on a worker: return `done` and records, `failed` and the error, or `other` and the worker's address.

    `other` means that the worker has another edition. Batches run one at a time, because the rest of Rulewright is not
    thread-safe.
    """
    if edition() != wanted:
        from distributed import get_worker

        return "other", get_worker().address
    with _ONE_AT_A_TIME:
        try:
            return "done", do_batch(pickle.loads(work), batch)
        except Exception as error:
            return "failed", error


@dataclass
class _Errand(Generic[KeyT]):
    """The batches in progress on the workers of a cluster."""

    client: Client
    scheduler: str
    work: bytes
    left: Iterator[tuple[KeyT, ...]]
    """The batches that are not submitted yet."""
    out: dict[str, tuple[Future, tuple[KeyT, ...]]] = field(default_factory=dict)
    """The submitted futures by key, with their batches; Dask forgets a future without references."""
    finished: SimpleQueue[Future] = field(default_factory=SimpleQueue)
    known: set[str] = field(default_factory=set)
    """The workers that have been checked."""
    lost: int = 0
    """The number of batches in a row that ended with `KilledWorker`."""

    def done(self) -> Iterator[Done[KeyT]]:
        """Yield the batches with their records as they finish."""
        from distributed import KilledWorker

        while True:
            room = max(1, FOR_EACH_THREAD * self._threads()) - len(self.out)
            for batch in islice(self.left, max(0, room)):  # negative if workers have left
                self._hand_out(batch)
            if not self.out:
                return
            future = self._next()
            try:
                what, found = future.result(timeout=CONNECTING)
            except TimeoutError:  # the worker with the records was lost: Dask does the batch again
                future.add_done_callback(self.finished.put)
                continue
            except KilledWorker as error:  # several workers died with this batch: Dask gives up
                self.lost += 1
                if self.lost > MOST_LOST_WORKERS:
                    raise lost_workers(str(error.last_worker.address)) from None
                self._hand_out(self.out.pop(future.key)[1])
                continue
            except (CancelledError, OSError):
                raise _unreachable(self.scheduler, phrase("scheduler-has-vanished", scheduler=self.scheduler)) from None
            except Exception:  # it cannot be unpickled there
                raise _other_version(self.scheduler) from None
            if what == "other":
                raise _other_version(found)
            if what == "failed":
                raise found
            self.lost = 0
            yield Done(self.out.pop(future.key)[1], found)

    def _hand_out(self, batch: tuple[KeyT, ...]) -> None:
        future = self.client.submit(on_worker, edition(), self.work, batch, pure=False)
        self.out[future.key] = future, batch
        future.add_done_callback(self.finished.put)

    def _next(self) -> Future:
        """The next finished future, successful or not. Raises `RulewrightError` if there is no worker for too long."""
        alone_since = None
        while True:
            with suppress(Empty):
                return self.finished.get(timeout=1)
            if self._threads():
                alone_since = None
            elif time.monotonic() - (alone_since := alone_since or time.monotonic()) > WITHOUT_WORKERS:
                raise RulewrightError(
                    "no-workers",
                    self.scheduler,
                    phrase("cluster-has-no-workers", scheduler=self.scheduler),
                    phrase("start-workers", scheduler=self.scheduler),
                )

    def _threads(self) -> int:
        """The number of threads of the current workers.

        New workers are first checked for the function that runs batches: Dask ends a worker that cannot unpickle it.
        """
        try:
            threads = self.client.nthreads()
            new = [worker for worker in threads if worker not in self.known]
            answers = self.client.run(resolve_name, _ON_WORKER, workers=new, on_error="return") if new else {}
        except (CancelledError, OSError):
            raise _unreachable(self.scheduler, phrase("scheduler-has-vanished", scheduler=self.scheduler)) from None
        for worker, answer in answers.items():
            if isinstance(answer, ImportError | AttributeError):
                raise _other_version(worker)
        self.known.update(threads)
        return sum(threads.values())


_ON_WORKER = f"{on_worker.__module__}:{on_worker.__name__}"


@contextmanager
def _connected(scheduler: str) -> Iterator[Client]:
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
        client = Client(scheduler, timeout=CONNECTING, set_as_default=False)
    except (OSError, RuntimeError):
        raise _unreachable(scheduler, phrase("no-scheduler-answers", scheduler=scheduler)) from None
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


def _unreachable(scheduler: str, message: Phrase) -> RulewrightError:
    return RulewrightError("unreachable-scheduler", scheduler, message, phrase("see-that-the-scheduler-runs"))


def _other_version(where: str) -> RulewrightError:
    return RulewrightError(
        "other-version",
        where,
        phrase("worker-of-another-version", worker=where),
        phrase("install-this-version-there", version=__version__),
    )
