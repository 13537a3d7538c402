"""Who may open a websocket: pages of this server, and programs; which proxy is believed about its name."""

from __future__ import annotations

from typing import Any

import pytest

from event_loops import run_in_a_loop
from rulewright.errors import BadInputError
from rulewright.server.origins import SameOrigin, TrustedProxies, is_at_this_machine, visitor_at
from rulewright.server.settings import Settings

PROXY, VISITOR = "10.0.0.1", "192.0.2.7"


def opened(
    *origins: str, host: str = "rules.example:8501", client: str = VISITOR, **more: str
) -> dict[str, Any] | None:
    """The connection as the application gets it; none where it is refused."""
    headers = {"host": host, **{name.replace("_", "-"): value for name, value in more.items()}}
    scope = {
        "type": "websocket",
        "path": "/_stcore/stream",
        "scheme": "ws",
        "client": (client, 50_000),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()]
        + [(b"origin", origin.encode("latin-1")) for origin in origins],
    }
    found: list[dict[str, Any]] = []
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(dict(scope))

    async def send(message: Any) -> None:
        sent.append(message)

    run_in_a_loop(TrustedProxies(SameOrigin(app), [PROXY])(scope, None, send))
    assert bool(found) != bool(sent)
    assert not sent or (sent[0]["type"], sent[0]["code"]) == ("websocket.close", 1008)
    return found[0] if found else None


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://rules.example:8501", "rules.example:8501"),
        ("https://rules.example:8501", "rules.example:8501"),  # a proxy ends TLS
        ("http://RULES.example:8501", "rules.EXAMPLE:8501"),
        ("http://rules.example", "rules.example:80"),
        ("https://rules.example:443", "rules.example"),
        ("http://[::1]:8501", "[::1]:8501"),
    ],
)
def test_page_of_this_server_may_open_a_websocket(origin: str, host: str) -> None:
    assert opened(origin, host=host)


def test_program_that_names_no_page_may_open_a_websocket() -> None:
    assert opened()


@pytest.mark.parametrize(
    "origins",
    [
        ("http://other.example",),
        ("http://rules.example",),
        ("http://rules.example:8502",),
        ("http://rules.example:8501.other.example",),
        ("http://other.example/rules.example:8501",),
        ("http://rules.example:8501@other.example",),
        ("null",),
        ("",),
        ("http://",),
        ("http://[",),
        ("rules.example:8501",),
        ("extension://rules.example:8501",),
        ("http://rules.example:8501", "http://other.example"),
    ],
)
def test_page_of_another_host_may_not(origins: tuple[str, ...]) -> None:
    assert opened(*origins) is None


def test_name_of_the_host_is_believed_of_a_trusted_proxy_alone() -> None:
    public = {"host": "127.0.0.1:8501", "x_forwarded_host": "rules.example"}
    assert opened("https://rules.example", client=PROXY, **public)
    assert opened("https://other.example", client=PROXY, **public) is None
    assert opened("https://rules.example", client=VISITOR, **public) is None
    assert opened("http://127.0.0.1:8501", client=VISITOR, **public)


def test_address_of_the_visitor_is_believed_of_a_trusted_proxy_alone() -> None:
    for client, seen in ((PROXY, "203.0.113.9"), (VISITOR, VISITOR), ("127.0.0.1", "127.0.0.1")):
        scope = opened(client=client, x_forwarded_for="203.0.113.9", x_forwarded_proto="https")
        assert scope is not None
        assert scope["client"][0] == seen
        assert scope["scheme"] == ("wss" if client == PROXY else "ws")


def test_proxies_are_told_as_addresses_and_networks() -> None:
    assert Settings.read({}).proxies == ()
    assert Settings.read({"RULEWRIGHT_PROXIES": "127.0.0.1, 10.0.0.0/8,::1"}).proxies == (
        "127.0.0.1/32", "10.0.0.0/8", "::1/128",
    )  # fmt: skip


@pytest.mark.parametrize("text", ["localhost", "*", "10.0.0.1/8", "10.0.0.1,", "10.0.0"])
def test_proxies_that_are_no_addresses_are_refused(text: str) -> None:
    with pytest.raises(BadInputError) as bad:
        Settings.read({"RULEWRIGHT_PROXIES": text})
    assert bad.value.code == "bad-setting"


@pytest.mark.parametrize(
    ("address", "headers", "is_here"),
    [
        ("127.0.0.1", {"Host": "127.0.0.1:8501"}, True),
        ("::1", {"Host": "[::1]:8501"}, True),
        ("127.0.0.1", {"host": "localhost:8501"}, True),
        ("192.168.1.7", {"Host": "127.0.0.1:8501"}, False),
        ("127.0.0.1", {"Host": "evil.example"}, False),  # a name of somebody's that leads here
        ("127.0.0.1", {"Host": "192.168.1.5:8501"}, False),
        ("127.0.0.1", {"Host": "localhost", "X-Forwarded-For": "203.0.113.9"}, False),  # a proxy beside the server
        ("127.0.0.1", {"Host": "localhost", "Forwarded": "for=203.0.113.9"}, False),
        *(
            ("127.0.0.1", {"Host": "localhost", name: "x"}, False)
            for name in (
                "X-Forwarded-Proto",
                "X-Original-Forwarded-For",
                "CF-Connecting-IP",
                "True-Client-IP",
                "Via",
                "X-Forwarded",
                "X_Forwarded_For",
            )
        ),
        ("127.0.0.1", {"Host": "[::1"}, False),
        ("127.0.0.1", {"Host": "evil.example@localhost"}, False),
        ("", {"Host": "localhost"}, False),
    ],
)
def test_who_sits_at_this_machine(address: str, headers: dict[str, str], is_here: bool) -> None:
    assert is_at_this_machine(address, headers) is is_here


@pytest.mark.parametrize(
    ("address", "visitor"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("2001:db8:1:3::6", "2001:db8:1:3::"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("", ""),
        ("unix:socket", "unix:socket"),
    ],
)
def test_addresses_of_one_network_are_one_visitor(address: str, visitor: str) -> None:
    assert visitor_at(address) == visitor
