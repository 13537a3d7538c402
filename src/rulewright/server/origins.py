"""Where requests come from: proxies that are believed, pages that may open a websocket, whoever sits at the machine."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.websockets import WebSocketClose
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

_log = logging.getLogger(__name__)
_HOST_BITS = 64
_USUAL_PORTS = {"http": ":80", "https": ":443"}


class TrustedProxies(ProxyHeadersMiddleware):
    """Believes `X-Forwarded-For`, `-Proto` and `-Host` of the proxies named, and of nobody else."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]  # other names
        """Handles one connection."""
        client = scope.get("client")
        if client and client[0] in self.trusted_hosts:
            asked = Headers(scope=scope).get("x-forwarded-host", "").split(",")[0].strip()
            if asked:
                others = [(name, value) for name, value in scope["headers"] if name != b"host"]
                scope["headers"] = [(b"host", asked.encode("latin-1")), *others]
        await super().__call__(scope, receive, send)  # type: ignore[arg-type]  # uvicorn's own types of the same


def visitor_of(scope: Scope) -> str:
    """Whom a request is counted to: an address, which `TrustedProxies` has found behind the proxies."""
    return visitor_at((scope.get("client") or ("",))[0])


def visitor_at(address: str) -> str:
    """Whom an address is counted to. Whoever has one of IPv6 has 2⁶⁴ with the same beginning: all are one visitor."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> _HOST_BITS << _HOST_BITS))


_FORWARDED = re.compile("forwarded|x-(original-)?forwarded(-.+)?|via|(.+-)?(client|connecting|real)-ip")
"""Headers with which proxies say that they pass a request on."""


def is_at_this_machine(address: str, headers: Mapping[str, str]) -> bool:
    """Whether a visitor sits at the machine that serves: one who asks it by its own name for itself, through nobody.

    Pages of other hosts reach this machine under names of their own; what a proxy here passes on comes from anywhere.
    """
    if any(_FORWARDED.fullmatch(name.lower().replace("_", "-")) for name in headers):
        return False
    host = Headers(dict(headers)).get("host", "localhost")
    try:
        asked = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return _is_loopback(address) and "@" not in host and _is_loopback(asked)


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


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
