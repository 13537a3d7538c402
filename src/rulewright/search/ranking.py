"""From a query to ranked entries: weighted terms, corrections, one hit per entry, words marked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rapidfuzz import process
from rapidfuzz.distance import OSA

from rulewright.corpus.model import Text
from rulewright.language import LANGUAGES, Language
from rulewright.search.analysis import WEIGHTS, same_word, stems, syllable_pairs, word_terms
from rulewright.search.words import clean, content_words, fold, has_hangul, initials, is_initials, jamo, words

OTHER_LANGUAGE = 0.7
CORRECTED = 0.5


@dataclass(frozen=True)
class Hit:
    """An entry found: title and snippet in the reader's language, the language whose text matched, the score.

    In the snippet, which is plain text, the words that match stand between `**` and `**`.
    """

    id: str
    title: str
    language: Language
    matched_language: Language
    score: float
    snippet: str
    url: str

    def as_json(self) -> dict[str, object]:
        """The hit as an object of the contract."""
        return {
            "id": self.id,
            "title": self.title,
            "language": str(self.language),
            "matched_language": str(self.matched_language),
            "score": round(self.score, 4),
            "snippet": self.snippet,
            "url": self.url,
        }


@dataclass(frozen=True)
class SearchResult:
    """The hits of a query, best first, and the spelling that was probably meant, if a word is unknown."""

    query: str
    language: Language
    suggestion: str | None
    hits: tuple[Hit, ...]

    def as_json(self) -> dict[str, object]:
        """The result as the contract's object."""
        return {
            "schema": 1,
            "query": self.query,
            "language": str(self.language),
            "suggestion": self.suggestion,
            "hits": [hit.as_json() for hit in self.hits],
        }


@dataclass(frozen=True)
class Vocabulary:
    """The words of every text by language, lower case with diacritics, with how often each occurs."""

    counts: Mapping[Language, Mapping[str, int]]

    def knows(self, word: str) -> bool:
        """Whether the word, or the word without diacritics, occurs in any language."""
        return fold(word) in self._folded

    def correction(self, word: str, language: Language) -> str | None:
        """The known word of `language` that a mistyped word most likely means; `None` where nothing is close.

        One letter may be off in words of four to seven letters, two in longer ones (optimal string alignment: a letter
        wrong, missing, doubled or swapped). Korean is compared letter by letter, not by syllable.
        """
        korean = has_hangul(word)
        if korean != (language is Language.KO):
            return None
        typed = jamo(word) if korean else fold(word)
        if len(typed) < 4:
            return None
        known = self._comparable[language]
        allowed = 1 if len(typed) < 8 else 2
        best = process.extract(typed, known, scorer=OSA.distance, score_cutoff=allowed, limit=8)
        if not best:
            return None
        counts = self.counts[language]
        ranked = sorted(best, key=lambda match: (match[1], -counts[match[2]], match[2]))
        return str(ranked[0][2])

    def beginning_with(self, typed: str) -> list[str]:
        """The beginnings of Korean words whose initial consonants are `typed`, most frequent first."""
        found: dict[str, int] = {}
        for word, count in self.counts[Language.KO].items():
            if len(word) >= len(typed) and initials(word[: len(typed)]) == typed:
                head = word[: len(typed)]
                found[head] = found.get(head, 0) + count
        return sorted(found, key=lambda head: (-found[head], head))[:12]

    @cached_property
    def _folded(self) -> frozenset[str]:
        return frozenset(fold(word) for counts in self.counts.values() for word in counts)

    @cached_property
    def _comparable(self) -> Mapping[Language, Mapping[str, str]]:
        """Every word as it is compared with a mistyped one, by language."""
        return {
            language: {word: jamo(word) if language is Language.KO else fold(word) for word in counts}
            for language, counts in self.counts.items()
        }

    @cached_property
    def stems(self) -> Mapping[Language, frozenset[str]]:
        """The stems of all words, by language that has a stemmer."""
        return {
            language: frozenset(stem for word in self.counts[language] for stem in stems(word, language))
            for language in (Language.CS, Language.EN)
        }


def query_terms(query: str, reader: Language, vocabulary: Vocabulary) -> dict[tuple[Language, str], float]:
    """The weighted terms of a query, by the language in whose field each is looked up."""
    found: dict[tuple[Language, str], float] = {}

    def add(language: Language, term: str, factor: float) -> None:
        weight = WEIGHTS[language].get(term[0], 0.0) * factor * (1.0 if language is reader else OTHER_LANGUAGE)
        if weight > found.get((language, term), 0.0):
            found[language, term] = weight

    query_words = content_words(clean(query))
    hangul = [word for word in query_words if has_hangul(word)]
    if hangul:
        run = "".join(hangul)
        for term in syllable_pairs(run):
            add(Language.KO, term, 1.0)
        for word in hangul:
            add(Language.KO, f"w{fold(word)}", 1.0)
            if len(word) == 1:
                add(Language.KO, f"k{word}", 2.0)
    for word in query_words:
        if is_initials(word):
            for head in vocabulary.beginning_with(word):
                for term in syllable_pairs(head):
                    add(Language.KO, term, 1.0)
        elif not has_hangul(word):
            for language in LANGUAGES:
                for term in word_terms(word, language):
                    add(language, term, 1.0)
        if not vocabulary.knows(word) and not is_initials(word):
            for language in LANGUAGES:
                correction = vocabulary.correction(word, language)
                if correction is None:
                    continue
                corrected = (
                    [f"w{fold(correction)}", *syllable_pairs(correction)]
                    if language is Language.KO
                    else word_terms(correction, language)
                )
                for term in corrected:
                    add(language, term, CORRECTED)
    return found


def suggestion(query: str, reader: Language, vocabulary: Vocabulary) -> str | None:
    """The query with every unknown word replaced by the known one it resembles; `None` where nothing changes."""
    replaced = []
    for word in words(clean(query)):
        better = None
        if not vocabulary.knows(word) and not is_initials(word) and not _inflected(word, reader, vocabulary):
            order = (reader, *(language for language in LANGUAGES if language is not reader))
            better = next(filter(None, (vocabulary.correction(word, language) for language in order)), None)
        replaced.append(better or word)
    corrected = " ".join(replaced)
    return corrected if corrected != " ".join(words(clean(query))) else None


def _inflected(word: str, reader: Language, vocabulary: Vocabulary) -> bool:
    """Whether the word is another form of a known one: a known Korean word with a particle, or a shared stem."""
    if has_hangul(word):
        known = vocabulary.counts[Language.KO]
        return any(word[:length] in known for length in range(len(word) - 1, 1, -1))
    return reader in vocabulary.stems and not vocabulary.stems[reader].isdisjoint(stems(word, reader))


def title_bonus(query: str, text: Text) -> float:
    """How much a title or alias lifts an entry whose text matched; 1.0 where neither does.

    The most for a name that is the query, less for one that is the query in other word forms, least for one that holds
    all its words.
    """
    wanted = fold(query).replace(" ", "")
    typed = content_words(query)
    best = 1.0
    for names, (exact, forms, part) in (((text.title,), (2.0, 1.8, 1.25)), (text.aliases, (1.7, 1.5, 1.1))):
        for name in names:
            if fold(name).replace(" ", "") == wanted:
                best = max(best, exact)
            elif typed and best < forms:
                own = words(name)
                if all(any(same_word(word, other, text.language) for other in own) for word in typed):
                    whole = all(any(same_word(word, other, text.language) for other in typed) for word in own)
                    best = max(best, forms if whole else part)
    return best
