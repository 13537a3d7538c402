"""Mutation testing: change the code in one place at a time, drawn by a seed, and run the tests that reach it.

    python scripts/mutants.py [FILE…] [--count 100] [--seed 21] [--processes 2] [--without PATTERN]

Without files, mutants are drawn from the code behind answers (`DEFAULT_TARGETS`), with equal probability for each line.
The summary lists the survivors: each needs a test, or is an equivalent program and belongs in `EQUIVALENT_MUTANTS`.

coverage.py first measures which tests reach a line; the result is stored in the build folder until code or tests
change. It does not see other processes (the workers of servers, the engine in a browser). Therefore, if it knows few
tests of a line, those of the line's file and folder run, too. Tests that drive browsers, build sites or take long do
not run, nor more than `TEST_SECONDS` of tests. `make test-long` may kill some of the survivors. `--without` excludes
tests whose id matches a pattern: golden files notice any change, and so say little about other tests.

mutmut does not mutate functions with decorators, which all rules are, nor code outside of functions. cosmic-ray runs
one set of tests for all mutants, which takes minutes for each.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import gc
import hashlib
import importlib
import multiprocessing
import operator
import os
import random
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property, reduce
from importlib.metadata import entry_points
from itertools import accumulate, repeat
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
CODE = Path("src/rulewright")
DEFAULT_TARGETS = (
    "engine", "situations", "games", "search/storage.py", "search/layout.py", "search/documents.py",
    "server/benches.py", "server/turns.py", "server/worker.py", "server/answers.py", "server/api/parameters.py",
)  # fmt: skip
EQUIVALENT_MUTANTS = Path("tests/equivalent_mutants.toml")
"""The file of mutants that are equivalent programs, each with the reason."""
MEASURED_PACKAGES = ("engine", "situations", "games", "search", "server")
EXCLUDED_TEST_FOLDERS = ("app", "browser", "reference", "in_browser", "fuzz")
"""The folders of tests that drive browsers or build sites, or are random."""
QUICK_MARKERS = "not long and not browser and not site"
TEST_SECONDS, FEW_TESTS = 60, 10
"""Limit of the measured seconds of a mutant's tests, and the number below which tests count as few."""
CPU_SECONDS, TIMEOUT_SECONDS, MEMORY_LIMIT = 60, 1_200, 6 * 2**30
"""Limits of a mutant's tests, beyond which it counts as killed: CPU seconds, seconds, bytes of memory."""
UNKNOWN_FAILURE = "no end, or no beginning"
PRELOADED_MODULES = (
    "fastapi.testclient", "fluent.runtime", "fluent.syntax", "hypothesis", "icepool", "numpy", "playwright.sync_api",
    "rapidfuzz", "rich.table", "snowballstemmer", "typer", "whoosh.index", "whoosh.qparser", "whoosh.query", "yaml",
)  # fmt: skip
"""Third-party modules that most tests import, loaded once for all of them."""
OPERATOR_SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Add, ast.USub: ast.UAdd, ast.Break: ast.Continue, ast.Continue: ast.Break,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: its file, its number there, the present line, and the code before and after."""

    file: Path
    number: int
    line: int
    source_line: str
    description: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.description}"


def list_replacements(node: ast.AST) -> Iterator[ast.AST]:
    """The possible replacements of a node."""
    if type(node) in OPERATOR_SWAPS:
        yield OPERATOR_SWAPS[type(node)]()
    match node:
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() | float() as value):
            yield ast.Constant(value + 1)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.If() | ast.While() | ast.IfExp():
            changed = copy.copy(node)
            changed.test = ast.UnaryOp(ast.Not(), node.test)
            yield changed
        case ast.comprehension(ifs=[_, *_]):
            yield ast.comprehension(node.target, node.iter, [], node.is_async)
        case ast.Return(value=ast.expr() as value) if ast.unparse(value) != "None":
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield ast.Pass()


def is_excluded(parent: ast.AST, field: str, node: ast.AST) -> bool:
    """Whether a change would have no effect at run time: types, and declarations that an object is immutable."""
    if field in ("annotation", "returns") or isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
        return True
    if field == "decorator_list" and "dataclass" in ast.dump(node):
        return True
    if isinstance(parent, ast.Module) and isinstance(node, ast.If):
        return True  # TYPE_CHECKING, __main__
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith(("TypeVar", "Spec"))


def iterate_mutations(tree: ast.AST, line: int = 1) -> Iterator[tuple[int, ast.AST, ast.AST]]:
    """Make every change in turn and revert it; yield its line, and the node before and after."""
    for field, value in ast.iter_fields(tree):
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(node, ast.AST) or is_excluded(tree, field, node):
                continue
            place = getattr(node, "lineno", line)
            for other in list_replacements(node):
                replace_node(tree, field, index, other)
                yield place, node, other
                replace_node(tree, field, index, node)
            yield from iterate_mutations(node, place)


def mutate_source(mutant: Mutant, folder: Path) -> str:
    """The text of the mutant's file with its change."""
    tree = ast.parse((folder / mutant.file).read_text("utf-8"))
    for number, _ in enumerate(iterate_mutations(tree)):
        if number == mutant.number:
            return ast.unparse(ast.fix_missing_locations(tree))
    raise IndexError(mutant.number)


