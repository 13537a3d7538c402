"""How long a visitor may take over a request and an answer, and how many may be connected.

uvicorn ends connections that lie idle between requests. It waits for ever for a first request, for the rest of one, and
for somebody who does not read; Hypercorn limits a single read, Granian a request's head.
"""

from __future__ import annotations

import asyncio
import math
import resource
from collections import Counter
from contextlib import suppress
from functools import partial
from queue import Empty
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from rulewright.server.door import hung_up
from rulewright.server.origins import TrustedProxies, visitor_at
from rulewright.server.settings import Settings
from rulewright.server.turns import Turns

if TYPE_CHECKING:
    from starlette.types import ASGIApp

BACKLOG = 100
"""How many connections may wait to be taken; asyncio tries as many in one go, even with no descriptor left for them.
Of a flood of connections that are given up at once more would only wait longer, and so would whoever comes after."""
LONGEST_HEAD = 65_536
"""How many bytes the head of a request may have: a link tells cards in 4,000 letters, of which some take nine bytes."""
LONGEST_MESSAGE = 200_000
"""How many bytes a message of the app may have; all that a form can hold is a quarter of it."""
RESERVED_DESCRIPTORS = 64
"""Files and sockets that the server needs for itself."""
DESCRIPTORS = 4096
"""As many as the server asks for: enough for the connections that it takes unless told otherwise."""
_EACH = 5
"""Descriptors for a connection: its own, and four for a file that is sent, or for the event loops of an app's session
and of some that has just ended, which Streamlit keeps for two minutes in case its visitor comes back."""
MOST_READ = 4_096
"""How many bytes are looked at before other work has its turn: at most 700 chunks of one byte each."""
MOST_FRAMES = 1_024
"""How many bytes of websockets are: a hundred and seventy empty frames, each of which has an answer."""
PIECE = 1_024
"""How many bytes of one visitor are looked at before it is the others' turn: most requests are one piece."""
LEAST = 128
"""As how many bytes a shorter piece counts, or more of them would be looked at than other work can wait for."""
PAUSED_SECONDS = 0.01
"""How often it is looked whether a connection with something unread is paused no longer."""
AWAITED_SECONDS = 1.0
"""How long it may take a visitor to ask for something over an open connection before it makes room for another."""
MOST_UNREAD = 2 * LONGEST_MESSAGE + 262_144
"""How many bytes of a connection may wait to be looked at: asyncio reads a quarter of a megabyte in one go."""
_REFUSED = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 5\r\n\r\n"


def configuration(app: ASGIApp, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """uvicorn's configuration for an application, within the limits of the settings."""
    allow_descriptors()

    class HTTP(LimitedProtocol):
        limits = settings
        proxies = TrustedProxies(app, list(settings.proxies)).trusted_hosts  # type: ignore[arg-type]  # uvicorn's types
        most = most_connections(settings)
        idle: ClassVar[dict[LimitedProtocol, float]] = {}
        reading: ClassVar[Reading] = Reading()

    class WebSocket(LimitedWebSocket):
        reading: ClassVar[Reading] = Reading(MOST_FRAMES)

    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=HTTP,
        ws=WebSocket,
        backlog=BACKLOG,
        log_level="warning",
        access_log=False,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws_max_size=LONGEST_MESSAGE,
        proxy_headers=False,  # `TrustedProxies` reads them
        timeout_keep_alive=settings.idle,
        timeout_graceful_shutdown=5,
    )


def allow_descriptors() -> None:
    """Lets this process open as many files and sockets as the system allows it when it asks."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if most == resource.RLIM_INFINITY else min(DESCRIPTORS, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def most_connections(settings: Settings) -> int:
    """How many connections there may be, for which there are descriptors."""
    descriptors, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if descriptors == resource.RLIM_INFINITY:
        return settings.connections
    return max(1, min(settings.connections, (descriptors - RESERVED_DESCRIPTORS) // _EACH))


class Connection(Protocol):
    """What `Reading` asks of a connection."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    @property
    def visitor(self) -> str:
        """To whom what comes next is counted."""

    @property
    def is_paused(self) -> bool:
        """Whether nothing more is to be read for another reason."""

    def look_at(self, data: bytes) -> None:
        """Looks at what has come."""


