"""Snippets: the sentence that answers best, its matching words marked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rulewright.language import Language
from rulewright.search.analysis import PAIR, WORD
from rulewright.search.query import Unit
from rulewright.search.words import is_korean, syllable_pairs, word_spans

MARK = "**"
_SENTENCE_END = re.compile(r"(?<=[.!?…])\s+|\n+")
_MARKED_FROM = 0.3
_LENGTH = 220

Spans = list[tuple[int, int]]


@dataclass(frozen=True)
class Sentence:
    """A sentence with its words: (begin, end, the word in lower case)."""

    text: str
    words: tuple[tuple[int, int, str], ...]


@dataclass(frozen=True)
class Wanted:
    """What to mark in a language: whole words, with how much each says, and runs of Korean syllables."""

    words: Mapping[str, float]
    pairs: Mapping[str, float]


def wanted(units: Sequence[Unit], language: Language) -> Wanted:
    """What the units of a query look like in the texts of `language`."""
    whole: dict[str, float] = {}
    pairs: dict[str, float] = {}
    for unit in units:
        for term, likeness in unit.alternatives.get(language, {}).items():
            value = unit.scale * likeness
            into = whole if term[0] == WORD else pairs
            if unit.marked and (likeness >= _MARKED_FROM or (term[0] == PAIR and is_korean(unit.word))):
                into[term[1:]] = max(value, into.get(term[1:], 0.0))
    return Wanted(whole, pairs)


def sentences(plain: str) -> tuple[Sentence, ...]:
    """The sentences of a plain text, its lines and list items among them."""
    found = (sentence.strip() for sentence in _SENTENCE_END.split(plain))
    return tuple(
        Sentence(text, tuple((start, end, text[start:end].lower()) for start, end in word_spans(text)))
        for text in found
        if text
    )


def snippet(text: Sequence[Sentence], marks: Wanted, length: int = _LENGTH) -> str:
    """The sentence of a text that says most of what is wanted, and the next one where both fit into `length`.

    Whole words are marked, in whatever form they stand; in Korean the syllables that match, never parts of them. The
    text is cut at sentences, and inside one only where it alone is longer than `length`.
    """
    if not text:
        return ""
    found = [_matches(sentence, marks) for sentence in text]
    best = max(range(len(text)), key=lambda place: (round(found[place][1], 6), -place))
    chosen = [_marked(text[best].text, found[best][0], length)]
    if best + 1 < len(text) and len(text[best].text) + len(text[best + 1].text) < length:
        chosen.append(_marked(text[best + 1].text, found[best + 1][0], length))
    return " ".join(chosen)


def _matches(sentence: Sentence, marks: Wanted) -> tuple[Spans, float]:
    """Where what is wanted stands in a sentence, and how much of it: each form counts once."""
    spans: Spans = []
    said: dict[str, float] = {}
    syllables: list[int] = []
    for start, end, word in sentence.words:
        whole = marks.words.get(word)
        if is_korean(word):
            syllables += range(start, end)
            if whole is None or any(pair in marks.pairs for pair in syllable_pairs(word)):
                continue
        if whole is not None:
            spans.append((start, end))
            said[word] = whole
    if marks.pairs:
        for left, right in pairwise(syllables):
            pair = sentence.text[left] + sentence.text[right]
            if pair in marks.pairs and right - left <= 2:
                spans.append((left, right + 1))
                said[pair] = marks.pairs[pair]
    return _merged(spans, sentence.text), sum(said.values())


def _merged(spans: Spans, sentence: str) -> Spans:
    """Spans in order, those that touch or are joined by a hyphen made one."""
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
