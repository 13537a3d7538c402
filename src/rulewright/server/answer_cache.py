"""Outcomes of work: equal work that is asked for at once is done once, and its outcome kept for whoever comes later."""

from __future__ import annotations

import pickle
import threading
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import Future
from functools import partial
from typing import Any

from rulewright.server.fair_queue import settle
from rulewright.server.worker_pool import Work, WorkerPool

CACHED_BYTES = 48_000_000
"""How much is kept, as it is written between processes: that is small, and nothing for the garbage collector."""


class AnswerCache:
    """The outcomes of work, for all clients of a process; safe to share by threads."""

    def __init__(self, pool: WorkerPool, capacity: int = CACHED_BYTES) -> None:
        self._pool = pool
        self._capacity = capacity
        self._cached: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[Hashable, tuple[Future[Any], set[Future[Any]]]] = {}
        """By the work's key: its own future, and those of all who wait for it."""
        self._lock = threading.RLock()  # what is cancelled while it is held ends at once

    def get(self, work: Work) -> Any:  # noqa: ANN401
        """The outcome of work where it is cached, which becomes the latest; `None` where it is not."""
        with self._lock:
            written = self._cached.get(work.key)
            if written is None:
                return None
            self._cached.move_to_end(work.key)
        return pickle.loads(written)

    def submit(self, work: Work, client: str = "") -> Future[Any]:
        """A future of one's own with the outcome of work, which goes on until all who wait for it have cancelled.

        The future has what the work raises, or `BusyError`, which is not kept.
        """
        waiter: Future[Any] = Future()
        with self._lock:
            if (outcome := self.get(work)) is not None:
                waiter.set_result(outcome)
                return waiter
            begun = self._under_way.get(work.key)
            running, waiters = begun or (self._pool.submit(work, client), set())
            waiters.add(waiter)
            if begun is None:
                self._under_way[work.key] = running, waiters
                running.add_done_callback(partial(self._end, work, waiters))
        waiter.add_done_callback(partial(self._leave, work, running, waiters))
        return waiter

    def _leave(self, work: Work, running: Future[Any], waiters: set[Future[Any]], waiter: Future[Any]) -> None:
        """Stops work that the last one who waited for it has given up."""
        with self._lock:
            waiters.discard(waiter)
            if waiters or not waiter.cancelled():
                return
            if self._under_way.get(work.key, (None,))[0] is running:
                del self._under_way[work.key]
        running.cancel()

    def _end(self, work: Work, waiters: set[Future[Any]], running: Future[Any]) -> None:
        """Keeps an outcome, the latest of them all, and gives it to those who wait."""
        is_outcome = not running.cancelled() and running.exception() is None
        written = pickle.dumps(running.result(), pickle.HIGHEST_PROTOCOL) if is_outcome else b""
        with self._lock:
            if self._under_way.get(work.key, (None,))[0] is running:
                del self._under_way[work.key]
            if 0 < len(written) <= self._capacity:
                self._size += len(written) - len(self._cached.pop(work.key, b""))
                self._cached[work.key] = written
                while self._size > self._capacity:
                    self._size -= len(self._cached.popitem(last=False)[1])
            served = list(waiters)
        for waiter in served:
            settle(waiter, running)
