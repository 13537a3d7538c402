"""The search page of the built site, as readers use it: keys, filters, screen readers, without JavaScript."""

from __future__ import annotations

import functools
import http.server
import re
import threading

import pytest
from playwright.sync_api import expect

from accessibility import fits, violations

pytestmark = [pytest.mark.browser, pytest.mark.site]


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def address(built):
    handler = functools.partial(_Quiet, directory=built)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture
def page(tab):
    page = tab()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []


def test_words_are_answered_as_they_are_typed(page, address):
    page.goto(f"{address}fi/search/")
    assert page.evaluate("document.activeElement.name") == "q"
    page.keyboard.type("tasatu")
    hit = page.locator(".search-hits h2 a").first
    expect(hit).to_have_text("Tasatulos <b>&</b>")
    expect(page.locator(".search-status")).to_have_text(re.compile(r"^Osumia: \d+ \(säännöt, erot, laskurit, sivut\)$"))
    assert page.url.endswith("/fi/search/?q=tasatu")
    hit.click()
    expect(page.locator("h1")).to_contain_text("Tasatulos")
    assert page.url == f"{address}fi/duel/attacks/stand-off/"


def test_word_of_another_language_matches_and_names_its_language(page, address):
    page.goto(f"{address}en/search/?q=대치")
    expect(page.locator(".search-hits h2 a").first).to_have_text("Stand-off <b>&</b>")
    expect(page.locator(".search-hits .matched").first).to_contain_text("한국어")


def test_every_page_suggests_what_is_typed_and_keys_lead_there(page, address):
    requested = []
    page.on("request", lambda request: requested.append(request.url))
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}fi/duel/attacks/battle/")
    assert not [url for url in requested if "search" in url], "nothing is loaded before somebody searches"
    before = page.locator("h1").bounding_box()
    page.get_by_role("link", name="Hae säännöistä").last.click()
    field = page.get_by_role("combobox")
    expect(field).to_be_focused()
    page.keyboard.type("tasatu")
    first = page.get_by_role("option").first
    expect(first).to_contain_text("Tasatulos <b>&</b>")
    page.wait_for_function("document.querySelector('[role=option]')?.getBoundingClientRect().top < 844 / 3")
    assert page.locator("h1").bounding_box() == before
    assert violations(page) == []
    assert fits(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    page.keyboard.type("l")
    expect(first).to_be_visible()
    page.keyboard.press("ArrowDown")
    assert field.get_attribute("aria-activedescendant") == first.get_attribute("id")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{address}fi/duel/attacks/stand-off/")


def test_all_results_stand_below_the_suggestions(page, address):
    page.goto(f"{address}cs/")
    page.locator("main .search-box [name=q]").fill("boj")
    page.get_by_role("option").last.click()
    page.wait_for_url(f"{address}cs/search/?q=boj")


def test_first_hit_is_above_a_phones_keyboard_and_the_count_appears_once(page, address):
    page.set_viewport_size({"width": 390, "height": 844})
    page.route("**/en/search-index.json", lambda route: None)
    page.goto(f"{address}fi/search/?q=tasatulos")
    page.wait_for_function("document.querySelector('.search-hits h2')?.getBoundingClientRect().top < 844 / 3")
    expect(page.locator(".search-status")).to_have_text("")


def test_on_a_phone_the_number_stands_beside_the_filters(page, address):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}fi/search/?q=tasatulos")
    status, filters = page.locator(".search-status"), page.locator(".rule-search summary")
    expect(status).to_contain_text("Osumia:")
    boxes = page.evaluate("""() => [".search-status", ".rule-search summary"].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(name).firstChild);
      return range.getBoundingClientRect().toJSON();
    })""")
    expect(filters).to_be_visible()
    number, narrow = boxes
    assert number["left"] >= narrow["right"] + 8
    assert number["height"] < 30, "on one line"
    expect(status).to_contain_text("säännöt")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_text("(säännöt, erot, laskurit, sivut)")).to_be_in_viewport()


