"""Turns text into weighted index terms, a chain per language.

Each term begins with its channel: `w` a folded word, `s` a stem, `g` a 4-gram of a folded word with a mark at the
word's beginning, `b` a pair of Korean syllables, `k` a Korean word's first syllable. Korean spacing is not trusted:
syllable pairs run across it. Inflected forms, compounds, missing diacritics and typos share most of their 4-grams;
Czech changes stems so much that a stemmer adds to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from whoosh.analysis import Analyzer, Token

from rulewright.language import Language
from rulewright.search.words import fold, has_hangul, words

GRAM = 4
_STEMMERS = {Language.CS: "czech", Language.EN: "english"}
WEIGHTS: dict[Language, dict[str, float]] = {
    Language.KO: {"w": 1.0, "g": 0.5, "b": 1.0, "k": 0.6},
    Language.CS: {"w": 0.6, "s": 1.0, "g": 0.3},
    Language.FI: {"w": 0.6, "g": 1.0},
    Language.EN: {"w": 0.6, "s": 1.0, "g": 0.3},
}


def terms(text: str, language: Language) -> Iterator[str]:
    """The index terms of a text, repeats included."""
    if language is Language.KO:
        yield from _korean_terms(text)
        return
    for word in words(text):
        yield from word_terms(word, language)


def word_terms(word: str, language: Language) -> Iterator[str]:
    """The index terms of one word in a language written with Latin letters."""
    folded = fold(word)
    yield f"w{folded}"
    if language in _STEMMERS:
        yield from (f"s{stem}" for stem in stems(word, language))
    yield from grams(folded)


def grams(folded: str) -> Iterator[str]:
    """The 4-grams of a folded word, its beginning marked; a shorter word is one gram."""
    marked = f"^{folded}"
    for start in range(max(1, len(marked) - GRAM + 1)):
        yield f"g{marked[start : start + GRAM]}"


def stems(word: str, language: Language) -> tuple[str, ...]:
    """The folded stems of a word: of the word as written, and of the word without diacritics."""
    stemmer = _stemmer(_STEMMERS[language])
    return tuple(dict.fromkeys((fold(stemmer.stemWord(word)), fold(stemmer.stemWord(fold(word))))))


@lru_cache(maxsize=20_000)
def same_word(one: str, other: str, language: Language) -> bool:
    """Whether two words are forms of one: equal when folded, one stem, or one long common beginning."""
    a, b = fold(one), fold(other)
    if a == b:
        return True
    if language in _STEMMERS and set(stems(one, language)) & set(stems(other, language)):
        return True
    if has_hangul(a) or has_hangul(b):
        return False
    shorter = min(len(a), len(b))
    common = next((i for i in range(shorter) if a[i] != b[i]), shorter)
    return common >= max(4, (2 * shorter + 2) // 3) and max(len(a), len(b)) - common <= 5


def _korean_terms(text: str) -> Iterator[str]:
    for line in text.splitlines():
        run = ""
        for word in words(line):
            if has_hangul(word):
                yield f"k{word[0]}"
                yield f"w{fold(word)}"
                run += word
            else:
                yield from syllable_pairs(run)
                run = ""
                yield from word_terms(word, Language.KO)
        yield from syllable_pairs(run)


def syllable_pairs(run: str) -> Iterator[str]:
    """The pairs of neighbouring syllables in Korean text without spaces."""
    for start in range(len(run) - 1):
        yield f"b{run[start : start + 2]}"


@cache
def _stemmer(algorithm: str) -> Any:  # noqa: ANN401
    import Stemmer

    return Stemmer.Stemmer(algorithm)


class ChannelAnalyzer(Analyzer):  # type: ignore[misc]
    """Feeds `terms` to Whoosh. Pickled with the schema, so it holds nothing but the language's code."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, value: str, **_options: object) -> Iterator[Token]:
        """One token per term."""
        token = Token()
        for term in terms(value, Language(self.language)):
            token.text = term
            token.boost = 1.0
            yield token