def describe_node(node: ast.AST) -> str:
    """The beginning of a piece of code, or the name of an operator."""
    text = ast.unparse(node) if isinstance(node, ast.stmt | ast.expr | ast.comprehension) else type(node).__name__
    return text.split("\n")[0][:100]


def replace_node(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    """Replace a node in its parent."""
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def draw_mutants(files: Sequence[Path], count: int, seed: int) -> list[Mutant]:
    """Draw `count` different mutants, from files in proportion to their lines."""
    dice = random.Random(seed)
    lines = [len((ROOT / file).read_text("utf-8").splitlines()) for file in files]
    left: dict[Path, list[Mutant]] = {}
    found: list[Mutant] = []
    while len(found) < count and any(left.get(file, [file]) for file in files):
        (file,) = dice.choices(files, lines)
        if file not in left:
            text = (ROOT / file).read_text("utf-8")
            tree, rows = ast.parse(text), text.splitlines()
            left[file] = [
                Mutant(
                    file, number, line, rows[line - 1].strip(), f"{describe_node(before)}  ->  {describe_node(after)}"
                )
                for number, (line, before, after) in enumerate(iterate_mutations(tree))
            ]
            dice.shuffle(left[file])
        if left[file]:
            found.append(left[file].pop())
    return found


@dataclass(frozen=True)
class CoverageMap:
    """The measured coverage of lines by tests, without tests whose id matches a pattern."""

    folder: Path
    without: str | None = None

    @classmethod
    def load_or_measure(cls, processes: int, without: str | None) -> CoverageMap:
        """Load the coverage, or measure it if code or tests have changed."""
        digest = hashlib.sha256()
        for path in sorted(path for name in ("src", "tests") for path in (ROOT / name).rglob("*.py")):
            digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
        folder = Path(os.environ.get("RULEWRIGHT_BUILD", ROOT / "build")) / "mutants" / digest.hexdigest()[:16]
        if not (folder / "tests.xml").exists():
            shutil.rmtree(folder.parent, ignore_errors=True)
            folder.mkdir(parents=True)
            print("Measuring which tests reach which lines (some minutes) …", flush=True)
            cls(folder).measure(processes)
            if not (folder / "tests.xml").exists() or not cls(folder).lines:
                shutil.rmtree(folder)
                sys.exit("The tests do not run.")
        return cls(folder, without)

    def measure(self, processes: int) -> None:
        """Run all quick tests."""
        packages = ", ".join(f"rulewright.{name}" for name in MEASURED_PACKAGES)
        settings = self.folder / "settings.ini"  # coverage.py deletes files named coverage.*
        settings.write_text(f"[run]\nrelative_files = true\nsource_pkgs = {packages}\ndata_file = {self.data}\n")
        subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-q", "-n", str(processes)),
                *("--dist", "loadfile", "-m", QUICK_MARKERS),
                *(f"--ignore=tests/{name}" for name in EXCLUDED_TEST_FOLDERS),
                *("--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report="),
                *("-o", "junit_family=xunit1", "-o", "junit_duration_report=call", f"--junitxml={self.tests}"),
            ],
            cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT / "src")}, stdout=subprocess.DEVNULL, check=False,
        )  # fmt: skip

    @property
    def data(self) -> Path:
        """coverage.py's file."""
        return self.folder / "coverage"

    @property
    def tests(self) -> Path:
        """pytest's report on the tests."""
        return self.folder / "tests.xml"

    @cached_property
    def seconds(self) -> dict[str, float]:
        """The seconds of each test that passed."""
        seconds = {
            f"{case.get('file')}::{case.get('name')}": 0.05 + float(case.get("time", 0))
            for case in ElementTree.parse(self.tests).iter("testcase")
            if not any(case.find(bad) is not None for bad in ("failure", "error", "skipped"))
        }
        return {test: took for test, took in seconds.items() if not (self.without and re.search(self.without, test))}

    @cached_property
    def lines(self) -> dict[Path, Counter[str]]:
        """The lines of each file that each test reaches, as bits of a number; those of imports at ""."""
        found: dict[Path, Counter[str]] = defaultdict(Counter)
        with contextlib.closing(sqlite3.connect(self.data)) as data:
            for path, context, bits in data.execute(
                "select path, context, numbits from line_bits"
                " join file on file.id = file_id join context on context.id = context_id"
            ):
                test = context.rpartition("|")[0]  # the rest is setup, run or teardown
                if not test or test in self.seconds:
                    found[Path(path)][test] |= int.from_bytes(bits, "little")
        return found

    @cached_property
    def line_counts(self) -> dict[Path, Counter[str]]:
        """The number of lines of each file that each test reaches."""
        return {
            file: Counter({test: bits.bit_count() for test, bits in lines.items() if test})
            for file, lines in self.lines.items()
        }

    @cached_property
    def total_line_counts(self) -> Counter[str]:
        """The number of lines that each test reaches."""
        return reduce(operator.iadd, self.line_counts.values(), Counter())

    def tests_of(self, mutant: Mutant) -> list[str]:
        """Tests that reach a mutant; if there are few, others that reach its file, and its folder."""
        lines, here = self.lines[mutant.file], self.line_counts[mutant.file]
        known = reduce(operator.or_, lines.values())
        line = (known & (2 << mutant.line) - 1).bit_length() - 1  # the expression's own line, or that of its beginning
        chosen = self.select_tests(Counter({test: here[test] for test in here if lines[test] >> line & 1}))
        beside = [file for file in self.lines if file.parent == mutant.file.parent]
        for files in ([mutant.file], beside):
            if len(chosen) < FEW_TESTS:
                wider: Counter[str] = reduce(operator.iadd, (self.line_counts[file] for file in files), Counter())
                chosen += [test for test in self.select_tests(wider) if test not in chosen]
        return chosen

    def select_tests(self, reached: Counter[str]) -> list[str]:
        """Select tests for the available time, from tests with the number of lines that they reach here.

        Quick tests that reach little elsewhere come first, and one of each kind before the next of it.
        """
        price = {test: self.seconds[test] * self.total_line_counts[test] / lines for test, lines in reached.items()}
        kinds: Counter[str] = Counter()
        for test in sorted(price, key=lambda test: (price[test], test)):
            kind = test.partition("[")[0]
            kinds[kind] += 1
            price[test] *= kinds[kind]
        in_order = sorted(price, key=lambda test: (price[test], test))
        spent = accumulate(self.seconds[test] for test in in_order)
        return [test for test, seconds in zip(in_order, spent, strict=True) if seconds < TEST_SECONDS] or in_order[:1]


