"""A bounded queue in front of an executor: of the clients that wait, the one served least of late comes first."""

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
"""After how long half of what a client has used is forgotten."""
_CLIENTS_KEPT = 10_000


class BusyError(RulewrightError):
    """There is no room in a queue; in a while there is again."""

    def __init__(self, waiting: int) -> None:
        super().__init__(
            "busy",
            "",
            phrase("the-server-is-working-on-too", count=waiting),
            phrase("try-again-in-a-few-seconds"),
        )


class Usage:
    """The seconds of work that each client has used of late; safe to share by threads."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}
        """By client: the seconds, and when they were counted."""

    def __call__(self, client: str) -> float:
        """The client's seconds, of which half are forgotten every `HALF_LIFE_SECONDS`."""
        seconds, counted = self._used.get(client, (0.0, 0.0))
        return seconds * 0.5 ** ((time.monotonic() - counted) / HALF_LIFE_SECONDS) if seconds else 0.0

    def charge(self, client: str, seconds: float) -> None:
        """Adds seconds to what the client has used; of too many clients, those counted longest ago are forgotten."""
        used = self(client) + seconds
        self._used.pop(client, None)  # the latest stand last
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
    """Starts at most `places` jobs at a time; at most `room` more wait. Threads may share it.

    Where there is no room, the waiting job whose client has used most gives way; of equals, the latest.
    """

    def __init__(self, places: int, room: int, usage: Usage) -> None:
        self._places, self._room, self._usage = places, room, usage
        self._waiting: list[_Job] = []
        self._running: set[_Job] = set()
        self._lock = threading.RLock()

    def submit(self, client: str, start: Callable[[], Future[ValueT]]) -> Future[ValueT]:
        """The outcome of what `start` begins when it is the client's turn; to cancel it cancels that, too.

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
        """Cancels all jobs."""
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
            job.running = Future()
            job.running.set_exception(error)
        if job.future.cancelled():  # meanwhile
            job.running.cancel()
        job.running.add_done_callback(end)

    def _cancel(self, job: _Job) -> None:
        """Withdraws a job that nobody wants any more, or stops it."""
        if not job.future.cancelled():
            return
        with self._lock:
            if job in self._waiting:
                self._waiting.remove(job)
        if job.running is not None:
            job.running.cancel()


def settle(future: Future[ValueT], done: Future[ValueT]) -> None:
    """Gives a future the outcome of another one that is done; nothing where it was cancelled before."""
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
    """Gives a future an error; nothing where it was cancelled before."""
    with suppress(InvalidStateError):
        future.set_exception(error)
