"""A run of the tests on a machine without Chromium."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOME = ("tests/language/test_numerals.py", "tests/browser/test_phone.py")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs pytest on two files, one with browser tests; only what lies in `folder` is found by name."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments, *SOME]
    environment = {**os.environ, "PATH": str(folder), "PYTHONPATH": "src"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("workers", ["0", "2"])
def test_it_ends_at_once_and_says_what_is_missing(tmp_path: Path, workers: str) -> None:
    ended = run(tmp_path, "-n", workers)
    assert ended.returncode in (1, 2)
    assert ended.stdout.count("of these tests need Chromium") == 1, ended.stdout
    assert "apt install chromium" in ended.stdout
    assert "passed" not in ended.stdout
    assert "ERROR" not in ended.stdout + ended.stderr


def test_it_runs_without_the_browser_tests_where_they_are_deselected(tmp_path: Path) -> None:
    ended = run(tmp_path, "-m", "not browser and not long")
    assert ended.returncode == 0, ended.stdout
    assert "passed" in ended.stdout
