"""Connections that take too long, or are too many, end; those of visitors who ask and read do not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import h11
import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from uvicorn.server import ServerState

from event_loops import run_in_a_loop
from rulewright.server.connections import (
    AWAITED_SECONDS,
    LEAST,
    LONGEST_MESSAGE,
    MOST_FRAMES,
    MOST_READ,
    MOST_UNREAD,
    PIECE,
    LimitedProtocol,
    Reading,
    allow_descriptors,
    configuration,
    most_connections,
)
from rulewright.server.door import Door
from rulewright.server.logs import Faultless
from rulewright.server.settings import Settings
from server_thread import address, threaded
from wait_until import until

SHORT, LONG = 0.3, 600
GET = b"GET /%s HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
Serve = Callable[..., uvicorn.Server]


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers at once, after reading the body, after a while, with much, or over a websocket."""
    if scope["type"] == "websocket":
        await receive()  # that somebody connects
        if scope["path"] == "/refused":
            await send({"type": "websocket.http.response.start", "status": 403, "headers": []})
            await send({"type": "websocket.http.response.body", "body": b"refused"})
            return
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "heard"})
        return
    if scope["type"] != "http":
        return
    body = b"answer"
    if scope["path"] == "/read":
        while (message := await receive()).get("more_body"):
            pass
        if message["type"] == "http.disconnect":
            return
    if scope["path"] == "/slow":
        await asyncio.sleep(4 * SHORT)
    if scope["path"] == "/much":
        body = b"x" * 50_000_000
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts a server with these limits, and long ones otherwise."""
    with contextlib.ExitStack() as running:

        def start(served: Any = app, **limits: Any) -> uvicorn.Server:
            settings = Settings(**{"sending": LONG, "reading": LONG, "idle": LONG} | limits)
            return running.enter_context(threaded(served, settings))

        yield start


class RecordingHandler(logging.Handler):
    """Keeps what it is given to log."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())


@contextlib.contextmanager
def connected(server: uvicorn.Server, *sent: bytes) -> Iterator[socket.socket]:
    with socket.create_connection(address(server), timeout=3) as visitor:
        for each in sent:
            visitor.sendall(each)
        yield visitor


def everything(visitor: socket.socket) -> bytes:
    """What comes until the server ends the connection; fails where it does not."""
    found = bytearray()
    with contextlib.suppress(ConnectionResetError):
        while piece := visitor.recv(65_536):
            found += piece
    return bytes(found)


def received(visitor: socket.socket, end: bytes) -> bytes:
    found = b""
    while not found.endswith(end):
        piece = visitor.recv(65_536)
        assert piece, found
        found += piece
    return found


def dripped(visitor: socket.socket, byte: bytes) -> None:
    """Sends byte by byte until the server ends the connection."""
    for _ in range(150):
        try:
            visitor.sendall(byte)
            time.sleep(0.02)
        except OSError:
            return
    pytest.fail("The server goes on listening.")


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-More: ",
        b"POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345",
        b"POST /at-once HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345",
        b"POST /read HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n",
        UPGRADE + b"Content-Length: 5\r\n\r\n12345",
        UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n",
    ],
    ids=["nothing", "half-a-head", "half-a-body", "half-a-body-unread", "half-of-chunks", "upgrade", "upgrade-chunked"],
)
def test_request_that_does_not_arrive_in_time_is_ended(serve: Serve, sent: bytes) -> None:
    with connected(serve(sending=SHORT), sent) as visitor:
        everything(visitor)


@pytest.mark.parametrize(
    ("begin", "byte"),
    [
        (b"GET / HTTP/1.1\r\nX-More: ", b"x"),
        (b"POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", b"x"),
        (b"POST /at-once HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", b"x"),
        (GET % b"" + b"GET / HTTP/1.1\r\nX-More: ", b"x"),
    ],
    ids=["head", "body", "body-unread", "second-head"],
)
def test_request_that_arrives_by_drops_is_ended(serve: Serve, begin: bytes, byte: bytes) -> None:
    with connected(serve(sending=SHORT), begin) as visitor:
        dripped(visitor, byte)


