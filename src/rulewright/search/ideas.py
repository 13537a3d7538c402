"""Ideas that players have several words for: the games' glossary terms, and what is said at any table.

A word of a query that names an idea also stands for the idea's other names, in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.language import Language
from rulewright.language.folding import fold
from rulewright.search.analysis import PAIR, WORD, stem_keys
from rulewright.search.lexicon import Lexicon
from rulewright.search.words import (
    Grammar,
    grammar_of,
    is_korean,
    korean_stems,
    letters,
    syllable_pairs,
    words,
)

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus

EVERYDAY = Path(__file__).with_name("everyday.toml")
TERM_LIKENESS = 0.85
"""Likeness of the name of a glossary term to the word that means it."""
EVERYDAY_LIKENESS = 0.6
"""Likeness of an everyday word for the same idea."""
NUMBER_LIKENESS = 0.9
"""Likeness of a digit to the number in a word."""
_LONGEST_NAME = 4
_MOST_IDEAS = 4
_MOST_READINGS = 40

Terms = Mapping[str, float]


@dataclass
class Meaning:
    """The index terms of the ideas that a word names, by language, each with its likeness.

    A word that is part of an idiom does not mean itself: nobody who asks “when I die” asks for a die.
    """

    terms: dict[Language, dict[str, float]]
    is_idiom: bool = False


@dataclass(frozen=True)
class Idea:
    """What an idea is called: the words that lead to it, and the names that they then stand for, by language."""

    names: tuple[tuple[Language, str], ...]
    expansion: Mapping[Language, tuple[str, ...]]
    likeness: float
    is_idiom: bool = False


@dataclass(frozen=True)
class Ideas:
    """The ideas as the index keeps them: their numbers by key, and for each number its index terms by language.

    A key joins the keys of a name's words with a space. `idioms` are the numbers of those that are idioms.
    """

    by_key: Mapping[str, Sequence[int]]
    terms: Sequence[Mapping[str, Terms]]
    idioms: Sequence[int]

    def meant_by(
        self, typed: Sequence[str], homes: Callable[[str], Sequence[Language]], grammar: Grammar
    ) -> dict[int, Meaning]:
        """What the typed words mean as names of ideas or parts of such names, by the place of each that says something.

        A word is read in the languages that `homes` gives: “hits” is English, and no form of the Finnish for “slow”.
        Words that carry no topic say something together only (“get to”), at the place of the first.
        """
        found: dict[int, Meaning] = {}
        topic = [not grammar.is_function_word(word) for word in typed]
        for start in range(len(typed)):
            for end in range(start + 1, min(len(typed), start + _LONGEST_NAME) + 1):
                numbers = dict.fromkeys(
                    n for key in _readings(typed[start:end], homes) for n in self.by_key.get(key, ())
                )
                places = [place for place in range(start, end) if topic[place]] or [start] * (end - start > 1)
                for number, place in product(list(numbers)[:_MOST_IDEAS], places):
                    meaning = found.setdefault(place, Meaning({}))
                    _merge(meaning.terms, self.terms[number])
                    meaning.is_idiom |= number in self.idioms
        return found


def collect(corpus: Corpus, lexicons: Mapping[Language, Lexicon]) -> Ideas:
    """The ideas of the games' glossaries and of everyday speech, with index terms in the languages of `lexicons`."""
    grammar = grammar_of(corpus.languages)
    by_key: dict[str, list[int]] = {}
    terms = []
    idioms = []
    for number, idea in enumerate(_every(corpus)):
        for language, name in idea.names:
            typed = words(name)
            if 0 < len(typed) <= _LONGEST_NAME:
                numbers = by_key.setdefault(" ".join(_key(word, language) for word in typed), [])
                if number not in numbers:
                    numbers.append(number)
        terms.append({str(language): _terms(idea, lexicon, grammar) for language, lexicon in lexicons.items()})
        if idea.is_idiom:
            idioms.append(number)
    return Ideas(by_key, terms, idioms)


def names_by_language(corpus: Corpus) -> dict[Language, tuple[str, ...]]:
    """The names that lead to any idea."""
    every = [named for idea in _every(corpus) for named in idea.names]
    return {language: tuple(name for code, name in every if code == language) for language in corpus.languages}


def _every(corpus: Corpus) -> Iterable[Idea]:
    return *_glossary(corpus), *_everyday(corpus.languages), *_numbers(corpus.languages)


