"""A page of each kind of the real site, in each language, as a reader's browser shows it and as paper does."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from accessibility import fits, violations

pytestmark = [pytest.mark.browser, pytest.mark.site]

DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
LANGUAGES = ("ko", "cs", "fi", "en")
PAGES = (
    "",
    "talisman/",
    "talisman/attacks/",
    "talisman/attacks/battle-compare/",
    "talisman/board/",
    "talisman/board/temple/",
    "talisman/heroes/",
    "talisman/heroes/monk/",
    "talisman/cards/dragon/",
    "talisman/glossary/",
    "talisman/glossary/fate/",
    "talisman/faq/",
    "talisman/faq/second-fate-token/",
    "talisman/differences/",
    "talisman/differences/alignment-any-turn/",
    "talisman/a-z/",
)
HEAVY = ("talisman/differences/", "talisman/a-z/", "talisman/glossary/", "talisman/board/", "talisman/faq/")
"""Pages with hundreds of links: their colours are looked at on those of the small site."""
LOOKS = [
    (language, *look)
    for language, look in zip(LANGUAGES, product(("light", "dark"), ("phone", "desktop")), strict=True)
]
"""Each language in a look of its own."""


@pytest.mark.sampled(3 * len(LOOKS) + 1)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_and_the_page_fits(page: Page, path: str, look: tuple[str, str, str]) -> None:
    """The fixture of the page also fails on errors in the console and on requests to other hosts."""
    language, scheme, size = look
    page.set_viewport_size(PHONE if size == "phone" else DESKTOP)
    page.emulate_media(color_scheme=scheme)
    page.goto(f"/reference/{language}/{path}")
    assert violations(page, colours=path not in HEAVY) == []
    page.set_viewport_size(PHONE)
    assert fits(page)


@pytest.mark.parametrize("path", ["", "talisman/attacks/battle-compare/", "talisman/differences/"])
def test_the_focus_can_be_seen_wherever_it_goes(page: Page, path: str) -> None:
    page.goto(f"/reference/cs/{path}")
    for _ in range(25):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            """() => { const it = document.activeElement, style = getComputedStyle(it);
                const box = it.getBoundingClientRect();
                const told = [it.outerHTML.slice(0, 100), style.outlineStyle, parseFloat(style.outlineWidth)];
                return [...told, box.bottom, innerHeight]; }"""
        )
        assert focused[1] != "none", focused
        assert focused[2] >= 2, focused
        assert 0 < focused[3] <= focused[4] + 1, focused


def test_a_player_finds_the_way_from_the_front_page(page: Page) -> None:
    page.goto("/reference/fi/")
    page.get_by_role("searchbox").fill("tasatulos")
    page.keyboard.press("Enter")
    page.wait_for_url("**q=tasatulos**")
    page.goto("/reference/fi/")
    for words in ("Pelilaudan kartta", "Hyökkäykset 18 sääntöä", "Taistelu"):
        assert page.get_by_role("link", name=words, exact=True).first.get_attribute("href")


def test_a_rule_opens_in_the_situation_where_it_is_at_work(page: Page) -> None:
    page.goto("/reference/en/talisman/crossing-regions/portal-result/")
    page.get_by_role("link", name="Try it: Portal of Power").click()
    expect(page.locator(".rw-answer")).to_be_visible(timeout=30_000)
    page.get_by_text("Why: the rules step by step").click()
    expect(page.get_by_text("Success or failure at the Portal").first).to_be_visible()


def test_a_chapter_on_paper_is_the_rules_alone(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    page.emulate_media(media="print", color_scheme="dark")
    page.goto("/reference/fi/talisman/attacks/")
    for hidden in (".site-header", "#navigation", ".contents-list"):
        expect(page.locator(hidden)).to_be_hidden()
    rule = page.locator(".rule").first
    expect(rule).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    pages = page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
    assert 0 < pages <= 6, "18 rules and 20 answers on at most three sheets"


def test_the_flow_chart_is_one_page_of_paper(page: Page) -> None:
    page.goto("/reference/en/talisman/flow/")
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1


def test_characters_are_sorted_and_compared_on_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/reference/en/talisman/heroes/")
    strength = page.locator(".overview thead").get_by_role("button", name="Strength")
    place = strength.evaluate("button => button.closest('th').cellIndex")

    def column() -> list[str]:
        return page.locator(f".overview tbody tr > :nth-child({place + 1})").all_inner_texts()

    unsorted = column()
    strength.click()
    assert column() == sorted(unsorted, key=lambda cell: (cell != "–", cell), reverse=True) != unsorted
    expect(page.locator(".overview thead th").nth(place - 1)).to_have_attribute("aria-sort", "descending")
    first, second = page.locator(".compare select").all()
    first.select_option("Troll")
    second.select_option("Elf")
    expect(page.locator(".compare th[scope=col]")).to_have_text(["Troll", "Elf"])
    cells = page.locator(".compare tbody tr", has_text="Strength").first.locator("td").all_inner_texts()
    assert cells == ["6", "3"]
    assert fits(page)


def test_paper_shows_what_the_screen_folds(page: Page) -> None:
    page.emulate_media(media="print")
    page.goto("/reference/en/talisman/attacks/stand-off/")
    expect(page.locator("details.difference dd").first).to_be_visible()


@pytest.mark.parametrize("path", ["talisman/atlas", "talisman/heroes"])
def test_tables_keep_their_words_whole_on_a_phone(page: Page, path: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/reference/fi/{path}/")
    broken = page.evaluate(
        """() => [...document.querySelectorAll(".table-wrapper :is(th, td)")].flatMap((cell) => {
            const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), found = [];
            while (walk.nextNode()) for (const word of walk.currentNode.data.matchAll(/[\\p{L}\\d,]+/gu)) {
                const range = document.createRange();
                range.setStart(walk.currentNode, word.index);
                range.setEnd(walk.currentNode, word.index + word[0].length);
                if (new Set([...range.getClientRects()].map((box) => box.top)).size > 1) found.push(word[0]);
            }
            return found;
        })"""
    )
    assert broken == []
    assert fits(page)
