"""Builds the pages of languages with Sphinx, in a program that forks a process per language.

`build_program` starts it; it reads pickles from standard input: the folder of the rules and a file with the corpus read
from it, then one `Order` after the other. When a language is done, a line of JSON on standard output tells its
`language`, what Sphinx `warned` of as a list of `[file, line, message]`, files as Sphinx names them, and why it `broke`
off or `null`. Sphinx and what all pages need are loaded once for all languages, while the order is being made.
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
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import wait
from pathlib import Path
from typing import TYPE_CHECKING, cast

from rulewright.corpus.model import Corpus, DocumentT, Text
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

    Only the `pages` are written, named by their documents, or all that stand in `source` where none are named.
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


@dataclass(frozen=True)
class Order:
    """Languages to build, so many at once, with these texts from now on in the place of those that the corpus has."""

    jobs: tuple[Job, ...]
    at_once: int
    texts: tuple[Text, ...] = ()


@dataclass(frozen=True)
class BuildProgram:
    """The program, while it runs."""

    _process: subprocess.Popen[bytes]
    _folder: Path
    """What it is to read and what it says on standard error, in files: a pipe would wait for its reader."""

    def prepare(self, rules: Path, corpus: Corpus) -> None:
        """Tells it the folder of the rules and what was read from it, which comes before orders."""
        with (self._folder / "corpus").open("wb") as file:
            pickle.dump(corpus, file, pickle.HIGHEST_PROTOCOL)
        self._send((rules, self._folder / "corpus"))

    def build(self, order: Order) -> Iterator[tuple[Language, list[Warned]]]:
        """Has it carry the order out: the languages as they are done, with what Sphinx warned of.

        Raises `SiteError` when Sphinx breaks off.
        """
        self._send(order)
        return self._answers([job.language for job in order.jobs])

    def _send(self, content: object) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # why it died is told by `_answers`
            pickle.dump(content, self._process.stdin)
            self._process.stdin.flush()

    def _answers(self, languages: list[str]) -> Iterator[tuple[Language, list[Warned]]]:
        assert self._process.stdout is not None
        while languages and (line := self._process.stdout.readline()):
            told = json.loads(line)
            if told["broke"]:
                raise _crash(told["language"], told["broke"])
            languages.remove(told["language"])
            yield Language(told["language"]), [(file, number, cause) for file, number, cause in told["warned"]]
        if languages:
            self._process.wait()
            said = (self._folder / "said").read_text("utf-8").strip().splitlines()
            raise _crash(", ".join(languages), (said or ["–"])[-1])


@contextmanager
def build_program() -> Iterator[BuildProgram]:
    """Starts the program, and ends it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        (Path(folder) / "said").open("wb") as said,
        subprocess.Popen(
            [sys.executable, "-m", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=said,
            env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "PYTHONUTF8": "1"},
        ) as program,
    ):
        try:
            yield BuildProgram(program, Path(folder))
        finally:
            program.terminate()


def _crash(language: str, cause: str) -> SiteError:
    return SiteError(
        language,
        phrase("sphinx-broke-off-while-it-built", language=language, cause=cause),
        phrase("run-rulewright-check-when-it-finds"),
        "site-crash",
    )


def build_language(job: Job, compiled: Path | None = None) -> list[Warned]:
    """Writes the language's pages to `job.output` and returns what Sphinx warned of. Raises `SphinxError`.

    Templates that have been compiled are kept in the folder `compiled`, for other languages and the next order.
    """
    from jinja2 import FileSystemBytecodeCache
    from sphinx.application import Sphinx
    from sphinx.util.console import nocolor
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    nocolor()
    logging.disable(logging.INFO)  # nobody reads Sphinx's own account of each page
    warnings = io.StringIO()
    with patch_docutils(job.site), docutils_namespace():
        app = Sphinx(
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
            },
            status=None,
            warning=warnings,
            freshenv=True,
        )
        if compiled is not None:
            app.builder.templates.environment.bytecode_cache = FileSystemBytecodeCache(str(compiled))
        app.build(force_all=True)
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


def _tell(job: Job, speaking: Lock, compiled: Path) -> None:
    from sphinx.errors import SphinxError

    told: dict[str, object] = {"language": job.language, "warned": [], "broke": None}
    try:
        told["warned"] = build_language(job, compiled)
    except SphinxError as error:
        told["broke"] = " ".join(f"{error.category}: {error}".split())
    with speaking:
        print(json.dumps(told), flush=True)


def _load(rules: str, corpus: Corpus) -> None:
    """Loads what the pages of every language need."""
    from rulewright.reference.domain import keep_corpus
    from rulewright.reference.pages import pages
    from rulewright.situations.game_packages import GamePackages

    keep_corpus(rules, corpus)
    corpus.referrers_of("")  # reads the links of all texts, which keep them
    games = GamePackages.from_folder(Path(rules))
    pages(corpus, games)  # loads every situation and atlas
    for game in games:
        for load in (games[game].board, games[game].flow):
            load()


def with_texts(corpus: Corpus, texts: Iterable[Text]) -> Corpus:
    """The corpus with these texts in place of those that it has from the same files."""
    by_file = {text.file: text for text in texts}

    def renewed(documents: Mapping[str, DocumentT]) -> Mapping[str, DocumentT]:
        return {
            id_: replace(each, texts=each.texts.map(lambda text: by_file.get(text.file, text)))
            if any(text.file in by_file for text in each.texts.values())
            else each
            for id_, each in documents.items()
        }

    return replace(corpus, entries=renewed(corpus.entries), differences=renewed(corpus.differences))


def main() -> int:
    """The program; not 0 when a process died, which has then said why on standard error."""
    from sphinx.application import builtin_extensions

    from rulewright.reference.domain import keep_corpus

    for each in (*builtin_extensions, "furo", "myst_parser.sphinx_ext.main", "rulewright.reference.extension"):
        import_module(each)  # once for all processes
    rules, file = pickle.load(sys.stdin.buffer)
    compiled = file.with_name("compiled")
    compiled.mkdir()
    corpus: Corpus = pickle.loads(file.read_bytes())
    with suppress(RulewrightError):  # the build tells of it
        _load(str(rules), corpus)
    gc.collect()
    while True:
        try:
            order: Order = pickle.load(sys.stdin.buffer)
        except EOFError:
            return 0
        if order.texts:
            corpus = with_texts(corpus, order.texts)
            keep_corpus(str(rules), corpus)
        if not _carry_out(order, compiled):
            return 1


def _carry_out(order: Order, compiled: Path) -> bool:
    """Whether all processes have ended as they should."""
    gc.freeze()  # or every process would soon copy what it shares
    context = get_context("fork")
    speaking = context.Lock()
    waiting = list(order.jobs)
    running: dict[int, ForkProcess] = {}
    try:
        while waiting or running:
            while waiting and len(running) < max(1, order.at_once):
                process = context.Process(target=_tell, args=(waiting.pop(0), speaking, compiled))
                process.start()
                running[process.sentinel] = process
            for sentinel in wait(running):
                process = running.pop(cast("int", sentinel))
                process.join()
                if process.exitcode:
                    return False
    finally:
        for process in running.values():
            process.terminate()
    return True


if __name__ == "__main__":
    sys.exit(main())
