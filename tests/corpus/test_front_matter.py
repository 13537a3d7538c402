"""Front matter is YAML: the quick way of reading it says what YAML's own parser says."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus import front_matter
from rulewright.corpus.front_matter import read_front_matter

WORDS = st.text(
    alphabet="aY한á1.,:#'\"-_ []{}!?&*|>%@`~=…’–()/\\\t\x85\u2028", min_size=1, max_size=12
) | st.sampled_from(
    [
        "yes",
        "No",
        "on",
        "OFF",
        "null",
        "~",
        "true",
        "1e3",
        "0x1F",
        "2026-01-02",
        "a: b",
        "a #b",
        "- a",
        "? a",
        "a, b",
        "y",
        "N",
        '"a: b"',
        '"a',
        "1 a",
        "12 kortin päässä",
    ]
)


def by_yaml(text: str) -> object:
    try:
        return yaml.load(text, Loader=front_matter._YAML)
    except (yaml.YAMLError, ValueError) as error:
        return type(error)


def quickly(text: str) -> object:
    try:
        return read_front_matter(text)
    except (yaml.YAMLError, ValueError) as error:
        return type(error)


@given(WORDS, st.lists(WORDS, max_size=3) | st.none())
def test_anything_is_read_as_yaml_reads_it(title: str, aliases: list[str] | None) -> None:
    text = f"title: {title}\n"
    if aliases is not None:
        text += f"aliases: [{', '.join(aliases)}]\n"
    assert quickly(text) == by_yaml(text)


def test_the_usual_way_needs_no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(front_matter, "yaml")
    text = "title: Nerozhodný výsledek\naliases: [remíza, plichta]\n"
    assert read_front_matter(text) == {
        "title": "Nerozhodný výsledek",
        "aliases": ["remíza", "plichta"],
    }


def test_the_real_texts_are_read_as_yaml_reads_them(rules: Path) -> None:
    for file in sorted(rules.glob("*/*/attacks/*.md")):
        front = file.read_text("utf-8").split("---\n")[1]
        assert read_front_matter(front) == yaml.safe_load(front), file
