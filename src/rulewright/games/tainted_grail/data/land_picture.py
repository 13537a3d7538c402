"""The land as a picture: location cards in their places, with walls between cards that no direction keys join."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.games.tainted_grail.data.land import GridPosition, Land
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.language.phrase import Phrase
from rulewright.pictures.picture import LineStyle, Picture, Point, Polyline, Rect, Spot, Tint

_WIDTH, _HEIGHT, _GAP, _MARGIN = 96, 72, 18, 10


def land_picture(land: Land, tints: Mapping[int, Tint], states: Mapping[int, Phrase]) -> Picture:
    """The picture of the land's cards, each in its tint (by default that of sand); `states` are the tints in words.

    The number of a card that is not revealed is in brackets. The ids of spots are the numbers.
    """
    rows, columns = ([place[axis] for place in land.places.values()] for axis in (0, 1))
    top, left = min(rows), min(columns)

    def area(place: GridPosition) -> Rect:
        down, right = place[0] - top, place[1] - left
        return Rect(_MARGIN + right * (_WIDTH + _GAP), _MARGIN + down * (_HEIGHT + _GAP), _WIDTH, _HEIGHT)

    spots = tuple(
        Spot(
            str(number),
            "locations/location-card",
            area(place),
            tints.get(number, Tint.SAND),
            str(number) if number in land.revealed else f"({number})",
            (str(number), *((states[number],) if number in states else ())),
        )
        for number, place in sorted(land.places.items(), key=lambda item: item[1])
    )
    places = set(land.places.values())
    walls = tuple(
        Polyline(_wall(area(first), area(second)), LineStyle.GATE)
        for first, second in sorted(land.barred_edges)
        if {first, second} <= places
    )
    return Picture(
        phrase("field-map"),
        (max(columns) - left) * (_WIDTH + _GAP) + _WIDTH + 2 * _MARGIN,
        (max(rows) - top) * (_HEIGHT + _GAP) + _HEIGHT + 2 * _MARGIN,
        (),
        walls,
        spots,
        sizes=(26,),
    )


def _wall(first: Rect, second: Rect) -> tuple[Point, Point]:
    """The line between two cards, the first on the left or above."""
    if first.y == second.y:
        x = (first.right + second.x) / 2
        return (x, first.y), (x, first.bottom)
    y = (first.bottom + second.y) / 2
    return (first.x, y), (first.right, y)
