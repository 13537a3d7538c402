"""Index terms of texts, and stem keys that all forms of a word share: a chain of analysis per language.

Texts are indexed word by word; stems and 4-grams are taken of the vocabulary instead (`lexicon.py`), which finds the
same words with a fraction of the postings. Korean spacing is not trusted, so pairs of syllables run across it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from whoosh.fields import FieldType
from whoosh.formats import Existence

from rulewright.language import Language
from rulewright.language.folding import fold
from rulewright.search.words import Grammar, is_korean, korean_stems, syllable_pairs, word_of, words

WORD = "w"
PAIR = "b"
_STRONG_GRADES = (("ks", "s"), ("ng", "nk"), ("mm", "mp"))
_WEAK_T = re.compile("(?<=[aeiouyh])d")
_VERBAL_NOUN = re.compile("(?<=[a-z]{3}[aeiouy])mi(?:nen|ses?[a-z]*|s[ti][a-z]*)$")


def index_terms(text: str, language: Language) -> Iterator[str]:
    """The index terms of a text, repeats included; the first letter is the channel: a word or a pair of syllables."""
    for line in text.splitlines():
        yield from line_terms(words(line), language)


def line_terms(typed: Iterable[str], language: Language) -> Iterator[str]:
    """The index terms of the words of a line."""
    run = ""
    for word in typed:
        yield WORD + word
        if language.is_hangul and is_korean(word):
            run += word
        else:
            yield from (PAIR + pair for pair in syllable_pairs(run))
            run = ""
    yield from (PAIR + pair for pair in syllable_pairs(run))


def name_terms(name: str, language: Language, grammar: Grammar) -> list[str]:
    """The index terms that a name consists of."""
    content = grammar.content_words(words(name))
    korean = "".join(word for word in content if language.is_hangul and is_korean(word))
    terms = [WORD + word for word in content if not (language.is_hangul and is_korean(word))]
    terms += [PAIR + pair for pair in syllable_pairs(korean)] if len(korean) > 1 else [WORD + korean] * bool(korean)
    return list(dict.fromkeys(terms))


@lru_cache(maxsize=10_000)
def stem_keys(word: str, language: Language) -> tuple[str, ...]:
    """The stem keys of a word in lower case, which all its forms share; several for a word with several readings.

    They are the folded stems of the word as written and without diacritics. In Finnish, regular consonant gradation is
    undone, and the stem that a verbal noun in -minen shares with its verb comes last. For a Korean word they are the
    letters left without particle and ending. A word is its own stem in a language without a stemmer.
    """
    if is_korean(word):
        return tuple(korean_stems(word))
    algorithm = language.record.stemmer
    plain = word_of(word).plain
    if algorithm is None:
        return (plain,)
    stemmer = _stemmer(algorithm)
    found = [fold(stemmer.stemWord(word)), fold(stemmer.stemWord(plain))]
    if algorithm != "finnish":
        return tuple(dict.fromkeys(found))
    verbal = _VERBAL_NOUN.search(plain)
    if verbal:
        found.append(stemmer.stemWord(f"{plain[: verbal.start()]}a"))
    return tuple(dict.fromkeys(map(_ungraded, found)))


def _ungraded(stem: str) -> str:
    """The part of a Finnish stem that all cases share: nop for noppa and nopan, tul for tulos, tulosta and tuloksen.

    It has the strong grade and single letters, without the n or s of nouns in -nen and -s and without the last vowel.
    """
    if len(stem) > 3:
        for weak, strong in _STRONG_GRADES:
            stem = stem.replace(weak, strong)
        stem = _WEAK_T.sub("t", stem)
    single = "".join(letter for place, letter in enumerate(stem) if not place or letter != stem[place - 1])
    if len(single) > 3 and single[-1] in "ns":
        single = single[:-1]
    return single[:-1] if len(single) > 2 and single[-1] in "aeiouy" else single


@cache
def _stemmer(algorithm: str) -> Any:  # noqa: ANN401
    import snowballstemmer

    return snowballstemmer.stemmer(algorithm)


class CountedTerms(FieldType):  # type: ignore[misc]
    """A Whoosh field with given weights of its terms, which add up to the document's length.

    Whoosh would count them itself from a text, which takes longer and would have to be done twice.
    """

    def __init__(self) -> None:
        super().__init__(Existence(), None, scorable=True)

    def index(self, value: Mapping[str, int], **_options: object) -> Iterator[tuple[bytes, int, float, bytes]]:
        """The terms in Whoosh's form: (term, integer weight, weight, value)."""
        return ((term.encode(), weight, float(weight), b"") for term, weight in value.items())
