"""Previews of linked rules, in Chromium: by pointer, keyboard and touch."""

from __future__ import annotations

import pytest

from accessibility import violations

pytestmark = [pytest.mark.browser, pytest.mark.site]

LINK = "article a.reference >> nth=0"


@pytest.fixture
def page(tab, address):
    page = tab((1000, 700))
    page.goto(f"{address}fi/duel/attacks/battle/")
    return page


@pytest.fixture
def phone(tab, address):
    page = tab(has_touch=True, is_mobile=True)
    page.goto(f"{address}fi/duel/attacks/battle/")
    return page


def open_preview(page):
    preview = page.locator("#preview")
    preview.wait_for()
    return preview


def gone(page):
    page.locator("#preview").wait_for(state="hidden")


def test_resting_on_a_link_shows_the_rule_and_leaving_hides_it(page):
    page.hover(LINK)
    preview = open_preview(page)
    assert preview.locator(".preview-title").inner_text() == "Tasatulos <b>&</b>"
    assert "<script>alert(1)</script>" in preview.inner_text()
    assert preview.locator("[lang=fi]").count() == 2
    preview.hover()
    page.wait_for_timeout(500)
    assert preview.is_visible(), "it stays while the pointer is on it"
    page.mouse.move(990, 690)
    gone(page)


def test_esc_puts_the_preview_away_without_moving_the_pointer(page):
    page.hover(LINK)
    open_preview(page)
    page.keyboard.press("Escape")
    gone(page)
    page.wait_for_timeout(500)
    assert page.locator("#preview").is_hidden()


def test_the_keyboard_opens_reads_and_leaves_a_preview(page, address):
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('article a.reference')"):
            break
    preview = open_preview(page)
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert page.locator(f"#{described}").inner_text().startswith("Lege")
    page.keyboard.press("Tab")
    assert preview.locator("a").evaluate("link => link === document.activeElement")
    page.wait_for_timeout(500)
    assert preview.is_visible(), "it stays while it has the focus"
    page.keyboard.press("Escape")
    gone(page)
    assert page.evaluate("document.activeElement.matches('article a.reference')")
    assert not page.evaluate("document.activeElement.hasAttribute('aria-describedby')")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{address}fi/duel/attacks/stand-off/")


def test_a_tap_shows_the_rule_and_a_second_tap_opens_it(phone, address):
    phone.locator(LINK).tap()
    preview = open_preview(phone)
    assert phone.url == f"{address}fi/duel/attacks/battle/"
    link = preview.locator("a")
    link.wait_for()
    assert link.bounding_box()["height"] >= 44
    assert violations(phone) == []
    phone.locator(LINK).tap()
    phone.wait_for_url(f"{address}fi/duel/attacks/stand-off/")


def test_the_sheet_leads_on_and_a_tap_beside_it_closes_it(phone, address):
    phone.locator(LINK).tap()
    open_preview(phone)
    phone.touchscreen.tap(385, 200)  # the margin
    gone(phone)
    phone.wait_for_timeout(800)
    phone.locator(LINK).tap()
    open_preview(phone).locator("a").tap()
    phone.wait_for_url(f"{address}fi/duel/attacks/stand-off/")


def test_a_click_follows_the_link_and_chapters_have_no_preview(page, address):
    page.hover("article .trail a")
    page.wait_for_timeout(800)
    assert page.locator("#preview").is_hidden()
    page.click(LINK)
    page.wait_for_url(f"{address}fi/duel/attacks/stand-off/")


def test_a_rule_that_cannot_be_loaded_is_opened_as_ever(tab, address):
    page = tab(has_touch=True)
    page.goto(f"{address}fi/duel/attacks/battle/")
    page.route(
        "**/stand-off/", lambda route: route.abort() if route.request.resource_type == "fetch" else route.continue_()
    )
    page.locator(LINK).tap()
    page.wait_for_url(f"{address}fi/duel/attacks/stand-off/")
