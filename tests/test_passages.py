"""Who may read the rulebooks' own lines: whoever sits at this machine, all where it is set so, no page of another."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from event_loops import run_in_a_loop
from rulewright.corpus.model import Corpus
from rulewright.corpus.rulebooks import DATA_VARIABLE, passages_file
from rulewright.server.headers import SafeHeaders
from rulewright.server.origins import TrustedProxies
from rulewright.server.passages import PASSAGES_PATH, Passages

PROXY, HERE, VISITOR = "10.0.0.1", "127.0.0.1", "192.0.2.7"
STAND_OFF = "talisman/attacks/stand-off"
LINES = "<b>oma rivi</b>\ntoinen"
PATH = f"/passages/{STAND_OFF}"


@pytest.fixture(autouse=True)
def _stored_passages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    passages_file("talisman").parent.mkdir(parents=True)
    passages = {STAND_OFF: {"a-book-of-before": "x", "talisman-fi": LINES, "talisman-ko": "한 줄"}}
    passages_file("talisman").write_text(json.dumps(passages), "utf-8")


async def nothing(request: Request, _error: Exception) -> Response:
    return PlainTextResponse(f"nothing is at {request.scope['path']}", 404)


@pytest.fixture
def ask(corpus: Corpus) -> Callable[..., tuple[int, dict[str, str], bytes]]:
    return partial(request_passages, corpus)


def request_passages(
    corpus: Corpus,
    client: str = HERE,
    path: str = PATH,
    method: str = "GET",
    are_for_all: bool = False,
    http: str = "1.1",
    **headers: str,
) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of the answer to whoever asks from the address `client`."""
    request_headers = {"host": "127.0.0.1:8501", **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope = {
        "type": "http",
        "http_version": http,
        "method": method,
        "path": path,
        "root_path": "",
        "scheme": "http",
        "query_string": b"lang=fi",
        "client": (client, 50_000) if client else None,
        "headers": [(name.encode(), value.encode()) for name, value in request_headers.items()],
    }
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    passages = Passages(corpus, are_for_all)
    app = Starlette(
        routes=[Route(f"{PASSAGES_PATH}/{{document:path}}", passages.answer)],
        middleware=[Middleware(SafeHeaders), Middleware(TrustedProxies, trusted_hosts=[PROXY])],
        exception_handlers={404: nothing},
    )
    app.state.languages = corpus.languages
    run_in_a_loop(app(scope, None, send))
    reply_headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], reply_headers, b"".join(each.get("body", b"") for each in sent[1:])


Ask = Callable[..., tuple[int, dict[str, str], bytes]]


def test_who_sits_at_the_machine_reads_them_in_the_books_order(ask: Ask) -> None:
    status, headers, body = ask()
    books = json.loads(body)
    assert status == 200
    assert [(book["language"], book["lines"]) for book in books] == [("ko", "한 줄"), ("fi", LINES)]
    assert books[1]["title"].startswith("Suomenkieli")
    assert books[1]["titled_in"] == "fi"
    assert headers["content-type"] == "application/json", "no browser takes what stands in it for a page"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert not [name for name in headers if name.startswith("access-control")]
    assert ask("::1", host="[::1]:8501")[0] == 200
    assert ask(host="localhost:8501", sec_fetch_site="same-origin")[0] == 200


@pytest.mark.parametrize("path", ["/", "/talisman", "/talisman/attacks/other", "/../talisman", "/chess/a/b"])
def test_of_what_has_none_there_are_none(ask: Ask, path: str) -> None:
    status, _, body = ask(path=f"/passages{path}")
    assert (status, body) == (200, b"[]")


@pytest.mark.parametrize(
    "headers",
    [
        {"client": VISITOR},
        {"client": VISITOR, "host": "localhost"},
        {"client": "192.168.1.7", "host": "192.168.1.5:8501"},
        {"client": ""},
        {"host": "rules.example"},  # a name of somebody's that leads here
        {"host": "evil.example:8501", "origin": "http://evil.example:8501"},
        {"host": "192.168.1.5:8501"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:8502"},
        {"origin": "http://localhost:8501"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},  # another port of this machine
        {"x_forwarded_for": VISITOR},
        {"x_forwarded_for": HERE},
        {"client": PROXY, "x_forwarded_for": HERE, "x_forwarded_host": "localhost"},
        {"forwarded": "for=192.0.2.7"},
        {"via": "1.1 proxy"},
        {"cf_connecting_ip": VISITOR},
        {"http": "1.0"},  # as a proxy at this machine asks that was told nothing else
    ],
)
def test_for_anybody_else_nothing_is_at_their_address(ask: Ask, headers: dict[str, str]) -> None:
    status, reply_headers, body = ask(**headers)
    assert (status, body.decode()) == (404, f"nothing is at {PATH}")
    assert not [name for name in reply_headers if name.startswith("access-control")]


@pytest.mark.parametrize("method", ["POST", "OPTIONS"])
def test_they_are_read_and_nothing_else(ask: Ask, method: str) -> None:
    status, reply_headers, _ = ask(method=method, origin="http://evil.example")
    assert status == 405
    assert not [name for name in reply_headers if name.startswith("access-control")]


def test_all_visitors_read_them_where_it_is_set_so_and_pages_of_others_do_not(ask: Ask) -> None:
    everywhere = {"client": VISITOR, "are_for_all": True, "host": "rules.example"}
    assert ask(**everywhere)[0] == 200
    assert ask(**everywhere, origin="https://rules.example", x_forwarded_for=VISITOR)[0] == 200
    for headers in ({"origin": "https://evil.example"}, {"sec_fetch_site": "cross-site"}):
        status, reply_headers, _ = ask(**everywhere, **headers)
        assert status == 404
        assert not [name for name in reply_headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    ("client", "host", "are_for_all", "expected"),
    [
        (HERE, "localhost:8501", False, True),
        (HERE, "rules.example", False, False),
        (VISITOR, "rules.example", False, False),
        (VISITOR, "rules.example", True, True),
    ],
)
def test_pages_request_lines_where_the_client_may_read_them(
    corpus: Corpus, client: str, host: str, are_for_all: bool, expected: bool
) -> None:
    headers = [(b"host", host.encode())]
    scope = {"type": "http", "http_version": "1.1", "client": (client, 50_000), "headers": headers}

    def requests_lines() -> bool:
        return Passages(corpus, are_for_all).should_request_lines(scope)

    assert requests_lines() is expected
    passages_file("talisman").unlink()
    assert not requests_lines()
