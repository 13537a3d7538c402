"""Korean particles that follow the final sound of the word before them: 검을, 투구를; 3을, 2를; 서울로, 부산으로.

A sentence leaves both forms open in the usual notation, `을(를)`, and they are resolved when the word is known.
Sources: 한글 맞춤법 (the rules of Korean orthography) and the names of digits and letters in the standard dictionary.
"""

from __future__ import annotations

import re

_RIEUL = 8
"""The number of the final consonant ㄹ in Unicode's syllables."""
_QUOTES = "'\"’”」』〉》*_"
_CLOSING = f"{_QUOTES})]}}"
_MAX_LOOKBEHIND = 100
"""The number of characters before a particle that are looked at: a word and its bracket."""
_DIGITS = {"0": 21, "1": _RIEUL, "2": 0, "3": 16, "4": 0, "5": 0, "6": 1, "7": _RIEUL, "8": _RIEUL, "9": 0}
_LETTERS = {"l": _RIEUL, "m": 16, "n": 4, "r": _RIEUL}
_GLOSS = re.compile(r"(?<=\w)\([^()]*\)$")
_ENDINGS = (("ng", 21), ("er", 0), ("or", 0), ("ar", 0))
"""The endings of words that are read as words, not by the name of their last letter: king 킹, server 서버."""
_UNRESOLVED = re.compile(r"(은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로|\(이\)([가-힣]))")


def final_sound(text: str) -> int:
    """The final consonant of a text as it is read: its number in Unicode's syllables, 0 for a vowel.

    Digits are read as numbers, Latin letters by their names, `%` as 퍼센트. Closing quotes and brackets are silent, and
    so is a bracket's addition to the word before it: 전사(warrior)를.
    """
    read = _GLOSS.sub("", text.rstrip(_QUOTES)).rstrip(_CLOSING)
    last = read[-1:]
    if "가" <= last <= "힣":
        return (ord(last) - ord("가")) % 28
    for ending, final in _ENDINGS:
        if read.lower().endswith(ending):
            return final
    return _DIGITS.get(last, _LETTERS.get(last.lower(), 0))


def resolve_particles(text: str) -> str:
    """Resolve every open particle in the text by the sound before it."""
    if "(" not in text:
        return text  # the usual case
    parts: list[str] = []
    end = 0
    for found in _UNRESOLVED.finditer(text):
        parts.append(text[end : found.start()])
        parts.append(_choose_particle(found[0], found[2], final_sound("".join(parts)[-_MAX_LOOKBEHIND:])))
        end = found.end()
    return "".join((*parts, text[end:]))


def _choose_particle(unresolved: str, stem: str | None, final: int) -> str:
    if unresolved == "(으)로":
        return "으로" if final not in (0, _RIEUL) else "로"
    if stem is not None:
        return f"이{stem}" if final else stem
    return unresolved[0] if final else unresolved[2]
