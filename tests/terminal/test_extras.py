"""Parts that are installed apart: the core does without the others, and a command says which one it lacks."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from rulewright.errors.extras import EXTRAS
from rulewright.language import LANGUAGES

PROJECT = Path(__file__).parents[2]
CORE = ("language", "corpus", "engine", "pictures", "situations", "games", "checking", "views")
WITHOUT = """
import sys
for module in {modules!r}:
    sys.modules[module] = None  # as if it were not installed
sys.argv = ["rulewright", *sys.argv[1:]]
from rulewright.terminal.cli import main
main()
"""
ABSENT = (*EXTRAS["app"], *EXTRAS["cluster"], "mcp", "mcp_types", "docutils", "jinja2", "starlette", "pandas", "gmpy2")
"""What a part brings, and what that brings in turn."""


def run_without(modules: tuple[str, ...], *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Runs `rulewright` in a process in which some modules cannot be imported."""
    command = [sys.executable, "-c", WITHOUT.format(modules=modules), *arguments]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, check=False, env={**os.environ, "LANG": "en"}
    )


@pytest.mark.sampled(3)
@pytest.mark.thorough
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--help"], "resolve"),
        (["situations", "--lang", "en"], "talisman/battle"),
        (["show", "attacks/stand-off", "--lang", "fi"], "Tasatulos"),
        (["resolve", "-", "--lang", "en", "--what-if"], "58%"),
        (["resolve", "-", "--json", "--approximate", "100"], '"talisman/battle"'),
        (["check", "--lang", "en"], "The content is in order."),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_the_core_does_without_the_extras(arguments: list[str], expected: str) -> None:
    battle = '{"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}'
    done = run_without(ABSENT, *arguments, stdin=battle)
    assert (done.returncode, done.stderr) == (0, "")
    assert expected in done.stdout


@pytest.mark.thorough
def test_every_module_of_the_core_can_be_imported_without_the_extras() -> None:
    program = (
        "import sys, pkgutil, importlib\n"
        f"for module in {ABSENT!r}: sys.modules[module] = None\n"
        "import rulewright\n"
        f"for wing in {CORE!r}:\n"
        "    package = importlib.import_module(f'rulewright.{wing}')\n"
        "    for found in pkgutil.walk_packages(package.__path__, f'{package.__name__}.'):\n"
        "        print(importlib.import_module(found.name).__name__)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert {"rulewright.checking.links", "rulewright.games.talisman.rules.battle"} <= {*done.stdout.split()}


@pytest.mark.thorough
def test_a_search_does_without_what_site_and_app_need(built_folder: Path, index: object) -> None:
    assert index
    beyond = tuple(module for module in ABSENT if module not in EXTRAS["search"] and module != "gmpy2")
    done = run_without(beyond, "search", "stand-off", "--lang", "en", "--json")
    assert json.loads(done.stdout)["hits"][0]["id"] == "talisman/attacks/stand-off", (done.stderr, built_folder)


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("search stand-off", "search"),
        ("index", "search"),
        ("site", "site"),
        ("app", "app"),
        ("mcp", "mcp"),
        ("forecast --scheduler tcp://127.0.0.1:1", "cluster"),
    ],
)
def test_a_command_names_the_extra_that_it_lacks(command: str, extra: str) -> None:
    for module in (EXTRAS[extra][0], EXTRAS[extra][-1]):
        done = run_without((module,), *command.split())
        assert (done.returncode, done.stdout) == (1, "")
        assert f"“{extra}”" in done.stderr
        assert f"pip install '.[{extra}]'" in done.stderr
        assert f"{module} is missing" in done.stderr


def test_a_missing_extra_keeps_the_contract_in_every_language() -> None:
    messages = set()
    for language in LANGUAGES:
        done = run_without(("whoosh",), "search", "x", "--json", "--lang", language)
        assert done.returncode == 1
        error = json.loads(done.stdout)["error"]
        assert (error["code"], error["input"]) == ("missing-extra", "search")
        messages.add(error["message"])
    assert len(messages) == len(LANGUAGES)


@pytest.mark.thorough
def test_the_api_does_without_what_site_and_app_need() -> None:
    beyond = tuple(module for module in ABSENT if module not in (*EXTRAS["api"], "starlette", "gmpy2"))
    program = (
        f"import sys\nfor module in {beyond!r}: sys.modules[module] = None\n"
        "import rulewright.server.api.application, rulewright.server.library"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr == ""


@pytest.mark.thorough
def test_assistants_do_without_what_site_app_and_api_need() -> None:
    brought = (*EXTRAS["mcp"], "mcp_types", "starlette", "uvicorn", "gmpy2")
    beyond = tuple(module for module in ABSENT if module not in brought)
    program = (
        f"import sys\nfor module in {beyond!r}: sys.modules[module] = None\n"
        "import rulewright.server.mcp.assistants, rulewright.server.serving, rulewright.reference.sitemap"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr == ""


def test_every_extra_of_the_package_brings_the_modules_that_it_is_known_by() -> None:
    declared = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    distributions = packages_distributions()
    for extra, modules in EXTRAS.items():
        named = {re.split(r"[<>=!~ \[]", requirement)[0].lower() for requirement in declared[extra]}
        assert {distributions[module][0].lower() for module in modules} == named, extra
