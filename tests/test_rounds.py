"""Pages of the app are sent in few rounds of the event loop, however many others are."""

from __future__ import annotations

import asyncio
from typing import Any

from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.runtime import runtime as streamlit_runtime
from streamlit.runtime.runtime import Runtime, RuntimeState

from event_loops import run_in_a_loop
from rulewright.server.rounds import AT_ONCE, send_in_fewer_rounds

PAGES, MESSAGES = 51, 30


class Page:
    """A page with messages to send, which counts those of all pages and says in which round its last was sent."""

    def __init__(self, sent: list[Page]) -> None:
        self.session = self.client = self
        self.script_run_count = 0
        self._sent = sent

    def flush_browser_queue(self) -> list[ForwardMsg]:
        return [ForwardMsg()] * MESSAGES if self not in self._sent else []

    def write_forward_msg(self, _message: ForwardMsg) -> None:
        self._sent.append(self)

    def on_flushed_messages_sent(self) -> None:
        pass


def test_a_page_waits_few_rounds_for_the_messages_of_fifty_others(monkeypatch: Any) -> None:
    monkeypatch.setattr(streamlit_runtime, "asyncio", asyncio)
    send_in_fewer_rounds()

    async def scene() -> int:
        sent: list[Page] = []
        pages = [Page(sent) for _ in range(PAGES)]
        runtime = Runtime.__new__(Runtime)
        loop = asyncio.get_running_loop()
        stop = asyncio.Event()
        objects = type("Objects", (), {})()
        objects.must_stop, objects.need_send_data, objects.started = stop, asyncio.Event(), loop.create_future()
        objects.stopped = loop.create_future()
        manager = type("Manager", (), {"list_active_sessions": lambda _: pages, "list_sessions": lambda _: []})()
        vars(runtime).update(_session_mgr=manager, _state=RuntimeState.ONE_OR_MORE_SESSIONS_CONNECTED)
        monkeypatch.setattr(runtime, "_get_async_objs", lambda: objects)
        monkeypatch.setattr(runtime, "_set_state", lambda _: None)
        sending, rounds = asyncio.ensure_future(runtime._loop_coroutine()), 0
        while len(sent) < PAGES * MESSAGES:
            assert not sending.done()
            rounds += 1
            await asyncio.sleep(0)
        stop.set()
        await sending
        return rounds

    assert run_in_a_loop(scene()) <= PAGES * MESSAGES // AT_ONCE + 3
