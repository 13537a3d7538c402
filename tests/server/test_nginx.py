"""nginx with the configuration of `site/hosting` in front of a server: what it serves, refuses, and keeps away."""

from __future__ import annotations

import http.client
import json
import random
import shutil
import socket
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from event_loops import run_in_a_loop
from rulewright.language import LANGUAGES
from rulewright.language.phrase import phrase
from rulewright.server.settings import Settings

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))
import bench_fairness
from bench_serving import build_get, start_server

pytestmark = pytest.mark.thorough

NGINX = (Path(__file__).parents[2] / "site/hosting/nginx.conf").read_text("utf-8")


@pytest.fixture(scope="module")
def nginx(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of nginx in front of a server that has warmed up."""
    assert shutil.which("nginx"), "CONTRIBUTING.md says how nginx is installed"
    folder = tmp_path_factory.mktemp("nginx")
    bench_fairness.write_pages(folder / "site")
    (folder / "empty").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RULEWRIGHT_PROXIES", "127.0.0.1")
        with start_server(folder / "empty") as running, bench_fairness.start_nginx(running.port, folder) as port:
            yield port


def ask(port: int, path: str, body: str | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET" if body is None else "POST", path, body, headers)
    response = connection.getresponse()
    answer = response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
    connection.close()
    return answer


def test_pages_are_files_and_the_rest_is_proxied(nginx: int) -> None:
    status, headers, body = ask(nginx, "/reference/fi/page1/")
    assert (status, body[:11]) == (200, b"<p>sivu</p>")  # the server behind has none of these
    assert headers["content-security-policy"] == "frame-ancestors 'self'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-cache"
    assert ask(nginx, "/reference/fi/page1/", **{"If-None-Match": headers["etag"]})[0] == 304
    assert ask(nginx, "/reference/fi/page1")[1]["location"] == "/reference/fi/page1/"
    status, _, body = ask(nginx, "/reference/fi/nothing/")
    assert status == 404
    assert phrase("there-is-no-such-page").render("fi").encode() in body


def test_proxy_forwards_client_address_and_host(nginx: int) -> None:
    words = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
        "name": "search_rules", "arguments": {"language": "en", "query": "fate", "limit": 1},
    }})  # fmt: skip
    usual = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    status, _, body = ask(nginx, "/mcp", words, Host="rules.example", **usual)
    assert status == 200
    (cited,) = json.loads(body)["result"]["structuredContent"]["cite"]
    assert cited["url"].startswith("http://rules.example/reference/en/")


def test_a_body_has_the_servers_size(nginx: int) -> None:
    usual = {"Content-Type": "application/json"}
    assert f"client_max_body_size {Settings().bytes // 1_000}k;" in NGINX
    assert ask(nginx, "/api/resolve", " " * 103_000, **usual)[0] == 413
    assert ask(nginx, "/api/resolve", " " * 100_000, **usual)[0] == 400


def test_an_address_that_asks_for_too_much_is_refused_in_its_language_and_others_are_answered(nginx: int) -> None:
    async def flood() -> Counter[int]:
        pending = [
            bench_fairness.ask(nginx, "127.0.0.7", build_get(f"/reference/fi/{number}/")) for number in range(250)
        ]
        statuses = Counter[int]()
        for number in range(0, len(pending), 10):
            statuses.update(await bench_fairness.asyncio.gather(*pending[number : number + 10]))
        return statuses

    statuses = run_in_a_loop(flood())
    assert set(statuses) == {404, 429}
    assert statuses[429] > 50
    for language in LANGUAGES:
        connection = http.client.HTTPConnection("127.0.0.1", nginx, timeout=60, source_address=("127.0.0.7", 0))
        for _ in range(120):  # whoever goes on is soon refused again
            connection.request("GET", "/reference/x/", headers={"Accept-Language": f"{language}-x,en;q=0.5"})
            response = connection.getresponse()
            body = response.read()
            if response.status == 429:
                break
        error = json.loads(body)
        assert (response.headers["Content-Type"], error["code"]) == (
            "application/problem+json",
            "too-many",
        )
        assert int(response.headers["Retry-After"]) > 0
        assert error["remedy"] == phrase("try-again-in-a-few-seconds").render(language)
    assert ask(nginx, "/reference/fi/nothing/")[0] == 404


def test_an_address_has_so_many_connections(nginx: int) -> None:
    """The rest of each request does not come, so that each is open."""
    request = (
        b"POST /api/resolve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    )
    held = [socket.create_connection(("127.0.0.1", nginx), 60, ("127.0.0.8", 0)) for _ in range(7)]
    for each in held:
        each.sendall(request)
    held[-1].settimeout(60)
    statuses = {each.recv(12) for each in held[-1:]}
    assert statuses == {b"HTTP/1.1 429"}
    assert ask(nginx, "/api/situations")[0] == 200
    for each in held:
        each.close()


def test_a_head_that_does_not_end_is_ended(nginx: int) -> None:
    with socket.create_connection(("127.0.0.1", nginx), 60) as visitor:
        visitor.sendall(bench_fairness.build_endless_head(random.Random(0)))
        with suppress(ConnectionResetError):
            assert visitor.recv(1_000) == b""  # after `client_header_timeout`


def test_an_honest_reader_is_answered_beside_fifty_hostile_addresses(nginx: int) -> None:
    measured = run_in_a_loop(bench_fairness.measure(nginx, 12.0))
    assert measured["page"]["in_time"] >= 0.99, measured
    assert measured["battle"]["statuses"][200] >= 0.9 * measured["battle"]["asked"], (
        measured
    )  # on a machine with other work


@pytest.mark.long
def test_an_honest_reader_is_answered_in_time(nginx: int) -> None:
    measured = run_in_a_loop(bench_fairness.measure(nginx, 60.0))
    assert measured["page"]["in_time"] >= 0.99, measured
    assert measured["battle"]["in_time"] >= 0.9, measured
