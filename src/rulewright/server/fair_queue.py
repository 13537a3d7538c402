"""A bounded queue in front of an executor: the waiting client with the least recent usage comes first."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rulewright.errors import RulewrightError
from rulewright.language.phrase import phrase

ValueT = TypeVar("ValueT")
HALF_LIFE_SECONDS = 30.0
"""Half-life of a client's usage in seconds."""
_CLIENTS_KEPT = 10_000


class BusyError(RulewrightError):
    """A full queue, which will have room again after a while."""

    def __init__(self, waiting: int) -> None:
        super().__init__(
            "busy",
            "",
            phrase("the-server-is-working-on-too", count=waiting),
            phrase("try-again-in-a-few-seconds"),
        )


class Usage:
    """The recent seconds of work of each client; safe to share between threads."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}
        """By client: the seconds, and the time of the last charge."""

    def __call__(self, client: str) -> float:
        """The client's seconds, which decay with the half-life `HALF_LIFE_SECONDS`."""
        seconds, counted = self._used.get(client, (0.0, 0.0))
        return seconds * 0.5 ** ((time.monotonic() - counted) / HALF_LIFE_SECONDS) if seconds else 0.0

    def charge(self, client: str, seconds: float) -> None:
        """Charge seconds to a client; of too many clients, those charged longest ago are dropped."""
        used = self(client) + seconds
        self._used.pop(client, None)  # the latest is last
        self._used[client] = used, time.monotonic()
        while len(self._used) > _CLIENTS_KEPT:
            del self._used[next(iter(self._used))]


@dataclass(eq=False)
class _Job:
    client: str
    start: Callable[[], Future[Any]]
    future: Future[Any] = field(default_factory=Future)
    running: Future[Any] | None = None


class FairQueue:
    """Runs at most `places` jobs at a time; at most `room` more wait. Safe to share between threads.

    If it is full, the waiting job whose client has used most gives way; of equals, the latest.
    """

    def __init__(self, places: int, room: int, usage: Usage) -> None:
        self._places, self._room, self._usage = places, room, usage
        self._waiting: list[_Job] = []
        self._running: set[_Job] = set()
        self._lock = threading.RLock()

    def submit(self, client: str, start: Callable[[], Future[ValueT]]) -> Future[ValueT]:
        """Queue a job; return a future for the outcome of the future that `start` returns. Cancelling it cancels both.

        The future of a job that gives way has `BusyError`.
        """
        job = _Job(client, start)
        job.future.add_done_callback(lambda _: self._cancel(job))
        with self._lock:
            self._waiting.append(job)
        self._start_next()
        with self._lock:
            if len(self._waiting) <= self._room:
                return job.future
            last = max(reversed(self._waiting), key=lambda each: self._usage(each.client))  # of equals the latest
            self._waiting.remove(last)
        fail(last.future, BusyError(self._room))
        return job.future

    def close(self) -> None:
        """Cancel all jobs."""
        with self._lock:
            jobs = [*self._waiting, *self._running]
        for job in jobs:
            job.future.cancel()

    def _start_next(self) -> None:
        while True:
            with self._lock:
                if len(self._running) == self._places or not self._waiting:
                    return
                job = min(self._waiting, key=lambda each: self._usage(each.client))
                self._waiting.remove(job)
                self._running.add(job)
            self._start(job)

    def _start(self, job: _Job) -> None:
        begun = time.monotonic()

        def end(running: Future[Any]) -> None:
            with self._lock:
                self._usage.charge(job.client, time.monotonic() - begun)
                self._running.discard(job)
            settle(job.future, running)
            self._start_next()

        try:
            job.running = job.start()
        except Exception as error:
            with self._lock:
                self._running.discard(job)
            fail(job.future, error)
            return
        if job.future.cancelled():  # cancelled while it started
            job.running.cancel()
        job.running.add_done_callback(end)

    def _cancel(self, job: _Job) -> None:
        """Remove a cancelled job from the queue, or stop it."""
        if not job.future.cancelled():
            return
        with self._lock:
            if job in self._waiting:
                self._waiting.remove(job)
        if job.running is not None:
            job.running.cancel()


def settle(future: Future[ValueT], done: Future[ValueT]) -> None:
    """Copy the outcome of a finished future to another one, unless that was cancelled before."""
    try:
        value = done.result()
    except CancelledError:
        future.cancel()
    except Exception as error:
        fail(future, error)
    else:
        with suppress(InvalidStateError):
            future.set_result(value)


def fail(future: Future[Any], error: Exception) -> None:
    """Set the error of a future, unless it was cancelled before."""
    with suppress(InvalidStateError):
        future.set_exception(error)
