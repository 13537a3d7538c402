"""Do the tests notice a fault? Puts one into the code at a time, at places drawn by a seed, and runs the tests near it.

    python scripts/mutants.py [FILE…] [--count 100] [--seed 21]

Without files they are drawn from what answers rest on (`DRAWN`), each line as likely as any other. A mutant that no
test kills is told at the end: it wants a test, or is the same program in other words.

mutmut leaves functions with decorators alone, which all rules are, and whatever stands outside of functions;
cosmic-ray runs one set of tests for all mutants, which takes minutes for each. Here the tests that name most of what
stands in a file come first, then all of its wing.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
CODE = Path("src/rulewright")
DRAWN = (
    "engine", "situations", "games", "search/storage.py", "search/layout.py", "search/documents.py",
    "server/benches.py", "server/turns.py", "server/worker.py", "server/answers.py", "server/api/parameters.py",
)  # fmt: skip
ANSWERS = (
    "tests/test_answers.py", "tests/situations/test_examples.py", "tests/test_sentences.py", "tests/perft",
    "tests/test_cli.py",
)  # fmt: skip
WINGS = {
    "games/talisman": ("tests/talisman", "tests/corpus/test_checking.py", *ANSWERS),
    "games/tainted_grail": ("tests/tainted_grail", "tests/corpus/test_checking.py", *ANSWERS),
    "engine": ("tests/engine", "tests/third_game", "tests/situations", *ANSWERS),
    "situations": ("tests/third_game", "tests/situations", *ANSWERS, "tests/api/test_api_contract.py"),
    "search": ("tests/search/test_storage.py", "tests/test_failures.py", "tests/search/test_search.py"),
    "server": ("tests/test_benches.py", "tests/test_turns.py", "tests/api"),
}  # fmt: skip
"""The tests of all that stands in a folder, run where the nearest notice nothing."""
ELSEWHERE = ("app", "browser", "reference", "in_browser", "fuzz")
"""Tests that drive browsers or build sites, or come by chance."""
NEAREST, TIMEOUT = 4, int(os.environ.get("MUTANTS_TIMEOUT", "300"))
OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Add, ast.USub: ast.UAdd, ast.Break: ast.Continue, ast.Continue: ast.Break,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: its file, its number there, and how the place reads before and after."""

    file: Path
    number: int
    line: int
    told: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.told}"


