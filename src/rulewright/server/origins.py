"""Where requests come from: proxies that are believed, pages that may open a websocket, clients at this machine."""

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
"""Where a scope keeps that a trusted proxy has passed the request on."""
_USUAL_PORTS = {"http": ":80", "https": ":443"}


class TrustedProxies(ProxyHeadersMiddleware):
    """Believes `X-Forwarded-For`, `-Proto` and `-Host` of the proxies named, and of nobody else."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]  # other names
        """Handles one connection."""
        client = scope.get("client")
        if client and client[0] in self.trusted_hosts:
            scope[_BY_PROXY] = True
            asked = Headers(scope=scope).get("x-forwarded-host", "").split(",")[0].strip()
            if asked:
                others = [(name, value) for name, value in scope["headers"] if name != b"host"]
                scope["headers"] = [(b"host", asked.encode("latin-1")), *others]
        await super().__call__(scope, receive, send)  # type: ignore[arg-type]  # uvicorn's own types of the same


def client_of(scope: Scope) -> str:
    """The client a request is counted to: an address, which `TrustedProxies` has found behind the proxies."""
    return client_at((scope.get("client") or ("",))[0])


def client_at(address: str) -> str:
    """The client an address is counted to: of IPv6, all addresses that begin with the same 64 bits are one client."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> _HOST_BITS << _HOST_BITS))


def is_known_host(scope: Scope, settings: Settings) -> bool:
    """Whether a request names this server: by an address, a name of this machine, or one that the settings name.

    A page of another host can have its own name lead here (DNS rebinding); addresses lead nowhere else. What a trusted
    proxy passes on is the proxy's to check.
    """
    if scope.get(_BY_PROXY):
        return True
    host = _host_name(Headers(scope=scope).get("host", ""))
    own = socket.gethostname().lower()
    return _is_address(host) or host in ("localhost", own, f"{own}.local", *settings.hosts)


_FORWARDED = re.compile("forwarded|x-(original-)?forwarded(-.+)?|via|(.+-)?(client|connecting|real)-ip")
"""Headers with which proxies say that they pass a request on."""


def is_at_this_machine(address: str, headers: Mapping[str, str]) -> bool:
    """Whether a client is at the machine that serves: it asks by the machine's own name for itself, through no proxy.

    Pages of other hosts reach this machine under names of their own; what a proxy here passes on comes from anywhere.
    """
    if any(_FORWARDED.fullmatch(name.lower().replace("_", "-")) for name in headers):
        return False
    host = Headers(dict(headers)).get("host", "localhost")
    return _is_loopback(address) and _is_loopback(_host_name(host))


def _host_name(host: str) -> str:
    """The name or address in a `Host` header; empty where it cannot be read."""
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

    Browsers let any page open one, and say whose page it is (`Origin`). Programs say nothing, and could say anything.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one connection."""
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
    """Whether a page of `origin` was served by `host`; the scheme is left out, because a proxy may end TLS."""
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
