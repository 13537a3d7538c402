"""Catalogs of translations, read as translators write them (`.po`); nothing has to be compiled first."""

from __future__ import annotations

import gettext
import io
import json
import re
import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rulewright.language import Language

_BETWEEN = re.compile(r"\n\s*\n")
_FIELD = re.compile(r"^(msg\w+)(?:\[\d+\])? +(\".*\"(?:\n\".*\")*)", re.MULTILINE)
_FUZZY = re.compile(r"^#,.*\bfuzzy\b", re.MULTILINE)
_MAGIC, _HEADER_SIZE, _PLACE_SIZE = 0x950412DE, 28, 8


@cache
def catalog(directory: Path, language: Language) -> gettext.NullTranslations:
    """The translations in `directory`/<language>.po; what has none there stays English.

    Which catalogs must be there is looked after by `rulewright.content.require_catalogs`.
    """
    file = directory / f"{language}.po"
    if not file.is_file():
        return gettext.NullTranslations()
    return gettext.GNUTranslations(io.BytesIO(compiled(file.read_text("utf-8"))))


def compiled(text: str) -> bytes:
    """The catalog `text` (the content of a `.po` file) in gettext's binary form (`.mo`).

    What has no translation, or one that is marked as fuzzy, is left out, as msgfmt does.
    """
    messages = sorted((key.encode(), value.encode()) for key, value in _messages(text))
    tables: list[int] = []
    strings: list[bytes] = []
    offset = _HEADER_SIZE + 2 * _PLACE_SIZE * len(messages)
    for string in (*(key for key, _ in messages), *(value for _, value in messages)):
        tables += len(string), offset
        strings += string, b"\0"
        offset += len(string) + 1
    places = _HEADER_SIZE, _HEADER_SIZE + _PLACE_SIZE * len(messages)
    return struct.pack(f"<7I{len(tables)}I", _MAGIC, 0, len(messages), *places, 0, 0, *tables) + b"".join(strings)


def _messages(text: str) -> Iterator[tuple[str, str]]:
    """Every translated message as gettext stores it: context and plural joined to the key, plurals to the value."""
    for block in _BETWEEN.split(text):
        fields: dict[str, list[str]] = {}
        for name, strings in _FIELD.findall(block):
            fields.setdefault(name, []).append(json.loads(strings.replace('"\n"', "")))
        forms = fields.get("msgstr", [])
        if forms and all(forms) and not _FUZZY.search(block):
            context = "".join(f"{each}\x04" for each in fields.get("msgctxt", ()))
            yield context + "\0".join((*fields["msgid"], *fields.get("msgid_plural", ()))), "\0".join(forms)
