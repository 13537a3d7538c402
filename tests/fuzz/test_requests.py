"""Whatever bytes come over a connection, the server answers or ends it, keeps its promises, and goes on serving."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from damaged_text import damaged
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server_process import served

pytestmark = pytest.mark.thorough
fuzzed = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
BATTLE = json.dumps({"situation": "talisman/battle", "hero": {"strength": 4}, "foe": {"strength": 4}})
PATHS = (
    *("/", "/reference/fi/", "/reference/fi/index.html?columns=ko", "/reference?lang=cs", "/engine/pyodide-0.js"),
    *("/calculate/", "/calculate/?situation=talisman/battle&hero.strength=4&lang=ko", "/?view=search&q=kouzlo"),
    *("/calculate/_stcore/health", "/calculate/_stcore/host-config", "/_stcore/metrics", "/static/js/index.js"),
    *("/api/docs?lang=fi", "/api/openapi.json", "/api/search?q=taru&lang=fi&game=talisman", "/api/situations"),
    *("/api/entries/talisman/attacks/battle?lang=cs", "/api/glossary/fate", "/passages/talisman/attacks/stand-off"),
    f"/api/search?q={quote('교착 상태')}&lang=ko",
)
HEADERS = (
    *("Accept-Language: fi,en;q=0.5", "Accept-Encoding: gzip, br", 'If-None-Match: "x"', "Range: bytes=0-9"),
    *("Cookie: rulewright-language=ko; rulewright-passages=1", "Origin: http://evil.example", "Expect: 100-continue"),
    *("X-Forwarded-For: 203.0.113.9, 127.0.0.1", "Transfer-Encoding: chunked", "Content-Length: 5"),
    f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==",
)
STREAM = "/calculate/_stcore/stream"


@st.composite
def requests(draw: st.DrawFn) -> str:
    """A request that is in order, but for headers that may not go together."""
    method = draw(st.sampled_from(["GET", "GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "BREW"]))
    path = draw(st.sampled_from([*PATHS, STREAM]))
    body = ""
    headers = ["Host: 127.0.0.1", "Connection: close"]
    if method == "POST":
        path, body = draw(st.sampled_from(["/api/resolve", "/api/forecast", "/mcp"])), BATTLE
        headers += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    headers += draw(st.lists(st.sampled_from(HEADERS), max_size=3))
    return f"{method} {path} HTTP/1.1\r\n" + "".join(f"{each}\r\n" for each in headers) + f"\r\n{body}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[tuple[str, int], Path]]:
    """Host and port of the server, and where its log is."""
    folder = tmp_path_factory.mktemp("served")
    with served(folder) as address:
        yield address, folder / "server.log"


def send(address: tuple[str, int], request: bytes) -> bytes:
    """All that comes back until the server ends the connection."""
    with socket.create_connection(address, timeout=60) as connection:
        came = b""
        try:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            while part := connection.recv(65_536):
                came += part
        except ConnectionError:  # it was ended before all was sent or read
            pass
        return came


@fuzzed
@given(requests() | requests().flatmap(damaged), st.none() | st.binary(max_size=200))
def test_whatever_is_sent(server: tuple[tuple[str, int], Path], request: str, more: bytes | None) -> None:
    address, log = server
    logged = log.stat().st_size
    came = send(address, request.encode("utf-8", "surrogatepass") + (more or b""))
    if came:
        head = came.partition(b"\r\n\r\n")[0].decode("latin-1").lower()
        version, status, *_ = head.split("\r\n")[0].split(" ", 2)
        assert version == "http/1.1"
        assert int(status) < 500 or (status == "503" and "\r\nretry-after: " in head), head
        if status not in ("100", "101") and "\r\nx-content-type-options: nosniff" not in head:
            # refused as no request before anything of ours is asked
            assert status in ("400", "405", "426"), head
            assert "\r\ncontent-type: text/plain; charset=utf-8" in head, head
        assert "\r\naccess-control-allow-origin: *" not in head or "/api/" in request
    connection = http.client.HTTPConnection(*address, timeout=60)
    connection.request("GET", "/reference/fi/")
    assert "sivu" in connection.getresponse().read().decode()
    connection.close()
    with log.open(encoding="utf-8") as server_log:
        server_log.seek(logged)
        assert "Traceback" not in server_log.read()
