"""Executors do what this process does: worker processes, however they start, and a Dask cluster."""

from __future__ import annotations

import json
import multiprocessing
import os
import platform
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from rulewright.corpus.content import RULES_VARIABLE, content_folder
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import LANGUAGES
from rulewright.language.phrase import phrase
from rulewright.situations.batch import batches, executors
from rulewright.situations.batch.batches import BATCH_SIZE, Progress, Record, run_batches
from rulewright.situations.batch.executors import dask_cluster, process_pool
from wait_until import until

pytestmark = pytest.mark.thorough  # starts processes all the time
KEYS = [("piece", number) for number in range(40)]
REQUEST: Mapping[str, Any] = {"pieces": "doubled"}


def double(key: tuple[str, int]) -> Mapping[str, Any]:
    return {"twice": 2 * key[1]}


DOUBLED = {key: double(key) for key in KEYS}


def refuse(key: tuple[str, int]) -> Mapping[str, Any]:
    raise BadInputError("bad-value", str(key[1]), phrase("no-field-varies"), phrase("vary-a-field"))


def traced(trace: Path, trap: Path, key: tuple[str, int]) -> Mapping[str, Any]:
    """Tells that a piece is done; the first worker to see the trap takes it and dies of it."""
    with suppress(FileNotFoundError):  # whoever comes second
        trap.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    with trace.open("a") as file:
        file.write(f"{key[1]}\n")
    return double(key)


def on_cluster(scheduler: str, work: Callable = double, keys: list[tuple[str, int]] = KEYS, **options: Any) -> Any:
    with dask_cluster(scheduler) as executor:
        return run_batches(work, REQUEST, keys, executor=executor, **options)


# Worker processes


def started_by(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Has workers started as Python does by default on some system or in some version."""
    context = multiprocessing.get_context(method)
    monkeypatch.setattr(executors.multiprocessing, "get_context", lambda _: context)


@pytest.mark.parametrize("method", ["spawn", "forkserver", "fork"])
def test_worker_processes_give_what_this_process_gives(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    started_by(method, monkeypatch)
    reports: list[Progress] = []
    with process_pool(2) as executor:
        assert run_batches(double, REQUEST, KEYS, executor=executor, report_progress=reports.append) == DOUBLED
    assert len(reports) == len(KEYS) / BATCH_SIZE
    assert reports[-1].done == len(KEYS)


def test_any_executor_does_and_runs_one_batch_at_a_time() -> None:
    working = threading.Lock()

    def alone(key: tuple[str, int]) -> Record:
        assert working.acquire(blocking=False)
        time.sleep(0.001)
        working.release()
        return double(key)

    with ThreadPoolExecutor(4) as executor:
        assert run_batches(alone, REQUEST, KEYS, executor=executor) == DOUBLED


def test_what_a_piece_raises_in_a_worker_is_raised_here() -> None:
    with pytest.raises(BadInputError) as error, process_pool(2) as executor:
        run_batches(refuse, REQUEST, KEYS, executor=executor)
    assert error.value.code == "bad-value"
    assert error.value.input in {str(number) for _, number in KEYS}  # of two workers either may be first


def die_of_the_last(key: tuple[str, int]) -> Record:
    if key == KEYS[-1]:
        os.kill(os.getpid(), signal.SIGKILL)
    return double(key)


def test_a_lost_worker_ends_the_work_which_goes_on_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    with pytest.raises(RulewrightError) as error, process_pool(2) as executor:
        run_batches(die_of_the_last, REQUEST, KEYS, executor=executor, checkpoint=file)
    assert (error.value.code, error.value.input) == ("lost-workers", "2")
    reports: list[Progress] = []
    assert run_batches(double, REQUEST, KEYS, checkpoint=file, report_progress=reports.append) == DOUBLED
    assert reports[0].done > BATCH_SIZE


ENDED = """
import os, signal, sys
from multiprocessing import active_children
from test_executors import KEYS, REQUEST, executors, linger, multiprocessing, process_pool, run_batches
method, way = sys.argv[1:]
context = multiprocessing.get_context(method)
executors.multiprocessing.get_context = lambda _: context
def end(now):
    print(*(each.pid for each in active_children()), flush=True)
    os.kill(os.getpid(), getattr(signal, way))
if __name__ == "__main__":
    with process_pool(2) as executor:
        run_batches(linger, REQUEST, KEYS, executor=executor, report_progress=end)
"""


def linger(key: tuple[str, int]) -> Record:
    if key[1] >= BATCH_SIZE:  # all but the first batch
        time.sleep(60)
    return double(key)


@pytest.mark.usefixtures("interrupts_heard")
@pytest.mark.parametrize("method", ["spawn", "forkserver"])
@pytest.mark.parametrize("way", ["SIGKILL", "SIGINT"])
def test_workers_end_with_their_parent(method: str, way: str, tmp_path: Path) -> None:
    script = tmp_path / "ended.py"
    script.write_text(ENDED)
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    done = subprocess.run(
        [sys.executable, script, method, way], check=False, stdout=subprocess.PIPE, text=True, timeout=50,
        stderr=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert done.returncode == -getattr(signal, way)
    workers = [*map(int, done.stdout.split())]
    assert workers
    until(lambda: not any(map(is_running, workers)))


def is_running(process: int) -> bool:
    with suppress(FileNotFoundError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.long
@pytest.mark.usefixtures("interrupts_heard")
def test_ctrl_c_ends_a_command_with_one_line_and_leaves_whole_records(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    command = [sys.executable, "-m", "rulewright", "forecast", "--players", "2", "--games", "200", "--processes", "2"]
    with subprocess.Popen(
        [*command, "--keep", str(file), "--lang", "en"], stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stderr is not None
        process.stderr.readline()  # the first progress
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        lines = process.stderr.read().splitlines()
    assert process.returncode == 130
    assert [line for line in lines if "games played" not in line] == ["rulewright: Stopped."]
    with closing(sqlite3.connect(file)) as database:
        records = database.execute("SELECT record FROM record").fetchall()
    assert len(records) % BATCH_SIZE == 0 < len(records)
    assert all(json.loads(record) for (record,) in records)


# A cluster


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The scheduler of a cluster in this process, with two workers."""
    from distributed import LocalCluster

    options: dict[str, Any] = {"protocol": "tcp", "host": "127.0.0.1", "dashboard_address": None}
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=False, **options) as here:
        yield here.scheduler_address


