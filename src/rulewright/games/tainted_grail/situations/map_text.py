"""A map written as text: rows of location numbers, short enough for a phone and a link.

    .   102 .
    103 101|(104)
    .   105 .

Rows are lines or separated by `/`. A number is a location card on the table; one in brackets is not yet laid out. `.`
is an empty place. `|` between two cards, or `_` behind the upper one, bars the way: no direction keys.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from rulewright.games.tainted_grail.data.land import GridPosition, Land
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.situations.form_fields import MapInput
from rulewright.situations.request import contradiction_error

MOST_CARDS = 60
MOST_CHARACTERS_OF_A_MAP = 700
_TOKEN = re.compile(
    r"(?P<number>[1-9]\d{0,3})(?!\d)(?P<bar>_?)|\((?P<hidden>[1-9]\d{0,3})\)(?P<hidden_bar>_?)"
    r"|(?P<empty>\.)|(?P<wall>\|)",
    re.ASCII,
)

LocationNumber = Annotated[int, Field(ge=1, le=9999, strict=True)]
Locations = Annotated[tuple[LocationNumber, ...], Field(max_length=12)]


def parse_map(text: str) -> Land:
    """Parse the text of a map. Raises an error for a request's validator if it is malformed."""
    places: dict[int, GridPosition] = {}
    revealed: set[int] = set()
    barred: set[tuple[GridPosition, GridPosition]] = set()
    for row, line in enumerate(re.split(r"[/\n]", text.strip())):
        column, wall = 0, False
        for token in _tokenize(line):
            if token["wall"]:
                wall = True
                continue
            if wall:
                barred.add(((row, column - 1), (row, column)))
                wall = False
            if not token["empty"]:
                number = int(token["number"] or token["hidden"])
                if number in places:
                    raise contradiction_error(
                        f"map: {number}",
                        phrase("location-number-stands-on-the-map", number=number),
                        phrase("write-each-location-once"),
                    )
                places[number] = (row, column)
                if token["number"]:
                    revealed.add(number)
                if token["bar"] or token["hidden_bar"]:
                    barred.add(((row, column), (row + 1, column)))
            column += 1
    if not revealed or len(places) > MOST_CARDS:
        raise contradiction_error(
            "map",
            phrase("the-map-has-count-location-cards", count=len(places),
                   most=MOST_CARDS),
            phrase("write-rows-of-numbers-as-example", example=EXAMPLE),
        )  # fmt: skip
    return Land(places, frozenset(revealed), frozenset(barred))


def _tokenize(line: str) -> Sequence[re.Match[str]]:
    found, position = [], 0
    while position < len(line):
        if line[position].isspace():
            position += 1
            continue
        token = _TOKEN.match(line, position)
        if token is None:
            raise contradiction_error(
                f"map: {line[position : position + 10]}",
                phrase("the-map-cannot-be-read-at", part=line[position : position + 10]),
                phrase("write-rows-of-numbers-as-example", example=EXAMPLE),
            )
        found.append(token)
        position = token.end()
    return found


def require_on_table(field: str, numbers: Sequence[int], land: Land) -> None:
    """Raise an error, for a request's validator, for a location that is not on the table."""
    for number in numbers:
        if number not in land.revealed:
            raise contradiction_error(
                f"{field} = {number}",
                phrase("location-number-is-not-on-the", number=number),
                phrase("write-it-into-the-map-without"),
            )


EXAMPLE = ". 102 . / 103 101 104 / . 105 ."
"""The locations around the first one."""
MapText = Annotated[
    str,
    Field(max_length=MOST_CHARACTERS_OF_A_MAP, json_schema_extra={"format": "text"}),
]
"""A map in text, which the model that holds it parses: its errors name the field."""
GUIDE = (
    phrase("a-row-of-the-map-is", example=EXAMPLE),
    phrase("n-101-is-a-location-on"),
    phrase("n-101-104-no-way-between"),
)
TAPPED_MAP = MapInput(
    "map",
    phrase("number-of-the-location"),
    phrase("not-revealed-yet"),
    phrase("no-way-to-the-right"),
    phrase("no-way-down"),
)
