"""What a type checker finds in rules: each of the programs beside this file is wrong where it says so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAMS = Path(__file__).with_name("wrong_programs")
EXPECTED = re.compile(r"# error: ([\w-]+)$")
MYPY_ERROR = re.compile(r"(?P<path>.+?):(?P<line>\d+): error: .* \[(?P<code>[\w-]+)\]$")


@pytest.mark.thorough
def test_mypy_finds_what_is_wrong_with_a_rule_where_it_is_wrong(pytestconfig: pytest.Config) -> None:
    sources = {path: path.read_text("utf-8").splitlines() for path in sorted(PROGRAMS.glob("*.py"))}
    expected = {
        (path.name, number, match[1])
        for path, lines in sources.items()
        for number, line in enumerate(lines, 1)
        if (match := EXPECTED.search(line))
    }
    assert {path.name for path in sources} - {name for name, _, _ in expected} == {"right.py"}
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", str(pytestconfig.cache.mkdir("mypy")), str(PROGRAMS)],
        cwd=pytestconfig.rootpath,
        capture_output=True,
        text=True,
        check=False,
    )
    errors = [
        (Path(match["path"]).name, int(match["line"]), match["code"])
        for match in map(MYPY_ERROR.match, done.stdout.splitlines())
        if match
    ]
    assert sorted(errors) == sorted(expected), done.stderr
