"""The package's own tests of engine and games, under the Python that browsers have."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from rulewright.browser.runtime_download import BrowserRuntime

ROOT = Path(__file__).parents[2]
TOOLS = (
    "_pytest", "fluent", "icepool", "iniconfig", "markdown_it", "mdurl", "packaging", "pluggy", "py", "pygments",
    "pytest", "rich", "typing_extensions", "yaml",
)  # fmt: skip
"""What the tests import, none of it compiled."""
ELSEWHERE = (
    "tests/engine/test_types.py",  # starts mypy
    "tests/talisman/game",  # forecasts play in processes of their own, and no browser plays whole games
)


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with them."""
    folder = tmp_path_factory.mktemp("tools")
    for name in TOOLS:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        if spec.submodule_search_locations:
            inside = next(iter(spec.submodule_search_locations))
            shutil.copytree(inside, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(str(spec.origin), folder)
    return folder


@pytest.mark.long
@pytest.mark.parametrize("wing", ["engine", "talisman", "tainted_grail"])
def test_the_tests_of_a_wing_hold_in_browsers(runtime: BrowserRuntime, tools: Path, wing: str) -> None:
    arguments = [
        f"tests/{wing}", "-q", "-p", "no:cacheprovider", "-p", "real_content", "--confcutdir=tests/talisman",
        "-m", "not long and not thorough and not sampled", "-k", "not command_line and not one_clear_error",
        *(f"--ignore={each}" for each in ELSEWHERE),
    ]  # fmt: skip
    command = [
        runtime.node, Path(__file__).with_name("pytest.mjs"), runtime.folder / "pyodide", runtime.folder / "packages",
        tools, ROOT, json.dumps(arguments),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4_000:] + done.stderr[-2_000:]
    assert re.search(r"\d+ passed", done.stdout)
