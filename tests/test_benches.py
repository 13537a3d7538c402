"""Worker processes: the same answers as here, killed in time, never in each other's way."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from event_loops import run_in_a_loop
from rulewright.engine.limits import Clock, Limits
from rulewright.errors import BadInputError, LimitError, RulewrightError
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.server import benches
from rulewright.server.benches import BusyError, Solving, TooManyError, Workers, resolve, shared
from rulewright.server.logs import SAME_RECORDS
from rulewright.server.settings import Settings
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.resolution import resolve_request
from rulewright.situations.solving import EXACT, Effort

pytestmark = pytest.mark.thorough

BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}


def sleep(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> str:
    """Work that never looks at its limits, like a long step of the engine."""
    time.sleep(request["seconds"])
    return "slept"


def keep_to_the_limit(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> float | None:
    if effort.limits.seconds is not None and effort.limits.seconds < request["seconds"]:
        raise LimitError("time-limit", "", phrase("the-situation-takes-too-long"), phrase("install-it-again"))
    return effort.limits.seconds


def die(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> None:
    os._exit(9)


def fault(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> None:
    print("noise on standard output")
    raise ZeroDivisionError("oops")


class Unreadable:
    """What the worker can send and the server cannot read."""

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return int, ("unreadable",)


def half_readable(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> object:
    return Unreadable(), b"left over " * 20_000  # of which a pickle makes a frame of its own


def process_id(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> int:
    return os.getpid()


@pytest.fixture(scope="module", autouse=True)
def _importable() -> Iterator[None]:
    """Lets worker processes import this module's functions."""
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(Path(__file__).parent), before)))
    yield
    os.environ["PYTHONPATH"] = before


@pytest.fixture(scope="module")
def workers(rules: Path, _importable: None) -> Iterator[Workers]:
    workers = Workers(rules, Settings(seconds=5, waiting=2, each=2))
    yield workers
    workers.close()


def test_answer_is_the_one_worked_out_here(workers: Workers, rules: Path) -> None:
    answer = workers.start(resolve, BATTLE, EXACT).result(60)
    assert answer.probability["win"] == Fraction(125, 216)  # 4 against 4 with one fate, as in the contract
    catalogue = Catalogue(SITUATIONS)
    assert answer.as_json() == catalogue.resolve(BATTLE).as_json()
    setup = workers.start(resolve, {"situation": "talisman/setup", "players": 4}, EXACT).result(60)
    assert setup == catalogue.resolve({"situation": "talisman/setup", "players": 4})


def test_other_readings_and_helps_come_back_too(workers: Workers) -> None:
    there = workers.start(resolve_request, BATTLE, EXACT, True).result(60)
    here = resolve_request(Catalogue(SITUATIONS), BATTLE, EXACT, True)
    assert there.as_json(Language.FI) == here.as_json(Language.FI)
    assert there.sensitivity is not None
    assert there.sensitivity.gains


def test_worker_holds_neither_the_search_nor_the_app(workers: Workers) -> None:
    modules = workers.start(imported, {}, EXACT).result(60)
    assert "rulewright.games.talisman" in modules
    assert not modules & {"rulewright.search", "numpy", "whoosh", "streamlit", "fastapi", "sphinx"}


