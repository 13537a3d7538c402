"""Searching an opened index."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rulewright.corpus.kind import CALCULATOR, DIFFERENCES_FAMILY, PAGE, Kind
from rulewright.corpus.urls import app_path, entry_path
from rulewright.language import Language
from rulewright.language.phrase import Phrase
from rulewright.search import storage
from rulewright.search.answering import Engine, Ranked, Vector
from rulewright.search.documents import Documents, letters_of
from rulewright.search.embeddings import Meanings
from rulewright.search.highlighting import Passages, Wanted, snippet, wanted
from rulewright.search.places import entries_at, entries_named, place_of
from rulewright.search.query import Vocabulary, plain_words, typed_terms, types_a_number, units
from rulewright.search.result import Hit, SearchResult
from rulewright.search.scoring import (
    CHANCES,
    DIFFERING,
    OVERVIEW,
    by_chapter,
    how_many_factor,
    literal,
    meant,
    score,
    titled_factor,
)
from rulewright.search.suggesting import suggestion
from rulewright.search.words import clean, words

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus

_REMEMBERED_PASSAGES = 500
"""So many texts' passages are remembered. Each takes some 7 kB, and a seventh of a millisecond to be read again."""


def open_index(
    rules: Path,
    folder: Path,
    report: Callable[[Phrase], None] = lambda _sentence: None,
    corpus: Callable[[], Corpus] | None = None,
) -> SearchIndex:
    """The search index of the folder `rules`; built below `folder` unless it is there already.

    Where it is to be built, it is built of `corpus`; otherwise the rules are read for it. Raises what that raises,
    `ContentError` for malformed rules, and `storage.IndexFolderError` where it can be neither read nor built.
    """

    def read() -> Corpus:
        from rulewright.corpus.loading import load_corpus

        return load_corpus(rules)

    return SearchIndex(storage.read_or_build(rules, folder, report, corpus or read))


def index_is_current(rules: Path, folder: Path) -> bool:
    """Whether the index of the rules as they stand now is there and whole."""
    return storage.is_current(rules, folder)


