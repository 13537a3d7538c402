"""What `rulewright check` finds with a game's package: broken facts, texts without their numbers, wrong functions."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulewright.checking.content import check_content

CHAPTER, BOARD = "night-ferry/chapters/crossing.toml", "night-ferry/board.toml"


@pytest.fixture
def copy(third_game: Path, tmp_path: Path) -> Path:
    return shutil.copytree(third_game, tmp_path / "rules")


def edit(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new), "utf-8")


def found(folder: Path) -> list[tuple[str, str, int, str]]:
    return [(each.code, each.file, each.line, each.cause) for each in check_content(folder)]


def test_the_game_judges_its_own_facts(copy: Path) -> None:
    edit(copy, BOARD, 'opposite = "far-shore"', 'opposite = "jetty"')
    assert found(copy) == [("opposite", BOARD, 21, "jetty does not lie opposite far-shore.")]


def test_texts_show_the_numbers_of_the_facts(copy: Path) -> None:
    edit(copy, BOARD, "points = 2", "points = 3")
    files = [f"{language}/night-ferry/board/far-shore.md" for language in ("cs", "en", "fi", "ko")]
    assert [(code, file) for code, file, _, _ in found(copy)] == [("number-missing", file) for file in files]


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "causes"),
    [
        (CHAPTER, "crossing.goes_on", "crossing.turns_back", 15, [
            "crossing.goes_on executes night-ferry/crossing/turning-back, which names crossing.turns_back.",
        ]),
        (CHAPTER, 'executed_by = "crossing.goes_on"', 'not_executed = "table-talk"', 15, [
            "crossing.goes_on executes night-ferry/crossing/turning-back, which names no function.",
        ]),
        (BOARD, "crossing.starts", "crossing.points", 1, [
            "crossing.starts executes night-ferry/board/jetty, which names crossing.points.",
        ]),
    ],
)  # fmt: skip
def test_entries_and_functions_name_each_other(copy: Path, file, old, new, line, causes) -> None:
    edit(copy, file, old, new)
    assert found(copy) == [("execution", file, line, cause) for cause in causes]


def test_what_no_function_executes_names_none(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from night_ferry import crossing

    monkeypatch.delattr(crossing.goes_on, "__executes__")
    cause = "night-ferry/crossing/turning-back names crossing.goes_on, which does not execute it."
    assert found(copy) == [("execution", CHAPTER, 15, cause)]


def test_two_functions_cannot_execute_one_entry(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from night_ferry import crossing

    monkeypatch.setattr(crossing.points, "__executes__", ("board/far-shore", "board/jetty", "board/ford"))
    assert [cause for _, _, _, cause in found(copy)] == [
        "crossing.points executes night-ferry/board/jetty, which names crossing.starts.",
        "crossing.points executes board/ford, which is no entry.",
    ]
