"""Two games on one site: pages of one lead to its own calculators only."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from rulewright.language import Language
from rulewright.reference.build import build_site

pytestmark = pytest.mark.site

PACKAGE = """\
from rulewright.language.messages import Vocabulary
from rulewright.language.phrase import CATALOGS, Phrase
from rulewright.situations.package import GamePackage
from rulewright.situations.problem import Report
from rulewright.situations.situation import Situation
from rulewright.situations.request import RequestModel


class Package(GamePackage):
    def situations(self):
        names = [f"{game}-{{number}}" for number in range(2)]
        words = Vocabulary(CATALOGS, {{f"{{name}}-title": Phrase("calculators") for name in names}})
        report = Report("", {{}}, ())
        ids = [f"{game}/{{name}}" for name in names]
        form = {{"x": 1}}
        return {{each: Situation(each, words, RequestModel, lambda _: report, form_defaults=form) for each in ids}}


def open_package(rules):
    return Package()
"""


@pytest.fixture
def site(duel: Path, joust: Path, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The English site of two games, each with two calculators of its own."""
    packages = tmp_path / "packages"
    for game in (duel / "duel", joust):
        engine = packages / f"{game.name}_engine"
        engine.mkdir(parents=True)
        (engine / "__init__.py").touch()
        (engine / "package.py").write_text(PACKAGE.format(game=game.name), "utf-8")
        record = (game / "game.toml").read_text("utf-8")
        (game / "game.toml").write_text(f'engine = "{engine.name}"\n{record}', "utf-8")
    monkeypatch.syspath_prepend(packages)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(packages), os.environ.get("PYTHONPATH")])))
    build_site(duel, project, tmp_path / "site", [Language.EN], report=lambda _: None)
    return tmp_path / "site" / "en"


def test_a_games_pages_lead_to_its_own_calculators_only(site: Path) -> None:
    for game in ("duel", "joust"):
        pages = sorted((site / game).rglob("index.html"))
        assert len(pages) > 8
        for page in pages:
            soup = BeautifulSoup(page.read_text("utf-8"), "html.parser")
            if soup.select_one('meta[http-equiv="refresh"]'):
                continue
            links = [link["href"] for link in soup.select("main a[href]")]
            assert {match[1] for link in links if (match := re.search(r"calculate/(\w+)/", link))} <= {game}, page
            [menu] = soup.select("#navigation a[href*='calculate/']")
            assert menu["href"].endswith(f"calculate/#{game}")


@pytest.mark.parametrize("address", ["", "search"])
def test_pages_of_no_game_lead_to_all_calculators(site: Path, address: str) -> None:
    soup = BeautifulSoup((site / address / "index.html").read_text("utf-8"), "html.parser")
    [menu] = soup.select("#navigation a[href*='calculate/']")
    assert menu["href"].endswith("calculate/")


def test_the_page_of_all_calculators_lists_each_under_its_game(site: Path) -> None:
    soup = BeautifulSoup((site / "calculate/index.html").read_text("utf-8"), "html.parser")
    for game in ("duel", "joust"):
        links = [link["href"] for link in soup.select(f"main section#{game} a[href]")]
        pages = sorted((site / "calculate" / game).iterdir())
        assert len(links) == len(pages) > 0
        assert {site / "calculate" / link / "index.html" for link in links} == {each / "index.html" for each in pages}


def test_a_game_without_calculators_leads_to_none(built: Path) -> None:
    for page in (built / "en").rglob("index.html"):
        assert "calculate/" not in page.read_text("utf-8"), page
