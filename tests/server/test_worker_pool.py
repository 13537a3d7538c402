"""Worker processes: the same answers as here, killed in time and on hang-up, and never in each other's way."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import CancelledError
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from rulewright.engine.limits import Limits
from rulewright.errors import BadInputError, LimitError, RulewrightError
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.server import worker_pool
from rulewright.server.fair_queue import BusyError
from rulewright.server.settings import Settings
from rulewright.server.worker import resolve
from rulewright.server.worker_pool import Work, WorkerPool
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.resolution import resolve_request
from rulewright.situations.solving import EXACT, Effort
from wait_until import until

pytestmark = pytest.mark.thorough

BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
WIN = Fraction(125, 216)
"""4 against 4 with one fate, as in the contract."""


def hold(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> None:
    """Says which process works, then looks at no limit, like a long step of the engine."""
    Path(request["file"]).write_text(str(os.getpid()))
    time.sleep(600)


def rest(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> None:
    Path(request["file"]).write_text(str(os.getpid()))
    time.sleep(0.5)


def limited(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> float | None:
    """The seconds that it may take, where they are enough; keeps to them otherwise."""
    if effort.limits.seconds is not None and effort.limits.seconds < request["seconds"]:
        raise LimitError("time-limit", "", phrase("the-situation-takes-too-long"), phrase("install-it-again"))
    return effort.limits.seconds


def die(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> None:
    os._exit(9)


def fault(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> None:
    raise ZeroDivisionError("oops")


def process_id(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> int:
    return os.getpid()


def imported(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> set[str]:
    return set(sys.modules)


@pytest.fixture(scope="module")
def pool(rules: Path) -> Iterator[WorkerPool]:
    pool = WorkerPool(rules, Settings(seconds=5, waiting=2))
    yield pool
    pool.close()


def answer(pool: WorkerPool, function: Any = resolve, request: Any = BATTLE, effort: Effort = EXACT, *rest: Any) -> Any:
    return pool.submit(Work(function, request, effort, rest)).result(120)


def written(file: Path) -> int:
    """The process that `hold` has said."""
    until(lambda: file.is_file() and bool(file.read_text()))
    return int(file.read_text())


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_an_answer_is_the_one_worked_out_here(pool: WorkerPool) -> None:
    assert answer(pool).probability["win"] == WIN
    here = resolve_request(Catalogue(SITUATIONS), BATTLE, EXACT, True)
    there = answer(pool, resolve_request, BATTLE, EXACT, True)
    assert there.as_json(Language.FI) == here.as_json(Language.FI)


def test_a_worker_holds_neither_the_search_nor_the_app(pool: WorkerPool) -> None:
    modules = answer(pool, imported, {})
    assert "rulewright.games.talisman" in modules
    assert not modules & {"rulewright.search", "numpy", "whoosh", "streamlit", "fastapi", "sphinx"}


def test_errors_come_back_as_they_were_raised(pool: WorkerPool) -> None:
    with pytest.raises(BadInputError) as bad:
        answer(pool, resolve, BATTLE | {"hero": {"strength": 99}})
    assert (bad.value.code, bad.value.input) == ("out-of-range", "hero.strength = 99")
    with pytest.raises(RulewrightError) as internal:
        answer(pool, fault, {})
    assert internal.value.code == "internal-error"
    assert "oops" not in str(internal.value.message)  # which is for the log


def test_work_that_overruns_its_limit_is_killed_and_the_next_answered(pool: WorkerPool, tmp_path: Path) -> None:
    with pytest.raises(LimitError) as limit:
        answer(pool, hold, {"file": str(tmp_path / "held")}, Effort(Limits(seconds=0.1)))
    assert limit.value.code == "time-limit"
    until(lambda: not is_running(written(tmp_path / "held")))
    assert answer(pool).probability["win"] == WIN


def test_work_that_is_cancelled_is_killed(pool: WorkerPool, tmp_path: Path) -> None:
    future = pool.submit(Work(hold, {"file": str(tmp_path / "held")}, EXACT, is_long=True))
    process = written(tmp_path / "held")
    future.cancel()
    until(lambda: not is_running(process))
    with pytest.raises(CancelledError):
        future.result(0)


def test_a_first_try_that_nobody_waits_for_ends_by_itself(pool: WorkerPool, tmp_path: Path) -> None:
    future = pool.submit(Work(rest, {"file": str(tmp_path / "rests")}, EXACT))
    process = written(tmp_path / "rests")
    future.cancel()
    time.sleep(1)  # pebble looks for cancelled work every tenth of a second
    assert is_running(process)


def test_long_work_goes_on_elsewhere_and_keeps_no_short_one_waiting(pool: WorkerPool, tmp_path: Path) -> None:
    long = [pool.submit(Work(hold, {"file": str(tmp_path / str(number))}, EXACT, is_long=True)) for number in range(3)]
    written(tmp_path / "0")
    assert answer(pool).probability["win"] == WIN
    assert isinstance(pool.submit(Work(hold, {"file": "4"}, EXACT, is_long=True)).exception(0), BusyError)
    for each in reversed(long):  # those that wait first
        each.cancel()


def test_work_that_takes_longer_than_at_first_has_the_servers_limit_then(pool: WorkerPool) -> None:
    many = Effort(Limits(seconds=600))
    assert answer(pool, limited, {"seconds": 0.1}, many) == worker_pool.FIRST_SECONDS
    assert answer(pool, limited, {"seconds": 3}, many) == 5
    assert Work(limited, {"seconds": 3}, EXACT).kind in pool._known_long
    with pytest.raises(LimitError):
        answer(pool, limited, {"seconds": 6}, many)


def test_a_process_that_dies_fails_its_own_work_alone(pool: WorkerPool) -> None:
    with pytest.raises(RulewrightError) as ended:
        answer(pool, die, {})
    assert ended.value.code == "worker-ended"
    assert answer(pool).probability["win"] == WIN


def test_whoever_asks_does_not_wait_until_processes_have_started(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop asks, too: it would serve nobody until then."""
    may_start, create = threading.Event(), worker_pool.ProcessPool

    def slow(*arguments: Any) -> Any:
        assert may_start.wait(60)
        return create(*arguments)

    monkeypatch.setattr(worker_pool, "ProcessPool", slow)
    pool = WorkerPool(rules, Settings(seconds=5))
    with contextlib.closing(pool):
        future, cancelled = (pool.submit(Work(resolve, BATTLE, EXACT, is_long=long)) for long in (False, True))
        assert not future.done()
        assert cancelled.cancel()
        may_start.set()
        assert future.result(120).probability["win"] == WIN


