"""Symbols of games' icons: one for every icon that a text names, each its own, nothing but outlines."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from rulewright.checking.content import check_content
from rulewright.corpus.findings import ContentError
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.markup import find_icons
from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES
from rulewright.pictures.symbols import render_symbol_style

GLOSSARY = """\
title = { en = "Glossary", ko = "용어집", cs = "Slovníček", fi = "Sanasto" }
categories = ["general"]

[[term]]
id = "energy"
category = "general"
"""


def test_every_icon_of_a_text_has_a_symbol_of_its_own(corpus: Corpus) -> None:
    for game in corpus.games.values():
        named = {
            icon.term
            for entry in corpus.entries.values()
            if entry.game == game.id
            for language in LANGUAGES
            for icon in find_icons(entry.texts[language].body)
        }
        assert {term.rsplit("/", 1)[-1] for term in named} <= game.symbols.keys()
        assert len(set(game.symbols.values())) == len(game.symbols)


def test_the_style_draws_each_as_svg_that_nothing_breaks_out_of(corpus: Corpus) -> None:
    games = corpus.games.values()
    style = render_symbol_style(games)
    drawn = dict(re.findall(r'^\.symbol-([a-z-]+) \{ --symbol: url\("data:image/svg\+xml,([^"]*)"\) \}$', style, re.M))
    symbols = {term: outline for game in games for term, outline in game.symbols.items()}
    assert drawn.keys() == symbols.keys()
    for term, outline in symbols.items():
        root = ElementTree.fromstring(unquote(drawn[term]))
        assert root.get("viewBox") == "0 0 16 16"
        assert root[0].get("d") == outline
        assert f".symbol-{term}::before" in style


@pytest.mark.parametrize(
    ("line", "code", "cause"),
    [
        ('energy = "M1 1\'/><script>"', "bad-value", "energy: String should match pattern"),
        ("energy = 1", "bad-value", "energy: Input should be a valid string"),
        ('"} body {" = "M1 1"', "bad-value", "} body {: String should match pattern"),
        ('energy = "M1', "bad-toml", "Not valid TOML"),
        ('terror = "M1 1"', "dangling-link", "terror is of no term of the glossary"),
    ],
)
def test_invalid_symbol_is_reported_with_file_line_and_remedy(
    small: Path, run: Callable, line: str, code: str, cause: str
) -> None:
    with_a_term(small)
    (small / "game" / "symbols.toml").write_text(f"# Icons\n\n{line}\n", "utf-8")
    (finding,) = check_content(small)
    assert (finding.file, finding.line, finding.code) == ("game/symbols.toml", 3, code)
    assert cause in finding.cause
    assert finding.remedy
    with pytest.raises(ContentError, match=r"symbols\.toml:3"):
        load_corpus(small)
    checked = run("check", "--rules", str(small), "--lang", "fi")
    assert checked.status == 1
    assert str(finding) in checked.out
    assert "Löytyi 1\N{NO-BREAK SPACE}virhe." in checked.out
    searched = run("search", "x", "--rules", str(small), "--lang", "fi")
    assert searched.status == 1
    assert f"Säännöissä on 1\N{NO-BREAK SPACE}virhe: game/symbols.toml:3 [{code}]." in searched.err


def test_symbols_of_terms_are_in_order(small: Path) -> None:
    with_a_term(small)
    (small / "game" / "symbols.toml").write_text('energy = "M1 1h3"\n', "utf-8")
    assert check_content(small) == []
    assert load_corpus(small).games["game"].symbols == {"energy": "M1 1h3"}


def test_a_game_without_icons_needs_no_style(small: Path) -> None:
    assert render_symbol_style(load_corpus(small).games.values()) == ""


def with_a_term(rules: Path) -> None:
    """Gives the game a glossary with the term of an icon."""
    (rules / "game" / "glossary.toml").write_text(GLOSSARY, "utf-8")
    with (rules / "ids.lock").open("a", encoding="utf-8") as lock:
        lock.write("game/glossary/energy\n")
    for language in LANGUAGES:
        text = rules / language / "game" / "glossary" / "energy.md"
        text.parent.mkdir()
        text.write_text("---\ntitle: Energy\n---\n\nIt is spent.\n", "utf-8")
