"""Front matter is YAML: a title and aliases, both text, and every mistake has its line."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus import front_matter
from rulewright.corpus.front_matter import FrontMatter, read_front_matter

WORDS = st.text(
    alphabet="aY한á1.,:#'\"-_ []{}!?&*|>%@`~=…’–()/\\\t\x85\u2028", min_size=1, max_size=12
) | st.sampled_from(
    ["yes", "No", "on", "OFF", "null", "~", "true", "1e3", "0x1F", "2026-01-02", "2026-13-45", "a: b", "a #b", "- a",
     "? a", "a, b", "y", "N", '"a: b"', '"a', "1 a", "12 kortin päässä", "&a [*a]"]
)  # fmt: skip


def by_yaml(text: str, loader: type) -> FrontMatter | None:
    """What YAML's own reading makes of it, where that is a title and a list of text."""
    try:
        fields: Any = yaml.load(text, Loader=loader)
    except (yaml.YAMLError, ValueError):
        return None
    title, aliases = fields.get("title"), fields.get("aliases", [])
    if not isinstance(title, str) or not title.strip():
        return None
    if not isinstance(aliases, list) or not all(isinstance(each, str) for each in aliases):
        return None
    return FrontMatter(title.strip(), tuple(aliases))


@pytest.mark.parametrize("loader", [front_matter._LOADER, yaml.SafeLoader])
@given(WORDS, st.lists(WORDS, max_size=3) | st.none())
def test_anything_is_read_as_yaml_reads_it(loader: type, title: str, aliases: list[str] | None) -> None:
    text = f"title: {title}\n"
    if aliases is not None:
        text += f"aliases: [{', '.join(aliases)}]\n"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(front_matter, "_LOADER", loader)
        matter, findings = read_front_matter(text, "a.md")
    assert matter == by_yaml(text, loader)
    assert (matter is None) == any(finding.code == "bad-front-matter" for finding in findings)


@pytest.mark.parametrize("loader", [front_matter._LOADER, yaml.SafeLoader])
@pytest.mark.parametrize(
    ("text", "line", "cause"),
    [
        ("", 2, "The front matter is no mapping."),
        ("- a\n", 2, "The front matter is no mapping."),
        ("aliases: [a]\n", 2, "The title is missing or no text."),
        ("aliases: [a]\ntitle: 12\n", 3, "The title is missing or no text."),
        ("aliases: [a]\ntitle: ' '\n", 3, "The title is missing or no text."),
        ("title: a\n\naliases: a\n", 4, "aliases is no list of words."),
        ("title: a\naliases: [a, 2]\n", 3, "aliases is no list of words."),
        ("title: a\nforms: [gen]\n", 3, "forms is no mapping of words."),
        ("title: a\nforms: {gen: 2}\n", 3, "forms is no mapping of words."),
        ("title: a\nforms: {gen: [b]}\n", 3, "forms is no mapping of words."),
        ("title: a\naliases: [a, [b]]\n", 3, "aliases is no list of words."),
        ("title: a\nasked: [b]\n", 3, "Unknown key asked."),
        pytest.param("title: a\n" + "aliases: [" * 20_000, 2, "The front matter has 200009 characters.", id="long"),
    ],
)
def test_each_mistake_has_its_line(
    loader: type, text: str, line: int, cause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front_matter, "_LOADER", loader)
    _, (finding,) = read_front_matter(text, "a.md")
    assert (finding.file, finding.line, finding.cause) == ("a.md", line, cause)


@pytest.mark.parametrize("loader", [front_matter._LOADER, yaml.SafeLoader])
@pytest.mark.parametrize(
    "text",
    [
        "title: [a\n",
        "title: a: b\n",
        "title: 'a\n",
        "\ttitle: a\n",
        pytest.param("title: " + "[" * 2000, id="deep", marks=pytest.mark.thorough),
    ],
)
def test_invalid_yaml_is_reported(loader: type, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front_matter, "_LOADER", loader)
    matter, (finding,) = read_front_matter(text, "a.md")
    assert matter is None
    assert (finding.code, finding.cause[:15]) == ("bad-front-matter", "Not valid YAML:")


@pytest.mark.parametrize("loader", [front_matter._LOADER, yaml.SafeLoader])
@pytest.mark.parametrize(
    ("text", "line", "is_open"),
    [
        ('title: "a\naliases: [b]\n', 2, True),
        ("title: a\naliases: [b\nforms: {gen: c}\n", 3, True),
        ("title: a\nforms: {gen: b\naliases: [c]\n", 3, True),
        ("title: a\naliases: [b]]\n", 3, False),
        ("title: a\naliases: [b,\n@]\n", 4, False),
        ("title: a: b\n", 2, False),
        ("aliases: []\ntitle: @\n", 3, False),
    ],
)
def test_invalid_yaml_is_reported_on_the_line_to_mend(
    loader: type, text: str, line: int, is_open: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file has a line of --- before; what is not closed is told where it begins."""
    monkeypatch.setattr(front_matter, "_LOADER", loader)
    _, (finding,) = read_front_matter(text, "a.md")
    assert finding.line == line
    assert ("Close" in finding.remedy) == is_open


def test_forms_of_the_title_are_read() -> None:
    matter, findings = read_front_matter("title: Keidas\nforms: {gen: Keitaan, ill: Keitaalle}\n", "a.md")
    assert findings == []
    assert matter == FrontMatter("Keidas", (), {"gen": "Keitaan", "ill": "Keitaalle"})
