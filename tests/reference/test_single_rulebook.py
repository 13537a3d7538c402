"""A game with a single rulebook whose extracted text lost its icons."""

from collections.abc import Callable
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from rulewright.language import LANGUAGES, Language
from rulewright.reference.build import build_site

GLOSSARY = """\
title = { en = "Glossary", ko = "용어집", cs = "Slovníček", fi = "Sanasto" }
categories = ["attribute"]

[[term]]
id = "wound"
category = "attribute"
"""

QUESTIONS = """\
title = { en = "Questions", ko = "질문", cs = "Otázky", fi = "Kysymykset" }

[[publication]]
id = "letter"
title = "Epistula <i>"
by = "Auctor"
date = "2021-04"
address = "https://example.org/letter"
kind = "excerpt"

[[publication]]
id = "voice"
title = "Vox"
by = "Lusores"
kind = "players"

[[question]]
id = "who-wins"
chapter = "attacks"
basis = "community"
cited = { letter = "folium 2", voice = "passim" }
entries = ["attacks/battle"]
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, project: Path, writing_duel: Callable[[Path], Path]) -> Path:
    folder = tmp_path_factory.mktemp("single")
    rules = writing_duel(folder / "rules")
    game = rules / "duel" / "game.toml"
    parts = game.read_text("utf-8").split("[[book]]")
    game.write_text(parts[0] + "[[book]]" + parts[1] + "[[collection]]" + parts[2].split("[[collection]]")[1], "utf-8")
    for file, old, new in (
        (
            "chapters/attacks.toml",
            'not_executed = "component"',
            'not_executed = "component"\nrestored = { wound = "guess" }',
        ),
        ("differences.toml", "sources.duel-fi = [[4, 4]]\n", ""),
    ):
        path = rules / "duel" / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
    (rules / "duel" / "glossary.toml").write_text(GLOSSARY, "utf-8")
    (rules / "duel" / "faq.toml").write_text(QUESTIONS, "utf-8")
    for language in LANGUAGES:
        texts = rules / language / "duel"
        (texts / "glossary").mkdir()
        (texts / "glossary" / "wound.md").write_text("---\ntitle: Vulnus\n---\n\nQuod dolet.\n", "utf-8")
        (texts / "faq").mkdir()
        (texts / "faq" / "who-wins.md").write_text("---\ntitle: Quis vincit\n---\n\nNemo.\n", "utf-8")
        battle = texts / "attacks" / "battle.md"
        battle.write_text(battle.read_text("utf-8").replace("1 alea", "{icon}`1 vulnus <wound>`"), "utf-8")
        (texts / "differences" / "who-rolls.md").write_text(
            "---\ntitle: Quis\n---\n\n## duel-cs\n\nAmbo.\n\n## reading\n\nUnus.\n", "utf-8"
        )
    build_site(rules, project, folder / "site", (Language.EN,), report=lambda _: None)
    return folder / "site" / "en" / "duel"


def soup(site: Path, page: str) -> BeautifulSoup:
    return BeautifulSoup((site / page / "index.html").read_text("utf-8"), "html.parser")


def test_icons_are_words_marked_for_the_stylesheet_and_listed_with_their_certainty(site: Path) -> None:
    article = soup(site, "attacks/battle").article
    icon = article.select_one(".symbol")
    assert (icon.get_text(), icon["class"]) == ("1 vulnus", ["symbol", "symbol-wound"])
    listed = article.select_one(".restored dl")
    assert listed.get_text(" ", strip=True) == "Vulnus a guess"
    assert listed.a["href"] == "../../glossary/wound/"
    assert soup(site, "attacks/stand-off").select(".restored") == []


def test_a_single_rulebook_errs_where_several_would_differ(site: Path) -> None:
    assert soup(site, "attacks/battle").select_one("#differences h2").get_text() == "Where the rulebook errs"
    page = soup(site, "differences")
    assert page.h1.get_text().startswith("Where the rulebook errs")
    assert "contradicts itself" in page.article.get_text()
    assert "translated by different people" not in page.article.get_text()
    assert soup(site, "attacks").select_one(".differs").get_text() == "The rulebook errs"


def test_language_without_a_rulebook_does_not_lack_the_rule(site: Path) -> None:
    books = [dt.get_text() for dt in soup(site, "attacks/battle").select("section.about:not(.restored) dt")]
    assert "Czech rulebook" in books
    assert not any("Finnish" in book or "Korean" in book for book in books)


def test_an_answer_tells_where_it_was_read(site: Path) -> None:
    article = soup(site, "faq/who-wins").article
    assert "Second-hand" in article.select_one(".trail").get_text()
    letter, voice = (item.get_text() for item in article.select(".about li"))
    assert letter == "Epistula <i> (Auctor, 2021-04), folium 2: read in an excerpt"
    assert voice == "Vox (Lusores), passim: written by players"
    (link,) = article.select(".about li a")
    assert (link["href"], link["rel"]) == ("https://example.org/letter", ["external", "nofollow"])
    assert "Second-hand" in soup(site, "attacks").select_one("#faq-who-wins .labels").get_text()
