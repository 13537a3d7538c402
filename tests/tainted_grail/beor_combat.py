"""A combat in the middle of a sequence: Beor plays Defence for a key of magic, and its delayed ability draws."""

from __future__ import annotations

from typing import Any

# 2 of 11 cards are Rage, with which 6 of 5 markers are reached, else 4.
BEOR: dict[str, Any] = {
    "situation": "tainted-grail/combat",
    "hero": {"aggression": 2, "health": 9, "energy": 6, "magic": 1},
    "cards": "Attack = 1:m F:m > M\nDefence = M:+ > 1:ag M F:x2 / delay: d\nThrow = 1:m F:m > M\n"
    "Rage = M:+ > / place: hp-1, m1*ag",
    "hand": "Throw",
    "deck": "Rage x2, ? x9",
    "sequence": "Attack, Defence+ (1)",
    "pool": 1,
    "encounter": {"value": 5, "keys": "1:ag1"},
}
