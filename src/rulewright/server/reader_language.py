"""The language of a request's reader."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from starlette.requests import HTTPConnection

from rulewright.language import Language, preferred_language

if TYPE_CHECKING:
    from starlette.types import Scope

LANGUAGE_COOKIE = "rulewright-language"
"""The language chosen last on the reference; `site/static/reference.js` sets the cookie."""


def reader_language(scope: Scope) -> Language:
    """The reader's language, one of the application's `state.languages`.

    It is that of the parameter `lang`, of the reference's folder, the one chosen last, or the browser's.
    """
    connection = HTTPConnection(scope)
    languages = scope["app"].state.languages
    chosen = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[0]
    folder = scope["path"].removeprefix("/reference/").split("/")[0]
    for code in (chosen, folder, connection.cookies.get(LANGUAGE_COOKIE, "")):
        if code in languages:
            return Language(code)
    return preferred_language(connection.headers.get("accept-language", ""), languages)
