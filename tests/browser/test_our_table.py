"""Our table: noted once, kept on the device, answered for by every calculator; as a file and as a link."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from accessibility import violations

pytestmark = pytest.mark.browser
KEY = "rulewright.table"
TABLE: dict[str, Any] = {
    "schema": 1,
    "format": "talisman/table",
    "players": [
        {"id": "anna", "name": "Anna", "hero": {"character": "warrior", "cards": ["sword"], "life": 5, "fate": 1}},
        {"id": "ben", "hero": {"character": "wizard", "life": 3, "fate": 2}, "lost_turns": 1},
        {"id": "cleo", "hero": {"character": "troll", "life": 6}},
    ],
    "round": 4,
}
RECORDED = {"version": 1, "games": {"talisman": {"table": TABLE, "me": "anna"}}}
"""What version 1 of the element keeps; it is never changed, since readers have it on their devices."""
ANSWERED = "document.querySelector('.calculator.is-stale, .calculator-progress:not([hidden])') === null"


def kept(page: Page) -> Any:
    return json.loads(page.evaluate(f"localStorage.getItem({json.dumps(KEY)})") or "null")


def keep(page: Page, value: object) -> None:
    text = value if isinstance(value, str) else json.dumps(value)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])


@pytest.fixture
def begun(opened: Callable[..., Page]) -> Callable[..., Page]:
    """A calculator that begins with what the device keeps, at first the recorded table."""

    def begin(situation: str, value: object = RECORDED, **options: Any) -> Page:
        page = opened("talisman/slave-release")
        keep(page, value)
        return opened(situation, page=page, **options)

    return begin


def unfold(page: Page) -> None:
    expect(page.locator("rw-table .all > summary")).to_be_visible()
    if page.locator("rw-table .all").get_attribute("open") is None:
        page.locator("rw-table .all > summary").press("Enter")


def press(page: Page, name: str) -> None:
    unfold(page)
    page.locator("rw-table").get_by_role("button", name=name, exact=True).click()


def value(page: Page, name: str) -> str:
    return str(page.locator(f'[name="{name}"]').first.evaluate("(box) => box.value"))


def test_a_table_is_noted_by_keyboard_and_answers_everywhere(opened: Callable[..., Page]) -> None:
    page = opened("talisman/battle")
    unfold(page)
    page.locator("rw-table").get_by_label("Your character").select_option("warrior")
    expect(page.locator('[name="character"]')).to_have_value("warrior")
    # What the card says, and 1 gold: the rules of the setup.
    assert kept(page) == {
        "version": 1,
        "games": {
            "talisman": {
                "table": {
                    "schema": 1,
                    "format": "talisman/table",
                    "players": [
                        {
                            "id": "1",
                            "hero": {"character": "warrior", "life": 5, "fate": 1, "gold": 1},
                            "position": "outer/tavern",
                        },
                        {"id": "2", "hero": {}},
                    ],
                },
                "me": "1",
            }
        },
    }
    page.locator("rw-table .player > summary").first.press("Enter")
    player = page.locator("rw-table .player").first
    player.get_by_role("combobox", name="Objects and Followers").select_option("sword")
    player.get_by_role("button", name="Objects and Followers: add").press("Enter")
    expect(player.get_by_role("button", name="Sword: take off")).to_be_visible()
    player.get_by_label("Fate tokens").fill("3")
    player.get_by_label("Fate tokens").press("Tab")
    player.get_by_label("Name").fill("Anna")
    player.get_by_label("Name").press("Tab")
    expect(page.locator("rw-table .all > summary")).to_contain_text("Anna · Warrior")
    expect(page.locator('[name="hero.fate"]')).to_have_value("3")
    expect(page.locator('[name="things"][value="sword"]')).to_be_checked()
    hero = {"character": "warrior", "life": 5, "fate": 3, "gold": 1, "cards": ["sword"]}
    assert kept(page)["games"]["talisman"]["table"]["players"][0]["hero"] == hero
    assert violations(page) == []
    # Another character has its own values but for those that were changed.
    player.get_by_role("combobox", name="Character", exact=True).select_option("wizard")
    expect(page.locator('[name="character"]')).to_have_value("wizard")
    expect(player.get_by_label("Lives")).to_have_value("4")
    expect(player.get_by_label("Fate tokens")).to_have_value("3")
    # The next calculator begins with it.
    page = opened("talisman/crypt", page=page)
    expect(page.locator('[name="hero.fate"]')).to_have_value("3")
    expect(page.locator('[name="character"]')).to_have_value("wizard")


def test_a_duel_takes_both_sides_from_the_table(begun: Callable[..., Page]) -> None:
    page = begun("talisman/duel")
    expect(page.locator(".calculator-summary")).to_contain_text("other")  # who, of two others
    unfold(page)
    page.locator("rw-table").get_by_label("Against").select_option("ben")
    expect(page.locator('[name="defender_character"]')).to_have_value("wizard")
    assert value(page, "attacker_character") == "warrior"
    page.locator("rw-table").get_by_label("Who is asking").select_option("cleo")
    expect(page.locator('[name="attacker_character"]')).to_have_value("troll")
    assert kept(page)["games"]["talisman"]["me"] == "cleo"
    page.reload()
    expect(page.locator('[name="attacker_character"]')).to_have_value("troll")
    expect(page.locator('[name="defender_character"]')).to_have_value("wizard")


def test_what_a_reader_changes_stays_and_a_link_says_it_all(
    begun: Callable[..., Page], opened: Callable[..., Page]
) -> None:
    page = begun("talisman/battle")
    expect(page.locator('[name="hero.fate"]')).to_have_value("1")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.locator('[name="foe.strength"]').fill("6")
    page.locator('[name="hero.fate"]').fill("0")
    page.wait_for_function("location.search.includes('fate') && " + ANSWERED)
    # A Warrior with Sword, without fate: the higher of two dice and 4 + 1 against one die and 6. With the foe at d, the
    # higher die is d + 2 or more: 32 + 27 + 20 + 11 of 216.
    expect(page.locator(".calculator-summary .rw-answer")).to_contain_text("42%")
    link, answer = page.url, page.locator(".calculator-summary").inner_text()
    assert urlsplit(link).query == "hero.fate=0&foe.strength=6"
    assert urlsplit(link).fragment.startswith("table=")
    assert sent
    assert not any("anna" in url.lower() or "table=" in url for url in sent)
    # Elsewhere, where nothing is kept, and where something else is.
    other = opened("talisman/slave-release")
    other.goto(link)
    expect(other.locator('[name="hero.fate"]')).to_have_value("0")
    expect(other.locator(".calculator-summary")).to_have_text(answer)
    assert kept(other) is None
    expect(other.locator("rw-table")).to_contain_text("What is kept on this device is as it was.")
    assert violations(other) == []
    press(other, "Keep this table")
    assert kept(other) == RECORDED
    mine = deepcopy(RECORDED)
    mine["games"]["talisman"]["table"]["players"][0]["name"] = "Dora"
    keep(other, mine)
    other.goto("about:blank")
    other.goto(link)
    expect(other.locator("rw-table .all > summary")).to_contain_text("Anna")
    assert kept(other) == mine
    press(other, "Without this table")
    expect(other.locator("rw-table .all > summary")).to_contain_text("Dora")
    assert kept(other) == mine


def test_a_link_without_a_table_is_answered_without_ours(begun: Callable[..., Page]) -> None:
    page = begun("talisman/battle", parameters={"hero.strength": "3"})
    page.wait_for_function(ANSWERED)
    assert value(page, "hero.strength") == "3"
    assert value(page, "character") == ""
    unfold(page)
    page.locator("rw-table").get_by_label("Answer for our table").check()
    expect(page.locator('[name="character"]')).to_have_value("warrior")
    page.locator("rw-table").get_by_label("Answer for our table").uncheck()
    expect(page.locator('[name="character"]')).to_have_value("")
    page.wait_for_function(ANSWERED)
    assert value(page, "hero.strength") == "3"
    assert not urlsplit(page.url).fragment


def test_a_table_is_saved_and_loaded_as_the_games_file(begun: Callable[..., Page], tmp_path: Path) -> None:
    page = begun("talisman/battle")
    unfold(page)
    with page.expect_download() as download:
        press(page, "Save as a file")
    saved = tmp_path / "table.json"
    download.value.save_as(saved)
    assert download.value.suggested_filename == "talisman-table.json"
    assert json.loads(saved.read_text("utf-8")) == TABLE
    press(page, "Delete")
    assert kept(page) == RECORDED  # only asked
    press(page, "Delete for good")
    assert kept(page) is None
    expect(page.locator('[name="character"]')).to_have_value("")
    page.locator("rw-table input[type=file]").set_input_files(saved)
    expect(page.locator('[name="character"]')).to_have_value("warrior")
    assert kept(page) == RECORDED
    # A second file lies beside until its reader keeps it.
    other = deepcopy(TABLE)
    other["players"][0]["name"] = "Eva"
    saved.write_text(json.dumps(other), "utf-8")
    page.locator("rw-table input[type=file]").set_input_files(saved)
    expect(page.locator("rw-table .all > summary")).to_contain_text("Eva")
    assert kept(page) == RECORDED
    press(page, "Keep this table")
    assert kept(page)["games"]["talisman"]["table"] == other


FOREIGN = [
    "",
    "{",
    "[]",
    '{"schema": 1, "format": "tainted-grail/party", "players": [{"id": "1", "hero": {}}]}',
    '{"schema": 1, "players": "nobody"}',
    '{"schema": 1, "players": [{"id": 1}]}',
    '{"version": 1, "games": {}}',
]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "That file holds no table of this game."),
        ("ko", "이 파일에는 이 게임의 테이블이 없습니다."),
        ("cs", "V tomto souboru žádný stůl této hry není."),
        ("fi", "Tiedostossa ei ole tämän pelin pöytää."),
    ],
)
def test_a_foreign_file_is_one_message_and_nothing_is_lost(
    begun: Callable[..., Page], tmp_path: Path, lang: str, told: str
) -> None:
    page = begun("talisman/battle", lang=lang)
    page.wait_for_function(ANSWERED)
    file = tmp_path / "foreign.json"
    for text in FOREIGN if lang == "en" else FOREIGN[:1]:
        file.write_text(text, "utf-8")
        unfold(page)
        page.locator("rw-table input[type=file]").set_input_files(file)
        expect(page.locator("rw-table [role=status]")).to_have_text(told)
        assert kept(page) == RECORDED
    file.write_text(json.dumps(TABLE | {"schema": 2}), "utf-8")
    page.locator("rw-table input[type=file]").set_input_files(file)
    expect(page.locator("rw-table [role=status]")).not_to_have_text(told)
    expect(page.locator("rw-table [role=status]")).not_to_be_empty()
    assert kept(page) == RECORDED
    assert violations(page) == []


@pytest.mark.parametrize(
    "damaged",
    [
        "{",
        json.dumps({"version": 2, "games": {"talisman": {"table": TABLE}}}),
        json.dumps({"version": 1, "games": {"talisman": {"table": {"schema": 1, "players": 7}, "me": "anna"}}}),
        json.dumps({"version": 1, "games": {"talisman": {"strength": "4"}}}),
    ],
)
def test_what_is_damaged_on_the_device_is_not_written_over(begun: Callable[..., Page], damaged: str) -> None:
    page = begun("talisman/battle", damaged)
    page.wait_for_function(ANSWERED)
    unfold(page)
    expect(page.locator("rw-table [role=status]")).not_to_be_empty()
    page.locator("rw-table").get_by_label("Your character").select_option("warrior")
    expect(page.locator('[name="character"]')).to_have_value("warrior")  # for now
    assert page.evaluate(f"localStorage.getItem({json.dumps(KEY)})") == damaged
    expect(page.locator("rw-table [role=status]")).not_to_be_empty()


def test_a_table_that_cannot_be_so_is_told_and_can_be_mended(begun: Callable[..., Page]) -> None:
    broken = deepcopy(RECORDED)
    broken["games"]["talisman"]["table"]["players"][1]["hero"]["character"] = "warrior"
    page = begun("talisman/battle", broken)
    expect(page.locator(".calculator-summary.is-error")).to_contain_text("There is only one")
    unfold(page)
    page.locator("rw-table .player > summary").nth(1).click()
    page.locator("rw-table .player").nth(1).get_by_role("combobox", name="Character", exact=True).select_option("monk")
    expect(page.locator('[name="character"]')).to_have_value("warrior")
    assert kept(page)["games"]["talisman"]["table"]["players"][1]["lost_turns"] == 1  # which no field shows


def test_players_come_and_go(begun: Callable[..., Page]) -> None:
    page = begun("talisman/battle")
    press(page, "Add a player")
    page.locator("rw-table .player").last.get_by_role("combobox", name="Character", exact=True).select_option("monk")
    expect(page.locator("rw-table .player > summary").last).to_have_text("Monk")
    assert kept(page)["games"]["talisman"]["table"]["players"][-1]["id"] == "4"
    page.locator("rw-table .player > summary").first.click()
    page.locator("rw-table .player").first.get_by_role("button", name="Anna · Warrior: remove").click()
    expect(page.locator('[name="character"]')).to_have_value("wizard")
    stored = kept(page)["games"]["talisman"]
    assert [each["id"] for each in stored["table"]["players"]] == ["ben", "cleo", "4"]
    assert stored["me"] == "ben"


def test_a_party_is_a_table_too(opened: Callable[..., Page]) -> None:
    page = opened("tainted-grail/combat")
    unfold(page)
    page.locator("rw-table").get_by_label("Your character").select_option("beor")
    page.locator("rw-table .player > summary").click()
    player = page.locator("rw-table .player")
    player.get_by_role("spinbutton", name="Health").fill("6")
    player.get_by_role("spinbutton", name="Energy").fill("4")
    player.get_by_role("spinbutton", name="Aggression").fill("2")
    player.get_by_role("spinbutton", name="Aggression").press("Tab")
    player.get_by_label("Cards, one per line").first.fill("Y1 = 1:m")
    player.get_by_label("Cards, one per line").first.press("Tab")
    expect(page.locator('[name="cards"]')).to_have_value("Y1 = 1:m")
    assert value(page, "hero.aggression") == "2"
    assert kept(page)["games"]["tainted-grail"]["table"] == {
        "schema": 1,
        "format": "tainted-grail/party",
        "players": [
            {
                "id": "1",
                "hero": {"character": "beor", "health": 6, "energy": 4, "aggression": 2},
                "combat": {"cards": "Y1 = 1:m"},
            }
        ],
    }
    assert violations(page) == []


HOSTILE = [
    {"name": "<img src=x onerror='window.hurt = 1'>"},
    {"id": "__proto__", "name": "constructor"},
    {"hero": {"character": "constructor", "cards": [{"a": 1}, None, "toString"], "life": "9", "counters": 7}},
    {"hero": [1], "position": {"x": 1}, "name": 5},
]


def test_what_is_kept_is_text(begun: Callable[..., Page]) -> None:
    for hostile in HOSTILE:
        value_ = deepcopy(RECORDED)
        value_["games"]["talisman"]["table"]["players"][0] |= hostile
        page = begun("talisman/battle", value_)
        faults: list[object] = []
        page.on("pageerror", lambda fault, faults=faults: faults.append(fault))
        page.wait_for_function(ANSWERED)
        unfold(page)
        page.locator("rw-table .player > summary").first.click()
        assert "native code" not in page.locator("rw-table").inner_text()
        assert page.evaluate("document.querySelector('rw-table').shadowRoot.querySelector('img')") is None
        page.locator("rw-table .player").first.get_by_label("Lives").fill("2")
        page.locator("rw-table .player").first.get_by_label("Lives").press("Tab")
        assert kept(page)["games"]["talisman"]["table"]["players"][0]["hero"]["life"] == 2
        assert page.evaluate("window.hurt") is None
        assert page.evaluate("({}).life") is None
        assert not faults


def test_what_another_tab_keeps_is_followed(begun: Callable[..., Page]) -> None:
    page = begun("talisman/battle")
    expect(page.locator('[name="character"]')).to_have_value("warrior")
    other = deepcopy(RECORDED)
    other["games"]["talisman"]["table"]["players"][0]["hero"]["character"] = "monk"
    keep(page, other)
    page.evaluate(f"dispatchEvent(new StorageEvent('storage', {{ key: {json.dumps(KEY)} }}))")
    expect(page.locator('[name="character"]')).to_have_value("monk")
    assert kept(page) == other
