"""What a player does on a phone: switch the language, search, resolve a battle and open its rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from streamlit_expanders import unfold

from accessibility import fits, small_targets

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
    page.goto(f"/?lang={language}&view=search&chapter=attacks")
    page.wait_for_url(f"**/reference/{language}/search/?chapter=attacks")
    page.locator(".rule-search [name=q]").fill(query)
    hit = page.locator(f'.search-hits a[href="../{STAND_OFF}/"]').first
    expect(hit).to_be_visible()
    assert fits(page)
    hit.click()
    page.context.pages[-1].wait_for_url(re.compile(f"/reference/{language}/{STAND_OFF}/$"))


def test_battle_is_resolved_and_a_step_opens_its_rule(page: Page) -> None:
    page.goto("/calculate/?lang=en&view=battle&foe.strength=4&hero.strength=4&hero.fate=1")
    expect(page.get_by_text("You have a 58% chance of winning.")).to_be_visible()
    unfold(page.get_by_text("The exact fractions"))
    expect(page.get_by_text("125/216")).to_be_visible()
    assert fits(page)
    unfold(page.get_by_text("Why: the rules step by step"))
    page.locator(".rw-steps summary", has_text="Comparing attack scores").first.click()
    step = page.locator(".rw-steps details[open]").get_by_role("link", name="Open the page of this rule")
    expect(step).to_be_visible()
    step.click()
    opened = page.context.pages[-1]
    opened.wait_for_url(re.compile("/reference/en/talisman/attacks/battle-compare/$"))
    expect(opened.get_by_role("heading", level=1)).to_contain_text("Comparing attack scores")


def test_setting_goes_into_the_link_and_comes_back(page: Page) -> None:
    page.goto("/calculate/?lang=en&view=battle&enemy=giant")
    strength = page.get_by_label("Your Strength")
    expect(strength).to_have_value("4")
    strength.fill("9")
    strength.press("Enter")
    expect(page).to_have_url(re.compile("hero.strength=9"))
    answer = page.locator(".rw-answer").inner_text()
    page.reload()
    expect(page.locator(".rw-answer")).to_have_text(answer)
    expect(page.get_by_label("Your Strength")).to_have_value("9")


def test_worked_example_opens_in_the_calculator(page: Page) -> None:
    page.goto("/reference/en/talisman/attacks/example-wizard-giant/")
    page.get_by_role("link", name="Open it in the calculator").first.click()
    expect(page.get_by_text("You have a 50% chance of winning.")).to_be_visible()
    expect(page.get_by_label("Your Strength")).to_have_value("4")


def test_hand_edited_link_is_explained(page: Page) -> None:
    page.goto("/calculate/?lang=en&view=battle&hero.strength=999")
    expect(page.get_by_text("hero.strength = “999”")).to_be_visible()
    expect(page.get_by_label("Your Strength")).to_have_value("4")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["ko", "cs", "fi", "en"])
def test_shell_speaks_the_readers_language(page: Page, language: str) -> None:
    page.goto(f"/calculate/?lang={language}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page).to_have_title(re.compile(" – Rulewright$"))


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


def test_touch_targets_are_large_enough(page: Page) -> None:
    page.goto("/calculate/?lang=en&view=battle")
    expect(page.locator(".rw-answer")).to_be_visible()
    assert small_targets(page) == []
