"""The hook that `make hooks` installs refuses what `make check` would, and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOOKS = Path(__file__).parents[2] / "scripts" / "hooks"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A git repository with our hook and this installation."""
    folder = tmp_path / "a checkout"
    folder.mkdir()
    _git(folder, "init", "--quiet")
    _git(folder, "config", "core.hooksPath", str(HOOKS))
    (folder / ".venv").symlink_to(Path(sys.executable).parent.parent)
    (folder / ".git" / "info" / "exclude").write_text(".venv\n", "utf-8")
    return folder


def _git(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    who = {
        f"GIT_{role}_{part}": "someone@example.org" for role in ("AUTHOR", "COMMITTER") for part in ("NAME", "EMAIL")
    }
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return subprocess.run(
        ["git", "-C", str(folder), *arguments], env=environment | who, capture_output=True, text=True, check=False
    )


def _commit(folder: Path, name: str, text: str) -> subprocess.CompletedProcess[str]:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    _git(folder, "add", "--all")
    return _git(folder, "commit", "--message", "A change")


def test_a_well_written_file_is_committed(checkout: Path) -> None:
    assert _commit(checkout, "tests/a name.py", '"""A module."""\n').returncode == 0
    assert "A change" in _git(checkout, "log", "--format=%s").stdout


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("import os\n", "F401"), ("x = [1,\n2]\n", "would be reformatted")],
)
def test_a_badly_written_file_is_refused(checkout: Path, text: str, complaint: str) -> None:
    refused = _commit(checkout, "tests/a name.py", text)
    assert refused.returncode != 0
    assert complaint in refused.stdout + refused.stderr
    assert _git(checkout, "log").returncode != 0  # nothing was committed


def test_rules_that_cannot_be_read_are_refused(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_RULES", str(checkout / "rules"))
    refused = _commit(checkout, "rules/readme.txt", "no game\n")
    assert refused.returncode != 0
    assert "no-game" in refused.stdout + refused.stderr


def test_a_file_that_is_taken_away_is_not_looked_at(checkout: Path) -> None:
    _commit(checkout, "tests/one.py", '"""A module."""\n')
    (checkout / "tests" / "one.py").unlink()
    assert _commit(checkout, "tests/two.py", '"""A module."""\n').returncode == 0
