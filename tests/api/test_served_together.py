"""App, reference and API on one address: every path has its own answer."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from event_loops import run_in_a_loop
from server_process import served

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]
MOUNTS = (
    "", "/reference", "/static", "/static/js", "/media", "/component/x", "/vendor",
    "/_stcore", "/_stcore/bidi-components/x", "/_stcore/upload_file", "/calculate/_stcore/upload_file",
)  # fmt: skip
NAMES = (
    "x" * 300, "." * 300, "x" * 3_000 + "/x", "%00", "a%00b", "%", "%zz", "%ff", "%c3%28", "%ed%a0%80", "%0d%0aX:1",
    "..%2f..%2fetc%2fpasswd", "%5c%5chost%5cx", "C:%5cx", "//x", "%e2%80%ae",
)  # fmt: skip
"""What no file is called: too long, without an end, badly written, leading elsewhere."""
Ask = Callable[..., tuple[int, dict[str, str], str]]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    with served(tmp_path_factory.mktemp("served")) as server_address:
        yield server_address


@pytest.fixture
def ask(address: tuple[str, int]) -> Ask:
    return asking(address)


def asking(address: tuple[str, int]) -> Ask:
    def send(path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], str]:
        connection = http.client.HTTPConnection(*address, timeout=60)
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        response = connection.getresponse()
        body = response.read().decode("utf-8", "replace")
        connection.close()
        return response.status, {name.lower(): value for name, value in response.getheaders()}, body

    return send


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/", "/reference/cs/"),
        ("/calculate", "/calculate/"),
        ("/calculate?view=toad", "/calculate/?view=toad"),
        ("/reference", "/reference/cs/"),
        ("/reference/", "/reference/cs/"),
        ("/reference?lang=fi", "/reference/fi/"),
        ("/api", "/api/docs"),
        ("/api/?lang=fi", "/api/docs?lang=fi"),
        ("/api?lang=ko", "/api/docs?lang=ko"),
    ],
)
def test_bare_paths_lead_on(ask: Ask, path: str, location: str) -> None:
    status, headers, _ = ask(path, Accept_Language="cs,en;q=0.5")
    assert (status, headers["location"]) == (307, location)


@pytest.mark.parametrize(
    ("path", "cookie", "location"),
    [
        ("/reference/", "rulewright-language=ko", "/reference/ko/"),
        ("/reference?lang=fi", "rulewright-language=ko", "/reference/fi/"),
        ("/reference/", "rulewright-language=%3Cscript%3E", "/reference/cs/"),
    ],
)
def test_the_language_chosen_last_wins_over_the_browsers(ask: Ask, path: str, cookie: str, location: str) -> None:
    assert ask(path, Accept_Language="cs,en;q=0.5", Cookie=cookie)[1]["location"] == location


def test_page_of_the_reference_is_served(ask: Ask) -> None:
    assert ask("/reference/fi/")[::2] == (200, "<p>sivu</p><script>document.title</script>")


def test_engine_is_cached_for_good_and_compressed_once(ask: Ask) -> None:
    status, archive, _ = ask("/reference/engine/program-0.tar.gz", Accept_Encoding="gzip, br")
    assert (status, archive["content-type"], archive.get("content-encoding")) == (200, "application/gzip", None)
    script = ask("/reference/engine/pyodide-0.js", Accept_Encoding="gzip, br")[1]
    assert script["content-encoding"] == "gzip"
    assert "immutable" in archive["cache-control"]
    assert "immutable" in script["cache-control"]
    assert ask("/reference/fi/")[1]["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("/nothing", "cs"),
        ("/nothing/at/all?lang=ko", "ko"),
        ("/apis", "cs"),
        ("/referenceX", "cs"),
        ("/reference/fi/no/such/page/", "fi"),
        ("/reference/xx/", "cs"),
        ("/<script>alert(1)</script>", "cs"),
        *((f"{mount}/{name}", "cs") for mount, name in product(MOUNTS, NAMES)),
        ("/reference/fi/" + "/".join(["x" * 200] * 30), "fi"),
    ],
)
def test_unknown_path_gets_a_page_that_says_so(ask: Ask, path: str, language: str) -> None:
    status, headers, body = ask(path, Accept_Language="cs,en;q=0.5")
    assert status == 404
    assert headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in body
    assert f'href="/reference/{language}/"' in body
    assert "<script" not in body
    assert "Streamlit" not in body


@pytest.mark.parametrize("path", ["/?" + "a&" * 200, "/x" * 5_000, "/api/search?" + "&" * 200], ids=len)
def test_address_longer_than_any_of_ours_is_refused_in_the_readers_language(ask: Ask, path: str) -> None:
    status, headers, body = ask(path, Accept_Language="cs,en;q=0.5")
    assert (status, headers["content-language"]) == (414, "cs")
    assert "Adresa je příliš dlouhá" in body
    assert "content-security-policy" in headers


@pytest.mark.parametrize("method", ["PUT", "DELETE", "OPTIONS", "POST"])
@pytest.mark.parametrize("at", ["", "/calculate"])
def test_nobody_can_upload(ask: Ask, method: str, at: str) -> None:
    path = f"{at}/_stcore/upload_file/session/file"
    status, headers, body = ask(path, method, Origin="http://other.example", Access_Control_Request_Method="PUT")
    assert status == 404
    assert "Streamlit" not in body
    assert not [name for name in headers if name.startswith("access-control")]


def test_numbers_about_visitors_are_nobodys(ask: Ask) -> None:
    assert ask("/_stcore/metrics")[0] == 404
    assert ask("/calculate/_stcore/metrics")[0] == 404


@pytest.mark.parametrize("path", ["/_stcore/health", "/_stcore/host-config", "/favicon.png", "/manifest.json"])
def test_what_the_app_asks_for_is_served_to_its_own_pages(ask: Ask, path: str) -> None:
    status, headers, _ = ask(f"/calculate{path}", Origin="https://elsewhere.example")
    assert status == 200
    assert not [name for name in headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    ("path", "scripts"),
    [
        ("/", ""),
        ("/reference/fi/", "'self' 'sha256-"),
        ("/calculate/", "'self' 'sha256-"),
        ("/calculate/_stcore/health", "'self' 'sha256-"),
        ("/api/docs", ""),
        ("/api/search?q=fate", ""),
        ("/nothing", ""),
    ],
)
def test_every_answer_says_whose_scripts_may_run_and_who_may_show_it(ask: Ask, path: str, scripts: str) -> None:
    headers = ask(path)[1]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == "'none'"
    assert policy["frame-ancestors"] == policy["connect-src"] == "'self'"
    assert policy.get("script-src", "").startswith(scripts)
    assert "'unsafe-" not in policy.get("script-src", "")
    assert ("script-src" in policy) == bool(scripts)


@pytest.mark.parametrize(
    ("origin", "status"),
    [("http://{}:{}", 101), (None, 101), ("http://other.example", 403), ("null", 403), ("http://{}", 403)],
)
def test_only_pages_of_this_server_open_the_app(address: tuple[str, int], origin: str | None, status: int) -> None:
    connection = http.client.HTTPConnection(*address, timeout=60)
    headers = {
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Protocol": "streamlit",
    }  # fmt: skip
    connection.request(
        "GET", "/calculate/_stcore/stream", headers=headers | ({"Origin": origin.format(*address)} if origin else {})
    )
    answer = connection.getresponse()
    assert answer.status == status
    assert (answer.getheader("X-Content-Type-Options") == "nosniff") == (status == 403), "as every refusal"
    connection.close()


def test_way_out_of_the_reference_is_barred(ask: Ask) -> None:
    assert "<!doctype html>" in ask("/reference/en/%5c..%5c..")[2]  # our page, not Streamlit's plain words
    status, _, body = ask("/reference/%2e%2e/%2e%2e/etc/passwd")
    assert status in (400, 404)
    assert "root:x:" not in body


def test_address_with_dots_under_api_is_a_problem(ask: Ask) -> None:
    status, headers, body = ask("/api/entries/%2e%2e/%2e%2e/etc/passwd")
    assert (status, headers["content-type"]) == (404, "application/problem+json")
    assert '"code": "unknown-entry"' in body


@pytest.mark.parametrize("path", ["/api/nothing/here", "/api/entries/a%0Ab", "/api/%0d%0aX:1"])
def test_unknown_path_under_api_is_a_problem(ask: Ask, path: str) -> None:
    status, headers, body = ask(path, Accept_Language="en")
    assert (status, headers["content-type"]) == (404, "application/problem+json")
    assert '"code": "unknown-path"' in body


def test_pages_of_other_hosts_read_the_api(ask: Ask) -> None:
    assert ask("/api/situations", Origin="https://elsewhere.example")[1]["access-control-allow-origin"] == "*"


def test_api_answers_beside_the_app(ask: Ask) -> None:
    status, headers, body = ask("/api/entries/attacks/stand-off?lang=fi")
    assert status == 200
    assert "talisman/attacks/stand-off" in body
    status, _, body = ask("/api/entries/attacks/stand-off?lang=fi", If_None_Match=headers["etag"])
    assert (status, body) == (304, "")


def test_what_has_not_changed_keeps_its_policy(ask: Ask) -> None:
    """Headers of such an answer replace those that the browser keeps with the file."""
    _, first, _ = ask("/reference/fi/")
    assert "script-src" in first["content-security-policy"]
    status, again, _ = ask("/reference/fi/", If_None_Match=first["etag"])
    assert status == 304
    assert not {"content-security-policy", "content-type"} & again.keys()


def test_pages_say_where_the_rulebooks_own_lines_are_for_all(tmp_path: Path) -> None:
    with served(tmp_path, RULEWRIGHT_PASSAGES="1") as address:
        ask = asking(address)
        _, page, _ = ask("/reference/fi/")
        assert page["set-cookie"] == "rulewright-passages=1; Max-Age=2592000; Path=/; SameSite=lax"
        assert "set-cookie" not in ask("/reference/fi/", Cookie="x=y; rulewright-passages=1")[1]
        again = ask("/reference/fi/", If_None_Match=page["etag"])
        assert (again[0], again[1]["set-cookie"]) == (304, page["set-cookie"])
        assert (
            ask("/passages/talisman/attacks/stand-off", Host="rules.example", X_Forwarded_For="203.0.113.9")[0] == 200
        )
        assert ask("/passages/talisman/attacks/stand-off", Origin="http://evil.example")[0] == 404


def test_the_rulebooks_own_lines_are_for_pages_of_this_machine_alone(ask: Ask) -> None:
    path = "/passages/talisman/attacks/stand-off"
    status, headers, body = ask(f"{path}?lang=fi")
    assert (status, headers["cache-control"]) == (200, "no-store")
    assert json.loads(body)[0]["lines"] == "<b>oma rivi</b>"
    assert ask("/reference/fi/")[1]["set-cookie"].startswith("rulewright-passages=1; ")
    for more in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"X_Forwarded_For": "127.0.0.1"}):
        status, headers, body = ask(path, Accept_Language="cs", **more)
        assert (status, "rivi" in body) == (404, False)
        assert '<html lang="cs">' in body, "as at an address where nothing is"
        assert not [name for name in headers if name.startswith("access-control")]
        assert "set-cookie" not in ask("/reference/fi/", **more)[1]


@pytest.mark.parametrize(
    ("path", "leads_to"),
    [
        ("/reference/fi", "/reference/fi/"),
        ("/reference/fi?x=//other.example", "/reference/fi/?x=//other.example"),
        ("/reference//other.example/../fi", "/reference//other.example/../fi/"),
        ("/api/search/?q=x", "/api/search?q=x"),
        ("/api/entries", "/api/entries/"),
        ("//other.example/..", None),
        ("/%5cother.example", None),
    ],
)
def test_nothing_leads_to_another_host(ask: Ask, path: str, leads_to: str | None) -> None:
    for host in ("other.example", "a@other.example:80", "["):
        status, headers, _ = ask(path, Host=host)
        assert status < 500
        assert headers.get("location") == leads_to
    location = ask(path, Host="127.0.0.1/\\other.example")[1].get("location", "/x")
    assert location[0] == "/" != location[1]


@pytest.fixture
def start(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs `rulewright app` where it cannot start."""

    def run(**environment: str) -> subprocess.CompletedProcess[str]:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        return subprocess.run(
            [Path(sys.executable).parent / "rulewright", "app", "--port", str(port)],
            env={**os.environ, "LC_ALL": "C", **environment}, capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip

    return run


def test_bad_setting_fails_before_anything_starts(start: Callable) -> None:
    done = start(RULEWRIGHT_LIMIT_SECONDS="soon")
    assert done.returncode == 2
    assert done.stderr.startswith(
        "rulewright: The environment variable RULEWRIGHT_LIMIT_SECONDS cannot be soon. Set it"
    )


def test_unwritable_folder_is_reported(start: Callable, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = start(RULEWRIGHT_BUILD=str(tmp_path / "file" / "build"))
    assert done.returncode == 1
    assert "RULEWRIGHT_BUILD" in done.stderr
    assert "Traceback" not in done.stderr
    assert "Serving" not in done.stdout


def test_assistants_are_answered_with_the_addresses_of_pages_here(address: tuple[str, int]) -> None:
    from mcp import Client  # what else is served needs no extra for it

    host, port = address

    async def cite_addresses() -> dict[str, str]:
        async with Client(f"http://{host}:{port}/mcp") as client:
            answer = await client.call_tool("search_rules", {"query": "tasatulos", "language": "fi", "limit": 1})
            return answer.structured_content["cite"][0]

    cited = run_in_a_loop(cite_addresses())
    assert cited["url"] == f"http://{host}:{port}/reference/fi/{cited['id']}/"


@pytest.mark.parametrize(
    ("method", "path", "headers", "size", "status"),
    [
        ("GET", "/mcp", {}, 0, 405),
        ("DELETE", "/mcp", {}, 0, 405),
        ("POST", "/mcp/x", {}, 2, 404),
        ("POST", "/mcp", {"Origin": "https://elsewhere.example"}, 2, 403),
        ("POST", "/mcp", {"Host": "evil.example", "Origin": "http://evil.example"}, 2, 421),
        ("POST", "/mcp", {"Content-Type": "text/plain"}, 2, 400),
        ("POST", "/mcp", {}, 100_001, 413),
        ("POST", "/mcp", {}, 100_000, 400),
        ("POST", "/mcp", {"MCP-Protocol-Version": "1999-01-01"}, 2, 400),
    ],
)
def test_assistants_are_held_to_limits(
    address: tuple[str, int], method: str, path: str, headers: dict[str, str], size: int, status: int
) -> None:
    usual = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    connection = http.client.HTTPConnection(*address, timeout=60)
    connection.request(method, path, "[" * size, usual | headers)
    response = connection.getresponse()
    body = response.read()
    connection.close()
    assert response.status == status, body
    assert b"Traceback" not in body
    if status == 405:
        assert response.headers["Allow"] == "POST"
