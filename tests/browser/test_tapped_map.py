"""A map is tapped card by card: what is tapped is what its notation reads."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from accessibility import fits, violations
from rulewright.games.tainted_grail.situations.map_text import parse_map

pytestmark = pytest.mark.browser
SMALL = """() => [...document.querySelector('rw-map').shadowRoot.querySelectorAll('button, input, summary')]
    .map((each) => each.closest('label.check') || each)
    .map((each) => [each.getBoundingClientRect(), each.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width && Math.min(box.width, box.height) < 43.5)"""
"""The element's controls that are too small for a finger."""


def key(page: Page, name: str) -> Locator:
    return page.locator(f'rw-map [data-key="{name}"]')


def tap(page: Page, *names: str) -> None:
    for name in names:
        key(page, name).click()


def lay(page: Page, place: str, number: int) -> None:
    """Lays a card on an empty place."""
    tap(page, place)
    key(page, "number").fill(str(number))
    key(page, "number").press("Enter")


def held(page: Page) -> str:
    return page.locator('[name="map"]').input_value()


def test_cards_are_laid_barred_and_taken_off(opened: Callable[..., Page]) -> None:
    page = opened("travel", parameters={"map": "102\n101"})
    lay(page, "at:1:1", 104)
    assert held(page) == "102 .\n101 104"
    tap(page, "at:1:0", "right")
    assert held(page) == "102 .\n101|104"
    lay(page, "at:-1:0", 110)  # above all others, which move down
    tap(page, "hidden", "below")
    assert held(page) == "(110)_ .\n102 .\n101|104"
    expect(key(page, "at:0:0")).to_have_attribute("aria-label", "row 1, column 1: 110, Not revealed yet, No way down")
    tap(page, "at:2:1", "off", "at:0:0")
    assert held(page) == "(110)_\n102\n101"
    lay(page, "at:1:-1", 110)
    expect(page.locator("rw-map .twice")).to_have_count(2)  # a location lies there once
    expect(page.locator(".calculator-summary.is-error")).to_contain_text("110")
    page.wait_for_url(lambda url: parse_qs(urlsplit(url).query)["map"] == [". (110)_\n110 102\n. 101"])


@pytest.mark.parametrize(
    "text", [". 102 .\n103 101|(104)\n. 105 .", "101_ 102_|103 / (104)", " 7|8 |9/. .  .\n10", "(1)_ | 2", "101"]
)
def test_what_is_read_is_written_with_the_same_meaning(opened: Callable[..., Page], text: str) -> None:
    page = opened("travel", parameters={"map": text})
    tap(page, page.locator("rw-map .row button:not(.none)").first.get_attribute("data-key"), "hidden", "hidden")
    again, meant = parse_map(held(page)), parse_map(text)
    (down, right), *_ = (
        (a - c, b - d) for (a, b), (c, d) in zip(meant.places.values(), again.places.values(), strict=True)
    )
    assert {number: (row + down, column + right) for number, (row, column) in again.places.items()} == meant.places
    assert again.revealed == meant.revealed
    assert len(again.barred_edges) == len(meant.barred_edges)


def test_a_text_that_is_no_map_stays_as_it_was_written(opened: Callable[..., Page]) -> None:
    page = opened("travel", parameters={"map": "101 x"})
    expect(page.locator("rw-map p").last).to_contain_text("cannot be drawn")
    page.locator("rw-map summary").click()
    page.locator('[name="map"]').fill("101 102")
    expect(key(page, "at:0:1")).to_have_text("102")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_element_is_accessible_and_can_be_touched(opened: Callable[..., Page], scheme: str) -> None:
    page = opened("start-of-day", "ko", color_scheme=scheme)
    tap(page, "at:1:1")
    expect(page.locator(".calculator-summary p")).to_be_visible()
    assert fits(page)
    assert violations(page) == []
    assert page.evaluate(SMALL) == []
