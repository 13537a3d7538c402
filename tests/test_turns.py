"""Visitors take turns, whatever one of them asks for."""

from __future__ import annotations

import threading
from queue import Empty
from typing import Any

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


def test_what_nobody_waits_for_any_more_is_left_out() -> None:
    turns: Turns[str] = Turns()
    for visitor, item in (("a", "a0"), ("b", "b0"), ("a", "a1"), ("a", "a2")):
        turns.put(visitor, item)
    for item in ("a1", "b0", "never there"):
        turns.remove(item)
    assert taken(turns) == ["a0", "a2"]
    turns.put("a", "a3")
    turns.remove("a3")
    assert turns.is_empty


def test_who_asks_for_little_comes_before_fifty_who_always_wait() -> None:
    turns: Turns[str] = Turns()
    for number in range(50):
        for _ in range(40):
            turns.put(f"hostile {number}", "flood")
    for _ in range(6):
        for _ in range(130):  # somewhat more than two rounds of all
            assert turns.get() == "flood"
        turns.put("modest", "battle")
        assert turns.get() == "battle"


def test_what_costs_little_comes_before_what_costs_much() -> None:
    turns: Turns[str] = Turns()
    for number in range(50):
        turns.put(f"hostile {number}", "24 unknown words", 25)
    turns.put("modest", "stand-off", 2)
    assert turns.get() == "stand-off"
    turns.put("modest", "fate", 2)
    assert turns.get() == "fate"


def test_the_steps_of_one_request_follow_each_other_beside_fifty_who_always_wait() -> None:
    turns: Turns[str] = Turns(saved=8)
    for number in range(50):
        for _ in range(400):
            turns.put(f"hostile {number}", "flood", 25 if number % 2 else 1)
    for _ in range(5):
        for _ in range(430):
            assert turns.get() == "flood"
        for cost in (6, 1, 1):
            turns.put("modest", "step", cost)
            assert turns.get() == "step"


def test_newcomers_come_in_the_order_in_which_they_came() -> None:
    turns: Turns[str] = Turns(saved=8)
    for each in ("a", "b", "c", "d"):
        turns.put(each, each)
        turns.put(each, each * 2)
    assert taken(turns) == ["a", "b", "c", "d", "aa", "bb", "cc", "dd"]


def test_what_is_part_of_a_turn_comes_before_the_next_one() -> None:
    turns: Turns[str] = Turns()
    for visitor in ("a", "b", "c"):
        turns.put(visitor, visitor)
    assert turns.get() == "a"
    turns.put("b", "more of b")
    turns.put("a", "goes on", 0)
    assert taken(turns) == ["b", "c", "goes on", "more of b"]


def test_who_waits_in_several_queues_has_one_share_of_all() -> None:
    queues: list[Turns[Any]] = []
    pages, searches, battles = (Turns[str](4, queues) for _ in range(3))
    for number in range(50):
        for _ in range(60):
            for each in (pages, searches, battles):
                each.put(f"hostile {number}", "flood")
    for _ in range(300):
        assert pages.get() == "flood"
    late = 0
    for _ in range(20):  # twice as often as one of fifty has a turn
        pages.put("modest", "page")
        late += pages.get() != "page"
        for _ in range(25):
            pages.get()
    assert late == 0


def test_queues_that_do_not_stand_beside_each_other_know_nothing_of_each_other() -> None:
    first, second = Turns[str](), Turns[str]()
    for number in range(4):
        first.put("a", f"a{number}")
        first.put("b", f"b{number}")
        second.put("a", "elsewhere")
    assert taken(first) == ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3"]


def test_who_was_away_saves_up_one_turn_only() -> None:
    turns: Turns[str] = Turns()
    for number in range(200):
        turns.put("steady", f"steady {number}")
    for _ in range(100):
        turns.get()
    for number in range(100):
        turns.put("returns", f"returns {number}")
    served = [turns.get().split()[0] for _ in range(20)]
    assert served[:3] == ["returns", "returns", "steady"]
    assert served.count("steady") == 9


def test_visitors_who_come_once_are_forgotten() -> None:
    turns: Turns[str] = Turns()
    for number in range(10_000):
        turns.put(f"visitor {number}", "page")
        turns.get()
    assert len(turns._served) <= 200


def test_visitors_who_come_once_are_forgotten_while_somebody_always_waits() -> None:
    turns: Turns[str] = Turns()
    turns.put("steady", "flood")
    for number in range(10_000):
        turns.put("steady", "flood")
        turns.put(f"visitor {number}", "page")
        assert {turns.get(), turns.get()} == {"page", "flood"}
    assert len(turns._served) <= 2_000


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
