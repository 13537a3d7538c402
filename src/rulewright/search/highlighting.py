"""Snippets: the sentence that matches best, its matching words marked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulewright.language import Language
from rulewright.search.analysis import same_word
from rulewright.search.words import content_words, fold, has_hangul, word_spans

_SENTENCE_END = re.compile(r"(?<=[.!?…])\s+|\n+")
MARK = "**"


def snippet(plain: str, wanted: Sequence[str], language: Language, length: int = 220) -> str:
    """The one or two neighbouring sentences of `plain` in which most of the words `wanted` occur, with them marked.

    Whole words are marked, in whatever inflected form they stand; in Korean the syllables that match. The text is cut
    at sentences, and inside one only where it alone is longer than `length`.
    """
    sentences = [sentence.strip() for sentence in _SENTENCE_END.split(plain) if sentence.strip()]
    if not sentences:
        return ""
    spans = [_matches(sentence, wanted, language) for sentence in sentences]
    distinct = [
        len({fold(sentence[a:b])[:4] for a, b in found}) for sentence, found in zip(sentences, spans, strict=True)
    ]
    best = max(range(len(sentences)), key=lambda index: (distinct[index], -index))
    chosen = [_marked(sentences[best], spans[best], length)]
    if best + 1 < len(sentences) and len(sentences[best]) + len(sentences[best + 1]) < length:
        chosen.append(_marked(sentences[best + 1], spans[best + 1], length))
    return " ".join(chosen)


def _matches(sentence: str, wanted: Sequence[str], language: Language) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    if language is Language.KO:
        for word in wanted:
            for piece in _korean_pieces(word):
                found += [match.span() for match in re.finditer(re.escape(piece), sentence)]
                if found:
                    break
    for start, end in word_spans(sentence):
        word = sentence[start:end].lower()
        if not has_hangul(word) and any(same_word(word, other, language) for other in wanted):
            found.append((start, end))
    merged: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if merged and (start < merged[-1][1] or sentence[merged[-1][1] : start] == "-"):
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _korean_pieces(word: str) -> list[str]:
    """The word and its shorter beginnings, as particles fall away; at least two syllables of longer words."""
    if not has_hangul(word):
        return []
    return [word[:length] for length in range(len(word), min(2, len(word)) - 1, -1)]


def _marked(sentence: str, spans: Sequence[tuple[int, int]], length: int) -> str:
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


def query_words(query: str) -> list[str]:
    """The words of a query that are worth marking, without repeats: short Latin ones only where there are no others."""
    found = list(dict.fromkeys(content_words(query)))
    return [word for word in found if len(word) > 2 or has_hangul(word)] or found
