"""The page at an address where nothing is: it says so in the reader's language, and where to go on."""

from __future__ import annotations

from html import escape

from starlette.responses import HTMLResponse

from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.pictures.design import design_style

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
    """The response to a request for `path`, which nothing serves: status 404."""

    def say(template: str, **values: object) -> str:
        return escape(phrase(template, **values).render(language))

    page = _PAGE.format(
        language=language,
        style=design_style(),
        title=say("there-is-no-such-page"),
        cause=say("nothing-is-at-path", path=path[:200]),
        search=say("search-the-rules"),
        read=say("read-all-rules"),
    )
    return HTMLResponse(page, 404, {"Cache-Control": "no-store", "Content-Language": str(language)})
