"""What the program knows of a language, as one record: the modules of `records/` hold one each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType

LATIN_LETTERS = "a b c d e f g h i j k l m n o p q r s t u v w x y z"


def always_other(_number: int | Fraction, _decimals: int) -> str:
    """The plural form of a language that has but one."""
    return "other"


def one_or_other(number: int | Fraction, decimals: int) -> str:
    """The plural form of a language in which the whole number 1 has one of its own."""
    return "one" if abs(number) == 1 and not decimals else "other"


class Script(StrEnum):
    """What a language is written in."""

    LATIN = "latin"
    """Letters; spaces part words."""
    HANGUL = "hangul"
    """Syllables of two to four letters. Spaces are set or left out as writers please, so search looks across them."""


@dataclass(frozen=True, kw_only=True)
class SearchWords:
    """The words that search takes for more or less than what they name, in lower case, parted by spaces.

    `function` carry no topic; without diacritics they do not either. `endings` are a Hangul language's particles and
    endings (one that begins with a single consonant joins the syllable before it), and a word of which nothing but one
    of `function_stems` is left without them carries no topic either. Of them `short_endings` belong to longer words
    alone; `melted` are vowels that an ending has melted into, each before the stem's own; `verb_ending` ends verbs in
    dictionaries. The next five are how folded phrases begin (`$` ends a word). `how_many` ask for a number.
    `differing` and `editions` say that rulebooks differ or err, and speak of rulebooks; a query with both asks for
    differences. `chances` and `overviews` ask how likely something is or how to get through it, and for a table, a
    list or a map, or how long something takes. `numbers` are those from 2 on as one counts and numbers things, one
    string each. The others stand, folded, in queries for a place in a rulebook: what says `page` or `line`, what may
    stand `beside` them, and what this language is called in any language (`names`).
    """

    function: str
    function_stems: str = ""
    endings: str = ""
    short_endings: str = ""
    melted: str = ""
    verb_ending: str = ""
    how_many: tuple[str, ...] = ()
    differing: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    chances: tuple[str, ...] = ()
    overviews: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    page: str = ""
    line: str = ""
    beside: str = ""
    names: str = ""


@dataclass(frozen=True, kw_only=True)
class LanguageRecord:
    """A language by its ISO 639-1 `code`, under the name that it has for itself.

    `adverb` says in English of a text that it is in this language (“in English”); catalogs translate it.

    Languages are listed in the order of `order`. Where `has_all_sentences`, the catalogs of translations are kept
    complete and a missing one is an error; otherwise what they lack is read in English, which readers are told.
    `locale` is Babel's for dates, where it is not the code.

    Numbers have a `decimal_point`, between `thousands` another sign, and perhaps a space `before_percent`.

    `number_words` are the forms of the numbers from 1 on in prose (“two”, “twice”), one string each, parted by spaces;
    one that ends in `*` stands for every word that so begins.

    `letters` is the alphabet in its order, digraphs among it; `counts_as` tells which letter or letters a foreign one
    sorts as. `stemmer` is Snowball's algorithm, `None` where words are their own stems.

    Of a number with so many decimals, `plural` is the form that goes with it, as Unicode's CLDR calls it. `cases` are
    those that names may have a form for beside their own, with `at`, `to`, `from` for what one says of a place, and
    `genders` those that they may have. Where `has_particles`, particles follow the final sound of a word; where
    `has_articles`, an article the first one of a number. A list's last member is parted by `list_and` or `list_or`, the
    ends of a range by `range_sign`, two numbers that follow each other by `list_or` where it `joins_pairs`. Where a
    language `binds_numbers`, no line ends between a number and the word after it; on pages none ends with one of its
    `binding_letters`.
    """

    code: str
    order: int
    autonym: str
    adverb: str
    has_all_sentences: bool = True
    locale: str | None = None
    decimal_point: str = "."
    thousands: str = ","
    before_percent: str = ""
    number_words: tuple[str, ...] = ()
    plural: Callable[[int | Fraction, int], str] = always_other
    cases: tuple[str, ...] = ()
    genders: tuple[str, ...] = ()
    has_particles: bool = False
    has_articles: bool = False
    list_and: str = " and "
    list_or: str = " or "
    range_sign: str = "–"
    joins_pairs: bool = False
    binds_numbers: bool = False
    binding_letters: str = ""
    script: Script = Script.LATIN
    letters: str = LATIN_LETTERS
    counts_as: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    stemmer: str | None = None
    search: SearchWords
