"""The server around Streamlit: languages, redirects, 404s, ports."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.language import Language, preferred_language
from rulewright.server.serving import PortTakenError, require_port


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fi-FI,fi;q=0.9,en;q=0.8", Language.FI),
        ("de-DE,de;q=0.9,cs;q=0.5,en;q=0.4", Language.CS),
        ("en;q=0.3,ko;q=0.8", Language.KO),
        ("de", Language.EN),
        ("", Language.EN),
        ("fi;q=abc", Language.EN),
        ("," * 100_000, Language.EN),
    ],
)
def test_browser_chooses_the_language(accepted: str, language: Language) -> None:
    assert preferred_language(accepted) is language


def test_taken_port_is_reported_before_any_work() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortTakenError, match=f"127.0.0.1:{port} cannot be used"):
            require_port("127.0.0.1", port)
        done = subprocess.run(
            [Path(sys.executable).parent / "rulewright", "app", "--port", str(port)],
            capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
    assert done.returncode == 1
    assert f"PORT={port + 1}" in done.stderr
    assert "Traceback" not in done.stderr
