"""Pages for unknown or too long addresses, in the reader's language."""

from __future__ import annotations

from html import escape

from starlette.responses import HTMLResponse

from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.design import load_design_style

_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} – Rulewright</title>
<link rel="icon" href="data:,">
<style>
{style}
body {{ font: 1.125rem/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 40rem; padding: 0 1rem;
  color: var(--rw-ink); background: var(--rw-paper); overflow-wrap: anywhere; }}
:lang(ko) {{ word-break: keep-all; }}
a {{ display: inline-block; padding: .75rem 1.25rem .75rem 0; color: var(--rw-accent); }}
</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{cause}</p>
<p><a href="/reference/{language}/search/">{search}</a><a href="/reference/{language}/">{read}</a></p>
</main>
</body>
</html>
"""


def not_found(path: str, language: Language) -> HTMLResponse:
    """The response to a request for an unknown `path`: status 404."""
    return _page(404, phrase("there-is-no-such-page"), phrase("nothing-is-at-path", path=path[:200]), language)


def too_long(language: Language) -> HTMLResponse:
    """The response to a request with a longer address than any of ours: status 414."""
    return _page(414, phrase("the-address-is-too-long"), phrase("look-for-the-rule-by-its"), language)


def _page(status: int, title: Phrase, cause: Phrase, language: Language) -> HTMLResponse:
    def say(sentence: Phrase) -> str:
        return escape(sentence.render(language))

    page = _PAGE.format(
        language=language,
        style=load_design_style(),
        title=say(title),
        cause=say(cause),
        search=say(phrase("search-the-rules")),
        read=say(phrase("read-all-rules")),
    )
    return HTMLResponse(page, status, {"Cache-Control": "no-store", "Content-Language": str(language)})
