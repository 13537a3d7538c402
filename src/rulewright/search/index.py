"""Searching an opened index."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from rulewright.address import entry_path
from rulewright.corpus.model import Corpus, Entry, Kind
from rulewright.language import LANGUAGES, Language
from rulewright.search import storage
from rulewright.search.analysis import PAIR, WORD
from rulewright.search.building import field_name
from rulewright.search.highlighting import Sentence, Wanted, sentences, snippet, wanted
from rulewright.search.places import entries_at, entries_named, place_of
from rulewright.search.query import Unit, Vocabulary, units
from rulewright.search.result import Hit, SearchResult
from rulewright.search.scoring import how_many_factor, names_of, prior, score
from rulewright.search.suggesting import suggestion
from rulewright.search.words import asks_how_many, clean

_LENGTH_PENALTY = 0.5
_REMEMBERED_TERMS = 50_000


def open_index(
    corpus: Corpus, rules: Path, folder: Path, report: Callable[[str], None] = lambda _line: None
) -> SearchIndex:
    """The search index of `corpus`, read from the folder `rules`; built below `folder` unless it is there already.

    Raises `storage.IndexFolderError` where it can be neither read nor built.
    """
    return SearchIndex(corpus, storage.read_or_build(corpus, rules, folder, report))


def index_is_current(rules: Path, folder: Path) -> bool:
    """Whether the index of the rules as they stand now is there and whole."""
    return storage.is_current(rules, folder)


@dataclass(frozen=True)
class Filter:
    """Which entries are looked for; what is `None` does not matter.

    `chapter` is the chapter or other family, the second part of an entry's id; `within` the language whose texts are
    searched.
    """

    game: str | None = None
    chapter: str | None = None
    kind: Kind | None = None
    within: Language | None = None

    def lets(self, entry: Entry) -> bool:
        """Whether the entry is one of those looked for."""
        return (
            self.game in (None, entry.game) and self.chapter in (None, entry.family) and self.kind in (None, entry.kind)
        )


class SearchIndex:
    """An opened index, held in memory as a whole; safe to share between threads."""

    def __init__(self, corpus: Corpus, stored: storage.Stored) -> None:
        self._corpus = corpus
        # Rules may have been edited between reading them and naming the index: only what both know can be answered.
        self._entries = {
            number: corpus.entries[entry_id] for number, entry_id in enumerate(stored.ids) if entry_id in corpus.entries
        }
        self._numbers = {entry_id: number for number, entry_id in enumerate(stored.ids)}
        self._vocabulary = Vocabulary(stored.lexicons, stored.ideas)
        lock = threading.Lock()
        self._postings = {language: _Field(stored.reader, language, lock) for language in LANGUAGES}
        self._names = {
            language: names_of(stored.names[language], _frequencies(stored, language), len(stored.ids))
            for language in LANGUAGES
        }
        self._texts: dict[tuple[str, Language], tuple[Sentence, ...]] = {}
        self._prior = {number: prior(entry, corpus) for number, entry in self._entries.items()}

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
        entries they name. The other arguments leave out entries as `Filter` says. Ties are broken by the entries'
        reading order. A query without a word finds nothing.
        """
        only = Filter(game, chapter, kind, within)
        cleaned = clean(query)
        place = place_of(cleaned, self._corpus)
        if place is not None:
            printed = entries_at(place, self._corpus, language)
            ranked = (
                _Found(entry_id, 1.0, matched) for entry_id, matched in printed.items() if within in (None, matched)
            )
            return SearchResult(query, language, None, self._hits(ranked, only, limit, language, wanted((), language)))
        asked = units(cleaned, language, self._vocabulary)
        return SearchResult(
            query,
            language,
            suggestion(cleaned, language, self._vocabulary),
            self._hits(self._ranked(cleaned, asked, language, within), only, limit, language, wanted(asked, language)),
        )

    def _ranked(self, query: str, asked: Sequence[Unit], reader: Language, within: Language | None) -> Iterator[_Found]:
        """All entries found, best first."""
        postings = {code: field for code, field in self._postings.items() if within in (None, code)}
        scores = score(asked, postings, self._names, reader)
        many = asks_how_many(query)
        ranked = sorted(
            (-round(total * self._prior[number] * (how_many_factor(self._entries[number]) if many else 1.0), 6), number)
            for number, total in scores.total.items()
            if number in self._entries
        )
        named = [entry_id for entry_id in entries_named(query, self._corpus) if entry_id in self._numbers]
        best = -ranked[0][0] if ranked else 0.0
        for place, entry_id in enumerate(named):
            matched = scores.matched_language(self._numbers[entry_id], reader)
            yield _Found(entry_id, best + len(named) - place, matched)
        for negative, number in ranked:
            if self._entries[number].id not in named:
                yield _Found(self._entries[number].id, -negative, scores.matched_language(number, reader))

    def _hits(
        self, ranked: Iterable[_Found], only: Filter, limit: int, reader: Language, marks: Wanted
    ) -> tuple[Hit, ...]:
        fitting = (found for found in ranked if only.lets(self._corpus.entries[found.id]))
        return tuple(self._hit(found, reader, marks) for found in islice(fitting, max(0, limit)))

    def _hit(self, found: _Found, reader: Language, marks: Wanted) -> Hit:
        title = self._corpus.entries[found.id].texts[reader].title
        text = snippet(self._sentences(found.id, reader), marks)
        return Hit(found.id, title, reader, found.matched, found.score, text, entry_path(found.id, reader))

    def _sentences(self, entry_id: str, language: Language) -> tuple[Sentence, ...]:
        known = self._texts.get((entry_id, language))
        if known is None:
            entry = self._corpus.entries[entry_id]
            known = self._texts[entry_id, language] = sentences(
                self._corpus.words_of(entry.texts[language], entry.game)
            )
        return known


class _Found(NamedTuple):
    """An entry that answers a query."""

    id: str
    score: float
    matched: Language


class _Field:
    """The postings of a language, read from Whoosh when first asked for and remembered.

    Whoosh's readers share the position in their file, so threads take turns in reading.
    """

    def __init__(self, reader: Any, language: Language, lock: threading.Lock) -> None:  # noqa: ANN401
        self._reader = reader
        self._lock = lock
        self._name = field_name(language)
        self.size = reader.doc_count_all()
        lengths = [reader.doc_field_length(document, self._name, 0) for document in range(self.size)]
        mean = sum(lengths) / max(1, self.size) or 1.0
        self._norms = [1 - _LENGTH_PENALTY + _LENGTH_PENALTY * length / mean for length in lengths]
        self._remembered: dict[str, tuple[tuple[int, float], ...]] = {}

    def of(self, term: str) -> Sequence[tuple[int, float]]:
        """The documents that hold a term, each with its frequency there, normalised by the document's length."""
        found = self._remembered.get(term)
        if found is None:
            with self._lock:
                found = tuple(self._read(term))
            if len(self._remembered) < _REMEMBERED_TERMS:
                self._remembered[term] = found
        return found

    def _read(self, term: str) -> list[tuple[int, float]]:
        if (self._name, term) not in self._reader:
            return []
        found = []
        matcher = self._reader.postings(self._name, term)
        while matcher.is_active():
            document = matcher.id()
            found.append((document, matcher.weight() / self._norms[document]))
            matcher.next()
        return found


def _frequencies(stored: storage.Stored, language: Language) -> dict[str, int]:
    """How many documents hold each index term."""
    lexicon = stored.lexicons[language]
    found = {WORD + form: count for form, (count, _) in lexicon.forms.items()}
    return found | {PAIR + pair: count for pair, count in lexicon.pairs.items()}