class Reading:
    """What has come: in every round of the event loop so many bytes are looked at, piece by piece, visitors in turn."""

    def __init__(self, most: int = MOST_READ) -> None:
        self._most = most
        self._read = 0
        """How much has been looked at in this round."""
        self._unread: dict[Connection, bytes] = {}
        self._turns: Turns[Connection] = Turns(PIECE)
        """Connections with something unread that are not paused."""
        self._paused: list[Connection] = []
        self._round: asyncio.Handle | None = None

    def take(self, connection: Connection, data: bytes) -> None:
        """Hands the connection its data in this round or later ones, until which no more of it is read."""
        before = self._unread.get(connection)
        if before is None and self._turns.is_empty and self._read < self._most:
            data = self._look(connection, data, self._most - self._read)
        self._plan_round(connection.loop)
        if not data:
            return
        self._unread[connection] = (before or b"") + data
        connection.transport.pause_reading()
        if before is None:
            self._queue(connection)
        if len(self._unread[connection]) > MOST_UNREAD:
            self.forget(connection)
            connection.transport.abort()

    def __contains__(self, connection: Connection) -> bool:
        """Whether something of the connection is unread."""
        return connection in self._unread

    def forget(self, connection: Connection) -> None:
        """Forgets what is unread of a connection, which has ended."""
        if self._unread.pop(connection, None) is not None:
            self._turns.remove(connection)
            self._paused = [each for each in self._paused if each is not connection]

    def _queue(self, connection: Connection) -> None:
        """Lets a connection wait for its next turn."""
        if connection.is_paused:
            self._paused.append(connection)
        else:
            piece = min(len(self._unread[connection]), PIECE)
            self._turns.put(connection.visitor, connection, max(piece, LEAST))

    def _look(self, connection: Connection, data: bytes, most: int) -> bytes:
        """Has as much looked at as may be; the rest. What cannot be looked at ends its connection alone."""
        self._read += max(min(len(data), most), LEAST)
        try:
            connection.look_at(data[:most])
        except Exception as error:
            connection.transport.abort()
            told = {"message": "What came over a connection could not be looked at.", "exception": error}
            connection.loop.call_exception_handler(told)
            return b""
        return data[most:]

    def _plan_round(self, loop: asyncio.AbstractEventLoop, seconds: float = 0.0) -> None:
        """Plans the next round, unless one is planned that comes as soon."""
        is_late = isinstance(self._round, asyncio.TimerHandle)
        if self._round is not None and (seconds or not is_late):
            return
        if self._round is not None:
            self._round.cancel()
        later = partial(loop.call_later, seconds) if seconds else loop.call_soon
        self._round = later(self._next_round, loop)

    def _next_round(self, loop: asyncio.AbstractEventLoop) -> None:
        self._round, self._read = None, 0
        paused, self._paused = self._paused, []
        for connection in paused:
            self._queue(connection)
        with suppress(Empty):
            while self._read < self._most:
                connection = self._turns.get()
                if connection.transport.is_closing():
                    del self._unread[connection]
                    continue
                if connection.is_paused:
                    self._queue(connection)
                    continue
                data = self._unread.pop(connection)
                if len(data) <= PIECE:
                    connection.transport.resume_reading()
                if rest := self._look(connection, data, PIECE):
                    self._unread[connection] = rest
                    self._queue(connection)
        if self._read:  # the next round counts anew
            self._plan_round(loop)
        elif self._paused:
            self._plan_round(loop, PAUSED_SECONDS)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A websocket whose messages, and what comes between them, are looked at in turn with those of other visitors."""

    reading: ClassVar[Reading]
    _unfinished = 0
    """How many bytes of a message in pieces have come."""

    @property
    def visitor(self) -> str:
        """To whom what comes next is counted."""
        return _visitor(self)

    @property
    def is_paused(self) -> bool:
        """Whether a message waits to be taken."""
        return self.read_paused

    def data_received(self, data: bytes) -> None:
        """Takes what has come, when it is this visitor's turn."""
        if self.handshake_initiated:
            self.reading.take(self, data)
        else:
            super().data_received(data)

    def look_at(self, data: bytes) -> None:
        """Looks at what has come; a message in ever more pieces ends the connection, and a mistake after its end."""
        if self.transport.is_closing():
            return
        try:
            super().data_received(data)
        except InvalidState:  # what was wrong came together with the end
            self.transport.abort()
        self._unfinished = self._unfinished + len(data) if self.frames else 0
        if self._unfinished > 2 * LONGEST_MESSAGE:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        self.reading.forget(self)
        super().connection_lost(exc)