class FailureRecorder:
    """A pytest plugin that writes the ids of failing tests."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write the test's id if it failed; called by pytest."""
        if report.failed:
            with self.file.open("a", encoding="utf-8") as file:
                print(report.nodeid, file=file)


def run_tests(project: Path, options: Sequence[str], told: Path) -> None:
    """Run tests in a copy of the project; this process does nothing else."""
    os.setsid()
    os.chdir(project)
    for number in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), number)
    if "-x" in options:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
    sys.dont_write_bytecode = False
    sys.path.insert(0, str(project / "src"))
    os.environ["PYTHONPATH"] = str(project / "src")
    always = (
        "-q",
        "-m",
        "",
        "--hypothesis-seed=0",
        *("-p", "no:cacheprovider", "-p", "no:unraisableexception"),
        f"--basetemp={told.parent / 'base'}",
    )
    os._exit(pytest.main([*always, *options], plugins=[FailureRecorder(told)]))


class ProjectCopy:
    """A copy of the project for mutants."""

    def __init__(self, place: Path) -> None:
        self.place, self.project = place, place / "project"
        shutil.copytree(ROOT, self.project, ignore=shutil.ignore_patterns(".*", "build"))

    @classmethod
    @cache
    def of(cls, folder: Path) -> ProjectCopy:
        """The copy of this process."""
        return cls(folder / str(os.getpid()))

    def find_failing_tests(self, tests: Sequence[str], *options: str) -> list[str]:
        """Run tests; return those that fail."""
        told = self.place / "told"
        told.write_text("", "utf-8")
        running = multiprocessing.get_context("fork").Process(
            target=run_tests, args=(self.project, [*options, *tests], told)
        )
        running.start()
        running.join(TIMEOUT_SECONDS)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(cast(int, running.pid), signal.SIGKILL)  # with all that it has started
        running.join()
        return told.read_text("utf-8").splitlines() or [UNKNOWN_FAILURE] * bool(running.exitcode)

    def find_killing_test(self, mutant: Mutant, tests: Sequence[str]) -> str:
        """Run tests on a mutant; return the first that fails."""
        file, kept = self.project / mutant.file, self.place / "kept"
        shutil.copy2(file, kept)
        file.write_text(mutate_source(mutant, self.project), "utf-8")
        os.utime(file, (mutant.number, mutant.number))  # otherwise Python might load another mutant's bytecode
        failing = self.find_failing_tests(tests, "-x") if tests else []
        kept.replace(file)
        if failing == [UNKNOWN_FAILURE] and self.find_failing_tests(tests, "-x") == [UNKNOWN_FAILURE]:
            return ""
        return "".join(failing)