def test_connection_idle_after_an_answer_is_ended(serve: Serve) -> None:
    with connected(serve(idle=SHORT), GET % b"") as visitor:
        assert everything(visitor).endswith(b"answer")


def test_visitor_who_does_not_read_is_let_go(serve: Serve) -> None:
    server = serve(reading=SHORT)
    with connected(server, GET % b"much"):
        while not server.server_state.connections:
            time.sleep(0.01)
        deadline = time.monotonic() + 3
        while server.server_state.connections:
            assert time.monotonic() < deadline
            time.sleep(0.01)


def test_visitor_who_reads_gets_everything(serve: Serve) -> None:
    with connected(serve(sending=SHORT, idle=SHORT), GET % b"much") as visitor:
        assert len(everything(visitor).split(b"\r\n\r\n", 1)[1]) == 50_000_000


@pytest.mark.parametrize(("left", "is_ended"), [((5, 4, 3), False), ((5, 4, 4), True), ((5, 6), True)])
def test_visitor_is_let_go_who_reads_nothing_between_two_looks(left: tuple[int, ...], is_ended: bool) -> None:
    looks: list[Any] = []
    transport = Mock(get_write_buffer_size=Mock(side_effect=left))
    loop = Mock(call_later=lambda seconds, look, *seen: looks.append((seconds, look, seen)) or Mock())
    protocol = LimitedProtocol.__new__(LimitedProtocol)
    vars(protocol).update(transport=transport, loop=loop, limits=Settings(reading=7))
    protocol._require_reading()
    for _ in left[1:]:
        seconds, look, seen = looks.pop()
        assert seconds == 7
        look(*seen)
    assert transport.abort.called == is_ended


def test_answer_may_take_longer_than_its_request(serve: Serve) -> None:
    with connected(serve(sending=SHORT), GET % b"slow") as visitor:
        assert received(visitor, b"answer").startswith(b"HTTP/1.1 200")


def test_requests_that_come_in_pieces_and_one_after_the_other_are_answered(serve: Serve) -> None:
    with connected(serve(sending=30), b"GET / HT") as visitor:
        visitor.sendall(b"TP/1.1\r\nHost: x\r\n\r\n")
        received(visitor, b"answer")
        visitor.sendall(b"POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n1")
        visitor.sendall(b"2" + GET % b"" + GET % b"slow")
        assert received(visitor, b"answer").count(b"HTTP/1.1 200") >= 1


@pytest.mark.parametrize(
    ("size", "piece", "is_answered"), [(63, 100, True), (70, 100, False), (63, 1, True), (66, 1, False)]
)
def test_a_head_has_a_size(serve: Serve, size: int, piece: int, is_answered: bool) -> None:
    """In kilobytes; SECURITY.md tells how many."""
    head = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * (size * 1024) + b"\r\n\r\n"
    with connected(serve(), b"") as visitor:
        with contextlib.suppress(OSError):  # who is refused cannot send the rest
            for begin in range(0, len(head), piece * 1024):
                visitor.sendall(head[begin : begin + piece * 1024])
                time.sleep(0.01)
        answer = b""
        with contextlib.suppress(OSError):
            answer = visitor.recv(100)
        assert answer.startswith(b"HTTP/1.1 200") == is_answered


def test_websocket_stays_open(serve: Serve) -> None:
    with connected(serve(sending=SHORT, reading=SHORT, idle=SHORT), UPGRADE + b"\r\n") as visitor:
        assert b" 101 " in received(visitor, b"\r\n\r\n")
        time.sleep(4 * SHORT)
        visitor.sendall(b"\x81\x80\0\0\0\0")  # an empty text
        assert received(visitor, b"heard")


def test_where_there_are_too_many_who_asks_for_nothing_goes(serve: Serve) -> None:
    server = serve(connections=3)
    with connected(server) as first, connected(server, GET % b"") as second, connected(server, b"GET /") as third:
        received(second, b"answer")
        with connected(server, GET % b"") as visitor:
            assert received(visitor, b"answer").startswith(b"HTTP/1.1 200")
        assert everything(first) == b""
        third.sendall(b" HTTP/1.1\r\nHost: x\r\n\r\n")
        received(third, b"answer")


