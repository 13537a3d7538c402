"""An engine that was kept damaged, as when a network that asks to log in answered for the server, is loaded anew."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Page, Route, expect

from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.situations.game_packages import GamePackages
from rulewright.views.calculator_json import answer_query

pytestmark = pytest.mark.browser
SITUATION = "talisman/battle"
STARTING = """export async function start(loadPyodide, options, archives) {
  for (const each of archives) {
    if (new TextDecoder().decode(await each) !== "archive") throw new Error("no archive of ours");
  }
  await loadPyodide(options);
  return { answer: () => JSON.stringify(%s) };
}"""
FILES = {
    "loader.js": b"export async function loadPyodide() {}",
    "pyodide.js": b"export default {};",
    "pyodide.wasm.gz": gzip.compress(b"\0asm\1\0\0\0", mtime=0),
    "library.zip.gz": gzip.compress(b"library", mtime=0),
    "packages.tar.gz": gzip.compress(b"archive", mtime=0),
    "program.tar.gz": gzip.compress(b"archive", mtime=0),
}
"""An engine of no size, in the place of the true one."""
PACKED = [kind for kind in FILES if kind.endswith(".gz")]
DAMAGE = """async ([name, text]) => {
  const cache = await caches.open("rulewright engine"), url = new URL("/engine/" + name, location.href);
  if (!await cache.match(url)) throw new Error(name + " is not kept");
  await cache.put(url, new Response(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))));
}"""
STORED_ENGINE = """async () => {
  const cache = await caches.open("rulewright engine"), found = {};
  for (const request of await cache.keys()) {
    const content = new Uint8Array(await (await cache.match(request)).arrayBuffer());
    found[request.url.split("/").pop()] = btoa(String.fromCharCode(...content));
  }
  return found;
}"""
WHOLE = {kind: base64.b64encode(content).decode() for kind, content in FILES.items()}


@pytest.fixture
def calculator(opened: Callable[..., Page], tab: Callable[..., Page], games: GamePackages, corpus: Corpus) -> Page:
    """A calculator without a server, whose engine is kept."""
    page = opened(SITUATION, page=tab(base_url="https://rulewright.test"))
    answer = json.dumps(answer_query(games, corpus, SITUATION, {}, Language.EN))
    files = {kind: {"name": kind, "size": len(content)} for kind, content in FILES.items()}

    def engine(route: Route) -> None:
        kind = route.request.url.rsplit("/", 1)[1]
        route.fulfill(body=FILES[kind], content_type="text/javascript" if kind.endswith(".js") else "application/gzip")

    page.route("**/engine/*", engine)
    page.route("**/engine.json", lambda route: route.fulfill(json={"files": files, "lock": {}}))
    page.route(
        "**/calculator/engine.js", lambda route: route.fulfill(body=STARTING % answer, content_type="text/javascript")
    )
    page.route("**/api/calculator/**", lambda route: route.fulfill(status=404, body=""))
    answers(page)
    expect(page.locator(".calculator-keep")).to_be_disabled()
    return page


def answers(page: Page) -> None:
    page.reload()
    expect(page.locator(".calculator-summary")).to_contain_text("%")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
@example(kind="program.tar.gz", damage=b"<html>Log in</html>")
@example(kind="packages.tar.gz", damage=gzip.compress(b"another archive", mtime=0))
@given(kind=st.sampled_from(PACKED), damage=st.binary(max_size=40))
def test_a_damaged_engine_is_loaded_anew(calculator: Page, kind: str, damage: bytes) -> None:
    calculator.evaluate(DAMAGE, [kind, base64.b64encode(damage).decode()])
    answers(calculator)
    calculator.wait_for_function(f"async () => Object.keys(await ({STORED_ENGINE})()).length === {len(FILES)}")
    stored = calculator.evaluate(STORED_ENGINE)
    if kind != "library.zip.gz":  # of which this engine reads nothing
        assert stored[kind] == WHOLE[kind] or kind == "pyodide.wasm.gz"


def test_an_engine_is_not_forgotten_for_want_of_a_network(calculator: Page) -> None:
    calculator.evaluate("async () => (await caches.open('rulewright engine')).delete('/engine/program.tar.gz')")
    calculator.route("**/engine/*", lambda route: route.abort("internetdisconnected"))
    calculator.reload()
    expect(calculator.locator(".calculator-again")).to_be_visible()
    assert calculator.evaluate(STORED_ENGINE).keys() == FILES.keys() - {"program.tar.gz"}