class SearchIndex:
    """An opened index, held in memory as a whole; safe to share between threads.

    It answers from what it holds of the rules as they were when it was built.
    """

    def __init__(self, stored: storage.Stored) -> None:
        self.documents: Documents = stored.documents
        self._stored = stored
        self._engine = Engine(stored.reader, stored.lexicons)
        self._vocabulary = Vocabulary(stored.lexicons, stored.ideas)
        self._passages = lru_cache(_REMEMBERED_PASSAGES)(self._read_passages)
        kinds = [entry.kind for entry in self.documents.entries]
        self._how_many = np.array([how_many_factor(kind) for kind in kinds])
        families = [entry.family for entry in self.documents.entries]
        shelves = [(entry.game, entry.family) for entry in self.documents.entries]
        numbers = {shelf: number for number, shelf in enumerate(dict.fromkeys(shelves))}
        self._chapters = np.array([numbers[shelf] for shelf in shelves], np.int32)
        self._differing = np.array([DIFFERING if family == DIFFERENCES_FAMILY else 1.0 for family in families])
        self._of_all_differences = [
            number
            for number, entry in enumerate(self.documents.entries)
            if (entry.family, entry.kind) == (DIFFERENCES_FAMILY, PAGE)
        ]
        self._chances = np.array([CHANCES if kind == CALCULATOR else 1.0 for kind in kinds])
        self._overview = np.array([OVERVIEW if kind == PAGE else 1.0 for kind in kinds])

    def meanings(self, language: Language) -> Meanings | None:
        """Where the words of a language point, and the documents in it; `None` where that is not known."""
        return self._stored.meanings(language)

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
        """The best `limit` entries for a query typed by a reader of `language`, whichever language they match in.

        The last word may be unfinished. An id, the beginning of one, and a line or page of a rulebook answer the
        entries they name. Only entries of `game`, of the chapter or other family `chapter` and of `kind` are looked
        for where these are given, and only texts in the language `within`. Ties are broken by the entries' reading
        order. A query without a word finds nothing. One that asks how rulebooks differ about something finds the
        differences about that. Where an index cannot be read after all, the next one who opens it builds it again.
        """
        try:
            return self._search(query, language, game, chapter, kind, within, limit)
        except Exception:
            self._stored.forget()
            raise

    def _search(
        self,
        query: str,
        language: Language,
        game: str | None,
        chapter: str | None,
        kind: str | None,
        within: Language | None,
        limit: int,
    ) -> SearchResult:
        only = {
            name: value for name, value in (("game", game), ("family", chapter), ("kind", kind)) if value is not None
        }
        cleaned = clean(query)
        place = place_of(cleaned, self.documents)
        if place is not None:
            printed = {
                number: matched
                for number, matched in entries_at(place, self.documents, language).items()
                if within in (None, matched)
            }
            found = self._engine.rank(self._in_order(printed), only, limit)
            hits = (self._hit(each, printed[each.document], language, partial(wanted, ())) for each in found)
            return SearchResult(query, language, None, tuple(hits))
        topic = self._vocabulary.grammar.differing_about(cleaned)
        asked = units(topic or cleaned, language, self._vocabulary)
        fields = {code: field for code, field in self._engine.fields.items() if within in (None, code)}
        scores = score(asked, fields, self._stored.names, language, self._engine.size)
        worth = scores.total * self._stored.priors[language]
        if language in fields:
            typed = typed_terms(topic or cleaned, self._vocabulary.lexicons[language], self._vocabulary.grammar)
            worth = literal(worth, typed, fields[language], len(words(cleaned)))
            meanings = self.meanings(language)
            if meanings is not None and topic is None and not types_a_number(cleaned):
                plain = plain_words(cleaned, self._vocabulary)
                worth = meant(worth, meanings.likeness(plain), len(plain))
        found = self._engine.rank(self._final(cleaned, worth, topic), only, limit)
        marks = cache(partial(wanted, asked))
        hits = (self._hit(each, scores.matched_language(each.document, language), language, marks) for each in found)
        return SearchResult(query, language, suggestion(cleaned, language, self._vocabulary), tuple(hits))

    def _final(self, query: str, worth: Vector, topic: str | None) -> Vector:
        """What each document is worth in the end; those whose id was typed come before all others, in their order.

        `topic` is what a query is about that asks how rulebooks differ: where that is nothing, pages that tell of all
        differences come first.
        """
        final, grammar = worth.copy(), self._vocabulary.grammar
        if grammar.asks_how_many(query):
            final *= self._how_many
        if grammar.asks_for_chances(query):
            final *= self._chances
        if grammar.asks_for_overview(query):
            final *= self._overview
        if topic is not None:
            final *= self._differing
        for number in self.documents.titled.get(letters_of(query), ()):
            final[number] *= titled_factor(self.documents.entries[number].kind)
        final = np.round(by_chapter(final, self._chapters, len(words(query))), 6)
        named = entries_named(query, self.documents)
        if topic is not None and all(map(grammar.is_function_word, words(topic))):
            named = named or self._of_all_differences
        extra = self._in_order(named)
        return np.where(extra > 0, final.max(initial=0.0) + extra, final)

    def _in_order(self, documents: Iterable[int]) -> Vector:
        """Scores that keep documents in their order, the last one's being 1."""
        scores = np.zeros(self._engine.size)
        every = list(documents)
        scores[every] = np.arange(len(every), 0, -1)
        return scores

    def _hit(self, found: Ranked, matched: Language, reader: Language, marks: Callable[[Language], Wanted]) -> Hit:
        entry = self.documents.entries[found.document]
        text = self._stored.shown(reader)[found.document]
        marked = snippet(self._passages(found.document, reader), marks(text.language))
        url = app_path(entry.view, reader) if entry.view else entry_path(entry.id, reader)
        return Hit(entry.id, entry.kind, text.title, text.language, matched, found.score, marked, url)

    def _read_passages(self, document: int, reader: Language) -> Passages:
        text = self._stored.shown(reader)[document]
        is_answer = self.documents.entries[document].kind == Kind.QUESTION
        return Passages.of(text.title, text.words, text.facts, is_answer=is_answer)
