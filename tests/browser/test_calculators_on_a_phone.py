"""The calculators on a phone: a tap on the board, rules in place, dice at the table, shared and broken links."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from streamlit_expanders import unfold

from accessibility import fits, small_targets, violations
from rulewright.language import Language
from rulewright.views.answer.heat_map import HEAT_MAP_LABEL

pytestmark = pytest.mark.browser


def open_page(page: Page, query: str) -> None:
    page.goto(f"/calculate/?{query}")
    expect(page.locator("[role=status]").first).to_be_visible()


def test_every_calculator_is_found_and_opened(page: Page) -> None:
    page.goto("/calculate/?lang=cs")
    page.get_by_role("radio", name="Kalkulačky").or_(page.get_by_role("button", name="Kalkulačky")).first.click()
    page.get_by_role("button", name=re.compile("^Trofeje")).click()
    expect(page.get_by_role("heading", name="Trofeje")).to_be_visible()
    expect(page).to_have_url(re.compile("view=trophies"))
    page.get_by_role("button", name="← Všechny kalkulačky").click()
    expect(page.get_by_role("button", name=re.compile("^Pohyb"))).to_be_visible()
    assert fits(page)


def test_the_page_says_in_which_language_it_is_now(page: Page) -> None:
    open_page(page, "lang=en&view=toad")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("radio", name="Suomi").click()
    expect(page.get_by_role("heading", name="Muuttuminen Rupikonnaksi")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page).to_have_url(re.compile("lang=fi"))


def test_a_tap_on_the_board_chooses_the_space(page: Page) -> None:
    open_page(page, "lang=en&view=movement")
    spot = page.get_by_role("link", name="Ruins, Outer Region")
    spot.click()
    expect(page).to_have_url(re.compile("position=outer(/|%2F)ruins"))
    expect(page.locator("[aria-current]")).to_have_attribute("aria-label", re.compile("^Ruins"))
    expect(page.locator(".rw-report").get_by_text(re.compile("to Graveyard, if you go clockwise"))).to_be_visible()
    assert fits(page)


def test_the_keyboard_chooses_a_space_too(page: Page) -> None:
    open_page(page, "lang=fi&view=space")
    unfold(page.get_by_text("Pelilauta: valitse ruutu napauttamalla"))
    spot = page.get_by_role("link", name=re.compile("^Kappeli"))
    spot.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("space=chapel"))


def test_a_step_opens_its_rule_without_leaving_the_page(page: Page) -> None:
    open_page(page, "lang=ko&view=battle")
    address = page.url
    unfold(page.get_by_text("이유: 단계별 규칙"))
    step = page.locator(".rw-steps details").first
    step.locator("summary").click()
    expect(step.locator(".rw-rule-text")).to_be_visible()
    assert page.url == address
    link = step.get_by_role("link", name="이 규칙의 페이지 열기")
    expect(link).to_have_attribute("href", re.compile("^/reference/ko/talisman/"))


def test_a_shared_link_restores_the_situation_on_another_phone(page: Page) -> None:
    open_page(page, "lang=en&view=battle")
    strength = page.get_by_label("Your Strength")
    strength.fill("7")
    strength.press("Enter")
    expect(page).to_have_url(re.compile("hero.strength=7"))
    page.get_by_text("Share this page").click()
    link = page.locator("code").inner_text()
    expect(page.locator(".rw-code")).to_be_visible()
    answer = page.locator(".rw-answer").inner_text()
    other = page.context.browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    other.goto(f"{page.url.split('?')[0]}?{link.split('?')[1]}")
    expect(other.locator(".rw-answer")).to_have_text(answer)
    expect(other.get_by_label("Your Strength")).to_have_value("7")
    other.context.close()


def test_going_back_goes_back_to_the_situation_before(page: Page) -> None:
    page.goto("/calculate/?lang=en&view=situations")
    page.get_by_role("button", name=re.compile("^Pits")).click()
    expect(page.get_by_role("heading", name="Pits")).to_be_visible()
    expect(page).to_have_url(re.compile("view=pits"))
    page.go_back()
    expect(page.get_by_role("button", name=re.compile("^Pits"))).to_be_visible()


def test_a_battle_is_played_with_ones_thumb(page: Page) -> None:
    page.goto("/calculate/?lang=en&view=battle&play=table")
    for face in ("2", "3"):
        page.get_by_role("button", name=face, exact=True).click()
    expect(page).to_have_url(re.compile("answers=2(,|%2C)3"))
    pay = page.get_by_role("button", name=re.compile("^reroll with fate"))
    expect(pay).to_contain_text("50.0% (1/2)")
    assert pay.bounding_box()["height"] >= 44
    pay.click()
    face = page.get_by_role("button", name="6", exact=True)
    assert face.bounding_box()["height"] >= 60
    assert face.bounding_box()["width"] >= 100
    face.click()
    expect(page.locator(".rw-answer")).to_have_text("You win")
    page.reload()
    expect(page.locator(".rw-answer")).to_have_text("You win")
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="6", exact=True)).to_be_visible()
    assert fits(page)


def test_two_situations_stand_side_by_side(page: Page) -> None:
    open_page(page, "lang=en&view=battle&hero.fate=0")
    page.get_by_role("button", name="Keep this to compare").click()
    expect(page).to_have_url(re.compile("beside="))
    foe = page.get_by_label("Creature's Strength")
    foe.fill("2")
    foe.press("Enter")
    expect(page.get_by_role("columnheader", name="Kept")).to_be_visible()
    expect(page.locator(".rw-table", has_text="Creature's Strength")).to_contain_text("2")


@pytest.mark.parametrize(
    "query", ["view=battle&hero.strength=999", "view=movement&position=outer/moon", "view=cast&spells=healing,fireball"]
)
def test_a_broken_link_is_explained_and_still_answers(page: Page, query: str) -> None:
    open_page(page, f"lang=en&{query}")
    expect(page.get_by_role("alert")).to_contain_text("which is not allowed")


CALCULATORS = (
    "lang=ko&view=situations",
    "lang=cs&view=battle",
    "lang=fi&view=movement",
    "lang=en&view=inner-journey",
    "lang=ko&view=ability",
    "lang=cs&view=cast&hero.toad=1",
    "lang=fi&view=battle&play=table&answers=2,3",
    "lang=en&view=death&beside=hero.life%3D2",
    "lang=ko&view=combat",
    "lang=cs&view=diplomacy&line=U2,U3",
    "lang=fi&view=combat&play=table&answers=Y4",
    "lang=ko&view=travel&guardians=102",
    "lang=en&view=start-of-day",
)


@pytest.mark.sampled(17)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("query", CALCULATORS)
def test_calculators_fit_a_phone_and_can_be_touched(page: Page, query: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(f"/calculate/?{query}")
    expect(page.locator(".rw-answer, .rw-report, .rw-told, h3").first).to_be_visible()
    assert fits(page)
    assert small_targets(page) == []
    assert violations(page) == []


def test_what_is_unfolded_fits_a_phone_and_is_there_after_a_change(page: Page) -> None:
    open_page(page, "lang=cs&view=battle")
    for title in ("Podle jména: postava a karty", "Další podrobnosti", "Jiný výklad pravidel"):
        unfold(page.get_by_text(title))
    bonus = page.get_by_label("Bonus zbraně")
    bonus.fill("2")
    bonus.press("Enter")
    expect(page).to_have_url(re.compile("hero.battle_bonus=2"))
    expect(bonus).to_be_visible()
    expect(page.locator(".rw-before")).to_be_hidden()
    assert fits(page)
    assert small_targets(page) == []
    assert violations(page) == []


def test_a_map_of_two_numbers_fits_a_phone_with_all_its_words(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    open_page(page, "lang=fi&view=battle")
    page.get_by_text(HEAT_MAP_LABEL.render(Language.FI)).click()
    cells = page.locator(".rw-heat td[style]")
    expect(cells).to_have_count(49, timeout=60_000)
    assert fits(page)
    assert len(set(cells.evaluate_all("cells => cells.map(cell => cell.offsetHeight)"))) == 1, "no cell has two lines"
    cut_off = "labels => labels.filter(each => each.scrollWidth > each.clientWidth).map(each => each.innerText)"
    assert page.locator("[data-testid=stCheckbox] .stMarkdownEllipsis").evaluate_all(cut_off) == []
    assert violations(page) == []


def test_a_grid_of_two_dice_has_columns_of_one_width_and_numbers_beside_them(opened: Callable[..., Page]) -> None:
    for lang in ("en", "cs"):
        page = opened("talisman/battle", lang)
        heads = page.locator(".rw-grid th[scope=col]")
        expect(heads).to_have_text([*"123456"], timeout=60_000)
        widths = heads.evaluate_all("heads => heads.map(head => head.offsetWidth)")
        assert max(widths) - min(widths) <= 1
        assert min(widths) >= 44, "wide enough to be touched"
        assert fits(page)
