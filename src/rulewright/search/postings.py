"""Whoosh's part of a search: the postings that score entries, the filters, and the top of the ranking."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from whoosh.index import Index
from whoosh.query import And, Every, Term
from whoosh.scoring import Frequency
from whoosh.searching import Searcher

from rulewright.language import Language
from rulewright.search.layout import field_name
from rulewright.search.names import Numbers

Vector = NDArray[np.float64]
"""A number for every document."""
_LENGTH_PENALTY = 0.5
_REMEMBERED_TERMS = 200_000


class Ranked(NamedTuple):
    """The number of a document in a ranking, with its score."""

    document: int
    score: float


@dataclass(frozen=True)
class Field:
    """A language's field of the index: its postings, with documents numbered from 0.

    `of` returns the documents with a term, and the term's frequency in each, normalised by the document's length.
    """

    size: int
    of: Callable[[str], tuple[Numbers, NDArray[np.float32]]]


class _PrecomputedWeighting(Frequency):  # type: ignore[misc]
    """Whoosh's weighting for known scores, scaled to 0…1, since Whoosh expects no query to exceed 1."""

    use_final = True

    def __init__(self, scores: Vector) -> None:
        self._scores = scores.tolist()

    def final(self, searcher: object, docnum: int, score: float) -> float:  # noqa: ARG002
        """The known score of a document, instead of the query's."""
        return float(self._scores[docnum])


class Postings:
    """Whoosh's index in memory. A reader has a position in its file, so each thread has its own reader."""

    def __init__(self, index: Index, languages: Iterable[Language]) -> None:
        self._index = index
        self._own = threading.local()
        self._remembered: dict[tuple[str, str], tuple[Numbers, NDArray[np.float32]]] = {}
        self.size: int = self._reader.doc_count_all()
        self._norms = {field_name(language): self._norm(field_name(language)) for language in languages}
        self.fields = {language: Field(self.size, partial(self._of, field_name(language))) for language in languages}

    @property
    def _reader(self) -> Any:  # noqa: ANN401
        if not hasattr(self._own, "reader"):
            self._own.reader = self._index.reader()
        return self._own.reader

    def rank(self, scores: Vector, only: Mapping[str, str], limit: int) -> list[Ranked]:
        """The best `limit` of the documents with a score that pass the filters `only`; ties are in index order."""
        if limit <= 0:
            return []
        fitting = And([Term(*each) for each in only.items()]) if only else None
        weighting = _PrecomputedWeighting(scores / (scores.max(initial=0.0) or 1.0))
        found = Searcher(self._reader, weighting=weighting).search(Every(), filter=fitting, limit=limit)
        best = (found.docnum(place) for place in range(found.scored_length()))
        return [Ranked(document, float(scores[document])) for document in best if scores[document] > 0]

    def _norm(self, name: str) -> Vector:
        lengths = np.array([self._reader.doc_field_length(document, name, 0) or 0 for document in range(self.size)])
        mean = (lengths.mean() if self.size else 0.0) or 1.0
        norms: Vector = 1 - _LENGTH_PENALTY + _LENGTH_PENALTY * lengths / mean
        return norms

    def _of(self, name: str, term: str) -> tuple[Numbers, NDArray[np.float32]]:
        found = self._remembered.get((name, term))
        if found is None:
            numbers, weights = self._read(name, term)
            found = numbers, (weights / self._norms[name][numbers]).astype(np.float32)
            if len(self._remembered) < _REMEMBERED_TERMS:
                self._remembered[name, term] = found
        return found

    def _read(self, name: str, term: str) -> tuple[Numbers, Vector]:
        numbers, weights = [], []
        if (name, term) in self._reader:
            matcher = self._reader.postings(name, term)
            while matcher.is_active():
                numbers.append(matcher.id())
                weights.append(matcher.weight())
                matcher.next()
        return np.array(numbers, np.int32), np.array(weights, np.float64)
