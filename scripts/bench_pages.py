"""Benchmark of first contentful paint on a slow phone: the site's pages in Chromium with its CPU slowed 6×.

The site is served from this machine without caching. The pages are the front page, and the longest page of an entry and
of a chapter, in English and in Korean. A page of one word beside them measures the machine itself. A second table has
the time from the key to the search page's hits, as slow, for the judged queries of `tests/search`.

The third table is for a slow network (400 kbit/s, 400 ms latency) with the program's own server. It has the size and
first paint of the front page, and the time to a calculator's first answer. `!` marks values above their limit.
"""

from __future__ import annotations

import functools
import http.server
import shutil
import statistics
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from bench_serving import start_server
from rulewright.corpus.content import build_folder, content_folder
from rulewright.reference.build import build_site

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "search"))
from retrieval_evaluation import judged_queries

CPU_SLOWDOWN = 6
RUNS = 5
LANGUAGES = ("en", "ko")
GOAL = 1000  # milliseconds
HITS_GOAL = 150
BARE_PAGE = "bare.html"
KBITS, LATENCY = 400, 400
"""The slow network: kilobits per second, and milliseconds of latency."""
SENT_GOAL, SEEN_GOAL, USABLE_GOAL = 60, 2.5, 15
"""Limits: kilobytes of the front page, seconds to its first paint, seconds to a calculator's first answer."""
SENT_KINDS = ("Document", "Stylesheet", "Script")
ANSWER_SELECTOR = ".calculator-summary p"
APP_ANSWER_SELECTOR = ".rw-answer p"
TIMEOUT_MS = 120_000


class _QuietHandler(http.server.SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        """Serve `BARE_PAGE` as a page of one word."""
        if self.path != f"/{BARE_PAGE}":
            super().do_GET()
            return
        page = b"<!doctype html><html lang=en><title>bare</title><p>bare</p>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def serve_folder(folder: Path) -> Iterator[str]:
    """Serve `folder`; its address."""
    handler = functools.partial(_QuietHandler, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def list_pages(site: Path) -> Iterator[tuple[str, str]]:
    """The kinds of measured pages, with their addresses below the site's root."""
    for language in LANGUAGES:
        yield "front page", f"{language}/"
        for kind, pattern in (("entry", "*/*/*/index.html"), ("chapter", "*/*/index.html")):
            found = (file for file in (site / language).glob(pattern) if "calculate" not in file.parts)
            longest = max(found, key=lambda file: file.stat().st_size)
            yield kind, f"{longest.parent.relative_to(site).as_posix()}/"


def first_paint(browser: Browser, address: str) -> float:
    """Milliseconds to the first contentful paint of a page, without caching."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    try:
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        page.goto(address)
        paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
        page.wait_for_function(f"{paint} > 0")
        return float(page.evaluate(paint))
    finally:
        context.close()


def first_hits(browser: Browser, address: str, queries: Sequence[str]) -> list[float]:
    """Milliseconds from the key to the hits for each query, on the search page at `address`."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    try:
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("html[data-search=whole]", timeout=60_000)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        ask = """async (query) => {
            const field = document.querySelector("[name=q]"), hits = document.querySelector(".search-hits");
            const shown = new Promise((done) =>
                new MutationObserver(() => done(performance.now())).observe(hits, { childList: true }));
            const begun = performance.now();
            field.value = query;
            field.dispatchEvent(new Event("input", { bubbles: true }));
            return (await shown) - begun;
        }"""
        return [float(page.evaluate(ask, query)) for query in queries]
    finally:
        context.close()


@dataclass(frozen=True)
class PageLoad:
    """A page load over the slow network: kilobytes of text, style and script as sent, and seconds."""

    sent: float
    first_paint: float
    usable: float


def load_over_slow_network(browser: Browser, address: str, usable: str) -> PageLoad:
    """Load the page at `address` without caching, until an element matches the selector `usable`."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        kinds: dict[str, str] = {}
        sizes: dict[str, float] = {}
        session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
        session.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
        session.send("Network.enable")
        rate = KBITS * 1000 / 8
        slow = {"offline": False, "latency": LATENCY, "downloadThroughput": rate, "uploadThroughput": rate}
        session.send("Network.emulateNetworkConditions", slow)
        page.goto(address, wait_until="commit", timeout=TIMEOUT_MS)
        page.wait_for_selector(usable, timeout=TIMEOUT_MS)
        ready = float(page.evaluate("performance.now()"))
        page.wait_for_load_state("networkidle", timeout=TIMEOUT_MS)
        seen = float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        sent = sum(size for request, size in sizes.items() if kinds.get(request) in SENT_KINDS)
        return PageLoad(sent / 1000, seen / 1000, ready / 1000)
    finally:
        context.close()


def build_slow_network_table(browser: Browser, site: Path) -> Table:
    """Measure the front page and calculators over the slow network, answered by a server."""
    table = Table("page", "address", "KB sent", "s, first paint", "s, usable", title=f"{KBITS} kbit/s, {LATENCY} ms")

    def told(number: float, most: float) -> str:
        return f"{number:.1f}" + ("" if number <= most else " !")

    with start_server(site) as serving:
        for language in LANGUAGES:
            front, battle = f"reference/{language}/", f"reference/{language}/calculate/talisman/battle/"
            app = f"calculate/?lang={language}&view=battle"
            for kind, address, usable in (
                ("front page", front, "main"),
                ("calculator", battle, ANSWER_SELECTOR),
                ("app", app, APP_ANSWER_SELECTOR),
            ):
                most = (SENT_GOAL, SEEN_GOAL) if kind == "front page" else (float("inf"), float("inf"))
                found = load_over_slow_network(browser, f"http://127.0.0.1:{serving.port}/{address}", usable)
                table.add_row(
                    kind,
                    address,
                    told(found.sent, most[0]),
                    told(found.first_paint, most[1]),
                    told(found.usable, USABLE_GOAL),
                )
    return table


def main() -> None:
    """Print three tables; build the site first if it is not current."""
    site = build_folder() / "site"
    build_site(content_folder("rules"), content_folder("site"), site)
    table = Table("page", "address", "KB", f"ms, median of {RUNS}", "slowest", title="First contentful paint")
    typed = Table("language", "queries", "ms, median", "95%", title="From the key to the hits of the site's search")
    with serve_folder(site) as root, sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for kind, address in (("one word", BARE_PAGE), *list_pages(site)):
            first_paint(browser, root + address)
            times = [first_paint(browser, root + address) for _ in range(RUNS)]
            file = site / address / "index.html"
            size = file.stat().st_size / 1000 if file.is_file() else 0
            median = statistics.median(times)
            late = "" if median <= GOAL else " !"
            table.add_row(kind, address, f"{size:.0f}", f"{median:.0f}{late}", f"{max(times):.0f}")
        for language in LANGUAGES:
            judged = judged_queries()[f"talisman/{language}"]
            queries = [query.words for query in judged if query.half == "held-back"]
            times = sorted(first_hits(browser, f"{root}{language}/search/", ["warm", *queries])[1:])
            median, high = statistics.median(times), times[int(0.95 * len(times))]
            typed.add_row(language, str(len(times)), f"{median:.0f}", f"{high:.0f}{'' if high <= HITS_GOAL else ' !'}")
        slow = build_slow_network_table(browser, site)
        browser.close()
    Console().print(table, typed, slow)


if __name__ == "__main__":
    main()
