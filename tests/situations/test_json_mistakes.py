"""What is told of a text that is not valid JSON: where the first mistake is, and what is expected there."""

from __future__ import annotations

import json
import re
import sys

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.situations.json_mistakes import json_mistake
from rulewright.situations.request import parse_request

VALUE, NAME, COLON = "a value is missing", "a field's name in double quotes is missing", "a colon is missing"
IN_OBJECT, IN_LIST = "expected “,” or “}”", "expected “,” or “]”"
LEADING_ZERO, NO_NUMBER = "a number does not begin with 0", "this is not a number"
NO_VALUE = "this is no value; texts stand in double quotes, and true, false and null are written small"
MOST_DIGITS = sys.get_int_max_str_digits()


def unclosed(bracket: str, place: str) -> str:
    line, column = place.split(":")
    return f"“{bracket}” is missing for the “{'{' if bracket == '}' else '['}” at line {line}, column {column}"


@pytest.mark.parametrize(
    ("text", "place", "cause"),
    [
        ("", "1:1", VALUE),
        (" \n", "2:1", VALUE),
        ("situation", "1:1", NO_VALUE),
        ("\ufeff{}", "1:1", NO_VALUE),
        ("{", "1:2", unclosed("}", "1:1")),
        ("{situation", "1:2", NAME),
        ("{1: 2}", "1:2", NAME),
        ("{,}", "1:2", NAME),
        ('{"a": 1,}', "1:9", NAME),
        ('{"a": 1, ', "1:10", NAME),
        ('{"a"', "1:5", COLON),
        ('{"a" 1}', "1:6", COLON),
        ('{"a"}', "1:5", COLON),
        ('{"a":', "1:6", VALUE),
        ('{"a":}', "1:6", VALUE),
        ("{\"a\": 'b'}", "1:7", NO_VALUE),
        ('{"a": True}', "1:7", NO_VALUE),
        ('{"a": .5}', "1:7", NO_NUMBER),
        ('{"a": -}', "1:7", NO_NUMBER),
        ('{"a":\n\n  x}', "3:3", NO_VALUE),
        ('{"a": 1\n', "2:1", unclosed("}", "1:1")),
        ('{"a": {"b": 1}', "1:15", unclosed("}", "1:1")),
        ('{"a": {"b": 1', "1:14", unclosed("}", "1:7")),
        ('{"a": 1 "b": 2}', "1:9", IN_OBJECT),
        ('{"a": 1: 2}', "1:8", IN_OBJECT),
        ('{"a": 01}', "1:7", LEADING_ZERO),
        ('{"a": 1.}', "1:7", NO_NUMBER),
        ('{"a": nullify}', "1:7", NO_VALUE),
        ('{"a": [1}', "1:9", unclosed("]", "1:7")),
        ("[1", "1:3", unclosed("]", "1:1")),
        ("[[]", "1:4", unclosed("]", "1:1")),
        ("[1 2]", "1:4", IN_LIST),
        ("[", "1:2", unclosed("]", "1:1")),
        ("[,]", "1:2", VALUE),
        ("[1,]", "1:4", VALUE),
        ("[1,,2]", "1:4", VALUE),
        ("[}", "1:2", unclosed("]", "1:1")),
        ("{}}", "1:3", "something follows the end"),
        ('{"a": 1} {"b": 2}', "1:10", "something follows the end"),
        ("1 2", "1:3", "something follows the end"),
        ('{"a": "b}', "1:7", "a text in quotes does not end"),
        ('{"a', "1:2", "a text in quotes does not end"),
        ('{"a": "b\n"}', "1:9", "a text has a line break or a control character"),
        ('{"\t": 1}', "1:3", "a text has a line break or a control character"),
        ('{"a": "\\x"}', "1:8", "there is no such escape with a backslash"),
        ('{"a": "\\u12"}', "1:8", "there is no such escape with a backslash"),
        ('{"a": "\\', "1:7", "a text in quotes does not end"),
        ('{"a": NaN}', "1:7", NO_NUMBER),
        ("[-Infinity]", "1:2", NO_NUMBER),
        ("{]", "1:2", unclosed("}", "1:1")),
        ('{"a": {\n  "b": [1, 2}\n}', "2:13", unclosed("]", "2:8")),
        ('{"a": {"b": 1]}', "1:14", unclosed("}", "1:7")),
        ('{"hero": {"strength": 4, "foe": {"strength": 4}}', "1:49", unclosed("}", "1:1")),
        ('{"a": 007}', "1:7", LEADING_ZERO),
        ('{"a": -04}', "1:7", LEADING_ZERO),
        ('{"a": 00.5}', "1:7", LEADING_ZERO),
        ('{"a": 0x4}', "1:7", NO_NUMBER),
        ('{"a": 1_000}', "1:7", NO_NUMBER),
        ('{"a": 1e}', "1:7", NO_NUMBER),
        ('{"a": +4}', "1:7", NO_NUMBER),
        ('{"a": Infinity}', "1:7", NO_NUMBER),
        ('{"a": undefined}', "1:7", NO_VALUE),
        ('{"a": [1,\n NaN]}', "2:2", NO_NUMBER),
        (f'{{"a": 1,\n "b": {"9" * (MOST_DIGITS + 1)}}}', "2:7", "a number is too long"),
        (f'{{"a": -{"9" * (MOST_DIGITS + 1)}}}', "1:7", "a number is too long"),
    ],
)
def test_first_mistake_is_reported_with_its_place(text: str, place: str, cause: str) -> None:
    with pytest.raises(BadInputError) as raised:
        parse_request(text)
    line, column = place.split(":")
    message = f"This is not valid JSON: line {line}, column {column}: {cause}."
    assert (raised.value.code, raised.value.input) == ("bad-json", place)
    assert raised.value.message.render(Language.EN) == message


@pytest.mark.parametrize(
    ("language", "cause"),
    [
        (Language.KO, "2행 1열, 1행 1열의 여는 괄호({)를 닫는 괄호(})가 빠졌습니다"),
        (Language.CS, "řádek 2, sloupec 1: k „{“ na řádku 1 ve sloupci 1 chybí „}“"),
        (Language.FI, "rivi 2, sarake 1: ”}” puuttuu: rivin 1 sarakkeessa 1 avattu ”{” jää auki"),
    ],
)
def test_unclosed_brace_is_reported_in_each_language(language: Language, cause: str) -> None:
    with pytest.raises(BadInputError) as raised:
        parse_request('{"situation": "talisman/battle"\n')
    assert cause in raised.value.message.render(language).replace("\N{NO-BREAK SPACE}", " ")


OF_WORDS = {"json-number-begins-with-0", "json-no-number", "json-no-value"}
PIECES = st.lists(
    st.sampled_from(
        [*'{}[]:,"', '"a"', '"\\n"', "\\", "1", "0", "-", ".", "e", "true", "nul", " ", "\n", "\t", "\x0b", "é"]
    )
).map("".join)


@given(PIECES)
@example("[1, ]")
@example('{"a": 1e}')
def test_there_is_a_mistake_if_and_only_if_python_finds_one(text: str) -> None:
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        tells_the_comma = error.msg.startswith("Illegal trailing comma")  # since Python 3.13
        expected = text.index("}", error.pos) if tells_the_comma else error.pos
    else:
        assert json_mistake(text)[1].id == "json-unreadable"
        return
    position, cause = json_mistake(text)
    assert cause.id != "json-unreadable"
    if cause.id in OF_WORDS:  # told where the word begins, which Python may read in part
        assert expected in range(position, re.compile(r'[^][{}:,"\s]*').match(text, position).end() + 1)
    else:
        assert position == expected
