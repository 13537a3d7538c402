"""What makes the engine start sooner in a browser: code and records that were made beforehand, and change nothing."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

import pytest

from rulewright.browser import compiled_dataclasses
from rulewright.corpus import files
from rulewright.corpus.records import read_record
from rulewright.games.talisman.data.board import BOARD_FILE, BoardRecord
from rulewright.games.talisman.data.cards import SpellsRecord
from rulewright.situations.game_packages import GamePackages


@pytest.fixture
def _as_before() -> Iterator[None]:
    """Dataclasses are made as Python makes them again, and files are read."""
    yield
    vars(dataclasses).pop("exec", None)
    files._preloaded.clear()


def defined() -> type:
    @dataclasses.dataclass(frozen=True, order=True)
    class Point:
        x: int
        y: int = 2

    return Point


@pytest.mark.usefixtures("_as_before")
def test_dataclasses_use_precompiled_code(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = compiled_dataclasses.record_compiled()
    defined()
    assert compiled
    assert all(isinstance(code, CodeType) for code in compiled.values())

    def fail(text: str) -> CodeType:
        raise AssertionError(text)

    compiled_dataclasses.use_compiled(compiled)
    monkeypatch.setattr(compiled_dataclasses, "_compile", fail)
    point = defined()(1)
    assert repr(point).endswith("Point(x=1, y=2)")
    assert point != defined()(1)  # of another class of that name
    monkeypatch.undo()
    compiled_dataclasses.use_compiled({})
    assert defined().__init__.__annotations__ == {"x": "int", "y": "int", "return": None}


@pytest.mark.usefixtures("_as_before")
def test_a_preloaded_record_stands_for_its_file(rules: Path, tmp_path: Path) -> None:
    board, _, _ = read_record(BoardRecord, rules / BOARD_FILE, rules)
    files.preload({BOARD_FILE.as_posix(): pickle.dumps(board)})
    assert read_record(BoardRecord, tmp_path / BOARD_FILE, tmp_path)[0] == board
    assert read_record(SpellsRecord, tmp_path / BOARD_FILE, tmp_path)[2]  # another shape: the file is read, and missing


def test_the_files_that_a_package_has_preloaded_can_be_read(rules: Path, games: GamePackages) -> None:
    for game in games:
        for name, shape in games[game].records().items():
            record, _, findings = read_record(shape, rules / name, rules)
            assert isinstance(record, shape)
            assert not findings