def test_a_cluster_gives_what_this_process_gives(address: str) -> None:
    reports: list[Progress] = []
    assert on_cluster(address, report_progress=reports.append) == DOUBLED
    assert len(reports) == len(KEYS) / BATCH_SIZE
    assert reports[-1].done == len(KEYS)


def test_what_a_piece_raises_on_a_cluster_is_raised_here(address: str) -> None:
    with pytest.raises(BadInputError) as error:
        on_cluster(address, refuse, KEYS[:1])
    assert error.value.code == "bad-value"
    assert error.value.input in {str(number) for _, number in KEYS}  # of two workers either may be first


def there() -> str:
    return "here" if threading.current_thread() is threading.main_thread() else "there"


def test_a_worker_of_another_version_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "build_fingerprint", there)
    with pytest.raises(RulewrightError) as error:
        on_cluster(address)
    assert error.value.code == "other-version"
    assert error.value.input.startswith("tcp://127.0.0.1:")


def test_a_worker_of_another_version_that_joins_later_refuses_its_batch(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "_require_same_build", lambda *_: None)
    monkeypatch.setattr(batches, "build_fingerprint", there)
    with pytest.raises(RulewrightError) as error:
        on_cluster(address)
    assert (error.value.code, error.value.input) == ("other-version", platform.node())


def test_a_build_is_of_the_code_the_messages_and_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = batches.build_fingerprint.__wrapped__()
    assert batches.build_fingerprint.__wrapped__() == here
    monkeypatch.setenv(RULES_VARIABLE, str(tmp_path))
    assert batches.build_fingerprint.__wrapped__() != here


