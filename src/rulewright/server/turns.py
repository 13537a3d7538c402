"""A queue in which visitors take turns, so that nobody waits longer because somebody else asks for more."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from queue import Empty
from typing import Generic, TypeVar

ItemT = TypeVar("ItemT")


class Turns(Generic[ItemT]):
    """What visitors wait for: first the first thing of each, in the order in which they came, then the second, …

    Threads may share it.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[ItemT]] = OrderedDict()
        self._has_some = threading.Condition()

    def put(self, visitor: str, item: ItemT) -> None:
        """Lets a visitor wait for one thing more."""
        with self._has_some:
            self._waiting.setdefault(visitor, deque()).append(item)
            self._has_some.notify()

    def get(self, timeout: float = 0.0) -> ItemT:
        """The next thing in turn; waits for one for up to `timeout` seconds. Raises `Empty`."""
        with self._has_some:
            if not self._has_some.wait_for(lambda: self._waiting, timeout):
                raise Empty
            visitor, theirs = self._waiting.popitem(last=False)
            item = theirs.popleft()
            if theirs:
                self._waiting[visitor] = theirs  # last in turn
            return item

    def give_up(self, visitor: str) -> ItemT | None:
        """Makes room: takes out the last thing of whoever waits for most, if that is more than `visitor` waits for."""
        with self._has_some:
            greedy = max(self._waiting, key=lambda each: len(self._waiting[each]), default=visitor)
            if len(self._waiting.get(greedy, ())) <= len(self._waiting.get(visitor, ())) + 1:
                return None
            return self._waiting[greedy].pop()
