"""The way in: addresses that nobody needs are refused unread, and few requests are looked at side by side.

What is worked out waits its turn elsewhere (`benches`, `desk`, `gate`). But reading a request, packing an answer and
taking a message of the app hold up everybody, too, and one visitor may open hundreds of connections.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from queue import Empty
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.requests import ClientDisconnect

from rulewright.server.origins import visitor_of
from rulewright.server.turns import Turns

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

LONGEST_PATH = 8_000
"""How many bytes a path may have; the longest of the reference has about a hundred."""
MOST_PARAMETERS = 100
"""How many parameters an address may have; the longest form has 41 fields."""
AT_ONCE = 8
"""How many requests and messages are looked at side by side: some wait for a disk meanwhile."""
MESSAGES_A_SECOND = 30
"""How many websockets of the app are opened and messages taken in a second: about as many as pages can be drawn."""
LATE = 8
"""So many of them may pass together where the event loop is late: a quarter of a second."""
GO = "rulewright.go"
"""Where a scope keeps what lets the next in, for whoever is going to wait and not to work."""
_HUNG_UP = "rulewright.hung_up"
ValueT = TypeVar("ValueT")


def hung_up(scope: Scope) -> asyncio.Future[None]:
    """Done as soon as the connection notices that the visitor of this request has hung up."""
    state = scope.setdefault("state", {})
    if _HUNG_UP not in state:
        state[_HUNG_UP] = asyncio.get_running_loop().create_future()
    gone: asyncio.Future[None] = state[_HUNG_UP]
    return gone


async def unless_hung_up(scope: Scope, work: Coroutine[Any, Any, ValueT]) -> ValueT:
    """What comes of work. Raises what it raises, and `ClientDisconnect` where the visitor hangs up first."""
    gone, working = hung_up(scope), asyncio.ensure_future(work)
    try:
        await asyncio.wait((gone, working), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()


class Door:
    """Lets in `at_once` requests and messages; another, visitors in turn, when one is answered or has to wait."""

    def __init__(
        self,
        app: ASGIApp,
        refuse: Callable[[Scope], Response],
        at_once: int = AT_ONCE,
        beside: list[Turns[Any]] | None = None,
    ) -> None:
        self.app = app
        self._refuse = refuse
        self._free = at_once
        self._turns: Turns[asyncio.Future[None]] = Turns(at_once)
        self._messages = Pace(1 / MESSAGES_A_SECOND, beside)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one connection."""
        visitor, scope = visitor_of(scope), _without_escaped_cookies(scope)
        if scope["type"] == "websocket":
            await self._open(visitor, scope, receive, send)
        elif scope["type"] == "http":
            await self._in_turn(visitor, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _in_turn(self, visitor: str, scope: Scope, receive: Receive, send: Send) -> None:
        is_inside = is_answered = False

        async def enter() -> None:
            nonlocal is_inside
            await self._enter(visitor, scope)
            is_inside = True

        def leave() -> None:
            nonlocal is_inside
            if is_inside:
                is_inside = False
                self._leave()

        async def hear() -> Message:
            leave()  # whoever sends slowly keeps nobody out
            message = await receive()
            if not is_answered and message["type"] == "http.request":
                await enter()
            return message

        async def answer(message: Message) -> None:
            nonlocal is_answered
            is_answered = True
            leave()  # nor whoever reads slowly
            await send(message)

        try:
            await enter()
            app = self._refuse(scope) if _is_too_long(scope) else self.app
            if _has_two_ends(scope):
                from starlette.responses import Response

                app = Response(status_code=400, headers={"Connection": "close"})
            await app({**scope, GO: leave}, hear, answer)
        except ClientDisconnect:
            pass
        finally:
            leave()

    async def _open(self, visitor: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Opens a websocket in turn, too: a session of the app is work. Who hangs up before, or talks, has none."""
        first = asyncio.ensure_future(receive())
        await first
        second = asyncio.ensure_future(receive())
        turn = asyncio.ensure_future(self._messages.turn(visitor))
        unread = [second, first]

        async def hear() -> Message:
            return await (unread.pop() if unread else receive())

        try:
            await asyncio.wait((second, turn), return_when=asyncio.FIRST_COMPLETED)
            if not second.done():
                await self.app(scope, self._one_by_one(visitor, hear), send)
            elif second.result()["type"] != "websocket.disconnect":
                await send({"type": "websocket.close"})
        finally:
            turn.cancel()
            second.cancel()

    def _one_by_one(self, visitor: str, receive: Receive) -> Receive:
        """The messages of a websocket; between two of them others have their turn, however many have come at once."""

        async def next_one() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive":
                await self._messages.turn(visitor)
            return message

        return next_one

    async def _enter(self, visitor: str, scope: Scope) -> None:
        """Waits for a place. Raises `ClientDisconnect` where the visitor hangs up first."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.put(visitor, turn)
        self._call()
        gone, forget = hung_up(scope), partial(self._forget, turn)
        gone.add_done_callback(forget)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()
            raise
        finally:
            gone.remove_done_callback(forget)

    def _forget(self, turn: asyncio.Future[None], _: object) -> None:
        """Lets nobody wait for a place any more."""
        if not turn.done():
            turn.set_exception(ClientDisconnect())
            self._turns.remove(turn)

    def _leave(self) -> None:
        self._free += 1
        self._call()

    def _call(self) -> None:
        """Lets in who is next, as many as there are places."""
        while self._free:
            try:
                turn = self._turns.get()
            except Empty:
                return
            if not turn.done():  # who waited may have hung up
                self._free -= 1
                turn.set_result(None)


class Pace:
    """Lets one thing pass every so many seconds, visitors in turn; whoever comes when nobody waits passes at once.

    Where the event loop is late, as many pass together as would have been let pass meanwhile, up to `LATE`.
    """

    def __init__(self, seconds: float, beside: list[Turns[Any]] | None = None) -> None:
        self._seconds = seconds
        self._turns: Turns[asyncio.Future[None]] = Turns(AT_ONCE, beside)
        self._is_resting = False
        self._next = 0.0
        """When the next may pass, by the loop's clock."""

    async def turn(self, visitor: str) -> None:
        """Waits for the visitor's turn."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.put(visitor, called)
        if not self._is_resting:
            self._next = asyncio.get_running_loop().time()
            self._call()
        try:
            await called
        except asyncio.CancelledError:
            self._turns.remove(called)
            raise

    def _call(self) -> None:
        """Lets the next pass, then rests."""
        self._is_resting = False
        loop = asyncio.get_running_loop()
        passed = 0
        while not self._turns.is_empty:
            called = self._turns.get()
            if called.done():  # who waited may have hung up
                continue
            called.set_result(None)
            passed += 1
            self._next = max(self._next, loop.time() - LATE * self._seconds) + self._seconds
            if passed == LATE or self._next > loop.time():
                self._is_resting = True
                loop.call_at(self._next, self._call)
                return


def _without_escaped_cookies(scope: Scope) -> Scope:
    """The scope without cookies that have a backslash, which none of ours has.

    Python's reader of cookies takes a minute for 60 kB of them (CVE-2024-7592, mended in Python 3.11.10 and 3.12.6).
    """
    headers = scope.get("headers", ())
    kept = [(name, value) for name, value in headers if name != b"cookie" or b"\\" not in value]
    return {**scope, "headers": kept} if len(kept) < len(headers) else scope


def _has_two_ends(scope: Scope) -> bool:
    """Whether a request says in two ways where it ends: a proxy in front may believe the other (RFC 9112, 6.1)."""
    names = {name for name, _ in scope["headers"]}
    return b"content-length" in names and b"transfer-encoding" in names


def _is_too_long(scope: Scope) -> bool:
    query: bytes = scope.get("query_string", b"")
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    return len(path) > LONGEST_PATH or query.count(b"&") >= MOST_PARAMETERS
