"""Several languages side by side, in Chromium."""

from __future__ import annotations

from itertools import pairwise

import pytest

from accessibility import fits, violations

pytestmark = [pytest.mark.browser, pytest.mark.site]

PHONE, TABLET, DESKTOP = (390, 844), (820, 1100), (1280, 900)


def columns(page, selector, count=2):
    """The language and the heading of every column of a block, once there are `count`."""
    located = page.locator(f"{selector} .parallel-column")
    located.nth(count - 1).wait_for()
    return [(each.get_attribute("lang"), each.locator("h1, h2").first.inner_text()) for each in located.all()]


def test_languages_stand_beside_each_other_entry_by_entry(tab, address):
    page = tab(DESKTOP)
    page.goto(f"{address}en/duel/attacks/")
    assert page.locator(".parallel-column").count() == 0
    for code in ("fi", "ko"):
        page.locator(f".parallel-choice button[lang={code}]").click()
    assert columns(page, "#battle", 3) == [("en", "Battle"), ("ko", "전투"), ("fi", "Taistelu")]
    assert columns(page, "#stand-off", 3)[1:] == [("ko", "대치 상황 <b>&</b>"), ("fi", "Tasatulos <b>&</b>")]
    assert page.locator("#battle .parallel-label").all_inner_texts() == ["English", "한국어", "Suomi"]
    tops = {each.bounding_box()["y"] for each in page.locator("#battle .parallel-column").all()}
    lefts = [each.bounding_box()["x"] for each in page.locator("#battle .parallel-column").all()]
    assert len(tops) == 1
    assert lefts == sorted(set(lefts))
    ids = page.evaluate("Array.from(document.querySelectorAll('[id]'), each => each.id)")
    assert len(ids) == len(set(ids))


def test_choice_persists_in_links_and_can_be_undone(tab, address):
    page = tab(DESKTOP)
    page.goto(f"{address}en/duel/attacks/")
    page.locator(".parallel-choice button[lang=cs]").click()
    page.locator("#battle .parallel-column[lang=cs] h2 a").click()
    assert page.url == f"{address}cs/duel/attacks/battle/?columns=cs,en"
    assert columns(page, "article > section:first-of-type") == [("cs", "Boj"), ("en", "Battle")]
    page.goto(f"{address}en/duel/attacks/stand-off/")
    assert columns(page, "article > section:first-of-type")[1][0] == "cs"
    page.locator(".parallel-choice button[lang=cs]").click()
    page.locator(".parallel-column").first.wait_for(state="detached")
    assert page.url == f"{address}en/duel/attacks/stand-off/"
    assert page.locator("article h1").inner_text() == "Stand-off <b>&</b>"
    page.goto(f"{address}en/duel/attacks/")
    assert page.locator(".parallel-column").count() == 0


def test_links_of_a_column_lead_to_its_language(tab, address):
    page = tab(DESKTOP)
    page.goto(f"{address}fi/duel/attacks/battle/?columns=fi,ko")
    columns(page, "article > section:first-of-type")
    links = page.locator("article > section:first-of-type .parallel-column[lang=ko] a.reference")
    assert {link.evaluate("each => each.href") for link in links.all()} == {
        f"{address}ko/duel/attacks/stand-off/?columns=ko,fi"
    }


@pytest.mark.sampled(6)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_four_languages_fit_every_screen_and_axe_finds_nothing(tab, address, size, scheme):
    page = tab(size, color_scheme=scheme)
    for path in ("duel/attacks/", "duel/attacks/battle/", "duel/differences/who-rolls/", "duel/board/inn/"):
        page.goto(f"{address}cs/{path}?columns=ko,cs,fi,en")
        page.locator(".parallel-column").nth(3).wait_for()
        assert fits(page), path
        assert violations(page) == [], path
        assert all(each.bounding_box()["height"] >= 44 for each in page.locator(".parallel-choice button").all())


def test_a_phone_stacks_the_columns_under_their_names(tab, address):
    page = tab(PHONE)
    page.goto(f"{address}ko/duel/attacks/?columns=ko,fi,en")
    page.locator("#battle .parallel-column").nth(2).wait_for()
    boxes = [each.bounding_box() for each in page.locator("#battle .parallel-column").all()]
    assert all(above["y"] + above["height"] <= below["y"] for above, below in pairwise(boxes))
    assert [each.is_visible() for each in page.locator("#battle .parallel-label").all()] == [True] * 3


def test_a_language_that_cannot_be_loaded_is_named_with_a_link(tab, address):
    page = tab(DESKTOP)
    page.route("**/fi/**", lambda route: route.abort())
    page.goto(f"{address}en/duel/attacks/battle/?columns=en,fi")
    missing = page.locator(".parallel-column[lang=fi] a").first
    missing.wait_for()
    assert missing.get_attribute("href").startswith(f"{address}fi/duel/attacks/battle/")
    assert page.locator("article h1").inner_text() == "Battle"


def test_nonsense_in_the_address_changes_nothing(tab, address):
    page = tab(DESKTOP)
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{address}en/duel/attacks/?columns=<img src=x onerror=alert(1)>,en,../../x")
    page.wait_for_load_state("networkidle")
    assert page.locator(".parallel-column").count() == 0
    assert errors == []


def test_without_javascript_the_choice_is_hidden_and_every_language_linked(tab, address):
    page = tab(DESKTOP, java_script_enabled=False)
    page.goto(f"{address}en/duel/attacks/battle/?columns=en,fi")
    assert page.locator(".parallel-choice").is_hidden()
    links = page.locator(".translations a")
    assert [link.get_attribute("hreflang") for link in links.all()] == ["ko", "cs", "fi"]
