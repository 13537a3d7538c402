"""What the app's pages may say over their websocket: draw the page, stop, I am still here.

Streamlit hears more: to clear what all visitors share, to tell the branch and the changed files of the repository that
the app lies in, to prepare uploads. None of our pages asks for that, nor for what a later version may hear.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from google.protobuf.message import DecodeError  # type: ignore[import-untyped]
from streamlit.proto.BackMsg_pb2 import BackMsg

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

KNOWN = frozenset({"rerun_script", "stop_script", "app_heartbeat"})
"""The kinds of messages that are passed on."""


class KnownMessages:
    """Leaves out messages of websockets that no page of ours sends, or that cannot be read.

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
                if message["type"] != "websocket.receive" or _kind(message.get("bytes")) in KNOWN:
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


def _kind(data: bytes | None) -> str | None:
    """What a message asks for; nothing where it is none."""
    try:
        kind: str | None = BackMsg.FromString(data or b"").WhichOneof("type")
    except DecodeError:
        return None
    return kind
