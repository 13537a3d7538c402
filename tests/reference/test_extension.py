"""The Sphinx extension in somebody else's project, with somebody else's game."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass

import pytest
from bs4 import BeautifulSoup

pytestmark = pytest.mark.site

CONF = """\
project = "Duelling for beginners"
extensions = ["myst_parser", "rulewright.reference.extension"]
language = "{language}"
rulewright_rules = "../rules"
{more}
"""
INDEX = """\
# Duelling

Win a {rulewright:rule}`attacks/battle` or settle for a {rulewright:rule}`draw <duel/attacks/stand-off>`, once a
{rulewright:rule}`attacks/tie`. All of it: {rulewright:chapter}`attacks`; in doubt {rulewright:difference}`who-rolls`.

```{rulewright:rule-text} attacks/battle
```

```{rulewright:rule-text} attacks/battle
:language: cs
:bare:
```

```{rulewright:rule-list} attacks
```
"""


@dataclass(frozen=True)
class Built:
    """What a build left behind."""

    status: int
    log: str
    page: BeautifulSoup | None


@pytest.fixture
def guide(duel):
    """Builds a project of one page beside the rules of the small game."""

    def build(text, name="index.md", language="en", more="", builder="html", options=("-W", "--keep-going")):
        folder = duel.parent / "guide"
        folder.mkdir(exist_ok=True)
        (folder / "conf.py").write_text(CONF.format(language=language, more=more), "utf-8")
        (folder / name).write_text(text, "utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "sphinx", "-b", builder, *options, str(folder), str(folder / "out")],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        page = folder / "out" / "index.html"
        soup = BeautifulSoup(page.read_text("utf-8"), "html.parser") if page.is_file() else None
        return Built(done.returncode, done.stderr, soup)

    return build


def links(soup):
    return [(link.get_text(), link["href"]) for link in soup.select(".body p a")]


def test_a_project_cites_rules_of_its_game_and_links_to_the_reference(guide):
    built = guide(INDEX, more='rulewright_site = "https://example.org/reference/"')
    assert (built.status, built.log) == (0, "")
    site = "https://example.org/reference/en/duel/"
    assert links(built.page)[:5] == [
        ("Battle", f"{site}attacks/battle/"),
        ("draw", f"{site}attacks/stand-off/"),
        ("Stand-off <b>&</b>", f"{site}attacks/stand-off/"),
        ("Attacks", f"{site}attacks/"),
        ("Who rolls", f"{site}differences/who-rolls/"),
    ]


def test_rule_is_quoted_in_the_requested_language_and_names_it(guide):
    page = guide(INDEX).page
    english, czech = page.select(".rule-text")
    assert (english["lang"], czech["lang"]) == ("en", "cs")
    assert english.select_one(".rule-title").get_text() == "Battle"
    assert czech.select_one(".rule-title") is None
    assert "Iacta 1 alea." in czech.get_text()
    assert "Par finit, vide Nerozhodný výsledek <b>&</b>." in czech.get_text()
    assert [item.get_text(strip=True) for item in page.select(".body li")] == ["Battle", "Stand-off <b>&</b>"]


def test_without_a_reference_site_the_words_remain(guide):
    built = guide(INDEX)
    assert (built.status, built.log) == (0, "")
    assert links(built.page) == []
    assert "Win a Battle or settle for a draw" in built.page.select_one(".body p").get_text()


def test_the_project_may_be_in_rst_and_in_another_language(guide):
    text = "Souboj\n======\n\nSlovo :rulewright:rule:`attacks/battle`.\n\n.. rulewright:rule-text:: attacks/stand-off\n"
    built = guide(text, "index.rst", "cs")
    assert (built.status, built.log) == (0, "")
    assert "Slovo Boj." in built.page.get_text()
    assert built.page.select_one(".rule-text")["lang"] == "cs"
    assert "<script>alert(1)</script>" in built.page.select_one(".rule-text").get_text()
    assert "<script>alert" not in str(built.page.select_one(".rule-text"))


def test_unknown_ids_are_warnings_with_file_and_line_and_fatal_on_request(guide):
    mistakes = (
        ("See\n{rulewright:rule}`attacks/standoff`.", 0, "There is no entry duel/attacks/standoff. Did you mean"),
        ("{rulewright:chapter}`attack`", 0, "There is no chapter duel/attack. Did you mean duel/attacks?"),
        ("{rulewright:difference}`nobody`", 0, "There is no difference duel/differences/nobody. Correct the id."),
        ("```{rulewright:rule-text} attacks/bottle\n```", 0, "There is no entry duel/attacks/bottle"),
        ("```{rulewright:rule-list} spells\n```", 0, "There is no chapter duel/spells"),
        ("```{rulewright:rule-text} attacks/battle\n:language: xx\n```", 1, "xx"),
    )
    text, lines = "# A\n", []
    for block, below, _ in mistakes:
        lines.append(text.count("\n") + 2 + below)
        text += f"\n{block}\n"
    built = guide(text)
    assert built.status == 1
    warnings = built.log.splitlines()
    for (_, _, cause), line in zip(mistakes, lines, strict=True):
        assert any(f"index.md:{line}: " in each and cause in each for each in warnings), (line, cause, warnings)
    assert guide(text, options=()).status == 0


def test_the_projects_own_pages_and_directives_are_left_alone(guide):
    text = "# A\n\n```{raw} html\n<i id='mine'>x</i>\n```\n\n[out](https://example.org/)\n"
    built = guide(text)
    assert (built.status, built.log) == (0, "")
    assert built.page.find(id="mine")


def test_plain_text_is_written_too(guide, duel):
    built = guide(INDEX, builder="text")
    assert (built.status, built.log) == (0, "")
    assert "Iacta 1 alea." in (duel.parent / "guide" / "out" / "index.txt").read_text("utf-8")


def test_a_changed_rule_is_read_again(guide, duel, edit):
    guide(INDEX)
    edit(duel / "cs" / "duel" / "attacks" / "battle.md", "Iacta 1 alea.", "Iacta 2 aleas.")
    edit(duel / "en" / "duel" / "attacks" / "stand-off.md", "title: Stand-off", "title: Draw")
    page = guide(INDEX).page
    assert "Iacta 2 aleas." in page.select(".rule-text")[1].get_text()
    assert "once a\nDraw <b>&</b>" in page.select_one(".body p").get_text()


def test_another_project_links_rules_through_the_inventory(duel, built, guide):
    more = f"""\
extensions = ["myst_parser", "sphinx.ext.intersphinx"]
intersphinx_mapping = {{"rules": ("https://example.org/r/fi/", "{built}/fi/objects.inv")}}
"""
    text = (
        "# A\n\n[](inv:rules:rulewright:rule#duel/attacks/battle), [Kuka?](inv:rules:*:*#duel/differences/who-rolls)\n"
    )
    page = guide(text, more=more).page
    assert links(page) == [
        ("Taistelu", "https://example.org/r/fi/duel/attacks/battle/"),
        ("Kuka?", "https://example.org/r/fi/duel/differences/who-rolls/"),
    ]
