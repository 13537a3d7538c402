"""Words and letters as search sees them: folding, splitting, Korean syllables and initial consonants."""

from __future__ import annotations

import re
import unicodedata

FUNCTION_WORDS = frozenset(
    """
    a an and are at be by can do does for from get happens has have how i if in is it may me must my of on or should the
    then there to was what when where which who why will with you
    a aby ale až co do i já je jak jaké jako kde kdo kdy když kolik který která které k ke má mám mohu může mohou můžu
    na nebo o od po pod při pro proč s se si smí stane tak u v ve z za že jsou musí
    ei en ja jos kuinka kuka kun käy miksi milloin minä missä mitä mikä miten montako mutta on onko ovat pitää saa
    saako saan sen se tapahtuu tai täytyy voi voiko voin
    그 그리고 때 때는 되나요 되나 뭐가 무엇 무엇인가요 뭔가요 수 어디 어떻게 언제 얼마나 있나요 있나 하나요 하나
    하면 할
    """.split()  # noqa: SIM905
)
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_HANGUL = re.compile(r"[가-힣]")
_INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_SYLLABLES_PER_INITIAL = 588
MAXIMUM_QUERY = 200


def clean(query: str) -> str:
    """The query without control characters and lone surrogates, NFC, one space between words, at most 200 characters.

    What players type is words; every character of a query syntax is plain text here.
    """
    kept = "".join(character if unicodedata.category(character)[0] not in "CZ" else " " for character in query[:10_000])
    return " ".join(unicodedata.normalize("NFC", kept).split())[:MAXIMUM_QUERY].strip()


def fold(text: str) -> str:
    """The text in lower case and without diacritics; Korean syllables stay whole."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(character for character in decomposed if not unicodedata.combining(character))
    return unicodedata.normalize("NFC", bare)


def words(text: str) -> list[str]:
    """The words of a text in order, in lower case, diacritics kept."""
    return [match[0] for match in _WORD.finditer(unicodedata.normalize("NFC", text).lower())]


def content_words(text: str) -> list[str]:
    """The words of a query without those that only make it a question; all of them where no other is left."""
    found = words(text)
    return [word for word in found if word not in FUNCTION_WORDS] or found


def word_spans(text: str) -> list[tuple[int, int]]:
    """Where the words of a text begin and end."""
    return [match.span() for match in _WORD.finditer(text)]


def has_hangul(text: str) -> bool:
    """Whether the text has a Korean syllable."""
    return bool(_HANGUL.search(text))


def is_initials(text: str) -> bool:
    """Whether the text is nothing but Korean initial consonants, such as ㅌㄹㅅㅁ."""
    return bool(text) and all(character in _INITIALS for character in text)


def initials(text: str) -> str:
    """The initial consonant of every Korean syllable; other characters stay."""
    return "".join(
        _INITIALS[(ord(character) - ord("가")) // _SYLLABLES_PER_INITIAL] if _HANGUL.match(character) else character
        for character in text
    )


def jamo(text: str) -> str:
    """The text with Korean syllables taken apart into letters, so that a typo in one letter is one edit."""
    return unicodedata.normalize("NFKD", text)
