"""The small game served as a user would serve it: app, reference and API of one folder of rules."""

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


@pytest.fixture(scope="session")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the served game's site and index are built."""
    return tmp_path_factory.mktemp("ferry") / "build"


@pytest.fixture(scope="session")
def address(third_game: Path, build: Path) -> Iterator[str]:
    """The address of `rulewright app` over the small game alone."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "rulewright", "app", "--port", str(port), "--rules", str(third_game)]
    environment = {**os.environ, "RULEWRIGHT_BUILD": str(build)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        said = []
        for line in process.stdout:
            said.append(line)
            if line.startswith("Serving on "):
                break
        else:
            pytest.fail(f"The server did not start: {''.join(said)}")
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
