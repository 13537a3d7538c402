"""The words of a question, with their places in it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulewright.language.folding import fold

_TOKEN = re.compile(r"(?<![\w)])[-−]?\d+|\d+|[^\W\d_]+|[^\w\s]|_")


@dataclass(frozen=True)
class Token:
    """A word, a number or a sign of a question: its folded text, and its span in code points."""

    text: str
    start: int
    end: int

    @property
    def is_word(self) -> bool:
        """Whether it is a word, no number or sign."""
        return self.text[:1].isalpha()

    @property
    def is_number(self) -> bool:
        """Whether it is written in digits."""
        return self.text[-1:].isdigit()

    @property
    def number(self) -> int:
        """The number of digits, which may have a minus sign."""
        return int(self.text.replace("−", "-")[:9])


def split_words(question: str) -> list[Token]:
    """The words, numbers and signs of a question, in order; digits and letters are apart."""
    return [Token(fold(found[0]), found.start(), found.end()) for found in _TOKEN.finditer(question)]
