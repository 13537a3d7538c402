"""How many messages of the app's pages are sent in one round of the event loop.

Streamlit sends one, of all its visitors' pages together, and lets a round pass. While many ask for much a round takes
tens of milliseconds and pages are drawn faster than that: a page that was drawn at once waited for a thousand messages
of others.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

AT_ONCE = 128
"""So many take a few milliseconds; a page has about thirty."""


class FewerRounds:
    """What the module `asyncio` is to Streamlit's sender, but that only one of `at_once` empty sleeps is one."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._sent = count(1)

    async def sleep(self, delay: float) -> None:
        """Sleeps; for no time, often not even for a round of the event loop."""
        if delay or next(self._sent) % self._at_once == 0:
            await asyncio.sleep(delay)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        return getattr(asyncio, name)


def send_in_fewer_rounds() -> None:
    """Lets Streamlit send so many messages in a round."""
    from streamlit.runtime import runtime

    vars(runtime)["asyncio"] = FewerRounds()
