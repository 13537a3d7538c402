"""Reading of content files: plain files of UTF-8, the locked ids, and records preloaded in a browser."""

from __future__ import annotations

import os
import pickle
import re
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from rulewright.corpus.findings import Finding

LOCK_FILE = "ids.lock"
"""The file of all ids ever published, a line each; `old -> new` retires one."""
_REDIRECT = re.compile(r"^(\S+) -> (\S+)$")
RecordT = TypeVar("RecordT")
_preloaded: dict[str, bytes] = {}


def read_text(path: str | Path, name: str) -> str | Finding:
    """The text of the file at `path`, or the finding if it is unusable; `name` is the file's name in findings.

    Raises `FileNotFoundError` and `IsADirectoryError`.
    """
    try:
        with open(path, "rb", buffering=0, opener=_open_nonblocking) as file:  # unbuffered: thousands are read
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                cause = "It is a pipe or a device, no file of text."
                return Finding(name, 1, "not-a-file", cause, "Put a plain file in its place, or take it away.")
            text = file.read().decode()
            return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text
    except UnicodeDecodeError as error:
        return Finding(name, 1, "not-utf-8", f"Byte {error.start} is not UTF-8.", "Save the file as UTF-8.")
    except (FileNotFoundError, IsADirectoryError):
        raise
    except OSError as error:
        return Finding(name, 1, "unreadable", f"The file cannot be read: {error.strerror}.", "Make it readable.")


def _open_nonblocking(path: str, flags: int) -> int:
    """Open a file without blocking, since a named pipe would wait for a writer."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


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


def preload(records: Mapping[str, bytes]) -> None:
    """Register pickled records in place of TOML files, by their paths below the rules.

    In a browser they are delivered with the program, since reading TOML there would take most of an answer's time.
    """
    _preloaded.update(records)


def preloaded(name: str, shape: type[RecordT]) -> RecordT | None:
    """The preloaded record of a file; `None` if there is none of this shape."""
    record = pickle.loads(_preloaded[name]) if name in _preloaded else None
    return record if isinstance(record, shape) else None
