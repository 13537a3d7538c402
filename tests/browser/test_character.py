"""My character: kept on the device, used by every calculator, and still there after an update."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from accessibility import violations
from element_scripts import CHARACTER, script_of
from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.situations.game_packages import GamePackages
from rulewright.views.character_element import build_character_data
from rulewright.views.situation_form import build_form

pytestmark = pytest.mark.browser
RECORDED = Path(__file__).with_name("characters") / "version-1.json"
"""What version 1 of the element kept; it is never changed, since readers have it on their devices."""
KEY = "rulewright.character"


@pytest.fixture
def host(tab: Callable[..., Page], games: GamePackages, corpus: Corpus) -> Callable[..., Page]:
    """A page of nothing but the element for a situation's form, whose fields have begun as they do but for `values`."""

    def open_host(situation: str, saved: str = "", **values: object) -> Page:
        form = build_form(games.catalogue.situations[situation])
        begun = {field.path: form.initial_value(field) for field in form.fields}
        data = build_character_data(
            form, begun | {name.replace("__", "."): each for name, each in values.items()}, corpus, Language.EN
        )
        page = tab(base_url="http://rulewright.test")
        html = (
            "<!doctype html><html lang=en><title>x</title><script>window.filled = [];"
            'addEventListener("rw-character", (event) => filled.push(event.detail));'
            f"{f'localStorage.setItem({json.dumps(KEY)}, {json.dumps(saved)});' if saved else ''}</script>"
            f"<script>{script_of(*CHARACTER)}</script><main><h1>x</h1>"
            f"<rw-character data='{escape(json.dumps(data))}'></rw-character></main>"
        )
        page.route("**/*", lambda route: route.fulfill(body=html, content_type="text/html"))
        page.goto("/")
        return page

    return open_host


def saved_characters(page: Page) -> dict | None:
    return json.loads(page.evaluate(f"localStorage.getItem({json.dumps(KEY)})") or "null")


def press(page: Page, name: str) -> None:
    if not page.get_by_role("button", name=name, exact=True).is_visible():
        page.locator("rw-character summary").click()
    page.get_by_role("button", name=name, exact=True).click()


def test_saved_character_fills_the_next_untouched_form(host: Callable[..., Page]) -> None:
    page = host("talisman/battle", hero__strength=6, hero__fate=2)
    expect(page.locator("rw-character")).to_contain_text("Keep your character's values once")
    press(page, "Keep these values")
    assert saved_characters(page)["version"] == 1
    assert {"strength": "6", "fate": "2"}.items() <= saved_characters(page)["games"]["talisman"].items()
    whole = json.dumps(saved_characters(page))
    page = host("talisman/crypt", whole)
    assert page.evaluate("filled") == [saved_characters(page)["games"]["talisman"]]
    assert host("talisman/crypt", whole, hero__strength=2).evaluate("filled") == []


def test_keeping_leaves_what_the_form_does_not_ask(host: Callable[..., Page]) -> None:
    page = host("talisman/crypt", RECORDED.read_text("utf-8"), hero__strength=9)
    press(page, "Keep these values")
    before = json.loads(RECORDED.read_text("utf-8"))["games"]
    assert saved_characters(page)["games"]["talisman"]["strength"] == "9"
    assert saved_characters(page)["games"]["talisman"]["gold"] == before["talisman"]["gold"]
    assert saved_characters(page)["games"]["tainted-grail"] == before["tainted-grail"]


def test_keeping_leaves_the_cards_that_the_form_does_not_know(host: Callable[..., Page], games: GamePackages) -> None:
    known = next(
        field for field in build_form(games.catalogue.situations["talisman/mines"]).fields if field.path == "things"
    )
    assert "sword" not in known.options  # which helps nobody in the Mines
    page = host("talisman/mines", RECORDED.read_text("utf-8"), things=[known.options[0]])
    press(page, "Keep these values")
    assert saved_characters(page)["games"]["talisman"]["things"] == f"sword,{known.options[0]}"


def test_data_saved_by_version_1_loads(host: Callable[..., Page]) -> None:
    recorded = json.loads(RECORDED.read_text("utf-8"))["games"]
    page = host("talisman/battle", RECORDED.read_text("utf-8"))
    assert page.evaluate("filled") == [recorded["talisman"]]
    expect(page.locator("summary")).to_contain_text("Warrior")


