"""Whoever asks for much delays others by one turn."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from event_loops import run_in_a_loop
from rulewright.server.benches import BusyError
from rulewright.server.desk import Desk


class Table:
    """A desk that is held up by somebody's work, until `go` is set; tells who was served, in order."""

    def __init__(self, room: int = 200) -> None:
        self.desk = Desk(room)
        self.go = threading.Event()
        self.served: list[str] = []

    def work(self, name: str) -> Callable[[], str]:
        def done() -> str:
            assert self.go.wait(30)
            self.served.append(name)
            return name

        return done

    def begin(self, visitor: str, name: str) -> asyncio.Task[str]:
        return asyncio.ensure_future(self.desk.ask(visitor, self.work(name)))


def test_one_visitor_with_forty_searches_delays_another_by_one() -> None:
    async def scene() -> list[str]:
        table = Table()
        tasks = [table.begin("greedy", f"junk {number}") for number in range(40)]
        await asyncio.sleep(0)
        tasks.append(table.begin("modest", "fate"))
        await asyncio.sleep(0)
        table.go.set()
        assert await tasks[-1] == "fate"
        await asyncio.gather(*tasks)
        return table.served

    served = run_in_a_loop(scene())
    assert served.index("fate") <= 2  # after what was under way, and one turn of the other
    assert len(served) == 41


def test_where_there_is_no_room_the_greediest_gives_way() -> None:
    async def scene() -> None:
        table = Table(room=4)
        tasks = [table.begin("greedy", f"junk {number}") for number in range(5)]
        await asyncio.sleep(0)
        modest = table.begin("modest", "fate")
        await asyncio.sleep(0)
        table.go.set()
        assert await modest == "fate"
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert {type(end) for end in ends if not isinstance(end, str)} == {BusyError}
        assert "junk 0" in ends

    run_in_a_loop(scene())


def test_what_goes_wrong_reaches_who_asked_and_the_next_is_served() -> None:
    async def scene() -> int:
        desk = Desk()
        with pytest.raises(ZeroDivisionError):
            await desk.ask("a", lambda: 1 // 0)
        return await desk.ask("a", lambda: 2)

    assert run_in_a_loop(scene()) == 2


def test_who_hangs_up_is_not_served() -> None:
    async def scene() -> list[str]:
        table = Table()
        first, left = table.begin("a", "first"), table.begin("b", "left")
        await asyncio.sleep(0)
        left.cancel()
        await asyncio.sleep(0)
        table.go.set()
        await first
        await table.desk.ask("c", lambda: None)
        return table.served

    assert run_in_a_loop(scene()) == ["first"]
