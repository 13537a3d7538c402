"""However much one visitor sends at once, what others send is looked at in between."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import pytest
from starlette.responses import PlainTextResponse

from event_loops import run_in_a_loop
from rulewright.server.door import (
    AT_ONCE,
    GO,
    LATE,
    LONGEST_PATH,
    MESSAGES_A_SECOND,
    MOST_PARAMETERS,
    Door,
    Pace,
    hung_up,
)


def http(visitor: str, path: str = "/", query: bytes = b"") -> dict[str, Any]:
    return {"type": "http", "client": (visitor, 1), "path": path, "query_string": query, "headers": []}


class Socket:
    """A visitor's websocket: what has been sent over it comes once it is open, or at once where it cannot wait."""

    def __init__(self, door: Door, visitor: str, *sent: Any, waits: bool = True, headers: Any = ()) -> None:
        self._sent = deque([{"type": "websocket.connect"}, *sent])
        self._hears = asyncio.Event()
        self.told: list[str] = []
        if not waits:
            self._hears.set()
        scope = {"type": "websocket", "client": (visitor, 1), "headers": headers}
        self.task = asyncio.ensure_future(door(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        if self._sent[0]["type"] != "websocket.connect":
            await self._hears.wait()
        return self._sent.popleft()

    async def _send(self, message: Any) -> None:
        self.told.append(message["type"])
        self._hears.set()


async def end(sockets: list[Socket]) -> None:
    for each in sockets:
        each.task.cancel()
    await asyncio.gather(*(each.task for each in sockets), return_exceptions=True)


class Clock:
    """The time of the running event loop: what a busy machine is late by does not count."""

    def __init__(self) -> None:
        self._now = 0.0
        asyncio.get_running_loop().time = lambda: self._now  # type: ignore[method-assign]

    async def tick(self, seconds: float) -> None:
        """Lets so much time pass, and whoever has waited for it."""
        self._now += seconds
        await turns()

    async def pass_until(self, task: asyncio.Task[None]) -> None:
        """Lets as much time pass for each message as there is for it, until the task is done: fifty of them do."""
        for _ in range(50):
            if not task.done():
                await self.tick(1 / MESSAGES_A_SECOND)
        assert task.done()
        await task


async def nothing() -> Any:
    return {"type": "http.request"}


class Inside:
    """An application that answers when `go` is set, and says whom it has let in, in order."""

    def __init__(self) -> None:
        self.entered: list[str] = []
        self.statuses: list[int] = []
        self.go = asyncio.Event()
        self.read = asyncio.Event()
        self.door = Door(self, lambda _: PlainTextResponse("", 414))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.entered.append(scope["client"][0])
        if scope["path"] == "/waits":
            scope[GO]()
        await self.go.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})

    def begin(self, scope: Any) -> asyncio.Task[None]:
        async def told(message: Any) -> None:
            self.statuses += [message["status"]] if "status" in message else []
            if scope["path"] == "/slow":
                await self.read.wait()

        return asyncio.ensure_future(self.door(scope, nothing, told))


async def turns() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


def test_a_flood_of_one_visitor_stands_at_the_door_and_another_walks_in_next() -> None:
    async def scene() -> None:
        inside = Inside()
        tasks = [inside.begin(http("greedy")) for _ in range(300)]
        await turns()
        tasks.append(inside.begin(http("modest")))
        await turns()
        assert inside.entered == ["greedy"] * AT_ONCE
        inside.go.set()
        await asyncio.gather(*tasks)
        assert inside.entered.index("modest") <= AT_ONCE + 1  # those inside, and one turn
        assert inside.statuses == [200] * 301

    run_in_a_loop(scene())


