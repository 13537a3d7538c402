"""A queue in which visitors take turns, so that nobody waits longer because somebody else asks for more."""

from __future__ import annotations

import threading
from collections import deque
from queue import Empty
from typing import Any, Generic, TypeVar

ItemT = TypeVar("ItemT")


class Turns(Generic[ItemT]):
    """What visitors wait for: the next thing of whoever will have been served least with it, of equals who came first.

    So what costs little comes before what costs much. Who has asked for nothing for a while is ahead of those who
    always wait by what it has `saved` up, which is one turn unless told otherwise: as much as all of it together may
    delay others at once (fair queueing, Demers and others 1989). Of the queues `beside` each other in a server visitors
    have one share, not one of each: what those wait for who wait in several of them counts as often. Threads may share
    it.
    """

    def __init__(self, saved: int = 1, beside: list[Turns[Any]] | None = None) -> None:
        self._waiting: dict[str, deque[tuple[ItemT, float]]] = {}  # whoever has waited longest first
        self._served: dict[str, float] = {}
        """What each has been served, or would have been, since somebody waits."""
        self._now = 0.0
        """What everybody who always waits has been served at least."""
        self._saved = saved
        self._has_some = threading.Condition()
        self._queues = [] if beside is None else beside
        self._queues.append(self)

    def put(self, visitor: str, item: ItemT, cost: float = 1) -> None:
        """Lets a visitor wait for one thing more, which counts as so many; as none where it is part of another."""
        with self._has_some:
            if visitor not in self._waiting:
                self._waiting[visitor] = deque()
                newcomer = self._now - self._saved
                self._served[visitor] = max(self._served.get(visitor, newcomer), newcomer)
            self._waiting[visitor].append((item, cost))
            self._has_some.notify()

    def get(self, timeout: float = 0.0) -> ItemT:
        """The next thing in turn; waits for one for up to `timeout` seconds. Raises `Empty`."""
        with self._has_some:
            if not self._has_some.wait_for(lambda: self._waiting, timeout):
                raise Empty
            self._now = max(self._now, min(map(self._served.__getitem__, self._waiting)))
            counts = {each: theirs[0][1] * self._places(each) for each, theirs in self._waiting.items()}
            visitor = min(counts, key=lambda each: self._served[each] + counts[each])
            self._served[visitor] += counts[visitor]
            theirs = self._waiting.pop(visitor)
            item, _ = theirs.popleft()
            if theirs:
                self._waiting[visitor] = theirs  # last of those who have been served as often
            elif not self._waiting:
                self._served.clear()
            elif len(self._served) > 1_000:  # who is behind has no more than a newcomer
                least = self._now - self._saved
                self._served = {
                    who: count for who, count in self._served.items() if count > least or who in self._waiting
                }
            return item

    def remove(self, item: ItemT) -> None:
        """Lets nobody wait for this any more."""
        with self._has_some:
            for visitor, theirs in list(self._waiting.items()):
                if left := deque(each for each in theirs if each[0] is not item):
                    self._waiting[visitor] = left
                else:
                    del self._waiting[visitor]
            if not self._waiting:
                self._served.clear()

    def _places(self, visitor: str) -> int:
        """In how many queues the visitor waits."""
        return sum(visitor in each._waiting for each in self._queues)

    @property
    def is_empty(self) -> bool:
        """Whether nobody waits."""
        return not self._waiting

    def give_up(self, visitor: str) -> ItemT | None:
        """Makes room: takes out the last thing of whoever waits for most, if that is more than `visitor` waits for."""
        with self._has_some:
            greedy = max(self._waiting, key=lambda each: len(self._waiting[each]), default=visitor)
            if len(self._waiting.get(greedy, ())) <= len(self._waiting.get(visitor, ())) + 1:
                return None
            return self._waiting[greedy].pop()[0]
