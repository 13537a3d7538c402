"""Letters and words as search sees them: pure functions over text, simple enough to be repeated in another language.

Folding, splitting, 4-grams, Korean syllables, letters, initial consonants and endings. Which words and endings carry
no topic stands in the languages' records; a `Grammar` joins those of the languages that a content is in.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.folding import fold

MAXIMUM_QUERY = 200
GRAM = 4
BEGIN = "^"
"""What marks the beginning of a word in its first gram."""

_WORD = re.compile(r"[가-힣ㄱ-ㅎㅏ-ㅣ]+|[^\W_가-힣ㄱ-ㅎㅏ-ㅣ]+(?:['’ʼ][^\W_가-힣ㄱ-ㅎㅏ-ㅣ]+)*")
_HANGUL = re.compile(r"[가-힣]")
_KOREAN = re.compile(r"[가-힣ㄱ-ㅎㅏ-ㅣ]")
_INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_MEDIALS = (
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ",
    "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
)  # fmt: skip
_FINALS = (
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ",
    "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ",
    "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
)  # fmt: skip
_FIRST_SYLLABLE, _LAST_SYLLABLE = "가", "힣"
_SYLLABLES_PER_INITIAL = 588
_SYLLABLES_PER_MEDIAL = 28
_FINAL_ENDINGS = ("ㄴ", "ㄹ", "ㅁ")


def clean(query: str) -> str:
    """The query without control characters and lone surrogates, NFC, one space between words, at most 200 characters.

    What players type is words; every character of a query syntax is plain text here. Invisible format characters
    (soft hyphens, joiners, direction marks) vanish, because they stand inside words.
    """
    kept = []
    for character in query[: 20 * MAXIMUM_QUERY]:
        category = unicodedata.category(character)
        if category != "Cf":
            kept.append(" " if category[0] in "CZ" else character)
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())[:MAXIMUM_QUERY].strip()


def words(text: str) -> list[str]:
    """The words of a text in order, in lower case, diacritics kept; Korean and other letters never share a word."""
    return _WORD.findall(unicodedata.normalize("NFC", text).lower())


def word_spans(text: str) -> list[tuple[int, int]]:
    """Where the words of a text begin and end."""
    return [match.span() for match in _WORD.finditer(text)]


def grams(folded: str) -> list[str]:
    """The 4-grams of a folded word, its beginning marked; a shorter word is one gram."""
    marked = f"{BEGIN}{folded}"
    return [marked[start : start + GRAM] for start in range(max(1, len(marked) - GRAM + 1))]


def syllable_pairs(run: str) -> list[str]:
    """The pairs of neighbouring syllables in Korean text without spaces."""
    return [run[start : start + 2] for start in range(len(run) - 1)]


def has_hangul(text: str) -> bool:
    """Whether the text has a Korean syllable."""
    return not text.isascii() and bool(_HANGUL.search(text))


def is_korean(text: str) -> bool:
    """Whether the text has a Korean syllable or letter."""
    return not text.isascii() and bool(_KOREAN.search(text))


def is_initials(text: str) -> bool:
    """Whether the text is nothing but Korean initial consonants, such as ㅌㄹㅅㅁ."""
    return bool(text) and all(character in _INITIALS for character in text)


def initials(text: str) -> str:
    """The initial consonant of every Korean syllable; other characters stay."""
    return "".join(
        _INITIALS[(ord(character) - ord(_FIRST_SYLLABLE)) // _SYLLABLES_PER_INITIAL]
        if _FIRST_SYLLABLE <= character <= _LAST_SYLLABLE
        else character
        for character in text
    )


def letters(text: str) -> str:
    """The text with Korean syllables taken apart into the letters typed for them, so that a typo is one edit.

    A syllable being typed shares its letters with the whole word: 탈릿 is how 탈리스만 looks halfway.
    """
    found = []
    for character in text:
        if _FIRST_SYLLABLE <= character <= _LAST_SYLLABLE:
            initial, rest = divmod(ord(character) - ord(_FIRST_SYLLABLE), _SYLLABLES_PER_INITIAL)
            medial, final = divmod(rest, _SYLLABLES_PER_MEDIAL)
            found.append(_INITIALS[initial] + _MEDIALS[medial] + _FINALS[final])
        else:
            found.append(character)
    return "".join(found)


def korean_stems(word: str) -> list[str]:
    """What may be left of a Korean word without its particle or ending, as letters, the whole word first.

    Nothing tells a particle from a noun's last syllable (기도 is “prayer”, not 기 with 도), so all readings stay. An
    ending that is only a final consonant (굴릴, 굴린) is taken off words of more than one syllable; ㅆ, which only
    verbs have, off all. What 어 melts into is undone: 굴려 is 굴리 with 어.
    """
    whole = letters(word)
    found = {whole: None}
    for size in range(1, min(_LONGEST_ENDING, len(whole) - 1) + 1):
        ending, rest = whole[-size:], whole[:-size]
        if ending in ENDINGS and len(rest) > (3 if ending in _FINAL_ENDINGS else 1):
            found[rest] = None
            if rest[-1] == "ㅕ":
                found[f"{rest[:-1]}ㅣ"] = None
    return list(found)


class Grammar:
    """The words of some languages that make a query a question, and those that name a place in a rulebook.

    `page`, `line`, `beside` and `books` are folded; `books` are what the rulebook of a language is called.
    """

    def __init__(self, languages: Iterable[Language]) -> None:
        self.languages = tuple(languages)
        self._lists = [language.record.search for language in self.languages]
        written = self._gathered("function")
        self.function_words = written | frozenset(map(fold, written))
        self.page, self.line, self.beside = map(self._gathered, ("page", "line", "beside"))
        self.books = {name: each for each in self.languages for name in each.record.search.names.split()}
        self.how_many = tuple(phrase for lists in self._lists for phrase in lists.how_many)
        begun = (phrase if is_korean(phrase) else rf"\b{phrase}" for phrase in self.how_many)
        self._how_many = re.compile("|".join(begun) or r"(?!)", re.IGNORECASE)
        self.differing, self.editions, self.chances, self.overviews = (
            tuple(phrase for lists in self._lists for phrase in getattr(lists, name))
            for name in ("differing", "editions", "chances", "overviews")
        )
        self._differing, self._editions = map(_beginning, (self.differing, self.editions))
        self._chances, self._overviews = map(_beginning, (self.chances, self.overviews))
        self.is_function_word = lru_cache(maxsize=10_000)(self._is_function_word)

    def content_words(self, text: str) -> list[str]:
        """The words of a text without those that carry no topic; all of them where no other is left."""
        return self.without_grammar(words(text))

    def without_grammar(self, typed: list[str]) -> list[str]:
        """Those of the words that carry a topic; all of them where none does."""
        return [word for word in typed if not self.is_function_word(word)] or typed

    def asks_how_many(self, query: str) -> bool:
        """Whether a query asks for a number or a limit."""
        return bool(self._how_many.search(query.lower()))

    def asks_for_chances(self, query: str) -> bool:
        """Whether a query asks how likely something is, how to get through it, or for what works that out."""
        return any(self._chances.search(fold(word)) for word in words(query))

    def asks_for_overview(self, query: str) -> bool:
        """Whether a query asks for many things at once, a table, a list, a map, or how long something takes."""
        return any(self._overviews.search(fold(word)) for word in words(query))

    def differing_about(self, query: str) -> str | None:
        """What a query is about that asks how rulebooks differ, empty where it asks that in general.

        `None` for any other query: one that does not speak of both differing and rulebooks, or their languages.
        """
        typed = words(query)
        plain = [fold(word) for word in typed]
        if not any(map(self._differing.search, plain)):
            return None
        if not any(word in self.books or self._editions.search(word) for word in plain):
            return None
        topic = (word[: self._said_before(each)] for word, each in zip(typed, plain, strict=True))
        return " ".join(filter(None, topic))

    def _said_before(self, plain: str) -> int:
        """How much of a folded word stands before what it says of differing or of rulebooks; Korean may be joined."""
        found = filter(None, (self._differing.search(plain), self._editions.search(plain)))
        return 0 if plain in self.books else min((each.start() for each in found), default=len(plain))

    def _is_function_word(self, word: str) -> bool:
        """Whether the word, in lower case, carries no topic in any of the languages."""
        if word in self.function_words:
            return True
        return is_korean(word) and not FUNCTION_STEMS.isdisjoint(korean_stems(word))

    def _gathered(self, name: str) -> frozenset[str]:
        return frozenset(word for lists in self._lists for word in getattr(lists, name).split())


@cache
def grammar_of(languages: tuple[Language, ...]) -> Grammar:
    """The grammar of the languages that a content is in."""
    return Grammar(languages)


def _beginning(begun: Iterable[str]) -> re.Pattern[str]:
    """What finds words that begin so; in Korean, where words are joined, what stands anywhere in them."""
    return re.compile("|".join(part if is_korean(part) else f"^{part}" for part in begun) or r"(?!)")


def _korean(name: str) -> frozenset[str]:
    """A list of a language in Hangul, as letters; no word in other letters is looked for there."""
    return frozenset(
        letters(each) for language in KNOWN_LANGUAGES for each in getattr(language.record.search, name).split()
    )


ENDINGS = _korean("endings")
_LONGEST_ENDING = max(map(len, ENDINGS))
FUNCTION_STEMS = _korean("function_stems")
