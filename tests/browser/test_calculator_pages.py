"""The reference's calculators, answered by the server, and tried where a rule is read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rulewright.language import LANGUAGES

pytestmark = pytest.mark.browser

BATTLE = "/reference/en/calculate/talisman/battle/"


def test_a_changed_value_changes_the_answer_and_the_address(page: Page) -> None:
    page.goto(BATTLE)
    summary = page.locator(".calculator-summary")
    expect(summary).to_contain_text("%")
    before = summary.inner_text()
    page.get_by_label("Your Strength").fill("9")
    expect(summary).not_to_have_text(before)
    assert page.url.endswith("/battle/?hero.strength=9")
    page.reload()
    expect(page.get_by_label("Your Strength")).to_have_value("9")
    page.locator(".calculator-app").click()
    expect(page.get_by_label("Your Strength")).to_have_value("9")


def test_reading_and_asking_a_server_loads_no_engine(page: Page) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(BATTLE)
    expect(page.locator(".calculator-summary")).to_contain_text("%")
    assert not [url for url in loaded if "/engine/" in url or "worker.js" in url.replace("service-worker.js", "")]


def test_a_rule_is_tried_where_it_is_read(page: Page) -> None:
    page.goto("/reference/en/talisman/attacks/battle/")
    page.locator("a.try").click()
    calculator = page.locator(".calculator")
    expect(calculator.locator(".calculator-summary")).to_contain_text("%")
    calculator.get_by_label("Your Strength").fill("9")
    assert page.url.endswith("/talisman/attacks/battle/")
    page.locator("a.try").click()
    expect(calculator).to_be_hidden()


def test_what_a_link_cannot_mean_is_said(page: Page) -> None:
    page.goto(f"{BATTLE}?hero.strength=many&things=sword,spoon&nonsense=%3Cb%3E")
    summary = page.locator(".calculator-summary")
    expect(summary).to_contain_text("many")
    expect(summary).to_contain_text("sword,spoon")
    expect(summary).to_contain_text("nonsense")
    assert page.locator(".calculator-summary b").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_form_and_answer_fit_on_a_phone(page: Page, language: str) -> None:
    page.goto(f"/reference/{language}/calculate/talisman/battle/")
    expect(page.locator(".calculator-summary")).to_contain_text("%")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_without_javascript_the_form_is_there(tab: Callable[..., Page], server: str) -> None:
    page = tab(base_url=server, java_script_enabled=False)
    page.goto(BATTLE)
    expect(page.get_by_label("Your Strength")).to_have_value("4")
    assert "works only with JavaScript" in page.content()
