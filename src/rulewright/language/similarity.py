"""Words that resemble a mistyped one, for questions such as “Did you mean …?”."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

MOST_COMPARED = 200
"""The largest number of characters of the mistyped word that are compared."""
_LIKE_ENOUGH = 0.6
"""The least similarity, between 0 and 1, of a suggested word."""
ThingT = TypeVar("ThingT")


def most_similar(given: str, things: Iterable[tuple[ThingT, Iterable[str]]]) -> list[tuple[ThingT, float]]:
    """The things with a word similar to `given`, each with its similarity, the most similar first.

    Equally similar things stay in their order.
    """
    import difflib  # rarely needed

    matcher = difflib.SequenceMatcher(b=given[:MOST_COMPARED])
    found = []
    for thing, words in things:
        best = 0.0
        for word in words:
            matcher.set_seq1(word)
            if all(
                bound() > best and bound() >= _LIKE_ENOUGH for bound in (matcher.real_quick_ratio, matcher.quick_ratio)
            ):
                best = max(best, matcher.ratio())
        if best >= _LIKE_ENOUGH:
            found.append((thing, best))
    return sorted(found, key=lambda each: -each[1])
