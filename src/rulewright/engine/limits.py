"""Limits on the work of a solution."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


class LimitReachedError(Exception):
    """A solution beyond its limits: `limit` is `states`, `steps` or `seconds`, and `allowed` the number allowed.

    >>> LimitReachedError("steps", 1000).allowed
    1000
    """

    def __init__(self, limit: str, allowed: float) -> None:
        super().__init__(f"more than {allowed:g} {limit}")
        self.limit = limit
        self.allowed = allowed


@dataclass(frozen=True)
class Limits:
    """Limits on the work of a solution; `None` is without limit.

    `states` counts the rules that play can reach. `steps` counts the throws, decisions, citations and ends in them and
    in their callees, as often as the rule is run there. Both are the same on every machine; `seconds` are not.

    >>> from rulewright.engine import roll, solve
    >>> def die():
    ...     return (yield from roll("you", entry="game/die"))
    >>> solve(die, limits=Limits(steps=3))
    Traceback (most recent call last):
    rulewright.engine.limits.LimitReachedError: more than 3 steps
    """

    states: int | None = None
    seconds: float | None = None
    steps: int | None = None


NO_LIMITS = Limits()


STEPS_BETWEEN_CHECKS = 1024
"""The number of steps after which the clock is looked at again."""


class Clock:
    """Counter of `steps` that enforces the limits.

    A caller that counts thousands of steps adds to `steps` itself, and calls `check_steps` when they reach
    `next_check`.
    """

    def __init__(self, limits: Limits = NO_LIMITS) -> None:
        self._limits = limits
        self._start = time.monotonic()
        self.steps = 0
        self.next_check = self._next_check_step()

    def step(self, number: int = 1) -> None:
        """Count steps. Raises `LimitReachedError` if there are more than allowed, or the time is over."""
        self.steps += number
        if self.steps >= self.next_check:
            self.check_steps()

    def check_steps(self) -> None:
        """Raise `LimitReachedError` if there are more steps than allowed, or the time is over."""
        if self._limits.steps is not None and self.steps > self._limits.steps:
            raise LimitReachedError("steps", self._limits.steps)
        self.check()
        self.next_check = self._next_check_step()

    def _next_check_step(self) -> int:
        """The number of steps at which limits are checked next."""
        soon = self.steps - self.steps % STEPS_BETWEEN_CHECKS + STEPS_BETWEEN_CHECKS
        return soon if self._limits.steps is None else min(soon, self._limits.steps + 1)

    def check(self, states: int = 0) -> None:
        """Raise `LimitReachedError` if the time is over, or there are more states than allowed."""
        if self._limits.states is not None and states > self._limits.states:
            raise LimitReachedError("states", self._limits.states)
        if self._limits.seconds is not None and time.monotonic() - self._start > self._limits.seconds:
            raise LimitReachedError("seconds", self._limits.seconds)


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause garbage collection inside the `with` block.

    A solution consists of hundreds of thousands of tuples, and none of them is garbage before the end. The collector
    would scan them again and again, which takes as long as building them.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