def test_where_all_are_busy_another_is_refused(serve: Serve) -> None:
    server = serve(connections=2)
    half = b"POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n1"
    with connected(server, UPGRADE + b"\r\n") as websocket, connected(server, half) as busy:
        received(websocket, b"\r\n\r\n")
        while len(server.server_state.tasks) < 2:
            time.sleep(0.01)
        with connected(server) as visitor:
            assert everything(visitor).startswith(b"HTTP/1.1 503 ")
        busy.sendall(b"2")
        received(busy, b"answer")
        with connected(server, GET % b"") as visitor:
            received(visitor, b"answer")


def test_where_all_are_busy_who_has_most_gives_way_to_another_visitor(serve: Serve) -> None:
    server = serve(connections=3)
    place = address(server)
    with contextlib.ExitStack() as opened:
        greedy = [opened.enter_context(connected(server, GET % b"slow")) for _ in range(3)]
        while len(server.server_state.tasks) < 3:
            time.sleep(0.01)
        with socket.create_connection(place, timeout=3, source_address=("127.0.0.2", 0)) as modest:
            modest.sendall(GET % b"")
            assert received(modest, b"answer").startswith(b"HTTP/1.1 200")
        assert sorted(map(is_answered, greedy)) == [False, True, True]


PROXY = "10.0.0.1"


def test_who_has_asked_or_is_still_to_ask_does_not_give_way_to_who_asks_for_nothing_or_has_most() -> None:
    run_in_a_loop(_give_way())


async def _give_way() -> None:
    config = configuration(app, Settings(connections=2, proxies=(PROXY,)), "127.0.0.1", 0)
    protocol: Any = config.http
    protocol.reading._read = MOST_READ  # nothing more is looked at in this round
    state = ServerState()

    def connect(address: str, port: int, sent: bytes = b"") -> Any:
        connection = protocol(config, state, {}, asyncio.get_running_loop())
        about = {"peername": (address, port), "sockname": ("127.0.0.1", 80)}
        connection.connection_made(Mock(get_extra_info=about.get, get_write_buffer_size=lambda: 0))
        if sent:
            connection.data_received(sent)
        return connection

    def ended(*connections: Any) -> list[bool]:
        return [each.transport.close.called or each.transport.abort.called for each in connections]

    asked, silent = connect(PROXY, 1, GET % b""), connect(PROXY, 2)
    for each in (asked, silent):
        protocol.idle[each] -= 2 * AWAITED_SECONDS
    another = connect(PROXY, 3, GET % b"")
    assert ended(asked, silent, another) == [False, True, False]
    silent.connection_lost(None)
    last = connect(PROXY, 4, GET % b"")
    assert ended(asked, another, last) == [True, False, False], "who has waited for longest, where all have asked"
    asked.connection_lost(None)
    last.connection_lost(None)
    greedy = [connect("192.0.2.1", port) for port in (1, 2)]
    assert ended(another, *greedy) == [True, False, False]
    another.connection_lost(None)
    modest = connect("192.0.2.2", 1, GET % b"")
    assert sorted(ended(*greedy)) == [False, True]
    assert ended(modest) == [False]


def is_answered(visitor: socket.socket) -> bool:
    try:
        return visitor.recv(65_536).startswith(b"HTTP/1.1 200")
    except ConnectionResetError:
        return False


class Loop:
    """An event loop whose rounds are had one by one; what is to come later comes when nothing else is left."""

    def __init__(self) -> None:
        self.calls: list[asyncio.Handle] = []
        self.told: list[dict[str, Any]] = []
        self.call_exception_handler = self.told.append

    def get_debug(self) -> bool:
        return False

    def _timer_handle_cancelled(self, _handle: asyncio.TimerHandle) -> None:
        """As asyncio's own loop is told."""

    def call_soon(self, call: Callable[..., None], *given: Any) -> asyncio.Handle:
        self.calls.append(asyncio.Handle(call, given, self))
        return self.calls[-1]

    def call_later(self, seconds: float, call: Callable[..., None], *given: Any) -> asyncio.Handle:
        self.calls.append(asyncio.TimerHandle(seconds, call, given, self))
        return self.calls[-1]

    def go_round(self) -> None:
        """Calls what has been asked for before this round."""
        self.calls = [each for each in self.calls if not each.cancelled()]
        soon = [each for each in self.calls if not isinstance(each, asyncio.TimerHandle)] or self.calls
        self.calls = [each for each in self.calls if each not in soon]
        for each in soon:
            each._run()


