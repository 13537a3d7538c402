"""A running server and a phone-sized browser."""

from __future__ import annotations

import fcntl
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.parse import parse_qsl, urlencode, urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, Route

from rulewright.corpus.content import content_folder
from rulewright.corpus.model import Corpus
from rulewright.corpus.rulebooks import DATA_VARIABLE
from rulewright.language import Language
from rulewright.search.index import SearchIndex
from rulewright.situations.game_packages import GamePackages
from rulewright.views.calculator_json import answer_query
from rulewright.views.form_html import render_form
from rulewright.views.situation_form import build_form

LINES = {
    "talisman/attacks/stand-off": {
        "talisman-ko": "지어낸 줄 하나.\n지어낸 줄 둘.",
        "talisman-fi": "<b>keksitty</b> & rivi",
    },
    "talisman/differences/alignment-any-turn": {"talisman-cs": "vymyšlený řádek"},
}
"""What the server keeps of the rulebooks: lines of nobody's."""
STATIC = content_folder("site") / "static"
TYPES = {".js": "text/javascript", ".css": "text/css"}
PAGE = """<!doctype html><html lang="{lang}" data-content_root="/{lang}/"><meta charset="utf-8"><title>x</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/{lang}/_static/tokens.css">
<link rel="stylesheet" href="/{lang}/_static/calculator.css"><style>:root {{ color-scheme: light dark; }}
body {{ margin: 0 1rem; background: var(--rw-paper); color: var(--rw-ink); font-family: var(--rw-text); }}</style>
<main><h1>x</h1><article><section class="calculator" data-situation="{situation}" data-app="/x?" data-working="…"
data-loading="…" data-starting="…" data-keep="keep" data-kept="kept" data-absent="absent" data-failed="failed">
<div class="calculator-asked"><div class="calculator-table"></div>
<form class="calculator-form">{fields}<p class="calculator-facts"></p></form>
<p class="calculator-buttons"><button class="calculator-hold" hidden>keep it</button>
<button class="calculator-drop" hidden>drop it</button></p></div><div class="calculator-answered">
<div class="calculator-answer"><div class="calculator-summary"></div><p class="calculator-status" role="status"></p>
<progress class="calculator-progress" aria-label="x" hidden></progress>
<p><button class="calculator-stop" hidden></button>
<button class="calculator-again" hidden></button></p></div><div class="calculator-advice"></div>
<div class="calculator-explained"><div class="calculator-beside"></div><div class="calculator-body"></div>
<h2 class="calculator-compare" hidden><label><input type="checkbox"> x</label></h2>
<div class="calculator-changes"></div>
<p><a class="calculator-link" href="./" hidden>x</a> <a class="calculator-app" href="/x">x</a>
<button type="button" class="calculator-keep" hidden></button></p></div></div></section></article></main>
<script type="module" src="/{lang}/_static/calculator/page.js"></script></html>"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built_folder: Path, index: SearchIndex) -> Iterator[str]:
    """The address of `rulewright app`, started as a user would start it and stopped afterwards.

    Every process of a run has a server of its own; the first one builds the site, with the index that the tests use.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("server")
    log, passages = folder / "log", folder / "data/rulewright/passages/talisman.json"
    passages.parent.mkdir(parents=True)
    passages.write_text(json.dumps(LINES), "utf-8")
    address = f"http://127.0.0.1:{port}"
    with (built_folder / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        process = subprocess.Popen(
            [sys.executable, "-m", "rulewright", "app", "--port", str(port)],
            stdout=log.open("w"), stderr=subprocess.STDOUT, env=os.environ | {DATA_VARIABLE: str(folder / "data")},
        )  # fmt: skip
        deadline = time.monotonic() + 900
        while True:
            try:
                urlopen(f"{address}/calculate/_stcore/health", timeout=2).close()
                break
            except (URLError, OSError):
                if process.poll() is not None or time.monotonic() > deadline:
                    process.kill()
                    pytest.fail(f"The server did not start:\n{log.read_text()}")
                time.sleep(0.3)
    assert f"Serving on {address}" in log.read_text()
    yield address
    process.terminate()
    process.wait(timeout=20)


@pytest.fixture
def page(tab: Callable[..., Page], server: str) -> Iterator[Page]:
    """A phone-sized page that fails the test on a console error or a request to another host."""
    page = tab(locale="en-GB", base_url=server)
    problems: list[str] = []
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "request",
        lambda request: None if request.url.startswith((server, "data:", "blob:")) else problems.append(request.url),
    )
    yield page
    assert problems == []


@pytest.fixture
def opened(tab: Callable[..., Page], games: GamePackages, corpus: Corpus) -> Callable[..., Page]:
    """A calculator's page with its own script, answered by the program in this process, without a built site."""

    def handled(route: Route) -> None:
        url = urlsplit(route.request.url)
        if Path(url.path).suffix in TYPES:
            _, _, named = url.path.partition("/_static/")
            file = STATIC / (named or Path(url.path).name)  # axe takes what a style sheet imports for the page's
            return route.fulfill(body=file.read_text("utf-8"), content_type=TYPES[file.suffix])
        if url.path.startswith("/api/calculator/"):
            parameters = dict(parse_qsl(url.query, keep_blank_values=True))
            language = Language(parameters.pop("lang"))
            parameters |= json.loads(route.request.post_data or "{}")
            answer = answer_query(games, corpus, url.path.removeprefix("/api/calculator/"), parameters, language)
            return route.fulfill(body=json.dumps(answer), content_type="application/json")
        if url.path.endswith("engine.json"):
            return route.fulfill(body="{}", content_type="application/json")
        _, lang, _, situation = url.path.rstrip("/").split("/", 3)
        fields = render_form(
            build_form(games.catalogue.situations[situation]),
            games[situation.split("/")[0]].board(),
            corpus,
            Language(lang),
            games[situation.split("/")[0]].table(),
        )
        body = PAGE.format(lang=lang, situation=situation, fields=fields)
        return route.fulfill(body=body, content_type="text/html")

    def open_page(name: str = "combat", lang: str = "en", page: Page | None = None, parameters: dict | None = None,
                  **options: Any) -> Page:  # fmt: skip
        page = page or tab(base_url="http://rulewright.test", **options)
        page.route("**/*", handled)
        page.goto(
            f"/{lang}/calculate/{name if '/' in name else f'tainted-grail/{name}'}/?{urlencode(parameters or {})}"
        )
        return page

    return open_page
