"""Text without what typing it varies in: case and diacritics."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """The text in lower case and without diacritics; Korean syllables stay whole."""
    if text.isascii():
        return text.lower()
    bare = unicodedata.normalize("NFKD", text.casefold())
    for mark in filter(unicodedata.combining, set(bare)):
        bare = bare.replace(mark, "")
    return unicodedata.normalize("NFC", bare).replace("’", "'").replace("ʼ", "'")


def name_key(text: str) -> str:
    """What names have in common that are typed alike: the folded letters and digits, without what parts words."""
    return "".join(filter(str.isalnum, fold(text)))
