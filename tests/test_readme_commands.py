"""What the README says of the command line is so."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rulewright.terminal.cli import COMMANDS, DEBUG_VARIABLE

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
ANYTHING = "…"


def examples() -> Iterator[tuple[str, list[str]]]:
    """Every command of ours that the README shows, with the lines that it shows of its answer."""
    for block in re.findall(r"^```console\n(.*?)^```", README, re.MULTILINE | re.DOTALL):
        for shown in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, *lines = shown.splitlines()
            if "rulewright " in command:
                yield command, lines


def as_pattern(lines: list[str]) -> str:
    return "".join(r"(?:.*\n)*?" if line == ANYTHING else rf"{re.escape(line)} *\n" for line in lines)


@pytest.mark.thorough
@pytest.mark.parametrize(("command", "lines"), examples())
def test_a_command_of_the_readme_prints_what_stands_there(run: Callable, command: str, lines: list[str]) -> None:
    assert lines, f"{command}: show what it prints"
    *before, ours = command.split(" | ")
    said = shlex.split(before[0])[1] if before else None  # echo 'what is said'
    result = run(*shlex.split(ours)[1:], stdin=said)
    assert (result.status, result.err) == (0, "")
    assert re.fullmatch(as_pattern(lines), result.out), result.out


def test_the_readme_names_every_command() -> None:
    (table,) = re.findall(r"^\| command \|.*\n\|[-|]+\n((?:\|.*\n)+)", README, re.MULTILINE)
    told = [name for row in table.splitlines() for name in re.findall(r"`(\w+)", row.split("|")[1])]
    assert told == list(COMMANDS)


def test_every_option_that_the_readme_names_is_one(run: Callable) -> None:
    known = {option for name in COMMANDS for option in re.findall(r"--[\w-]+", run(name, "--help").out)}
    assert set(re.findall(r"(?<![\w-])--[a-z][\w-]*", README)) <= known


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md"])
def test_how_to_look_into_a_fault_is_told(file: str) -> None:
    assert f"{DEBUG_VARIABLE}=1" in (ROOT / file).read_text("utf-8")
