"""Every id that was ever published: `ids.lock` in the rules folder, a line each; `old -> new` retires one."""

from __future__ import annotations

import re
from pathlib import Path

LOCK_FILE = "ids.lock"
_REDIRECT = re.compile(r"^(\S+) -> (\S+)$")


def read_locked_ids(rules: Path) -> tuple[dict[str, int], dict[str, str]]:
    """The ids in the lock file with their line numbers, and the redirects of retired ids (old id to new id)."""
    locked: dict[str, int] = {}
    redirects: dict[str, str] = {}
    path = rules / LOCK_FILE
    if path.is_file():
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1):
            words = line.split("#")[0].strip()
            if match := _REDIRECT.match(words):
                redirects[match[1]] = match[2]
            elif words:
                locked[words] = number
    return locked, redirects
