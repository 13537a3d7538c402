"""The reference's calculators, answered by the server, and tried where a rule is read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from accessibility import fits, small_targets, violations
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


def test_another_language_keeps_query_values_and_open_parts(page: Page) -> None:
    page.goto(f"{BATTLE}?hero.strength=6&foe.strength=7")
    expect(page.locator(".calculator-summary")).to_contain_text("42%")
    folds = page.locator("main form > details:not([hidden])")
    folds.last.locator("summary").first.click()
    page.locator(".languages a[lang=fi]").click()
    expect(page).to_have_url(re.compile(r"/reference/fi/.*/battle/\?hero\.strength=6&foe\.strength=7$"))
    expect(page.locator(".calculator-summary")).to_contain_text("42 %")
    expect(folds.last).to_have_attribute("open", "")
    expect(folds.first).not_to_have_attribute("open", "")
    page.reload()
    expect(page.locator(".calculator-summary")).to_contain_text("42 %")
    page.goto("/reference/fi/search/?q=toad")
    page.locator(".languages a[lang=cs]").click()
    expect(page).to_have_url(re.compile(r"/reference/cs/search/\?q=toad$"))
    expect(page.locator(".search-hits a").first).to_be_visible()


@pytest.mark.parametrize("typed", ["", "41", "-1", "1.5"])
def test_a_number_that_cannot_be_is_marked_and_nothing_is_asked(page: Page, typed: str) -> None:
    page.goto(f"{BATTLE}?hero.strength=6")
    summary, box = page.locator(".calculator-summary"), page.locator("[name='hero.strength']")
    expect(summary).to_contain_text("%")
    before, asked = summary.inner_text(), []
    page.on("request", lambda request: asked.append(request.url) if "/api/calculator/" in request.url else None)
    box.fill(typed)
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(page.locator("label", has=box)).to_contain_text("Choose a number from 0 to 40.")
    expect(page.locator("section.calculator")).to_have_class(re.compile("is-stale"))
    page.wait_for_timeout(600)
    assert (summary.inner_text(), asked) == (before, [])
    assert violations(page, colours=False) == []  # what is out of date is grey
    box.fill("7")
    expect(page.locator(".not-allowed")).to_have_count(0)
    expect(summary).not_to_have_text(before)
    assert box.get_attribute("aria-invalid") is None


def test_reading_and_asking_a_server_loads_no_engine(page: Page) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(BATTLE)
    expect(page.locator(".calculator-summary")).to_contain_text("%")
    assert not [url for url in loaded if "/engine/" in url or "worker.js" in url.replace("service-worker.js", "")]


@pytest.mark.parametrize("service_workers", ["allow"])
def test_the_language_is_stored_once_there_is_an_answer(page: Page) -> None:
    page.add_init_script("""const register = ServiceWorkerContainer.prototype.register;
        ServiceWorkerContainer.prototype.register = function (...given) {
            const isAnswered = document.querySelector(".calculator-summary p");
            document.documentElement.dataset.stored = isAnswered ? "after" : "before";
            return register.apply(this, given);
        };""")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/calculator/**", hold)
    with page.expect_request("**/api/calculator/**"):
        page.goto(BATTLE)
    html = page.locator("html")
    assert html.get_attribute("data-stored") is None
    held[0].continue_()
    expect(html).to_have_attribute("data-stored", "after")


def test_a_rule_is_tried_where_it_is_read(page: Page) -> None:
    page.goto("/reference/en/talisman/attacks/battle/")
    page.locator("a.try").click()
    calculator = page.locator(".calculator")
    expect(calculator.locator(".calculator-summary")).to_contain_text("%")
    calculator.get_by_label("Your Strength").fill("9")
    assert page.url.endswith("/talisman/attacks/battle/")
    page.locator("a.try").click()
    expect(calculator).to_be_hidden()


def test_invalid_link_parameters_are_reported(page: Page) -> None:
    page.goto(f"{BATTLE}?hero.strength=many&things=sword,spoon&nonsense=%3Cb%3E")
    summary = page.locator(".calculator-summary")
    expect(summary).to_contain_text("many")
    expect(summary).to_contain_text("sword,spoon")
    expect(summary).to_contain_text("nonsense")
    assert page.locator(".calculator-summary b").count() == 0


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_form_and_answer_fit_on_a_phone(page: Page, language: str) -> None:
    page.goto(f"/reference/{language}/calculate/talisman/battle/")
    expect(page.locator(".calculator-summary")).to_contain_text("%")
    page.locator(".calculator-compare input").check()
    expect(page.locator(".calculator-changes li").first).to_contain_text("%")
    assert fits(page)
    page.locator(".calculator-play [value=table]").check()
    for answer in ("3", "5"):
        page.locator(f".calculator-table [data-answer='{answer}']").click()
    expect(page.locator(".calculator-table .rw-options")).to_contain_text("★")
    expect(page.locator(".calculator-changes")).to_be_empty()
    assert fits(page)
    assert not [each for each in small_targets(page) if "data-answer" in each or "data-go" in each]
    if language == "en":
        assert not violations(page)


def test_a_situation_is_played_by_keyboard_and_its_link_goes_on_from_there(page: Page) -> None:
    page.goto(BATTLE)
    table = page.locator(".calculator-table")
    page.get_by_role("radio", name="The odds").press("ArrowDown")
    expect(table.locator("h2")).to_contain_text("What does your die show?")
    table.get_by_role("button", name="3", exact=True).press("Enter")
    expect(table.locator(".rw-sofar li")).to_have_text(["3"])
    expect(table.locator("h2")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(table.locator(".rw-sofar li")).to_have_text(["3", "1"])
    table.get_by_role("button", name="Take back").press("Enter")
    expect(table.locator(".rw-sofar li")).to_have_text(["3"])
    assert page.url.endswith("/battle/?play=table&answers=3")
    page.reload()
    expect(table.locator(".rw-sofar li")).to_have_text(["3"])
    page.locator(".calculator-app").click()
    expect(page.locator(".rw-sofar li")).to_have_text(["3"])


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_is_tapped_on_the_board(page: Page, language: str) -> None:
    page.goto(f"/reference/{language}/calculate/talisman/movement/")
    summary, board = page.locator(".calculator-summary .rw-answer"), page.locator("rw-board")
    expect(summary).to_be_visible()
    expect(board).to_be_hidden()
    page.locator("details:has(rw-board) summary").press("Enter")
    board.scroll_into_view_if_needed()
    frame, city = (each.bounding_box() for each in (board, board.locator("[aria-current]")))
    assert frame is not None
    assert city is not None
    assert frame["x"] <= city["x"] < frame["x"] + frame["width"]
    ruins = board.locator('a[href="#outer/ruins"]')
    ruins.click()
    expect(page.locator('[name="position"]')).to_have_value("outer/ruins")
    expect(board.locator("[aria-current]")).to_have_attribute("href", "#outer/ruins")
    page.wait_for_url("**/movement/?position=outer%2Fruins")
    page.wait_for_function("() => !document.querySelector('.calculator.is-stale')")  # and grey
    assert fits(page)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    board.get_by_role("button").nth(1).press("Enter")  # where to, no longer where from
    expect(board.locator("[aria-current]")).to_have_count(0)
    expect(ruins).to_have_class(re.compile(r"\bother\b"))
    forest = board.locator('a[href="#outer/forest"]')
    forest.press("Enter")
    expect(page.locator('[name="target"]')).to_have_value("outer/forest")
    expect(page.locator('[name="position"]')).to_have_value("outer/ruins")
    expect(forest).to_be_focused()
    page.locator('[name="position"]').select_option("outer/city")
    expect(board.locator('a[href="#outer/city"]')).to_have_class(re.compile(r"\bother\b"))


def test_only_spaces_that_a_field_can_be_are_tapped(page: Page) -> None:
    page.goto("/reference/en/calculate/talisman/inner-journey/")
    page.locator("details:has(rw-board) summary").click()
    board = page.locator("rw-board")
    expect(board.get_by_role("link")).to_have_count(8)
    board.get_by_role("img", name="Ruins").click(force=True)
    board.get_by_role("link", name="Pits").click()
    expect(page.locator('[name="at"]')).to_have_value("pits")
    page.wait_for_url("**/inner-journey/?at=pits")


def test_several_dice_are_entered_one_by_one(page: Page) -> None:
    page.goto("/reference/en/calculate/talisman/crypt/?play=table")
    table = page.locator(".calculator-table")
    for button in ("6", "6 + 1"):
        table.get_by_role("button", name=button[-1], exact=True).click()
        expect(table.locator(".rw-sofar li")).to_have_text([button])
    table.get_by_role("button", name="Take back").click()
    expect(table.locator(".rw-sofar li")).to_have_text(["6"])
    expect(table.locator("h2:visible")).to_contain_text("2 of 3")
    for face in "14":
        table.get_by_role("button", name=face, exact=True).click()
    expect(table.locator(".rw-sofar li")).to_have_text(["1 + 4 + 6"])
    assert page.url.endswith("answers=6_1_4") or page.url.endswith("answers=1_4_6")


def test_what_would_change_an_answer_goes_with_the_answer(page: Page) -> None:
    page.goto(BATTLE)
    page.get_by_label("What would help").check()
    changes = page.locator(".calculator-changes")
    expect(changes).to_contain_text("What would help most")
    before = changes.inner_text()
    page.get_by_label("Your Strength").fill("2")
    expect(changes).to_contain_text("What would help most")
    expect(changes).not_to_have_text(before)
    page.get_by_label("What would help").uncheck()
    expect(changes).to_be_empty()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_saved_answer_appears_beside_the_next(page: Page, language: str) -> None:
    page.goto(f"/reference/{language}/calculate/talisman/battle/")
    summary, beside = page.locator(".calculator-summary"), page.locator(".calculator-beside")
    expect(summary).to_contain_text("%")
    before = summary.locator(".rw-answer").inner_text()
    page.locator(".calculator-hold").press("Enter")
    expect(beside.locator(".rw-note")).to_be_visible()
    strength = page.locator('[name="hero.strength"]')
    strength.fill("9")
    expect(beside.locator(".rw-answer")).to_have_text(before)
    expect(beside.locator("tr").nth(1)).to_contain_text("9")
    assert page.url.endswith("?hero.strength=9&beside=")
    expect(summary.locator(".rw-answer")).not_to_have_text(before)
    assert fits(page)
    assert small_targets(page) == []
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    page.reload()
    expect(beside.locator(".rw-answer")).to_have_text(before)
    app = page.locator(".calculator-app").get_attribute("href")
    assert app is not None
    assert app.endswith("&hero.strength=9&beside=")
    page.locator(".calculator-drop").press("Enter")
    expect(beside).to_be_empty()
    expect(page.locator(".calculator-hold")).to_be_focused()
    assert page.url.endswith("?hero.strength=9")


def test_comparison_belongs_to_the_current_request(page: Page) -> None:
    page.goto(f"{BATTLE}?beside=hero.strength%3D2")
    beside = page.locator(".calculator-beside")
    expect(beside).to_contain_text("Kept")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/calculator/**beside=**", hold)
    page.get_by_label("Your Strength").fill("9")
    expect(beside).to_have_css("opacity", "0.55")  # it still tells of Strength 4
    page.wait_for_function("() => !document.querySelector('.calculator.is-stale')")
    expect(beside).to_have_class("calculator-beside is-before")
    expect(beside).to_have_css("opacity", "0.55")
    held[0].continue_()
    expect(beside).to_have_css("opacity", "1")
    expect(beside.locator("tr", has_text="Your Strength")).to_contain_text("9")
    page.locator("label", has_text="At the table").click()
    expect(page.locator(".calculator-hold")).to_be_hidden()
    expect(beside).to_be_empty()


def test_saved_answer_prints_without_buttons_and_board(opened: Callable[..., Page]) -> None:
    page = opened("talisman/movement", parameters={"beside": "position=outer/ruins"})
    expect(page.locator(".calculator-beside .rw-beside")).to_be_visible()
    expect(page.locator(".calculator-drop")).to_be_visible()
    page.locator("details:has(rw-board) summary").click()
    expect(page.locator("rw-board svg")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".calculator-beside .rw-beside")).to_be_visible()
    for gone in (".calculator-hold", ".calculator-drop", "rw-board svg"):
        expect(page.locator(gone)).to_be_hidden()


def test_reference_and_app_share_the_saved_character(page: Page) -> None:
    page.goto(f"{BATTLE}?hero.strength=9&beside=hero.strength%3D2")
    expect(page.locator(".calculator-beside")).to_contain_text("Kept")
    page.locator(".calculator-app").click()
    expect(page.get_by_role("columnheader", name="Kept")).to_be_visible()
    expect(page.locator(".rw-table", has_text="Your Strength")).to_contain_text("2")


def test_without_javascript_the_form_is_there(tab: Callable[..., Page], server: str) -> None:
    page = tab(base_url=server, java_script_enabled=False)
    page.goto(BATTLE)
    expect(page.get_by_label("Your Strength")).to_have_value("4")
    assert "works only with JavaScript" in page.content()
    expect(page.locator(".calculator-status")).to_be_hidden()


def test_before_its_script_has_come_a_page_says_that_the_calculator_starts(page: Page) -> None:
    page.route("**/calculator/page.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(BATTLE)
    expect(page.locator(".calculator-status")).to_have_text("The calculator is starting.")


def test_printed_answer_contains_request_and_answer(page: Page) -> None:
    page.goto("/reference/fi/calculate/talisman/battle/")
    expect(page.locator(".rw-grid")).to_be_visible(timeout=30_000)
    page.emulate_media(media="print")
    for selector in (".rw-strip", ".rw-grid", "[name='hero.strength']"):
        expect(page.locator(selector).first).to_be_visible()
    for hidden in (".calculator-play", ".calculator-more", ".calculator-compare", "details:not([open])"):
        expect(page.locator(f".calculator {hidden}").first).to_be_hidden()
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1


def test_a_grid_of_two_dice_has_columns_of_one_width_and_numbers_beside_them(opened: Callable[..., Page]) -> None:
    for lang in ("en", "cs"):
        page = opened("talisman/battle", lang)
        heads = page.locator(".rw-grid th[scope=col]")
        expect(heads).to_have_text([*"123456"], timeout=60_000)
        widths = heads.evaluate_all("heads => heads.map(head => head.offsetWidth)")
        assert max(widths) - min(widths) <= 1
        assert min(widths) >= 44, "wide enough to be touched"
        assert fits(page)
