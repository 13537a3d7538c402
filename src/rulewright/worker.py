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
from pathlib import Path

from rulewright.corpus import engines_of
from rulewright.errors import RulewrightError
from rulewright.phrase import phrase
from rulewright.situations import Catalogue

READY = b"ready\n"


def main() -> None:
    """Says `READY`, then works on one thing after another.

    Work is a pickled (function, request, effort, rest); what comes back is the function's value or an error.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    os.nice(int(sys.argv[2]))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed may get between the answers
    catalogue = Catalogue.of_engines(engines_of(Path(sys.argv[1])))
    answers.write(READY)
    answers.flush()
    while True:
        try:
            work, request, effort, rest = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        try:
            outcome = work(catalogue, request, effort, *rest)
        except RulewrightError as error:
            outcome = error
        except Exception as error:
            traceback.print_exc()
            outcome = RulewrightError(
                "internal-error",
                str(request.get("situation"))[:80],
                phrase(
                    "Something went wrong inside rulewright: {error}.", error=f"{type(error).__name__}: {error}"[:200]
                ),
                phrase("Please report it; the server's log shows where it happened."),
            )
        pickle.dump(outcome, answers, protocol=pickle.HIGHEST_PROTOCOL)
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        main()
