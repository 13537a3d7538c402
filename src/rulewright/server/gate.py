"""Where work of many threads passes one at a time, visitors in turn: the app's pages, which hold Python's lock."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty
from typing import Any

from rulewright.server.turns import Turns

PART = 0.125
"""How much of a page a part counts as that only says how far an answer is."""
_SAVED = 4
"""How many pages a visitor may save up."""


class Gate:
    """One place; whoever leaves it lets the next visitor in. A page that waits for its answer goes on in its turn."""

    def __init__(self, beside: list[Turns[Any]] | None = None) -> None:
        self._turns: Turns[threading.Event] = Turns(_SAVED, beside)
        self._lock = threading.Lock()
        self._is_free = True
        self._mine = threading.local()

    @contextmanager
    def turn(self, visitor: str, pages: float = 1) -> Iterator[None]:
        """Waits for the visitor's turn, which lasts to the end of the block; inside one it is part of that."""
        if getattr(self._mine, "visitor", None) is not None:
            yield
            return
        self._enter(visitor, pages)
        try:
            yield
        finally:
            self._leave()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Lets others in while the block waits for something, where it is part of a turn."""
        visitor = getattr(self._mine, "visitor", None)
        if visitor is None:
            yield
            return
        self._leave()
        try:
            yield
        finally:
            self._enter(visitor, 0)

    def _enter(self, visitor: str, pages: float) -> None:
        called = threading.Event()
        self._turns.put(visitor, called, pages)
        self._call()
        called.wait()
        self._mine.visitor = visitor

    def _leave(self) -> None:
        self._mine.visitor = None
        with self._lock:
            self._is_free = True
        self._call()

    def _call(self) -> None:
        """Calls the next, where the place is free."""
        with self._lock:
            if not self._is_free:
                return
            try:
                called = self._turns.get()
            except Empty:
                return
            self._is_free = False
        called.set()
