"""Snippets: the sentence or the fact that answers best, with its matching words marked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise, zip_longest
from types import MappingProxyType
from typing import NamedTuple

from rulewright.language import Language
from rulewright.search.analysis import PAIR, WORD
from rulewright.search.query import Unit
from rulewright.search.words import is_korean, syllable_pairs, word_spans

MARK = "**"
_SENTENCE_END = re.compile(r"(?<=[.!?…])\s+|\n+")
_ENDED = re.compile(r"[.!?…:,;][)”“\"’']*$")
"""The end of a line after which the next one follows without a dot between."""
_MARKED_FROM = 0.3
_LENGTH = 220
_VERDICT = 40
"""Largest length of a verdict, the first sentence of an answer, that is displayed before the best sentence."""
_FACT = 0.75
"""Score of a fact, as a share of the best sentence's, from which it is displayed instead: it is the answer."""

_ANSWER = 0.9
"""Value of a match in a fact's value beside one in its heading."""

Spans = list[tuple[int, int]]


class MatchedUnit(NamedTuple):
    """The number of the unit of a query that a form stands for, and the form's value for it."""

    unit: int
    value: float


@dataclass(frozen=True)
class Sentence:
    """A sentence with its words: (begin, end, the word in lower case)."""

    text: str
    words: tuple[tuple[int, int, str], ...]


@dataclass(frozen=True)
class Wanted:
    """The terms to mark in a language: whole words and pairs of Korean syllables, each with its unit and value."""

    words: Mapping[str, MatchedUnit]
    pairs: Mapping[str, MatchedUnit]


def wanted(units: Sequence[Unit], language: Language) -> Wanted:
    """The terms that the units of a query match in the texts of `language`."""
    whole: dict[str, MatchedUnit] = {}
    pairs: dict[str, MatchedUnit] = {}
    for number, unit in enumerate(units):
        for term, likeness in unit.alternatives.get(language, {}).items():
            value = unit.scale * likeness
            into = whole if term[0] == WORD else pairs
            is_wanted = unit.marked and (likeness >= _MARKED_FROM or (term[0] == PAIR and is_korean(unit.word)))
            if is_wanted and (term[1:] not in into or value > into[term[1:]].value):
                into[term[1:]] = MatchedUnit(number, value)
    return Wanted(whole, pairs)


@dataclass(frozen=True)
class SnippetCandidates:
    """Candidates for a snippet: the sentences of a text, or a fact of the entry with the title `title`.

    A text that `is_answer` begins with its verdict, such as “No.”.
    """

    title: Sentence
    text: Sequence[Sentence]
    facts: Sequence[Sentence]
    is_answer: bool = False

    @classmethod
    def of(cls, title: str, plain: str, facts: Sequence[str], *, is_answer: bool = False) -> SnippetCandidates:
        """Split a plain text, lines and list items included, into sentences; `facts` are lines."""
        found = (sentence.strip() for sentence in _SENTENCE_END.split(plain))
        text = tuple(_sentence(text) for text in found if text)
        return cls(_sentence(title), text, tuple(map(_sentence, facts)), is_answer)


def _sentence(text: str) -> Sentence:
    return Sentence(text, tuple((start, end, text[start:end].lower()) for start, end in word_spans(text)))


