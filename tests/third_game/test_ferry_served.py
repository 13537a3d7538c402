"""The small game on the site, over the API and in the app, served by one program as a user would start it."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from playwright.sync_api import Page, expect

from rulewright.corpus.loading import load_corpus

pytestmark = [pytest.mark.site, pytest.mark.browser]

Get = Callable[..., str]


def page_of(get: Get, path: str) -> BeautifulSoup:
    return BeautifulSoup(get(f"/reference/{path}"), "html.parser")


def test_every_entry_has_a_page_in_every_language(get: Get, third_game: Path) -> None:
    corpus = load_corpus(third_game)
    for language, entry in product(corpus.languages, corpus.entries.values()):
        assert page_of(get, f"{language}/{entry.id}/").h1.get_text(strip=True) == entry.texts[language].title


def alternates(page: BeautifulSoup) -> set[str]:
    """The languages in which a page says that it is there."""
    return {str(link["hreflang"]) for link in page.select("link[rel=alternate][hreflang]")} - {"x-default"}


def test_what_german_has_is_german(get: Get, third_game: Path) -> None:
    page = page_of(get, "de/night-ferry/crossing/crossing/")
    assert page.html["lang"] == "de"
    section = page.h1.find_parent("section")
    assert (section.get("lang"), page.select(".foreign")) == (None, [])
    assert "Bei 1 bläst der Wind 1 Laterne aus." in section.get_text()
    assert alternates(page) == set(load_corpus(third_game).languages)
    assert [mark.get_text() for mark in page.select('a[href$="glossary/lantern/"] > [lang=en]')] == ["Lantern"]
    assert "Was noch nicht übersetzt ist, steht auf Englisch." in page.footer.get_text()


def test_what_german_lacks_is_english_with_a_mark(get: Get, third_game: Path) -> None:
    page = page_of(get, "de/night-ferry/board/jetty/")
    section = page.h1.find_parent("section")
    assert (page.html["lang"], section["lang"], page.h1.get_text(strip=True)) == ("de", "en", "Jetty")
    assert [(mark["lang"], mark.get_text()) for mark in page.select(".trail .foreign")] == [("de", "auf Englisch")]
    assert alternates(page) == set(load_corpus(third_game).languages) - {"de"}
    assert not page_of(get, "fi/night-ferry/board/jetty/").select(".foreign")
    rules = json.loads(get("/reference/de/night-ferry/rules.json"))
    languages = {entry["id"]: entry.get("language") for entry in rules["entries"]}
    assert [languages[f"night-ferry/{name}"] for name in ("board/jetty", "crossing/crossing")] == ["en", None]


def test_names_that_german_lacks_are_marked_in_facts_and_on_the_board(get: Get) -> None:
    jetty = page_of(get, "de/night-ferry/board/jetty/")
    assert [link["lang"] for link in jetty.select("dl.facts a", string="Far shore")] == ["en"]
    assert {spot["lang"] for spot in jetty.select("svg .spot")} <= {"en"}
    board = page_of(get, "de/night-ferry/map/")
    assert [spot["lang"] for spot in board.select("svg .spot")] == ["en", "en"]
    assert [link["lang"] for link in board.select(".regions li a")] == ["en", "en"]
    assert not page_of(get, "fi/night-ferry/map/").select("svg [lang], .regions a[lang]")


def test_a_chapter_that_german_lacks_keeps_its_title_and_its_mark(get: Get) -> None:
    page = page_of(get, "de/night-ferry/board/")
    assert (page.h1["lang"], page.h1.get_text(strip=True)) == ("en", "Board")
    assert page_of(get, "de/night-ferry/crossing/").h1.get_text(strip=True) == "Die Überfahrt"


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
    links = [link["href"].partition("calculate/") for link in rule.select("a[href*='calculate/night-ferry/crossing/']")]
    assert {link.partition("?")[0] for _, _, link in links} == {"night-ferry/crossing/"}
    assert "lanterns=3" in {link.partition("?")[2] for _, _, link in links}, "its worked example"
    assert "26/27" in rule.get_text()


def test_the_api_answers(get: Get) -> None:
    assert json.loads(get("/api/entries/crossing/crossing?lang=fi"))["title"] == "Ylitys"
    assert json.loads(get("/api/search?q=lucerna&lang=cs"))["hits"][0]["id"] == "night-ferry/glossary/lantern"
    answer = json.loads(get("/api/resolve?lang=ko", {"situation": "night-ferry/crossing", "lanterns": 2}))
    assert answer["probability"] == {"across": "8/9", "back": "0", "lost": "1/9"}
    assert answer["advice"][0]["text"] == "계속 가세요."
    german = json.loads(get("/api/entries/board/jetty?lang=de"))
    assert (german["language"], german["title"], german["url"]) == (
        "en",
        "Jetty",
        "/reference/de/night-ferry/board/jetty/",
    )
    assert json.loads(get("/api/entries/crossing/crossing?lang=de"))["title"] == "Die Überfahrt"
    assert json.loads(get("/api/search?q=erlischt&lang=de"))["hits"][0]["id"] == "night-ferry/crossing/crossing"
    assert "Was noch nicht übersetzt ist, steht auf Englisch." in get("/api/docs?lang=de")
    schemas = json.loads(get("/api/openapi.json"))["components"]["schemas"]
    assert "request-night-ferry-crossing" in schemas


def test_the_app_resolves(tab: Callable[..., Page], address: str) -> None:
    page = tab()
    page.goto(f"{address}/calculate/?lang=fi&view=crossing&lanterns=2")
    expect(page.get_by_text("Pääset vastarannalle 89")).to_be_visible()
    expect(page.locator(".rw-bar > .rw-good")).to_have_count(1)
    expect(page.locator(".rw-bar > .rw-bad")).to_have_count(1)
    expect(page.get_by_role("spinbutton", name="Lyhdyt")).to_have_value("2")


def test_the_sites_search_marks_what_german_lacks(tab: Callable[..., Page], address: str) -> None:
    page = tab()
    page.goto(f"{address}/reference/de/search/?q=Umkehren+Jetty")
    back, jetty = page.locator(".search-hits > li").nth(0), page.locator(".search-hits > li").nth(1)
    expect(jetty.locator("h2 a")).to_have_text("Jetty")
    expect(jetty.locator("h2 a")).to_have_attribute("lang", "en")
    expect(jetty.locator(".foreign")).to_have_text("auf Englisch")
    expect(back.locator("h2 a")).to_have_text("Umkehren")
    expect(back.locator(".foreign")).to_have_count(0)


def test_the_app_shows_what_german_lacks_with_a_mark(tab: Callable[..., Page], address: str) -> None:
    page = tab()
    page.goto(f"{address}/calculate/?lang=de&view=crossing")
    expect(page.get_by_text("Was noch nicht übersetzt ist, steht auf Englisch.")).to_be_visible()
    expect(page.get_by_text("Du erreichst das andere Ufer mit einer Wahrscheinlichkeit von 96")).to_be_visible()