def test_matching_words_are_marked(page, address):
    page.goto(f"{address}en/search/?q=alea")
    expect(page.locator(".search-hits mark").first).to_have_text("alea")


def test_the_slash_leads_to_the_search_and_arrows_through_the_hits(page, address):
    page.goto(f"{address}cs/duel/attacks/battle/")
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.type("boj")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{address}cs/search/?q=boj")
    page.locator("[name=q]").fill("boj/")
    page.locator("[name=q]").focus()
    expect(page.locator(".search-hits h2 a").first).to_have_text("Boj")
    page.wait_for_url(f"{address}cs/search/?q=boj%2F")  # what was typed has been asked
    expect(page.locator(".search-status")).not_to_have_text("")  # no language is still to come
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent") == "Boj"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{address}cs/duel/attacks/battle/")


def test_hits_that_are_drawn_anew_keep_the_readers_place(page, address):
    page.goto(f"{address}cs/search/?q=boj")
    expect(page.locator(".search-status")).not_to_have_text("")
    page.evaluate("""() => {
        document.querySelector(".search-hits h2 a").focus();
        document.querySelector(".rule-search").requestSubmit();
    }""")
    assert page.evaluate("document.activeElement.textContent") == "Boj"


def test_filters_narrow_the_hits_and_stand_in_the_address(page, address):
    page.goto(f"{address}en/search/?q=battle taberna")
    expect(page.locator(".search-hits h2")).not_to_have_count(0)
    page.get_by_text("Narrow the search").click()
    page.get_by_label("Chapter").select_option("Board")
    expect(page).to_have_url(re.compile("chapter=board"))
    expect(page.locator(".search-hits .where").first).to_contain_text("Board")
    page.get_by_label("Chapter").select_option("All")
    page.get_by_label("Kind").select_option("Outcome")
    expect(page.locator(".search-hits h2")).to_have_count(1)
    page.reload()
    expect(page.locator(".search-hits h2")).to_have_count(1)


def test_typo_gets_a_suggestion_and_no_hits_a_message(page, address):
    page.goto(f"{address}en/search/?q=batle")
    page.get_by_role("button", name="Did you mean: battle?").click()
    expect(page.locator(".search-hits h2 a").first).to_have_text("Battle")
    page.locator("[name=q]").fill("xqzvw")
    expect(page.locator(".search-status")).to_have_text("Nothing found.")
    expect(page.locator(".search-elsewhere").get_by_role("link", name="Attacks")).to_be_visible()


def test_an_id_and_a_line_of_a_rulebook_are_answered(page, address):
    page.goto(f"{address}en/search/?q=attacks/stand-off")
    expect(page.locator(".search-hits h2 a").first).to_have_text("Stand-off <b>&</b>")
    page.locator("[name=q]").fill("cs str. 2")
    expect(page.locator(".search-hits h2 a").first).to_have_text("Battle")


def test_it_asks_no_other_host_and_axe_finds_nothing(page, address):
    requested = []
    page.on("request", lambda request: requested.append(request.url))
    page.goto(f"{address}ko/search/?q=대치")
    expect(page.locator(".search-hits h2")).not_to_have_count(0)
    page.wait_for_selector("html[data-search=whole]")
    assert violations(page) == []
    assert fits(page)
    assert [url for url in requested if not url.startswith((address, "data:"))] == []


def test_without_javascript_it_leads_to_every_chapter(tab, address):
    page = tab(java_script_enabled=False)
    page.goto(f"{address}en/search/")
    assert page.locator("form").is_hidden()
    page.get_by_role("link", name="Index A–Z").last.click()
    assert page.url == f"{address}en/duel/a-z/"


def test_an_index_that_cannot_be_read_is_reported(page, address):
    page.route("**/en/search-index.json", lambda route: route.abort())
    page.goto(f"{address}en/search/?q=battle")
    expect(page.locator(".search-status")).to_have_text("The search could not be loaded. Reload the page.")