class LimitedProtocol(H11Protocol):
    """HTTP/1.1 with limits: what takes longer is ended; where there are too many, one that asks for nothing goes."""

    limits: ClassVar[Settings]
    proxies: ClassVar[Any]
    """The addresses of the proxies that are believed."""
    most: ClassVar[int]
    reading: ClassVar[Reading]
    idle: ClassVar[dict[LimitedProtocol, float]]
    """The connections that have no request under way, and since when, the one longest so first."""

    _state: object = None
    _is_upgraded = False
    _until: asyncio.TimerHandle | None = None
    _stall: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Takes a connection, or refuses it where all others are busy."""
        super().connection_made(transport)
        if len(self.connections) > self.most:
            if (asking_nothing := self._asking_nothing()) is not None:
                asking_nothing._end()
            elif (greedy := self._greedy()) is not None:
                greedy.transport.abort()
            elif self.idle:
                next(iter(self.idle))._end()
            else:
                transport.write(_REFUSED)
                self._end()
                return
        self._watch()

    def _asking_nothing(self) -> LimitedProtocol | None:
        """A connection that has long been open and asks for nothing: what was just opened is still to ask."""
        before = self.loop.time() - AWAITED_SECONDS
        return next((each for each, since in self.idle.items() if since < before and each not in self.reading), None)

    def _greedy(self) -> Any:  # noqa: ANN401
        """A connection of whoever has most of them; `None` where nobody has more than this visitor."""
        ours: Any = self.connections
        count = Counter(each.visitor for each in ours)
        greedy, most = count.most_common(1)[0]
        if most <= count[self.visitor]:
            return None
        return next(each for each in ours if each.visitor == greedy)

    def data_received(self, data: bytes) -> None:
        """Takes what has come, when it is this visitor's turn."""
        self.reading.take(self, data)

    @property
    def visitor(self) -> str:
        """To whom what comes next is counted; the head of a request over a proxy, which may be anybody's, to itself."""
        is_head = self.conn.their_state is h11.IDLE
        if is_head and self.client is not None and self.client[0] in self.proxies:
            return "{}:{}".format(*self.client)
        return _visitor(self)

    @property
    def is_paused(self) -> bool:
        """Whether an answer is to be read first."""
        return self.flow is not None and self.flow.read_paused

    def look_at(self, data: bytes) -> None:
        """Looks at what has come; what is none of HTTP after its answer, which cannot be told any more, ends it."""
        try:
            super().data_received(data)
        except h11.LocalProtocolError:
            self.transport.abort()
        self._watch()

    def on_response_complete(self) -> None:
        """Waits for the next request, or for the rest of this one."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection to uvicorn's websockets, which answer nothing to some requests."""
        super().handle_websocket_upgrade(event)
        self._is_upgraded = True
        self.idle.pop(self, None)
        _cancel(self._until)
        self.loop.call_later(self.limits.sending, self._require_websocket)

    def _require_websocket(self) -> None:
        if not getattr(self.transport.get_protocol(), "handshake_complete", True):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection, and says so to whoever waits for what is asked over it."""
        self.reading.forget(self)
        self.idle.pop(self, None)
        _cancel(self._until)
        _cancel(self._stall)
        super().connection_lost(exc)
        if self.scope is not None:
            hung_up(self.scope).set_result(None)  # type: ignore[arg-type]  # uvicorn's types

    def pause_writing(self) -> None:
        """Waits for the visitor to read, who must not take too long."""
        super().pause_writing()
        self._require_reading()

    def resume_writing(self) -> None:
        """Goes on writing."""
        super().resume_writing()
        _cancel(self._stall)

    def _watch(self) -> None:
        """Limits what the visitor does now, where that is something else than before: send a head, or a body."""
        state = self.conn.their_state
        if state is self._state or self._is_upgraded:
            return
        self._state = state
        _cancel(self._until)
        self.idle.pop(self, None)
        if state is h11.IDLE:
            self.idle[self] = self.loop.time()
        if state in (h11.IDLE, h11.SEND_BODY):
            # The API tells who sends a body too slowly, before the connection is ended.
            seconds = self.limits.sending * (2 if state is h11.SEND_BODY else 1)
            self._until = self.loop.call_later(seconds, self._end)

    def _end(self) -> None:
        """Ends the connection; what has been answered is still sent, for as long as somebody reads."""
        self.idle.pop(self, None)
        self.transport.close()
        self._require_reading()

    def _require_reading(self, before: float = math.inf) -> None:
        """Ends the connection at once where no more has been read than `before`, when so many bytes were left."""
        left = self.transport.get_write_buffer_size()
        if left >= before:
            self.transport.abort()
            return
        _cancel(self._stall)
        self._stall = self.loop.call_later(self.limits.reading, self._require_reading, left)


def _visitor(connection: Any) -> str:  # noqa: ANN401
    """Whose connection it is: who asked over it last, as the trusted proxies tell, else the other end's address."""
    told = (getattr(connection, "scope", None) or {}).get("client") or connection.client or ("",)
    return visitor_at(str(told[0]))


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
