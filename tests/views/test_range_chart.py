"""Pictures of ranges and of counts: every number stands where its scale says, in any language, within the picture."""

from __future__ import annotations

import re

import pytest
from bs4 import BeautifulSoup, Tag

from rulewright.language import LANGUAGES, Language
from rulewright.pictures.column_chart import ColumnChart, render_column_chart
from rulewright.pictures.range_chart import RangeChart, RangeRow, render_range_chart


def drawn(picture: RangeChart, language: Language = Language.EN) -> Tag:
    svg = BeautifulSoup(render_range_chart(picture, str, language), "html.parser").svg
    assert svg is not None
    return svg


def scale(svg: Tag) -> dict[str, float]:
    """Where the numbers of the scale stand, by what is written there."""
    return {str(text.string): float(text["x"]) for text in svg.find_all("text", class_="number")}


def test_ranges_stand_where_the_scale_says() -> None:
    svg = drawn(RangeChart("Length", "hours", (RangeRow("two", 1, 2, 4), RangeRow("four", 2, 3.5, 5))))
    at = scale(svg)
    assert [float(mark["cx"]) for mark in svg.find_all("circle")] == [at["2"], pytest.approx((at["3"] + at["4"]) / 2)]
    first, second = (path["d"] for path in svg.find_all("path", class_="range"))
    assert re.findall(r"[\d.]+", first)[::2] == [f"{at['1']:.1f}", f"{at['4']:.1f}"]
    assert re.findall(r"[\d.]+", second)[::2] == [f"{at['2']:.1f}", f"{at['5']:.1f}"]
    assert [text.get_text() for text in svg.find_all("text", class_="label")] == ["Two", "Four"]


def test_the_origin_is_on_the_scale_and_changes_have_a_real_minus() -> None:
    svg = drawn(RangeChart("Change", "hours", (RangeRow("less", -0.9, -0.5, -0.1),)))
    at = scale(svg)
    assert "−0.8" in at
    assert len(svg.find_all("path", class_="origin")) == 1
    assert f"M{at['0']:.1f}" in svg.find("path", class_="origin")["d"]
    ones = drawn(RangeChart("Wins", "shares", (RangeRow("all", 1.2, 1.5, 1.8),), origin=1.0))
    assert f"M{scale(ones)['1']:.1f}" in ones.find("path", class_="origin")["d"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_leaves_the_picture(language: Language) -> None:
    wide = "a very long name of an alternative rule that nobody can read at once"
    svg = drawn(RangeChart("Wide", "points", (RangeRow(wide, 0, 0, 0), RangeRow("x", 37.2, 41, 99.5))), language)
    _, _, width, height = map(float, svg["viewbox"].split())
    for text in svg.find_all(["text", "tspan"]):
        assert 0 <= float(text.get("x", 0)) <= width
        assert 0 <= float(text.get("y", 0)) <= height
    assert len(scale(svg)) <= 8


def test_columns_are_as_high_as_their_counts_and_leave_gaps() -> None:
    svg = BeautifulSoup(render_column_chart(ColumnChart("Length", "hours", {2: 5, 4: 10}), str), "html.parser").svg
    assert svg is not None
    heights = [float(each["height"]) for each in svg.find_all("rect")]
    assert heights[1] == pytest.approx(2 * heights[0])
    assert [str(text.string) for text in svg.find_all("text")] == ["2", "3", "4"]
    assert svg["aria-label"] == "Length (hours): 2: 5; 4: 10"
