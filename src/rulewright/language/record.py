"""The record of a language; the modules of `records/` hold one each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType

LATIN_LETTERS = "a b c d e f g h i j k l m n o p q r s t u v w x y z"


def always_other(_number: int | Fraction, _decimals: int) -> str:
    """The plural form of a language with only one: `other`."""
    return "other"


def one_or_other(number: int | Fraction, decimals: int) -> str:
    """The plural form of a language with a form of its own for the integer 1: `one` or `other`."""
    return "one" if abs(number) == 1 and not decimals else "other"


class Script(StrEnum):
    """The script of a language."""

    LATIN = "latin"
    """Letters; spaces separate words."""
    HANGUL = "hangul"
    """Syllables of two to four letters. Writers set or omit spaces freely, so search ignores them."""


@dataclass(frozen=True, kw_only=True)
class SearchWords:
    """Words with a meaning for search, in lower case; within a string, spaces separate words.

    `page`, `line`, `beside` and `names` are folded, for queries about a place in a rulebook. `how_many`, `differing`,
    `editions`, `chances` and `overviews` are beginnings of folded words; `$` marks the end of a word.
    """

    function: str
    """Words without a topic, with or without diacritics."""
    function_stems: str = ""
    """Stems in Hangul without a topic: a word is ignored if only one of them is left without its endings."""
    endings: str = ""
    """The particles and endings of a Hangul language; a single initial consonant joins the syllable before it."""
    short_endings: str = ""
    """Those of them, a final consonant alone, that only words of several syllables have."""
    melted: str = ""
    """Vowels that an ending has melted into, each before the vowel of the stem."""
    verb_ending: str = ""
    """The ending of verbs in dictionaries."""
    how_many: tuple[str, ...] = ()
    """The beginnings of phrases that ask for a number."""
    differing: tuple[str, ...] = ()
    """Beginnings of words for a difference or an error; with one of `editions` as well, a query asks for
    differences."""
    editions: tuple[str, ...] = ()
    """Beginnings of words for rulebooks."""
    chances: tuple[str, ...] = ()
    """Beginnings of words that ask for a probability, or how to get through something."""
    overviews: tuple[str, ...] = ()
    """Beginnings of words that ask for a table, a list or a map, or for a duration."""
    numbers: tuple[str, ...] = ()
    """The cardinal and ordinal numbers from 2 on, one string each."""
    page: str = ""
    """Words for a page."""
    line: str = ""
    """Words for a line."""
    beside: str = ""
    """Words that may accompany a page or line number."""
    names: str = ""
    """The names of this language in any language."""


@dataclass(frozen=True, kw_only=True)
class LanguageRecord:
    """The facts about a language that the program needs."""

    code: str
    """The ISO 639-1 code."""
    order: int
    """The place of the language in lists."""
    autonym: str
    """The language's own name for itself."""
    adverb: str
    """The id of the message “in English”, for this language."""
    has_all_sentences: bool = True
    """Whether translations are complete and a missing one is an error; otherwise readers get English, with a note."""
    locale: str | None = None
    """Babel's locale for dates, if it is not the code."""
    decimal_point: str = "."
    thousands: str = ","
    """The separator of thousands."""
    before_percent: str = ""
    """The space before a percent sign, if there is one."""
    number_words: tuple[str, ...] = ()
    """The forms of the numbers from 1 on in prose (“two”, “twice”), one string each; `*` ends a prefix."""
    plural: Callable[[int | Fraction, int], str] = always_other
    """The function that returns the plural category of Unicode's CLDR for a number and its number of decimals."""
    cases: tuple[str, ...] = ()
    """The cases in which a name may have another form; `at`, `to` and `from` are those of places."""
    genders: tuple[str, ...] = ()
    """The possible genders of a name."""
    has_particles: bool = False
    """Whether particles follow the final sound of a word."""
    has_articles: bool = False
    """Whether an article follows the first sound of a number."""
    list_and: str = " and "
    """The separator before the last member of a list."""
    list_or: str = " or "
    """The separator before the last member of an alternative."""
    range_sign: str = "–"
    """The sign between the ends of a range."""
    joins_pairs: bool = False
    """Whether two consecutive numbers are joined by `list_or` instead of `range_sign`."""
    binds_numbers: bool = False
    """Whether a number and the word after it stay on one line."""
    binding_letters: str = ""
    """The letters that, as words, are kept off the end of a line on pages."""
    script: Script = Script.LATIN
    letters: str = LATIN_LETTERS
    """The alphabet in its order, including digraphs."""
    counts_as: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The letter or letters that a foreign letter sorts as."""
    stemmer: str | None = None
    """Snowball's algorithm; `None` if words are their own stems."""
    search: SearchWords
