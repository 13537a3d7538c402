"""Responses with cache headers."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response

from rulewright.language import Language

FRESH_SECONDS = 300
"""Seconds for which a browser or proxy may cache an answer without revalidation."""


def fresh(request: Request, body: bytes, language: Language, media_type: str = "application/json") -> Response:
    """The response to a GET with its ETag; 304 without a body if the client has it already.

    The tag is weak, because a proxy or our own compression may change the bytes of the body, not its content.
    """
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {
        "ETag": tag,
        "Cache-Control": f"public, max-age={FRESH_SECONDS}",
        "Vary": "Accept-Language",
        "Content-Language": str(language),
    }
    known = {each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")}
    if tag.removeprefix("W/") in known or "*" in known:
        return Response(None, 304, headers)
    return Response(body, 200, headers, media_type)
