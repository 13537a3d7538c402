"""What commands print: answers on standard output, what they are doing on standard error."""

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
    """There is nowhere to write an answer."""

    def __init__(self) -> None:
        super().__init__(
            "closed-output",
            "",
            phrase("standard-output-is-closed-the-answer"),
            phrase("leave-it-open-or-send-it"),
        )


def output() -> TextIO:
    """Standard output. Raises `ClosedOutputError` where it was closed before the command began."""
    if sys.stdout is None:
        raise ClosedOutputError
    return sys.stdout


def say(line: object) -> None:
    """Prints a line of an answer."""
    print(line, file=output())


def print_json(value: object) -> None:
    """Prints an answer as JSON."""
    output().write(json_text(value))


def json_text(value: object) -> str:
    """An answer as JSON that can be written: lone surrogates cannot."""
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    return text.encode("utf-8", "replace").decode("utf-8")


def console() -> Console:
    """What prints an answer with marked words, broken to the width of the terminal."""
    from rich.console import Console

    return Console(file=output(), highlight=False)


@contextmanager
def whole_answer() -> Iterator[Console]:
    """A console for an answer that is written when it is whole; nothing of it where an error comes between."""
    out = console()
    with out.capture() as captured:
        yield out
    output().write(captured.get())


def progress(line: str) -> None:
    """Says what is being done, where that can be read."""
    if sys.stderr is not None:
        print(line, file=sys.stderr)


def remark(sentence: Phrase) -> None:
    """Says what a user ought to know of it, in the language of the terminal."""
    progress(sentence.render(terminal_language()))
