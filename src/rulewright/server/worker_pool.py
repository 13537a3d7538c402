"""A worker pool for situations: a solution holds Python's lock and would block all other clients.

Work first has a worker for `FIRST_SECONDS`. Longer work then queues for one of the few places of long work, and goes
there at once the next time. So long answers never occupy all workers, and a short one waits for no long one.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import multiprocessing
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from pebble import ProcessExpired, ProcessPool

from rulewright.corpus.content import set_rules_folder
from rulewright.errors import LimitError, RulewrightError
from rulewright.language.phrase import phrase
from rulewright.server import worker
from rulewright.server.fair_queue import FairQueue, Usage, fail, settle
from rulewright.server.settings import Settings
from rulewright.situations.solving import Effort

FIRST_SECONDS = 0.4
"""Time limit of work's first try; nineteen of twenty typical answers take a tenth of it."""
GRACE_SECONDS = 1.0
"""Seconds beyond its limit after which a worker is killed; the engine keeps to the limit by itself."""
SHORT_WORKERS = 2
SHORT_WAITING = 200
START_SECONDS = 60.0
TASKS_EACH = 200
"""Number of tasks after which a worker is replaced, which frees its memory."""
_LONG_REMEMBERED = 1_000


@dataclass(frozen=True)
class Work:
    """A computation for a request: `function(catalogue, request, effort, *rest)`, a function of a module."""

    function: Callable[..., Any]
    request: Mapping[str, Any]
    effort: Effort
    rest: tuple[Hashable, ...] = ()
    is_long: bool = False
    """Whether it always takes longer than `FIRST_SECONDS`."""

    @cached_property
    def kind(self) -> Hashable:
        """The key of work that takes about as long: neither the language nor the progress of play counts."""
        return (self.function.__name__, hashlib.sha256(json.dumps(self.request).encode()).digest())

    @cached_property
    def key(self) -> Hashable:
        """The key of equal work."""
        return (self.kind, self.effort, self.rest)


class WorkerPool:
    """Processes that work over one folder of rules. They start on first use, or by `warm`."""

    def __init__(self, rules: Path, settings: Settings | None = None) -> None:
        self.rules = rules
        self.settings = settings or Settings()
        self.usage = Usage()
        """The usage of clients, in this pool and in the server's other computations."""
        self._short = FairQueue(SHORT_WORKERS, SHORT_WAITING, self.usage)
        self._long = FairQueue(self.settings.workers, self.settings.waiting, self.usage)
        self._known_long: OrderedDict[Hashable, None] = OrderedDict()
        self._pool: ProcessPool | None = None
        self._starter = ThreadPoolExecutor(1, "pool")
        """The thread that alone uses the pool, so that nobody else waits while processes start."""
        self._lock = threading.Lock()
        atexit.register(self.close)

    def submit(self, work: Work, client: str = "") -> Future[Any]:
        """Submit work, with its limits lowered to the server's; cancelling the future ends its process, or its waiting.

        The future has the work's errors, `LimitError` for work killed at its limit, `BusyError`, and `RulewrightError`
        (`worker-ended`).
        """
        if work.is_long or work.kind in self._known_long:
            return self._long.submit(client, partial(self._start, work, self._seconds(work)))
        future: Future[Any] = Future()
        allowed = self._seconds(work)
        first = self._short.submit(client, partial(self._start, work, min(FIRST_SECONDS, allowed), is_first=True))

        def go_on(first: Future[Any]) -> None:
            error = None if first.cancelled() else first.exception()
            if not (isinstance(error, LimitError) and error.code == "time-limit") or allowed <= FIRST_SECONDS:
                settle(future, first)
                return
            self._remember(work)
            second = self._long.submit(client, partial(self._start, work, allowed))
            _cancel_with(future, second)
            second.add_done_callback(partial(settle, future))

        _cancel_with(future, first)
        first.add_done_callback(go_on)
        return future

    def warm(self) -> None:
        """Start the processes, so that the first answer need not wait for them."""
        with suppress(RuntimeError, CancelledError):  # it may have been closed meanwhile
            self._starter.submit(self._processes).result()

    def close(self) -> None:
        """End the processes and cancel all work."""
        self._starter.shutdown(cancel_futures=True)
        _end(self._pool)
        self._long.close()  # first, or unfinished short work would continue there
        self._short.close()

    def _seconds(self, work: Work) -> float:
        """The time limit of work in seconds."""
        asked = work.effort.limits.seconds
        return self.settings.seconds if asked is None else min(asked, self.settings.seconds)

    def _start(self, work: Work, seconds: float, is_first: bool = False) -> Future[Any]:
        """Start work, without waiting, in a process that is killed after its time limit.

        A first try ends soon by itself, so disconnects do not kill it. Otherwise clients that disconnect repeatedly
        would keep all workers from their work.
        """
        states = min(filter(None, (work.effort.limits.states, self.settings.states)))
        effort = replace(work.effort, limits=replace(work.effort.limits, states=states, seconds=seconds))
        future: Future[Any] = Future()

        def end(running: Future[Any]) -> None:
            error = None if running.cancelled() else running.exception()
            match error:
                case None | RulewrightError():
                    settle(future, running)
                case TimeoutError():
                    fail(future, _time_limit(seconds))
                case ProcessExpired() | RuntimeError():
                    fail(future, _ended(work))
                case _:
                    fail(future, error if isinstance(error, Exception) else _ended(work))

        def begin() -> None:
            arguments = (work.function, work.request, effort, work.rest)
            try:
                running = self._processes().schedule(worker.run, arguments, timeout=seconds + GRACE_SECONDS)
            except Exception as error:
                fail(future, error)
                return
            if not is_first:
                _cancel_with(future, running)
            running.add_done_callback(end)

        if is_first:
            future.set_running_or_notify_cancel()
        self._starter.submit(begin)
        return future

    def _processes(self) -> ProcessPool:
        """The pool, or a new one if it broke: pebble stops its pool when an idle worker dies."""
        if self._pool is None or not self._pool.active:
            _end(self._pool)
            set_rules_folder(self.rules)
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["rulewright.server.worker_preload"])
            count = self.settings.workers + SHORT_WORKERS
            self._pool = ProcessPool(count, TASKS_EACH, worker.initialize, (self.rules,), context)
            # Workers that have started can be stopped without an error message.
            wait([self._pool.schedule(time.sleep, (0.1,)) for _ in range(count)], START_SECONDS)
        return self._pool

    def _remember(self, work: Work) -> None:
        with self._lock:
            self._known_long[work.kind] = None
            if len(self._known_long) > _LONG_REMEMBERED:
                self._known_long.popitem(last=False)


def _end(pool: ProcessPool | None) -> None:
    if pool is not None:
        pool.stop()  # type: ignore[no-untyped-call]  # pebble is only partly typed
        pool.join()


def _cancel_with(future: Future[Any], other: Future[Any]) -> None:
    """Cancel the other future when the first one is cancelled."""
    future.add_done_callback(lambda _: other.cancel() if future.cancelled() else None)


def _ended(work: Work) -> RulewrightError:
    return RulewrightError(
        "worker-ended",
        str(work.request.get("situation"))[:80],
        phrase("the-process-that-worked-on-this"),
        phrase("try-again-where-it-happens-again"),
    )


def _time_limit(seconds: float) -> LimitError:
    return LimitError(
        "time-limit",
        f"more than {seconds:g} seconds",
        phrase("this-situation-takes-longer-than-number", number=f"{seconds:g}"),
        phrase("make-the-numbers-smaller-or-ask"),
    )
