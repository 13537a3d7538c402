"""Replacement of files and folders as a whole: a reader finds the old or the new one, never a part.

New content is written into a staging folder beside its place. The writer shares a lock on the parent folder, which the
system releases when a process ends, even a killed one. So an exclusive lock proves that all staging folders there are
left over, and they are removed.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

if sys.platform == "win32":

    def _lock(_folder: int, *, alone: bool, wait: bool = False) -> None:  # noqa: ARG001
        """Never lock exclusively on Windows, so left-over folders stay."""
        if alone:
            raise OSError

    def _opened(_folder: Path) -> int:
        return os.open(os.devnull, os.O_RDONLY)
else:
    from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock

    def _lock(folder: int, *, alone: bool, wait: bool = False) -> None:
        """Lock a folder. Raises `OSError` if another process holds the lock, unless it may `wait`, or without locks."""
        flock(folder, LOCK_EX | (0 if wait else LOCK_NB) if alone else LOCK_SH)

    def _opened(folder: Path) -> int:
        return os.open(folder, os.O_RDONLY)


def write_atomically(path: Path, content: str | bytes) -> None:
    """Replace a file as a whole, and create its folder if necessary.

    Raises `OSError`, and then leaves the old file.
    """
    remove_stale_folders(path.parent, prefix := f".{path.name}.")
    with staging_folder(path.parent, prefix) as bench:
        new = bench / path.name
        with new.open("wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)


@contextlib.contextmanager
def staging_folder(parent: Path, prefix: str) -> Iterator[Path]:
    """A new folder in `parent`, which is created if necessary; it is removed afterwards with its contents.

    Raises `OSError`.
    """
    parent.mkdir(parents=True, exist_ok=True)
    with (
        _hold_lock(parent, exclusive=False),
        tempfile.TemporaryDirectory(prefix=prefix, dir=parent, ignore_cleanup_errors=True) as folder,
    ):
        yield Path(folder)


def remove_stale_folders(parent: Path, prefix: str, finish: Callable[[Path], None] = lambda _: None) -> None:
    """Remove the staging folders in `parent` that killed processes have left, unless one is in use.

    `finish` completes or undoes the work of one; if it raises `OSError`, that folder stays.
    """
    with contextlib.suppress(OSError), _hold_lock(parent, exclusive=True):
        for left in sorted(each for each in parent.iterdir() if each.name.startswith(prefix)):
            with contextlib.suppress(OSError):
                finish(left)
                shutil.rmtree(left, ignore_errors=True)


@contextlib.contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Hold a folder exclusively, and create it if necessary; wait while another process or thread holds it."""
    folder.mkdir(parents=True, exist_ok=True)
    place = _opened(folder)
    try:
        with contextlib.suppress(OSError):  # a disk without locks
            _lock(place, alone=True, wait=True)
        yield
    finally:
        os.close(place)


@contextlib.contextmanager
def _hold_lock(folder: Path, *, exclusive: bool) -> Iterator[None]:
    """Hold the lock on a folder, shared or exclusive. Raises `OSError` if an exclusive lock is not available."""
    place = _opened(folder)
    try:
        try:
            _lock(place, alone=exclusive)
        except OSError:
            if exclusive:
                raise
            # A disk without locks: nobody gets an exclusive one there either.
        yield
    finally:
        os.close(place)
