"""The map of the board and the flow chart on a phone and a desktop, in light and dark, by finger and by keyboard."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from accessibility import fits, violations

pytestmark = pytest.mark.browser

DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
MAP, SPACE, FLOW = "talisman/map", "talisman/board/fields", "talisman/flow"
LANGUAGES = ("ko", "cs", "fi", "en")


@pytest.mark.sampled(7)
@pytest.mark.parametrize("look", list(product([PHONE, DESKTOP], ["light", "dark"])))
@pytest.mark.parametrize("path", [MAP, SPACE, FLOW])
def test_pictures_are_accessible(page: Page, path: str, look: tuple[dict[str, int], str]) -> None:
    size, scheme = look
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=scheme)
    page.goto(f"/reference/cs/{path}/")
    expect(page.locator("svg.picture").first).to_be_visible()
    assert violations(page) == []


@pytest.mark.sampled(2)
@pytest.mark.parametrize("path", [MAP, SPACE, FLOW])
def test_pictures_never_move_the_page_sideways(page: Page, path: str) -> None:
    for language in LANGUAGES:
        page.goto(f"/reference/{language}/{path}/")
        for size in (PHONE, DESKTOP):
            page.set_viewport_size(size)
            expect(page.locator("svg.picture").first).to_be_visible()
            assert fits(page), (language, size)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("path", [MAP, FLOW])
def test_words_stay_inside_their_boxes(page: Page, path: str) -> None:
    page.set_viewport_size(DESKTOP)
    for language in LANGUAGES:
        page.goto(f"/reference/{language}/{path}/")
        outside = page.evaluate(
            """() => [...document.querySelectorAll('svg.picture .spot')].filter(spot => {
                const box = spot.querySelector('.outline').getBBox(), text = spot.querySelector('text').getBBox();
                return text.x < box.x + 2 || text.x + text.width > box.x + box.width - 2
                    || text.y < box.y || text.y + text.height > box.y + box.height;
            }).map(spot => spot.getAttribute('aria-label'))"""
        )
        assert outside == [], language


def test_the_map_is_large_enough_to_read_and_to_touch_on_a_phone(page: Page) -> None:
    page.goto(f"/reference/fi/{MAP}/")
    boxes = [spot.bounding_box() for spot in page.locator(".spot .outline").all()]
    assert len(boxes) == 49
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    sizes = page.evaluate(
        """() => { const svg = document.querySelector('svg.picture');
            const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            return [...svg.querySelectorAll('.spot text')].map(text => text.getAttribute('font-size') * scale) }"""
    )
    assert min(sizes) >= 12
    page.get_by_label("Sovita kartta näyttöön").check()
    assert fits(page)
    assert page.locator("svg.picture").first.bounding_box()["width"] <= 390
    assert page.evaluate("document.querySelector('.whole-board').scrollWidth") <= 390


def test_from_a_space_to_its_place_on_the_larger_map_and_back(page: Page) -> None:
    page.goto("/reference/cs/talisman/board/valley-of-fire/")
    expect(page.get_by_role("img", name="Mapa hracího plánu: Údolí ohně, vnitřní pás")).to_be_visible()
    page.get_by_role("link", name="Větší mapa").click()
    spot = page.locator("#at-inner-valley-of-fire")
    expect(spot).to_be_in_viewport()
    spot.click()
    page.wait_for_url("**/cs/talisman/board/valley-of-fire/")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_keyboard_reaches_the_spaces_and_can_pass_them(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)
    page.goto(f"/reference/en/{MAP}/")
    skip = page.get_by_role("link", name="Skip the map")
    skip.focus()
    expect(skip).to_be_in_viewport()
    first = page.get_by_role("link", name="City, Outer Region")
    for _ in range(3):
        page.keyboard.press("Tab")
        if first.evaluate("link => link === document.activeElement"):
            break
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport()
    plain = page.evaluate("getComputedStyle(document.querySelectorAll('.spot .outline')[1]).strokeWidth")
    assert first.locator(".outline").evaluate("each => getComputedStyle(each).strokeWidth") != plain
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Fields 1, Outer Region")).to_be_focused()
    skip.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    focused = page.evaluate("[...document.querySelectorAll('svg.picture a')].indexOf(document.activeElement)")
    assert focused == -1
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/talisman/board/city/")


def test_flow_chart_boxes_open_their_rules(page: Page) -> None:
    page.goto("/reference/ko/")
    page.locator(".lists").get_by_role("link", name="순서도").click()
    page.wait_for_url("**/ko/talisman/flow/")
    boxes = [each.bounding_box() for each in page.locator(".flow .spot .outline").all()]
    assert all(box["height"] >= 43 for box in boxes)
    page.locator("article.flow summary").click()
    expect(page.locator("#flow-3 a").first).to_be_visible()
    page.locator(".flow svg a").nth(1).click()
    page.wait_for_url("**/ko/talisman/movement/rolling/")


def test_paper_shows_the_map_in_light_colours(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"/reference/en/{MAP}/")
    dark = page.locator(".spot .outline").first.evaluate("each => getComputedStyle(each).fill")
    page.emulate_media(media="print", color_scheme="dark")
    paper = page.locator(".spot .outline").first.evaluate("each => getComputedStyle(each).fill")
    assert paper != dark
    expect(page.locator("#fit-map")).to_be_hidden()
