"""Whatever a device keeps, and whatever a server sends to be kept: a page works with it, without it, or says so.

The service worker's own functions run in a page, over a true cache, with a network that answers or does not.
"""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Iterator
from typing import Any

import pytest
from damaged_text import damaged
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page

from element_scripts import HANDS, TABLE, script_of
from rulewright.corpus.content import content_folder
from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.situations.game_packages import GamePackages
from rulewright.views.situation_form import build_form
from rulewright.views.table_element import build_table_data

pytestmark = pytest.mark.browser
fuzzed = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
ORIGIN = "https://rulewright.test"
SCOPE = f"{ORIGIN}/reference/fi/"
NAMES = st.sampled_from(
    ["__proto__", "constructor", "toString", "hasOwnProperty", "", "cards", "hand", "Beor", "\ud800", "é" * 300]
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES | st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    """An empty page that may keep whatever pages can."""
    context = browser.new_context()
    page = context.new_page()
    page.route("**/*", lambda route: route.fulfill(body="<!doctype html><title>x</title>", content_type="text/html"))
    page.goto(SCOPE)
    yield page
    context.close()


# Decks and tables

DECKS = json.dumps(
    {"version": 1, "forms": {"tainted-grail/combat": {"Beor": {"cards": "Y1 = 1:m", "hand": "Y1", "deck": "? x3"}}}}
)
PARTY = {"schema": 1, "format": "tainted-grail/party", "players": [{"id": "1", "hero": {"health": 3}}]}
TABLES = json.dumps({"version": 1, "games": {"tainted-grail": {"table": PARTY, "me": "1"}}})
LOAD_AND_RENDER = """async ([name, key, text, data]) => {
  localStorage.setItem(key, text);
  const faults = [], element = document.createElement(name);
  const heard = ({ message }) => faults.push(message);
  addEventListener("error", heard);
  element.setAttribute("data", data);
  element.setAttribute("state", JSON.stringify({ values: { cards: "Y1 = 1:m", hand: "Y1", deck: "", sequence: "" } }));
  document.body.append(element);
  if (element.begin) await element.begin("", true);
  const kept = localStorage.getItem(key), root = element.shadowRoot;
  const said = [...root.querySelectorAll("[role=status]")].map((each) => each.textContent).join("");
  const shown = [...root.querySelectorAll(".deck > span")].map((each) => each.textContent);
  const keep = root.querySelector("[data-key=keep]"), health = root.querySelector('[data-key$=":hero.health"]');
  if (keep) keep.click();
  if (health) {
    health.value = "4";
    health.dispatchEvent(new Event("change"));
  }
  element.remove();
  removeEventListener("error", heard);
  return { faults, kept, said, shown, after: localStorage.getItem(key) };
}"""


@pytest.fixture(scope="module")
def elements(blank: Page, games: GamePackages, corpus: Corpus) -> dict[str, tuple[str, str]]:
    """What is told to each element, and the key under which it keeps."""
    blank.add_script_tag(content=script_of(*TABLE))
    form = build_form(games.catalogue.situations["tainted-grail/combat"])
    blank.add_script_tag(content=script_of(*HANDS))
    table = build_table_data(form, games["tainted-grail"].table(), corpus, Language.EN)
    return {
        "rw-hands": ("rulewright.decks", json.dumps(form.element.build_data(form.situation, corpus, Language.EN))),
        "rw-table": ("rulewright.table", json.dumps(table)),
    }


@fuzzed
@given(
    name=st.sampled_from(["rw-hands", "rw-table"]),
    text=st.sampled_from([DECKS, TABLES]).flatmap(damaged)
    | st.builds(
        lambda version, part, inside: json.dumps({"version": version, part: inside}),
        st.integers(-1, 2) | VALUES,
        st.sampled_from(["forms", "games"]),
        st.dictionaries(NAMES | st.sampled_from(["tainted-grail/combat", "tainted-grail"]), VALUES, max_size=3),
    ),
)
def test_decks_and_tables(blank: Page, elements: dict[str, tuple[str, str]], name: str, text: str) -> None:
    key, data = elements[name]
    text = text.encode("utf-8", "replace").decode()
    result = blank.evaluate(LOAD_AND_RENDER, [name, key, text, data])
    words = json.loads(data)["words"]
    assert not result["faults"]
    assert result["kept"] == text  # only its owner changes it
    assert result["said"] in ("", *(words[word] for word in ("broken", "newer", "refused") if word in words))
    if result["said"]:
        assert result["after"] == text
    else:
        assert json.loads(result["after"])["version"] == 1 or result["after"] == text


@fuzzed
@given(names=st.lists(NAMES | st.text(min_size=1, max_size=9), min_size=1, max_size=4, unique=True))
def test_a_deck_may_have_any_name(blank: Page, elements: dict[str, tuple[str, str]], names: list[str]) -> None:
    key, data = elements["rw-hands"]
    names = sorted({name.encode("utf-8", "replace").decode() for name in names})
    deck = {"cards": "Y1 = 1:m", "hand": "", "deck": ""}
    text = json.dumps({"version": 1, "forms": {"tainted-grail/combat": dict.fromkeys(names, deck)}})
    result = blank.evaluate(LOAD_AND_RENDER, ["rw-hands", key, text, data])
    assert not result["said"]
    assert sorted(result["shown"]) == names
    assert json.loads(result["after"])["forms"]["tainted-grail/combat"].keys() >= set(names)


# What the service worker stores

WORKER = (content_folder("site") / "service-worker.js").read_text("utf-8")
FILES = {"": "<p>front</p>", "duel/": "<p>duel</p>", "_static/site.css": "p {}", "constructor/": "<p>c</p>"}
BUNDLE = json.dumps({"version": "1", "files": FILES})
RUN = """async ([source, sent, status, before, messages, asked, broken, isOnline]) => {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const name of before) await (await caches.open(name)).put("/reference/fi/old", new Response("old"));
  const listening = {}, skipped = [], unread = () => { throw new DOMException("x", "UnknownError"); };
  let store = caches;
  const self = {
    location: new URL("/reference/fi/service-worker.js", location.href), clients: { claim: async () => {} },
    addEventListener: (kind, heard) => { listening[kind] = heard; }, skipWaiting: () => skipped.push(1),
    get caches() { return store; }
  };
  const body = Uint8Array.from(atob(sent), (sign) => sign.charCodeAt(0));
  let isThere = true;
  const fetch = async (request) => {
    if (!isThere) throw new TypeError("no network");
    const isBundle = String(request.url || request).includes("offline.bin");
    return isBundle ? new Response(body, { status }) : new Response("network");
  };
  const language = { version: "1", others: [], sorry: "<p>sorry {front}</p>" };
  const held = { open: (...all) => store.open(...all), keys: () => store.keys(), delete: (name) => store.delete(name) };
  new Function("self", "caches", "fetch", "LANGUAGE", source)(self, held, fetch, language);
  const passed = async (kind, more = {}) => {
    let work;
    const take = (promise) => { work = promise; };
    listening[kind]({ waitUntil: take, respondWith: take, ...more });
    return await work;
  };
  const told = { error: null, files: {}, answers: [], skipped: 0 };
  try { await passed("install"); } catch (error) { told.error = String(error); }
  told.names = await caches.keys();
  const own = "rulewright /reference/fi/ 1";
  const all = told.names.includes(own) ? await (await caches.open(own)).keys() : [];
  for (const request of all) {
    const kept = await caches.match(request);
    told.files[request.url] = [await kept.text(), kept.headers.get("Content-Type")];
  }
  if (!told.error) await passed("activate");
  told.left = await caches.keys();
  for (const data of messages) listening.message({ data });
  told.skipped = skipped.length;
  isThere = isOnline;
  if (broken === "open") store = { open: unread, match: unread };
  if (broken === "match") store = { open: async () => ({ match: unread }), match: unread };
  for (const [path, mode] of asked) {
    const request = { method: "GET", mode, url: new URL(path, location.href).href };
    try {
      const answer = await passed("fetch", { request });
      told.answers.push(answer ? [answer.status, answer.type === "error" ? null : await answer.text()] : "not ours");
    } catch (error) { told.answers.push("failed: " + error); }
  }
  return told;
}"""
PATHS = st.sampled_from(
    ["", "a/", "duel/", "__proto__/", "constructor/", "x.css", "x.constructor", "x", "../en/", "/"]
) | (
    st.sampled_from(["//other.test/", "https://other.test/x.css", "\ud800/", "%ff/", "a?b=c/", "a#b/", "\\\\other/"])
    | st.text(max_size=6).map(lambda text: f"{text}/")
)
OLDER = st.lists(
    st.sampled_from(["rulewright /reference/fi/ 0", "rulewright /reference/en/ 0", "rulewright engine", "another app"]),
    unique=True,
)
REQUESTS = st.tuples(
    st.sampled_from(
        [
            *("/reference/fi/", "/reference/fi/duel/", "/reference/fi/duel/index.html?x=1", "/reference/fi/duel"),
            *(
                "/reference/fi/nothing",
                "/reference/en/",
                "/reference//other.test/",
                "/calculate/",
                "/reference/fi/%ff/#%",
            ),
        ]
    ),
    st.sampled_from(["navigate", "cors"]),
)


@fuzzed
@given(
    text=st.just(BUNDLE)
    | damaged(BUNDLE)
    | st.dictionaries(PATHS, st.just("<p>x</p>") | VALUES, max_size=4).map(
        lambda files: json.dumps({"version": "1", "files": files})
    )
    | VALUES.map(json.dumps),
    harm=st.none() | st.tuples(st.integers(0, 400), st.binary(min_size=1, max_size=9)),
    status=st.sampled_from([200, 200, 200, 206, 404, 500]),
    before=OLDER,
    messages=st.lists(st.just("renew") | VALUES, max_size=4),
    requests=st.lists(REQUESTS, min_size=1, max_size=4),
    broken=st.sampled_from(["", "", "open", "match"]),
    is_online=st.booleans(),
)
def test_a_service_workers_store(
    blank: Page,
    text: str,
    harm: tuple[int, bytes] | None,
    status: int,
    before: list[str],
    messages: list[Any],
    requests: list[tuple[str, str]],
    broken: str,
    is_online: bool,
) -> None:
    sent = bytearray(gzip.compress(text.encode("utf-8", "replace"), mtime=0))
    if harm is not None:
        sent[harm[0] : harm[0] + 9] = harm[1]
    packed = base64.b64encode(sent).decode()
    result = blank.evaluate(RUN, [WORKER, packed, status, before, messages, requests, broken, is_online])
    own = "rulewright /reference/fi/ 1"
    if result["error"]:
        assert set(result["names"]) == set(result["left"]) == set(before)  # what was there, and nothing by half
        assert not result["files"]
    else:
        files = json.loads(text)["files"]
        assert set(result["names"]) == {*before, own}
        assert set(result["left"]) == {*before, own} - {"rulewright /reference/fi/ 0"}
        assert all(url.startswith(SCOPE) for url in result["files"])
        assert {content for content, _ in result["files"].values()} == set(files.values())
        assert all("/" in kind for _, kind in result["files"].values())
    assert result["skipped"] == messages.count("renew")
    for (path, mode), answer in zip(requests, result["answers"], strict=True):
        if not path.startswith("/reference/"):
            assert answer == "not ours"
            continue
        status_, content = answer  # never a failure
        if content == "network":
            assert is_online
        elif is_online:
            assert status_ == 200
            assert content in {each for each, _ in result["files"].values()} | {"old"}
        elif mode != "navigate":
            assert content is None or status_ == 200
        else:
            assert status_ in (200, 301, 503)
            assert status_ != 503 or "/reference/fi/" in content
