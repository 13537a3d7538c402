"""Output of commands: answers on standard output, progress on standard error."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from rulewright.errors import RulewrightError
from rulewright.language.phrase import Phrase, phrase
from rulewright.terminal.arguments import terminal_language

if TYPE_CHECKING:
    from rich.console import Console

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class ClosedOutputError(RulewrightError):
    """The error for a closed standard output."""

    def __init__(self) -> None:
        super().__init__(
            "closed-output",
            "",
            phrase("standard-output-is-closed-the-answer"),
            phrase("leave-it-open-or-send-it"),
        )


def require_output() -> TextIO:
    """Standard output. Raises `ClosedOutputError` if it was closed before the command began."""
    if sys.stdout is None:
        raise ClosedOutputError
    return sys.stdout


def print_line(line: object) -> None:
    """Print a line of an answer."""
    print(line, file=require_output())


def print_json(value: object) -> None:
    """Print an answer as JSON."""
    require_output().write(json_text(value))


def json_text(value: object) -> str:
    """An answer as JSON text; lone surrogates, which cannot be encoded, are replaced."""
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    return text.encode("utf-8", "replace").decode("utf-8")


def create_console() -> Console:
    """A console for answers with marked words, wrapped to the width of the terminal."""
    from rich.console import Console

    return Console(file=require_output(), highlight=False)


@contextmanager
def buffered_console() -> Iterator[Console]:
    """A console whose output is written at the end, or not at all if an error is raised."""
    out = create_console()
    with out.capture() as captured:
        yield out
    require_output().write(captured.get())


def show_controls(text: str) -> str:
    r"""The text with its control characters written out, so that quoted input cannot steer the terminal.

    >>> show_controls("\x1b[2J")
    '\\x1b[2J'
    """
    return _CONTROL.sub(lambda found: repr(found[0])[1:-1], text)


def print_progress(line: str) -> None:
    """Print a line about progress, if standard error is open."""
    if sys.stderr is not None:
        print(line, file=sys.stderr)


def print_notice(sentence: Phrase) -> None:
    """Print a remark to the user, in the language of the terminal."""
    print_progress(sentence.render(terminal_language()))
