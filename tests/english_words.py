"""English words in what readers of other languages are told."""

from __future__ import annotations

import re

ENGLISH = re.compile(
    r"\b(the|is|are|not|of|or|an|with|got|unexpected|argument|arguments|missing|invalid|value|input|should|show|message"
    r"|exit|default|required|usage|options|commands|expecting|delimiter|extra|data|no such|unterminated|string|did you"
    r"|choose|give|file|directory|env var|requires|take|enter)\b",
    re.IGNORECASE,
)
NAMES = re.compile(r"`[^`]*`|--[\w-]+ *[A-Z]*|\bFILE\b|\b[A-Z]{2,}\b|[“‘„”\"'][^“‘„”\"']*[”’“\"']")
"""What is written alike in all languages: commands, options, the words that stand for arguments, what was given."""


def find_english_words(text: str) -> list[str]:
    """The English words of a text, without those that stand in names."""
    return [match[0] for match in ENGLISH.finditer(NAMES.sub(" ", text))]
