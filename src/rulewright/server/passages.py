"""The rulebooks' own lines on this machine: for clients on it, or for all if the settings allow that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, Response

from rulewright.corpus.model import Corpus
from rulewright.corpus.rulebooks import load_passages
from rulewright.language import Language
from rulewright.pictures.text_layout import capitalise
from rulewright.server.origins import is_at_this_machine, is_same_origin

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

PASSAGES_PATH = "/passages"
COOKIE = "rulewright-passages"
"""The cookie that makes pages request lines, for clients that may read them."""
MONTH = 30 * 24 * 60 * 60
"""Lifetime of the cookie in seconds, since most pages come from the device."""
_OWN_PAGES = ("same-origin", "none")
"""Values of `Sec-Fetch-Site` for requests of our own pages, or of an address typed by hand."""


class Passages:
    """Serves `/passages/<id>?lang=` with each rulebook's lines of an entry or difference, in the books' order.

    Clients that may not read it get the response `nothing`.
    """

    def __init__(
        self,
        corpus: Corpus,
        are_for_all: bool,
        language: Callable[[Scope], Language],
        nothing: Callable[[str, Language], Response],
    ) -> None:
        self._kept = {entry: books for game in corpus.games for entry, books in load_passages(game).items()}
        self._corpus = corpus
        self._are_for_all = are_for_all
        self._language = language
        self._nothing = nothing

    def are_told_of(self, scope: Scope) -> bool:
        """Whether a client's pages should request lines."""
        return bool(self._kept) and self._may_read(scope)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        path, language = scope["path"], self._language(scope)
        if scope["method"] == "GET" and self._may_read(scope):
            lines = self._lines(path.removeprefix(f"{PASSAGES_PATH}/"), language)
            response: Response = JSONResponse(lines, headers={"Cache-Control": "no-store"})
        else:
            response = self._nothing(path, language)
        await response(scope, receive, send)

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
