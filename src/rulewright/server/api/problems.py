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
"""Seconds after which a client that was refused for lack of capacity may retry."""


@dataclass(frozen=True)
class ProblemKind:
    """The HTTP status and the name of all problems with one code."""

    status: int
    title: Phrase


KINDS: Mapping[str, ProblemKind] = {
    "bad-json": ProblemKind(400, phrase("the-body-is-not-valid-json")),
    "unknown-entry": ProblemKind(404, phrase("unknown-entry")),
    "unknown-path": ProblemKind(404, phrase("unknown-address")),
    "wrong-method": ProblemKind(405, phrase("method-not-allowed-here")),
    "body-late": ProblemKind(408, phrase("the-body-did-not-arrive-in")),
    "too-long": ProblemKind(413, phrase("the-body-is-too-long")),
    "too-many-parameters": ProblemKind(414, phrase("too-many-parameters")),
    "wrong-media-type": ProblemKind(415, phrase("the-body-is-not-sent-as")),
    "unknown-situation": ProblemKind(422, phrase("unknown-situation")),
    "unknown-game": ProblemKind(422, phrase("unknown-game")),
    "unknown-chapter": ProblemKind(422, phrase("unknown-chapter")),
    "unknown-kind": ProblemKind(422, phrase("unknown-kind-of-entry")),
    "unknown-field": ProblemKind(422, phrase("unknown-field")),
    "missing-field": ProblemKind(422, phrase("missing-field")),
    "ambiguous-name": ProblemKind(422, phrase("name-of-several-things")),
    "bad-value": ProblemKind(422, phrase("value-not-allowed")),
    "out-of-range": ProblemKind(422, phrase("number-out-of-range")),
    "contradiction": ProblemKind(422, phrase("fields-that-contradict-each-other")),
    "state-limit": ProblemKind(422, phrase("the-situation-has-too-many-states")),
    "time-limit": ProblemKind(422, phrase("the-situation-takes-too-long")),
    "unknown-host": ProblemKind(421, phrase("unknown-host-name")),
    "too-many": ProblemKind(429, phrase("too-many-requests-from-one-address")),
    "game-fault": ProblemKind(500, phrase("mistake-in-a-game")),
    "internal-error": ProblemKind(500, phrase("fault-of-the-server")),
    "worker-ended": ProblemKind(500, phrase("a-worker-process-ended")),
    "busy": ProblemKind(503, phrase("the-server-is-busy")),
}
_REMEDIES = {
    "find-the-id-with-rulewright-search": phrase("find-the-id-with-path", path="/api/search?q=…"),
    "see-rulewright-situations-json-for-what": phrase("see-path-for-what-it-can", path="/api/situations"),
    "make-the-numbers-smaller-or-ask": phrase("make-the-numbers-smaller-or-ask-for", parameter="approximate"),
}
"""Remedies for API clients in place of those for the command line, by their ids."""


def problem(error: RulewrightError, language: Language, headers: Mapping[str, str] | None = None) -> Response:
    """The response for an error, with its sentences in `language`."""
    kind = KINDS.get(error.code, KINDS["internal-error"])
    message = error.message.render(language)
    remedy = _REMEDIES.get(error.remedy.id, error.remedy).render(language)
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
