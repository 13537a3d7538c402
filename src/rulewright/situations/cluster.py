"""Large work on the workers of a Dask cluster (`dask.distributed`).

Dask sends code and data as pickles and runs what it unpickles. So a scheduler is named on the command line alone.
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
"""How many seconds a scheduler may take to answer."""
WITHOUT_WORKERS = 10.0
"""For how many seconds a cluster may be without a worker."""
FOR_EACH_THREAD = 2
"""How many batches are handed out for each thread of the cluster: what is lost with a worker is not much."""
_ADDRESS = re.compile(r"(tcp|tls)://\S+:\d+")
_PACKAGE = Path(__file__).parents[1]
_ONE_AT_A_TIME = threading.Lock()
Edition = tuple[str, str]
"""The version of Rulewright, and a digest of its code, its sentences and the rules that it reads."""


@dataclass(frozen=True)
class Cluster:
    """The workers of the cluster whose scheduler has this address: `tcp://HOST:PORT`, `tls://HOST:PORT`.

    TLS is set up as for all clients of Dask, in its own configuration.
    """

    scheduler: str

    def __call__(self, work: Work[KeyT], batches: Sequence[tuple[KeyT, ...]]) -> Iterator[Done[KeyT]]:
        """The batches with their records, as they come in.

        Raises `BadInputError` (`bad-value`) for what is no address, `MissingExtraError`, and `RulewrightError`:
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
    """What results follow from beside requests: the same here and there, or a table is made of two kinds of cells."""
    return __version__, fingerprint(_PACKAGE, "*.py", "*.ftl") + fingerprint(rules_folder(), "*.toml")


def on_worker(wanted: Edition, work: bytes, batch: tuple[Any, ...]) -> tuple[str, Any]:
    """Does a batch on a worker: its records, or the error that was raised, or where there is another edition.

    One at a time, since nothing else in Rulewright expects to be run by several threads of a process.
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
    """Batches on their way to the workers of a cluster and back."""

    client: Client
    scheduler: str
    work: bytes
    left: Iterator[tuple[KeyT, ...]]
    out: dict[str, tuple[Future, tuple[KeyT, ...]]] = field(default_factory=dict)
    """The futures by their keys, with their batches; Dask forgets a future that nobody holds."""
    finished: SimpleQueue[Future] = field(default_factory=SimpleQueue)
    known: set[str] = field(default_factory=set)
    """The workers that have been seen."""
    lost: int = 0

    def done(self) -> Iterator[Done[KeyT]]:
        """The batches with their records, as they come in."""
        from distributed import KilledWorker

        while True:
            room = max(1, FOR_EACH_THREAD * self._threads()) - len(self.out)
            for batch in islice(self.left, max(0, room)):  # there may be fewer workers than there were
                self._hand_out(batch)
            if not self.out:
                return
            future = self._next()
            try:
                what, found = future.result(timeout=CONNECTING)
            except TimeoutError:  # the worker that had the records was lost: Dask has another one do it again
                future.add_done_callback(self.finished.put)
                continue
            except KilledWorker as error:  # so were several with this batch, after which Dask gives up
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
        """The next future that is finished, whatever came of it."""
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
        """How many threads the workers have that are there now.

        Those that are new are asked whether they have what does batches: Dask ends a worker that cannot unpickle it.
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
    """A client of the cluster, which says nothing by itself."""
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
    """Whether Dask's configuration names certificates that can be read."""
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
