"""Benchmark of whole commands, from start to end, beside the `sqlite3` command line with equivalent queries.

The figure is the least CPU time (user and system) of several alternating runs, which excludes the machine's other work.
SQLite has everything ready in a table: the texts for `show`, an index of trigrams (FTS5) for `search`, and for
`resolve` the computed answer.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rulewright.corpus.content import content_folder
from rulewright.corpus.loading import load_corpus

RUNS = 9
ENTRY, TITLE = "talisman/attacks/stand-off", "Tasatulos"
BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
COMMAND = (sys.executable, "-m", "rulewright")
LOADING_PROGRAM = """
import gc; gc.set_threshold(100_000)  # as the command line has it
from pathlib import Path; from rulewright.corpus.loading import load_corpus; load_corpus(Path({!r}))
gc.freeze()
"""


@dataclass(frozen=True)
class CommandBenchmark:
    """A command with the goal for its seconds, and the equivalent query for SQLite."""

    name: str
    command: Sequence[str]
    goal: float | None = None
    query: str | None = None


def list_benchmarks(request: Path) -> Iterator[CommandBenchmark]:
    """The commands to measure; `request` is a file with a battle."""
    yield CommandBenchmark("python -c pass", (sys.executable, "-c", "pass"))
    yield CommandBenchmark(
        "search tasatulos",
        (*COMMAND, "search", "tasatulos", "--lang", "fi"),
        0.5,
        "SELECT id, title, snippet(entry, 2, '**', '**', '…', 20) FROM entry"
        " WHERE entry MATCH 'tasatulos' ORDER BY rank LIMIT 10",
    )
    show = f"SELECT title, body FROM entry WHERE id = '{ENTRY}'"
    yield CommandBenchmark("show", (*COMMAND, "show", ENTRY, "--lang", "fi"), 0.35, show)
    yield CommandBenchmark("show --json", (*COMMAND, "show", ENTRY, "--lang", "fi", "--json"), 0.35, show)
    solved = "SELECT answer FROM solved WHERE request = (SELECT request FROM solved)"
    yield CommandBenchmark("resolve, a battle", (*COMMAND, "resolve", str(request), "--lang", "fi"), 0.4, solved)
    yield CommandBenchmark("resolve --json", (*COMMAND, "resolve", str(request), "--json"), 0.4, solved)
    loading = LOADING_PROGRAM.format(str(content_folder("rules")))
    yield CommandBenchmark("reading all rules", (sys.executable, "-c", loading), 0.6, "SELECT * FROM entry")
    yield CommandBenchmark("check", (*COMMAND, "check"))


def measure_cpu_seconds(command: Sequence[str]) -> tuple[float, str]:
    """Measure the CPU seconds of a process; return them and its output. Raises `SystemExit` if it fails."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as out:
        process = subprocess.Popen(command, stdout=out)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"{' '.join(command)} failed.")
        out.seek(0)
        return used.ru_utime + used.ru_stime, out.read()


def write_database(file: Path, answer: str) -> None:
    """Write the Finnish texts of all entries, and the answer to `BATTLE`, for SQLite."""
    corpus = load_corpus(content_folder("rules"))
    reader = next(language for language in corpus.languages if language == "fi")
    with sqlite3.connect(file) as database:
        database.execute("CREATE VIRTUAL TABLE entry USING fts5(id, title, body, tokenize='trigram')")
        texts = ((entry, entry.texts[reader]) for entry in corpus.entries.values())
        lines = ((entry.id, text.title, corpus.plain_text_of(text, entry.game)) for entry, text in texts)
        database.executemany("INSERT INTO entry VALUES (?, ?, ?)", lines)
        database.execute("CREATE TABLE solved (request TEXT PRIMARY KEY, answer TEXT)")
        database.execute("INSERT INTO solved VALUES (?, ?)", (json.dumps(BATTLE), answer))
    database.close()


def main() -> None:
    """Print the table."""
    peer = shutil.which("sqlite3")
    if peer is None:
        raise SystemExit("The sqlite3 command is missing (Debian: apt install sqlite3).")
    table = Table("command", "s", "median", "goal", "sqlite3, s", "ratio", title=f"Whole commands, least of {RUNS}")
    with tempfile.TemporaryDirectory() as name:
        request, file = Path(name, "battle.json"), Path(name, "rules.db")
        request.write_text(json.dumps(BATTLE), "utf-8")
        write_database(file, measure_cpu_seconds((*COMMAND, "resolve", str(request), "--json"))[1])
        for row in list_benchmarks(request):
            beside = None if row.query is None else (peer, str(file), row.query)
            told = [
                measure_cpu_seconds(each)[1] for each in (row.command, beside) if each
            ]  # the first run fills the caches
            if row.name.startswith(("search", "show")):
                assert all(TITLE in each for each in told), row.name
            own, others = [], []
            for _ in range(RUNS):
                own.append(measure_cpu_seconds(row.command)[0])
                if beside:
                    others.append(measure_cpu_seconds(beside)[0])
            least = min(own)
            late = " !" if row.goal is not None and least > row.goal else ""
            table.add_row(
                row.name,
                f"{least:.3f}{late}",
                f"{statistics.median(own):.3f}",
                "" if row.goal is None else f"{row.goal}",
                f"{min(others):.3f}" if others else "",
                f"{least / max(min(others), 0.001):.0f}×" if others else "",
            )
    Console().print(table)


if __name__ == "__main__":
    main()
