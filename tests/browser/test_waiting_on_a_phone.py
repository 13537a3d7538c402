"""A long answer on a phone: how long it takes is seen, it can be stopped, and nobody else waits for it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
LONG = "view=crown-duel&hero.strength=8&hero.life=20&hero.armour=armour&other.strength=8&other.life=20&other.fate=20"
"""What takes longest of all situations; each test asks with another number of tokens, so that no answer is kept."""


def test_a_long_answer_shows_its_seconds_and_is_stopped(page: Page) -> None:
    page.goto(f"/calculate/?lang=fi&{LONG}&hero.fate=20")
    working = page.locator(".rw-working")
    expect(working).to_have_text(re.compile(r"^Lasketaan…\s[2-9]\ss"))  # it counts
    stop = page.get_by_role("button", name="Pysäytä")
    assert stop.bounding_box()["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    stop.click()
    expect(working).to_have_text("Pysäytetty.")
    expect(page.locator(".rw-answer")).to_have_count(0)
    page.get_by_role("button", name="Laske", exact=True).click()
    expect(working).to_have_text(re.compile(r"^Lasketaan…\s\d+\ss"))


def test_other_pages_answer_while_somebody_waits(page: Page) -> None:
    page.goto(f"/calculate/?lang=en&{LONG}&hero.fate=19")
    expect(page.locator(".rw-working")).to_have_text(re.compile(r"^Working it out… [1-9] s"))
    other = page.context.new_page()
    other.goto("/calculate/?lang=cs&view=battle&hero.strength=3")
    expect(other.locator(".rw-answer")).to_be_visible()
    strength = other.get_by_label("Vaše síla")
    before = other.locator(".rw-answer").inner_text()
    strength.fill("11")
    strength.press("Enter")
    expect(other.locator(".rw-answer")).not_to_have_text(before)
    expect(page.locator(".rw-working")).to_be_visible()  # it still goes on
    other.close()


def test_another_input_takes_the_place_of_the_work_before(page: Page) -> None:
    page.goto(f"/calculate/?lang=en&{LONG}&hero.fate=18")
    expect(page.locator(".rw-working")).to_have_text(re.compile(r"^Working it out… [1-9] s"))
    page.get_by_role("button", name="← All calculators").click()
    page.get_by_role("button", name=re.compile("Toad")).click()
    expect(page.locator("[role=status]").first).to_be_visible()
    expect(page.locator(".rw-working")).to_have_count(0)
