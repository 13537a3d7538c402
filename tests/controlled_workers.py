"""Workers whose work ends when a test says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.server.benches import BusyError, Solving
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.solving import Effort


class Slow:
    """In the place of `Workers`: takes no more than `room` works at a time, or refuses each with the `error` set."""

    def __init__(self, room: int = 99) -> None:
        self.queues: list[Any] = []
        self.begun: list[Solving[Any]] = []
        self.visitors: list[str] = []
        self.error: Exception | None = None
        self._room = room

    def start(
        self,
        work: Any,
        request: Mapping[str, Any],
        effort: Effort,
        *rest: Any,
        visitor: str = "",
        is_long: bool = False,
    ) -> Any:
        if self.error is not None:
            raise self.error
        if sum(not each.is_done for each in self.begun) >= self._room:
            raise BusyError(0)
        self.begun.append(Solving(work, request, effort, rest))
        self.visitors.append(visitor)
        return self.begun[-1]

    def work(self, catalogue: Catalogue) -> None:
        """Does all that was begun."""
        for each in self.begun:
            if not each.is_done:
                each._succeed(each._work(catalogue, each._request, each._effort, *each._rest))

    @property
    def stopped(self) -> list[bool]:
        return [each._is_stopped for each in self.begun]
