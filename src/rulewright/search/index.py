"""An opened index, and a search in it: parse the query, score the entries, render the hits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial

import numpy as np
from numpy.typing import NDArray
from whoosh.index import Index

from rulewright.corpus.kind import DIFFERENCES_FAMILY, PAGE, Kind
from rulewright.corpus.urls import app_path, entry_path
from rulewright.language import Language
from rulewright.search.documents import Books, HitText, IndexedEntry
from rulewright.search.embeddings import Meanings
from rulewright.search.highlighting import SnippetCandidates, Wanted, snippet, wanted
from rulewright.search.ideas import Ideas
from rulewright.search.lexicon import Lexicon
from rulewright.search.names import Names
from rulewright.search.places import entries_at, entries_named, place_of
from rulewright.search.postings import Postings, Ranked, Vector
from rulewright.search.query import Query, SearchVocabulary, units
from rulewright.search.result import Hit, SearchResult
from rulewright.search.scoring import Scores, by_chapter, kind_factors, literal, meant, score
from rulewright.search.suggesting import suggestion

_REMEMBERED_PASSAGES = 500
"""Number of texts whose passages are cached. Each takes some 7 kB, and a seventh of a millisecond to be split again."""


class SearchIndex:
    """A search index, held in memory as a whole; safe to share between threads.

    It answers from its copy of the rules at the time of building: Whoosh's index, and the `entries`, whose order
    numbers the documents. The `books` print the entries; `redirects` are retired ids. Each language has its words,
    names and priors.

    `shown` loads the texts that readers of a language see, `meanings` the embeddings, both on first use. `forget` is
    called if the index turns out to be unreadable.
    """

    def __init__(
        self,
        whoosh: Index,
        entries: Sequence[IndexedEntry],
        books: Books,
        redirects: Mapping[str, str],
        lexicons: Mapping[Language, Lexicon],
        ideas: Ideas,
        names: Mapping[Language, Names],
        priors: Mapping[Language, NDArray[np.float64]],
        hit_texts: Callable[[Language], Sequence[HitText]],
        meanings: Callable[[Language], Meanings | None],
        forget: Callable[[], None],
    ) -> None:
        self.languages = tuple(lexicons)
        self.entries = entries
        self.books = books
        self.meanings = meanings
        self._redirects = redirects
        self._names = names
        self._priors = priors
        self._hit_texts = hit_texts
        self._forget = forget
        self._postings = Postings(whoosh, lexicons)
        self._vocabulary = SearchVocabulary(lexicons, ideas)
        self._passages = lru_cache(_REMEMBERED_PASSAGES)(self._read_passages)
        shelves = [(entry.game, entry.family) for entry in entries]
        numbers = {shelf: number for number, shelf in enumerate(dict.fromkeys(shelves))}
        self._chapters = np.array([numbers[shelf] for shelf in shelves], np.int32)
        self._factors = kind_factors([entry.kind for entry in entries])
        self._of_all_differences = [
            number for number, entry in enumerate(entries) if (entry.family, entry.kind) == (DIFFERENCES_FAMILY, PAGE)
        ]

    def search(
        self,
        query: str,
        language: Language,
        *,
        game: str | None = None,
        chapter: str | None = None,
        kind: str | None = None,
        within: Language | None = None,
        limit: int = 10,
    ) -> SearchResult:
        """The best `limit` entries for a query typed by a reader of `language`, in whichever language they match.

        The last word may be unfinished. An id, the beginning of one, or a line or page of a rulebook finds the entries
        it names. `game`, `chapter` (or another family), `kind` and `within` (the language of the texts) limit the
        search. Ties are broken by the entries' reading order. A query without a word has no hits. A query for how
        rulebooks differ about something finds the differences about that. If the index turns out to be unreadable, the
        next opening rebuilds it.
        """
        filters = {"game": game, "family": chapter, "kind": kind}
        only = {name: value for name, value in filters.items() if value is not None}
        parsed = Query.parse(query, language, self._vocabulary.grammar)
        try:
            suggested, hits = self._answer(parsed, only, within, limit)
        except Exception:
            self._forget()
            raise
        return SearchResult(query, language, suggested, tuple(hits))

    def _answer(
        self, query: Query, only: Mapping[str, str], within: Language | None, limit: int
    ) -> tuple[str | None, list[Hit]]:
        """The suggested spelling, and the hits."""
        place = place_of(query.text, self.books, query.grammar)
        if place is not None:
            printed = entries_at(place, self.entries, self.books, query.reader)
            here = {number: matched for number, matched in printed.items() if within in (None, matched)}
            found = self._postings.rank(self._in_order(here), only, limit)
            return None, [self._hit(each, here[each.document], query, partial(wanted, ())) for each in found]
        query_units = units(query, self._vocabulary)
        fields = {code: field for code, field in self._postings.fields.items() if within in (None, code)}
        scores = score(query_units, fields, self._names, query.reader, self._postings.size)
        found = self._postings.rank(self._weighed(query, scores), only, limit)
        marks = cache(partial(wanted, query_units))
        hits = [self._hit(each, scores.matched_language(each.document, query.reader), query, marks) for each in found]
        return suggestion(query, self._vocabulary), hits

    def _weighed(self, query: Query, scores: Scores) -> Vector:
        """The final score of each document; those whose id was typed come before all others, in their order.

        For a query for differences in general, the pages of all differences come first.
        """
        length = len(query.typed)
        worth: Vector = scores.total * self._priors[query.reader]
        if query.reader in scores.direct:
            typed = query.terms_typed(self._vocabulary.lexicons[query.reader])
            worth = literal(worth, typed, self._postings.fields[query.reader], length)
            meanings = self.meanings(query.reader)
            if meanings is not None and query.topic is None and not query.has_number:
                _, idiomatic = self._vocabulary.meant_by(query.typed)
                plain = [word for place, word in enumerate(query.typed) if place not in idiomatic]
                worth = meant(worth, meanings.likeness(plain), len(plain))
        for name, factors in self._factors.items():
            if query.asks(name):
                worth = worth * factors
        worth = np.round(by_chapter(worth, self._chapters, length), 6)
        named = entries_named(query.text, self.entries, self._redirects)
        if query.topic is not None and all(map(query.grammar.is_function_word, query.topic)):
            named = named or self._of_all_differences
        extra = self._in_order(named)
        return np.where(extra > 0, worth.max(initial=0.0) + extra, worth)

    def _in_order(self, documents: Iterable[int]) -> Vector:
        """Scores that preserve the order of documents; the last one's is 1."""
        scores = np.zeros(self._postings.size)
        every = list(documents)
        scores[every] = np.arange(len(every), 0, -1)
        return scores

    def _hit(self, found: Ranked, matched: Language, query: Query, marks: Callable[[Language], Wanted]) -> Hit:
        entry, reader = self.entries[found.document], query.reader
        text = self._hit_texts(reader)[found.document]
        marked = snippet(self._passages(found.document, reader), marks(text.language))
        url = app_path(entry.view, reader) if entry.view else entry_path(entry.id, reader)
        return Hit(entry.id, entry.kind, text.title, text.language, matched, found.score, marked, url)

    def _read_passages(self, document: int, reader: Language) -> SnippetCandidates:
        text = self._hit_texts(reader)[document]
        is_answer = self.entries[document].kind == Kind.QUESTION
        return SnippetCandidates.of(text.title, text.words, text.facts, is_answer=is_answer)
