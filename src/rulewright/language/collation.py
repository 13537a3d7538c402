"""The alphabetical order of a language: that of the letters in its record.

Accented letters outside the alphabet count as their base letters; accents only order words that are otherwise equal.
Hangul is in the order of its syllables' code points. Words are compared one by one, so that a space comes before any
letter. Digits come before letters; punctuation does not count.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache

from rulewright.language import Language

SortKey = tuple[tuple[int, ...], tuple[str, ...], str]

_INITIAL_CONSONANTS = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ"
_FIRST_SYLLABLE, _LAST_SYLLABLE, _SYLLABLES_PER_CONSONANT = 0xAC00, 0xD7A3, 588
_WORD_BREAK, _FIRST_DIGIT, _FIRST_LETTER, _OTHER_SCRIPTS = 0, 1, 100, 1000
DIGITS_HEADING = "0–9"
OTHER_HEADING = "#"


def sort_key(text: str, language: Language) -> SortKey:
    """The sort key of `text` in `language`: its letters, then its accents, then the text as written."""
    letters = _letters(text, language)
    ranks = (_rank(base, language) for letter in letters for base in _base_letters(letter, language))
    return tuple(ranks), tuple(letters), text


def index_heading(text: str, language: Language) -> str:
    """The heading of `text` in an index: a letter, an initial consonant, `0–9` or `#`."""
    for letter in _letters(text, language):
        if letter.isspace():
            continue
        if letter.isdecimal():
            return DIGITS_HEADING
        if _FIRST_SYLLABLE <= ord(letter[0]) <= _LAST_SYLLABLE:
            return _INITIAL_CONSONANTS[(ord(letter[0]) - _FIRST_SYLLABLE) // _SYLLABLES_PER_CONSONANT]
        first, *_ = _base_letters(letter, language)
        return first.capitalize() if first in _ranks(language) else OTHER_HEADING
    return OTHER_HEADING


def _letters(text: str, language: Language) -> list[str]:
    """Split the text into the letters of the language; a run of spaces, hyphens or dashes is one space."""
    folded = unicodedata.normalize("NFC", text.strip().casefold())
    digraphs = {letter for letter in _ranks(language) if len(letter) == 2}
    letters: list[str] = []
    position = 0
    while position < len(folded):
        width = 2 if folded[position : position + 2] in digraphs else 1
        letter = folded[position : position + width]
        position += width
        if letter.isspace() or unicodedata.category(letter[0]) == "Pd":
            if letters and letters[-1] != " ":
                letters.append(" ")
        elif letter.isalnum():
            letters.append(letter)
    return letters


def _rank(letter: str, language: Language) -> int:
    if letter == " ":
        return _WORD_BREAK
    if letter.isdecimal():
        return _FIRST_DIGIT + int(letter)
    return _ranks(language).get(letter, _OTHER_SCRIPTS + ord(letter[0]))


def _base_letters(letter: str, language: Language) -> Sequence[str]:
    """The letters of the language's alphabet that `letter` sorts as, mostly one; itself if there are none."""
    if letter in _ranks(language):
        return [letter]
    if letter in language.record.counts_as:
        return language.record.counts_as[letter]
    if _FIRST_SYLLABLE <= ord(letter[0]) <= _LAST_SYLLABLE:
        return letter
    return unicodedata.normalize("NFD", letter)[0]


@cache
def _ranks(language: Language) -> dict[str, int]:
    return {letter: _FIRST_LETTER + index for index, letter in enumerate(language.record.letters.split())}
