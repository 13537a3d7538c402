"""Letters and words of the search, and the languages' rules, which are tables.

They cover folding, splitting, 4-grams, Korean syllables, letters, initial consonants and endings. The tables come from
the languages' records. The browser's index carries the same ones (`HANGUL`, `Grammar.tables`), since its search has no
others.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache

from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.folding import fold

MAXIMUM_QUERY = 200
GRAM = 4
BEGIN = "^"
"""Mark of a word's beginning in its first gram."""

_WORD = re.compile(r"[가-힣ㄱ-ㅎㅏ-ㅣ]+|[^\W_가-힣ㄱ-ㅎㅏ-ㅣ]+(?:['’ʼ][^\W_가-힣ㄱ-ㅎㅏ-ㅣ]+)*")
_HANGUL = re.compile(r"[가-힣]")
_KOREAN = re.compile(r"[가-힣ㄱ-ㅎㅏ-ㅣ]")
_FIRST_SYLLABLE, _LAST_SYLLABLE = "가", "힣"
_ASKING = ("how_many", "differing", "editions", "chances", "overviews")
_IN_PLACES = ("page", "line", "beside")


def _listed(languages: Iterable[Language], name: str) -> list[str]:
    """The items of a list in the records of languages, sorted."""
    lists = (getattr(language.record.search, name) for language in languages)
    return sorted({each for listed in lists for each in (listed.split() if isinstance(listed, str) else listed)})


def _needle(begun: str) -> str:
    """The substring of a line of folded words with a word that begins so; `$` ends it; Korean may begin anywhere."""
    plain = fold(begun)
    return plain if is_korean(plain) else f" {plain}".replace("$", " ")


def _line(folded: Iterable[str]) -> str:
    return f" {' '.join(folded)} "


def clean(query: str) -> str:
    """The query without control characters and lone surrogates, NFC, one space between words, at most 200 characters.

    There is no query syntax: every character is plain text. Invisible format characters (soft hyphens, joiners,
    direction marks) vanish, because they stand inside words.
    """
    cleaned = []
    for character in query[: 20 * MAXIMUM_QUERY]:
        category = unicodedata.category(character)
        if category != "Cf":
            cleaned.append(" " if category[0] in "CZ" else character)
    return " ".join(unicodedata.normalize("NFC", "".join(cleaned)).split())[:MAXIMUM_QUERY].strip()


def words(text: str) -> list[str]:
    """The words of a text in order, in lower case, diacritics kept; Korean and other letters never share a word."""
    return _WORD.findall(unicodedata.normalize("NFC", text).lower())


def word_spans(text: str) -> list[tuple[int, int]]:
    """The begin and end of each word of a text."""
    return [match.span() for match in _WORD.finditer(text)]


def grams(folded: str) -> list[str]:
    """The 4-grams of a folded word with its beginning marked; a shorter word is one gram."""
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
    return bool(text) and all(character in HANGUL["initials"] for character in text)


def _syllable(character: str) -> tuple[str, str, str] | None:
    """The consonants and vowels of a Korean syllable as typed; `None` for any other character."""
    if not _FIRST_SYLLABLE <= character <= _LAST_SYLLABLE:
        return None
    finals, medials = len(HANGUL["finals"]), len(HANGUL["medials"])
    rest, final = divmod(ord(character) - ord(_FIRST_SYLLABLE), finals)
    initial, medial = divmod(rest, medials)
    return HANGUL["initials"][initial], HANGUL["medials"][medial], HANGUL["finals"][final]


def initials(text: str) -> str:
    """The initial consonant of every Korean syllable; other characters stay."""
    return "".join(parts[0] if (parts := _syllable(character)) else character for character in text)


def letters(text: str) -> str:
    """The text with Korean syllables decomposed into the letters typed for them, so that a typo is one edit.

    A syllable being typed shares its letters with the whole word: 탈릿 precedes 탈리스만 in typing.
    """
    return "".join("".join(_syllable(character) or character) for character in text)


def korean_stems(word: str) -> list[str]:
    """The possible stems of a Korean word without its particle or ending, as letters, the whole word first.

    No rule tells a particle from a noun's last syllable (기도 is “prayer”, not 기 with 도), so all readings stay. A
    short ending, only a final consonant (굴릴, 굴린), is removed from words of more than one syllable; ㅆ, which only
    verbs have, from all. Contractions with an ending are undone: 굴려 is 굴리 with 어.
    """
    whole = letters(word)
    found = {whole: None}
    for size in range(1, min(_LONGEST_ENDING, len(whole) - 1) + 1):
        ending, rest = whole[-size:], whole[:-size]
        if ending in _ENDINGS and len(rest) > (3 if ending in HANGUL["short_endings"] else 1):
            found[rest] = None
            found |= {f"{rest[:-1]}{pair[1:]}": None for pair in HANGUL["melted"] if rest[-1] == pair[0]}
    return list(found)