Connect = Callable[..., Any]


@pytest.fixture
def looked() -> list[tuple[str, bytes]]:
    """By whom what was looked at, in order."""
    return []


@pytest.fixture
def loop() -> Loop:
    return Loop()


@pytest.fixture
def connection(loop: Loop, looked: list[tuple[str, bytes]]) -> Connect:
    """A connection from an address, over which a proxy may ask for somebody."""

    def connect(address: str, *, asks: str | None = None, ended: bool = False) -> Any:
        transport = Mock(is_closing=Mock(return_value=ended))
        transport.abort = Mock(side_effect=lambda: transport.is_closing.configure_mock(return_value=True))
        look_at = Mock(side_effect=lambda data: looked.append((asks or address, data)))
        return Mock(visitor=asks or address, loop=loop, transport=transport, is_paused=False, look_at=look_at)

    return connect


def sizes(looked: list[tuple[str, bytes]]) -> dict[str, int]:
    """How many bytes of each were looked at."""
    found: dict[str, int] = {}
    for name, data in looked:
        found[name] = found.get(name, 0) + len(data)
    return found


def test_what_one_visitor_sends_is_looked_at_between_what_others_send(
    loop: Loop, looked: list[tuple[str, bytes]], connection: Connect
) -> None:
    reading = Reading()
    flood = [connection("greedy") for _ in range(40)]
    for each in (*flood, connection("greedy", ended=True)):
        reading.take(each, b"x" * MOST_READ)
    reading.take(modest := connection("modest"), b"GET")
    reading.take(modest, b" /")
    assert sizes(looked) == {"greedy": MOST_READ}
    assert not flood[0].transport.pause_reading.called
    assert flood[1].transport.pause_reading.called
    looked.clear()
    loop.go_round()
    assert looked[0] == ("modest", b"GET /")
    while loop.calls:
        looked.clear()
        loop.go_round()
        assert sum(sizes(looked).values()) <= MOST_READ
    assert all(each.look_at.called for each in flood)
    assert flood[39].transport.resume_reading.called
    assert not reading._read
    assert not reading._unread


@pytest.mark.parametrize("most", [MOST_READ, MOST_FRAMES])
def test_a_flood_is_looked_at_in_small_pieces_between_what_others_send(
    loop: Loop, looked: list[tuple[str, bytes]], connection: Connect, most: int
) -> None:
    reading = Reading(most)
    floods = [connection("greedy") for _ in range(40)]
    for each in floods:
        reading.take(each, b"\x89\x80\0\0\0\0" * 40_000)
    loop.go_round()
    for _ in range(20):
        looked.clear()
        reading.take(connection("modest"), b"message")
        loop.go_round()
        assert looked[0] == ("modest", b"message")
        assert sizes(looked)["greedy"] <= most
    assert [each for each in floods if not each.transport.pause_reading.called] == []
    reading.take(floods[0], b"x" * MOST_UNREAD)
    assert floods[0].transport.abort.called
    assert floods[0] not in reading._unread


def test_many_who_send_much_are_looked_at_in_turn_and_keep_who_sends_little_waiting_for_a_round(
    loop: Loop, looked: list[tuple[str, bytes]], connection: Connect
) -> None:
    reading = Reading()
    names = [f"visitor {number}" for number in range(50)]
    for name in names:
        reading.take(connection(name), b"x" * 20 * PIECE)
    for _ in range(100):
        before = len(looked)
        loop.go_round()
        assert sum(sizes(looked[before:]).values()) <= MOST_READ
    assert max(sizes(looked).values()) - min(sizes(looked).values()) <= MOST_READ
    assert set(sizes(looked)) == set(names)
    for _ in range(3):
        looked.clear()
        reading.take(connection("modest"), b"GET /")
        loop.go_round()
        assert looked[0] == ("modest", b"GET /")
    while loop.calls:
        loop.go_round()
    assert not reading._unread


