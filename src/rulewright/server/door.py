"""The way in: addresses that nobody needs are refused unread, and of one visitor few things are looked at side by side.

What is worked out waits its turn elsewhere (`benches`, `desk`, `gate`). But reading a request, packing an answer and
taking a message of the app hold up everybody, too, and one visitor may open hundreds of connections.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

LONGEST_PATH = 8_000
"""How many bytes a path may have; the longest of the reference has about a hundred."""
MOST_PARAMETERS = 100
"""How many parameters an address may have; the longest form has 41 fields."""
AT_ONCE = 6
"""As many as a browser opens connections to one host."""
GO = "rulewright.go"
"""Where a scope keeps what lets the visitor's next in, for whoever is going to wait and not to work."""


class Door:
    """Lets in up to `at_once` requests and messages of each visitor; another one when one of them is answered."""

    def __init__(self, app: ASGIApp, refuse: Callable[[Scope], Response], at_once: int = AT_ONCE) -> None:
        self.app = app
        self._refuse = refuse
        self._at_once = at_once
        self._inside: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one connection."""
        visitor = (scope.get("client") or ("",))[0]
        if scope["type"] == "websocket":
            await self.app(scope, self._one_by_one(visitor, receive), send)
        elif scope["type"] != "http":
            await self.app(scope, receive, send)
        else:
            await self._in_turn(visitor, scope, receive, send)

    async def _in_turn(self, visitor: str, scope: Scope, receive: Receive, send: Send) -> None:
        await self._enter(visitor)
        is_inside = True

        def leave() -> None:
            nonlocal is_inside
            if is_inside:
                is_inside = False
                self._leave(visitor)

        async def answer(message: Message) -> None:
            leave()  # whoever reads slowly keeps nobody out
            await send(message)

        try:
            app = self._refuse(scope) if _is_too_long(scope) else self.app
            await app({**scope, GO: leave}, receive, answer)
        finally:
            leave()

    def _one_by_one(self, visitor: str, receive: Receive) -> Receive:
        """The messages of a websocket; between two of them others have their turn, however many have come at once."""

        async def next_one() -> Message:
            message = await receive()
            await self._enter(visitor)
            try:
                await asyncio.sleep(0)
            finally:
                self._leave(visitor)
            return message

        return next_one

    async def _enter(self, visitor: str) -> None:
        if self._inside.get(visitor, 0) < self._at_once:
            self._inside[visitor] = self._inside.get(visitor, 0) + 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(visitor)
            raise

    def _leave(self, visitor: str) -> None:
        waiting = self._waiting.get(visitor)
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._waiting.pop(visitor, None)
        self._inside[visitor] -= 1
        if not self._inside[visitor]:
            del self._inside[visitor]


def _is_too_long(scope: Scope) -> bool:
    query: bytes = scope.get("query_string", b"")
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    return len(path) > LONGEST_PATH or query.count(b"&") >= MOST_PARAMETERS
