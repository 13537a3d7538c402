"""Ctrl+C, where a library makes an error of its own of the `KeyboardInterrupt` that it causes."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from types import FrameType


def listen() -> Callable[[], bool]:
    """Whether Ctrl+C has been pressed since, to be asked where something fails; it ends what runs as ever.

    Pydantic that is interrupted while it makes a reader raises a `SchemaError`, and Python loses what is raised in
    some callbacks. To be called in the main thread; elsewhere, and where something else listens, nothing is heard.
    """
    heard: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:
        heard.append(number)
        signal.default_int_handler(number, frame)

    is_main = threading.current_thread() is threading.main_thread()
    if is_main and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, hear)
    return lambda: bool(heard)
