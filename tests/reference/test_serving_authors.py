"""`make serve` tells an author what it does, what it wrote, and what is wrong where."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty, Queue

import pytest

ROOT = Path(__file__).parents[2]
Edit = Callable[[Path, str, str], None]


class Serving:
    """The process, and what it has said that nobody has waited for."""

    def __init__(self, rules: Path, build: Path, port: str) -> None:
        environment = {"RULEWRIGHT_RULES": str(rules), "RULEWRIGHT_BUILD": str(build), "PORT": port}
        self.process = subprocess.Popen(
            [sys.executable, "scripts/serve.py"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": "src", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.lines: list[str] = []
        self._lines: Queue[str] = Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))

    def until(self, words: str) -> str:
        """Waits for a line that has these words."""
        while True:
            try:
                line = self._lines.get(timeout=120)
            except Empty:
                pytest.fail(f"“{words}” was not said, but: {self.lines}")
            self.lines.append(line)
            if words in line:
                return line

    def interrupt(self) -> int:
        """Sends what Ctrl+C sends, and waits for the end."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(60)


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


@pytest.fixture
def serve(duel: Path, tmp_path: Path, interrupts_heard: None) -> Iterator[Callable[..., Serving]]:
    started: list[Serving] = []

    def start(port: str = "") -> Serving:
        started.append(Serving(duel, tmp_path / "build", port or free_port()))
        return started[-1]

    yield start
    for each in started:
        each.process.kill()
        each.process.wait()


@pytest.mark.site
def test_author_sees_builds_writes_and_mistakes(serve: Callable[..., Serving], duel: Path, edit: Edit) -> None:
    text, record = duel / "en/duel/attacks/battle.md", duel / "duel/chapters/attacks.toml"
    edit(record, 'kind = "outcome"', 'kind = ""')
    serving = serve()
    assert "duel/chapters/attacks.toml:13: entry.stand-off.kind is empty." in serving.until("kind is empty")
    edit(record, 'kind = ""', 'kind = "outcome"')
    assert "takes a minute or two" in serving.until("Building the site")
    address = serving.until("Serving on ").split()[2].rstrip(";")

    edit(text, "Iacta 1 alea.", "Iacta 3 aleas.")
    written = serving.until("written in")
    assert "en/duel/attacks/battle.md: written in " in written
    page = f"{address}/reference/en/duel/attacks/battle/"
    assert page in written.replace(",", "").split()
    with urllib.request.urlopen(page) as answer:
        assert b"Iacta 3 aleas." in answer.read()

    edit(text, "title: Battle", 'title: "Battle')
    assert "en/duel/attacks/battle.md:2: Not valid YAML" in serving.until("YAML")
    edit(text, 'title: "Battle', "title: Battle")
    serving.until("no page changes by it")
    edit(text, "<attacks/stand-off>", "<attacks/gone>")
    assert "en/duel/attacks/battle.md:8: " in serving.until("battle.md:")
    edit(record, 'kind = "outcome"', "kind = outcome")
    assert "duel/chapters/attacks.toml:13: Not valid TOML" in serving.until("TOML")

    assert serving.interrupt() == 0
    serving.until("Stopped.")
    assert not any("Traceback" in line for line in serving.lines)


@pytest.mark.parametrize("port", ["http", "0", "70000"])
def test_a_port_that_is_none_is_refused_before_anything_is_built(
    serve: Callable[..., Serving], tmp_path: Path, port: str
) -> None:
    serving = serve(port)
    assert f"PORT = {port}" in serving.until("PORT") or port in serving.lines[-1]
    assert serving.process.wait(30) == 2
    assert len(serving.lines) == 1
    assert not (tmp_path / "build").exists()


@pytest.mark.site
def test_the_first_start_can_be_stopped_and_leaves_nothing_half_written(
    serve: Callable[..., Serving], tmp_path: Path
) -> None:
    serving = serve()
    serving.until("Building the site")
    assert serving.interrupt() == 0
    serving.until("Stopped.")
    assert not any("Traceback" in line for line in serving.lines)
    assert not (tmp_path / "build" / "site").exists()
