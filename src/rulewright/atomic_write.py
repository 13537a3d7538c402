"""Files and folders that are replaced whole: a reader finds old or new; what was cut short is cleared away.

What is made lies in a workshop, a folder beside the place that it is for. Its maker shares a lock on the folder around
it, which the system lets go when a process ends, however it ends. So whoever gets that lock alone knows that all
workshops there are left over.
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
        """Nobody is ever known to be alone there, so what is left stays."""
        if alone:
            raise OSError

    def _opened(_folder: Path) -> int:
        return os.open(os.devnull, os.O_RDONLY)
else:
    from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock

    def _lock(folder: int, *, alone: bool, wait: bool = False) -> None:
        """Raises `OSError` where somebody else holds the lock and it is not to `wait`, or the disk knows none."""
        flock(folder, LOCK_EX | (0 if wait else LOCK_NB) if alone else LOCK_SH)

    def _opened(folder: Path) -> int:
        return os.open(folder, os.O_RDONLY)


def write_atomically(path: Path, content: str | bytes) -> None:
    """Writes a file whole, beside its place first; its folder is made where there is none.

    Raises `OSError`, and then leaves what stood there.
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
    """A new folder in `parent`, which is made where there is none; gone afterwards, with what is still in it.

    Raises `OSError`.
    """
    parent.mkdir(parents=True, exist_ok=True)
    with (
        _hold_lock(parent, exclusive=False),
        tempfile.TemporaryDirectory(prefix=prefix, dir=parent, ignore_cleanup_errors=True) as folder,
    ):
        yield Path(folder)


def remove_stale_folders(parent: Path, prefix: str, finish: Callable[[Path], None] = lambda _: None) -> None:
    """Removes the workshops in `parent` that killed processes have left, unless somebody is at work in one.

    `end` brings to its end what was begun in one; where it raises `OSError`, that workshop stays.
    """
    with contextlib.suppress(OSError), _hold_lock(parent, exclusive=True):
        for left in sorted(each for each in parent.iterdir() if each.name.startswith(prefix)):
            with contextlib.suppress(OSError):
                finish(left)
                shutil.rmtree(left, ignore_errors=True)


@contextlib.contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Holds a folder alone, which is made where there is none; waits while another process or thread holds it."""
    folder.mkdir(parents=True, exist_ok=True)
    place = _opened(folder)
    try:
        with contextlib.suppress(OSError):  # a disk that knows no locks
            _lock(place, alone=True, wait=True)
        yield
    finally:
        os.close(place)


@contextlib.contextmanager
def _hold_lock(folder: Path, *, exclusive: bool) -> Iterator[None]:
    """Holds the lock on a folder, with others or alone. Raises `OSError` where it is to be alone and is not."""
    place = _opened(folder)
    try:
        try:
            _lock(place, alone=exclusive)
        except OSError:
            if exclusive:
                raise
            # The disk knows no locks: nobody gets one alone there either.
        yield
    finally:
        os.close(place)
