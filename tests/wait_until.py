"""Waits in tests for what happens in another thread or process."""

import time
from collections.abc import Callable


def until(condition: Callable[[], bool]) -> None:
    """Waits until the condition holds; fails after a minute."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.005)