def find_killing_test(mutant: Mutant, tests: Sequence[str], folder: Path) -> str:
    """Run tests on a mutant, in this process's copy below a folder; return the first that fails."""
    return ProjectCopy.of(folder).find_killing_test(mutant, tests)


def find_failing_tests(tests: Sequence[str], folder: Path) -> list[str]:
    """Run tests on the unchanged code; return those that fail."""
    return ProjectCopy.of(folder).find_failing_tests(tests) if tests else []


def main() -> None:
    """Report each mutant, then the survivors; exit status 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("file", nargs="*", type=Path)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--without", metavar="PATTERN", help="leave out tests whose id matches this regular expression")
    asked = parser.parse_args()
    asked_for = asked.file or [CODE / each for each in DEFAULT_TARGETS]
    files = [file for each in asked_for for file in (sorted(each.rglob("*.py")) if (ROOT / each).is_dir() else [each])]
    claimed = tomllib.loads((ROOT / EQUIVALENT_MUTANTS).read_text("utf-8"))["mutant"]
    equivalent = {(Path(each["file"]), each["line"], each["change"]) for each in claimed}
    all_drawn = draw_mutants(files, asked.count, asked.seed)
    chosen = [mutant for mutant in all_drawn if (mutant.file, mutant.source_line, mutant.description) not in equivalent]
    reach = CoverageMap.load_or_measure(asked.processes, asked.without)
    for name in (*PRELOADED_MODULES, *(entry.module for entry in entry_points(group="pytest11"))):
        importlib.import_module(name)
    gc.freeze()  # none of it will be freed
    found: dict[Mutant, str] = {}
    fail_anyway = {UNKNOWN_FAILURE}
    with (
        tempfile.TemporaryDirectory() as place,
        ProcessPoolExecutor(asked.processes, multiprocessing.get_context("fork")) as pool,
    ):
        while waiting := [mutant for mutant in chosen if mutant not in found]:
            tests = [[test for test in reach.tests_of(mutant) if test not in fail_anyway] for mutant in waiting]
            for mutant, test in zip(
                waiting, pool.map(find_killing_test, waiting, tests, repeat(Path(place))), strict=True
            ):
                found[mutant] = test
                what = f"killed by {test}" if test else "SURVIVED"
                print(f"{len(found)}/{len(chosen)} {what}: {mutant}", flush=True)
            killers = sorted({test for test in found.values() if test} - fail_anyway)
            failing_now = set(pool.submit(find_failing_tests, killers, Path(place)).result())
            fail_anyway |= failing_now
            found = {mutant: test for mutant, test in found.items() if test not in failing_now - {UNKNOWN_FAILURE}}
    survived = [mutant for mutant in chosen if not found[mutant]]
    killed, same = len(chosen) - len(survived), len(all_drawn) - len(chosen)
    print(f"{killed} of {len(all_drawn)} killed (seed {asked.seed}), {same} equivalent. Alive:", *survived, sep="\n")
    sys.exit(bool(survived))


if __name__ == "__main__":
    main()
