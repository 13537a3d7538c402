"""How the server's memory is kept from growing with its threads and its visitors."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

ARENAS = 2
LARGE = 128 * 1024
"""From how many bytes on something has a place that goes back to the system with it."""
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8
"""The numbers of these settings in glibc's `malloc.h`."""


def share_memory() -> None:
    """Has all threads take memory from the same few places. To be called before there are threads.

    glibc gives each thread a place of its own (an arena), up to eight a core; what is free in one is of no use to the
    others. They hold Python's lock in turn and hardly wait for a place. It also puts ever larger things there once one
    of them has been given back, between which nothing else fits: so no larger ones. Does nothing on other systems, or
    with other C libraries.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # no glibc
            library = ctypes.CDLL(None)
            library.mallopt(_M_ARENA_MAX, ARENAS)
            library.mallopt(_M_MMAP_THRESHOLD, LARGE)
