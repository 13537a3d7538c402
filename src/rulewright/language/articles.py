"""The English article before a number, which follows the number's first sound: a 7% chance, an 8% chance, an 11% risk.

A sentence leaves it open, `a(n)`. It is resolved when the number is known, as Korean particles are.
"""

from __future__ import annotations

import re

_UNRESOLVED = re.compile(r"\b(a)\(n\)( |\N{NO-BREAK SPACE})(?=(\d*))", re.IGNORECASE)


def resolve_articles(text: str) -> str:
    """Resolve every open article in the text by the number after it."""
    if "(n)" not in text:
        return text  # the usual case
    return _UNRESOLVED.sub(
        lambda found: f"{found[1]}{'n' if _starts_with_vowel_sound(found[3]) else ''}{found[2]}", text
    )


def _starts_with_vowel_sound(number: str) -> bool:
    """Whether a number below 1,000 is read with a vowel first: eight, eleven, eighteen, eighty, eight hundred."""
    return number.startswith("8") or number in ("11", "18")
