"""The guide's game is made as its page says: every file written, every command given, the pages served."""

from __future__ import annotations

import json
import os
import re
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from test_guide import as_pattern

from rulewright.corpus.content import BUILD_VARIABLE, RULES_VARIABLE

PAGE = Path(__file__).parents[2] / "site" / "guide" / "a-game-in-an-afternoon.md"
PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index")
STEP = re.compile(r"^(?:`(?P<file>[\w./-]+)`:\n\n)?```(?P<kind>\w*)\n(?P<text>.*?)^```", re.MULTILINE | re.DOTALL)


def commands(block: str) -> Iterator[tuple[str, list[str]]]:
    """The commands of a block, with the lines that it shows of what they print."""
    for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, *lines = example.splitlines()
        yield command, lines


def program(command: str, installed: Path) -> str:
    """The command as it is given here: without the network, installing to a folder of the test's own."""
    if command == "pip install .":
        return shlex.join((*PIP, "--no-build-isolation", "--target", str(installed), "."))
    return re.sub(r"(^|\| )rulewright ", rf"\1{shlex.quote(sys.executable)} -m rulewright ", command)


@pytest.mark.site
def test_guide_game_can_be_built_by_its_commands(tmp_path: Path) -> None:
    project, installed = tmp_path / "tea-race", tmp_path / "installed"
    project.mkdir()
    path = os.pathsep.join(filter(None, (str(installed), str(project), os.environ.get("PYTHONPATH"))))
    own = {"PYTHONPATH": path, BUILD_VARIABLE: str(tmp_path / "build"), "LANG": "en"}
    environment = {**{name: value for name, value in os.environ.items() if name != RULES_VARIABLE}, **own}
    for step in STEP.finditer(PAGE.read_text("utf-8")):
        file, kind, text = step["file"], step["kind"], step["text"]
        if file is not None:
            (project / file).parent.mkdir(parents=True, exist_ok=True)
            (project / file).write_text(text, "utf-8")
        elif kind == "pycon":
            (tmp_path / "example.txt").write_text(text, "utf-8")
            example = [sys.executable, "-m", "doctest", str(tmp_path / "example.txt")]
            done = subprocess.run(example, cwd=project, env=environment, capture_output=True, text=True, check=False)
            assert (done.returncode, done.stdout) == (0, "")
        elif kind == "console":
            for command, lines in commands(text):
                if command.startswith("rulewright app "):
                    look_at_what_is_served(project, environment, shlex.split(command)[2:])
                    continue
                script = program(command, installed)
                done = subprocess.run(
                    script, shell=True, cwd=project, env=environment, capture_output=True, text=True, check=False
                )
                assert (done.returncode, done.stderr) == (0, ""), command
                assert re.fullmatch(as_pattern(lines), done.stdout), done.stdout
    assert installed.is_dir()


def look_at_what_is_served(project: Path, environment: dict[str, str], arguments: list[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "rulewright", "app", *arguments, "--port", str(port)]
    with subprocess.Popen(command, cwd=project, env=environment, stdout=subprocess.PIPE, text=True) as process:
        output = []
        for line in process.stdout:
            output.append(line)
            if address := re.fullmatch(r"Serving on (http://\S+)\n", line):
                break
        else:
            pytest.fail(f"The server did not start: {''.join(output)}")
        try:
            with urlopen(f"{address[1]}/reference/en/tea-race/overview/pouring/", timeout=60) as reply:
                assert "On a 1 the cup is spilled and empty." in reply.read().decode()
            request = json.dumps({"situation": "tea-race/carrying", "cup": 19}).encode()
            post = Request(f"{address[1]}/api/resolve", request, {"Content-Type": "application/json"})
            with urlopen(post, timeout=60) as reply:
                assert json.loads(reply.read())["probability"] == {"home": "5/6", "spilled": "1/6"}
        finally:
            process.terminate()
