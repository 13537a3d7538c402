"""How much a solution may take."""

from __future__ import annotations

import time
from dataclasses import dataclass


class LimitReachedError(Exception):
    """A situation has more than `allowed` of something; `limit` says of what: `states`, `steps` or `seconds`.

    >>> LimitReachedError("steps", 1000).allowed
    1000
    """

    def __init__(self, limit: str, allowed: float) -> None:
        super().__init__(f"more than {allowed:g} {limit}")
        self.limit = limit
        self.allowed = allowed


@dataclass(frozen=True)
class Limits:
    """How much a solution may take; `None` is without limit.

    `states` are the rules that play can reach, `steps` what is come to in them and in the rules that they call: throws,
    decisions, mentions, ends, each as often as the rule is run there. Both are counts, the same on every machine;
    `seconds` are not.

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


STEPS_BETWEEN_LOOKS = 1024
"""How many steps are made before somebody looks at the clock again."""


class Clock:
    """Watches the limits, and counts `steps`.

    Whoever counts thousands of them adds to `steps` itself, and is to `look` once they have come to `next_look`.
    """

    def __init__(self, limits: Limits = NO_LIMITS) -> None:
        self._limits = limits
        self._start = time.monotonic()
        self.steps = 0
        self.next_look = self._when_to_look()

    def step(self, number: int = 1) -> None:
        """Counts steps. Raises `LimitReachedError` where there are more than allowed, or the time is over."""
        self.steps += number
        if self.steps >= self.next_look:
            self.look()

    def look(self) -> None:
        """Raises `LimitReachedError` where there are more steps than allowed, or the time is over."""
        if self._limits.steps is not None and self.steps > self._limits.steps:
            raise LimitReachedError("steps", self._limits.steps)
        self.check()
        self.next_look = self._when_to_look()

    def _when_to_look(self) -> int:
        """At how many steps limits are looked at next."""
        soon = self.steps - self.steps % STEPS_BETWEEN_LOOKS + STEPS_BETWEEN_LOOKS
        return soon if self._limits.steps is None else min(soon, self._limits.steps + 1)

    def check(self, states: int = 0) -> None:
        """Raises `LimitReachedError` where the time is over, or there are more states than allowed."""
        if self._limits.states is not None and states > self._limits.states:
            raise LimitReachedError("states", self._limits.states)
        if self._limits.seconds is not None and time.monotonic() - self._start > self._limits.seconds:
            raise LimitReachedError("seconds", self._limits.seconds)