def test_no_more_of_the_shortest_pieces_is_looked_at_than_other_work_can_wait_for(
    loop: Loop, looked: list[tuple[str, bytes]], connection: Connect
) -> None:
    reading = Reading()
    for number in range(500):
        reading.take(connection(f"visitor {number}"), b"x")
    assert len(looked) == MOST_READ // LEAST
    loop.go_round()
    assert len(looked) == 2 * MOST_READ // LEAST


def test_who_is_told_apart_behind_a_proxy_has_turns_of_their_own(
    loop: Loop, looked: list[tuple[str, bytes]], connection: Connect
) -> None:
    reading = Reading()
    reading.take(connection("proxy", asks="greedy"), b"x" * 50 * MOST_READ)
    modest = connection("proxy", asks="modest")
    for number in range(3):
        reading.take(modest, b"chunk")
        loop.go_round()
        assert sizes(looked)["modest"] == (number + 1) * len(b"chunk")
    assert len(reading._unread) == 1


def test_nothing_is_kept_of_a_connection_that_has_ended(
    loop: Loop, looked: list[tuple[str, bytes]], connection: Connect
) -> None:
    reading = Reading(4)
    reading.take(connection("a"), b"abcdefgh")
    reading.take(waiting := connection("a"), b"ijkl")
    reading.take(paused := connection("a"), b"mnop")
    paused.is_paused = True
    loop.go_round()
    reading.forget(waiting)
    reading.forget(paused)
    reading.forget(connection("who sent nothing"))
    while loop.calls:
        loop.go_round()
    assert looked == [("a", b"abcd"), ("a", b"efgh")]
    assert reading._turns.is_empty


def test_heads_that_a_proxy_passes_on_have_turns_of_their_own_and_bodies_those_of_their_visitors(
    serve: Serve,
) -> None:
    """A fresh connection of a proxy is anybody's: were all counted to the proxy, one large body delayed them all."""
    server = serve(proxies=("127.0.0.1",))
    with connected(server, GET % b"", b"POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n") as visitor:
        received(visitor, b"answer")
        host, port = visitor.getsockname()
        (ours,) = server.server_state.connections
        while ours.conn.their_state is not h11.IDLE:  # the answer has come before its end is noted
            time.sleep(0.01)
        assert ours.visitor == f"{host}:{port}"
        visitor.sendall(b"\r\n12")
        while ours.conn.their_state is not h11.SEND_BODY:
            time.sleep(0.01)
        ours.scope["client"] = ("192.0.2.7", 0)  # as `TrustedProxies` says
        assert ours.visitor == "192.0.2.7"
    server = serve()
    with connected(server, GET % b"") as visitor:
        received(visitor, b"answer")
        (ours,) = server.server_state.connections
        assert ours.visitor == "127.0.0.1"


def test_what_cannot_be_looked_at_ends_its_connection_alone(
    loop: Loop, looked: list[tuple[str, bytes]], connection: Connect
) -> None:
    reading = Reading()
    first, broken, last = (connection("a") for _ in range(3))
    broken.look_at = Mock(side_effect=RuntimeError("at once"))
    for each in (first, broken, last):
        reading.take(each, b"x" * MOST_READ)
    while loop.calls:
        loop.go_round()
    assert broken.transport.abort.called
    assert [str(each["exception"]) for each in loop.told] == ["at once"]
    assert last.look_at.called
    reading.take(first, b"more")
    reading.take(broken_at_once := connection("a"), b"x")
    assert looked[-1] == ("a", b"x")
    assert not broken_at_once.transport.abort.called