def test_who_sends_a_body_slowly_keeps_nobody_out() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200})

    async def scene() -> None:
        door, arrived, statuses = Door(app, lambda _: PlainTextResponse("", 414)), asyncio.Event(), []

        async def slowly() -> Any:
            await arrived.wait()
            return {"type": "http.request"}

        async def told(message: Any) -> None:
            statuses.append(message["status"])

        slow = [asyncio.ensure_future(door(http("slow"), slowly, told)) for _ in range(5 * AT_ONCE)]
        await turns()
        await door(http("modest"), nothing, told)
        assert statuses == [200]
        arrived.set()
        await asyncio.gather(*slow)
        assert len(statuses) == 5 * AT_ONCE + 1
        assert door._free == AT_ONCE

    run_in_a_loop(scene())


@pytest.mark.parametrize("path", ["/slow", "/waits"])
def test_who_only_reads_or_waits_keeps_nobody_of_the_same_address_out(path: str) -> None:
    async def scene() -> None:
        inside = Inside()
        if path == "/slow":
            inside.go.set()
        tasks = [inside.begin(http("home", path)) for _ in range(50)]
        await turns()
        assert len(inside.entered) == 50
        inside.go.set()
        inside.read.set()
        await asyncio.gather(*tasks)

    run_in_a_loop(scene())


@pytest.mark.parametrize("by", ["cancelling", "hanging up"])
def test_who_hangs_up_at_the_door_leaves_the_turn_to_the_next(by: str) -> None:
    async def scene() -> None:
        inside = Inside()
        scopes = [http("home") | {"state": {}} for _ in range(AT_ONCE + 3)]
        tasks = [inside.begin(scope) for scope in scopes]
        await turns()
        if by == "cancelling":
            tasks[AT_ONCE].cancel()
        else:
            hung_up(scopes[AT_ONCE]).set_result(None)
            await turns()
        inside.go.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(inside.entered) == AT_ONCE + 2
        assert inside.door._free == AT_ONCE

    run_in_a_loop(scene())


def test_fifty_addresses_that_rerun_over_and_over_let_anothers_messages_pass_next() -> None:
    passed: list[str] = []

    async def flood(pace: Pace, visitor: str) -> None:
        while True:
            await pace.turn(visitor)
            passed.append(visitor)

    async def scene() -> None:
        pace = Pace(0.0005)
        floods = [asyncio.ensure_future(flood(pace, f"hostile {number % 50}")) for number in range(200)]
        for _ in range(3):
            enough = len(passed) + 300
            while len(passed) < enough:
                await asyncio.sleep(0)
            for _ in range(4):
                before = len(passed)
                await pace.turn("modest")
                assert len(passed) <= before + LATE + 1  # who was called already, and one
        for each in floods:
            each.cancel()
        await asyncio.gather(*floods, return_exceptions=True)

    run_in_a_loop(scene())


def test_what_a_late_event_loop_has_kept_waiting_passes_together() -> None:
    """In a fifth of a second four may pass; so four do where nothing ran meanwhile, and no more than `LATE` and one."""
    passed: list[int] = []

    async def one(pace: Pace, number: int) -> None:
        await pace.turn(f"visitor {number}")
        passed.append(number)

    async def scene() -> None:
        clock, pace = Clock(), Pace(0.05)
        waiting = [asyncio.ensure_future(one(pace, number)) for number in range(40)]
        await turns()
        assert len(passed) == 1
        for blocked, together in ((0.21, 4), (2.0, LATE + 1)):
            before = len(passed)
            await clock.tick(blocked)
            assert len(passed) - before == together
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    run_in_a_loop(scene())


def test_messages_that_come_at_once_are_taken_between_those_of_others() -> None:
    taken: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            taken.append(scope["client"][0])

    async def scene() -> None:
        clock, door = Clock(), Door(app, lambda _: PlainTextResponse("", 414))
        message, gone = {"type": "websocket.receive"}, {"type": "websocket.disconnect"}
        floods = [Socket(door, "greedy", *[message] * 1_000, gone) for _ in range(100)]
        await turns()
        before = len(taken)
        await clock.pass_until(Socket(door, "modest", *[message] * 3, gone).task)
        assert taken.count("modest") == 3
        assert taken[before:].count("greedy") <= 4  # one before each, and before it is opened
        await end(floods)

    run_in_a_loop(scene())


