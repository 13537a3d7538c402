"""What the app's pages may say over their websocket: draw the page, stop, I am still here.

Streamlit hears more: to clear what all visitors share, to tell the branch and the changed files of the repository that
the app lies in, to prepare uploads. None of our pages asks for that, nor for what a later version may hear.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from google.protobuf.message import DecodeError  # type: ignore[import-untyped]
from streamlit.proto.BackMsg_pb2 import BackMsg

from rulewright.server.request_limits import LONGEST_HEAD

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send
    from streamlit.proto.WidgetStates_pb2 import WidgetState

LONGEST_QUERY = LONGEST_HEAD
"""How many letters a page's parameters may have together, which come in the head of a request, too."""
MOST_CHOSEN = 1_000
"""How much may be chosen in all lists of a page together; the longest list has some two hundred names."""
MOST_NESTED = 500
"""How many lists and objects what is tapped may have; Python's reader gives up a thousand inside one another."""
KNOWN = frozenset({"rerun_script", "stop_script", "app_heartbeat"})
"""The kinds of messages that are passed on."""


class KnownMessages:
    """Leaves out messages of websockets that no page of ours sends, for what they ask or for how much of it.

    Of who has gone, or has been taken for gone, Streamlit reads once more, and would have it logged as a fault.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one connection."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        has_gone = False

        async def known() -> Message:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive" or _is_heard(message.get("bytes")):
                    return message

        async def told(message: Message) -> None:
            nonlocal has_gone
            try:
                await send(message)
            except (OSError, RuntimeError) as error:  # the latter where nothing had been heard for long
                has_gone = True
                raise OSError from error

        try:
            await self.app(scope, known, told)
        except RuntimeError:
            if not has_gone:
                raise


def _is_heard(data: bytes | None) -> bool:
    """Whether a message can be read and asks for what a page of ours may ask for."""
    try:
        message = BackMsg.FromString(data or b"")
    except DecodeError:
        return False
    asked = message.rerun_script
    widgets = asked.widget_states.widgets
    return (
        message.WhichOneof("type") in KNOWN
        and len(asked.query_string) <= LONGEST_QUERY
        and sum(map(_chosen, widgets)) <= MOST_CHOSEN
        and all(sum(map(each.json_value.count, "[{")) <= MOST_NESTED for each in widgets)
    )


def _chosen(widget: WidgetState) -> int:
    """How much is chosen in a list; none where it is none."""
    value = getattr(widget, widget.WhichOneof("value") or "", None)
    return len(getattr(value, "data", ()))
