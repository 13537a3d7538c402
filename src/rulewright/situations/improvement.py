"""What a hero could have more of."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.language.phrase import Phrase


@dataclass(frozen=True)
class Improvement:
    """Something more that a hero could have: a number of the request that grows by 1, or a field set to `value`."""

    name: Phrase
    path: tuple[str, ...]
    value: str | None = None
    default: int = 0

    def applied(self, request: Mapping[str, Any]) -> dict[str, Any] | None:
        """The request with it, or `None` where the hero has it already."""
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
