"""Flow charts as data, laid out as a picture or rendered as a numbered list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from rulewright.corpus.factsheet import Part
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import phrase
from rulewright.pictures.picture import Caption, LineStyle, Picture, Point, Polyline, Rect, Spot, SpotShape, Tint
from rulewright.pictures.svg import label_area
from rulewright.pictures.text_layout import LINE_HEIGHT, break_lines, text_width

YES, NO = phrase("yes"), phrase("no")

_SIZE, _ANSWER_SIZE = 14.5, 13
_MARGIN = 4.0
_COLUMNS = ((4.0, 128.0), (176.0, 174.0))
"""The x of each column and its width."""
_LANE, _DETOUR = 386.0, 22.0
"""The x of backward lines, right of all boxes, and the distance of detours to the left of the boxes they pass."""
_WIDTH = _LANE + 6
_ROW_GAP, _LEAST_HEIGHT = 32, 48
_BOX_PADDING = 8
"""The padding between a box's words and its upper and lower edge."""
_SHAPES = {"step": SpotShape.BOX, "question": SpotShape.DECISION, "end": SpotShape.END}
_TINTS = {"step": Tint.SAND, "question": Tint.LEAF, "end": Tint.CLAY}


class BoxKind(StrEnum):
    """The kind of a box."""

    STEP = "step"
    """Something to do; at most one branch leads on."""
    QUESTION = "question"
    """A question that is answered with yes or no."""
    END = "end"
    """An end: nothing more is to be done."""


@dataclass(frozen=True)
class Box:
    """A box of a flow chart, with the ids of the boxes that may follow it.

    `columns` are the first and the last column that it covers; they and `row` are counted from 0. A step is followed by
    `then`, a question by `yes` or `no`.
    """

    id: str
    kind: BoxKind
    entry: str
    words: Part
    row: int
    columns: tuple[int, int]
    then: str | None = None
    yes: str | None = None
    no: str | None = None

    @property
    def branches(self) -> tuple[tuple[Part | None, str], ...]:
        """The answers, `None` for a step's only branch, each with the id of the next box."""
        ways = ((None, self.then), (YES, self.yes), (NO, self.no))
        return tuple((answer, target) for answer, target in ways if target is not None)


@dataclass(frozen=True)
class NumberedStep:
    """A box as an item of a list: its number, and the target of each answer.

    A target is the number of a box, or the words of an end.
    """

    number: int
    box: Box
    branches: tuple[tuple[Part | None, int | Part], ...]


@dataclass(frozen=True)
class FlowChart:
    """Boxes in reading order, beginning with the start; `entries` are those on whose pages the chart appears.

    All entries are named without the game.
    """

    name: Part
    boxes: tuple[Box, ...]
    entries: tuple[str, ...]

    @cached_property
    def by_id(self) -> Mapping[str, Box]:
        """The boxes by their ids."""
        return {box.id: box for box in self.boxes}

    def as_numbered_list(self) -> tuple[NumberedStep, ...]:
        """The chart as a numbered list without its ends; a step that leads to the next number has no branch."""
        listed = [box for box in self.boxes if box.kind is not BoxKind.END]
        numbers = {box.id: number for number, box in enumerate(listed, 1)}

        def way(target: str) -> int | Part:
            return numbers.get(target) or self.by_id[target].words

        return tuple(
            NumberedStep(
                number,
                box,
                tuple(
                    (answer, way(target))
                    for answer, target in box.branches
                    if answer is not None or numbers.get(target) != number + 1
                ),
            )
            for number, box in enumerate(listed, 1)
        )


