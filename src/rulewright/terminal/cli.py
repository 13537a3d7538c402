"""The command line: `rulewright` and its commands."""

from __future__ import annotations

import atexit
import contextlib
import gc
import io
import logging
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, NoReturn

import typer
from typer.exceptions import Abort, TyperException

from rulewright.corpus.content import require_catalogs
from rulewright.errors import EXIT_FAILURE, RulewrightError
from rulewright.errors.interrupts import watch_interrupts
from rulewright.errors.system import explain_os_error
from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.phrase import phrase
from rulewright.terminal.arguments import LocalizedGroup, terminal_language
from rulewright.terminal.output import print_json, print_line
from rulewright.terminal.usage import SEE_HELP, UsageError, translate_parse_error
from rulewright.version import __version__

DEBUG_VARIABLE = "RULEWRIGHT_DEBUG"
COMMANDS = {
    "search": "lookup_commands",
    "show": "lookup_commands",
    "history": "lookup_commands",
    "ask": "ask_command",
    "situations": "situation_commands",
    "resolve": "situation_commands",
    "play": "situation_commands",
    "table": "table_command",
    "forecast": "forecast_commands",
    "atlas": "forecast_commands",
    "check": "content_commands",
    "new": "content_commands",
    "sources": "content_commands",
    "index": "build_commands",
    "site": "build_commands",
    "app": "serve_commands",
    "mcp": "serve_commands",
}
"""The module of each command; a call loads only its own module."""
INTERRUPTED_EXIT_STATUS = 130
"""128 and the number of the signal, as in shells."""
GC_THRESHOLD = 100_000
"""The number of new objects before a garbage collection: a command creates few and ends soon."""


def main() -> NoReturn:
    """Run the command line; every failure is one message and a non-zero exit status, never a traceback."""
    was_interrupted = watch_interrupts()
    gc.set_threshold(GC_THRESHOLD)
    atexit.register(gc.freeze)  # skips a last garbage collection at exit
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "1")  # the search through all installed packages is slow
    arguments = sys.argv[1:]
    as_json = "--json" in arguments
    language = _detect_language(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        require_catalogs([language])
        _tell_faults(language)
        status = _build_program(arguments)(args=arguments, standalone_mode=False, obj=language)
        if status == INTERRUPTED_EXIT_STATUS:  # Typer's status for a `KeyboardInterrupt`
            _exit_interrupted(language)
        if sys.stdout is not None:
            sys.stdout.flush()
        sys.exit(status if isinstance(status, int) else 0)
    except (Abort, KeyboardInterrupt):
        _exit_interrupted(language)
    except BrokenPipeError:  # the reader has closed the pipe, like `| head`
        _discard_output()
        sys.exit(EXIT_FAILURE)
    except Exception as error:
        if was_interrupted():
            _exit_interrupted(language)
        if os.environ.get(DEBUG_VARIABLE) and not isinstance(error, (RulewrightError, TyperException)):
            raise
        _exit_with_error(_to_reported_error(error, " ".join(arguments)[:200]), as_json, language)


def _tell_faults(language: Language) -> None:
    """Print each tolerated mistake in a game once, on standard error."""
    handler = _FaultHandler(language)
    log = logging.getLogger("rulewright.situations.guarded")
    log.propagate, log.handlers = False, [handler]


class _FaultHandler(logging.Handler):
    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language, self._told = language, set[str]()

    def emit(self, record: logging.LogRecord) -> None:
        match record.args:
            case (RulewrightError() as error,) if str(error) not in self._told and sys.stderr is not None:
                self._told.add(str(error))
                with contextlib.suppress(OSError):
                    print(f"rulewright: {_sentences(error, self._language)}", file=sys.stderr)


def _sentences(error: RulewrightError, language: Language) -> str:
    return f"{error.message.render(language)} {error.remedy.render(language)}"


def _build_program(arguments: Sequence[str]) -> typer.Typer:
    """The command line; if a command is called, only with the commands of its module."""
    program = typer.Typer(
        name="rulewright",
        cls=LocalizedGroup,
        help="help-rulewright",
        pretty_exceptions_enable=False,
    )
    program.callback(invoke_without_command=True)(_print_version)
    called = COMMANDS.get(arguments[0]) if arguments else None
    for module in dict.fromkeys(COMMANDS.values()) if called is None else (called,):
        program.add_typer(import_module(f"rulewright.terminal.{module}").commands)
    return program


def _print_version(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    if version:
        print_line(f"rulewright {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print_line(context.get_help())


def _to_reported_error(error: Exception, arguments: str) -> RulewrightError:
    """The error for the user: exceptions become `RulewrightError`."""
    match error:
        case UsageError():
            error.input = arguments
            called = arguments.split(" ", 1)[0]
            if error.remedy is SEE_HELP and called in COMMANDS:
                error.remedy = phrase("see-help-of-command", command=called)
            return error
        case RulewrightError():
            return error
        case TyperException():
            return _to_reported_error(translate_parse_error(error, arguments.split()), arguments)
        case OSError():
            return explain_os_error(error)
    from rulewright.situations.faults import fault_of

    return fault_of(error) or RulewrightError(
        "internal-error",
        arguments,
        phrase("something-went-wrong-inside-rulewright-error", error=f"{type(error).__name__}: {error}"),
        phrase("please-report-it-rulewright-debug-1"),
    )


def _exit_with_error(error: RulewrightError, as_json: bool, language: Language) -> NoReturn:
    """Print the error as requested, as far as the streams are open, and end the process."""
    told = error.as_json(language)
    try:
        if as_json and sys.stdout is not None:
            print_json(told)
            sys.stdout.flush()
            sys.exit(error.exit_status)
    except OSError:
        _discard_output()
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(f"rulewright: {_sentences(error, language)}", file=sys.stderr)
    sys.exit(error.exit_status)


def _exit_interrupted(language: Language) -> NoReturn:
    """End the process after Ctrl+C with a message that nothing else is wrong."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(f"rulewright: {phrase('stopped').render(language)}", file=sys.stderr)
    exec("")  # clears CPython's flag by which `python -m` dies of the signal once it interrupted a dataclass's `exec`
    sys.exit(INTERRUPTED_EXIT_STATUS)


def _discard_output() -> None:
    """Redirect unwritten output to nowhere, so that Python's own flush at exit does not fail again."""
    with contextlib.suppress(OSError, ValueError, AttributeError):  # standard output can be any object
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _detect_language(arguments: list[str]) -> Language:
    """The language of error messages: `--lang` if it is valid, otherwise the terminal's."""
    for index, argument in enumerate(arguments):
        value = argument.removeprefix("--lang=") if argument.startswith("--lang=") else None
        if argument == "--lang" and index + 1 < len(arguments):
            value = arguments[index + 1]
        if value in KNOWN_LANGUAGES:
            return Language(value)
    return terminal_language()
