"""Options of commands with large work: workers, storage of records, progress."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.terminal.output import print_progress
from rulewright.terminal.usage import UsageError

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from rulewright.situations.batch.batches import Progress

FIRST_REPORT_SECONDS, REPORT_INTERVAL_SECONDS = 5, 60
"""The seconds before the first progress message, and those after which it is repeated."""
ProcessesOption = Annotated[int | None, typer.Option("--processes", metavar="N", min=1, max=64, help="help-processes")]
SchedulerOption = Annotated[str | None, typer.Option("--scheduler", metavar="ADDRESS", help="help-scheduler")]
KeepOption = Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="help-keep")]


def open_executor(processes: int | None, scheduler: str | None) -> AbstractContextManager[Executor | None]:
    """The executor of a cluster, or of this number of processes (one for each core by default); `None` for one."""
    if scheduler is not None:
        if processes is not None:
            raise UsageError(phrase("processes-or-cluster"), phrase("leave-one-of-the-two-out"))
        from rulewright.situations.batch.executors import dask_cluster

        return dask_cluster(scheduler)
    number = processes or os.cpu_count() or 1
    if number == 1:
        return nullcontext()
    from rulewright.situations.batch.executors import process_pool

    return process_pool(number)


def progress_reporter(message: Phrase, reader: Language) -> Callable[[Progress], None]:
    """A function that prints the progress after each twentieth or minute, once some seconds have passed.

    If the amount of work grows, the fraction falls and its steps are reported again.
    """
    said, began = -1, time.monotonic()
    last = began

    def tell(now: Progress) -> None:
        nonlocal said, last
        part, clock = 20 * now.done // now.total, time.monotonic()
        if clock - began > FIRST_REPORT_SECONDS and (part != said or clock - last > REPORT_INTERVAL_SECONDS):
            said, last = part, clock
            values = {"done": now.done, "pieces": now.total, "seconds": round(now.seconds_left)}
            print_progress(message.with_values(values).render(reader))

    return tell
