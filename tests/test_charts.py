"""Charts: every number stands in a list or table, and what is drawn beside it is as long as its scale says."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from bs4 import BeautifulSoup, Tag

from rulewright.language import LANGUAGES, Language
from rulewright.situations.report_sections import Chart, ColumnChart, RangeChart, RangeRow
from rulewright.views.charts_html import Bar, StripSegment, render_bars, render_chart, render_strip


def drawn(chart: Chart, language: Language = Language.EN) -> BeautifulSoup:
    return BeautifulSoup(render_chart(chart, str, language), "html.parser")


def positions(row: Tag) -> dict[str, float]:
    """Where the parts of a row of ranges stand, in percent of the width."""
    style = str(row.find("span")["style"])  # type: ignore[index]  # the row has one
    return {name: float(number) for name, number in re.findall(r"--(\w+):([\d.]+)%", style)}


def test_ranges_stand_where_the_scale_says() -> None:
    rows = drawn(RangeChart("Length", "hours", (RangeRow("two", 1, 2, 4), RangeRow("four", 2, 3.5, 5)))).find_all("tr")
    assert [positions(row) for row in rows] == [
        {"origin": 0, "low": 20, "mark": 40, "high": 80},  # of a scale from 0 to 5
        {"origin": 0, "low": 40, "mark": 70, "high": 100},
    ]
    assert [[cell.get_text() for cell in row.find_all(["th", "td"])] for row in rows] == [
        ["Two", "", "2"],
        ["Four", "", "3.5"],
    ]


def test_the_origin_is_on_the_scale_and_changes_have_a_real_minus() -> None:
    (row,) = drawn(RangeChart("Change", "hours", (RangeRow("less", -0.8, -0.6, -0.2),))).find_all("tr")
    assert positions(row) == {"origin": 100, "low": 0, "mark": 25, "high": 75}
    assert row.find_all("td")[1].string == "−0.6"
    (row,) = drawn(RangeChart("Wins", "shares", (RangeRow("all", 1.25, 1.5, 2.0),), origin=1.0)).find_all("tr")
    assert positions(row) == {"origin": 0, "low": 25, "mark": 50, "high": 100}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ranges_are_a_named_table_in_any_language(language: Language) -> None:
    chart = RangeChart("wide <scale>", "points", (RangeRow("none", 0, 0, 0), RangeRow("x", 37.2, 41.25, 99.5)))
    table = drawn(chart, language).table
    assert table is not None
    assert table["aria-label"] == "Wide <scale> (Points)"
    assert all(row.td["aria-hidden"] == "true" and row.th["scope"] == "row" for row in table.find_all("tr"))
    point = language.record.decimal_point
    assert [row.find_all("td")[1].string for row in table.find_all("tr")] == ["0", f"41{point}3"]
    nothing = drawn(RangeChart("Nothing", "points", (RangeRow("none", 0, 0, 0),)), language)
    assert set(positions(nothing.tr).values()) == {0}  # type: ignore[arg-type]  # it has one row


def test_columns_are_as_high_as_their_counts_and_leave_gaps() -> None:
    html = drawn(ColumnChart("Length", "hours", {2: 5, 4: 10}))
    assert [column["style"] for column in html.find_all("b")] == ["height:50.0%", "height:0.0%", "height:100.0%"]
    assert [number.string for number in html.find_all("i")] == ["2", "3", "4"]
    assert [[cell.string for cell in row.children] for row in html.find_all("tr")] == [["2", "5"], ["4", "10"]]
    assert html.find(role="img")["aria-label"] == "Hours: 2: 5; 4: 10"  # type: ignore[index]  # it has one


def test_many_columns_write_some_of_their_numbers() -> None:
    html = drawn(ColumnChart("Length", "hours", dict.fromkeys(range(40), 1)))
    assert len(html.find_all("b")) == 40
    assert [number.get_text() for number in html.find_all("i") if number.get_text()] == [*map(str, range(0, 40, 3))]


def test_bars_and_strips_are_as_wide_as_their_shares() -> None:
    half = Fraction(1, 2)
    bars = BeautifulSoup(render_bars([Bar("a < b", half, "50%", "rw-good")], Language.EN), "html.parser")
    assert bars.li is not None
    assert bars.li.get_text() == "a < b50%"
    assert [each["style"] for each in bars.select(".rw-bar > span")] == ["width:50.00%"]
    strip = BeautifulSoup(
        render_strip([StripSegment("rw-good", half), StripSegment("rw-bad", Fraction(0))]), "html.parser"
    )
    assert [each["class"] for each in strip.select(".rw-strip > span")] == [["rw-good"]]
