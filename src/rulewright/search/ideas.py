"""Ideas with several names: the games' glossary terms, and everyday words at the table.

A word of a query that names an idea also stands for the idea's other names, in every language.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.language import Language
from rulewright.search.analysis import PAIR, WORD, stem_keys
from rulewright.search.lexicon import Lexicon
from rulewright.search.words import (
    Grammar,
    grammar_of,
    is_korean,
    letters,
    syllable_pairs,
    verb_stem,
    word_of,
    words,
)

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus

EVERYDAY = Path(__file__).with_name("everyday.toml")
TERM_LIKENESS = 0.85
"""Likeness of the name of a glossary term to a word that means it."""
EVERYDAY_LIKENESS = 0.6
"""Likeness of an everyday word for the same idea."""
NUMBER_LIKENESS = 0.9
"""Likeness of a digit to the number in a word."""
_LONGEST_NAME = 4
_MOST_IDEAS = 4
_MOST_READINGS = 40

Terms = Mapping[str, float]


@dataclass(frozen=True)
class Idea:
    """An idea: the names that lead to it, and by language the names that they then stand for (`expansion`)."""

    names: tuple[tuple[Language, str], ...]
    expansion: Mapping[Language, tuple[str, ...]]
    likeness: float
    is_idiom: bool = False


@dataclass(frozen=True)
class Ideas:
    """The ideas in the index's form: their numbers by key, and for each number its index terms by language.

    A key joins the keys of a name's words with a space. Terms are JSON until they are needed, as few of many are. A
    word that is part of one of the `idioms` does not mean itself: nobody who types “when I die” looks for a die.
    """

    by_key: Mapping[str, Sequence[int]]
    terms: Sequence[str]
    idioms: Sequence[int]

    def meant_by(
        self, typed: Sequence[str], homes: Callable[[str], Sequence[Language]], grammar: Grammar
    ) -> tuple[dict[int, dict[Language, dict[str, float]]], set[int]]:
        """The terms of the ideas that typed words name, by the place of each word with a topic and by language.

        The second value holds the places of idioms.

        A word is read in the languages that `homes` gives: “hits” is English, and no form of the Finnish for “slow”.
        Words without a topic have a meaning only together (“get to”), at the place of the first.
        """
        found: dict[int, dict[Language, dict[str, float]]] = {}
        idiomatic: set[int] = set()
        topic = [not grammar.is_function_word(word) for word in typed]
        for start in range(len(typed)):
            for end in range(start + 1, min(len(typed), start + _LONGEST_NAME) + 1):
                numbers = dict.fromkeys(
                    n for key in _readings(typed[start:end], homes) for n in self.by_key.get(key, ())
                )
                places = [place for place in range(start, end) if topic[place]] or [start] * (end - start > 1)
                for number, place in product(list(numbers)[:_MOST_IDEAS], places):
                    idiomatic |= {place} if number in self.idioms else set()
                    for code, terms in json.loads(self.terms[number]).items():
                        raise_to(found.setdefault(place, {}).setdefault(Language(code), {}), terms)
        return found, idiomatic


def collect(corpus: Corpus, lexicons: Mapping[Language, Lexicon]) -> Ideas:
    """The ideas of the games' glossaries and of everyday speech, with index terms in the languages of `lexicons`."""
    grammar = grammar_of(corpus.languages)
    by_key: dict[str, list[int]] = {}
    terms = []
    every = list(_every(corpus))
    for number, idea in enumerate(every):
        for language, name in idea.names:
            typed = words(name)
            if 0 < len(typed) <= _LONGEST_NAME:
                numbers = by_key.setdefault(" ".join(_key(word, language) for word in typed), [])
                if number not in numbers:
                    numbers.append(number)
        by_language = {str(language): _terms(idea, lexicon, grammar) for language, lexicon in lexicons.items()}
        terms.append(json.dumps(by_language, ensure_ascii=False))
    return Ideas(by_key, terms, [number for number, idea in enumerate(every) if idea.is_idiom])


def names_by_language(corpus: Corpus) -> dict[Language, tuple[str, ...]]:
    """The names that lead to any idea, by language."""
    every = [named for idea in _every(corpus) for named in idea.names]
    return {language: tuple(name for code, name in every if code == language) for language in corpus.languages}


