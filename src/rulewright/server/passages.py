"""The rulebooks' own lines on this machine: for clients on it, or for all if the settings allow that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rulewright.corpus.model import Corpus
from rulewright.corpus.rulebooks import load_passages
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.server.origins import is_at_this_machine, is_same_origin
from rulewright.server.reader_language import reader_language

if TYPE_CHECKING:
    from starlette.types import Scope

PASSAGES_PATH = "/passages"
COOKIE = "rulewright-passages"
"""The cookie that makes pages request lines, for clients that may read them."""
MONTH = 30 * 24 * 60 * 60
"""Lifetime of the cookie in seconds, since most pages come from the device."""
_OWN_PAGES = ("same-origin", "none")
"""Values of `Sec-Fetch-Site` for requests of our own pages, or of an address typed by hand."""


class Passages:
    """Serves `/passages/<id>?lang=` with each rulebook's lines of an entry or difference, in the books' order.

    Clients that may not read it get status 404.
    """

    def __init__(self, corpus: Corpus, are_for_all: bool) -> None:
        self._kept = {entry: books for game in corpus.games for entry, books in load_passages(game).items()}
        self._corpus = corpus
        self._are_for_all = are_for_all

    def should_request_lines(self, scope: Scope) -> bool:
        """Whether a client's pages should request lines."""
        return bool(self._kept) and self._may_read(scope)

    async def answer(self, request: Request) -> Response:
        """The response to a request for the lines of `document`."""
        if not self._may_read(request.scope):
            raise HTTPException(404)
        lines = self._lines(request.path_params["document"], reader_language(request.scope))
        return JSONResponse(lines, headers={"Cache-Control": "no-store"})

    def _may_read(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        if headers.get("sec-fetch-site", "none") not in _OWN_PAGES:
            return False
        if not all(is_same_origin(origin, headers.get("host", "")) for origin in headers.getlist("origin")):
            return False
        if self._are_for_all:
            return True
        # A proxy on this machine without further configuration speaks HTTP/1.0 and adds no header.
        return scope["http_version"] != "1.0" and is_at_this_machine((scope.get("client") or ("",))[0], headers)

    def _lines(self, document: str, language: Language) -> list[dict[str, str]]:
        kept = self._kept.get(document, {})
        game = self._corpus.games.get(document.split("/", 1)[0])
        return [
            {
                "title": capitalise(book.titles[language]),
                "titled_in": book.titles.language_for(language),
                "lines": kept[book.id],
                "language": book.language,
            }
            for book in (game.books.values() if game else ())
            if book.id in kept
        ]
