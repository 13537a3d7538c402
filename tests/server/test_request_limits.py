"""What is refused unread: long addresses, two ends of one body, and more requests than a client may send."""

from __future__ import annotations

import json
from typing import Any

import pytest
from limits.storage import memory
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse

from event_loops import run_in_a_loop
from rulewright.language import LANGUAGES
from rulewright.language.phrase import phrase
from rulewright.server.request_limits import LONGEST_PATH, MOST_PARAMETERS, RateLimit, RequestLimits

SERVED = Starlette()
SERVED.state.languages = LANGUAGES


def ask(
    app: Any, path: str = "/", query: str = "", client: str = "192.0.2.7", **headers: str
) -> tuple[int, Any, bytes]:
    """The status, the headers and the body of an answer."""
    scope = {
        "type": "http", "method": "GET", "path": path, "query_string": query.encode(), "client": (client, 50_000),
        "app": SERVED,
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }  # fmt: skip
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    run_in_a_loop(app(scope, None, send))
    return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]


async def cookies(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the cookies that have been let through."""
    content = b" ".join(value for name, value in scope["headers"] if name == b"cookie")
    await PlainTextResponse(content)(scope, receive, send)


@pytest.fixture
def limited() -> RequestLimits:
    return RequestLimits(cookies, 1)


@pytest.mark.parametrize(
    ("path", "query", "status"),
    [
        ("/" + "x" * (LONGEST_PATH - 1), "", 200),
        ("/" + "x" * LONGEST_PATH, "", 414),
        ("/", "&".join("x" * MOST_PARAMETERS), 200),
        ("/", "&".join("x" * (MOST_PARAMETERS + 1)), 414),
    ],
)
def test_an_address_has_a_length(limited: RequestLimits, path: str, query: str, status: int) -> None:
    assert ask(limited, path, query)[0] == status


def test_a_body_has_one_end(limited: RequestLimits) -> None:
    assert ask(limited, content_length="3")[0] == ask(limited, transfer_encoding="chunked")[0] == 200
    assert ask(limited, content_length="3", transfer_encoding="chunked")[0] == 400


def test_cookies_that_take_long_to_read_are_left_out(limited: RequestLimits) -> None:
    assert ask(limited, cookie="a=1")[2] == b"a=1"
    assert ask(limited, cookie='a="' + "\\" * 9)[2] == b""


def test_beyond_so_many_connections_a_client_is_told_to_come_back() -> None:
    """Two are answered at a time; each of them asks once more before it ends, so that a third finds no room."""
    seen: list[tuple[int, Any, bytes]] = []

    async def nested(scope: Any, receive: Any, send: Any) -> None:
        async def note(message: Any) -> None:
            sent.append(message)

        sent: list[dict[str, Any]] = []
        await limited(scope, receive, note)
        seen.append((sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]))
        await cookies(scope, receive, send)

    limited = RequestLimits(nested, 2)
    for language in LANGUAGES:
        for accept, said in (("text/html,*/*", "the-server-is-busy"), ("*/*", "all-connections-are-in-use")):
            seen.clear()
            assert ask(limited, accept=accept, accept_language=str(language))[0] == 200
            assert [status for status, *_ in seen] == [503, 200]  # the third, then the second
            headers, body = seen[0][1:]
            assert int(headers[b"retry-after"]) > 0
            assert phrase(said).render(language) in body.decode()


def test_a_client_may_send_so_many_requests_in_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0 // 60 * 60
    monkeypatch.setattr(memory.time, "time", lambda: now)
    app = RateLimit(cookies, 2)
    here = {"client": "127.0.0.1", "host": "localhost"}
    assert [ask(app)[0] for _ in range(3)] == [200, 200, 429]
    assert [ask(app, client="192.0.2.8")[0], ask(app, **here)[0]] == [200, 200]  # each by itself
    assert [ask(app, **here)[0] for _ in range(5)] == [200] * 5
    assert ask(app, **here, x_forwarded_for="192.0.2.7")[0] == 200  # through a proxy that is not trusted: one client
    for language in LANGUAGES:
        status, headers, body = ask(app, accept_language=str(language))
        assert (status, int(headers[b"retry-after"]) > 0) == (429, True)
        error = json.loads(body)
        sentence = phrase("more-than-limit-requests-in-a-minute", limit=2).render(language)
        assert (error["code"], error["message"]) == ("too-many", sentence)
    now += 121
    assert ask(app)[0] == 200
