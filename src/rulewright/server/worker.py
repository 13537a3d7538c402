"""The program of the processes that work out long answers: one that has read the rules, and those forked from it.

`python -m rulewright.server.worker RULES`: RULES is the content's folder. Standard input is a Unix socket. Every byte
that comes over it is how much another worker is to give way to others, and comes with the socket over which that worker
takes its work until it ends. Forked workers share what was read, and begin within milliseconds.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import pickle
import signal
import socket
import struct
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from rulewright.corpus.content import set_rules_folder
from rulewright.errors import RulewrightError
from rulewright.language.phrase import phrase
from rulewright.server.logs import limit_logs
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.faults import fault_of
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.solving import Effort

WORK = ("rulewright.situations.resolution", "rulewright.server.benches", "rulewright.server.forecasts")
"""The modules whose functions are asked for most."""
READY = struct.Struct("!i")
"""What a worker says first: the number of its process."""
_log = logging.getLogger(__name__)


def main() -> None:
    """Forks workers until nobody can ask for any more, then ends those that are left, and itself."""
    rules = Path(sys.argv[1])
    set_rules_folder(rules)
    limit_logs()
    catalogue = GamePackages.from_folder(rules).catalogue
    catalogue.usable()  # each is made when it is looked at, and the workers share what is there
    for module in WORK:
        import_module(module)
    gc.collect()
    gc.freeze()  # or the first collection in a worker would copy all that is shared
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a worker ended
    with socket.socket(fileno=sys.stdin.fileno()) as asking:
        while True:
            niceness, connection = _asked_for(asking)
            if connection is None:
                break
            with connection, contextlib.suppress(OSError):  # where no process can be had, the connection just ends
                if not os.fork():
                    asking.close()
                    _serve_as_worker(catalogue, connection, niceness)
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)


def _asked_for(asking: socket.socket) -> tuple[int, socket.socket | None]:
    """The niceness of the next worker and its connection; none when nobody will ask any more."""
    try:
        niceness, numbers, _, _ = socket.recv_fds(asking, 1, 1)
    except OSError:  # the server is gone
        return 0, None
    return (niceness[0], socket.socket(fileno=numbers[0])) if niceness and numbers else (0, None)


def _serve_as_worker(catalogue: Catalogue, connection: socket.socket, niceness: int) -> NoReturn:
    """Works until the process ends; nothing of the program that it was forked from may go on in it."""
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.nice(niceness)
        _work(catalogue, connection)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


def _work(catalogue: Catalogue, connection: socket.socket) -> None:
    """Says `READY`, then works on one thing after another.

    Work is a pickled (function, request, effort, rest, slice); what comes back is the function's value or an error.
    Where the slice is not 0, it is how many seconds of a processor the function may take before the system ends the
    process: whoever waits for a busy machine has not been served by it.
    """
    with contextlib.suppress(OSError), connection.makefile("rwb") as stream:  # the server may be gone
        stream.write(READY.pack(os.getpid()))
        stream.flush()
        while True:
            try:
                work, request, effort, rest, slice_ = pickle.load(stream)
            except EOFError:
                return
            signal.setitimer(signal.ITIMER_PROF, slice_)
            outcome = _outcome(catalogue, work, request, effort, rest)
            signal.setitimer(signal.ITIMER_PROF, 0.0)
            pickle.dump(outcome, stream, protocol=pickle.HIGHEST_PROTOCOL)
            stream.flush()
            del work, request, effort, rest, outcome  # an error holds all that was worked out until it was raised


def _outcome(
    catalogue: Catalogue, work: Callable[..., Any], request: Mapping[str, Any], effort: Effort, rest: Sequence[Any]
) -> object:
    """What comes of the work, or the error that it raises."""
    try:
        return work(catalogue, request, effort, *rest)
    except RulewrightError as error:
        return error
    except Exception as error:
        _log.exception("An answer failed.")
        return fault_of(error) or RulewrightError(
            "internal-error",
            str(request.get("situation"))[:80],
            phrase("something-went-wrong-inside-rulewright-error", error=type(error).__name__),
            phrase("please-report-it-the-servers-log"),
        )


if __name__ == "__main__":
    main()
