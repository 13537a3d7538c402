"""Improvements of a hero that an answer is compared with."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.language.phrase import Phrase


@dataclass(frozen=True)
class Improvement:
    """A possible improvement of a hero: a number of the request that grows by 1, or a field set to `value`.

    `last` is the name of the last one that the hero has, if players ask for its value.
    """

    name: Phrase
    path: tuple[str, ...]
    value: str | None = None
    default: int = 0
    last: Phrase | None = None

    def applied(self, request: Mapping[str, Any]) -> dict[str, Any] | None:
        """The improved request, or `None` if the hero has the improvement already."""
        changed = copy.deepcopy(dict(request))
        place = changed
        for part in self.path[:-1]:
            place = place.setdefault(part, {})
        field = self.path[-1]
        before = place.get(field, self.default)
        after = self.value if self.value is not None else before + 1
        if after == before or (self.value is not None and field in place and place[field] not in (None, "none")):
            return None
        place[field] = after
        return changed

    def without_the_last(self, request: Mapping[str, Any]) -> dict[str, Any] | None:
        """The request with one fewer, or `None` if the hero has none or `last` is missing."""
        changed = copy.deepcopy(dict(request))
        place: Any = changed
        for part in self.path[:-1]:
            place = place.get(part) or {}
        before = place.get(self.path[-1], self.default)
        if self.last is None or not isinstance(before, int) or before <= 0:
            return None
        place[self.path[-1]] = before - 1
        return changed