def verb_stem(word: str) -> str:
    """A Korean verb without the ending of its dictionary form; other words as they are."""
    ending = HANGUL["verb_ending"][0]
    return word[: -len(ending)] if word.endswith(ending) and word != ending else word


class Word:
    """A word in lower case, with its properties that a search reads repeatedly, each computed once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.plain = fold(text)
        self.is_korean = is_korean(text)

    @cached_property
    def pairs(self) -> list[str]:
        """The pairs of its syllables."""
        return syllable_pairs(self.text)

    @cached_property
    def stems(self) -> list[str]:
        """The possible stems in Korean, as letters; otherwise the folded word."""
        return korean_stems(self.text) if self.is_korean else [self.plain]


word_of = lru_cache(maxsize=20_000)(Word)
"""The cached `Word` of a text."""


class Grammar:
    """The words of some languages that make a query a question, and those that name a place in a rulebook.

    All lookups go to `tables`, as in the browser; `books` maps the names of rulebooks to their languages.
    """

    def __init__(self, languages: Iterable[Language]) -> None:
        self.languages = tuple(languages)
        self.books = {name: each for each in self.languages for name in each.record.search.names.split()}
        function = _listed(self.languages, "function")
        self.tables: dict[str, Sequence[str]] = {
            "function": sorted({*function, *map(fold, function)}),
            **{name: list(map(_needle, _listed(self.languages, name))) for name in _ASKING},
            **{name: _listed(self.languages, name) for name in _IN_PLACES},
        }
        self._function = frozenset(self.tables["function"])
        self.page, self.line, self.beside = (frozenset(self.tables[name]) for name in _IN_PLACES)
        self.is_function_word = lru_cache(maxsize=10_000)(self._is_function_word)

    def content_words(self, typed: Iterable[str]) -> list[str]:
        """The words with a topic; all words if none has one."""
        every = list(typed)
        return [word for word in every if not self.is_function_word(word)] or every

    def asks(self, name: str, folded: Iterable[str]) -> bool:
        """Whether folded words have the intent `name` of the tables: chances, a number, …"""
        line = _line(folded)
        return any(needle in line for needle in self.tables[name])

    def differing_about(self, typed: Sequence[str]) -> list[str] | None:
        """The topic of a query for how rulebooks differ; empty for one about differences in general.

        `None` for other queries: those without words both for differing and for rulebooks or their languages.
        """
        plain = list(map(fold, typed))
        if not self.asks("differing", plain) or not (
            self.asks("editions", plain) or any(word in self.books for word in plain)
        ):
            return None
        topic = (word[: self._length_before_operator(each)] for word, each in zip(typed, plain, strict=True))
        return list(filter(None, topic))

    def _length_before_operator(self, plain: str) -> int:
        """The length of a folded word before a word for differing or for rulebooks; Korean may join them."""
        if plain in self.books:
            return 0
        needles = (*self.tables["differing"], *self.tables["editions"])
        found = [max(0, at - 1) for needle in needles if (at := _line([plain]).find(needle)) >= 0]
        return min(found, default=len(plain))

    def _is_function_word(self, word: str) -> bool:
        """Whether the word, in lower case, carries no topic in any of the languages."""
        if word in self._function:
            return True
        return is_korean(word) and any(stem in HANGUL["function_stems"] for stem in word_of(word).stems)


@cache
def grammar_of(languages: tuple[Language, ...]) -> Grammar:
    """The grammar of the languages of a corpus."""
    return Grammar(languages)


_SYLLABLES = {
    "initials": "ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ",
    "medials": "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ",
    "finals": " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ",
}
_ENDED = ("endings", "short_endings", "melted", "function_stems")
HANGUL: dict[str, Sequence[str]] = {
    **{name: parts.split(" ") for name, parts in _SYLLABLES.items()},
    **{name: _listed(KNOWN_LANGUAGES, name) for name in _ENDED},
    "verb_ending": _listed(KNOWN_LANGUAGES, "verb_ending"),
}
"""The parts of syllables in the order of their code points, and Hangul's endings, as letters."""
HANGUL |= {name: sorted(map(letters, HANGUL[name])) for name in _ENDED}
_ENDINGS = frozenset(HANGUL["endings"])
_LONGEST_ENDING = max(map(len, _ENDINGS))


def letters_folded_apart() -> dict[str, str]:
    """The letters with another result in `fold` than lower case and Unicode's decomposition, with that result."""

    def decomposed(letter: str) -> str:
        parts = unicodedata.normalize("NFKD", letter.lower())
        return unicodedata.normalize("NFC", "".join(each for each in parts if not unicodedata.combining(each)))

    every = map(chr, range(0x20, 0x2100))
    return {letter: plain for letter in every if (plain := fold(letter)) != decomposed(letter)}
