"""The engine as it runs in browsers, under Node."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from rulewright.browser.runtime_download import BrowserRuntime
from rulewright.corpus.content import content_folder

Ask = Callable[[Sequence[Sequence[object]]], list[str]]


@pytest.fixture(scope="session")
def ask(runtime: BrowserRuntime, engine: Path, tmp_path_factory: pytest.TempPathFactory) -> Ask:
    """Calls functions of `rulewright.browser.worker_api` in the Python of browsers, under Node."""
    folder = tmp_path_factory.mktemp("asked")

    def call_engine(calls: Sequence[Sequence[object]]) -> list[str]:
        (folder / "tasks").write_text(json.dumps(calls))
        script = content_folder("site") / "static" / "calculator" / "engine.js"
        command: list[Any] = [
            runtime.node, Path(__file__).with_name("answers.mjs"),
            engine, runtime.folder / "pyodide", runtime.folder / "library.zip", folder / "tasks", folder / "answers",
        ]  # fmt: skip
        environment = {**os.environ, "ENGINE_SCRIPT": str(script)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-2_000:]
        answers: list[str] = json.loads((folder / "answers").read_text())
        return answers

    return call_engine
