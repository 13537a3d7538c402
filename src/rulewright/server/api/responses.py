"""Answers on their way out, marked with what they are worth keeping for."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response

from rulewright.language import Language

FRESH_SECONDS = 300
"""How long a browser or proxy may keep an answer without asking whether it has changed."""


def fresh(request: Request, body: bytes, language: Language, media_type: str = "application/json") -> Response:
    """The answer to a GET with its tag; 304 without a body where the visitor has it already.

    The tag is weak, because a proxy or our own compression may change how the body is written, not what it says.
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
