"""Origins of requests: trusted proxies, pages that may open a websocket, clients on this machine."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.websockets import WebSocketClose
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from rulewright.server.settings import Settings

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

_log = logging.getLogger(__name__)
_HOST_BITS = 64
_BY_PROXY = "rulewright.by_proxy"
"""The key of a scope for requests that a trusted proxy has forwarded."""
_USUAL_PORTS = {"http": ":80", "https": ":443"}


class TrustedProxies(ProxyHeadersMiddleware):
    """Applies `X-Forwarded-For`, `-Proto` and `-Host` of the trusted proxies alone."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]  # other names
        """Handle one connection."""
        client = scope.get("client")
        if client and client[0] in self.trusted_hosts:
            scope[_BY_PROXY] = True
            asked = Headers(scope=scope).get("x-forwarded-host", "").split(",")[0].strip()
            if asked:
                others = [(name, value) for name, value in scope["headers"] if name != b"host"]
                scope["headers"] = [(b"host", asked.encode("latin-1")), *others]
        await super().__call__(scope, receive, send)  # type: ignore[arg-type]  # uvicorn's own types of the same


def client_of(scope: Scope) -> str:
    """The client that a request counts for: an address, which `TrustedProxies` has determined behind the proxies."""
    return client_at((scope.get("client") or ("",))[0])


def client_at(address: str) -> str:
    """The client that an address counts for; IPv6 addresses with the same first 64 bits are one client."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> _HOST_BITS << _HOST_BITS))


def is_known_host(scope: Scope, settings: Settings) -> bool:
    """Whether the host of a request is an address, a name of this machine, or a name in the settings.

    A page of another host can have its own name lead here (DNS rebinding); addresses lead nowhere else. A trusted proxy
    checks the requests that it forwards.
    """
    if scope.get(_BY_PROXY):
        return True
    host = _host_name(Headers(scope=scope).get("host", ""))
    own = socket.gethostname().lower()
    return _is_address(host) or host in ("localhost", own, f"{own}.local", *settings.hosts)


_FORWARDED = re.compile("forwarded|x-(original-)?forwarded(-.+)?|via|(.+-)?(client|connecting|real)-ip")
"""Headers that proxies add to forwarded requests."""


def is_at_this_machine(address: str, headers: Mapping[str, str]) -> bool:
    """Whether a client is on the server's machine: at a loopback address and host name, without a proxy.

    Pages of other hosts reach this machine under names of their own, and a proxy here forwards requests from anywhere.
    """
    if any(_FORWARDED.fullmatch(name.lower().replace("_", "-")) for name in headers):
        return False
    host = Headers(dict(headers)).get("host", "localhost")
    return _is_loopback(address) and _is_loopback(_host_name(host))


def _host_name(host: str) -> str:
    """The name or address in a `Host` header; empty if it cannot be parsed."""
    try:
        return ("" if "@" in host else urlsplit(f"//{host}").hostname) or ""
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        return bool(ip_address(host))
    except ValueError:
        return False


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_address(host) and ip_address(host).is_loopback)


class SameOrigin:
    """Refuses websockets that pages of other hosts open.

    Browsers let any page open one, and send its origin (`Origin`). Programs send none, and could send any.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "websocket":
            headers = Headers(scope=scope)
            if not all(is_same_origin(origin, headers.get("host", "")) for origin in headers.getlist("origin")):
                _log.warning(
                    "A websocket was refused whose page has another host. A proxy must pass on Host with its port."
                )
                await WebSocketClose(1008)(scope, receive, send)  # before it is accepted: answered with 403
                return
        await self.app(scope, receive, send)


def is_same_origin(origin: str, host: str) -> bool:
    """Whether a page of `origin` was served by `host`; the scheme is ignored, because a proxy may end TLS."""
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    port = _USUAL_PORTS.get(page.scheme)
    return (
        port is not None
        and bool(page.netloc)
        and page.netloc.lower().removesuffix(port) == host.lower().removesuffix(port)
    )