def snippet(passages: SnippetCandidates, marks: Wanted, length: int = _LENGTH) -> str:
    """The best snippet of a text: a sentence and as many that follow as fit into `length`, or a fact.

    The sentence is the one that matches most of the query beyond the title, so that a query for the title gets the
    first sentence about it. A fact replaces it if, together with the title, it matches nearly as much. The verdict of
    an answer precedes any of its sentences, and dots separate list items.

    Whole words are marked, in any form; in Korean the matching syllables, never parts of them. The text is cut at
    sentences, and inside one only if it alone is longer than `length`.
    """
    text, facts = passages.text, passages.facts
    sentence_matches = [_matches(sentence, marks) for sentence in text]
    values = [_worth(each) for _, each in sentence_matches]
    _, named = _matches(passages.title, marks)
    more = [(_beyond(each, named), bool(each)) for _, each in sentence_matches]
    best = more.index(max(more)) if more else None
    fact_matches = [_matches(fact, marks, fact.text.find(": ")) for fact in facts]
    answers = [_worth(each, named) if each else 0.0 for _, each in fact_matches]
    answer = answers.index(max(answers)) if any(answers) else None
    if answer is not None and (best is None or answers[answer] >= _FACT * max(values)):
        return _marked(facts[answer].text, fact_matches[answer][0], length)
    if best is None:
        return ""
    end, fits = best + 1, length - len(text[best].text)
    while end < len(text) and len(text[end].text) < fits:
        fits -= len(text[end].text) + 1
        end += 1
    chosen = [*range(best, end)]
    if best and passages.is_answer and len(text[0].text) <= _VERDICT:
        chosen.insert(0, 0)
    marked = [_marked(text[place].text, sentence_matches[place][0], length) for place in chosen]
    parted = (_between(text[one].text, other - one) for one, other in pairwise(chosen))
    return "".join(chain.from_iterable(zip_longest(marked, parted, fillvalue="")))


def _between(sentence: str, steps: int) -> str:
    """The text between a displayed sentence and the next one, which stands `steps` sentences further on."""
    if steps > 1:
        return " … "
    return " " if _ENDED.search(sentence) else " · "


def _worth(matched: Mapping[int, float], also: Mapping[int, float] = MappingProxyType({})) -> float:
    """The sum of the units' values; a unit's value in `also` counts if it is higher."""
    return round(
        sum(max(matched.get(unit, 0.0), also.get(unit, 0.0)) for unit in sorted(matched.keys() | also.keys())), 6
    )


def _beyond(matched: Mapping[int, float], named: Mapping[int, float]) -> float:
    """The sum of the units' values beyond those in `named`."""
    return round(sum(max(0.0, matched[unit] - named.get(unit, 0.0)) for unit in sorted(matched)), 6)


def _matches(sentence: Sentence, marks: Wanted, heading: int = 0) -> tuple[Spans, Mapping[int, float]]:
    """The spans of the matches in a sentence, and the value of each unit.

    A match behind the `heading` of a fact has less value, for a query for “2” is answered by “3”.
    """
    spans: Spans = []
    best: dict[int, float] = {}

    def take(start: int, end: int, found: MatchedUnit) -> None:
        spans.append((start, end))
        value = found.value if not 0 < heading < start else _ANSWER * found.value
        best[found.unit] = max(value, best.get(found.unit, 0.0))

    syllables: list[int] = []
    for start, end, word in sentence.words:
        whole = marks.words.get(word)
        if is_korean(word):
            syllables += range(start, end)
            if whole is None or any(pair in marks.pairs for pair in syllable_pairs(word)):
                continue
        if whole is not None:
            take(start, end, whole)
    if marks.pairs:
        for left, right in pairwise(syllables):
            pair = marks.pairs.get(sentence.text[left] + sentence.text[right])
            if pair is not None and right - left <= 2:
                take(left, right + 1, pair)
    return _merged(spans, sentence.text), best


def _merged(spans: Spans, sentence: str) -> Spans:
    """The spans in order; those that touch or are joined by a hyphen become one."""
    merged: Spans = []
    for start, end in sorted(spans):
        if merged and (start <= merged[-1][1] or sentence[merged[-1][1] : start] == "-"):
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _marked(sentence: str, spans: Spans, length: int) -> str:
    first, last = 0, len(sentence)
    if len(sentence) > length:
        middle = spans[0][0] if spans else 0
        first = max(0, min(middle - length // 3, len(sentence) - length))
        last = min(len(sentence), first + length)
        if first:
            first = sentence.find(" ", first) + 1 or first
        if last < len(sentence):
            last = sentence.rfind(" ", first, last) if " " in sentence[first:last] else last
    parts = ["… " if first else ""]
    position = first
    for start, end in spans:
        if start >= first and end <= last:
            parts += [sentence[position:start], MARK, sentence[start:end], MARK]
            position = end
    parts += [sentence[position:last], " …" if last < len(sentence) else ""]
    return "".join(parts)
