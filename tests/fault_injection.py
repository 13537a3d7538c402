"""Makes a process fail at one step of what it writes, step by step, as SQLite's anomaly tests do."""

from __future__ import annotations

import errno
import os
import resource
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_STEPS = {"os.rename", "os.mkdir", "os.remove", "os.rmdir", "os.truncate"}
FINISHED, REFUSED = 0, 3
"""How a child ended that no step stopped, or whose work raised what was done to it."""


def refused_at(work: Callable[[], object], folder: Path) -> Iterator[int]:
    """Runs `work` in a child again and again; each time the next step below `folder` finds no space.

    Yields the number of the step after each run; ends when a run had no such step any more.
    """
    yield from _each(work, folder, _no_space)


def killed_at(work: Callable[[], object], folder: Path) -> Iterator[int]:
    """The same with a child that is killed just before the step."""
    yield from _each(work, folder, lambda: os.kill(os.getpid(), signal.SIGKILL))


def full_at(work: Callable[[], object], sizes: Iterator[int] | range) -> Iterator[int]:
    """Runs `work` in a child that can write files of no more than each of `sizes` bytes; yields the size afterwards."""
    for size in sizes:

        def limited(size: int = size) -> None:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            work()

        assert _in_child(limited) in (FINISHED, REFUSED)
        yield size


def _no_space() -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _each(work: Callable[[], object], folder: Path, fault: Callable[[], None]) -> Iterator[int]:
    step = 0
    while True:
        step += 1
        reached, written = os.pipe()

        def faulty(step: int = step, written: int = written) -> None:
            _fail(step, folder, fault, written)
            work()

        status = _in_child(faulty)
        os.close(written)
        was_reached = bool(os.read(reached, 1))
        os.close(reached)
        if not was_reached:
            assert status == FINISHED, status
            return
        assert status in (FINISHED, REFUSED, -signal.SIGKILL), (step, status)
        yield step


def _fail(step: int, folder: Path, fault: Callable[[], None], tell: int) -> None:
    """Has the `step`-th change below `folder` that this process is about to make fail."""
    counted = 0
    place = os.fspath(folder)

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal counted
        is_write = event == "open" and isinstance(arguments[2], int) and arguments[2] & _WRITES
        if not (is_write or event in _STEPS) or not str(arguments[0]).startswith(place):
            return
        counted += 1
        if counted == step:
            os.write(tell, b"!")
            fault()

    sys.addaudithook(hook)
    synced = os.fsync

    def fsync(file: int) -> None:
        hook("os.mkdir", (place,))
        synced(file)

    os.fsync = fsync


def _in_child(work: Callable[[], object]) -> int:
    """The exit status of a forked child that does the work; minus the signal that killed it."""
    assert threading.current_thread() is threading.main_thread()
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        return os.waitstatus_to_exitcode(status)
    status = 1
    try:
        work()
        status = FINISHED
    except Exception as error:
        cause: BaseException | None = error
        while cause is not None and not isinstance(cause, OSError):
            cause = cause.__cause__ or cause.__context__
        if isinstance(cause, OSError):
            status = REFUSED
        else:
            traceback.print_exc()
    finally:
        os._exit(status)
