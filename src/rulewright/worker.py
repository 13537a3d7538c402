"""The program of a worker process, which takes work from standard input until it ends.

`python -m rulewright.worker RULES NICENESS`: the content's folder, and how much the process gives way to others.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulewright.content import use_rules
from rulewright.corpus import engines_of
from rulewright.errors import RulewrightError
from rulewright.phrase import phrase
from rulewright.situations import Catalogue, Effort

READY = b"ready\n"


class _StoppedError(BaseException):
    """Nobody waits for the answer any more; no part of the engine may keep it from getting out."""


def main() -> None:
    """Says `READY`, then works on one thing after another.

    Work is a pickled (function, request, effort, rest); what comes back is the function's value or an error.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    os.nice(int(sys.argv[2]))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed may get between the answers
    is_working = False

    def stop(_signal: int, _frame: object) -> None:
        if is_working:
            raise _StoppedError

    signal.signal(signal.SIGUSR1, stop)
    rules = Path(sys.argv[1])
    use_rules(rules)
    catalogue = Catalogue.of_engines(engines_of(rules))
    answers.write(READY)
    answers.flush()
    while True:
        try:
            work, request, effort, rest = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        try:
            is_working = True
            outcome = _outcome(catalogue, work, request, effort, rest)
            is_working = False
        except _StoppedError:
            is_working = False
            outcome = None
        pickle.dump(outcome, answers, protocol=pickle.HIGHEST_PROTOCOL)
        answers.flush()
        del work, request, effort, rest, outcome  # an error holds everything that was worked out until it was raised


def _outcome(
    catalogue: Catalogue, work: Callable[..., Any], request: Mapping[str, Any], effort: Effort, rest: Sequence[Any]
) -> object:
    """What comes of the work, or the error that it raises."""
    try:
        return work(catalogue, request, effort, *rest)
    except RulewrightError as error:
        return error
    except Exception as error:
        traceback.print_exc()
        return RulewrightError(
            "internal-error",
            str(request.get("situation"))[:80],
            phrase("Something went wrong inside rulewright: {error}.", error=f"{type(error).__name__}: {error}"[:200]),
            phrase("Please report it; the server's log shows where it happened."),
        )


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        main()
