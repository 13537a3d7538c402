"""The main number stays in view and belongs to the form; calculators have the reference's colours."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from rulewright.corpus.content import content_folder
from rulewright.language import LANGUAGES
from rulewright.situations.game_packages import GamePackages

pytestmark = pytest.mark.browser

CALCULATORS = sorted(GamePackages.from_folder(content_folder("rules")).catalogue.link_names.values())


def summary(page: Page):
    return page.locator(".rw-answer p").first


def strength(page: Page):
    return page.get_by_label("Your Strength")


@pytest.mark.sampled(31)
@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, {"width": 1280, "height": 800}], ids=str)
@pytest.mark.parametrize("name", CALCULATORS)
def test_the_main_number_is_in_view_after_the_last_field_has_changed(page: Page, name: str, size: dict) -> None:
    page.set_viewport_size(size)
    page.goto(f"/calculate/?lang=fi&view={name}")
    expect(summary(page)).to_be_visible()
    more = page.locator('[data-testid="stNumberInputStepUp"]:not([disabled])')
    if more.count():
        before = page.url
        more.last.click()
        expect(page).not_to_have_url(before)
    else:
        page.mouse.wheel(0, 600)
    expect(summary(page)).to_be_in_viewport(ratio=1)


def test_what_is_typed_but_not_worked_out_greys_the_answer(page: Page) -> None:
    page.goto("/calculate/?lang=en&view=battle")
    expect(page.locator(".rw-before")).to_be_hidden()
    before = summary(page).inner_text()
    strength(page).fill("7")
    expect(page.locator(".rw-before")).to_have_text("This answer still belongs to the earlier values.")
    expect(page.locator(".rw-answer")).to_have_css("opacity", "0.65")
    strength(page).press("Enter")
    assert "typing" not in page.evaluate("({...document.documentElement.dataset})"), "from now on Streamlit tells"
    expect(summary(page)).not_to_have_text(before)
    expect(page.locator(".rw-before")).to_be_hidden()
    expect(page.locator(".rw-answer")).to_have_css("opacity", "1")


def test_an_answer_from_before_the_network_went_says_so(page: Page) -> None:
    page.goto("/calculate/?lang=cs&view=battle")
    expect(summary(page)).to_be_visible()
    page.wait_for_load_state("networkidle")  # icons come after the answer
    page.context.set_offline(True)
    expect(page.locator(".rw-lost")).to_have_text(re.compile("^Spojení je přerušené"))
    expect(page.locator(".rw-answer")).to_have_css("opacity", "0.65")
    page.context.set_offline(False)
    expect(page.locator(".rw-lost")).to_be_hidden()


def test_an_answer_says_so_when_the_server_is_gone(page: Page) -> None:
    opened: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        if not opened:
            route.connect_to_server()
        opened.append(route)

    page.route_web_socket(re.compile("_stcore/stream"), connect)
    page.goto("/calculate/?lang=fi&view=battle")
    expect(summary(page)).to_be_visible()
    opened[0].close(code=1001)
    expect(page.locator(".rw-lost")).to_be_visible()
    expect(page.locator(".rw-answer")).to_have_css("opacity", "0.65")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_colours_chosen_in_the_reference_count_for_the_calculators(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="light" if theme == "dark" else "dark")
    page.goto("/reference/en/")
    page.evaluate("theme => { localStorage.theme = theme }", theme)
    page.goto("/calculate/?lang=en&view=battle")
    expect(summary(page)).to_be_visible()
    paper = {"dark": "rgb(23, 19, 15)", "light": "rgb(253, 251, 247)"}[theme]
    expect(page.locator('[data-testid="stApp"]')).to_have_css("background-color", paper)
    expect(page.locator(".st-key-summary")).to_have_css("background-color", paper)
    page.get_by_role("button", name="Colours").click()
    expect(summary(page)).to_be_visible()
    assert page.evaluate("localStorage.theme") == {"dark": "auto", "light": "dark"}[theme]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("view", ["battle", "situations"])
def test_the_header_leads_to_the_rules_and_their_search(page: Page, view: str, language: str) -> None:
    page.goto(f"/calculate/?lang={language}&view={view}")
    header = page.locator(".rw-head")
    expect(header.get_by_role("link", name="Rulewright")).to_have_attribute("href", f"/reference/{language}/")
    header.locator('a[href$="/search/"]').click()
    page.wait_for_url(f"**/reference/{language}/search/")
    expect(page).to_have_title(re.compile("Rulewright$"))