WRONG = [
    ("127.0.0.1:8786", "bad-value"),
    ("http://localhost:8786", "bad-value"),
    ("tls://localhost:8786", "no-certificates"),
    ("tcp://127.0.0.1:1", "unreachable-scheduler"),
]


@pytest.mark.parametrize(("scheduler", "code"), WRONG)
def test_what_is_no_scheduler_gets_one_message_in_every_language(
    scheduler: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "CONNECT_TIMEOUT", 0.2)
    with pytest.raises(RulewrightError) as error:
        on_cluster(scheduler)
    assert error.value.code == code
    assert error.value.exit_status == (2 if code == "bad-value" else 1)
    assert len({error.value.message.render(language) for language in LANGUAGES}) == len(LANGUAGES)


ROLES = ("scheduler", "worker", "client")


def certified(folder: Path, name: str) -> Mapping[str, Any]:
    """Dask's settings for who shows a certificate of its own making and trusts nobody else's."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(who, who, key.public_key(), x509.random_serial_number(), now, now + timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate_file, key_file = folder / f"{name}.pem", folder / f"{name}.key"
    certificate_file.write_bytes(certificate.public_bytes(Encoding.PEM))
    key_file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return {
        "distributed.comm.require-encryption": True,
        "distributed.comm.tls.ca-file": str(certificate_file),
        **{f"distributed.comm.tls.{role}.cert": str(certificate_file) for role in ROLES},
        **{f"distributed.comm.tls.{role}.key": str(key_file) for role in ROLES},
    }


def test_who_shows_the_schedulers_certificate_is_answered_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import dask
    from distributed import LocalCluster, Security

    ours, stranger = (certified(tmp_path, name) for name in ("ours", "stranger"))
    with (
        dask.config.set(ours),
        LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, protocol="tls", host="127.0.0.1",
            dashboard_address=None, security=Security(),
        ) as here,
    ):  # fmt: skip
        assert here.scheduler_address.startswith("tls://")
        assert on_cluster(here.scheduler_address) == DOUBLED
        monkeypatch.setattr(executors, "CONNECT_TIMEOUT", 1)
        with dask.config.set(stranger), pytest.raises(RulewrightError) as error:
            on_cluster(here.scheduler_address)
        assert error.value.code == "unreachable-scheduler"
        with pytest.raises(RulewrightError) as error:
            on_cluster(here.scheduler_address.replace("tls", "tcp"))
        assert error.value.code == "unreachable-scheduler"


def test_processes_and_a_cluster_do_not_go_together(run: Callable) -> None:
    result = run("forecast", "--scheduler", "tcp://127.0.0.1:1", "--processes", "2", "--lang", "en")
    assert result.status == 2
    assert result.err == "rulewright: Work is done by processes here or by a cluster. Leave one of the two out.\n"


# With a scheduler and workers that can be killed


class Machine:
    """A process of Dask's that is ready: it has said something like `ready` on standard error, which is kept."""

    def __init__(self, program: str, *arguments: str, ready: str, environment: Mapping[str, str]) -> None:
        path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"from distributed.cli.{program} import main; main()", *arguments],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, **environment},
        )
        assert self.process.stderr is not None
        lines = iter(self.process.stderr.readline, "")
        self.announced = next(match[0] for line in lines if (match := re.search(ready, line)))
        threading.Thread(target=lambda: [*lines], daemon=True).start()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def machines() -> Iterator[Callable[..., Machine]]:
    """Starts a scheduler, which is given back, and so many workers, in these environments; kills them in the end."""
    started: list[Machine] = []

    def start(
        workers: int, of_workers: Mapping[str, str] | None = None, of_scheduler: Mapping[str, str] | None = None
    ) -> Machine:
        here = ("--host", "127.0.0.1", "--port", "0", "--dashboard-address", "127.0.0.1:0")
        started.append(Machine("dask_scheduler", *here, ready=r"tcp://\S+", environment=of_scheduler or {}))
        for _ in range(workers):
            options = (started[0].announced, "--nthreads", "1", "--no-nanny", "--no-dashboard")
            started.append(Machine("dask_worker", *options, ready="Registered to", environment=of_workers or {}))
        return started[0]

    yield start
    for each in started:
        each.kill()


