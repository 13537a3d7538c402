"""What visitors wait for: worked out once for all who ask the same, kept for others, stopped when nobody waits."""

from __future__ import annotations

import hashlib
import json
import math
import pickle
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from rulewright.server.benches import Solving, Workers
from rulewright.situations.solving import Effort

KEPT_BYTES = 48_000_000
"""How much is kept. It is kept as it is written between processes, which is small and nothing for the collector."""


@dataclass(frozen=True)
class Work:
    """Something to work out of a request: `function(catalogue, request, effort, *rest)`, a function of a module."""

    function: Callable[..., Any]
    request: Mapping[str, Any]
    effort: Effort
    rest: tuple[Hashable, ...] = ()
    is_long: bool = False
    """Whether it always takes longer than the short bench has for it."""

    @cached_property
    def key(self) -> Hashable:
        """What the same work has in common."""
        request = hashlib.sha256(json.dumps(self.request).encode()).digest()
        return (self.function.__name__, request, self.effort, self.rest)


class Answers:
    """The outcomes of work, for all visitors of a process; safe to share by threads."""

    def __init__(self, workers: Workers, capacity: int = KEPT_BYTES) -> None:
        self._workers = workers
        self._capacity = capacity
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[Hashable, Solving[Any]] = {}
        self._readers: dict[tuple[Hashable, Hashable], tuple[Solving[Any], float]] = {}
        """Who waits for what, and until when they are not taken for lost."""
        self._lock = threading.RLock()  # what is stopped while it is held ends at once

    def kept(self, work: Work) -> Any:  # noqa: ANN401
        """The outcome of the work where it is kept, which becomes the latest; `None` where it is not."""
        with self._lock:
            written = self._kept.get(work.key)
            if written is None:
                return None
            self._kept.move_to_end(work.key)
        return pickle.loads(written)

    def join(self, work: Work, reader: Hashable, visitor: str, patience: float = math.inf) -> Solving[Any]:
        """The work as it goes on for all who wait for it, begun where nobody does; `reader` waits until `leave`.

        A reader who does not ask again within `patience` seconds is lost, and waits no more. Who has joined gets the
        outcome, an error too; who comes after an error has the work begun anew. Raises `BusyError`.
        """
        now, key = time.monotonic(), work.key
        with self._lock:
            solving, _ = self._readers.get((reader, key), (self._under_way.get(key), now))
            if solving is not None:
                self._readers[reader, key] = solving, now + patience
            self._readers = {who: each for who, each in self._readers.items() if now < each[1]}
            self._stop_unwanted()  # which makes room
            if solving is None:
                solving = self._workers.start(
                    work.function, work.request, work.effort, *work.rest, visitor=visitor, is_long=work.is_long
                )
                self._under_way[key] = solving
                self._readers[reader, key] = solving, now + patience
                solving.when_done(partial(self._end, key, solving))
        return solving

    @contextmanager
    def waiting(self, work: Work, visitor: str) -> Iterator[Solving[Any]]:
        """The work for a reader of its own, who waits until the block ends. Raises `BusyError`."""
        reader = object()
        solving = self.join(work, reader, visitor)
        try:
            yield solving
        finally:
            self.leave(reader)

    def outcome(self, work: Work, reader: Hashable, visitor: str, seconds: float, patience: float) -> Any:  # noqa: ANN401
        """The outcome of work that `reader` asks for again and again; `None` where it is not there after `seconds`.

        Raises what the work raises, once for each reader, and `BusyError`.
        """
        solving = self.join(work, reader, visitor, patience)
        if not solving.wait(seconds):
            return None
        with self._lock:
            self._readers.pop((reader, work.key), None)
        try:
            return solving.result()
        except CancelledError:  # nobody waited any more
            return None

    def leave(self, reader: Hashable, wanted: Collection[Hashable] = ()) -> None:
        """Ends a reader's waiting for everything but the work whose keys are `wanted`."""
        with self._lock:
            for key in [key for key in self._readers if key[0] == reader and key[1] not in wanted]:
                del self._readers[key]
            self._stop_unwanted()

    def _stop_unwanted(self) -> None:
        """Stops what nobody waits for."""
        wanted = {id(solving) for solving, _ in self._readers.values()}
        for key in [key for key, solving in self._under_way.items() if id(solving) not in wanted]:
            self._under_way.pop(key).stop()

    def _end(self, key: Hashable, solving: Solving[Any]) -> None:
        """Keeps the outcome of work that has ended well; the oldest go."""
        try:
            written = pickle.dumps(solving.result(), pickle.HIGHEST_PROTOCOL)
        except Exception:  # told to those who have joined
            written = b""
        with self._lock:
            if self._under_way.get(key) is solving:
                del self._under_way[key]
            if not 0 < len(written) <= self._capacity:
                return
            self._size += len(written) - len(self._kept.pop(key, b""))
            self._kept[key] = written
            while self._size > self._capacity:
                self._size -= len(self._kept.popitem(last=False)[1])