def test_it_is_saved_loaded_and_deleted_by_its_owner(host: Callable[..., Page], tmp_path: Path) -> None:
    page = host("talisman/battle", RECORDED.read_text("utf-8"), hero__strength=2)
    page.locator("summary").click()
    with page.expect_download() as download:
        press(page, "Save as a file")
    saved = tmp_path / "character.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text("utf-8")) == json.loads(RECORDED.read_text("utf-8"))
    press(page, "Delete")
    assert "talisman" in saved_characters(page)["games"]  # only asked
    press(page, "Delete for good")
    assert list(saved_characters(page)["games"]) == ["tainted-grail"]
    page.locator("input[type=file]").set_input_files(saved)
    expect(page.get_by_role("button", name="Use my character")).to_be_visible()
    assert saved_characters(page) == json.loads(saved.read_text("utf-8"))
    (saved.parent / "other.json").write_text("[]", "utf-8")
    page.locator("input[type=file]").set_input_files(saved.parent / "other.json")
    expect(page.get_by_text("That file holds no character.")).to_be_visible()
    assert saved_characters(page) == json.loads(saved.read_text("utf-8"))


def test_data_saved_by_a_newer_version_is_not_overwritten(host: Callable[..., Page]) -> None:
    newer = json.dumps({"version": 2, "games": {"talisman": {"strength": "4"}}})
    page = host("talisman/battle", newer)
    assert page.evaluate("filled") == []
    press(page, "Keep these values")
    expect(page.get_by_text("kept by a newer version of Rulewright")).to_be_visible()
    assert saved_characters(page) == json.loads(newer)


def test_the_element_is_accessible(host: Callable[..., Page]) -> None:
    page = host("talisman/battle", RECORDED.read_text("utf-8"))
    page.locator("summary").click()
    assert violations(page) == []


def test_a_calculator_of_the_reference_begins_with_the_same_character(opened: Callable[..., Page]) -> None:
    page = opened("talisman/battle", parameters={"hero.strength": "3"})
    # What does not fit the form is left out: fate that no character has, and cards that it does not know.
    saved_by_the_app = {"strength": "7", "fate": "999", "things": "sword,unheard-of", "character": "warrior"}
    text = json.dumps({"version": 1, "games": {"talisman": saved_by_the_app}})
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])
    page.reload()
    expect(page.locator("rw-character summary")).to_contain_text("Warrior")
    assert page.locator('[name="hero.strength"]').input_value() == "3"  # which the link tells
    page = opened("talisman/battle", page=page)
    expect(page.locator('[name="character"]')).to_have_value("warrior")
    assert page.locator('[name="hero.strength"]').input_value() == "7"
    assert page.locator("details:has([name=character])").get_attribute("open") is None
    assert page.locator('[name="hero.fate"]').input_value() != "999"
    assert page.locator('[name="things"]:checked').evaluate_all("(all) => all.map((each) => each.value)") == ["sword"]
    page.locator('[name="hero.strength"]').evaluate("(box) => { box.value = 5; }")
    page.locator('[name="hero.strength"]').dispatch_event("input")
    press(page, "Keep these values")
    assert saved_characters(page)["games"]["talisman"]["strength"] == "5"
    expect(page.locator(".calculator.is-stale")).to_have_count(0)
    assert violations(page) == []


HOSTILE = [
    {"version": 1, "games": {"talisman": {"strength": "<img src=x onerror='window.hurt = 1'>", "fate": "2"}}},
    {"version": 1, "games": {"talisman": dict.fromkeys(("character", "items", "followers", "fate"), "constructor")}},
    {"version": 1, "games": {"__proto__": {"strength": "9", "innerHTML": "<b>"}, "talisman": None}},
    {"version": 1, "games": {"talisman": [1, {"strength": "9"}]}},
    {"version": 1, "games": [["talisman"]]},
    {"version": -1, "games": "talisman"},
    {"version": {"valueOf": 1}},
    [],
]


def test_saved_values_are_text_and_can_be_saved_again(host: Callable[..., Page], games: GamePackages) -> None:
    own = build_form(games.catalogue.situations["talisman/battle"]).character_fields
    listed = {name: "constructor" for field, name in own if field.options}
    for saved in (*HOSTILE, {"version": 1, "games": {"talisman": listed}}):
        page = host("talisman/battle", json.dumps(saved).replace("__", "\\u005f\\u005f"), hero__strength=6)
        faults: list[object] = []
        page.on("pageerror", lambda fault, faults=faults: faults.append(fault))
        summary = page.locator("summary")
        expect(summary).to_contain_text("My character")
        expect(summary).not_to_contain_text("native code")
        assert (
            page.evaluate("document.querySelector('rw-character').shadowRoot.querySelector('img, script, b')") is None
        )
        if isinstance(saved, dict) and saved.get("version") in (1, -1):
            press(page, "Keep these values")
            assert saved_characters(page)["games"]["talisman"]["strength"] == "6"
        assert page.evaluate("window.hurt") is None
        assert page.evaluate("({}).strength") is None
        assert not faults
