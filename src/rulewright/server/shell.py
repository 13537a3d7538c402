"""The page that Streamlit draws the calculators into, in the reader's language, and the files that it loads."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import brotli
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from rulewright.corpus.content import content_folder
from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import phrase
from rulewright.pictures.design import load_design_style
from rulewright.server.headers import POLICY, calculators_policy
from rulewright.server.labels import labels_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import Scope

FOR_GOOD = "public, max-age=31536000, immutable"
"""How long a browser may keep a file whose name changes with it."""
_COMPRESSED = (".js", ".css", ".svg", ".json", ".map")
_QUALITY = 10
"""Of Brotli: a sixth less than gzip, for a second of work once for all scripts; the highest takes three for 2% less."""
_PRELOADED_FONT = re.compile(r'<link\s+rel="preload"[^>]*as="font"[^>]*>')
_ICONS = re.compile(rb"@font-face\{[^}]*url\(\.\./media/(MaterialSymbols[^)]*)\)[^}]*\}")
_LETTERS = re.compile(rb"@font-face\{font-family:Source Sans;[^}]*\}")
_LOADED = re.compile(r'<script[^>]* src="\./static/js/([^"]+)"')
_IMPORTED = re.compile(r'(?:from|import)\s*"\./([^"]+\.js)"')
_ELEMENTS = ("Html", "purify.es")
"""What shows an answer."""
_NOSCRIPT = re.compile("<noscript>.*?</noscript>", re.DOTALL)
_COMING = """\
<div class="rw-coming"><p><a href="/reference/{language}/"><b>Rulewright</b></a></p><p role="status">{coming}</p>
<p><a href="/reference/{language}/">{read}</a></p></div>"""
_NO_SCRIPTS = """\
<noscript><style>.rw-coming [role="status"] {{ display: none }}</style><p class="rw-coming">{needed}</p></noscript>"""


@cache
def shell(language: Language) -> HTMLResponse:
    """Streamlit's page in `language`: what is coming until the calculators are there, what to do without scripts."""

    def say(message: str) -> str:
        return escape(phrase(message).render(language))

    page = (_streamlit() / "index.html").read_text("utf-8")
    script = (content_folder("app") / "shell.js").read_text("utf-8")
    style = (content_folder("app") / "shell.css").read_text("utf-8")
    fonts = (content_folder("site") / "static" / "fonts.css").read_text("utf-8")
    fonts = fonts.replace('url("', f'url("/reference/{language}/_static/')
    coming = _COMING.format(language=language, coming=say("the-calculators-are-coming"), read=say("read-all-rules"))
    for old, new in (
        ('<html lang="en"', f'<html lang="{language}"'),
        ("<title>Streamlit</title>", f"<title>{say('calculators')} – Rulewright</title>"),
        ("</title>", f'</title><meta name="rw-icons" content="./static/media/{_icons()}">'),
        ("</title>", f'</title><meta name="rw-elements" content="{" ".join(elements(page))}">'),
        ("</title>", f'</title><meta name="rw-labels" content="{escape(_labels())}">'),
        ("</title>", f"</title><style>{fonts}{load_design_style()}{style}</style><script>{script}</script>"),
        ('<div id="root"></div>', f'<div id="root">{coming}</div>'),
        ("./favicon.png", f"/reference/{language}/_static/favicon.svg"),
    ):
        page = page.replace(old, new, 1)
    page = _PRELOADED_FONT.sub("", page)
    page = _NOSCRIPT.sub(lambda _: _NO_SCRIPTS.format(needed=say("the-calculators-need-javascript")), page, count=1)
    headers = {"Vary": "Accept-Language, Cookie", "Cache-Control": "no-cache", POLICY: calculators_policy(page)}
    return HTMLResponse(page, headers=headers)


def _labels() -> str:
    """What Streamlit says in English, in all languages, because a reader may change it; the first are their names."""
    return json.dumps({"": LANGUAGES, **labels_in(LANGUAGES)}, ensure_ascii=False)


def _icons() -> str:
    """The name of the file with Streamlit's icons, which `app/shell.js` has loaded after everything else."""
    styles = (_streamlit() / "static" / "css").glob("index.*.css")
    return next(found[1].decode() for style in styles for found in _ICONS.finditer(style.read_bytes()))


def elements(page: str) -> list[str]:
    """The scripts of the elements that calculators are made of, which Streamlit's page does not load by itself.

    Streamlit asks for them when the first elements arrive; `app/shell.js` does so while the server is worked with.
    """
    scripts = _streamlit() / "static" / "js"

    def needed(files: Iterable[str]) -> dict[str, None]:
        found: dict[str, None] = {}
        waiting = list(files)
        while waiting:
            if (file := waiting.pop()) not in found:
                found[file] = None
                waiting += _IMPORTED.findall((scripts / file).read_text("utf-8"))
        return found

    loaded = needed(_LOADED.findall(page))
    first = (file.name for name in _ELEMENTS for file in scripts.glob(f"{name}.*.js"))
    return [f"./static/js/{file}" for file in needed(first) if file not in loaded]


class Assets(StaticFiles):
    """Streamlit's scripts, styles and fonts, small on the way; kept for good, because their names change with them."""

    def __init__(self) -> None:
        super().__init__(directory=_streamlit() / "static")

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at `path`, compressed where that helps."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOR_GOOD
        if not path.endswith(_COMPRESSED):
            return response
        response.headers["Vary"] = "Accept-Encoding"
        file, _ = self.lookup_path(path)
        accepted = Headers(scope=scope).get("accept-encoding", "")
        coding = next((coding for coding in ("br", "gzip") if re.search(rf"\b{coding}\b", accepted)), None)
        if response.status_code != 200 or coding is None:
            return response
        packed = await run_in_threadpool(_packed, file, coding)
        kept = {name: response.headers[name] for name in ("content-type", "cache-control", "vary", "last-modified")}
        return Response(packed, headers=kept | {"Content-Encoding": coding})


@cache
def _packed(file: str, coding: str) -> bytes:
    """The file in a coding; a style without letters, which are ours, and icons, which `shell.js` has loaded later."""
    content = Path(file).read_bytes()
    if file.endswith(".css"):
        content = _LETTERS.sub(b"", _ICONS.sub(b"", content))
    return brotli.compress(content, quality=_QUALITY) if coding == "br" else gzip.compress(content, 9, mtime=0)


def _streamlit() -> Path:
    from streamlit import file_util

    return Path(file_util.get_static_dir())
