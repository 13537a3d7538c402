"""What a player does on a phone: switch the language, search, open a worked example."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from accessibility import fits

pytestmark = pytest.mark.browser

STAND_OFF = "talisman/attacks/stand-off"


def test_language_switch_stays_on_the_entry(page: Page) -> None:
    page.goto(f"/reference/fi/{STAND_OFF}/")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tasatulos")
    for name, code, title in (
        ("한국어", "ko", "대치"),
        ("Čeština", "cs", "Nerozhodný"),
        ("English", "en", "Stand-off"),
    ):
        page.get_by_role("link", name=name, exact=True).first.click()
        expect(page).to_have_url(re.compile(f"/reference/{code}/{STAND_OFF}/$"))
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        assert fits(page)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("query", "language"), [("대치", "ko"), ("nerozhodný", "cs"), ("tasatulos", "fi"), ("stand-off", "en")]
)
def test_search_finds_the_rule_and_opens_it(page: Page, query: str, language: str) -> None:
    page.goto(f"/reference/{language}/search/?chapter=attacks")
    page.locator(".rule-search [name=q]").fill(query)
    hit = page.locator(f'.search-hits a[href="../{STAND_OFF}/"]').first
    expect(hit).to_be_visible()
    assert fits(page)
    hit.click()
    page.context.pages[-1].wait_for_url(re.compile(f"/reference/{language}/{STAND_OFF}/$"))


def test_worked_example_opens_in_the_calculator(page: Page) -> None:
    page.goto("/reference/en/talisman/attacks/example-wizard-giant/")
    page.get_by_role("link", name="Open it in the calculator").first.click()
    expect(page.get_by_text("You have a 50% chance of winning.")).to_be_visible()
    expect(page.get_by_label("Your Strength")).to_have_value("4")


def test_unknown_paths_are_not_found(page: Page) -> None:
    for path in (
        "/api/nothing",
        "/admin",
        "/reference/fi/talisman/attacks/nothing/",
        "/reference/../pyproject.toml",
        "/.env",
    ):
        assert page.request.get(path).status == 404
    assert page.request.get("/reference").url.endswith("/reference/en/")
