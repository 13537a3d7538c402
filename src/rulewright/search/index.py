"""Searching an opened index."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path

import numpy as np

from rulewright.corpus.address import entry_path
from rulewright.corpus.model import Corpus, Kind
from rulewright.language import Language
from rulewright.search import storage
from rulewright.search.answering import Engine, Ranked, Vector
from rulewright.search.highlighting import Sentence, Wanted, sentences, snippet, wanted
from rulewright.search.places import entries_at, entries_named, place_of
from rulewright.search.query import Vocabulary, units
from rulewright.search.result import Hit, SearchResult
from rulewright.search.scoring import TITLED, TITLED_TERM, Scores, how_many_factor, prior, score
from rulewright.search.suggesting import suggestion
from rulewright.search.words import clean, fold, words


def open_index(
    corpus: Corpus, rules: Path, folder: Path, report: Callable[[str], None] = lambda _line: None
) -> SearchIndex:
    """The search index of `corpus`, read from the folder `rules`; built below `folder` unless it is there already.

    Raises `storage.IndexFolderError` where it can be neither read nor built, and `ContentError` where it is to be built
    and what players ask cannot be read.
    """
    return SearchIndex(corpus, storage.read_or_build(corpus, rules, folder, report))


def index_is_current(rules: Path, folder: Path) -> bool:
    """Whether the index of the rules as they stand now is there and whole."""
    return storage.is_current(rules, folder)


class SearchIndex:
    """An opened index, held in memory as a whole; safe to share between threads."""

    def __init__(self, corpus: Corpus, stored: storage.Stored) -> None:
        self._corpus = corpus
        self._engine = Engine(stored.reader, stored.lexicons)
        self._numbers = {entry_id: number for number, entry_id in enumerate(self._engine.ids)}
        self._vocabulary = Vocabulary(stored.lexicons, stored.ideas)
        self._names = stored.names
        self._titled: dict[str, list[int]] = {}
        for entry_id, number in self._numbers.items():
            entry = corpus.entries.get(entry_id)
            if entry is not None:
                for title in {_letters_of(text.title) for text in entry.texts.values()}:
                    self._titled.setdefault(title, []).append(number)
        self._texts: dict[tuple[str, Language], tuple[Sentence, ...]] = {}
        # Rules may have been edited between reading them and naming the index: only what both know can be answered.
        known = [corpus.entries.get(entry_id) for entry_id in self._engine.ids]
        self._prior = {
            language: np.array([prior(entry, corpus, language) if entry is not None else 0.0 for entry in known])
            for language in corpus.languages
        }
        self._how_many = np.array([how_many_factor(entry) if entry is not None else 0.0 for entry in known])

    def search(
        self,
        query: str,
        language: Language,
        *,
        game: str | None = None,
        chapter: str | None = None,
        kind: Kind | None = None,
        within: Language | None = None,
        limit: int = 10,
    ) -> SearchResult:
        """The best `limit` entries for a query typed by a reader of `language`, whichever language they match in.

        The last word may be unfinished. An id, the beginning of one, and a line or page of a rulebook answer the
        entries they name. Only entries of `game`, of the chapter or other family `chapter` and of `kind` are looked
        for where these are given, and only texts in the language `within`. Ties are broken by the entries' reading
        order. A query without a word finds nothing.
        """
        only = {
            name: value for name, value in (("game", game), ("family", chapter), ("kind", kind)) if value is not None
        }
        cleaned = clean(query)
        place = place_of(cleaned, self._corpus)
        if place is not None:
            printed = {
                self._numbers[entry_id]: matched
                for entry_id, matched in entries_at(place, self._corpus, language).items()
                if entry_id in self._numbers and within in (None, matched)
            }
            found = self._engine.rank(self._in_order(printed), only, limit)
            hits = (self._hit(each, printed[each.document], language, partial(wanted, ())) for each in found)
            return SearchResult(query, language, None, tuple(hits))
        asked = units(cleaned, language, self._vocabulary)
        fields = {code: field for code, field in self._engine.fields.items() if within in (None, code)}
        scores = score(asked, fields, self._names, language, len(self._numbers))
        found = self._engine.rank(self._final(cleaned, scores, language), only, limit)
        marks = cache(partial(wanted, asked))
        hits = (self._hit(each, scores.matched_language(each.document, language), language, marks) for each in found)
        return SearchResult(query, language, suggestion(cleaned, language, self._vocabulary), tuple(hits))

    def _final(self, query: str, scores: Scores, reader: Language) -> Vector:
        """What each document is worth in the end; those whose id was typed come before all others, in their order."""
        final: Vector = scores.total * self._prior[reader]
        if self._vocabulary.grammar.asks_how_many(query):
            final *= self._how_many
        for number in self._titled.get(_letters_of(query), ()):
            final[number] *= self._titled_factor(number)
        final = np.round(final, 6)
        named = dict.fromkeys(
            self._numbers[entry_id] for entry_id in entries_named(query, self._corpus) if entry_id in self._numbers
        )
        extra = self._in_order(named)
        return np.where(extra > 0, final.max(initial=0.0) + extra, final)

    def _titled_factor(self, number: int) -> float:
        return TITLED_TERM if self._corpus.entries[self._engine.ids[number]].kind is Kind.TERM else TITLED

    def _in_order(self, documents: Iterable[int]) -> Vector:
        """Scores that keep documents in their order, the last one's being 1."""
        scores = np.zeros(len(self._numbers))
        every = list(documents)
        scores[every] = np.arange(len(every), 0, -1)
        return scores

    def _hit(self, found: Ranked, matched: Language, reader: Language, marks: Callable[[Language], Wanted]) -> Hit:
        entry_id = self._engine.ids[found.document]
        text = self._corpus.entries[entry_id].texts[reader]
        marked = snippet(self._sentences(entry_id, text.language), marks(text.language))
        url = entry_path(entry_id, reader)
        return Hit(entry_id, text.title, text.language, matched, found.score, marked, url)

    def _sentences(self, entry_id: str, language: Language) -> tuple[Sentence, ...]:
        known = self._texts.get((entry_id, language))
        if known is None:
            entry = self._corpus.entries[entry_id]
            known = self._texts[entry_id, language] = sentences(
                self._corpus.words_of(entry.texts[language], entry.game)
            )
        return known


def _letters_of(text: str) -> str:
    """A title or query as it is compared: words without case, diacritics, spaces and punctuation."""
    return "".join(words(fold(text)))
