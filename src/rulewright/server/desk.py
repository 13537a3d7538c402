"""Short work in this process, such as searching: one thing at a time, visitors in turn, apart from the pages."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty
from typing import Any, TypeVar

from rulewright.server.benches import BusyError
from rulewright.server.turns import Turns

ValueT = TypeVar("ValueT")
ROOM = 200
"""How many may wait."""
_SAVED = 24
"""How many turns visitors may save up. A calculator asks three times; a word of a search, which is one, takes 2 ms."""
_IDLE_SECONDS = 60.0
"""How long the thread waits for work before it ends."""


class Desk:
    """A thread that works for visitors. More would not be quicker, because searching holds Python's lock."""

    def __init__(self, room: int = ROOM, beside: list[Turns[Any]] | None = None) -> None:
        self._room = room
        self._turns: Turns[tuple[Callable[[], Any], Future[Any]]] = Turns(_SAVED, beside)
        self._lock = threading.Lock()
        self._waiting = 0
        self._is_open = False

    async def ask(self, visitor: str, work: Callable[[], ValueT], cost: int = 1) -> ValueT:
        """What `work` returns, when it is the visitor's turn. Raises what it raises, and `BusyError`.

        Where nobody else fits in, whoever waits for most gives way.
        """
        future: Future[ValueT] = Future()
        with self._lock:
            if self._waiting == self._room:
                given_up = self._turns.give_up(visitor)
                if given_up is None:
                    raise BusyError(self._waiting)
                if given_up[1].set_running_or_notify_cancel():
                    given_up[1].set_exception(BusyError(self._waiting))
                self._waiting -= 1
            self._turns.put(visitor, (work, future), cost)
            self._waiting += 1
            if not self._is_open:
                self._is_open = True
                threading.Thread(target=self._serve, name="desk", daemon=True).start()
        return await asyncio.wrap_future(future)

    def _serve(self) -> None:
        while True:
            try:
                work, future = self._turns.get(_IDLE_SECONDS)
            except Empty:
                with self._lock:
                    if self._waiting == 0:
                        self._is_open = False
                        return
                continue
            with self._lock:
                self._waiting -= 1
            if future.set_running_or_notify_cancel():  # its visitor may have hung up
                try:
                    future.set_result(work())
                except Exception as error:
                    future.set_exception(error)
