"""Pages of the app ask for what ours ask for; whatever else Streamlit would hear does not reach it."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from streamlit.proto.BackMsg_pb2 import BackMsg

from event_loops import run_in_a_loop
from rulewright.server.messages import KNOWN, LONGEST_QUERY, MOST_CHOSEN, MOST_NESTED, KnownMessages

KINDS = [field.name for field in BackMsg.DESCRIPTOR.oneofs_by_name["type"].fields]


def message(kind: str) -> bytes:
    asked = BackMsg()
    if asked.DESCRIPTOR.fields_by_name[kind].message_type is None:
        setattr(asked, kind, True)
    else:
        getattr(asked, kind).SetInParent()
    return asked.SerializeToString()


def heard(*sent: bytes | str, kind: str = "websocket") -> list[Any]:
    """What the application hears of what a browser sends."""
    found: list[Any] = []
    coming: list[dict[str, Any]] = [
        {"type": "websocket.receive", "text" if isinstance(each, str) else "bytes": each} for each in sent
    ]
    coming.append({"type": "websocket.disconnect"})

    async def receive() -> Any:
        return coming.pop(0)

    async def app(_scope: Any, receive: Any, _send: Any) -> None:
        while (each := await receive())["type"] != "websocket.disconnect":
            found.append(each["bytes"])

    async def scene() -> None:
        await KnownMessages(app)({"type": kind}, receive, None)  # type: ignore[arg-type]

    run_in_a_loop(scene())
    return found


def test_pages_are_drawn_stopped_and_kept_open() -> None:
    assert {"rerun_script", "stop_script", "app_heartbeat"} == KNOWN < set(KINDS)
    asked = [message(kind) for kind in sorted(KNOWN)]
    assert heard(*asked) == asked


def redrawn(query: str = "", chosen: tuple[int, ...] = (), tapped: str = "") -> bytes:
    """The message of a page with lists in which so much is chosen."""
    asked = BackMsg()
    asked.rerun_script.query_string = query
    widgets = asked.rerun_script.widget_states.widgets
    for count in chosen:
        widgets.add(id="list").string_array_value.data.extend([""] * count)
    widgets.add(id="hand").json_value = tapped
    return asked.SerializeToString()


@pytest.mark.parametrize(
    ("page", "is_heard"),
    [
        (redrawn("x" * LONGEST_QUERY), True),
        (redrawn("x" * (LONGEST_QUERY + 1)), False),
        (redrawn(chosen=(MOST_CHOSEN // 2,) * 2), True),
        (redrawn(chosen=(MOST_CHOSEN // 2,) * 2 + (1,)), False),
        (redrawn(tapped="[" * MOST_NESTED), True),
        (redrawn(tapped="[" * MOST_NESTED + "{"), False),
    ],
)
def test_no_page_of_ours_says_so_much(page: bytes, is_heard: bool) -> None:
    assert heard(page) == [page] * is_heard


@pytest.mark.parametrize("kind", sorted(set(KINDS) - KNOWN))
def test_what_no_page_of_ours_asks_for_is_not_heard(kind: str) -> None:
    drawn = message("rerun_script")
    assert heard(message(kind), drawn, drawn + message(kind)) == [drawn]  # of two kinds in one message the last counts


@pytest.mark.parametrize("garbage", [b"", b"\xff\xff", b"\x00" * 1_000, "text", message("rerun_script") + b"\x0a"])
def test_what_is_no_message_is_not_heard(garbage: bytes | str) -> None:
    drawn = message("rerun_script")
    assert heard(garbage, drawn) == [drawn]


@pytest.mark.parametrize("gone", [OSError, RuntimeError, None])
def test_a_page_that_is_sent_to_who_has_gone_is_no_fault(gone: type[Exception] | None) -> None:
    async def send(message: Any) -> None:
        if gone and message["type"] == "websocket.send":
            raise gone

    async def app(scope: Any, receive: Any, send: Any) -> None:
        """Draws as Streamlit does: what is sent goes wrong elsewhere, and then there is nothing to read from."""
        page = WebSocket(scope, receive, send)
        await page.accept()
        with suppress(WebSocketDisconnect):
            await page.send_bytes(b"")
        await page.receive_bytes()
        raise RuntimeError("a fault")

    async def scene() -> None:
        coming = iter([{"type": "websocket.connect"}, {"type": "websocket.receive", "bytes": message("stop_script")}])

        async def receive() -> Any:
            return next(coming)

        await KnownMessages(app)({"type": "websocket"}, receive, send)

    with nullcontext() if gone else pytest.raises(RuntimeError, match="a fault"):
        run_in_a_loop(scene())