def _numbers(languages: Sequence[Language]) -> Iterable[Idea]:
    """Numbers in words, which lead to their digits: texts and facts have these. “One” says too little."""
    spoken = {language: language.record.search.numbers for language in languages}
    for place, number in enumerate(range(2, 2 + max(map(len, spoken.values()), default=0))):
        forms = {language: tuple(rows[place].split()) for language, rows in spoken.items() if place < len(rows)}
        written = {
            language: (str(number), *(form for form in forms.get(language, ()) if form[0].isdigit()))
            for language in languages
        }
        yield Idea(_names(forms), written, NUMBER_LIKENESS)


def _glossary(corpus: Corpus) -> Iterable[Idea]:
    """Every glossary term: its names and attested forms lead to it, its titles are what they stand for."""
    for entry in corpus.entries.values():
        if entry.term is not None:
            books = corpus.games[entry.game].books
            names = [(text.language, name) for text in entry.texts.values() for name in (text.title, *text.aliases)]
            names += [(books[book].language, form) for book, forms in entry.term.forms.items() for form in forms]
            titles = {language: (text.title,) for language, text in entry.texts.items()}
            yield Idea(tuple(names), titles, TERM_LIKENESS)


def _everyday(languages: Sequence[Language]) -> Iterable[Idea]:
    """Every everyday idea: its names lead to it and are what they stand for; its idioms only lead to it."""
    import tomllib

    def spoken(by_language: Mapping[str, Sequence[str]]) -> dict[Language, tuple[str, ...]]:
        return {Language(code): tuple(names) for code, names in by_language.items() if code in languages}

    for idea in tomllib.loads(EVERYDAY.read_text("utf-8"))["idea"]:
        idioms = spoken(idea.pop("idioms", {}))
        expansion = spoken(idea)
        yield Idea(_names(expansion), expansion, EVERYDAY_LIKENESS)
        if idioms:
            yield Idea(_names(idioms), expansion, 1.0, is_idiom=True)


def _names(by_language: Mapping[Language, Sequence[str]]) -> tuple[tuple[Language, str], ...]:
    return tuple((language, name) for language, names in by_language.items() for name in names)


def _terms(idea: Idea, lexicon: Lexicon, grammar: Grammar) -> dict[str, float]:
    """The index terms of an idea's names in all their forms; the words of one name share its likeness."""
    found: dict[str, float] = {}
    for name in idea.expansion.get(lexicon.language, ()):
        typed = grammar.content_words(name)
        share = idea.likeness / max(1, len(typed))
        for word in typed:
            stem = _verb_stem(word)
            for form, likeness in lexicon.forms_of(stem).items():
                found[WORD + form] = max(found.get(WORD + form, 0.0), share * likeness)
            if is_korean(word) and stem == word and len(word) > 2:
                for pair in syllable_pairs(word):
                    found[PAIR + pair] = max(found.get(PAIR + pair, 0.0), share / (len(word) - 1))
    return {term: round(likeness, 3) for term, likeness in found.items()}


def _key(word: str, language: Language) -> str:
    if is_korean(word):
        return letters(_verb_stem(word))
    return f"{language}:{stem_keys(word, language)[-1]}" if language.record.stemmer else fold(word)


def _readings(typed: Sequence[str], homes: Callable[[str], Sequence[Language]]) -> Iterable[str]:
    """The keys that the typed words may have, in any language that all of them are at home in."""
    korean = [korean_stems(word) if is_korean(word) else [fold(word)] for word in typed]
    for number, reading in enumerate(product(*korean)):
        if number == _MOST_READINGS:
            break
        yield " ".join(reading)
    if not any(is_korean(word) for word in typed):
        homes_of = [homes(word) for word in typed]
        for language in homes_of[0]:
            if language.record.stemmer and all(language in each for each in homes_of):
                yield " ".join(_key(word, language) for word in typed)


def _verb_stem(word: str) -> str:
    """A Korean verb without the 다 of its dictionary form; other words as they are."""
    return word[:-1] if is_korean(word) and word.endswith("다") and len(word) > 1 else word


def _merge(into: dict[Language, dict[str, float]], terms: Mapping[str, Terms]) -> None:
    for code, likenesses in terms.items():
        known = into.setdefault(Language(code), {})
        for term, likeness in likenesses.items():
            if likeness > known.get(term, 0.0):
                known[term] = likeness
