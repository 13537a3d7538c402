"""One file of the game's facts, to be broken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def copied(rules: Path, tmp_path: Path) -> Callable[[str], Path]:
    """Copies a file of the game's facts into a rules folder that has the English texts and nothing else."""

    def copy(name: str) -> Path:
        folder = tmp_path / "rules"
        (folder / "talisman").mkdir(parents=True)
        (folder / "en").mkdir()
        (folder / "en/talisman").symlink_to(rules / "en/talisman", target_is_directory=True)
        (folder / "talisman" / name).write_text((rules / "talisman" / name).read_text("utf-8"), "utf-8")
        return folder

    return copy
