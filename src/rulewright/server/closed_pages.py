"""When what belongs to a closed page of the app is let go.

Streamlit keeps it for two minutes, for a phone that was out of reach, but looks only when another page is closed: after
the last visitors have gone, up to 128 pages would stay with all that they hold, their event loops' descriptors too.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from streamlit.runtime.session_manager import SessionInfo


MOMENT = 0.01
"""Seconds after which its time is over for certain."""


def let_closed_pages_go() -> None:
    """Lets Streamlit look when a page's time is over. To be called before its application is made."""
    from streamlit.runtime import memory_session_storage

    class Storage(memory_session_storage.MemorySessionStorage):
        def save(self, session_info: SessionInfo) -> None:
            super().save(session_info)
            cache: Any = self._cache  # cachetools' TTLCache
            asyncio.get_running_loop().call_later(cache.ttl + MOMENT, cache.expire)

    vars(memory_session_storage)["MemorySessionStorage"] = Storage
