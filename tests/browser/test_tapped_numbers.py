"""Numbers one after the other are tapped: what is tapped is what the field holds."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from accessibility import fits, violations

pytestmark = pytest.mark.browser
SMALL = """() => [...document.querySelectorAll('rw-numbers')]
    .flatMap((each) => [...each.shadowRoot.querySelectorAll('button, input')])
    .map((each) => [each.getBoundingClientRect(), each.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width && Math.min(box.width, box.height) < 43.5)"""
"""The elements' controls that are too small for a finger."""


def key(page: Page, path: str, name: str) -> object:
    return page.locator(f'rw-numbers[data-field="{path}"] [data-key="{name}"]')


def tap(page: Page, path: str, *names: str) -> None:
    for name in names:
        key(page, path, name).click()


def held(page: Page, path: str) -> str:
    return page.locator(f'[name="{path}"]').input_value()


def test_numbers_are_tapped_changed_and_taken_off(opened: Callable[..., Page]) -> None:
    page = opened("talisman/battle")
    page.locator("details:has(> .fields rw-numbers) > summary").first.click()
    tap(page, "further", "add", "put:3", "put:4")
    assert held(page, "further") == "3,4"
    tap(page, "further", "done", "at:0", "put:5")
    assert held(page, "further") == "5,4"
    tap(page, "further", "at:1", "off", "add")
    key(page, "further", "typed").fill("41")  # more than a creature can have
    key(page, "further", "typed").press("Enter")
    assert held(page, "further") == "5"
    key(page, "further", "typed").fill("12")
    key(page, "further", "typed").press("Enter")
    expect(key(page, "further", "typed")).to_be_focused()  # for the next one
    tap(page, "further", "put:1", "put:1", "put:1")
    assert held(page, "further") == "5,12,1,1,1"
    expect(key(page, "further", "add")).to_be_disabled()
    page.wait_for_url(lambda url: parse_qs(urlsplit(url).query).get("further") == ["5,12,1,1,1"])


def test_link_contains_the_displayed_numbers(opened: Callable[..., Page]) -> None:
    page = opened("tainted-grail/survival", parameters={"health_changes": "-2, 0,1"})
    expect(key(page, "health_changes", "at:0")).to_have_text("−2")
    tap(page, "health_changes", "at:2", "put:-1")
    assert held(page, "health_changes") == "-2,0,-1"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_element_is_accessible_and_can_be_touched(opened: Callable[..., Page], scheme: str) -> None:
    page = opened("tainted-grail/survival", "cs", color_scheme=scheme)
    tap(page, "energy_paid", "at:0")
    expect(key(page, "energy_paid", "put:5")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".calculator-summary p")).to_be_visible()
    assert fits(page)
    assert violations(page) == []
    assert page.evaluate(SMALL) == []


def test_without_javascript_the_field_remains(opened: Callable[..., Page]) -> None:
    expect(opened("tainted-grail/survival", java_script_enabled=False).locator('[name="energy_paid"]')).to_be_visible()
