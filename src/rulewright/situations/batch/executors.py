"""Executors for large work: worker processes of this machine, or a Dask cluster (`dask.distributed`).

Dask sends code and data as pickles and runs whatever it unpickles. So only the command line can name a scheduler.
"""

from __future__ import annotations

import logging
import multiprocessing
import re
import signal
import warnings
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rulewright.child_process import exit_with_parent
from rulewright.errors import BadInputError, RulewrightError
from rulewright.errors.extras import require_extra
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.batch.batches import build_fingerprint, other_version_error

if TYPE_CHECKING:
    from distributed import Client

CONNECT_TIMEOUT = 10.0
"""The seconds that a scheduler may take to answer."""
NO_WORKERS_TIMEOUT = 10.0
"""The seconds that a cluster may take until it has a worker."""
_ADDRESS = re.compile(r"(tcp|tls)://\S+:\d+")


@contextmanager
def process_pool(processes: int) -> Iterator[Executor]:
    """An executor of this number of processes on this machine, which are ended with the block.

    Raises `RulewrightError` (`lost-workers`) if one of them dies.
    """
    others = {*multiprocessing.active_children()}
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=_start_worker) as pool:
        try:
            yield pool
        except BrokenProcessPool:
            raise _lost_workers_error(str(processes)) from None
        except BaseException:  # Ctrl+C among them
            for process in {*multiprocessing.active_children()} - others:
                process.terminate()
            raise


@contextmanager
def dask_cluster(scheduler: str) -> Iterator[Executor]:
    """An executor of the cluster whose scheduler has this address: `tcp://HOST:PORT`, `tls://HOST:PORT`.

    TLS is configured as for all Dask clients, in Dask's own configuration. Dask repeats the batches of lost workers.

    Raises `BadInputError` (`bad-value`) for a malformed address, `MissingExtraError`, and `RulewrightError`:
    `unreachable-scheduler`, `no-certificates`, `no-workers`, `lost-workers` and `other-version`.
    """
    if not _ADDRESS.fullmatch(scheduler):
        raise BadInputError(
            "bad-value", scheduler[:80], phrase("no-such-address", given=scheduler[:60]), phrase("write-an-address")
        )
    require_extra("cluster")
    from distributed import Client, KilledWorker

    for name in ("distributed", "distributed.client", "tornado.application", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    warnings.filterwarnings("ignore", module="distributed")
    try:
        client = Client(scheduler, timeout=CONNECT_TIMEOUT, set_as_default=False)
    except TypeError:  # Dask's configuration has no TLS context
        raise RulewrightError(
            "no-certificates", scheduler, phrase("tls-needs-certificates"), phrase("set-certificates-for-dask")
        ) from None
    except (OSError, RuntimeError):
        raise _unreachable_error(scheduler, phrase("no-scheduler-answers", scheduler=scheduler)) from None
    try:
        _require_same_build(client, scheduler)
        yield client.get_executor(pure=False)
    except KilledWorker as error:
        raise _lost_workers_error(str(error.last_worker.address)) from None
    except CancelledError:
        raise _unreachable_error(scheduler, phrase("scheduler-has-vanished", scheduler=scheduler)) from None
    finally:
        client.close(timeout=1)


def _start_worker() -> None:
    """Let Ctrl+C end this worker process without a traceback, and end it with its parent, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    exit_with_parent()


def _require_same_build(client: Client, scheduler: str) -> None:
    """Raise `RulewrightError` unless there are workers, and they and their scheduler have this build."""
    from distributed import TimeoutError as DaskTimeoutError

    try:
        client.wait_for_workers(1, timeout=NO_WORKERS_TIMEOUT)
    except DaskTimeoutError:
        raise RulewrightError(
            "no-workers",
            scheduler,
            phrase("cluster-has-no-workers", scheduler=scheduler),
            phrase("start-workers", scheduler=scheduler),
        ) from None
    try:
        builds = {scheduler: client.run_on_scheduler(build_fingerprint)}
    except (ImportError, AttributeError):  # no Rulewright, or another version
        raise other_version_error(scheduler) from None
    builds |= client.run(build_fingerprint, on_error="return")
    for place, build in builds.items():
        if build != build_fingerprint():
            raise other_version_error(place)


def _lost_workers_error(workers: str) -> RulewrightError:
    return RulewrightError("lost-workers", workers, phrase("workers-were-lost"), phrase("use-fewer-workers"))


def _unreachable_error(scheduler: str, message: Phrase) -> RulewrightError:
    return RulewrightError("unreachable-scheduler", scheduler, message, phrase("see-that-the-scheduler-runs"))
