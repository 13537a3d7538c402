"""Errors as problem details (RFC 9457): the contract's code, input, message and remedy with an HTTP status."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.responses import Response

from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase

MEDIA_TYPE = "application/problem+json"
RETRY_SECONDS = 5
"""After how long a visitor who was turned away for want of room may come again."""


@dataclass(frozen=True)
class ProblemKind:
    """The HTTP status and the name of all problems with one code."""

    status: int
    title: Phrase


KINDS: Mapping[str, ProblemKind] = {
    "bad-json": ProblemKind(400, phrase("The body is not valid JSON")),
    "unknown-entry": ProblemKind(404, phrase("Unknown entry")),
    "unknown-path": ProblemKind(404, phrase("Unknown address")),
    "wrong-method": ProblemKind(405, phrase("Method not allowed here")),
    "body-late": ProblemKind(408, phrase("The body did not arrive in time")),
    "too-long": ProblemKind(413, phrase("The body is too long")),
    "too-many-parameters": ProblemKind(414, phrase("Too many parameters")),
    "wrong-media-type": ProblemKind(415, phrase("The body is not sent as JSON")),
    "unknown-situation": ProblemKind(422, phrase("Unknown situation")),
    "unknown-game": ProblemKind(422, phrase("Unknown game")),
    "unknown-chapter": ProblemKind(422, phrase("Unknown chapter")),
    "unknown-kind": ProblemKind(422, phrase("Unknown kind of entry")),
    "unknown-field": ProblemKind(422, phrase("Unknown field")),
    "missing-field": ProblemKind(422, phrase("Missing field")),
    "bad-value": ProblemKind(422, phrase("Value not allowed")),
    "out-of-range": ProblemKind(422, phrase("Number out of range")),
    "contradiction": ProblemKind(422, phrase("Fields that contradict each other")),
    "state-limit": ProblemKind(422, phrase("The situation has too many states")),
    "time-limit": ProblemKind(422, phrase("The situation takes too long")),
    "too-many": ProblemKind(429, phrase("Too many long answers for one visitor")),
    "internal-error": ProblemKind(500, phrase("Fault of the server")),
    "worker-ended": ProblemKind(500, phrase("A worker process ended")),
    "busy": ProblemKind(503, phrase("The server is busy")),
}
_REMEDIES = {
    "Find the id with `rulewright search WORDS`.": phrase("Find the id with {path}.", path="/api/search?q=…"),
    "See `rulewright situations --json` for what it can be.": phrase(
        "See {path} for what it can be.", path="/api/situations"
    ),
    "Make the numbers smaller, or ask for an estimate from samples.": phrase(
        "Make the numbers smaller, or ask for samples with the parameter {parameter}.", parameter="approximate"
    ),
}
"""What to do instead of what the command line advises, by its advice."""


def problem(error: RulewrightError, language: Language, headers: Mapping[str, str] | None = None) -> Response:
    """The response that tells of an error, its sentences in `language`."""
    kind = KINDS.get(error.code, KINDS["internal-error"])
    message = error.message.render(language)
    remedy = _REMEDIES.get(error.remedy.template, error.remedy).render(language)
    content = {
        "type": f"/api/docs#{error.code}",
        "title": kind.title.render(language),
        "status": kind.status,
        "detail": f"{message} {remedy}",
        "schema": 1,
        "code": error.code,
        "input": error.input,
        "message": message,
        "remedy": remedy,
    }
    told = {"Cache-Control": "no-store", "Content-Language": str(language), **(headers or {})}
    if kind.status in (429, 503):
        told["Retry-After"] = str(RETRY_SECONDS)
    text = json.dumps(content, ensure_ascii=False).encode("utf-8", "replace")
    return Response(text, kind.status, told, MEDIA_TYPE)
