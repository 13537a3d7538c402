"""One lock for what pages of the app keep.

Streamlit draws a page anew where a value is changed while it is still drawn, and gives each of the two runs a lock of
its own over the same state: one failed with “dictionary changed size during iteration” where the other wrote.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from streamlit.runtime.state import SessionState


def share_one_lock() -> None:
    """Gives all runs of all pages one lock, held for a single access and while what a tap calls is called."""
    from streamlit.runtime.scriptrunner import script_runner
    from streamlit.runtime.state.safe_session_state import SafeSessionState

    lock = threading.RLock()

    class OneLock(SafeSessionState):
        def __init__(self, state: SessionState, yield_callback: Callable[[], None]) -> None:
            super().__init__(state, yield_callback)
            object.__setattr__(self, "_lock", lock)

    vars(script_runner)["SafeSessionState"] = OneLock
