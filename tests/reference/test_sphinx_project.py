"""The site as a Sphinx project: the documented lines build a language, and Sphinx knows which pages show a text."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.site


def test_sphinx_builds_what_is_staged_and_again_only_what_has_changed(
    duel: Path, project: Path, tmp_path: Path, edit: Callable[[Path, str, str], None]
) -> None:
    sources, output = tmp_path / "sources", tmp_path / "output"
    printed: list[str] = []  # why Sphinx reads what it reads

    def build() -> set[str]:
        """The pages that were written."""
        before = {file: file.stat().st_mtime_ns for file in output.rglob("*.html")}
        for command in (
            ["rulewright", "site", "--rules", str(duel), "--stage", str(sources), "--language", "ko"],
            [
                "sphinx", "-W", "-b", "dirhtml", "-c", str(project), "-D", "language=ko",
                "-D", f"rulewright_rules={duel}", str(sources), str(output),
            ],
        ):  # fmt: skip
            done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=False)
            assert (done.returncode, done.stderr) == (0, "")
            printed.append(done.stdout)
        after = {file: file.stat().st_mtime_ns for file in output.rglob("*.html")}
        written = {file.relative_to(output).parent.as_posix() for file in after if after[file] != before.get(file)}
        return written - {"duel/attacks/tie"}  # a retired id, whose page is always written

    assert len(build()) == 11
    page = (output / "duel/attacks/index.html").read_text("utf-8")
    assert "Iacta 1 alea." in page
    assert '<html lang="ko"' in page
    assert (output / "duel/attacks/tie/index.html").is_file()
    assert build() == set(), printed[-1]
    edit(duel / "ko/duel/attacks/battle.md", "Iacta 1 alea.", "Iacta 2 aleas.")
    assert build() == {"duel/attacks", "duel/attacks/battle"}, printed[-1]
    edit(duel / "ko/duel/differences/who-rolls.md", "Ambo iaciunt.", "Nemo iacit.")
    assert build() == {"duel/attacks/battle", "duel/differences", "duel/differences/who-rolls"}, printed[-1]
