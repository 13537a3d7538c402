"""Answers on their way out: marked with what they are worth keeping for; answers that are remembered."""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Hashable

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


class Recent:
    """The latest answers, as long as they are no more than `capacity` bytes together; safe to share by threads."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._size = 0
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> bytes | None:
        """The answer kept under `key`, which becomes the latest."""
        with self._lock:
            if key in self._answers:
                self._answers.move_to_end(key)
            return self._answers.get(key)

    def put(self, key: Hashable, answer: bytes) -> None:
        """Keeps an answer; the oldest go."""
        with self._lock:
            self._size += len(answer) - len(self._answers.pop(key, b""))
            self._answers[key] = answer
            while self._size > self._capacity:
                self._size -= len(self._answers.popitem(last=False)[1])
