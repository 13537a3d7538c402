"""Names of entries: titles, aliases and search phrases of players."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int32]
"""Numbers of documents, or of names."""
_ALIAS = 0.75


@dataclass(frozen=True)
class Names:
    """The titles, aliases and search phrases in one language; a document's names follow each other.

    `owners` holds the document of each name, `worth` the name's weight (1 for a title). The names that contain the term
    at place n of `terms` are `holders[starts[n]:starts[n + 1]]`. The same slice of `shares` holds the term's share of
    each.
    """

    terms: Sequence[str]
    starts: Numbers
    holders: Numbers
    shares: NDArray[np.float32]
    owners: Numbers
    worth: NDArray[np.float32]

    def having(self, term: str) -> tuple[Numbers, NDArray[np.float32]]:
        """The names that contain a term, with the term's share of each."""
        place = self._places.get(term)
        if place is None:
            return self.holders[:0], self.shares[:0]
        held = slice(self.starts[place], self.starts[place + 1])
        return self.holders[held], self.shares[held]

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {term: place for place, term in enumerate(self.terms)}


def names_of(named: Iterable[tuple[int, bool, Sequence[str]]], frequencies: Mapping[str, int], size: int) -> Names:
    """The names of one language, from (document, whether it is the title, index terms) of each.

    A term's share of a name grows with its rarity; `frequencies` maps a term to the number of documents with it.
    """
    owners: list[int] = []
    worth: list[float] = []
    by_term: dict[str, list[tuple[int, float]]] = {}
    for number, (document, is_title, terms) in enumerate(named):
        owners.append(document)
        worth.append(1.0 if is_title else _ALIAS)
        weights = [rarity(frequencies.get(term, 0), size) for term in terms]
        whole = sum(weights)
        for term, weight in zip(terms, weights, strict=True):
            by_term.setdefault(term, []).append((number, weight / whole))
    held = [each for holders in by_term.values() for each in holders]
    return Names(
        tuple(by_term),
        np.cumsum([0, *map(len, by_term.values())], dtype=np.int32),
        np.array([number for number, _ in held], np.int32),
        np.array([share for _, share in held], np.float32),
        np.array(owners, np.int32),
        np.array(worth, np.float32),
    )


def rarity(spread: float, size: int) -> float:
    """The weight of a term that occurs in `spread` of `size` documents (BM25's inverse document frequency)."""
    return math.log(1 + (size - spread + 0.5) / (spread + 0.5))
