"""Pages for requests without an answer: unknown or too long addresses, a busy server; in the reader's language."""

from __future__ import annotations

from starlette.responses import HTMLResponse

from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.design import load_design_style
from rulewright.reference.page_shell import render_page
from rulewright.server.api.problems import RETRY_SECONDS


def not_found(path: str, language: Language) -> HTMLResponse:
    """The response to a request for an unknown `path`: status 404."""
    return _page(404, phrase("there-is-no-such-page"), phrase("nothing-is-at-path", path=path[:200]), language)


def too_long(language: Language) -> HTMLResponse:
    """The response to a request with a longer address than any of ours: status 414."""
    return _page(414, phrase("the-address-is-too-long"), phrase("look-for-the-rule-by-its"), language)


def busy(language: Language) -> HTMLResponse:
    """The response to a request beyond the limit of connections: status 503."""
    page = _page(503, phrase("the-server-is-busy"), phrase("try-again-in-a-few-seconds"), language)
    page.headers.update({"Connection": "close", "Retry-After": str(RETRY_SECONDS)})
    return page


def _page(status: int, title: Phrase, cause: Phrase, language: Language) -> HTMLResponse:
    said = {"title": title, "cause": cause, "search": phrase("search-the-rules"), "read": phrase("read-all-rules")}
    page = render_page(
        "not-found.html",
        language,
        style=load_design_style(),
        **{name: sentence.render(language) for name, sentence in said.items()},
    )
    return HTMLResponse(page, status, {"Cache-Control": "no-store", "Content-Language": str(language)})
