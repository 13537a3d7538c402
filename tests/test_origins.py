"""Who may open a websocket: pages of this server, and programs; which proxy is believed about its name."""

from __future__ import annotations

from typing import Any

import pytest

from event_loops import run_in_a_loop
from rulewright.errors import BadInputError
from rulewright.server.origins import SameOrigin, TrustedProxies, client_at, is_at_this_machine, is_known_host
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
    scopes: list[dict[str, Any]] = []
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(dict(scope))

    async def send(message: Any) -> None:
        sent.append(message)

    run_in_a_loop(TrustedProxies(SameOrigin(app), [PROXY])(scope, None, send))
    assert bool(scopes) != bool(sent)
    assert not sent or (sent[0]["type"], sent[0]["code"]) == ("websocket.close", 1008)
    return scopes[0] if scopes else None


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


def test_proxies_are_addresses_and_networks() -> None:
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
    assert client_at(address) == visitor


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost:8501", True),
        ("127.0.0.1:8501", True),
        ("[::1]:8501", True),
        ("192.0.2.1", True),  # nobody can have an address lead elsewhere
        ("Club.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("x@127.0.0.1", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_server_answers_to_its_addresses_and_names(host: str, is_known: bool) -> None:
    scope = {"type": "http", "headers": [(b"host", host.encode())]}
    assert is_known_host(scope, Settings(hosts=("club.example",))) is is_known


def test_what_a_trusted_proxy_passes_on_has_the_proxys_names() -> None:
    passed_on = opened(host="rules.example", client=PROXY)
    assert passed_on is not None
    assert is_known_host(passed_on, Settings())
    by_itself = opened(host="rules.example")
    assert by_itself is not None
    assert not is_known_host(by_itself, Settings())


@pytest.mark.parametrize("text", ["rules example", "http://rules.example", "rules.example:8501", ","])
def test_a_host_that_is_no_name_is_refused(text: str) -> None:
    assert Settings.read({"RULEWRIGHT_HOSTS": "Rules.example, club.lan"}).hosts == ("rules.example", "club.lan")
    with pytest.raises(BadInputError):
        Settings.read({"RULEWRIGHT_HOSTS": text})
