"""Limits that refuse requests unread: their number at a time, long addresses, ambiguous bodies, a client's rate."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.datastructures import Headers
from starlette.responses import Response

from rulewright.errors import RulewrightError
from rulewright.language.phrase import phrase
from rulewright.server.api.problems import problem
from rulewright.server.not_found import busy, too_long
from rulewright.server.origins import client_of, is_at_this_machine
from rulewright.server.reader_language import reader_language

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

LONGEST_HEAD = 65_536
"""Limit of a request's head in bytes: a link holds cards of 4,000 letters, some of which take nine bytes."""
LONGEST_PATH = 8_000
"""Limit of a path in bytes; the longest of the reference has about a hundred."""
MOST_PARAMETERS = 100
"""Limit of an address's parameters; the longest form has 41 fields."""


class TooManyRequestsError(RulewrightError):
    """More requests of one client than its limit."""

    def __init__(self, limit: int) -> None:
        super().__init__(
            "too-many",
            "",
            phrase("more-than-limit-requests-in-a-minute", limit=limit),
            phrase("try-again-in-a-few-seconds"),
        )


class TooManyConnectionsError(RulewrightError):
    """More connections in use than the server's limit."""

    def __init__(self) -> None:
        super().__init__("busy", "", phrase("all-connections-are-in-use"), phrase("try-again-in-a-few-seconds"))


class RequestLimits:
    """Refuses requests beyond `most` connections in use, too long addresses and bodies with two lengths.

    It removes dangerous cookies. Without pages, as in a server of assistants alone, the response to a too long address
    is its status only.
    """

    def __init__(self, app: ASGIApp, most: int, has_pages: bool = True) -> None:
        self.app = app
        self._most, self._has_pages = most, has_pages
        self._in_use = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        app = self.app
        if "headers" in scope:
            # Python before 3.11.10 and 3.12.6 parses 60 kB of escaped cookies for a minute; none of ours is escaped.
            scope["headers"] = [
                (key, value) for key, value in scope["headers"] if key != b"cookie" or b"\\" not in value
            ]
        if scope["type"] == "http":
            names = {name for name, _ in scope["headers"]}
            path = scope.get("raw_path") or scope["path"].encode()
            if b"content-length" in names and b"transfer-encoding" in names:  # a proxy may believe the other one
                app = Response(status_code=HTTPStatus.BAD_REQUEST, headers={"Connection": "close"})
            elif len(path) > LONGEST_PATH or scope["query_string"].count(b"&") >= MOST_PARAMETERS:
                app = self._too_long(scope)
            elif self._in_use >= self._most:
                app = _busy(scope)
        self._in_use += 1
        try:
            await app(scope, receive, send)
        finally:
            self._in_use -= 1

    def _too_long(self, scope: Scope) -> Response:
        if self._has_pages:
            return too_long(reader_language({**scope, "query_string": b""}))
        return Response(status_code=HTTPStatus.REQUEST_URI_TOO_LONG)


def _busy(scope: Scope) -> Response:
    """The response beyond the limit of connections: a page if the client is to show it, otherwise a problem."""
    language = reader_language(scope)
    if "text/html" in Headers(scope=scope).get("accept", ""):
        return busy(language)
    return problem(TooManyConnectionsError(), language, {"Connection": "close"})


class RateLimit:
    """Refuses requests of a client above a rate per minute; clients on this machine have no limit."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self.app = app
        self._limit = RateLimitItemPerMinute(limit)
        self._error = TooManyRequestsError(limit)
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        is_refused = scope["type"] == "http" and not self._may_pass(scope)
        app = problem(self._error, reader_language(scope)) if is_refused else self.app
        await app(scope, receive, send)

    def _may_pass(self, scope: Scope) -> bool:
        address = (scope.get("client") or ("",))[0]
        return is_at_this_machine(address, Headers(scope=scope)) or self._limiter.hit(self._limit, client_of(scope))
