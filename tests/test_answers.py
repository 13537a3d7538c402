"""What visitors wait for: joined, kept by bytes, stopped when nobody waits, told to each once where it fails."""

from __future__ import annotations

import asyncio
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

import pytest

from controlled_workers import Slow
from event_loops import run_in_a_loop
from rulewright.errors import RulewrightError
from rulewright.language.phrase import phrase
from rulewright.server.answers import Answers, Work
from rulewright.server.benches import BusyError, Solving, Workers, _Bench
from rulewright.server.settings import Settings
from rulewright.situations.solving import Effort


def double(*_: object) -> None:
    """Only its name is asked for: nothing is worked out here."""


def work(number: int = 1, **more: object) -> Work:
    return Work(double, {"number": number, **more}, Effort())


def asked(answers: Answers, reader: str, number: int = 1) -> Any:
    """What a page finds that asks once."""
    kept = answers.kept(work(number))
    return answers.outcome(work(number), reader, reader, seconds=0, patience=60) if kept is None else kept


def test_equal_questions_are_one_work() -> None:
    slow = Slow()
    answers = Answers(slow)
    assert answers.join(work(), "one", "here") is answers.join(work(), "two", "there")
    assert answers.join(work(2), "one", "here") is not answers.join(work(), "one", "here")
    assert slow.visitors == ["here", "here"]
    assert [asked(answers, "one"), asked(answers, "two"), asked(answers, "three")] == [None] * 3
    slow.begun[0]._succeed("four")
    assert [asked(answers, "one"), asked(answers, "two"), asked(answers, "four")] == ["four"] * 3
    assert len(slow.begun) == 2


@pytest.mark.parametrize(
    "other",
    [
        work(2),
        work(more=1),
        Work(double, {"number": 1}, Effort(samples=9)),
        Work(double, {"number": 1}, Effort(), ("fi",)),
    ],
)
def test_other_questions_are_other_work(other: Work) -> None:
    assert other.key != work().key == work().key


def test_outcome_is_there_for_whoever_comes_later_and_everybody_has_their_own() -> None:
    slow = Slow()
    answers = Answers(slow)
    assert answers.kept(work()) is None
    answers.join(work(), "one", "")
    slow.begun[0]._succeed(["four"])
    answers.kept(work()).append("five")
    assert answers.kept(work()) == asked(answers, "two") == ["four"]
    assert len(slow.begun) == 1


def test_work_is_stopped_when_the_last_reader_leaves() -> None:
    slow = Slow()
    answers = Answers(slow)
    for reader in ("one", "two"):
        answers.join(work(), reader, "")
        answers.join(work(2), reader, "")
    answers.leave("one")
    assert not slow.begun[0].is_done
    answers.leave("two", wanted=[work(2).key])
    assert (slow.begun[0].is_done, slow.begun[1].is_done) == (True, False)
    with pytest.raises(CancelledError):
        slow.begun[0].result(0)
    answers.leave("two")
    assert slow.begun[1].is_done
    assert answers.kept(work()) is None
    assert asked(answers, "one") is None
    assert len(slow.begun) == 3  # begun anew


def test_reader_who_does_not_ask_again_is_lost_and_makes_room() -> None:
    slow = Slow(room=1)
    answers = Answers(slow)
    answers.join(work(), "closed", "", patience=0)
    answers.join(work(2), "other", "", patience=60)
    assert [each.is_done for each in slow.begun] == [True, False]
    with pytest.raises(BusyError):
        answers.join(work(3), "third", "")


def test_reader_who_stays_is_never_lost() -> None:
    slow = Slow()
    answers = Answers(slow)
    answers.join(work(), "one", "")
    answers.join(work(2), "two", "")
    assert not slow.begun[0].is_done


def test_reader_who_asks_again_goes_on_waiting() -> None:
    slow = Slow()
    answers = Answers(slow)
    answers.join(work(), "one", "", patience=0)
    answers.join(work(), "one", "", patience=60)
    answers.join(work(2), "two", "")
    assert [each.is_done for each in slow.begun] == [False, False]


def test_error_is_told_to_each_who_waits_once_and_not_kept() -> None:
    slow = Slow()
    answers = Answers(slow)
    for reader in ("one", "two"):
        assert asked(answers, reader) is None
    error = RulewrightError("worker-ended", "", phrase("a-worker-process-ended"), phrase("install-it-again"))
    slow.begun[0]._fail(error)
    with pytest.raises(RulewrightError) as told:
        asked(answers, "one")
    assert told.value is error
    assert asked(answers, "one") is None  # tries again
    assert len(slow.begun) == 2
    with pytest.raises(RulewrightError) as told:
        asked(answers, "two")
    assert told.value is error
    slow.begun[1]._succeed("four")
    assert asked(answers, "one") == asked(answers, "two") == "four"
    assert len(slow.begun) == 2


def test_full_server_is_told_to_who_would_begin_and_not_to_who_joins() -> None:
    slow = Slow(room=1)
    answers = Answers(slow)
    assert asked(answers, "one") is None
    assert asked(answers, "two") is None
    with pytest.raises(BusyError):
        asked(answers, "three", 3)
    slow.begun[0]._succeed("four")
    assert asked(answers, "three", 3) is None


def test_no_more_bytes_are_kept_than_there_is_room_for_and_the_oldest_go() -> None:
    slow = Slow()
    answers = Answers(slow, capacity=3_500)
    for number in range(4):
        answers.join(work(number), "one", "")
        slow.begun[number]._succeed("x" * 1_000)
        assert answers.kept(work(1 if number > 1 else 0)) is not None  # which makes it the latest
    kept = [number for number in range(4) if answers.kept(work(number)) is not None]
    assert kept == [1, 2, 3]
    answers.join(work(9), "one", "")
    slow.begun[4]._succeed("x" * 4_000)
    assert len(asked(answers, "one", 9)) == 4_000  # larger than all the room: handed out, not kept
    assert answers.kept(work(9)) is None
    assert answers.kept(work(3)) is not None
    assert answers._size == sum(map(len, answers._kept.values())) <= 3_500


def test_asynchronous_readers_join_pages() -> None:
    slow = Slow()
    answers = Answers(slow)

    async def reply() -> str:
        solving = answers.join(work(), "visitor", "")
        asyncio.get_running_loop().call_soon(slow.begun[0]._succeed, "four")
        return await solving.answered()

    assert asked(answers, "page") is None
    assert run_in_a_loop(reply()) == "four"
    answers.leave("visitor")
    assert asked(answers, "page") == "four"
    assert len(slow.begun) == 1


def test_who_is_told_of_too_many_may_ask_for_more(rules: Path) -> None:
    """Told under the workers' lock, they would wait for ever for who holds the store's and asks the workers."""
    workers = Workers(rules, Settings(each=1))
    workers._waits["me"] = 1
    solving: Solving[Any] = Solving(double, {}, Effort(), ())
    held: list[bool] = []
    solving.when_done(lambda: held.append(workers._lock.locked()))
    workers._go_on(solving, "me")
    assert held == [False]


def test_who_has_had_one_of_two_long_answers_may_ask_for_one_more(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Bench, "put", lambda *_: None)
    workers = Workers(rules, Settings(each=2))

    def ask() -> Solving[Any]:
        return workers.start(double, {}, Effort(), visitor="me", is_long=True)

    first, *others = [ask() for _ in range(3)]
    assert [each.is_done for each in others] == [False, True]
    first._succeed(None)
    assert [ask().is_done for _ in range(2)] == [False, True]
