"""Output of commands: answers on standard output, progress on standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from rulewright.errors import RulewrightError
from rulewright.language.phrase import Phrase, phrase
from rulewright.terminal.arguments import terminal_language

if TYPE_CHECKING:
    from rich.console import Console


class ClosedOutputError(RulewrightError):
    """The error for a closed standard output."""

    def __init__(self) -> None:
        super().__init__(
            "closed-output",
            "",
            phrase("standard-output-is-closed-the-answer"),
            phrase("leave-it-open-or-send-it"),
        )


def output() -> TextIO:
    """Standard output. Raises `ClosedOutputError` if it was closed before the command began."""
    if sys.stdout is None:
        raise ClosedOutputError
    return sys.stdout


def say(line: object) -> None:
    """Print a line of an answer."""
    print(line, file=output())


def print_json(value: object) -> None:
    """Print an answer as JSON."""
    output().write(json_text(value))


def json_text(value: object) -> str:
    """An answer as JSON text; lone surrogates, which cannot be encoded, are replaced."""
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    return text.encode("utf-8", "replace").decode("utf-8")


def console() -> Console:
    """A console for answers with marked words, wrapped to the width of the terminal."""
    from rich.console import Console

    return Console(file=output(), highlight=False)


@contextmanager
def whole_answer() -> Iterator[Console]:
    """A console whose output is written at the end, or not at all if an error is raised."""
    out = console()
    with out.capture() as captured:
        yield out
    output().write(captured.get())


def progress(line: str) -> None:
    """Print a line about progress, if standard error is open."""
    if sys.stderr is not None:
        print(line, file=sys.stderr)


def remark(sentence: Phrase) -> None:
    """Print a remark to the user, in the language of the terminal."""
    progress(sentence.render(terminal_language()))
