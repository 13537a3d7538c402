"""A worker process that ends with its parent, even if that was killed."""

from __future__ import annotations

import multiprocessing
import os
import threading


def exit_with_parent() -> None:
    """End this process as soon as its parent has ended, even during work; no effect in a process without a parent."""
    threading.Thread(target=_exit_after_parent, daemon=True).start()


def _exit_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
