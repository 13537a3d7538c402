"""Symbols of games' icons: one for every icon that a text names, each its own, nothing but outlines."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from rulewright.corpus import Corpus
from rulewright.corpus.markup import icons
from rulewright.language import LANGUAGES
from rulewright.symbols import symbol_style, symbols


def test_every_icon_of_a_text_has_a_symbol_of_its_own(corpus: Corpus, rules: Path) -> None:
    for game in corpus.games:
        named = {
            icon.term
            for entry in corpus.entries.values()
            if entry.game == game
            for language in LANGUAGES
            for icon in icons(entry.texts[language].body)
        }
        outlines = symbols(rules, game)
        assert {term.rsplit("/", 1)[-1] for term in named} <= outlines.keys()
        assert len(set(outlines.values())) == len(outlines)
        assert {f"{game}/glossary/{term}" for term in outlines} <= corpus.entries.keys()


def test_the_style_draws_each_as_svg_that_nothing_breaks_out_of(rules: Path) -> None:
    style = symbol_style(rules)
    drawn = dict(re.findall(r'^\.symbol-([a-z-]+) \{ --symbol: url\("data:image/svg\+xml,([^"]*)"\) \}$', style, re.M))
    assert drawn.keys() == symbols(rules).keys()
    for term, outline in symbols(rules).items():
        root = ElementTree.fromstring(unquote(drawn[term]))
        assert root.get("viewBox") == "0 0 16 16"
        assert root[0].get("d") == outline
        assert f".symbol-{term}::before" in style


@pytest.mark.parametrize("line", ['energy = "M1 1\'/><script>"', "energy = 1", '"} body {" = "M1 1"'])
def test_what_is_no_outline_is_refused_with_file_and_term(tmp_path: Path, line: str) -> None:
    (tmp_path / "duel").mkdir()
    (tmp_path / "duel" / "symbols.toml").write_text(line, "utf-8")
    with pytest.raises(ValueError, match=r"symbols\.toml: .* is no SVG path"):
        symbol_style(tmp_path)


def test_a_game_without_icons_needs_no_style(tmp_path: Path) -> None:
    assert symbol_style(tmp_path) == ""
