"""The glossary's record of what the rulebooks call a term, in whatever language they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.checking.content import check_content
from rulewright.corpus.loading import load_corpus

GLOSSARY = """\
title = { en = "Glossary", ko = "용어", cs = "Slovníček", fi = "Sanasto" }
categories = ["cards", "turn"]

[[term]]
id = "foe"
category = "cards"
cs = { attested = 3, forms = ["nepřítel"] }
en.attested = 4
en.forms = ["foe", "foes"]
"""

ENGLISH_BOOK = """
[[book]]
id = "book-en"
language = "en"
file = "en.txt"
sha256 = "1111111111111111111111111111111111111111111111111111111111111111"
title = { en = "Book", ko = "책", cs = "Kniha", fi = "Kirja" }
"""


@pytest.fixture
def glossary(small: Path) -> Path:
    """The glossary of the small game, which has a Czech and an English rulebook."""
    with (small / "game/game.toml").open("a", encoding="utf-8") as game:
        game.write(ENGLISH_BOOK)
    for language in ("ko", "cs", "fi", "en"):
        text = small / language / "game/glossary/foe.md"
        text.parent.mkdir()
        text.write_text("---\ntitle: Foe\n---\n\nWhom one fights.\n", "utf-8")
    with (small / "ids.lock").open("a", encoding="utf-8") as lock:
        lock.write("game/glossary/foe\n")
    path = small / "game/glossary.toml"
    path.write_text(GLOSSARY, "utf-8")
    return path


def test_a_rulebook_in_any_language_attests_a_term(small: Path, glossary: Path) -> None:
    assert check_content(small) == []
    term = load_corpus(small).entry("glossary/foe")
    assert term.term is not None
    assert dict(term.term.forms) == {"book-cs": ("nepřítel",), "book-en": ("foe", "foes")}
    assert [(source.book, source.lines) for source in term.sources] == [
        ("book-cs", ((3, 3),)),
        ("book-en", ((4, 4),)),
    ]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("attested = 3", "attested = 0", ("bad-value", 7)),
        ("en.forms =", "en.shapes =", ("unknown-key", 9)),
        ("cs =", "xx =", ("unknown-key", 7)),
    ],
)
def test_mistake_in_an_attestation_has_its_file_and_line(
    small: Path, glossary: Path, old: str, new: str, expected: tuple[str, int]
) -> None:
    glossary.write_text(GLOSSARY.replace(old, new), "utf-8")
    assert expected in {(finding.code, finding.line) for finding in check_content(small)}


@pytest.mark.parametrize("category", ["card", "", "Cards"])
def test_unknown_category_error_lists_the_known_ones(small: Path, glossary: Path, category: str) -> None:
    glossary.write_text(GLOSSARY.replace('category = "cards"', f'category = "{category}"'), "utf-8")
    (finding,) = check_content(small)
    assert (finding.code, finding.line) == ("unknown-category", 6)
    assert (f"“{category}” (foe)" if category else "foe has no category") in finding.cause
    assert "cards, turn" in finding.remedy