def _every(corpus: Corpus) -> Iterable[Idea]:
    return *_glossary(corpus), *_everyday(corpus.languages), *_numbers(corpus.languages)


def _numbers(languages: Sequence[Language]) -> Iterable[Idea]:
    """Numbers as words, which lead to their digits in texts and facts. “One” is left out, since it is too common."""
    spoken = {language: language.record.search.numbers for language in languages}
    for place, number in enumerate(range(2, 2 + max(map(len, spoken.values()), default=0))):
        forms = {language: tuple(rows[place].split()) for language, rows in spoken.items() if place < len(rows)}
        written = {
            language: (str(number), *(form for form in forms.get(language, ()) if form[0].isdigit()))
            for language in languages
        }
        yield Idea(_names(forms), written, NUMBER_LIKENESS)


def _glossary(corpus: Corpus) -> Iterable[Idea]:
    """Every glossary term: its names and attested forms lead to it and stand for its titles."""
    for entry in corpus.entries.values():
        if entry.term is not None:
            books = corpus.games[entry.game].books
            names = [(text.language, name) for text in entry.texts.values() for name in (text.title, *text.aliases)]
            names += [(books[book].language, form) for book, forms in entry.term.forms.items() for form in forms]
            titles = {language: (text.title,) for language, text in entry.texts.items()}
            yield Idea(tuple(names), titles, TERM_LIKENESS)


def _everyday(languages: Sequence[Language]) -> Iterable[Idea]:
    """Every everyday idea: its names lead to it and stand for each other; its idioms only lead to it."""
    import tomllib

    def spoken(by_language: Mapping[str, Sequence[str]]) -> dict[Language, tuple[str, ...]]:
        return {Language(code): tuple(names) for code, names in by_language.items() if code in languages}

    for idea in tomllib.loads(EVERYDAY.read_text("utf-8"))["idea"]:
        idioms, names = spoken(idea.pop("idioms", {})), spoken(idea)
        yield Idea(_names(names), names, EVERYDAY_LIKENESS)
        if idioms:
            yield Idea(_names(idioms), names, 1.0, is_idiom=True)


def _names(by_language: Mapping[Language, Sequence[str]]) -> tuple[tuple[Language, str], ...]:
    return tuple((language, name) for language, names in by_language.items() for name in names)


def _terms(idea: Idea, lexicon: Lexicon, grammar: Grammar) -> dict[str, float]:
    """The index terms of an idea's names in all their forms; the words of one name share its likeness."""
    found: dict[str, float] = {}
    for name in idea.expansion.get(lexicon.language, ()):
        typed = grammar.content_words(words(name))
        share = idea.likeness / max(1, len(typed))
        for word in typed:
            stem = verb_stem(word)
            for form, likeness in lexicon.forms_of(stem).items():
                found[WORD + form] = max(found.get(WORD + form, 0.0), share * likeness)
            if is_korean(word) and stem == word and len(word) > 2:
                for pair in syllable_pairs(word):
                    found[PAIR + pair] = max(found.get(PAIR + pair, 0.0), share / (len(word) - 1))
    return {term: round(likeness, 3) for term, likeness in found.items()}


def _key(word: str, language: Language) -> str:
    if is_korean(word):
        return letters(verb_stem(word))
    return f"{language}:{stem_keys(word, language)[-1]}" if language.record.stemmer else word_of(word).plain


def _readings(typed: Sequence[str], homes: Callable[[str], Sequence[Language]]) -> Iterable[str]:
    """The possible keys of the typed words, in any language that all of them are at home in."""
    yield from map(" ".join, islice(product(*(word_of(word).stems for word in typed)), _MOST_READINGS))
    if not any(is_korean(word) for word in typed):
        homes_of = [homes(word) for word in typed]
        for language in homes_of[0]:
            if language.record.stemmer and all(language in each for each in homes_of):
                yield " ".join(_key(word, language) for word in typed)


def raise_to(likenesses: dict[str, float], others: Mapping[str, float]) -> None:
    """Add likenesses in place, the higher one of each."""
    for term, likeness in others.items():
        if likeness > likenesses.get(term, 0.0):
            likenesses[term] = likeness
