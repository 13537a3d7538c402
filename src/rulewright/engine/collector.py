"""Pausing Python's garbage collector while it only costs time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_at_rest() -> Iterator[None]:
    """Pause garbage collection inside the `with` block.

    A solution consists of hundreds of thousands of tuples, and none of them is garbage before the end. The collector
    would scan them again and again, which takes as long as building them.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