async def opens(scope: Any, receive: Any, send: Any) -> None:
    """An application that opens websockets, and waits until they end."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    assert (await receive())["type"] == "websocket.disconnect"


def test_websockets_are_opened_between_those_of_others() -> None:
    opened: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        opened.append(scope["client"][0])
        await opens(scope, receive, send)

    async def scene() -> None:
        clock, door = Clock(), Door(app, lambda _: PlainTextResponse("", 414))
        floods = [Socket(door, "greedy", {"type": "websocket.disconnect"}) for _ in range(300)]
        await asyncio.sleep(0)
        await clock.pass_until(Socket(door, "modest", {"type": "websocket.disconnect"}).task)
        assert opened.index("modest") <= 2  # who was called already, and one turn
        await end(floods)

    run_in_a_loop(scene())


@pytest.mark.parametrize(("early", "told"), [("disconnect", []), ("receive", ["websocket.close"])])
def test_who_hangs_up_or_talks_before_a_websocket_is_open_has_none(early: str, told: list[str]) -> None:
    """Nor does what is waited for stay behind, however many come and go."""

    async def scene() -> None:
        door = Door(opens, lambda _: PlainTextResponse("", 414))
        first = Socket(door, "greedy", {"type": "websocket.disconnect"})
        await first.task
        hasty = [Socket(door, "greedy", {"type": f"websocket.{early}"}, waits=False) for _ in range(300)]
        await asyncio.gather(*(each.task for each in hasty))
        assert [each.told for each in hasty] == [told] * 300
        assert door._messages._turns.is_empty
        assert first.told == ["websocket.accept"]

    run_in_a_loop(scene())


@pytest.mark.parametrize(
    ("path", "query", "status"),
    [
        ("/" + "x" * (LONGEST_PATH - 1), b"", 200),
        ("/" + "x" * LONGEST_PATH, b"", 414),
        ("/", b"&".join([b"a"] * MOST_PARAMETERS), 200),
        ("/", b"&".join([b"a"] * (MOST_PARAMETERS + 1)), 414),
        ("/", b"q=" + b"x" * 40_000, 200),
    ],
)
def test_addresses_that_nobody_needs_are_refused_unread(path: str, query: bytes, status: int) -> None:
    async def scene() -> None:
        inside = Inside()
        inside.go.set()
        await inside.begin(http("a", path, query))
        assert inside.statuses == [status]
        assert len(inside.entered) == (status == 200)

    run_in_a_loop(scene())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([(b"content-length", b"2"), (b"transfer-encoding", b"chunked")], 400),
        ([(b"content-length", b"2")], 200),
        ([(b"transfer-encoding", b"chunked")], 200),
    ],
)
def test_a_request_with_two_ends_is_refused(headers: list[tuple[bytes, bytes]], status: int) -> None:
    async def scene() -> None:
        inside = Inside()
        inside.go.set()
        await inside.begin({**http("a"), "headers": headers})
        assert inside.statuses == [status]

    run_in_a_loop(scene())


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_cookies_whose_reading_takes_long_are_not_read(kind: str) -> None:
    headers = [(b"host", b"x"), (b"cookie", b'a="\\0\\0"; language=fi'), (b"cookie", b"language=cs")]
    seen: list[Any] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        seen.extend(scope["headers"])

    async def scene() -> None:
        door = Door(app, lambda _: PlainTextResponse("", 414))
        if kind == "websocket":
            await Socket(door, "somebody", {"type": "websocket.disconnect"}, headers=headers).task
        else:
            await door({**http("somebody"), "headers": headers}, nothing, nothing)

    run_in_a_loop(scene())
    assert seen == [(b"host", b"x"), (b"cookie", b"language=cs")]
