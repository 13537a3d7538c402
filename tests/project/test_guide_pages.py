"""The guide for developers describes what it is about, and Sphinx has nothing against it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright
import rulewright.engine
import rulewright.games

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "site" / "guide"


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("names", {*rulewright.__all__} - {"__version__"}),
        ("engine", {*rulewright.engine.__all__}),
        ("a-game-in-an-afternoon", {*rulewright.games.__all__}),
    ],
    ids=["rulewright", "engine", "games"],
)
def test_every_public_name_is_described(page: str, names: set[str]) -> None:
    described = re.findall(r"^\.\. auto\w+:: (\w+)$", (GUIDE / f"{page}.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(described) == sorted(names)


@pytest.mark.long
def test_sphinx_builds_it_without_a_warning(tmp_path: Path) -> None:
    (arguments,) = re.findall(
        r"^guide:.*\n\t.*-m sphinx (.*) -d ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE
    )
    command = [sys.executable, "-m", "sphinx", *arguments.split(), "-d", str(tmp_path / "trees"), ".", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stderr) == (0, "")
    assert "exact fractions" in (tmp_path / "site/guide/names.html").read_text("utf-8")
    assert "class ChangesRecord" in re.sub("<[^>]+>", "", (tmp_path / "site/guide/data.html").read_text("utf-8"))
