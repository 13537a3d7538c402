"""The queue in front of an executor: who comes first, who gives way, and what a cancelled job leaves."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from rulewright.server import fair_queue
from rulewright.server.fair_queue import BusyError, FairQueue, Usage
from stopped_clock import set_clock


class Jobs:
    """Jobs by name, in the order in which they are started; each ends when the test says so."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.started: list[str] = []
        self.running: dict[str, Future[str]] = {}

    def submit(self, client: str, name: str) -> Future[str]:
        def start() -> Future[str]:
            self.started.append(name)
            self.running[name] = Future()
            return self.running[name]

        return self.queue.submit(client, start)


@pytest.fixture
def usage(monkeypatch: pytest.MonkeyPatch) -> Usage:
    """Usage on a clock that stands still."""
    set_clock(monkeypatch, lambda: 1_000.0, fair_queue)
    return Usage()


def test_no_more_than_there_are_places_run_and_outcomes_come_back(usage: Usage) -> None:
    jobs = Jobs(FairQueue(2, 9, usage))
    first, second, third = (jobs.submit("a", name) for name in "123")
    assert jobs.started == ["1", "2"]
    jobs.running["2"].set_exception(ZeroDivisionError())
    assert isinstance(second.exception(), ZeroDivisionError)
    assert jobs.started == ["1", "2", "3"]
    jobs.running["1"].set_result("one")
    assert first.result() == "one"
    assert not third.done()


def test_the_client_that_has_used_least_comes_first(usage: Usage) -> None:
    jobs = Jobs(FairQueue(1, 99, usage))
    for number in range(50):  # hostile ones, each of whom has used a little
        usage.charge(f"hostile {number}", 0.1)
        jobs.submit(f"hostile {number}", f"hostile {number}")
    jobs.submit("honest", "honest")
    jobs.running["hostile 0"].set_result("")
    assert jobs.started == ["hostile 0", "honest"]


def test_what_a_client_has_used_is_forgotten_by_and_by(monkeypatch: pytest.MonkeyPatch, usage: Usage) -> None:
    usage.charge("a", 8)
    usage.charge("a", 4)
    set_clock(monkeypatch, lambda: 1_000.0 + 2 * fair_queue.HALF_LIFE_SECONDS, fair_queue)
    assert usage("a") == 3
    assert usage("b") == 0


def test_no_more_clients_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch, usage: Usage) -> None:
    monkeypatch.setattr(fair_queue, "_CLIENTS_KEPT", 2)
    for client in ("a", "b", "a", "c"):
        usage.charge(client, 1)
    assert [usage(each) for each in "abc"] == [2, 0, 1]


def test_where_there_is_no_room_who_has_used_most_gives_way_and_others_are_refused(usage: Usage) -> None:
    jobs = Jobs(FairQueue(1, 1, usage))
    usage.charge("greedy", 5)
    jobs.submit("greedy", "running")
    waiting = jobs.submit("greedy", "waiting")
    assert isinstance(jobs.submit("greedy", "refused").exception(0), BusyError)
    modest = jobs.submit("modest", "modest")
    assert isinstance(waiting.exception(), BusyError)
    jobs.running["running"].set_result("")
    assert jobs.started == ["running", "modest"]
    assert not modest.done()


def test_what_is_cancelled_is_never_started_and_what_runs_is_stopped(usage: Usage) -> None:
    jobs = Jobs(FairQueue(1, 9, usage))
    running, waiting, last = (jobs.submit("a", name) for name in ("running", "waiting", "last"))
    assert waiting.cancel()
    assert running.cancel()
    assert jobs.running["running"].cancelled()
    assert jobs.started == ["running", "last"]
    assert not last.done()


def test_a_job_that_cannot_be_started_fails_alone(usage: Usage) -> None:
    jobs = Jobs(FairQueue(1, 9, usage))

    def start() -> Future[str]:
        raise OSError

    assert isinstance(jobs.queue.submit("a", start).exception(), OSError)
    jobs.submit("a", "next")
    assert jobs.started == ["next"]
