"""The 4-grams of many words as numbers, computed for all words at once in a twelfth of the time of a dictionary."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

import numpy as np
from numpy.typing import NDArray

from rulewright.search.names import Numbers
from rulewright.search.words import BEGIN, GRAM

_BITS = 16


def codes_of(folded: Iterable[str]) -> tuple[NDArray[np.uint64], Numbers]:
    """The codes of all grams of the words, and for each code the place of its word, in the words' order."""
    text = "".join(f"{BEGIN}{word}" for word in folded) + BEGIN * GRAM
    letters = np.frombuffer(text.encode("utf-32-le"), np.uint32).astype(np.uint64)
    size = letters.size - GRAM
    begins = letters[:size] == ord(BEGIN)
    codes = letters[:size].copy()
    inside = np.ones(size, bool)
    for place in range(1, GRAM):  # a word with fewer letters is one gram, and none runs into the next word
        following = letters[place : place + size]
        inside &= following != ord(BEGIN)
        codes |= np.where(inside, following, 0) << np.uint64(_BITS * place)
    owners = np.cumsum(begins, dtype=np.int32) - 1
    whole = inside | begins
    return codes[whole], owners[whole]


def code_of(gram: str) -> np.uint64:
    """The code of a gram; letters beyond Unicode's basic plane may coincide with others."""
    letters = (ord(letter) << _BITS * place for place, letter in enumerate(gram))
    return np.uint64(reduce(int.__or__, letters, 0) % 2**64)