COMMANDS = [
    ("forecast", "--players", "2", "--games", "6", "--habits", "bold", "--json"),
    (
        "table",
        "battle",
        "--vary",
        "hero.strength=1..3",
        "--vary",
        "hero.fate=0..2",
        "--set",
        "foe.strength=3",
        "--format",
        "csv",
    ),
]


@pytest.mark.long
def test_the_same_bytes_on_one_process_two_and_a_cluster(machines: Callable[..., Machine]) -> None:
    scheduler = machines(2)
    for command in COMMANDS:
        answers = {
            subprocess.run(
                [sys.executable, "-m", "rulewright", *command, *workers], check=True, capture_output=True
            ).stdout
            for workers in (("--processes", "1"), ("--processes", "2"), ("--scheduler", scheduler.announced))
        }
        assert len(answers) == 1
        assert all(answers)


@pytest.mark.long
def test_a_cluster_does_again_what_a_lost_worker_had(machines: Callable[..., Machine], tmp_path: Path) -> None:
    trap, trace = tmp_path / "trap", tmp_path / "trace"
    trap.touch()
    scheduler = machines(2)
    work = partial(traced, trace, trap)
    assert on_cluster(scheduler.announced, work) == DOUBLED
    assert not trap.exists()
    assert {*map(int, trace.read_text().split())} == {number for _, number in KEYS}


@pytest.mark.long
def test_vanished_scheduler_loses_no_stored_record(
    machines: Callable[..., Machine], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "CONNECT_TIMEOUT", 2)
    file, scheduler = tmp_path / "kept.sqlite", machines(1)

    def kill(now: Progress) -> None:
        scheduler.kill()

    with pytest.raises(RulewrightError) as error:
        on_cluster(scheduler.announced, checkpoint=file, report_progress=kill)
    assert (error.value.code, error.value.input) == ("unreachable-scheduler", scheduler.announced)
    assert str(error.value.message) == f"The scheduler {scheduler.announced} has vanished."
    reports: list[Progress] = []
    assert run_batches(double, REQUEST, KEYS, checkpoint=file, report_progress=reports.append) == DOUBLED
    assert reports[0].done > BATCH_SIZE


@pytest.mark.long
def test_a_worker_with_other_rules_is_named(machines: Callable[..., Machine], tmp_path: Path) -> None:
    other = shutil.copytree(content_folder("rules"), tmp_path / "rules", ignore=shutil.ignore_patterns("*.md"))
    (other / "talisman" / "game.toml").open("a").write("# other rules\n")
    scheduler = machines(1, {RULES_VARIABLE: str(other)})
    with pytest.raises(RulewrightError) as error:
        on_cluster(scheduler.announced)
    assert error.value.code == "other-version"


@pytest.mark.long
@pytest.mark.parametrize("who", ["scheduler", "worker"])
def test_who_has_no_such_rulewright_is_named(machines: Callable[..., Machine], tmp_path: Path, who: str) -> None:
    (tmp_path / "rulewright").mkdir()
    (tmp_path / "rulewright" / "__init__.py").write_text("")
    older = {"PYTHONPATH": str(tmp_path)}
    scheduler = machines(1, older if who == "worker" else None, older if who == "scheduler" else None)
    with pytest.raises(RulewrightError) as error:
        on_cluster(scheduler.announced)
    assert error.value.code == "other-version"
    assert (error.value.input == scheduler.announced) == (who == "scheduler")


@pytest.mark.long
def test_cluster_without_workers_is_reported(machines: Callable[..., Machine], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "NO_WORKERS_TIMEOUT", 0.1)
    with pytest.raises(RulewrightError) as error:
        on_cluster(machines(0).announced)
    assert error.value.code == "no-workers"


@pytest.mark.long
def test_the_command_says_one_sentence_of_a_scheduler_that_is_not_there() -> None:
    command = [sys.executable, "-m", "rulewright", *COMMANDS[1], "--scheduler", "tcp://127.0.0.1:1", "--lang", "en"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("rulewright: No scheduler answers at tcp://127.0.0.1:1.")
