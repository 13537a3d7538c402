"""Widths of text, and line breaks that make it fit, without a browser.

Widths are those of Helvetica Bold, which the semibold faces of phones and computers do not exceed; Korean syllables and
other wide letters are squares.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

LINE_HEIGHT = 1.18
"""The distance of two lines, in units of the letters' size."""

_THOUSANDTHS = {
    278: " ijlI'’.,/:;·", 333: "ft-()[]!", 389: "r", 500: "z", 556: "aceksvxyJ0123456789–", 611: "bdghnopquFLTZ?",
    667: "EPSVXY", 722: "ABCDHKNRU", 778: "wGOQ", 833: "M", 889: "mW%", 1000: "→…",
}  # fmt: skip
_WIDTHS = {letter: thousandths / 1000 for thousandths, letters in _THOUSANDTHS.items() for letter in letters}
_OTHER, _SQUARE = 0.65, 1.0


@dataclass(frozen=True)
class TextLayout:
    """Lines of words, and the size of letters at which they fit."""

    lines: tuple[str, ...]
    size: float

    @property
    def width(self) -> float:
        """The width of the longest line."""
        return max((text_width(line, self.size) for line in self.lines), default=0.0)

    @property
    def height(self) -> float:
        """The height from the top of the first line to the bottom of the last."""
        return len(self.lines) * self.size * LINE_HEIGHT


def text_width(text: str, size: float) -> float:
    """The width of a line of `text` in letters of `size`, in the same unit."""
    return size * sum(_letter_width(letter) for letter in text)


def break_lines(text: str, width: float, size: float) -> tuple[str, ...]:
    """`text` in as few lines as fit into `width`, as even as possible.

    It is broken between words only, and never after a word of one letter, which Czech keeps with the next. A word wider
    than `width` is a line of its own, which is too long.
    """
    words = _split_words(text)
    widths = [text_width(word, size) for word in words]
    space = text_width(" ", size)
    best: list[tuple[int, float, int]] = [(0, 0.0, 0)]
    for end in range(1, len(words) + 1):
        found = []
        length = -space
        for start in range(end - 1, -1, -1):
            length += widths[start] + space
            if length > width and start < end - 1:
                break
            count, ragged, _ = best[start]
            found.append((count + 1, ragged + (width - length) ** 2, start))
        best.append(min(found))
    lines: list[str] = []
    end = len(words)
    while end:
        start = best[end][2]
        lines.insert(0, " ".join(words[start:end]))
        end = start
    return tuple(lines)


@lru_cache(maxsize=4000)
def fit_text(text: str, width: float, height: float, sizes: tuple[float, ...]) -> TextLayout:
    """`text` in the first of the `sizes`, from large to small, that fits; otherwise in the last."""
    for size in sizes:
        lettering = TextLayout(break_lines(text, width, size), size)
        if lettering.width <= width and lettering.height <= height:
            return lettering
    return TextLayout(break_lines(text, width, sizes[-1]), sizes[-1])


def _split_words(text: str) -> list[str]:
    """The words of `text`; a word of one letter is joined to the next."""
    words: list[str] = []
    for word in text.split():
        if words and len(words[-1].split()[-1]) == 1 and words[-1].split()[-1].isalpha():
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def _letter_width(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WF":
        return _SQUARE
    return _WIDTHS.get(unicodedata.normalize("NFD", letter)[0], _OTHER)
