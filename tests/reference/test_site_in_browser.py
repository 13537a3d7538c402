"""The built pages as a reader's browser shows them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from accessibility import fits, violations

pytestmark = [pytest.mark.browser, pytest.mark.site]

PAGES = ("", "duel/", "duel/attacks/", "duel/attacks/battle/", "duel/differences/", "duel/a-z/")
PHONE, DESKTOP, SMALLEST = (390, 844), (1280, 900), (320, 640)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_axe_finds_nothing_and_nothing_fails_to_load(tab, address, size, scheme):
    page = tab(size, color_scheme=scheme)
    failed = []
    page.on("requestfailed", lambda request: failed.append((request.url, request.failure)))
    requested = []
    page.on("request", lambda request: requested.append(request.url))
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    for language in ("ko", "fi"):
        for path in PAGES:
            page.goto(f"{address}{language}/{path}")
            assert violations(page) == [], path
    assert errors == []
    assert [each for each in failed if each[1] != "net::ERR_ABORTED"] == []  # what is left behind with its page
    assert [url for url in requested if not url.startswith((address, "data:"))] == []


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", [PHONE, SMALLEST], ids=["phone", "smallest"])
@pytest.mark.parametrize("language", ["ko", "cs", "fi", "en"])
def test_a_phone_shows_the_languages_and_never_scrolls_sideways(tab, address, language, size):
    page = tab(size)
    for path in PAGES:
        page.goto(f"{address}{language}/{path}")
        assert fits(page), path
        boxes = [each.bounding_box() for each in page.locator(".site-header :is(a, button):visible").all()]
        assert len(boxes) == 7
        assert all(box["width"] >= 44 and box["height"] >= 44 and box["x"] + box["width"] <= size[0] for box in boxes)


def test_the_menu_opens_and_closes_with_the_keyboard(tab, address):
    page = tab(PHONE)
    page.goto(f"{address}ko/duel/attacks/battle/")
    page.keyboard.press("Tab")
    assert page.locator(".skip-to-content").is_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.locator("#navigation").is_visible()
    assert all(each.bounding_box()["height"] >= 44 for each in page.locator("#navigation a").all())
    page.keyboard.press("Escape")
    assert page.locator("#navigation").is_hidden()


def test_the_language_switch_stays_on_the_page_and_is_remembered(tab, address):
    page = tab(PHONE, locale="cs-CZ")
    page.goto(address)
    page.wait_for_url(f"{address}cs/")
    page.goto(f"{address}cs/duel/attacks/battle/")
    page.locator(".languages a[lang=fi]").click()
    assert page.url == f"{address}fi/duel/attacks/battle/"
    [cookie] = [each for each in page.context.cookies() if each["name"] == "rulewright-language"]
    assert (cookie["value"], cookie["path"]) == ("fi", "/")  # the folder above the languages: the server reads it there
    page.goto(address)
    page.wait_for_url(f"{address}fi/")


def test_the_language_switch_stays_on_the_section(tab, address):
    page = tab(PHONE)
    page.goto(f"{address}cs/duel/attacks/#stand-off")
    page.locator(".languages a[lang=ko]").click()
    page.wait_for_url(f"{address}ko/duel/attacks/#stand-off")
    assert page.locator("#stand-off h2").is_visible()
    page.goto(f"{address}cs/duel/attacks/")
    page.locator(".languages a[lang=fi]").click()
    page.wait_for_url(f"{address}fi/duel/attacks/")


def test_the_address_and_the_report_can_be_copied(tab, address):
    page = tab(PHONE, permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{address}fi/duel/attacks/battle/")
    page.get_by_role("button", name="Kopioi linkki").click()
    page.locator(".tools .copy", has_text="Kopioitu").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}fi/duel/attacks/battle/"
    page.locator(".report summary").click()
    page.get_by_role("button", name="Kopioi teksti").click()
    page.locator(".report .copy", has_text="Kopioitu").wait_for()
    page.wait_for_function("navigator.clipboard.readText().then(text => text.startsWith('Rulewright '))")


def test_without_a_clipboard_copying_selects(tab, address):
    page = tab(PHONE)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.add_init_script("document.execCommand = command => { window.copied = getSelection().toString(); return true }")
    page.goto(f"{address}en/duel/attacks/battle/")
    page.get_by_role("button", name="Copy the link").click()
    page.locator(".tools .copy", has_text="Copied").wait_for()
    assert page.locator("body > textarea").count() == 0


def test_a_link_to_a_difference_opens_it(tab, address):
    page = tab(PHONE)
    page.goto(f"{address}en/duel/differences/#who-rolls")
    assert page.locator("#who-rolls dd.reading").is_visible()
    page.goto(f"{address}en/duel/attacks/battle/")
    assert page.locator("#who-rolls dd.reading").is_hidden()
    page.locator("#who-rolls summary").click()
    assert page.locator("#who-rolls dd.reading").is_visible()


def test_without_javascript_the_root_lets_the_reader_choose_and_pages_are_whole(tab, address):
    page = tab(DESKTOP, java_script_enabled=False, locale="ko-KR")
    page.goto(address)
    page.get_by_role("link", name="Suomi").click()
    page.wait_for_url(f"{address}fi/")
    assert page.locator("article .copy").count() == 0
    page.goto(f"{address}ko/duel/attacks/")
    assert page.locator(".contents-list a").first.is_visible()
    assert page.locator(".theme-button").is_hidden()
    assert page.locator("#navigation").is_visible()


def test_a_long_list_shows_what_has_the_typed_words(tab, address):
    page = tab(PHONE)
    page.goto(f"{address}fi/duel/a-z/")
    every = page.locator(".letter li:visible").count()
    page.locator(".filter input").fill("TÁSATU")
    left = page.locator(".letter li:visible")
    expect(page.locator(".filter [role=status]")).to_have_text(f"Osumia: {left.count()}")
    assert 0 < left.count() < every
    assert all("tasatu" in text.lower() for text in left.all_inner_texts())
    page.locator(".filter input").fill("")
    assert page.locator(".letter li:visible").count() == every


def test_other_languages_print_only_where_this_page_displays_them(tab, address):
    page = tab(DESKTOP)
    page.goto(f"{address}fi/duel/attacks/")
    page.get_by_role("button", name="English").click()
    other = page.locator(".parallel-column[lang=en]").first
    other.wait_for()
    page.emulate_media(media="print")
    assert other.is_visible()
    page.emulate_media(media="screen")
    page.goto(f"{address}fi/duel/")
    page.locator("main a[href*='attacks/']").first.click()
    other.wait_for()
    page.emulate_media(media="print")
    assert other.is_hidden()


def test_paper_shows_the_rules_alone(tab, address):
    page = tab(DESKTOP)
    page.goto(f"{address}cs/duel/attacks/")
    page.emulate_media(media="print")
    for hidden in ("header", "#navigation", ".contents-list"):
        assert page.locator(hidden).is_hidden()
    assert page.locator(".rule").first.is_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.rule p a'), '::after').content") in (
        "none",
        "normal",
    )


def test_czech_and_finnish_are_set_in_the_sites_own_letters_and_korean_in_the_devices(tab, address):
    page = tab()
    loaded = []
    page.on("response", lambda response: loaded.append(response.url) if response.url.endswith(".woff2") else None)
    page.goto(f"{address}ko/duel/attacks/battle/")
    page.evaluate("document.fonts.ready")
    assert "Rulewright" not in page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")
    page.goto(f"{address}cs/duel/attacks/battle/")
    page.evaluate("document.fonts.ready")
    assert page.evaluate("document.fonts.check('600 20px \"Rulewright Serif\"', 'Boj')")
    assert {"serif-latin", "sans-latin"} <= {url.rsplit("/", 1)[-1].removesuffix(".woff2") for url in loaded}
