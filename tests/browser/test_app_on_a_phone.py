"""The app in a browser, on a phone: it answers in four languages, follows its address, and long work can be stopped."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from accessibility import fits, small_targets, violations
from rulewright.language import Language
from rulewright.language.phrase import phrase
from server_process import served

pytestmark = pytest.mark.browser

LONG = "view=crown-duel&hero.strength=8&hero.life=20&hero.armour=armour&other.strength=8&other.life=20&other.fate=20"
"""What takes longest of all situations; each test asks with another number of tokens, so that no answer is cached."""
STREAMLITS = ("document-title", "html-has-lang", "html-lang-valid", "landmark", "page-has-heading-one", "region")
"""What axe says of Streamlit's own page."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server without a built site. It fails in the end where its log tells of a fault."""
    with served(tmp_path_factory.mktemp("served")) as (host, port):
        yield f"http://{host}:{port}"


def faults(page: Page) -> list[str]:
    """What axe finds in what the app itself shows."""
    return [each for each in violations(page) if not each.startswith(STREAMLITS)]


@pytest.mark.parametrize(
    ("language", "query", "scheme"),
    [
        ("ko", "view=battle", "light"),
        ("cs", "view=diplomacy&line=U2,U3", "dark"),
        ("fi", "view=battle&play=table&answers=2,3", "light"),
        ("en", "view=forecast", "dark"),
        ("ko", "view=situations", "dark"),
    ],
)
def test_pages_fit_a_phone_and_can_be_touched(page: Page, language: str, query: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(f"/calculate/?lang={language}&{query}")
    unofficial = phrase("unofficial-not-made-or-endorsed-by").render(Language(language))
    expect(page.get_by_text(unofficial[:20])).to_be_visible()
    if "view=battle" in query:
        expect(page.locator(".rw-answer, .rw-sofar").first).to_be_visible()
    expect(page).to_have_title(re.compile(" – Rulewright$"))
    assert fits(page)
    assert small_targets(page) == []
    assert faults(page) == []


def test_a_change_is_in_the_address_and_comes_back_in_the_other_language(page: Page) -> None:
    page.goto("/calculate/?lang=en&view=battle&enemy=giant")
    strength = page.get_by_label("Your Strength")
    strength.fill("9")
    strength.press("Enter")
    expect(page).to_have_url(re.compile("hero.strength=9"))
    page.get_by_role("combobox").first.click()
    page.get_by_role("option", name="Čeština").click()
    expect(page.get_by_label("Vaše síla")).to_have_value("9")
    expect(page).to_have_url(re.compile("lang=cs"))
    answer = page.locator(".rw-answer").inner_text()
    page.reload()
    expect(page.locator(".rw-answer")).to_have_text(answer)
    page.go_back()
    expect(page.get_by_label("Your Strength")).to_have_value("9")
    page.go_back()
    expect(page.get_by_label("Your Strength")).to_have_value("4")


def test_quick_taps_are_all_counted(page: Page) -> None:
    page.goto("/calculate/?lang=en&view=battle&hero.strength=1")
    expect(page.locator(".rw-answer")).to_be_visible()
    more = page.locator(".stNumberInput").first.get_by_role("button").last
    for _ in range(6):
        more.click()
    expect(page).to_have_url(re.compile("hero.strength=7"))
    expect(page.get_by_label("Your Strength")).to_have_value("7")
    page.wait_for_timeout(500)
    expect(page).to_have_url(re.compile("hero.strength=7"))


def test_a_long_answer_shows_its_seconds_and_is_stopped(page: Page) -> None:
    page.goto(f"/calculate/?lang=fi&{LONG}&hero.fate=20")
    expect(page.get_by_text(re.compile(r"^Lasketaan…\s[1-9]\ss"))).to_be_visible()
    page.get_by_role("button", name="Pysäytä").click()
    expect(page.get_by_text("Pysäytetty.")).to_be_visible()
    expect(page.locator(".rw-answer")).to_have_count(0)
    page.get_by_role("button", name="Laske", exact=True).click()
    expect(page.get_by_text(re.compile(r"^Lasketaan…\s\d+\ss"))).to_be_visible()
    page.get_by_role("button", name="← Kaikki laskurit").click()
    page.get_by_role("button", name=re.compile("Rupikon")).click()
    expect(page.locator(".rw-answer")).to_be_visible()


def test_others_answer_while_somebody_waits(page: Page, tab: Callable[..., Page], server: str) -> None:
    page.goto(f"/calculate/?lang=en&{LONG}&hero.fate=19")
    expect(page.get_by_text(re.compile("^Working it out… [1-9] s"))).to_be_visible()
    other = tab(base_url=server)
    other.goto("/calculate/?lang=cs&view=battle&hero.strength=3")
    expect(other.locator(".rw-answer")).to_be_visible()
    expect(page.get_by_text(re.compile("^Working it out… "))).to_be_visible()


def test_a_forecast_plays_games_until_it_is_stopped(page: Page) -> None:
    page.goto("/calculate/?lang=en&view=forecast")
    page.get_by_role("button", name="Play fresh games").click()
    played = page.get_by_text(re.compile(r"\b[1-9]\d* of 200"))
    expect(played).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Play more games")).to_be_visible()


def test_many_changes_at_once_break_no_session(tab: Callable[..., Page], server: str) -> None:
    """Streamlit failed with “dictionary changed size during iteration” when two runs of a session wrote at once."""
    pages = [tab(base_url=server) for _ in range(3)]
    for page in pages:
        page.goto("/calculate/?lang=en&view=battle")
    for _ in range(6):
        for page in pages:
            strength = page.locator(".stNumberInput", has=page.get_by_label("Your Strength"))
            strength.get_by_role("button", name="Increment").click()
    for page in pages:
        expect(page).to_have_url(re.compile("hero.strength=10"))
        expect(page.get_by_test_id("stException")).to_have_count(0)
        expect(page.locator(".rw-answer")).to_be_visible()
