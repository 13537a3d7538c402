"""Builds the pages of languages with Sphinx, in a program that forks a process per language.

`build_program` starts it; it reads a pickled `Order` from standard input. When a language is done, a line of JSON on
standard output tells its `language`, what Sphinx `warned` of as a list of `[file, line, message]`, files as Sphinx
names them, and why it `broke` off or `null`. Sphinx is loaded once for all languages, while the order is being made;
the rules come with it.
"""

from __future__ import annotations

import gc
import io
import json
import logging
import os
import pickle
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import wait
from pathlib import Path
from typing import IO, TYPE_CHECKING, TextIO, cast

from rulewright.corpus import Corpus
from rulewright.corpus.packing import pickled_into
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.reference.site_error import SiteError

if TYPE_CHECKING:
    from multiprocessing.context import ForkProcess
    from multiprocessing.synchronize import Lock

_WARNING = re.compile(
    r"^(?:(?P<file>[^\n]*?):(?:(?P<line>\d+):)? ?)?(?:WARNING|ERROR|CRITICAL|SEVERE): (?P<message>.*)$"
)
_WARNING_TYPE = re.compile(r" \[[\w.-]+\]$")

PROGRAM = "rulewright.reference.language_build"

Warned = tuple[str, int, str]


@dataclass(frozen=True)
class Job:
    """What to build: folders as absolute paths, languages by their codes, `address` where it will stand, if known.

    Only the `pages` are written, named by their documents, or all where none are named. `documents` are what is read
    then: the pages, and those whose texts they show.
    """

    rules: str
    site: str
    source: str
    doctrees: str
    output: str
    language: str
    languages: list[str]
    address: str = ""
    pages: tuple[str, ...] = ()
    documents: tuple[str, ...] = ()


@dataclass(frozen=True)
class Order:
    """Languages to build, so many at once, and what their rules folder holds."""

    jobs: tuple[Job, ...]
    at_once: int
    corpus: Corpus

    def write(self, file: IO[bytes]) -> None:
        """Writes the order as the program reads it."""
        pickled_into(file, self)


@contextmanager
def build_program(known: Path | None = None) -> Iterator[Callable[[Order], Iterator[tuple[Language, list[Warned]]]]]:
    """Starts the program, and gives the function that has it carry an order out.

    While it waits for the order, it loads the games of the folder `known`, which are to stay as they are by then.

    The function returns the languages as they are done, with what Sphinx warned of; on the way it raises `SiteError`
    when Sphinx breaks off.
    """
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as said,
        subprocess.Popen(
            [sys.executable, "-m", PROGRAM, *([str(known)] if known else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=said,
            env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "PYTHONUTF8": "1"},
        ) as program,
    ):

        def build(order: Order) -> Iterator[tuple[Language, list[Warned]]]:
            assert program.stdin is not None
            with suppress(BrokenPipeError):  # why it died is told by `_answers`
                order.write(program.stdin)
                program.stdin.close()
            return _answers(program, said, [job.language for job in order.jobs])

        try:
            yield build
        finally:
            program.terminate()


def _answers(
    program: subprocess.Popen[bytes], said: TextIO, languages: list[str]
) -> Iterator[tuple[Language, list[Warned]]]:
    assert program.stdout is not None
    for line in program.stdout:
        told = json.loads(line)
        if told["broke"]:
            raise _crash(told["language"], told["broke"])
        languages.remove(told["language"])
        yield Language(told["language"]), [(file, number, cause) for file, number, cause in told["warned"]]
    if languages:
        program.wait()
        said.seek(0)
        raise _crash(", ".join(languages), (said.read().strip().splitlines() or ["–"])[-1])


def _crash(language: str, cause: str) -> SiteError:
    return SiteError(
        language,
        phrase("sphinx-broke-off-while-it-built", language=language, cause=cause),
        phrase("run-rulewright-check-when-it-finds"),
        "site-crash",
    )


def build_language(job: Job) -> list[Warned]:
    """Writes the language's pages to `job.output` and returns what Sphinx warned of. Raises `SphinxError`."""
    from sphinx.application import Sphinx
    from sphinx.util.console import nocolor
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    nocolor()
    logging.disable(logging.INFO)  # nobody reads Sphinx's own account of each page
    warnings = io.StringIO()
    chosen = {"include_patterns": [f"{document}.md" for document in job.documents]} if job.documents else {}
    with patch_docutils(job.site), docutils_namespace():
        Sphinx(
            srcdir=job.source,
            confdir=job.site,
            outdir=job.output,
            doctreedir=job.doctrees,
            buildername="reference",
            confoverrides={
                "language": job.language,
                "rulewright_rules": job.rules,
                "rulewright_languages": job.languages,
                "rulewright_pages": list(job.pages),
                "html_baseurl": job.address,
                **chosen,
            },
            status=None,
            warning=warnings,
            freshenv=True,
        ).build(force_all=True)
    return list(parse_warnings(warnings.getvalue()))


def parse_warnings(text: str) -> Iterator[Warned]:
    """Sphinx' warning stream as (file, line, message); further lines of a message are joined to it."""
    current: list[tuple[str, int, str]] = []
    for line in text.splitlines():
        if match := _WARNING.match(line):
            yield from current
            message = _WARNING_TYPE.sub("", match["message"]).strip()
            current = [(match["file"] or "", int(match["line"] or 1), message)]
        elif line.strip():
            file, number, message = current[0] if current else ("", 1, "")
            current = [(file, number, f"{message} {line.strip()}".strip())]
    yield from current


def _tell(job: Job, speaking: Lock) -> None:
    from sphinx.errors import SphinxError

    told: dict[str, object] = {"language": job.language, "warned": [], "broke": None}
    try:
        told["warned"] = build_language(job)
    except SphinxError as error:
        told["broke"] = " ".join(f"{error.category}: {error}".split())
    with speaking:
        print(json.dumps(told), flush=True)


def _load_games(rules: Path) -> None:
    from rulewright.situations import Games

    games = Games.of(rules)
    for game in games:
        for load in (games[game].situations, games[game].board, games[game].flow):
            load()


def main() -> int:
    """The program; not 0 when a process died, which has then said why on standard error."""
    from sphinx.application import builtin_extensions

    from rulewright.reference.domain import keep_corpus

    for each in (*builtin_extensions, "furo", "myst_parser.sphinx_ext.main", "rulewright.reference.extension"):
        import_module(each)  # once for all processes
    if sys.argv[1:]:
        with suppress(RulewrightError):  # a build tells of it
            _load_games(Path(sys.argv[1]))
    order: Order = pickle.load(sys.stdin.buffer)
    for rules in {job.rules for job in order.jobs}:
        keep_corpus(rules, order.corpus)
    gc.collect()
    gc.freeze()  # or every process would soon copy what it shares
    context = get_context("fork")
    speaking = context.Lock()
    waiting = list(order.jobs)
    running: dict[int, ForkProcess] = {}
    try:
        while waiting or running:
            while waiting and len(running) < max(1, order.at_once):
                process = context.Process(target=_tell, args=(waiting.pop(0), speaking))
                process.start()
                running[process.sentinel] = process
            for sentinel in wait(running):
                process = running.pop(cast("int", sentinel))
                process.join()
                if process.exitcode:
                    return 1
    finally:
        for process in running.values():
            process.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