def imported(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> set[str]:
    return set(sys.modules)


def test_process_shares_its_workers(rules: Path) -> None:
    assert shared(rules).start(resolve, BATTLE, EXACT).result(60).probability["win"] == Fraction(125, 216)
    assert shared(rules) is shared(rules)


def test_errors_come_back_as_they_were_raised(workers: Workers) -> None:
    with pytest.raises(BadInputError) as bad:
        workers.start(resolve, BATTLE | {"hero": {"strength": 99}}, EXACT).result(60)
    assert (bad.value.code, bad.value.input) == ("out-of-range", "hero.strength = 99")
    journey = {"situation": "talisman/inner-journey", "hero": {"strength": 5, "craft": 5, "fate": 2}}
    with pytest.raises(LimitError) as limit:
        workers.start(resolve, journey, Effort(Limits(states=10))).result(60)
    assert limit.value.code == "state-limit"


def test_work_over_its_time_is_killed_and_the_next_answered(workers: Workers) -> None:
    solving = workers.start(sleep, {"seconds": 600}, EXACT)
    begun = time.monotonic()
    with pytest.raises(LimitError) as limit:
        solving.result(120)
    assert limit.value.code == "time-limit"
    assert time.monotonic() - begun < 60
    assert workers.start(resolve, BATTLE, EXACT).result(60).probability["win"] == Fraction(125, 216)


def test_long_work_keeps_no_short_one_waiting(rules: Path) -> None:
    workers = Workers(rules, Settings(seconds=300))
    long = workers.start(sleep, {"seconds": 3}, EXACT)  # killed on the short bench
    time.sleep(0.1)
    short = workers.start(resolve, BATTLE, EXACT)
    short.result(60)
    assert not long.is_done
    assert long.result(200) == "slept"
    workers.close()


def test_limits_are_no_more_than_the_servers(workers: Workers) -> None:
    assert workers.start(keep_to_the_limit, {"seconds": 0}, Effort(Limits(seconds=600))).result(60) <= 5
    assert workers.start(keep_to_the_limit, {"seconds": 1.5}, Effort(Limits(seconds=600))).result(60) == 5


def test_stopped_work_frees_its_worker(workers: Workers) -> None:
    solving = workers.start(sleep, {"seconds": 600}, EXACT)
    threading.Timer(0.2, solving.stop).start()
    with pytest.raises(CancelledError):
        solving.result(60)
    assert workers.start(resolve, BATTLE, EXACT).result(60)


@pytest.mark.parametrize("end", [Solving.stop, lambda solving: solving._fail(BusyError(1))], ids=["stopped", "failed"])
def test_answer_that_ends_after_its_reader_left_is_no_complaint_of_the_event_loop(
    end: Callable[[Solving[Any]], None],
) -> None:
    complaints: list[object] = []

    async def leave() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, told: complaints.append(told))
        solving: Solving[Any] = Solving(sleep, {}, EXACT, ())
        reader = asyncio.ensure_future(solving.answered())
        await asyncio.sleep(0)
        reader.cancel()
        await asyncio.wait([reader])
        end(solving)
        end(solving)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    run_in_a_loop(leave())
    gc.collect()
    assert not complaints


def test_stopped_work_that_heeds_nothing_is_ended(workers: Workers) -> None:
    solving = workers.start(deafen, {}, EXACT)
    time.sleep(0.2)
    solving.stop()
    assert workers.start(resolve, BATTLE, EXACT).result(60)


def deafen(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGUSR1})
    while True:
        with contextlib.suppress(BaseException):  # as broadly as the engine may
            sum(range(1000))


def test_worker_that_a_long_answer_made_large_is_replaced(rules: Path) -> None:
    workers = Workers(rules, Settings(seconds=5))
    bench = workers._long
    kind = {"number": 1}
    first = [Solving(process_id, kind, Effort(Limits(seconds=5)), ()) for _ in range(2)]
    too_long = Solving(keep_to_the_limit, {"seconds": 600}, Effort(Limits(seconds=5)), ())
    last = Solving(process_id, kind, Effort(Limits(seconds=5)), ())
    for each in (*first, too_long, last):
        bench.put("", each, None)
    assert first[0].result(60) == first[1].result(60)
    with pytest.raises(LimitError):
        too_long.result(60)
    assert last.result(60) != first[0].result(60)
    workers.close()


