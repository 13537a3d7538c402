"""The small game installed as a package, and served as a user would serve it: app, reference and API."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from rulewright.corpus.content import BUILD_VARIABLE, RULES_VARIABLE


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for Python's path into which pip has installed the small game's project."""
    folder = tmp_path_factory.mktemp("installed")
    options = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index")
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(Path(__file__).parent)]
    subprocess.run(command, check=True)
    return folder


@pytest.fixture(scope="session")
def environment(installed: Path) -> dict[str, str]:
    """The environment of a user who has installed the small game, and has chosen no folder of rules."""
    path = os.pathsep.join(filter(None, (str(installed), os.environ.get("PYTHONPATH"))))
    chosen = {name: value for name, value in os.environ.items() if name != RULES_VARIABLE}
    return {**chosen, "PYTHONPATH": path}


@pytest.fixture(scope="session")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the served game's site and index are built."""
    return tmp_path_factory.mktemp("ferry") / "build"


@pytest.fixture(scope="session")
def address(installed: Path, environment: dict[str, str], build: Path) -> Iterator[str]:
    """The address of `rulewright app` over the installed small game alone."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    rules = installed / "night_ferry" / "rules"
    command = [sys.executable, "-m", "rulewright", "app", "--port", str(port), "--rules", str(rules)]
    with subprocess.Popen(
        command, env={**environment, BUILD_VARIABLE: str(build)}, stdout=subprocess.PIPE, text=True
    ) as process:
        output = []
        for line in process.stdout:
            output.append(line)
            if line.startswith("Serving on "):
                break
        else:
            pytest.fail(f"The server did not start: {''.join(output)}")
        yield f"http://127.0.0.1:{port}"
        process.terminate()


@pytest.fixture
def get(address: str) -> Callable[..., str]:
    """What is at a path; `body` is sent as JSON."""

    def get(path: str, body: object = None) -> str:
        data = json.dumps(body).encode() if body is not None else None
        request = Request(address + path, data, {"Content-Type": "application/json"} if data else {})
        with urlopen(request, timeout=120) as reply:
            return reply.read().decode()

    return get
