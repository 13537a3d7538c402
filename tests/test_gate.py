"""The app's pages are drawn one at a time, and visitors take turns in it."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from rulewright.server.gate import Gate


def test_forty_pages_of_one_visitor_delay_anothers_by_one() -> None:
    gate, go, drawn = Gate(), threading.Event(), []
    waiting = threading.Semaphore(0)

    def draw(visitor: str) -> None:
        waiting.release()
        with gate.turn(visitor):
            assert go.wait(30)
            drawn.append(visitor)

    with ThreadPoolExecutor(41) as pages:
        for visitor in ["greedy"] * 40 + ["modest"]:
            pages.submit(draw, visitor)
        for _ in range(41):
            waiting.acquire()
        while sum(map(len, gate._turns._waiting.values())) < 40:
            time.sleep(0.001)
        go.set()
    assert drawn.index("modest") <= 1 + 1  # what was being drawn, and one turn
    assert len(drawn) == 41


def test_fifty_addresses_that_rerun_over_and_over_delay_two_pages_of_another_by_one_each() -> None:
    gate, drawn, enough = Gate(), [], threading.Event()

    def rerun(visitor: str) -> None:
        while not enough.is_set():
            with gate.turn(visitor):
                drawn.append(visitor)

    def rest(pages: int) -> None:
        until = len(drawn) + pages
        while len(drawn) < until:
            time.sleep(0.001)

    def come() -> None:
        """Has a page drawn; before it, only what was being drawn already."""
        with gate._lock:  # nobody is let in while this one comes
            called, before = threading.Event(), len(drawn)
            gate._turns.put("modest", called)
        assert called.wait(30)
        found = len(drawn) - before
        gate._leave()
        assert found <= 1

    with ThreadPoolExecutor(100) as pages:
        for number in range(100):
            pages.submit(rerun, f"hostile {number % 50}")
        try:
            for _ in range(3):
                rest(300)
                come()
                come()
        finally:
            enough.set()


def test_a_page_that_waits_for_its_answers_goes_on_in_its_turn_beside_fifty_addresses() -> None:
    gate, enough, drawn = Gate(), threading.Event(), []
    waits, before = gate._turns.put, []

    def put(visitor: str, *rest: Any) -> None:
        waits(visitor, *rest)
        if visitor == "modest":
            before.append(len(drawn))

    gate._turns.put = put  # type: ignore[method-assign]

    def rerun(visitor: str) -> None:
        while not enough.is_set():
            with gate.turn(visitor):
                drawn.append(visitor)
                time.sleep(0.001)

    def is_next() -> bool:
        """Whether nothing was drawn since this one waits but what had its turn already."""
        return len(drawn) - before[-1] <= 1

    with ThreadPoolExecutor(100) as pages:
        for number in range(100):
            pages.submit(rerun, f"hostile {number % 50}")
        try:
            while len(drawn) < 300:
                time.sleep(0.001)
            for _ in range(2):
                with gate.turn("modest"):
                    assert is_next()
                    for _ in range(3):
                        with gate.away():
                            time.sleep(0.01)
                        assert is_next()
        finally:
            enough.set()


def test_who_waits_for_an_answer_lets_others_draw() -> None:
    gate, order = Gate(), []

    def other() -> None:
        with gate.turn("b"):
            order.append("b")

    with gate.turn("a"):
        thread = threading.Thread(target=other)
        thread.start()
        with gate.away():
            thread.join(30)
        order.append("a")
    assert order == ["b", "a"]


def test_a_turn_within_a_turn_is_part_of_it_and_a_fault_ends_it() -> None:
    gate = Gate()
    with pytest.raises(ZeroDivisionError), gate.turn("a"), gate.turn("a"), gate.away():
        1 / 0  # noqa: B018
    with gate.away(), gate.turn("b"):
        pass
