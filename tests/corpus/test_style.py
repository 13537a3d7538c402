"""Texts keep to the settled words and the rules of style of their language, and every departure is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.checking.content import check_content
from rulewright.checking.texts import StyleRecord, check_catalogs
from rulewright.corpus.records import read_record
from rulewright.language import Language

STYLE = """\
[[word]]
use = "die"
not = ["\\\\bdices?\\\\b", "\\\\bcubes? of six\\\\b"]
except = ["dice bag"]
why = "One die, two dice."

[[pattern]]
name = "straight-quote"
find = "'"
say = "Write ’."
"""


def write(rules: Path, body: str, style: str = STYLE) -> Path:
    (rules / "en/style.toml").write_text(style, "utf-8")
    (rules / "en/game/attacks/stand-off.md").write_text(f"---\ntitle: Stand-off\n---\n\n{body}\n", "utf-8")
    return rules


def faults(rules: Path) -> list[tuple[str, str, int, str]]:
    return [(each.code, each.file, each.line, each.cause) for each in check_content(rules)]


FILE = "en/game/attacks/stand-off.md"


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("Nobody is hurt.\n\nRoll a dice.", ("settled-word", FILE, 7, "“dice” is not the settled word.")),
        ("Roll a cube of\nsix.", ("settled-word", FILE, 5, "“cube of six” is not the settled word.")),
        ("Roll a d**ic**e.", ("settled-word", FILE, 5, "“dice” is not the settled word.")),
        ("Nobody's hurt.", ("style", FILE, 5, "“'” (straight-quote).")),
    ],
)
def test_departure_is_reported_with_place_and_remedy(small: Path, body: str, fault: tuple[str, str, int, str]) -> None:
    assert faults(write(small, body)) == [fault]
    (finding,) = check_content(small)
    assert finding.remedy == ("Write “die”." if fault[0] == "settled-word" else "Write ’.")


@pytest.mark.parametrize("body", ["Take it from the dice bag.", "Roll a die.", "Roll a **die**."])
def test_what_keeps_to_the_style_is_no_fault(small: Path, body: str) -> None:
    assert faults(write(small, body)) == []


def test_a_style_counts_in_its_own_language_and_game(small: Path) -> None:
    write(small, "Roll a dice.", STYLE.replace("why =", 'game = "another"\nwhy ='))
    assert faults(small) == []
    (small / "en/style.toml").rename(small / "fi/style.toml")
    assert faults(small) == []


def test_titles_are_judged_too(small: Path) -> None:
    path = write(small, "Nobody is hurt.") / FILE
    path.write_text(path.read_text("utf-8").replace("title: Stand-off", "title: A tied dice"), "utf-8")
    assert [fault[:3] for fault in faults(small)] == [("settled-word", FILE, 2)]


def test_a_sentence_has_at_most_the_words_that_the_language_allows(small: Path) -> None:
    body = "One two three. One two three four!\n\n- One two\n  three four five\n- One two three four: one two."
    assert faults(write(small, body, "longest_sentence = 4\n")) == [
        ("long-sentence", FILE, 7, "“One two three four five…” has 5 words.")
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ('"\\\\bdices?\\\\b"', '"("', "bad-value", 3),
        ('"\\\\bdices?\\\\b"', '"d*"', "bad-value", 3),
        ("why =", "reason =", "unknown-key", 5),
        ('name = "straight-quote"', "", "bad-value", 7),
    ],
)
def test_mistake_in_the_style_file_is_reported(small: Path, old: str, new: str, code: str, line: int) -> None:
    assert old in STYLE
    write(small, "Roll a dice.", STYLE.replace(old, new, 1))
    assert (code, "en/style.toml", line) in {fault[:3] for fault in faults(small)}


CATALOG = """\
# $number: how many.
roll = Roll { $number ->
    [one] one dices
   *[other] { $number } of them
}.
named = Roll a die.
    .do = roll a cube of six
spared = Look into the dice bag, or type `dices`.
# Notation: what players type.
typed = Write dices=2.
filled = Roll { $dices }.
"""


def of_catalogs(folder: Path, catalog: str, language: str = "en", style: str = STYLE) -> list[tuple[str, int, str]]:
    for name, text in {"en": CATALOG, language: catalog}.items():
        (folder / name).mkdir(parents=True)
        (folder / name / "said.ftl").write_text(text, "utf-8")
    (folder / "style.toml").write_text(style, "utf-8")
    read, _, problems = read_record(StyleRecord, folder / "style.toml", folder)
    assert read is not None, problems
    findings = check_catalogs(folder, Language(language), "", read, folder)
    return [(each.file, each.line, each.cause) for each in findings]


def test_catalogs_are_judged_variant_by_variant_without_what_is_filled_in_and_quoted(tmp_path: Path) -> None:
    assert of_catalogs(tmp_path, CATALOG) == [
        ("en/said.ftl", 2, "“dices” is not the settled word."),
        ("en/said.ftl", 7, "“cube of six” is not the settled word."),
    ]


def test_english_says_for_all_languages_what_is_notation(tmp_path: Path) -> None:
    assert of_catalogs(tmp_path, "typed = Kirjoita dices=2.\nnamed = Heitä dices.\n", "fi") == [
        ("fi/said.ftl", 2, "“dices” is not the settled word.")
    ]


def test_a_sentence_in_a_catalog_has_at_most_the_words_allowed(tmp_path: Path) -> None:
    findings = of_catalogs(tmp_path, "roll = Heitä { $number } noppaa ja katso.\n", "fi", "longest_sentence = 3\n")
    assert [line for _, line, _ in findings] == [1]


def test_particles_that_are_settled_later_are_no_fault(tmp_path: Path) -> None:
    style = '[[pattern]]\nname = "both"\nfind = "[(]를[)]"\nsay = "하나만 씁니다."\n'
    assert of_catalogs(tmp_path, "roll = { $thing }을(를) 얻습니다.\n", "ko", style) == []
