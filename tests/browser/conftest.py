"""A running server and a phone-sized browser."""

from __future__ import annotations

import fcntl
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page

from rulewright.search import SearchIndex


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built_folder: Path, index: SearchIndex) -> Iterator[str]:
    """The address of `rulewright app`, started as a user would start it and stopped afterwards.

    Every process of a run has a server of its own; the first one builds the site, with the index that the tests use.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = tmp_path_factory.mktemp("server") / "log"
    address = f"http://127.0.0.1:{port}"
    with (built_folder / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        process = subprocess.Popen(
            [sys.executable, "-m", "rulewright", "app", "--port", str(port)],
            stdout=log.open("w"), stderr=subprocess.STDOUT,
        )  # fmt: skip
        deadline = time.monotonic() + 900
        while True:
            try:
                urlopen(f"{address}/calculate/_stcore/health", timeout=2).close()
                break
            except (URLError, OSError):
                if process.poll() is not None or time.monotonic() > deadline:
                    process.kill()
                    pytest.fail(f"The server did not start:\n{log.read_text()}")
                time.sleep(0.3)
    assert f"Serving on {address}" in log.read_text()
    yield address
    process.terminate()
    process.wait(timeout=20)


@pytest.fixture
def page(tab: Callable[..., Page], server: str) -> Iterator[Page]:
    """A phone-sized page that fails the test on a console error or a request to another host."""
    page = tab(locale="en-GB", base_url=server)
    problems: list[str] = []
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "request",
        lambda request: None if request.url.startswith((server, "data:", "blob:")) else problems.append(request.url),
    )
    yield page
    assert problems == []