def others(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in a node's place."""
    if type(node) in OTHER:
        yield OTHER[type(node)]()
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
        case ast.Return(value=ast.expr()):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield ast.Pass()


def is_left_alone(parent: ast.AST, field: str, node: ast.AST) -> bool:
    """Whether a change would mean nothing when the program runs: types, and what says that an object cannot change."""
    if field in ("annotation", "returns") or isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
        return True
    if field == "decorator_list" and "dataclass" in ast.dump(node):
        return True
    if isinstance(parent, ast.Module) and isinstance(node, ast.If):
        return True  # TYPE_CHECKING, __main__
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith(("TypeVar", "Spec"))


def changes(tree: ast.AST, line: int = 1) -> Iterator[tuple[int, ast.AST, ast.AST]]:
    """Makes every change in turn, and takes it back: its line, and what stands there before and after."""
    for field, value in ast.iter_fields(tree):
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(node, ast.AST) or is_left_alone(tree, field, node):
                continue
            place = getattr(node, "lineno", line)
            for other in others(node):
                put(tree, field, index, other)
                yield place, node, other
                put(tree, field, index, node)
            yield from changes(node, place)


def mutated(mutant: Mutant) -> str:
    """The text of the mutant's file with its change."""
    tree = ast.parse((ROOT / mutant.file).read_text("utf-8"))
    for number, _ in enumerate(changes(tree)):
        if number == mutant.number:
            return ast.unparse(ast.fix_missing_locations(tree))
    raise IndexError(mutant.number)


def told(node: ast.AST) -> str:
    """The beginning of a piece of code, or the name of an operator."""
    text = ast.unparse(node) if isinstance(node, ast.stmt | ast.expr | ast.comprehension) else type(node).__name__
    return text.split("\n")[0][:100]


def put(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    """Puts a node where another stood."""
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def drawn(files: Sequence[Path], count: int, seed: int) -> list[Mutant]:
    """So many different mutants, from files as often as they have lines."""
    dice = random.Random(seed)
    lines = [len((ROOT / file).read_text("utf-8").splitlines()) for file in files]
    left: dict[Path, list[Mutant]] = {}
    found: list[Mutant] = []
    while len(found) < count and any(left.get(file, [file]) for file in files):
        (file,) = dice.choices(files, lines)
        if file not in left:
            tree = ast.parse((ROOT / file).read_text("utf-8"))
            left[file] = [
                Mutant(file, number, line, f"{told(before)}  ->  {told(after)}")
                for number, (line, before, after) in enumerate(changes(tree))
            ]
            dice.shuffle(left[file])
        if left[file]:
            found.append(left[file].pop())
    return found


def tests_near(file: Path) -> tuple[list[str], list[str]]:
    """The test files that name most of what stands in a file, and those of its wing."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    named = {each.name for each in tree.body if isinstance(each, ast.FunctionDef | ast.ClassDef)} | {file.stem}
    module = ".".join(file.with_suffix("").parts[1:])
    words = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, named)))})\b")
    inside = file.relative_to(CODE).as_posix()
    wing = next(tests for folder, tests in WINGS.items() if inside.startswith(folder))
    scores = {}
    for path in (ROOT / "tests").rglob("test_*.py"):
        test, text = path.relative_to(ROOT), path.read_text("utf-8")
        if test.parts[1] not in ELSEWHERE and (module in text or str(test).startswith(wing)):
            scores[str(test)] = len(set(words.findall(text))) + 5 * (module in text) + 5 * (file.stem in test.stem)
    nearest = sorted(filter(scores.get, scores), key=lambda each: (-scores[each], each))
    return nearest[:NEAREST], list(wing)


def passes(tests: Sequence[str], folder: Path, seconds: float | None = TIMEOUT) -> bool:
    """Whether tests pass in a copy of the project, in time."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-o",
        "cache_dir=/tmp/mutants-cache",
        "-m",
        "not long and not browser",
    ]
    environment = os.environ | {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        [*command, *tests], cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT,
        start_new_session=True,
    ) as running:  # fmt: skip
        try:
            return running.wait(seconds) == 0
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)  # with what it has started
            return False


def survives(mutant: Mutant, folder: Path) -> bool:
    """Whether no test notices a mutant."""
    file = folder / mutant.file
    whole = file.read_text("utf-8")
    file.write_text(mutated(mutant), "utf-8")
    try:
        return all(passes(tests, folder) for tests in tests_near(mutant.file) if tests)
    finally:
        file.write_text(whole, "utf-8")


def main() -> None:
    """Tells of each mutant, then of those that survived; status 1 where one did."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("file", nargs="*", type=Path)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=21)
    asked = parser.parse_args()
    asked_for = asked.file or [CODE / each for each in DRAWN]
    files = [file for each in asked_for for file in (sorted(each.rglob("*.py")) if (ROOT / each).is_dir() else [each])]
    survived = []
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        shutil.copytree(ROOT, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*", "__pycache__", "build"))
        chosen = drawn(files, asked.count, asked.seed)
        needed = {test for mutant in chosen for tests in tests_near(mutant.file) for test in tests}
        if not passes(sorted(needed), folder, None):
            sys.exit("The tests fail before anything is changed.")
        for number, mutant in enumerate(chosen, 1):
            is_alive = survives(mutant, folder)
            survived += [mutant] * is_alive
            print(f"{number}/{len(chosen)} {'SURVIVED' if is_alive else 'killed'} {mutant}", flush=True)
    print(f"{len(chosen) - len(survived)} of {len(chosen)} killed (seed {asked.seed}). Alive:", *survived, sep="\n")
    sys.exit(bool(survived))


if __name__ == "__main__":
    main()
