"""Queries as Whoosh runs them: documents scored from its postings, filtered and ranked by its searcher."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from whoosh.matching import ListMatcher
from whoosh.query import And, Query, Term
from whoosh.searching import Searcher

from rulewright.language import Language
from rulewright.search.layout import FILTERS, field_name
from rulewright.search.names import Numbers

Vector = NDArray[np.float64]
"""A number for every document."""
_LENGTH_PENALTY = 0.5
_REMEMBERED_TERMS = 50_000


class Ranked(NamedTuple):
    """A document that answers, by its number, with its score."""

    document: int
    score: float


class Answering(Query):  # type: ignore[misc]
    """A query of Whoosh that finds the documents of a mapping, each with the score it has there.

    Whoosh's own queries add up the scores of terms; ours are worked out over all languages and names at once.
    """

    def __init__(self, scores: Mapping[int, float]) -> None:
        self._scores = sorted(scores.items())

    def matcher(self, searcher: Searcher, context: object = None) -> ListMatcher:  # noqa: ARG002
        """The documents in order of their numbers, as Whoosh's collectors want them."""
        return ListMatcher([number for number, _ in self._scores], [score for _, score in self._scores])

    def is_leaf(self) -> bool:
        """A query without others in it."""
        return True


@dataclass(frozen=True)
class Field:
    """A language's field of the index: its postings, its documents numbered from 0.

    `of` gives the documents that hold a term, and the term's frequency in each, normalised by the document's length.
    """

    size: int
    of: Callable[[str], tuple[Numbers, NDArray[np.float32]]]


class Engine:
    """Whoosh's searcher over an index in memory, safe to share between threads.

    Whoosh's readers share the position in their file, so threads take turns in reading; what was read is remembered.
    """

    def __init__(self, reader: Any, languages: Iterable[Language]) -> None:  # noqa: ANN401
        self._reader = reader
        self._searcher = Searcher(reader)
        self._lock = threading.Lock()
        self._filtered: dict[tuple[tuple[str, str], ...], NDArray[np.bool_]] = {}
        self.size: int = reader.doc_count_all()
        self.fields = {language: self._field(field_name(language)) for language in languages}

    def rank(self, scores: Vector, only: Mapping[str, str], limit: int) -> list[Ranked]:
        """The best `limit` of the documents with a score whose `building.FILTERS` are as `only` says.

        Ties are in index order.
        """
        with self._lock:
            found = np.flatnonzero(scores * self._documents(only) if only else scores)
            if limit <= 0 or not found.size:
                return []
            if found.size > limit:  # what cannot be among the best need not be collected
                last = np.partition(scores[found], -limit)[-limit]
                found = found[scores[found] >= last]
            answering = Answering(dict(zip(found.tolist(), scores[found].tolist(), strict=True)))
            results = self._searcher.search(answering, limit=limit)
            return [Ranked(results.docnum(place), results.score(place)) for place in range(results.scored_length())]

    def _documents(self, only: Mapping[str, str]) -> NDArray[np.bool_]:
        """Which documents have the fields to filter by as `only` says."""
        wanted = tuple((name, only[name]) for name in FILTERS if name in only)
        if wanted not in self._filtered:
            found = self._searcher.docs_for_query(And([Term(*each) for each in wanted]))
            self._filtered[wanted] = np.isin(np.arange(self.size), list(found))
        return self._filtered[wanted]

    def _field(self, name: str) -> Field:
        lengths = np.array([self._reader.doc_field_length(document, name, 0) or 0 for document in range(self.size)])
        mean = (lengths.mean() if self.size else 0.0) or 1.0
        norms = 1 - _LENGTH_PENALTY + _LENGTH_PENALTY * lengths / mean
        remembered: dict[str, tuple[Numbers, NDArray[np.float32]]] = {}

        def postings(term: str) -> tuple[Numbers, NDArray[np.float32]]:
            found = remembered.get(term)
            if found is None:
                with self._lock:
                    numbers, weights = self._read(name, term)
                found = numbers, (weights / norms[numbers]).astype(np.float32)
                if len(remembered) < _REMEMBERED_TERMS:
                    remembered[term] = found
            return found

        return Field(self.size, postings)

    def _read(self, name: str, term: str) -> tuple[Numbers, Vector]:
        numbers, weights = [], []
        if (name, term) in self._reader:
            matcher = self._reader.postings(name, term)
            while matcher.is_active():
                numbers.append(matcher.id())
                weights.append(matcher.weight())
                matcher.next()
        return np.array(numbers, np.int32), np.array(weights, np.float64)
