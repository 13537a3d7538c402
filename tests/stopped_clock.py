"""A clock of a test's own for some modules; pools of processes and other threads keep the machine's."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType, SimpleNamespace

import pytest


def set_clock(monkeypatch: pytest.MonkeyPatch, clock: Callable[[], float], *modules: ModuleType) -> None:
    """Have `time.monotonic` return what `clock` returns, in these modules alone, which use nothing else of `time`."""
    for module in modules:
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=clock))
