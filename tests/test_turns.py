"""Visitors take turns, whatever one of them asks for."""

from __future__ import annotations

import threading
from queue import Empty

import pytest

from rulewright.server.turns import Turns


def taken(turns: Turns[str]) -> list[str]:
    found = []
    while True:
        try:
            found.append(turns.get())
        except Empty:
            return found


def test_one_visitor_with_many_wishes_delays_another_by_one() -> None:
    turns: Turns[str] = Turns()
    for number in range(120):
        turns.put("greedy", f"journey {number}")
    turns.put("modest", "battle")
    served = taken(turns)
    assert served.index("battle") == 1
    assert served[0] == "journey 0"
    assert served[2:] == [f"journey {number}" for number in range(1, 120)]


def test_everybody_has_a_turn_before_anybody_has_two() -> None:
    turns: Turns[str] = Turns()
    for visitor, wishes in {"a": 3, "b": 1, "c": 2}.items():
        for number in range(wishes):
            turns.put(visitor, f"{visitor}{number}")
    assert taken(turns) == ["a0", "b0", "c0", "a1", "c1", "a2"]


def test_room_is_made_by_whoever_waits_for_most() -> None:
    turns: Turns[str] = Turns()
    for number in range(5):
        turns.put("greedy", f"g{number}")
    turns.put("other", "o0")
    assert turns.give_up("modest") == "g4"
    assert turns.give_up("greedy") is None
    assert taken(turns) == ["g0", "o0", "g1", "g2", "g3"]


def test_nobody_gives_way_to_who_waits_for_as_much() -> None:
    turns: Turns[str] = Turns()
    for visitor in ("a", "b"):
        turns.put(visitor, visitor)
    assert turns.give_up("c") is None
    assert Turns[str]().give_up("c") is None


def test_somebody_who_waits_is_woken() -> None:
    turns: Turns[str] = Turns()
    threading.Timer(0.05, turns.put, ("a", "battle")).start()
    assert turns.get(timeout=30) == "battle"
    with pytest.raises(Empty):
        turns.get(timeout=0.01)
