"""Flow charts: how they lie, how they are told."""

from __future__ import annotations

from itertools import combinations

import pytest

from rulewright.language.phrase import Phrase
from rulewright.pictures.flowchart import NO, YES, Box, BoxKind, FlowChart, find_overlaps, lay_out_flow_chart
from rulewright.pictures.picture import Rect

STEP, QUESTION, END = BoxKind.STEP, BoxKind.QUESTION, BoxKind.END
CHART = FlowChart(
    "Chart",
    (
        Box("go", STEP, "a/go", "Go", 0, (0, 1), then="rain"),
        Box("rain", QUESTION, "a/rain", "Does it rain?", 1, (1, 1), yes="inn", no="far"),
        Box("inn", END, "a/inn", "Inn", 1, (0, 0)),
        Box("rest", STEP, "a/rest", "A long rest that takes so many words that the box grows", 2, (1, 1), then="far"),
        Box("far", QUESTION, "a/far", "Is it far?", 3, (1, 1), yes="go", no="home"),
        Box("home", END, "a/home", "Home", 4, (1, 1)),
    ),
    ("a/go",),
)


def words(part: object) -> str:
    return str(part) if isinstance(part, Phrase) else f"{part}"


@pytest.fixture
def areas() -> dict[str, Rect]:
    return {spot.id: spot.area for spot in lay_out_flow_chart(CHART, words).spots}


def test_boxes_lie_apart_and_are_large_enough_to_touch(areas: dict[str, Rect]) -> None:
    for one, other in combinations(areas.values(), 2):
        assert not one.overlaps(other)
    assert all(area.height >= 48 for area in areas.values())
    assert areas["rest"].height > areas["far"].height
    assert areas["rain"].centre[1] == areas["inn"].centre[1]
    assert areas["go"].right == areas["rain"].right
    assert areas["go"].x == areas["inn"].x


def test_ways_go_down_aside_round_and_back(areas: dict[str, Rect]) -> None:
    picture = lay_out_flow_chart(CHART, words)
    down, aside, round_, onward, back, last = (line.points for line in picture.lines)
    x = areas["rain"].centre[0]
    assert down == ((x, areas["go"].bottom), (x, areas["rain"].y))
    y = areas["inn"].centre[1]
    assert aside == ((areas["rain"].x, y), (areas["inn"].right, y))
    # “far” lies below “rest”, past which the way leads on the left.
    assert [point[0] for point in round_][1:3] == [areas["rain"].x - 22] * 2
    assert round_[-1] == (areas["far"].x, areas["far"].centre[1])
    assert onward[0][1] < onward[1][1]
    assert back[1][0] == back[2][0] > max(area.right for area in areas.values())
    assert back[-1] == (areas["go"].right, areas["go"].centre[1])
    assert last[-1] == (x, areas["home"].y)
    assert all(0 <= x <= picture.width and 0 <= y <= picture.height for line in picture.lines for x, y in line.points)


def test_answers_stand_beside_the_ways_of_questions_only(areas: dict[str, Rect]) -> None:
    captions = lay_out_flow_chart(CHART, words).captions
    assert [caption.words for caption in captions] == [YES, NO, YES, NO]
    for caption in captions:
        x, y = caption.middle
        assert not any(area.overlaps(Rect(x - 1, y - 1, 2, 2)) for area in areas.values())


def test_the_list_says_the_same() -> None:
    items = [(telling.number, telling.box.id, telling.branches) for telling in CHART.as_numbered_list()]
    assert items == [
        (1, "go", ()),  # leads to the next number
        (2, "rain", ((YES, "Inn"), (NO, 4))),
        (3, "rest", ()),
        (4, "far", ((YES, 1), (NO, "Home"))),
    ]


def test_overlapping_boxes_are_reported() -> None:
    twice = FlowChart("Chart", (*CHART.boxes, Box("sea", END, "a/sea", "Sea", 0, (1, 1))), ("a/go",))
    assert list(find_overlaps(CHART)) == []
    assert list(find_overlaps(twice)) == [("go", "sea")]
