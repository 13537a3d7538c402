"""The first mistake in a text that is not valid JSON: where it is, and what is expected there."""

from __future__ import annotations

import re

from rulewright.language.phrase import Phrase, phrase

_SPACE = re.compile(r"[ \t\n\r]*")
_TOKEN = re.compile(
    r'(?P<text>"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")'
    r"|(?P<other>-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)"
    r"|(?P<mark>[][{}:,])"
)
_SOUND_TEXT = re.compile(r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*')
_NO_NUMBER = re.compile("NaN|-?Infinity")
_VALUE = {"text": "end", "other": "end", "{": "first name", "[": "first value"}
_FOLLOWING = {
    "value": _VALUE,
    "first value": {**_VALUE, "]": "end"},
    "first name": {"text": "colon", "}": "end"},
    "name": {"text": "colon"},
    "colon": {":": "value"},
    "end {": {",": "name", "}": "end"},
    "end [": {",": "value", "]": "end"},
}
"""The next expectation after each token, by the present one; `end` is the end of a value."""


def json_mistake(text: str) -> tuple[int, Phrase]:
    """The position of the first mistake in `text`, counted from 0, and its cause.

    For valid JSON, the position is the end and the cause unknown.
    """
    expected, inside, position = "value", "", 0
    while True:
        position = _end(_SPACE, text, position)
        token = _TOKEN.match(text, position)
        kind = "" if token is None else token[0] if token["mark"] else str(token.lastgroup)
        following = _FOLLOWING.get(expected, {}).get(kind)
        if token is None or following is None:
            return _mistake(expected, text, position)
        if kind in "{[":
            inside += kind
        elif kind in "}]":
            inside = inside[:-1]
        expected = f"end {inside[-1]}" if following == "end" and inside else following
        position = token.end()


def _mistake(expected: str, text: str, position: int) -> tuple[int, Phrase]:
    """The mistake of a text that has something else at `position`."""
    if text.startswith('"', position) and "text" in _FOLLOWING.get(expected, {}):
        end = _end(_SOUND_TEXT, text, position)
        if text[end:] in ("", "\\"):
            return position, phrase("json-text-does-not-end")
        return end, phrase("json-escape-is-wrong" if text[end] == "\\" else "json-control-character")
    match expected:
        case "end":
            return position, phrase("json-goes-on" if position < len(text) else "json-unreadable")
        case "end {":
            return position, phrase("json-comma-or-end-is-missing", end="}")
        case "end [":
            return position, phrase("json-comma-or-end-is-missing", end="]")
        case "colon":
            return position, phrase("json-colon-is-missing")
        case "name" | "first name":
            return position, phrase("json-name-is-missing")
    return position, phrase("json-no-number" if _NO_NUMBER.match(text, position) else "json-value-is-missing")


def _end(pattern: re.Pattern[str], text: str, position: int) -> int:
    """The end of what a pattern that can be empty matches at a position."""
    found = pattern.match(text, position)
    return found.end() if found else position
