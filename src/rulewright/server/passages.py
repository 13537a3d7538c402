"""The rulebooks' own lines that this machine keeps: for who sits at it, or for all visitors where it is set so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rulewright.corpus.model import Corpus
from rulewright.corpus.rulebooks import load_passages
from rulewright.language import Language
from rulewright.pictures.text_layout import capitalise
from rulewright.server.origins import is_at_this_machine, is_same_origin
from rulewright.server.reader_language import reader_language

if TYPE_CHECKING:
    from starlette.types import Scope

PASSAGES_PATH = "/passages"
COOKIE = "rulewright-passages"
"""Says to pages of whoever may read lines, where there are any, that they may ask for them."""
MONTH = 30 * 24 * 60 * 60
"""For how many seconds they remember it, since most pages come from the device."""
_OWN_PAGES = ("same-origin", "none")
"""What browsers say of a request that a page of ours, or the address typed by hand, has made (`Sec-Fetch-Site`)."""


class Passages:
    """Answers `/passages/<id>?lang=` with what each rulebook prints of an entry or difference, in the books' order.

    Whoever may not read it is told that nothing is there.
    """

    def __init__(self, corpus: Corpus, are_for_all: bool) -> None:
        self._kept = {entry: books for game in corpus.games for entry, books in load_passages(game).items()}
        self._corpus = corpus
        self._are_for_all = are_for_all

    def are_told_of(self, scope: Scope) -> bool:
        """Whether a visitor's pages are to ask for lines."""
        return bool(self._kept) and self._may_read(scope)

    async def answer(self, request: Request) -> Response:
        """The answer to a request for the lines of `document`."""
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
        # A proxy at this machine that is told nothing else speaks HTTP/1.0 and says of nobody that it passes them on.
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
