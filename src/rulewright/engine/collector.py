"""Python's garbage collector, left aside where it only costs time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_at_rest() -> Iterator[None]:
    """Looks for no garbage meanwhile.

    A solution is made of hundreds of thousands of tuples, none of which is garbage before the end: the collector looks
    through all of them again and again, which takes as long as making them.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
