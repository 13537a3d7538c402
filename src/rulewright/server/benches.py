"""Long answers in processes of their own: a solve holds Python's lock and would stop every other visitor.

Every answer is first tried on the short bench, for a fifth of a second; one that takes longer moves to the long
bench, where it may take as long as its limits allow, and goes there at once the next time. So a long journey never
keeps a battle waiting, and on all benches visitors take turns. Workers are forked from one process that has read the
rules (`worker.py`): to end one is to stop its answer, to start another takes milliseconds, and so none is kept that a
long answer has made large.

A page that shows progress and can be stopped:

    solving = shared(rules).start(resolve, request, Effort(Limits(seconds=20)))
    while not solving.is_done:
        show(solving.seconds)          # and call solving.stop() where the reader asks for it
        time.sleep(0.1)
    answer = solving.result()
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import hashlib
import json
import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Future, wait
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from queue import Empty
from typing import Any, Generic, TypeVar

from rulewright.errors import LimitError, RulewrightError
from rulewright.language.phrase import phrase
from rulewright.server.settings import Settings
from rulewright.server.turns import Turns
from rulewright.server.worker import READY
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report
from rulewright.situations.solving import Effort

ValueT = TypeVar("ValueT")
SHORT_SECONDS = 0.2
"""How much of a processor an answer may take before it moves to the long bench, however busy the machine is."""
FIRST_SECONDS = 0.05
"""How much of it an answer may take at first while others wait; nineteen of twenty that people ask for take half of it.
One that takes more waits once more, elsewhere, so that those who ask for little never wait for the whole slice."""
SAVED = round(SHORT_SECONDS / FIRST_SECONDS)
"""How many of the first turns a visitor may save up."""
GRACE_SECONDS = 1.0
"""How long a worker may overrun the limit of its answer before it is killed."""
IDLE_SECONDS = 60.0
"""How long a worker that has nothing to do keeps the last solution, with which play at a table goes on."""
TICK_SECONDS = 5.0
"""How often somebody looks whether a worker has nothing to do."""
SHORT_WAITING = 200
SHORT_WORKERS = 2
"""So many that one which tries a long answer leaves one for the others."""
LONG_REMEMBERED = 1_000
"""How many requests are remembered to be long."""
SECOND_WORKERS = 1
LONG_NICENESS = 5
"""How much long work gives way to everything else, so that pages and short answers come while it goes on; work that is
tried once more, too."""


class BusyError(RulewrightError):
    """Too many answers are being worked out already; in a while there is room again."""

    def __init__(self, waiting: int) -> None:
        super().__init__(
            "busy",
            "",
            phrase("the-server-is-working-on-too", count=waiting),
            phrase("try-again-in-a-few-seconds"),
        )


class TooManyError(RulewrightError):
    """One visitor waits for too many long answers."""

    def __init__(self, each: int) -> None:
        super().__init__(
            "too-many",
            "",
            phrase("you-are-waiting-for-count-long", count=each),
            phrase("wait-for-one-of-them-then"),
        )


class Solving(Generic[ValueT]):
    """An answer that is being worked out."""

    def __init__(
        self, work: Callable[..., ValueT], request: Mapping[str, Any], effort: Effort, rest: tuple[Any, ...]
    ) -> None:
        self._work, self._request, self._effort, self._rest = work, request, effort, rest
        self._future: Future[ValueT] = Future()
        self._begun = time.monotonic()
        self._is_stopped = False
        self._worker: _Worker | None = None
        self._lock = threading.Lock()

    @property
    def is_done(self) -> bool:
        """Whether `result` returns at once."""
        return self._future.done()

    @property
    def seconds(self) -> float:
        """The seconds since it was asked for."""
        return time.monotonic() - self._begun

    def result(self, timeout: float | None = None) -> ValueT:
        """The answer, once it is there.

        Raises `BadInputError`, `LimitError`, `BusyError`, `TooManyError`; `TimeoutError` when it is not there after
        `timeout` seconds (it goes on), `CancelledError` when it was stopped.
        """
        return self._future.result(timeout)

    def wait(self, timeout: float) -> bool:
        """Whether `result` returns at once, after no more than `timeout` seconds."""
        return bool(wait([self._future], timeout).done)

    def when_done(self, call: Callable[[], object]) -> None:
        """Calls `call` once it is done, stopped too; at once where it is already."""
        self._future.add_done_callback(lambda _: call())

    async def answered(self) -> ValueT:
        """The same as `result` for asynchronous callers; it goes on when they are cancelled."""
        answer = asyncio.wrap_future(self._future)
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # where nobody is left to hear it
        return await asyncio.shield(answer)

    def stop(self) -> None:
        """Gives the answer up; another worker takes the place of its own at once."""
        with self._lock:
            if self._is_stopped:
                return
            self._is_stopped = True
        self._kill()
        if self._future.cancel():
            self._future.set_running_or_notify_cancel()  # or `wait` would not hear of it

    def _kill(self) -> bool:
        """Kills the worker where it is working on this answer; says whether it is."""
        with self._lock:  # or the worker might be killed when it has begun the next answer
            if self._worker is None:
                return False
            self._worker.kill()
            return True

    def _fail(self, error: Exception) -> None:
        with contextlib.suppress(Exception):  # it may have been stopped meanwhile
            self._future.set_exception(error)

    def _succeed(self, value: ValueT) -> None:
        with contextlib.suppress(Exception):
            self._future.set_result(value)


@dataclass
class Workers:
    """The worker processes over one folder of rules. They start when first needed, or by `warm`."""

    rules: Path
    settings: Settings = field(default_factory=Settings)

    def __post_init__(self) -> None:
        self._reader = _Reader(self.rules)
        self.queues: list[Turns[Any]] = []
        """Where the visitors of a server wait for what is worked out, here and elsewhere."""
        bench = partial(_Bench, self._reader, beside=self.queues)
        self._short = bench(SHORT_WORKERS, SHORT_WAITING, 0, FIRST_SECONDS, SAVED)
        self._second = bench(SECOND_WORKERS, SHORT_WAITING, LONG_NICENESS, SHORT_SECONDS)
        self._long = bench(self.settings.workers, self.settings.waiting, LONG_NICENESS)
        self._benches = self._short, self._second, self._long
        self._waits: Counter[str] = Counter()
        self._known_long: dict[object, None] = {}
        self._lock = threading.Lock()
        atexit.register(self.close)

    def start(
        self,
        work: Callable[..., ValueT],
        request: Mapping[str, Any],
        effort: Effort,
        *rest: Any,  # noqa: ANN401
        visitor: str = "",
        is_long: bool = False,
    ) -> Solving[ValueT]:
        """Begins `work(catalogue, request, effort, *rest)` in a worker; `work` is a function of a module.

        Limits beyond the server's are lowered to them. What `is_long` is not tried on the short bench. Where a
        `visitor` is named, no more than its share of long answers is worked out at a time. Raises `BusyError`.
        """
        limits = effort.limits
        states = min(filter(None, (limits.states, self.settings.states)))
        seconds = min(self.settings.seconds if limits.seconds is None else limits.seconds, self.settings.seconds)
        limited = replace(effort, limits=replace(limits, states=states, seconds=seconds))
        solving = Solving(work, request, limited, rest)
        # Neither what an answer is told like nor how far play has come makes it a short one: the rest is left out.
        kind = work, hashlib.sha256(json.dumps(request, sort_keys=True, default=str).encode()).digest()
        if is_long or kind in self._known_long:
            self._go_on(solving, visitor)
        else:
            self._short.put(visitor, solving, partial(self._try_again, solving, visitor, kind))
        return solving

    def warm(self) -> None:
        """Starts the processes, so that the first answer need not wait for them."""
        for bench in self._benches:
            bench.warm()

    def close(self) -> None:
        """Ends the processes."""
        for bench in self._benches:
            bench.close()
        self._reader.close()

    def _try_again(self, solving: Solving[Any], visitor: str, kind: object, slice_: float) -> None:
        """Takes an answer on that was not there after its slice."""
        if slice_ < SHORT_SECONDS:
            self._second.put(visitor, solving, lambda _: self._go_on(solving, visitor, kind))
        else:
            self._go_on(solving, visitor, kind)

    def _go_on(self, solving: Solving[Any], visitor: str, kind: object = None) -> None:
        """Moves an answer to the long bench, and remembers that this `kind` belongs there."""
        with self._lock:
            if kind is not None:
                self._known_long[kind] = None
                if len(self._known_long) > LONG_REMEMBERED:
                    del self._known_long[next(iter(self._known_long))]
            has_too_many = bool(visitor) and self._waits[visitor] >= self.settings.each
            if not has_too_many:
                self._waits[visitor] += 1
        if has_too_many:  # not under the lock: those who are told may ask for more
            solving._fail(TooManyError(self.settings.each))
            return

        def leave() -> None:
            with self._lock:
                self._waits[visitor] -= 1
                if not self._waits[visitor]:
                    del self._waits[visitor]

        solving.when_done(leave)
        try:
            self._long.put(visitor, solving, None)
        except BusyError as error:
            solving._fail(error)


class _Worker:
    """A worker process: its number, and the connection over which it takes work."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._stream = connection.makefile("rwb")
        said = self._stream.read(READY.size)
        if len(said) < READY.size:
            raise OSError(0, "the worker process did not start")
        (self._number,) = READY.unpack(said)
        self.used = 0.0
        """When it ended its last answer; 0 before."""

    def is_alive(self) -> bool:
        """Whether the process has not ended."""
        try:
            return self._connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT) != b""
        except BlockingIOError:
            return True
        except OSError:
            return False

    def ask(self, *work: object) -> object:
        """What the worker makes of the work. Raises `OSError`, `EOFError`, `UnpicklingError` where it ended.

        A worker whose answer could not be read to its end is ended, or the rest of it would be the next one's answer.
        """
        try:
            self._stream.write(pickle.dumps(work, pickle.HIGHEST_PROTOCOL))  # all of it or nothing
            self._stream.flush()
            outcome = pickle.load(self._stream)
        except BaseException:
            self.end()
            raise
        self.used = time.monotonic()
        return outcome

    def kill(self) -> None:
        """Ends the process, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._number, signal.SIGKILL)

    def end(self) -> None:
        """Ends the process and the connection to it."""
        if self.is_alive():  # else its number may be another's by now
            self.kill()
        for each in (self._stream, self._connection):
            with contextlib.suppress(OSError):
                each.close()


class _Reader:
    """The process that has read a folder of rules, from which workers are forked; started when first needed."""

    def __init__(self, rules: Path) -> None:
        self._rules = rules
        self._process: subprocess.Popen[bytes] | None = None
        self._asking: socket.socket | None = None
        self._is_closed = False
        self._lock = threading.Lock()

    def fork(self, niceness: int) -> _Worker:
        """Another worker. Raises `OSError` where there is no memory or no process to be had."""
        ours, theirs = socket.socketpair()
        with theirs:
            self._ask(niceness, theirs)
        return _Worker(ours)  # waits until it says that it is ready

    def close(self) -> None:
        """Ends the process, and with it all workers."""
        with self._lock:
            self._is_closed = True
            if self._process is not None:
                self._end(self._process)

    def _ask(self, niceness: int, connection: socket.socket) -> None:
        with self._lock:
            if self._is_closed:
                raise OSError(0, "closed")
            if self._process is None or self._asking is None or self._process.poll() is not None:
                self._start()
            assert self._asking is not None
            socket.send_fds(self._asking, [bytes([niceness])], [connection.fileno()])

    def _start(self) -> None:
        if self._process is not None:
            self._end(self._process)
        self._asking, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "rulewright.server.worker", str(self._rules)],
                stdin=theirs.fileno(),
                stdout=2,  # nothing that an engine prints is an answer
                start_new_session=True,  # Ctrl-C is for the server, which ends its workers
            )

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        if self._asking is not None:
            self._asking.close()  # upon which it ends its workers and itself
        try:
            process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _nothing() -> None:
    """What is left to do with an answer that is there."""


@dataclass(frozen=True)
class _Try:
    """An answer on a bench, as `_Bench.put` takes it."""

    visitor: str
    solving: Solving[Any]
    too_long: Callable[[float], None] | None


class _Bench:
    """Some workers, each with a thread that hands it one answer after another.

    An answer that can go on elsewhere has a `slice_` of a processor while others wait; without one it has its limit.
    """

    def __init__(
        self,
        reader: _Reader,
        count: int,
        waiting: int,
        niceness: int,
        slice_: float = 0.0,
        saved: int = 1,
        beside: list[Turns[Any]] | None = None,
    ) -> None:
        self._reader = reader
        self._niceness = niceness
        self._slice = slice_
        self._count = count
        self._room = count + waiting
        self._queue: Turns[_Try] = Turns(saved, beside)
        self._admitted: list[Solving[Any]] = []
        self._threads: list[threading.Thread] = []
        self._is_closed = False
        self._lock = threading.Lock()

    def put(self, visitor: str, solving: Solving[Any], too_long: Callable[[float], None] | None) -> None:
        """Queues an answer; `too_long` takes it on, and is told the slice that it has had. Raises `BusyError`.

        Where there is no room, whoever waits for most of all gives way to who waits for less.
        """
        self.warm()
        given_up = None
        with self._lock:
            self._admitted = [each for each in self._admitted if not each._is_stopped]  # nobody waits for these
            if len(self._admitted) >= self._room:
                given_up = self._queue.give_up(visitor)
                if given_up is None:
                    raise BusyError(len(self._admitted) - self._count)
                self._admitted = [each for each in self._admitted if each is not given_up.solving]
            self._admitted.append(solving)
        if given_up is not None:  # not under the lock: those who are told may ask for more
            given_up.solving._fail(BusyError(self._room - self._count))
        self._queue.put(visitor, _Try(visitor, solving, too_long))
        if self._is_closed:
            self._fail_waiting()

    def warm(self) -> None:
        with self._lock:
            if not self._threads and not self._is_closed:
                self._threads = [
                    threading.Thread(target=self._work, daemon=True, name=f"bench-{number}")
                    for number in range(self._count)
                ]
                for thread in self._threads:
                    thread.start()

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
        self._fail_waiting()

    def _fail_waiting(self) -> None:
        """Fails the answers that nobody will come to."""
        with contextlib.suppress(Empty):
            while True:
                solving = self._queue.get().solving
                solving._fail(_ended(solving._request))

    def _work(self) -> None:
        worker: _Worker | None = None
        while not self._is_closed:
            worker = self._usable(worker)  # before it is needed
            try:
                tried = self._queue.get(timeout=TICK_SECONDS)
            except Empty:
                if worker is not None and worker.used and time.monotonic() - worker.used > IDLE_SECONDS:
                    worker.end()
                continue
            worker, go_on = self._usable(worker), _nothing
            try:
                go_on = self._serve(worker, tried)
                self._leave(tried.solving)
                go_on()
            except Exception as error:  # a fault of ours fails one answer, not the bench
                self._leave(tried.solving)
                tried.solving._fail(error)
            finally:
                del tried, go_on  # or they would be kept until the next come

    def _leave(self, solving: Solving[Any]) -> None:
        """Makes room for the next answer."""
        with self._lock:
            self._admitted = [each for each in self._admitted if each is not solving]

    def _usable(self, worker: _Worker | None) -> _Worker | None:
        """The worker if it has not ended, else another; none where none can be had, so that answers fail at once."""
        if worker is not None:
            if worker.is_alive():
                return worker
            worker.end()
        try:
            return self._reader.fork(self._niceness)
        except OSError:
            return None

    def _serve(self, worker: _Worker | None, tried: _Try) -> Callable[[], None]:
        """Has an answer worked out; what is returned, and called after it has left the bench, takes it further."""
        solving, too_long = tried.solving, tried.too_long
        allowed = solving._effort.limits.seconds
        assert allowed is not None
        slice_ = 0.0
        if too_long is not None:
            slice_ = SHORT_SECONDS if self._queue.is_empty else self._slice
            slice_ = slice_ if slice_ < allowed else 0.0
        with solving._lock:
            if solving._is_stopped:
                return _nothing
            solving._worker = worker
        overrun = threading.Event()

        def end() -> None:
            if solving._kill():
                overrun.set()

        timer = threading.Timer((slice_ or allowed) + GRACE_SECONDS, end)
        timer.start()
        outcome: Any
        try:
            outcome = _asked(worker, solving, slice_)
        finally:
            timer.cancel()
            with solving._lock:
                solving._worker = None
        if solving._is_stopped:
            return _nothing
        code = outcome.code if isinstance(outcome, RulewrightError) else ""
        if overrun.is_set() or code == "time-limit" or (slice_ and code == "worker-ended"):
            if worker is not None:
                worker.end()  # nobody needs what it has worked out, nor gives Python the memory back
            if slice_ and too_long is not None:
                return partial(too_long, slice_)
            outcome = _time_limit(allowed)
        if isinstance(outcome, Exception):
            solving._fail(outcome)
        else:
            solving._succeed(outcome)
        return _nothing


def _asked(worker: _Worker | None, solving: Solving[Any], slice_: float) -> object:
    """What the worker makes of the work; an error where it ended meanwhile, with its slice among others."""
    try:
        if worker is None:
            raise OSError(0, "no process")
        return worker.ask(solving._work, solving._request, solving._effort, solving._rest, slice_)
    except (OSError, EOFError, pickle.UnpicklingError):
        return _ended(solving._request)


def _ended(request: Mapping[str, Any]) -> RulewrightError:
    return RulewrightError(
        "worker-ended",
        str(request.get("situation"))[:80],
        phrase("the-process-that-worked-on-this"),
        phrase("try-again-where-it-happens-again"),
    )


def _time_limit(seconds: float) -> LimitError:
    return LimitError(
        "time-limit",
        f"more than {seconds:g} seconds",
        phrase("this-situation-takes-longer-than-number", number=f"{seconds:g}"),
        phrase("make-the-numbers-smaller-or-ask"),
    )


def resolve(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> Answer | Report:
    """Work: the answer to a request, as `Catalogue.resolve` gives it."""
    return catalogue.resolve(request, effort)


@cache
def shared(rules: Path) -> Workers:
    """The workers over a folder of rules that the whole process shares, with the environment's settings."""
    return Workers(rules, Settings.read())