def test_worker_with_nothing_to_do_is_replaced(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(benches, "TICK_SECONDS", 0.01)
    bench = benches._Bench(benches._Reader(rules), count=1, waiting=1, niceness=0)

    def number() -> int:
        solving = Solving(process_id, {}, Effort(Limits(seconds=60)), ())
        bench.put("", solving, None)
        return solving.result(60)

    first = number()
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(first, 0)
            time.sleep(0.01)
    assert number() != first
    bench.close()


def test_reader_that_died_is_started_again(workers: Workers) -> None:
    assert workers.start(resolve, BATTLE, EXACT).result(60)
    reader = workers._reader._process
    assert reader is not None
    reader.kill()
    reader.wait()
    with pytest.raises(LimitError):  # its worker is ended, so that another has to be forked
        workers.start(sleep, {"seconds": 600}, EXACT).result(60)
    assert workers.start(resolve, BATTLE, EXACT).result(60).probability["win"] == Fraction(125, 216)
    assert workers._reader._process is not reader


def test_no_process_outlives_a_server_that_was_killed(rules: Path, tmp_path: Path) -> None:
    told = tmp_path / "told"
    program = (
        "from test_benches import *;"
        f"workers = Workers(Path({str(rules)!r}), Settings(seconds=600));"
        f"workers.start(stay, {{'told': {str(told)!r}}}, EXACT).result()"
    )
    with subprocess.Popen([sys.executable, "-c", program]) as server:
        while not told.exists() or not told.read_text("utf-8").endswith("\n"):
            assert server.poll() is None
            time.sleep(0.05)
        server.kill()
    numbers = [int(each) for each in told.read_text("utf-8").split()]
    assert len(numbers) == 2
    for number in numbers:
        for _ in range(1000):
            if not _is_running(number):
                break
            time.sleep(0.01)
        assert not _is_running(number)


def stay(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> None:
    """Work that tells its own process and the one that it was forked from, and does not end."""
    with Path(request["told"]).open("w", encoding="utf-8") as told:
        print(os.getpid(), os.getppid(), file=told)
    time.sleep(600)


def _is_running(number: int) -> bool:
    """Whether a process runs; one that nobody has asked how it ended does not."""
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True, check=False).stdout
    return bool(told.strip()) and not told.startswith("Z")


def test_what_is_known_to_be_long_keeps_no_short_work_waiting(workers: Workers, tmp_path: Path) -> None:
    request = {"tries": str(tmp_path / "tries")}
    for _ in range(2):
        assert workers.start(limit_of, request, EXACT).result(60) == 5
    assert (tmp_path / "tries").read_text("utf-8").split() == [
        "short",
        "long",
        "long",
    ]  # the second is not tried shortly


def limit_of(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> float | None:
    with Path(request["tries"]).open("a", encoding="utf-8") as tries:
        print(["long", "short"][is_tried()], file=tries)
    while is_tried():
        pass
    return effort.limits.seconds


def is_tried() -> bool:
    """Whether the work is on the short bench, in a worker that the system ends after a slice."""
    return signal.getitimer(signal.ITIMER_PROF)[0] > 0


def test_who_waits_for_a_busy_machine_is_not_moved_to_the_long_bench(workers: Workers) -> None:
    assert workers.start(rest_and_look, {}, EXACT).result(60) == "short"


def rest_and_look(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> str:
    clock = Clock(effort.limits)
    time.sleep(1.2 * benches.SHORT_SECONDS)
    clock.check()
    return "short" if is_tried() else "long"


def test_process_that_dies_fails_one_answer(workers: Workers) -> None:
    with pytest.raises(RulewrightError) as ended:
        workers.start(die, {"situation": "x"}, EXACT).result(60)
    assert ended.value.code == "worker-ended"
    assert workers.start(resolve, BATTLE, EXACT).result(60)


def test_work_that_cannot_be_handed_over_fails_alone(workers: Workers) -> None:
    for _ in range(2):
        with pytest.raises(Exception, match="pickle"):
            workers.start(resolve, BATTLE, EXACT, threading.Lock()).result(60)
    assert workers.start(resolve, BATTLE, EXACT).result(60)


def test_what_is_left_of_an_answer_that_cannot_be_read_is_nobody_elses(workers: Workers) -> None:
    for _ in range(3):
        with pytest.raises(ValueError, match="unreadable"):
            workers.start(half_readable, {}, EXACT, is_long=True).result(60)
    assert workers.start(resolve, BATTLE, EXACT, is_long=True).result(60).probability["win"] == Fraction(125, 216)


def test_fault_is_an_internal_error_and_the_process_goes_on(rules: Path, capfd: pytest.CaptureFixture[str]) -> None:
    bench = benches._Bench(benches._Reader(rules), count=1, waiting=1, niceness=0)

    def result(work: Callable[..., Any]) -> Any:
        solving = Solving(work, {}, Effort(Limits(seconds=60)), ())
        bench.put("", solving, None)
        return solving.result(60)

    before = result(process_id)
    for _ in range(SAME_RECORDS + 5):
        with pytest.raises(RulewrightError) as internal:
            result(fault)
        assert internal.value.code == "internal-error"
        assert "ZeroDivisionError" in str(internal.value.message)
        assert "oops" not in str(internal.value.message)  # which is for the log
    assert result(process_id) == before != os.getpid()
    bench.close()
    assert capfd.readouterr().err.count("ZeroDivisionError: oops") == SAME_RECORDS


def test_one_visitor_waits_for_two_long_answers_and_all_together_for_two_more(rules: Path, tmp_path: Path) -> None:
    workers = Workers(rules, Settings(seconds=600, waiting=2, each=2))

    def errors(visitors: Sequence[str], refused: int) -> list[type[Exception]]:
        """What is told while nothing ends, to those who are `refused`; then everything ends."""
        free = tmp_path / visitors[0]
        asked = [
            workers.start(hold, {"number": number, "free": str(free)}, EXACT, visitor=visitor)
            for number, visitor in enumerate(visitors)
        ]
        while sum(each.is_done for each in asked) < refused:
            time.sleep(0.01)
        free.touch()
        return [type(each._future.exception(60)) for each in asked if each._future.exception(60) is not None]

    assert errors(["me"] * 3, 1) == [TooManyError]
    assert errors([f"visitor {number}" for number in range(5)], 2) == [BusyError] * 2  # one is worked on, two wait
    workers.close()


def hold(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> None:
    """Too long for the short bench at once; on the long one it ends when a file is there."""
    while is_tried():
        pass
    while not Path(request["free"]).exists():
        time.sleep(0.01)


def test_stopped_answers_that_still_wait_leave_their_room(rules: Path) -> None:
    bench = benches._Bench(benches._Reader(rules), count=1, waiting=1, niceness=0)

    def put(seconds: float) -> Solving[str]:
        solving = Solving(sleep, {"seconds": seconds}, Effort(Limits(seconds=600)), ())
        bench.put("", solving, None)
        return solving

    under_way, waiting = put(600), put(600)
    with pytest.raises(BusyError):
        put(600)
    waiting.stop()
    another = put(0)
    under_way.stop()
    assert another.result(60) == "slept"
    bench.close()


def test_idle_process_that_died_is_replaced_unnoticed(workers: Workers) -> None:
    os.kill(workers.start(process_id, {}, EXACT).result(60), signal.SIGKILL)
    time.sleep(0.2)
    assert workers.start(resolve, BATTLE, EXACT).result(60).probability["win"] == Fraction(125, 216)


def test_closing_fails_what_is_under_way_and_what_waits(rules: Path) -> None:
    workers = Workers(rules, Settings(seconds=60))
    under_way = workers.start(sleep, {"seconds": 600}, EXACT)
    waiting = workers.start(resolve, BATTLE, EXACT)
    workers.close()
    for thread in (*workers._short._threads, *workers._long._threads):
        thread.join(30)
    late = workers.start(resolve, BATTLE, EXACT)
    for solving in (under_way, waiting, late):
        with pytest.raises(RulewrightError) as ended:
            solving.result(30)
        assert ended.value.code == "worker-ended"


def test_nothing_is_left_of_the_reader_once_it_is_closed(rules: Path) -> None:
    reader = benches._Reader(rules)
    reader.fork(0).end()
    process = reader._process
    assert process is not None
    reader.close()
    with pytest.raises(ProcessLookupError):  # one that has ended would be there until somebody asks how
        os.kill(process.pid, 0)


@pytest.mark.parametrize("text", ["x", "-1", "0", "1.5", "99999999999999", "٣"])
def test_setting_that_cannot_be_used_is_named(text: str) -> None:
    with pytest.raises(BadInputError) as bad:
        Settings.read({"RULEWRIGHT_LIMIT_SECONDS": text})
    assert bad.value.code == "bad-setting"
    assert "RULEWRIGHT_LIMIT_SECONDS" in str(bad.value.message)


def test_settings_come_from_the_environment() -> None:
    assert Settings.read({}) == Settings()
    assert Settings.read({"RULEWRIGHT_LIMIT_SECONDS": " 5 ", "RULEWRIGHT_WORKERS": ""}) == Settings(seconds=5)


@pytest.fixture
def one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker tries all answers: of two, either may be stopped between taking an answer and noting that it did."""
    monkeypatch.setattr(benches, "SHORT_WORKERS", 1)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch, one_worker: None) -> tuple[threading.Event, list[Any]]:
    """A worker that answers nothing before the event is set, and what it has answered, in order."""
    gate, served = threading.Event(), []

    def serve(bench: Any, worker: Any, tried: Any) -> Callable[[], None]:
        gate.wait(60)
        served.append(tried.solving._request["number"])
        tried.solving._succeed(None)
        return lambda: None

    monkeypatch.setattr(benches._Bench, "_serve", serve)
    return gate, served


@pytest.mark.usefixtures("one_worker")
def test_fifty_visitors_who_try_long_answers_delay_two_answers_of_another_by_a_first_turn_each(
    rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, served = threading.Semaphore(0), []

    def serve(bench: Any, worker: Any, tried: Any) -> Callable[[], None]:
        """Whatever is hostile is asked again."""
        assert go.acquire(timeout=60)
        served.append(tried.visitor)
        if tried.visitor == "modest":
            tried.solving._succeed(None)
            return lambda: None
        return lambda: bench.put(tried.visitor, tried.solving, tried.too_long)

    def have_served(turns: int) -> None:
        until = len(served) + turns
        go.release(turns)
        while len(served) < until:
            time.sleep(0.001)

    monkeypatch.setattr(benches._Bench, "_serve", serve)
    workers = Workers(rules)
    for number in range(50):
        workers.start(resolve, {"number": number}, EXACT, visitor=f"hostile {number}")
    for _ in range(3):
        have_served(170)  # three for each of them, and more
        for _ in range(2):
            before = len(served)
            mine = workers.start(resolve, {"number": "mine"}, EXACT, visitor="modest")
            while not mine.is_done:
                have_served(1)
            assert served[before:].index("modest") <= 1 + 1  # what was in hand, and one turn
    workers.close()
    go.release(1_000)


def test_what_takes_more_than_its_first_slice_keeps_no_first_try_waiting(
    rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, slices = threading.Event(), []

    def served(bench: Any, worker: Any, tried: Any) -> Callable[[], None]:
        """All that is asked for takes longer than it may."""
        assert bench is not workers._second or go.wait(60)
        if tried.too_long is None:
            tried.solving._succeed(None)
            return lambda: None
        slices.append(bench._slice)
        return partial(tried.too_long, bench._slice)

    monkeypatch.setattr(benches._Bench, "_serve", served)
    workers = Workers(rules)
    asked = [workers.start(resolve, {"number": number}, EXACT, visitor=f"{number}") for number in range(40)]
    while len(slices) < 40:  # while the first of them has not had its second try
        time.sleep(0.001)
    assert slices == [benches.FIRST_SECONDS] * 40
    go.set()
    for each in asked:
        with contextlib.suppress(BusyError):  # of the long bench
            each.result(60)
    assert slices[40:] == [benches.SHORT_SECONDS] * 40
    workers.close()


def test_a_flood_from_one_visitor_delays_anothers_answer_by_one_slice(
    rules: Path, held: tuple[threading.Event, list[Any]]
) -> None:
    gate, served = held
    workers = Workers(rules)
    for number in range(120):
        workers.start(resolve, {"number": number}, EXACT, visitor="greedy")
    mine = workers.start(resolve, {"number": "mine"}, EXACT, visitor="modest")
    gate.set()
    mine.result(60)
    assert served.index("mine") <= 1 + 1  # what was in hand, and one turn
    workers.close()


def test_a_full_bench_has_room_for_who_waits_for_little(rules: Path, held: tuple[threading.Event, list[Any]]) -> None:
    gate, _ = held
    workers = Workers(rules)
    flood: list[Solving[Any]] = []

    def ask_for_more() -> None:
        while True:
            flood.append(workers.start(resolve, {"number": len(flood)}, EXACT, visitor="greedy"))

    with pytest.raises(BusyError):
        ask_for_more()
    mine = workers.start(resolve, {"number": "mine"}, EXACT, visitor="modest")
    with pytest.raises(BusyError):
        flood[-1].result(60)
    gate.set()
    mine.result(60)
    flood[0].result(60)
    workers.close()