def test_processes_that_die_with_nothing_to_do_are_replaced(pool: WorkerPool) -> None:
    killed = answer(pool, process_id, {})
    os.kill(killed, signal.SIGKILL)

    def is_replaced() -> bool:
        with contextlib.suppress(RulewrightError):  # work that is begun before the death is noticed may end with it
            return killed not in {answer(pool, process_id, {}) for _ in range(8)}
        return False

    until(is_replaced)
    assert answer(pool).probability["win"] == WIN


PROGRAM = """
import sys, time
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from test_worker_pool import EXACT, Work, WorkerPool, hold
pool = WorkerPool(Path(sys.argv[2]))
pool.submit(Work(hold, {"file": sys.argv[3]}, EXACT, is_long=True))
time.sleep(600)
"""


def test_no_worker_outlives_a_server_that_was_killed(rules: Path, tmp_path: Path) -> None:
    held = tmp_path / "held"
    paths = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    server = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, Path(__file__).parent, rules, held], env=os.environ | {"PYTHONPATH": paths}
    )
    process = written(held)
    server.kill()
    server.wait()
    until(lambda: not is_running(process))


def test_no_main_module_is_run_in_a_worker(pool: WorkerPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Streamlit makes its script `__main__`, which multiprocessing runs in each worker that it starts."""
    script = sys.modules["__main__"].__class__("__main__")
    script.__file__ = str(Path(__file__).parents[2] / "app" / "main.py")
    monkeypatch.setitem(sys.modules, "__main__", script)
    os.kill(answer(pool, process_id, {}), signal.SIGKILL)
    time.sleep(0.3)
    assert "streamlit" not in answer(pool, imported, {})
