"""App, reference and API in a process of their own, as `rulewright app` serves them, with a reference of one page."""

from __future__ import annotations

import gzip
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulewright.corpus.rulebooks import DATA_VARIABLE

PROGRAM = """
import sys
from pathlib import Path
from rulewright.corpus.content import content_folder
from rulewright.server.library import open_library
from rulewright.server.routes import application
from rulewright.server.serving import _run
rules = content_folder("rules")
_run(application(rules, Path(sys.argv[1])), "127.0.0.1", int(sys.argv[2]), print, open_library(rules))
"""


@contextmanager
def served(folder: Path, **settings: str) -> Iterator[tuple[str, int]]:
    """Host and port of the server, which keeps what it needs below `folder`; fails where its log tells of a fault."""
    site = folder / "site"
    site.mkdir()
    (site / "fi").mkdir()
    (site / "fi" / "index.html").write_text("<p>sivu</p><script>document.title</script>", "utf-8")
    (site / "engine").mkdir()
    (site / "engine" / "program-0.tar.gz").write_bytes(gzip.compress(b"program" * 1_000, 1))
    (site / "engine" / "pyodide-0.js").write_text("// script\n" * 1_000)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = site.with_name("server.log")
    passages = folder / "data/rulewright/passages/talisman.json"
    passages.parent.mkdir(parents=True)
    passages.write_text(json.dumps({"talisman/attacks/stand-off": {"talisman-fi": "<b>oma rivi</b>"}}), "utf-8")
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", PROGRAM, site, str(port)], stdout=log.open("w"), stderr=subprocess.STDOUT,
        env=os.environ | {DATA_VARIABLE: str(folder / "data")} | settings,
    )  # fmt: skip
    deadline = time.monotonic() + 120
    while f"Serving on http://127.0.0.1:{port}" not in log.read_text("utf-8"):
        assert process.poll() is None, log.read_text("utf-8")
        assert time.monotonic() < deadline, log.read_text("utf-8")
        time.sleep(0.1)
    yield "127.0.0.1", port
    process.terminate()
    process.wait(20)
    logged = log.read_text("utf-8")
    assert "Traceback" not in logged, logged
    assert " HTTP/1.1" not in logged, logged  # no request, and nobody's address