def test_what_comes_while_a_connection_is_paused_waits_in_order(
    loop: Loop, looked: list[tuple[str, bytes]], connection: Connect
) -> None:
    one, reading, sent = connection("a"), Reading(4), b"abcdefghijklmnopqrstuvwxyz"
    reading.take(one, sent[:10])
    one.is_paused = True
    for _ in range(5):
        loop.go_round()
    assert looked == [("a", b"abcd")]
    reading.take(one, sent[10:])
    one.is_paused = False
    while loop.calls:
        loop.go_round()
    assert b"".join(data for _, data in looked) == sent
    assert one.transport.resume_reading.called


def test_who_is_paused_keeps_nobody_else_waiting(
    loop: Loop, looked: list[tuple[str, bytes]], connection: Connect
) -> None:
    reading = Reading(4)
    reading.take(paused := connection("a"), b"abcdefgh")
    paused.is_paused = True
    for _ in range(3):
        loop.go_round()
    assert [type(each) for each in loop.calls] == [asyncio.TimerHandle]
    reading.take(connection("b"), b"12345678")
    assert [each.cancelled() for each in loop.calls] == [True, False]
    loop.go_round()
    assert sizes(looked) == {"a": 4, "b": 8}
    loop.go_round()
    assert [type(each) for each in loop.calls] == [asyncio.TimerHandle]


CHUNKS = b"POST /at-once HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


def test_what_is_no_chunk_after_its_answer_ends_its_connection_alone(serve: Serve) -> None:
    server = serve()
    with contextlib.ExitStack() as stack:
        flood = stack.enter_context(connected(server, CHUNKS))
        received(flood, b"answer")
        flood.sendall(b"10000\r\n" + b"x" * 65_536 + b"\r\n")
        for _ in range(3):
            broken = stack.enter_context(connected(server, CHUNKS))
            received(broken, b"answer")
            broken.sendall(b"1\r\na\r\n" * MOST_READ + b"ZZZ\r\n")
            everything(broken)
    with connected(server, GET % b"") as visitor:
        received(visitor, b"answer")


def test_a_mistake_that_comes_with_the_end_of_a_websocket_ends_it_alone(serve: Serve) -> None:
    server = serve()
    pings = (b"\x89\xfa\0\0\0\0" + b"x" * 122) * (MOST_FRAMES // 128)
    assert len(pings) == MOST_FRAMES
    for before in (pings, b""):
        with connected(server, UPGRADE + b"\r\n") as visitor:
            received(visitor, b"\r\n\r\n")
            visitor.sendall(before + b"\x81\x81\0\0\0\0\xff" + b"\x88\x82\0\0\0\0\x03\xe8")
            everything(visitor)
    with connected(server, UPGRADE + b"\r\n") as visitor:
        received(visitor, b"\r\n\r\n")
        visitor.sendall(b"\x89\x80\0\0\0\0" * 2 * MOST_FRAMES + b"\x81\x80\0\0\0\0")
        assert received(visitor, b"heard").count(b"\x8a\x00") == 2 * MOST_FRAMES


def test_a_message_in_ever_more_pieces_ends_its_websocket(serve: Serve) -> None:
    with connected(serve(), UPGRADE + b"\r\n") as visitor:
        received(visitor, b"\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            visitor.sendall(b"\x02\x80\0\0\0\0")
            for _ in range(1_000):
                visitor.sendall(b"\x00\x80\0\0\0\0" * 1_000)
            pytest.fail("The server goes on listening.")


def test_messages_after_a_flood_of_pings_are_heard(serve: Serve) -> None:
    with connected(serve(), UPGRADE + b"\r\n") as visitor:
        received(visitor, b"\r\n\r\n")
        visitor.sendall(b"\x89\x80\0\0\0\0" * 2_000 + b"\x81\x80\0\0\0\0")
        assert received(visitor, b"heard").count(b"\x8a\x00") == 2_000


def test_what_visitors_do_wrong_with_websockets_is_not_logged(serve: Serve) -> None:
    said, logged = RecordingHandler(), RecordingHandler()
    logged.addFilter(Faultless())
    logger = logging.getLogger("uvicorn.error")
    server = serve()
    with contextlib.ExitStack() as added:
        for each in (said, logged):
            logger.addHandler(each)
            added.callback(logger.removeHandler, each)
        with connected(server, UPGRADE.replace(b"/socket", b"/refused") + b"\r\n") as visitor:
            assert everything(visitor).startswith(b"HTTP/1.1 403")
        with connected(server, UPGRADE + b"\r\n") as visitor:
            received(visitor, b"\r\n\r\n")
            visitor.sendall(b"\x81\x81\0\0\0\0\xff")
            everything(visitor)
        logger.error("a fault")
    assert said.messages == [*Faultless.MESSAGES[:2], "a fault"]  # the third is of asyncio
    assert logged.messages == ["a fault"]


def test_message_larger_than_any_form_ends_its_websocket(serve: Serve) -> None:
    with connected(serve(), UPGRADE + b"\r\n") as visitor:
        received(visitor, b"\r\n\r\n")
        visitor.sendall(b"\x82\xff" + (LONGEST_MESSAGE + 1).to_bytes(8) + b"\0\0\0\0")
        assert visitor.recv(4)[2:] == (1009).to_bytes(2)


@pytest.mark.parametrize(
    ("descriptors", "most"), [(1_000_000, 500), (resource.RLIM_INFINITY, 500), (1024, 192), (256, 38), (10, 1)]
)
def test_no_more_connections_than_there_are_descriptors_for(
    monkeypatch: pytest.MonkeyPatch, descriptors: int, most: int
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (descriptors, descriptors))
    assert most_connections(Settings()) == most


@pytest.mark.parametrize(
    ("limits", "asked"),
    [((1024, 20_000), [(4096, 20_000)]), ((256, 1000), [(1000, 1000)]), ((8192, 20_000), []), ((256, 256), [])],
)
def test_the_server_asks_for_descriptors_enough(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], asked: list[tuple[int, int]]
) -> None:
    asking: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: asking.append(new))
    allow_descriptors()
    assert asking == asked


