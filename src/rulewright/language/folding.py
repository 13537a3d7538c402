"""Folding of text: case and diacritics, in which typing varies, are removed."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """The text in lower case and without diacritics; Korean syllables remain whole."""
    if text.isascii():
        return text.lower()
    bare = unicodedata.normalize("NFKD", text.casefold())
    for mark in filter(unicodedata.combining, set(bare)):
        bare = bare.replace(mark, "")
    return unicodedata.normalize("NFC", bare).replace("’", "'").replace("ʼ", "'")


def name_key(text: str) -> str:
    """The key of a name for comparison: its folded letters and digits, without spaces and punctuation."""
    return "".join(filter(str.isalnum, fold(text)))
