"""What `rulewright check` finds with a game's package: broken facts, texts without their numbers, wrong functions."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from night_ferry.sentences import phrase
from rulewright.checking.content import check_content
from rulewright.checking.links import write_lock
from rulewright.corpus.loading import load_corpus
from rulewright.situations.situation import Situation, Variant

CHAPTER, BOARD = "night-ferry/chapters/crossing.toml", "night-ferry/board.toml"


@pytest.fixture
def copy(third_game: Path, tmp_path: Path) -> Path:
    return shutil.copytree(third_game, tmp_path / "rules")


def edit(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new), "utf-8")


def line_of(folder: Path, name: str, entry: str) -> int:
    """The line on which an entry's record begins."""
    return (folder / name).read_text("utf-8").splitlines().index(f'id = "{entry}"')


def find(folder: Path) -> list[tuple[str, str, int, str]]:
    return [(each.code, each.file, each.line, each.cause) for each in check_content(folder)]


def test_the_game_judges_its_own_facts(copy: Path) -> None:
    edit(copy, BOARD, 'opposite = "far-shore"', 'opposite = "jetty"')
    assert find(copy) == [("opposite", BOARD, 21, "jetty does not lie opposite far-shore.")]


def test_texts_show_the_numbers_of_the_facts(copy: Path) -> None:
    edit(copy, BOARD, "points = 2", "points = 3")
    files = sorted(text.relative_to(copy).as_posix() for text in copy.glob("*/night-ferry/board/far-shore.md"))
    assert [(code, file) for code, file, _, _ in find(copy)] == [("number-missing", file) for file in files]


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "causes"),
    [
        (CHAPTER, "crossing.goes_on", "crossing.turns_back", "turning-back", [
            "crossing.goes_on executes night-ferry/crossing/turning-back, which names crossing.turns_back.",
        ]),
        (CHAPTER, 'executed_by = "crossing.goes_on"', 'not_executed = "table-talk"', "turning-back", [
            "crossing.goes_on executes night-ferry/crossing/turning-back, which names no function.",
        ]),
        (BOARD, "crossing.starts", "crossing.points", "jetty", [
            "crossing.starts executes night-ferry/board/jetty, which names crossing.points.",
        ]),
    ],
)  # fmt: skip
def test_entries_and_functions_name_each_other(copy: Path, file, old, new, entry, causes) -> None:
    edit(copy, file, old, new)
    line = line_of(copy, file, entry)
    assert find(copy) == [("execution", file, line, cause) for cause in causes]


def test_what_no_function_executes_names_none(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from night_ferry import crossing

    monkeypatch.delattr(crossing.goes_on, "__executes__")
    cause = "night-ferry/crossing/turning-back names crossing.goes_on, which does not execute it."
    assert find(copy) == [("execution", CHAPTER, line_of(copy, CHAPTER, "turning-back"), cause)]


def test_two_functions_cannot_execute_one_entry(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from night_ferry import crossing

    monkeypatch.setattr(crossing.points, "__executes__", ("board/far-shore", "board/jetty", "board/ford"))
    assert [cause for _, _, _, cause in find(copy)] == [
        "crossing.points executes night-ferry/board/jetty, which names crossing.starts.",
        "crossing.points executes board/ford, which is no entry.",
    ]


def test_readings_are_variants_of_a_situation_and_explained(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from night_ferry.package import NightFerry

    known = NightFerry.situations

    def situations(self: NightFerry) -> dict[str, Situation]:
        variants = {"calm": Variant(phrase("word-points"), (True, False), "differences/wind"),
                    "moon": Variant(phrase("opposite"), (True, False), "faq/moon")}  # fmt: skip
        return {id_: replace(each, variants=variants) for id_, each in known(self).items()}

    monkeypatch.setattr(NightFerry, "situations", situations)
    game = load_corpus(copy).games["night-ferry"]
    (copy / "night-ferry/differences.toml").write_text(
        "".join(
            f'[[difference]]\nid = "{name}"\nentries = ["crossing/crossing"]\nseverity = "clarity"\nfollows = []\n'
            f'variant = "{variant}"\nsources = {{}}\n\n'
            for name, variant in (("wind", "calm"), ("tide", "ebb"))
        ),
        "utf-8",
    )
    for language in set(game.languages) - set(game.partial):
        folder = copy / language / "night-ferry/differences"
        folder.mkdir()
        for name in ("wind", "tide"):
            text = "---\ntitle: X\n---\n\n## night-ferry-en\n\nBoth.\n\n## reading\n\nBoth.\n"
            (folder / f"{name}.md").write_text(text, "utf-8")
    write_lock(copy)
    assert find(copy) == [
        (
            "variant", "night-ferry/differences.toml", 9,
            "night-ferry/differences/tide: no situation has the variant ebb.",
        ),
        (
            "variant", "night-ferry/game.toml", 1,
            "The variant moon is explained by faq/moon, which is no entry or difference.",
        ),
    ]  # fmt: skip