PROGRAM = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
sys.path.insert(0, sys.argv[1])
import uvicorn
from test_connections import app
from rulewright.server.connections import configuration
from rulewright.server.logs import limit_logs
from rulewright.server.settings import Settings

config = configuration(app, Settings(sending=600), "127.0.0.1", 0)
server = uvicorn.Server(config)
started = server.startup
async def startup(sockets=None):
    await started(sockets)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
server.startup = startup
server.run()
"""


def test_visitors_are_answered_while_somebody_opens_more_connections_than_there_are_descriptors(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(Path(__file__).parent)],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as server,
        contextlib.ExitStack() as idle,
    ):
        assert server.stdout is not None
        port = int(server.stdout.readline())
        for _ in range(300):
            idle.enter_context(socket.create_connection(("127.0.0.1", port), timeout=3))
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", port), timeout=3) as visitor:
                visitor.sendall(GET % b"")
                assert received(visitor, b"answer").startswith(b"HTTP/1.1 200")
        server.terminate()
    assert log.stat().st_size < 10_000, log.read_text("utf-8")[:2_000]


def test_what_is_asked_by_who_hangs_up_before_its_turn_is_not_begun(serve: Serve) -> None:
    begun: list[str] = []
    go = threading.Event()

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            begun.append(scope["path"])
            while not go.is_set():
                await asyncio.sleep(0.01)
            await PlainTextResponse("")(scope, receive, send)

    def waiting() -> int:
        return sum(map(len, door._turns._waiting.values()))

    door = Door(inside, lambda _: PlainTextResponse("", 414), at_once=1)
    server = serve(door)
    with connected(server, GET % b"first") as first:
        until(lambda: begun == ["/first"])
        for _ in range(20):
            with connected(server, GET % b"gone"):
                until(lambda: waiting() == 1)
            until(lambda: waiting() == 0)
        with connected(server, GET % b"last") as last:
            until(lambda: waiting() == 1)
            go.set()
            for each in (first, last):
                assert received(each, b"\r\n\r\n").startswith(b"HTTP/1.1 200")
    assert begun == ["/first", "/last"]
