"""Large work says how far it is, to whoever has waited for a while."""

from __future__ import annotations

import pytest

from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.situations.batch.batches import Progress
from rulewright.terminal import batch_options
from stopped_clock import set_clock


def reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, steps: list[tuple[float, int, int]]
) -> str:
    """The numbers of pieces that are told, of steps of a clock, pieces done and pieces in all."""
    now = 0.0
    set_clock(monkeypatch, lambda: now, batch_options)
    tell = batch_options.progress_reporter(phrase("table-progress"), Language.EN)
    for now, done, pieces in steps:  # noqa: B007
        tell(Progress(done, pieces, 10.0))
    lines = capsys.readouterr().err.splitlines()
    return " ".join(line.split()[0] for line in lines)


def test_each_twentieth_is_reported_once(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert reported(capsys, monkeypatch, [(1, 5, 100), (6, 10, 100), (7, 12, 100), (8, 15, 100)]) == "10 15"


def test_a_minute_without_a_word_is_too_long(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert reported(capsys, monkeypatch, [(6, 10, 1000), (30, 11, 1000), (67, 12, 1000), (70, 13, 1000)]) == "10 12"


def test_growing_work_is_reported_again(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """As the atlas does, which finds out how many games it takes."""
    assert (
        reported(capsys, monkeypatch, [(6, 90, 100), (7, 100, 100), (8, 101, 400), (9, 140, 400)]) == "90 100 101 140"
    )
