"""How much a solution may take."""

from __future__ import annotations

import time
from dataclasses import dataclass


class LimitReachedError(Exception):
    """A situation has more states than `allowed`, or takes longer; `limit` says which: `states` or `seconds`."""

    def __init__(self, limit: str, allowed: float) -> None:
        super().__init__(f"more than {allowed:g} {limit}")
        self.limit = limit
        self.allowed = allowed


@dataclass(frozen=True)
class Limits:
    """How much a solution may take; `None` is without limit."""

    states: int | None = None
    seconds: float | None = None


NO_LIMITS = Limits()


class Clock:
    """Watches the limits."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._start = time.monotonic()

    def check(self, states: int = 0) -> None:
        """Raises `LimitReachedError` where the time is over, or there are more states than allowed."""
        if self._limits.states is not None and states > self._limits.states:
            raise LimitReachedError("states", self._limits.states)
        if self._limits.seconds is not None and time.monotonic() - self._start > self._limits.seconds:
            raise LimitReachedError("seconds", self._limits.seconds)
