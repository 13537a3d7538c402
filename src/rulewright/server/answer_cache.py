"""Cache of outcomes: equal work submitted at the same time runs once, and later clients get its outcome."""

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
"""Size limit of the cache in bytes; outcomes are pickled, which is small and no work for the garbage collector."""


class AnswerCache:
    """The outcomes of work, for all clients of a process; safe to share between threads."""

    def __init__(self, pool: WorkerPool, capacity: int = CACHED_BYTES) -> None:
        self._pool = pool
        self._capacity = capacity
        self._cached: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[Hashable, tuple[Future[Any], set[Future[Any]]]] = {}
        """By the work's key: the running future, and the futures of all waiting clients."""
        self._lock = threading.RLock()  # reentrant, since cancelling a future calls back at once

    def get(self, work: Work) -> Any:  # noqa: ANN401
        """The cached outcome of work, which becomes the latest; `None` if it is not cached."""
        with self._lock:
            written = self._cached.get(work.key)
            if written is None:
                return None
            self._cached.move_to_end(work.key)
        return pickle.loads(written)

    def submit(self, work: Work, client: str = "") -> Future[Any]:
        """Submit work; return a future of its own for each client. The work runs until all of them are cancelled.

        The future has the work's errors, or `BusyError`, which are not cached.
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
        """Stop work after its last waiting client has cancelled."""
        with self._lock:
            waiters.discard(waiter)
            if waiters or not waiter.cancelled():
                return
            if self._under_way.get(work.key, (None,))[0] is running:
                del self._under_way[work.key]
        running.cancel()

    def _end(self, work: Work, waiters: set[Future[Any]], running: Future[Any]) -> None:
        """Cache an outcome as the latest, and pass it to all waiting clients."""
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
