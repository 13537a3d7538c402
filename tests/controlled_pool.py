"""A pool whose work ends when a test says so."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from rulewright.server.fair_queue import BusyError, Usage
from rulewright.server.worker_pool import Work
from rulewright.situations.catalogue import Catalogue


class ControlledPool:
    """In the place of `WorkerPool`: takes no more than `room` works at a time, or refuses each with the `error` set."""

    def __init__(self, room: int = 99) -> None:
        self.usage = Usage()
        self.begun: list[tuple[Work, Future[Any]]] = []
        self.clients: list[str] = []
        self.error: Exception | None = None
        self._room = room

    def submit(self, work: Work, client: str = "") -> Future[Any]:
        is_full = sum(not future.done() for _, future in self.begun) >= self._room
        if error := self.error or (BusyError(0) if is_full else None):
            refused: Future[Any] = Future()
            refused.set_exception(error)
            return refused
        self.begun.append((work, Future()))
        self.clients.append(client)
        return self.begun[-1][1]

    def work(self, catalogue: Catalogue) -> None:
        """Does all that was begun."""
        for work, future in self.begun:
            if not future.done():
                future.set_result(work.function(catalogue, work.request, work.effort, *work.rest))

    @property
    def stopped(self) -> list[bool]:
        return [future.cancelled() for _, future in self.begun]
