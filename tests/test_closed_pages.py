"""What belongs to a closed page of the app is let go after a while, also when nobody comes any more."""

from __future__ import annotations

import asyncio
import weakref
from types import SimpleNamespace
from typing import Any

from streamlit.runtime import memory_session_storage

from event_loops import run_in_a_loop
from rulewright.server.closed_pages import let_closed_pages_go

KEPT = 0.1


class Session:
    """What a page holds."""

    id = "page"


def test_the_last_page_is_let_go_when_its_time_is_over(monkeypatch: Any) -> None:
    monkeypatch.setattr(memory_session_storage, "MemorySessionStorage", memory_session_storage.MemorySessionStorage)
    let_closed_pages_go()
    storage = memory_session_storage.MemorySessionStorage(ttl_seconds=KEPT)

    async def scene() -> tuple[bool, bool]:
        session = Session()
        held = weakref.ref(session)
        storage.save(SimpleNamespace(session=session))
        del session
        at_once = held() is not None and storage.get("page") is not None
        await asyncio.sleep(2 * KEPT)
        return at_once, held() is None

    assert run_in_a_loop(scene()) == (True, True)
