"""Security headers of every response: the Content-Security-Policy and others."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "Content-Security-Policy"
NOT_MODIFIED, FORBIDDEN = 304, 403
_FRAME = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; connect-src 'self'"
_WITHOUT_SCRIPTS = f"{_FRAME}; style-src 'unsafe-inline'; img-src data:"
"""The default policy; service workers, which cache pages, have the policy of their own file."""
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_HOST = re.compile(r"\A(https?:)?//[^/?#]*")
_PAGES_KEPT = 512


def reference_policy(page: str) -> str:
    """The policy of a page of the reference: its own scripts and styles, including inline ones."""
    return _policy(page, "'self'", "font-src 'self'; manifest-src 'self'")


WORKER_POLICY = f"{_FRAME}; script-src 'self' 'wasm-unsafe-eval'"
"""The policy of the reference's workers: scripts and files of this host, and WebAssembly."""


def calculators_policy(page: str) -> str:
    """The policy of Streamlit's page: its own scripts and styles, including inline ones."""
    return _policy(page, "'self'", "font-src 'self' data:")


def _policy(page: str, scripts: str, more: str) -> str:
    hashes = (base64.b64encode(hashlib.sha256(each.encode()).digest()).decode() for each in _SCRIPT.findall(page))
    own = "".join(f" 'sha256-{each}'" for each in sorted(set(hashes)))
    return f"{_FRAME}; script-src {scripts}{own}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; {more}"


def policy_of(file: Path) -> str:
    """The policy of a page of the reference, by its inline scripts."""
    return _policy_of(file, file.stat().st_mtime_ns)


@lru_cache(_PAGES_KEPT)
def _policy_of(file: Path, _changed: int) -> str:
    return reference_policy(file.read_text("utf-8"))


def _here(address: str) -> str:
    """The address without its host, which comes from the request and cannot be trusted."""
    return "/" + _HOST.sub("", address).lstrip("/\\")


class SafeHeaders:
    """Adds security headers to every response, and a policy without scripts if the response has none.

    No redirect leads to another host.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        is_refused = scope["type"] == "websocket"  # until it is accepted

        async def with_headers(message: Message) -> None:
            nonlocal is_refused
            if message["type"] == "websocket.accept":
                is_refused = False
            elif message["type"] == "websocket.close" and is_refused:
                await with_headers({"type": "websocket.http.response.start", "status": FORBIDDEN, "headers": []})
                message = {"type": "websocket.http.response.body", "body": b""}
            elif message["type"].endswith("http.response.start"):
                _make_safe(MutableHeaders(scope=message), message["status"])
            await send(message)

        await self.app(scope, receive, with_headers)


def _make_safe(headers: MutableHeaders, status: int) -> None:
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "same-origin"
    if leads_to := headers.get("location"):
        headers["location"] = _here(leads_to)
    if status != NOT_MODIFIED:  # whose headers replace the browser's cached ones
        headers.setdefault(POLICY, _WITHOUT_SCRIPTS)
