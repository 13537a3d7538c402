"""Two runs of a page of the app may read and write what it keeps at the same time."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from streamlit.runtime.scriptrunner import script_runner
from streamlit.runtime.state import SessionState

from rulewright.server.one_lock import share_one_lock

SECONDS = 1.0
NAMES = [f"field {number}" for number in range(50)]


@pytest.fixture(autouse=True)
def _switching_often(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(script_runner, "SafeSessionState", vars(script_runner)["SafeSessionState"])
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def test_a_run_reads_what_another_writes() -> None:
    share_one_lock()
    state, until = SessionState(), time.monotonic() + SECONDS
    runs: Any = [vars(script_runner)["SafeSessionState"](state, lambda: None) for _ in range(2)]

    def write() -> None:
        while time.monotonic() < until:
            for name in NAMES:
                runs[0][name] = name
            for name in NAMES:
                del runs[0][name]

    writing = threading.Thread(target=write)
    writing.start()
    try:
        while time.monotonic() < until:
            assert set(runs[1].filtered_state) <= set(NAMES)
    finally:
        writing.join()
