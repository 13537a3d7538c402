"""The README's pictures are there, small, and of pages that there are; no browser takes them here."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.reference.pages import pages
from rulewright.search.index import SearchIndex
from rulewright.situations.game_packages import GamePackages
from rulewright.views.calculator_json import parse_query

ROOT = Path(__file__).parents[2]


@pytest.fixture
def taking(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    import take_pictures

    return take_pictures


def test_pictured_pages_exist(taking, corpus: Corpus, games: GamePackages, index: SearchIndex) -> None:
    there = {page.address: page for page in pages(corpus, games).values()}
    for picture in taking.SCREENSHOTS:
        address = urlsplit(picture.address)
        language, path = re.fullmatch(r"/reference/(\w\w)/(.*)/", address.path).groups()
        parameters = {name: value for name, (value,) in parse_qs(address.query, strict_parsing=True).items()}
        page = there[path]
        if page.situation:
            link = parse_query(games.catalogue, page.situation.id, parameters).link
            assert not link.invalid_parameters
            assert not link.unknown_parameters
        elif "q" in parameters:
            assert index.search(parameters["q"], Language(language)).hits
        else:
            assert {*parameters["columns"].split(",")} <= {*page.texts}


def test_the_readme_shows_all_pictures_and_each_is_small(taking) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    files = [picture.file(scheme) for picture in taking.SCREENSHOTS for scheme in taking.SCHEMES]
    assert sorted(taking.PICTURES.iterdir()) == sorted(files)
    for file in files:
        assert file.stat().st_size <= taking.MAXIMUM_BYTES
        assert file.relative_to(ROOT).as_posix() in readme
