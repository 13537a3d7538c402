"""What players type is read beside the corpus, and every mistake in it is reported where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.checking.content import check_content
from rulewright.corpus.findings import ContentError
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.search_phrases import load_search_phrases
from rulewright.language import LANGUAGES, Language

FILE = "en/game/asked/attacks.toml"
PHRASES = """\
battle = [
    "who hits harder",
    "how do I fight",
]

stand-off = [
    "nobody's hurt?",
    'we "tied"',
]
"""


def write(rules: Path, content: str, name: str = FILE) -> None:
    (rules / name).parent.mkdir(exist_ok=True)
    (rules / name).write_text(content, "utf-8")


def test_lines_are_read_by_language_and_whole_id(small: Path) -> None:
    write(small, PHRASES)
    phrases = load_search_phrases(small, load_corpus(small))
    assert phrases == {
        **{language: {} for language in LANGUAGES},
        Language.EN: {
            "game/attacks/battle": ("who hits harder", "how do I fight"),
            "game/attacks/stand-off": ("nobody's hurt?", 'we "tied"'),
        },
    }
    assert check_content(small) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("stand-off =", "standoff =", "dangling-link", 6),
        ("stand-off =", '"Stand off" =', "bad-value", 6),
        ('"who hits harder",', '"who hits harder"', "bad-toml", 3),
        ('"how do I fight"', "3", "bad-value", 1),
        ('"how do I fight"', '" "', "empty-line", 3),
        ('"how do I fight"', '"?!"', "empty-line", 3),
        ('"how do I fight"', '"who hits harder"', "repeated-line", 3),
        ('"how do I fight"', '"Who hïts, harder?"', "repeated-line", 3),
        ('"how do I fight"', '"FIGHT!"', "repeated-line", 3),
        ('"how do I fight"', '"battle (en)"', "repeated-line", 3),
        ('    "nobody\'s hurt?",\n    \'we "tied"\',\n', '"who hits harder", "", "tied"', "empty-line", 7),
        ("stand-off =", "battle =", "bad-toml", 9),
    ],
)
def test_each_mistake_has_its_file_and_line(small: Path, old: str, new: str, code: str, line: int) -> None:
    assert old in PHRASES
    write(small, PHRASES.replace(old, new))
    assert [(each.code, each.file, each.line) for each in check_content(small)] == [(code, FILE, line)]


def test_a_file_of_no_family_is_stray(small: Path) -> None:
    write(small, PHRASES, "fi/game/asked/attack.toml")
    assert [str(each) for each in check_content(small)] == [
        "fi/game/asked/attack.toml:1: game has no chapter or other family attack."
        " Correct the file's name or delete it. [stray-file]"
    ]


def test_rules_are_read_without_what_players_type(small: Path) -> None:
    write(small, "battle = [")
    corpus = load_corpus(small)
    with pytest.raises(ContentError, match=FILE):
        load_search_phrases(small, corpus)
