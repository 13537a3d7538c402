"""The first mistake in a text that is not valid JSON: where it is, and what is expected there."""

from __future__ import annotations

import re
import sys

from rulewright.language.phrase import Phrase, phrase

_SPACE = re.compile(r"[ \t\n\r]*")
_TOKEN = re.compile(
    r'(?P<text>"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")'
    r"|(?P<other>-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)"
    r"|(?P<mark>[][{}:,])"
)
_SOUND_TEXT = re.compile(r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*')
_WORD = re.compile(r'[^][{}:,"\s]+')
_LEADING_ZERO = re.compile(r"[-+]?0[0-9]+(?![xX])")
_MEANT_AS_NUMBER = re.compile(r"[-+.]|[0-9]|NaN|Infinity")
_CLOSING = {"{": "}", "[": "]"}
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

    For valid JSON, the position is the end and the cause unknown. A number with more digits than Python reads is a
    mistake, too.
    """
    expected, position = "value", 0
    opened: list[int] = []
    while True:
        position = _end(_SPACE, text, position)
        token = _TOKEN.match(text, position)
        kind = "" if token is None else token[0] if token["mark"] else str(token.lastgroup)
        following = _FOLLOWING.get(expected, {}).get(kind)
        if token is None or following is None:
            return _mistake(expected, text, position, opened)
        if kind == "other" and (cause := _word_mistake(token[0], text[position : _end(_WORD, text, position)])):
            return position, cause
        if kind in "{[":
            opened.append(position)
        elif kind in "}]":
            opened.pop()
        expected = f"end {text[opened[-1]]}" if following == "end" and opened else following
        position = token.end()


def line_and_column(text: str, position: int) -> tuple[int, int]:
    """The line and the column, counted from 1, of a position in a text."""
    return text.count("\n", 0, position) + 1, position - text.rfind("\n", 0, position)


def _mistake(expected: str, text: str, position: int, opened: list[int]) -> tuple[int, Phrase]:
    """The mistake of a text that has something else at `position`, with brackets open that begin at `opened`."""
    allowed = _FOLLOWING.get(expected, {})
    sign = text[position : position + 1]
    if sign == '"' and "text" in allowed:
        end = _end(_SOUND_TEXT, text, position)
        if text[end:] in ("", "\\"):
            return position, phrase("json-text-does-not-end")
        return end, phrase("json-escape-is-wrong" if text[end] == "\\" else "json-control-character")
    if sign in ("", *_CLOSING.values()) and ("}" in allowed or "]" in allowed):
        start = text[opened[-1]]
        line, column = line_and_column(text, opened[-1])
        return position, phrase("json-not-closed", start=start, end=_CLOSING[start], line=line, column=column)
    match expected:
        case "end":
            return position, phrase("json-goes-on" if sign else "json-unreadable")
        case "end {" | "end [":
            return position, phrase("json-comma-or-end-is-missing", end=_CLOSING[expected[-1]])
        case "colon":
            return position, phrase("json-colon-is-missing")
        case "name" | "first name":
            return position, phrase("json-name-is-missing")
    word = text[position : _end(_WORD, text, position)]
    return position, _word_mistake("", word) or phrase("json-value-is-missing")


def _word_mistake(value: str, word: str) -> Phrase | None:
    """The mistake of a `word` in place of a value, of which JSON reads `value`; `None` if that is all of it."""
    if value == word:
        most = sys.get_int_max_str_digits()
        is_too_long = 0 < most < len(value.removeprefix("-")) and value.removeprefix("-").isdecimal()
        return phrase("json-number-is-too-long") if is_too_long else None
    if _LEADING_ZERO.match(word):
        return phrase("json-number-begins-with-0")
    return phrase("json-no-number" if _MEANT_AS_NUMBER.match(word) else "json-no-value")


def _end(pattern: re.Pattern[str], text: str, position: int) -> int:
    """The end of what a pattern that can be empty matches at a position."""
    found = pattern.match(text, position)
    return found.end() if found else position
