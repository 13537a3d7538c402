"""Equal work is done once, kept within a size, and stopped when nobody waits for it."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from controlled_pool import ControlledPool
from rulewright.server.answer_cache import AnswerCache
from rulewright.server.fair_queue import BusyError
from rulewright.server.worker_pool import Work
from rulewright.situations.solving import EXACT, Effort


def double(*_: object) -> None:
    """What work names; the tests say what comes of it."""


def work(number: int = 1, **more: Any) -> Work:
    return Work(double, {"number": number}, **{"effort": EXACT, **more})


@pytest.fixture
def pool() -> ControlledPool:
    return ControlledPool()


@pytest.fixture
def answers(pool: ControlledPool) -> AnswerCache:
    return AnswerCache(pool)  # type: ignore[arg-type]


def test_equal_work_is_done_once_and_everybody_has_a_value_of_their_own(
    answers: AnswerCache, pool: ControlledPool
) -> None:
    waiting = [answers.submit(work(), client) for client in ("a", "b")]
    assert answers.get(work()) is None
    pool.begun[0][1].set_result([1])
    later = answers.submit(work(), "c")
    assert [each.result(0) for each in (*waiting, later)] == [[1]] * 3
    assert pool.clients == ["a"]
    answers.get(work()).append(2)
    assert answers.get(work()) == [1]


@pytest.mark.parametrize(
    "other",
    [work(2), work(rest=("fi",)), work(effort=Effort(samples=5)), Work(pickle.dumps, {"number": 1}, EXACT)],
)
def test_other_work_is_done_by_itself(answers: AnswerCache, pool: ControlledPool, other: Work) -> None:
    answers.submit(work())
    answers.submit(other)
    assert len(pool.begun) == 2


def test_work_is_stopped_when_the_last_one_who_waits_leaves(answers: AnswerCache, pool: ControlledPool) -> None:
    first, second = answers.submit(work()), answers.submit(work())
    first.cancel()
    assert pool.stopped == [False]
    second.cancel()
    assert pool.stopped == [True]
    answers.submit(work())
    assert pool.stopped == [True, False]  # begun anew


def test_one_who_leaves_takes_nothing_from_the_others(answers: AnswerCache, pool: ControlledPool) -> None:
    first, second = answers.submit(work()), answers.submit(work())
    first.cancel()
    pool.begun[0][1].set_result("value")
    assert second.result(0) == "value"


def test_error_reaches_all_waiters_and_is_not_cached(answers: AnswerCache, pool: ControlledPool) -> None:
    waiting = [answers.submit(work()) for _ in range(2)]
    pool.begun[0][1].set_exception(BusyError(1))
    assert all(isinstance(each.exception(0), BusyError) for each in waiting)
    answers.submit(work())
    assert len(pool.begun) == 2


def test_a_full_pool_refuses_who_would_begin_and_not_who_joins() -> None:
    answers = AnswerCache(ControlledPool(room=1))  # type: ignore[arg-type]
    answers.submit(work(1))
    answers.submit(work(1))
    assert isinstance(answers.submit(work(2)).exception(0), BusyError)


def test_cache_holds_at_most_its_bytes(pool: ControlledPool) -> None:
    size = len(pickle.dumps(b"x" * 1_000, pickle.HIGHEST_PROTOCOL))
    answers = AnswerCache(pool, 2 * size)  # type: ignore[arg-type]
    for number in (1, 2, 1, 3, 4):
        answers.submit(work(number))
        if not pool.begun[-1][1].done():
            pool.begun[-1][1].set_result(b"x" * (3_000 if number == 4 else 1_000))
    assert [answers.get(work(number)) is None for number in (1, 2, 3, 4)] == [False, True, False, True]