def lay_out_flow_chart(chart: FlowChart, words: Callable[[Part], str]) -> Picture:
    """The chart as a picture about as wide as a phone; the height of its rows depends on the length of the words."""
    areas, height = _lay_out_boxes(chart, words)
    ways = [
        (*_route_branch(areas, chart, box, target), answer) for box in chart.boxes for answer, target in box.branches
    ]
    return Picture(
        name=chart.name,
        width=_WIDTH,
        height=height,
        backgrounds=(),
        lines=tuple(Polyline(points, LineStyle.ARROW) for points, _, _ in ways),
        spots=tuple(
            Spot(box.id, box.entry, areas[box.id], _TINTS[box.kind], box.words, (box.words,), shape=_SHAPES[box.kind])
            for box in chart.boxes
        ),
        captions=tuple(
            Caption(answer, _answer_position(points[0], words(answer), leaves), _ANSWER_SIZE)
            for points, leaves, answer in ways
            if answer is not None
        ),
        sizes=(_SIZE,),
    )


def _lay_out_boxes(chart: FlowChart, words: Callable[[Part], str]) -> tuple[dict[str, Rect], float]:
    """The areas of the boxes, and the total height: a row is as high as its highest box, with a common middle."""
    heights = {}
    rows: dict[int, float] = {}
    for box in chart.boxes:
        left, right = _column_span(box)
        width = label_area(Rect(left, 0, right - left, _LEAST_HEIGHT), _SHAPES[box.kind]).width
        lines = break_lines(capitalise(words(box.words)), width, _SIZE)
        heights[box.id] = max(_LEAST_HEIGHT, len(lines) * _SIZE * LINE_HEIGHT + 2 * _BOX_PADDING)
        rows[box.row] = max(rows.get(box.row, 0), heights[box.id])
    tops: dict[int, float] = {}
    y = _MARGIN
    for row, height in sorted(rows.items()):
        tops[row] = y
        y += height + _ROW_GAP
    areas = {}
    for box in chart.boxes:
        left, right = _column_span(box)
        top = tops[box.row] + (rows[box.row] - heights[box.id]) / 2
        areas[box.id] = Rect(left, top, right - left, heights[box.id])
    return areas, y - _ROW_GAP + _MARGIN


def _column_span(box: Box) -> tuple[float, float]:
    first, last = box.columns
    return _COLUMNS[first][0], sum(_COLUMNS[last])


def _route_branch(areas: Mapping[str, Rect], chart: FlowChart, box: Box, target: str) -> tuple[tuple[Point, ...], str]:
    """The points of the line between two boxes, and the side on which it leaves: `below`, `left` or `right`.

    It goes straight to a box beside it or to the next below it. Otherwise it passes boxes on their left on the way
    down, and on the right of all boxes on the way back.
    """
    start, end = areas[box.id], areas[target]
    other = chart.by_id[target]
    if box.row == other.row:
        y = start.centre[1]
        if end.x < start.x:
            return ((start.x, y), (end.right, y)), "left"
        return ((start.right, y), (end.x, y)), "right"
    if other.row < box.row:
        back = end.centre[1]
        return ((start.right, start.centre[1]), (_LANE, start.centre[1]), (_LANE, back), (end.right, back)), "right"
    narrow = start if start.width < end.width else end
    x = narrow.centre[0]
    passed = any(box.row < each.row < other.row and areas[each.id].x < x < areas[each.id].right for each in chart.boxes)
    if not passed:
        return ((x, start.bottom), (x, end.y)), "below"
    lane = end.x - _DETOUR
    return ((start.x, start.centre[1]), (lane, start.centre[1]), (lane, end.centre[1]), (end.x, end.centre[1])), "left"


def _answer_position(at: Point, answer: str, side: str) -> Point:
    """The middle of an answer's words beside the beginning of its line."""
    x, y = at
    half = text_width(answer, _ANSWER_SIZE) / 2
    if side == "below":
        return x + half + 6, y + _ROW_GAP / 2 - 2
    return (x - half - 3 if side == "left" else x + half + 3), y - _ANSWER_SIZE * 0.8


def find_overlaps(chart: FlowChart) -> Iterator[tuple[str, str]]:
    """Pairs of boxes with overlapping places."""
    for number, box in enumerate(chart.boxes):
        for other in chart.boxes[number + 1 :]:
            if box.row == other.row and box.columns[0] <= other.columns[1] and other.columns[0] <= box.columns[1]:
                yield box.id, other.id
