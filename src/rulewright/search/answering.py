"""Queries as Whoosh runs them: documents scored from its postings, filtered and ranked by its searcher."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from whoosh.matching import ListMatcher
from whoosh.query import And, Query, Term
from whoosh.searching import Searcher

from rulewright.language import LANGUAGES
from rulewright.search.building import FILTERS, field_name

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

    `of` gives the documents that hold a term, each with its frequency there, normalised by the document's length.
    """

    size: int
    of: Callable[[str], Sequence[tuple[int, float]]]


class Engine:
    """Whoosh's searcher over an index in memory, safe to share between threads.

    Whoosh's readers share the position in their file, so threads take turns in reading; what was read is remembered.
    """

    def __init__(self, reader: Any) -> None:  # noqa: ANN401
        self._reader = reader
        self._searcher = Searcher(reader)
        self._lock = threading.Lock()
        self._filtered: dict[tuple[tuple[str, str], ...], set[int]] = {}
        self.ids: tuple[str, ...] = tuple(fields["id"] for _, fields in reader.iter_docs())
        self.fields = {language: self._field(field_name(language)) for language in LANGUAGES}

    def rank(self, scores: Mapping[int, float], only: Mapping[str, str], limit: int) -> list[Ranked]:
        """The best `limit` of scored documents whose `building.FILTERS` are as `only` says; ties in index order."""
        if not scores or limit <= 0:
            return []
        with self._lock:
            wanted = self._documents(only) if only else None
            if wanted == set():  # which Whoosh would take for no filter
                return []
            found = self._searcher.search(Answering(scores), limit=limit, filter=wanted)
            return [Ranked(found.docnum(place), found.score(place)) for place in range(found.scored_length())]

    def _documents(self, only: Mapping[str, str]) -> set[int]:
        """The documents whose fields to filter by are as `only` says."""
        wanted = tuple((name, only[name]) for name in FILTERS if name in only)
        if wanted not in self._filtered:
            self._filtered[wanted] = set(self._searcher.docs_for_query(And([Term(*each) for each in wanted])))
        return self._filtered[wanted]

    def _field(self, name: str) -> Field:
        size = self._reader.doc_count_all()
        lengths = [self._reader.doc_field_length(document, name, 0) for document in range(size)]
        mean = sum(lengths) / max(1, size) or 1.0
        norms = [1 - _LENGTH_PENALTY + _LENGTH_PENALTY * length / mean for length in lengths]
        remembered: dict[str, tuple[tuple[int, float], ...]] = {}

        def postings(term: str) -> Sequence[tuple[int, float]]:
            found = remembered.get(term)
            if found is None:
                with self._lock:
                    found = tuple((number, weight / norms[number]) for number, weight in self._read(name, term))
                if len(remembered) < _REMEMBERED_TERMS:
                    remembered[term] = found
            return found

        return Field(size, postings)

    def _read(self, name: str, term: str) -> list[tuple[int, float]]:
        if (name, term) not in self._reader:
            return []
        found = []
        matcher = self._reader.postings(name, term)
        while matcher.is_active():
            found.append((matcher.id(), matcher.weight()))
            matcher.next()
        return found
