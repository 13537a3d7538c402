"""What README and guide say can be done can be done so."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import rulewright.corpus.scaffold
from rulewright.corpus.scaffold import Scaffold
from rulewright.terminal.cli import COMMANDS, DEBUG_VARIABLE

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "site" / "guide"
README = (ROOT / "README.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
COMMAND_LINE = (GUIDE / "command-line.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
ANYTHING = "…"
OF_OTHERS = {"--from", "--nthreads", "--nworkers", "--tls-ca-file", "--tls-cert", "--tls-key"}
"""Options that are uvx's and Dask's."""


def blocks(page: str) -> Iterator[str]:
    yield from re.findall(r"^```console\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


def examples() -> Iterator[tuple[str, list[str]]]:
    """Every command of ours that the guide shows, with the lines that it shows of its answer."""
    for block in blocks(COMMAND_LINE):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, *lines = example.splitlines()
            yield command, lines


def as_pattern(lines: list[str]) -> str:
    return "".join(r"(?:.*\n)*?" if line == ANYTHING else rf"{re.escape(line)} *\n" for line in lines)


@pytest.mark.thorough
@pytest.mark.parametrize(("command", "lines"), examples())
def test_a_command_of_the_guide_prints_what_stands_there(run: Callable, command: str, lines: list[str]) -> None:
    assert lines, f"{command}: show what it prints"
    *before, ours = command.split(" | ")
    stdin = shlex.split(before[0])[1] if before else None  # echo 'what is said'
    result = run(*shlex.split(ours)[1:], stdin=stdin)
    assert (result.status, result.err) == (0, "")
    assert re.fullmatch(as_pattern(lines), result.out), result.out


@pytest.mark.parametrize("command", [line for block in blocks(README) for line in block.splitlines()])
def test_every_command_of_the_readme_exists(command: str) -> None:
    """What installs and serves is only looked at here."""
    program, *arguments = shlex.split(command)
    match program, *arguments:
        case "make", target:
            done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, check=False)
            assert done.returncode == 0, done.stderr
        case ("uvx", "--from", package, "rulewright", subcommand):
            assert_is_installable(package)
            assert subcommand in COMMANDS
        case "pipx", "install", package:
            assert_is_installable(package)
        case _:
            pytest.fail(f"{command}: nothing tries this")


@pytest.mark.parametrize("command", re.findall(r"^\.venv/bin/rulewright (new .*)$", CONTRIBUTING, re.MULTILINE))
def test_whatever_contributors_can_begin_is_begun_so(
    run: Callable, rules: Path, tmp_path: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulewright.corpus.scaffold, "_RECORDS", tmp_path)
    for name in ("talisman", "tainted-grail"):
        shutil.copytree(rules / name, tmp_path / "rules" / name)
    begun = run(*shlex.split(command), "--rules", str(tmp_path / "rules"))
    assert (begun.status, begun.err) == (0, "")


def test_contributing_shows_how_to_scaffold_everything() -> None:
    kinds = re.findall(r"^\.venv/bin/rulewright new (\w+) ", CONTRIBUTING, re.MULTILINE)
    assert kinds == [*Scaffold]


def assert_is_installable(package: str) -> None:
    name, extra = re.fullmatch(r"([\w-]+)\[(\w+)\]", package).groups()
    assert name == PROJECT["project"]["name"]
    assert extra in PROJECT["project"]["optional-dependencies"]


def test_the_guide_names_every_command() -> None:
    (table,) = re.findall(r"^\| command \|.*\n\|[-|]+\n((?:\|.*\n)+)", COMMAND_LINE, re.MULTILINE)
    named = [name for row in table.splitlines() for name in re.findall(r"`(\w+)", row.split("|")[1])]
    assert named == list(COMMANDS)


def test_every_option_that_is_named_is_one(run: Callable) -> None:
    text = "".join(page.read_text("utf-8") for page in (ROOT / "README.md", *GUIDE.glob("*.md")))
    known = {option for name in COMMANDS for option in re.findall(r"--[\w-]+", run(name, "--help").out)}
    assert set(re.findall(r"(?<![\w-])--[a-z][\w-]*", text)) - OF_OTHERS <= known


@pytest.mark.parametrize("page", ["README.md", *(f"site/guide/{each.name}" for each in sorted(GUIDE.glob("*.md")))])
def test_every_link_into_the_project_leads_somewhere(page: str) -> None:
    links = re.findall(r"""\]\((?!\w+:)([^)#]+)|(?:src|srcset)="([^"]+)""", (ROOT / page).read_text("utf-8"))
    for link in filter(None, (each for group in links for each in group)):
        assert (ROOT / page).parent.joinpath(link).exists(), link


@pytest.mark.parametrize("file", ["site/guide/command-line.md", "CONTRIBUTING.md"])
def test_contributing_explains_how_to_debug(file: str) -> None:
    assert f"{DEBUG_VARIABLE}=1" in (ROOT / file).read_text("utf-8")


def test_the_package_has_all_of_the_site_but_the_guide() -> None:
    included = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    there = {f"site/{each.name}" for each in (ROOT / "site").iterdir() if each.name != "__pycache__"}
    assert {name for name in included if name.startswith("site/")} == there - {"site/guide"}
