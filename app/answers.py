"""What visitors wait for: worked out once in another process, kept for all, given up when nobody waits any more."""

from __future__ import annotations

import json
import pickle
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Mapping
from concurrent.futures import CancelledError
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rulewright.errors import RulewrightError
from rulewright.server.benches import Solving
from rulewright.server.library import Library
from rulewright.situations import Effort, Report

KEPT_BYTES = 16_000_000
"""How much is kept. It is kept as it is written between processes, which is small and nothing for the collector."""
LOST_SECONDS = 5.0
"""After how long a page that does not ask any more has been closed."""


@dataclass(frozen=True)
class Work:
    """Something to work out of a request: `function(catalogue, request, effort, *rest)`, a function of a module."""

    function: Callable[..., Any]
    request: Mapping[str, Any]
    effort: Effort
    rest: tuple[Hashable, ...] = ()

    @cached_property
    def key(self) -> Hashable:
        """What the same work has in common."""
        return (self.function.__name__, json.dumps(self.request, sort_keys=True), self.effort, self.rest)


@dataclass
class _UnderWay:
    """Work that goes on, and when each of those who wait for it last asked."""

    solving: Solving[Any]
    readers: dict[str, float] = field(default_factory=dict)


class Answers:
    """The outcomes of work, for all visitors of a process."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[Hashable, _UnderWay] = {}
        self._lock = threading.Lock()

    def outcome(self, work: Work, reader: str, seconds: float) -> Any:  # noqa: ANN401
        """What comes of the work, an error among it; `None` where it is not there after `seconds`, and goes on.

        What is wrong with a request, and what has no chances, is told at once.
        """
        with self._lock:
            kept = self._kept.get(work.key)
            if kept is not None:
                self._kept.move_to_end(work.key)
        if kept is not None:
            return pickle.loads(kept)
        try:
            question = self._library.catalogue.ask(work.request)
            if isinstance(question, Report):
                return question
            value = self._joined(work, reader).result(seconds)
        except (TimeoutError, CancelledError):
            return None
        except RulewrightError as error:
            with self._lock:
                self._under_way.pop(work.key, None)
            return error
        self._keep(work.key, value)
        return value

    def leave(self, reader: str, wanted: Collection[Hashable] = ()) -> None:
        """Ends a visitor's waiting for everything but what is `wanted`."""
        with self._lock:
            for key, each in self._under_way.items():
                if key not in wanted:
                    each.readers.pop(reader, None)
            self._stop_unwanted()

    def _joined(self, work: Work, reader: str) -> Solving[Any]:
        """The work under way, begun where nobody waits for it yet. Raises `BusyError`."""
        with self._lock:
            now = time.monotonic()
            for each in self._under_way.values():
                each.readers = {who: at for who, at in each.readers.items() if now - at < LOST_SECONDS}
            self._stop_unwanted(work.key)
            found = self._under_way.get(work.key)
            if found is None:
                solving = self._library.workers.start(
                    work.function, work.request, work.effort, *work.rest, visitor=reader
                )
                found = self._under_way[work.key] = _UnderWay(solving)
            found.readers[reader] = now
            return found.solving

    def _stop_unwanted(self, wanted: Hashable = None) -> None:
        """Stops what nobody waits for."""
        for key in [key for key, each in self._under_way.items() if not each.readers and key != wanted]:
            self._under_way.pop(key).solving.stop()

    def _keep(self, key: Hashable, value: Any) -> None:  # noqa: ANN401
        """Keeps an outcome; the oldest go."""
        written = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
        with self._lock:
            self._under_way.pop(key, None)
            self._size += len(written) - len(self._kept.pop(key, b""))
            self._kept[key] = written
            while self._size > KEPT_BYTES and len(self._kept) > 1:
                self._size -= len(self._kept.popitem(last=False)[1])
