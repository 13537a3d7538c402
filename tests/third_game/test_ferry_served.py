"""The small game on the site, over the API and in the app, served by one program as a user would start it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from playwright.sync_api import Page, expect

from rulewright.corpus import load_corpus
from rulewright.language import LANGUAGES, Language

pytestmark = [pytest.mark.site, pytest.mark.browser, pytest.mark.xdist_group("ferry")]

Get = Callable[..., str]


def page_of(get: Get, path: str) -> BeautifulSoup:
    return BeautifulSoup(get(f"/reference/{path}"), "html.parser")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_page_in_every_language(get: Get, third_game: Path, language: Language) -> None:
    for entry in load_corpus(third_game).entries.values():
        assert page_of(get, f"{language}/{entry.id}/").h1.get_text(strip=True) == entry.texts[language].title


def test_a_space_shows_its_facts_and_where_it_lies(get: Get) -> None:
    jetty = page_of(get, "cs/night-ferry/board/jetty/")
    text = " ".join(jetty.get_text(" ", strip=True).split())
    for fact in ("Lucerny 3", "Háčky 5", "Naproti Druhý břeh"):
        assert fact in text
    [board] = jetty.select("svg.picture")
    assert board["aria-label"].endswith(": Molo")
    assert len(board.select(".current")) == 1


def test_the_board_is_a_page(get: Get) -> None:
    links = page_of(get, "fi/night-ferry/map/").select("svg a")
    assert [link["aria-label"] for link in links] == ["Laituri", "Vastaranta"]


def test_a_game_without_a_course_of_the_turn_has_no_page_of_it(build: Path, address: str) -> None:
    assert (build / "site" / "en" / "night-ferry" / "map").is_dir()
    assert not (build / "site" / "en" / "night-ferry" / "flow").exists()


def test_a_rule_leads_to_where_it_can_be_tried(get: Get) -> None:
    rule = page_of(get, "en/night-ferry/crossing/crossing/")
    queries = {link["href"].partition("?")[2] for link in rule.select("a[href*='view=']")}
    assert "lang=en&view=crossing" in queries
    assert "lang=en&view=crossing&whole=1&lanterns=3" in queries, "its worked example"
    assert "26/27" in rule.get_text()


def test_the_api_answers(get: Get) -> None:
    assert json.loads(get("/api/entries/crossing/crossing?lang=fi"))["title"] == "Ylitys"
    assert json.loads(get("/api/search?q=lucerna&lang=cs"))["hits"][0]["id"] == "night-ferry/glossary/lantern"
    answer = json.loads(get("/api/resolve?lang=ko", {"situation": "night-ferry/crossing", "lanterns": 2}))
    assert answer["probability"] == {"across": "8/9", "back": "0", "lost": "1/9"}
    assert answer["advice"][0]["text"] == "등불이 켜져 있는 동안 계속 갑니다."
    schemas = json.loads(get("/api/openapi.json"))["components"]["schemas"]
    assert "request-night-ferry-crossing" in schemas


def test_the_app_finds_and_resolves(tab: Callable[..., Page], address: str) -> None:
    page = tab()
    page.goto(f"{address}/?lang=fi&q=lyhty")
    expect(page.locator(".rw-hit").first).to_contain_text("Lyhty")
    page.goto(f"{address}/?lang=fi&view=crossing&lanterns=2")
    expect(page.get_by_text("Pääset vastarannalle: 89 kerralla sadasta")).to_be_visible()
    expect(page.locator(".rw-bar > .rw-good")).to_have_count(1)
    expect(page.locator(".rw-bar > .rw-bad")).to_have_count(1)
    expect(page.get_by_role("spinbutton", name="Lyhdyt")).to_have_value("2")
