"""How soon a calculator answers that has no server, in Chromium on this machine: freely, and held to a sixth of a core.

Held is the whole browser, by stopping and continuing all of its processes; a count in a worker beforehand shows that
workers are slowed, too. Then the files are stored on the device already, as after the first use.
"""

from __future__ import annotations

import gzip
import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench_pages import served
from rulewright.browser.fetching import fetch
from rulewright.browser.packing import ENGINE
from rulewright.content import build_folder, content_folder
from rulewright.reference.build import build_site

RUNNING, STOPPED = 0.01, 0.05
"""A sixth of the time, in seconds each."""
BATTLE, JOURNEY = "en/calculate/talisman/battle/", "en/calculate/talisman/inner-journey/"
HERO = "?hero.strength=6&hero.craft=4&hero.life=4&hero.fate=2"
COUNT = """() => new Promise((done) => {
    const code = "let n = 0; const end = performance.now() + 2000; while (performance.now() < end) n++; postMessage(n)";
    new Worker(URL.createObjectURL(new Blob([code]))).onmessage = ({ data }) => done(data);
})"""


def descendants(process: int) -> list[int]:
    """The processes below one."""
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *descendants(child)]
    return found


@contextmanager
def held(processes: list[int]) -> Iterator[None]:
    """Lets processes run a sixth of the time."""
    over = threading.Event()

    def signalled(what: signal.Signals) -> None:
        for each in processes:
            with_process = Path(f"/proc/{each}")
            if with_process.exists():
                os.kill(each, what)

    def hold() -> None:
        while not over.is_set():
            signalled(signal.SIGSTOP)
            time.sleep(STOPPED)
            signalled(signal.SIGCONT)
            time.sleep(RUNNING)

    thread = threading.Thread(target=hold, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        signalled(signal.SIGCONT)


def first(page: Page, address: str) -> tuple[float, float]:
    """Seconds from going to a page to the first word of progress, and to the answer."""
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(".calculator-status:not(:empty), .calculator-summary:not(:empty)").first.wait_for(state="attached")
    progress = time.perf_counter() - begun
    page.wait_for_selector(".calculator-summary p", timeout=300_000)
    return progress, time.perf_counter() - begun


def later(page: Page, strength: int) -> float:
    """Seconds from a changed value to its answer, without the moment that the page waits for more typing."""
    change = """(strength) => new Promise((done) => {
        const box = document.querySelector("[name='hero.strength']"), begun = performance.now();
        new MutationObserver(() => document.querySelector(".calculator-summary p") && done(performance.now() - begun))
            .observe(document.querySelector(".calculator-summary"), { childList: true });
        box.value = strength;
        box.dispatchEvent(new Event("input", { bubbles: true }));
    })"""
    return float(page.evaluate(change, strength)) / 1000 - 0.25


def measure(browser: Browser, root: str, table: Table) -> None:
    """Adds the rows."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    free = int(page.evaluate(COUNT))
    progress, answer = first(page, root + BATTLE)
    table.add_row("freely, nothing stored", f"{progress:.2f}", f"{answer:.2f}", f"{later(page, 7):.2f}", "")
    table.add_row("freely: journey 6/4/4/2", "", f"{first(page, root + JOURNEY + HERO)[1]:.2f}", "", "stored")
    processes = [each for each in descendants(os.getpid()) if "chrom" in Path(f"/proc/{each}/comm").read_text()]
    with held(processes):
        slowed = free / int(page.evaluate(COUNT))
        progress, answer = first(page, root + BATTLE)
        again = later(page, 8)
    told = f"stored; a worker counts {slowed:.1f} times as slowly"
    table.add_row("held to a sixth", f"{progress:.2f}", f"{answer:.2f}", f"{again:.2f}", told)
    context.close()


def main() -> None:
    """Prints a table; fetches and builds first what is not there."""
    fetch()
    site = build_folder() / "site"
    build_site(content_folder("rules"), content_folder("site"), site)
    sent = sum(
        len(gzip.compress(file.read_bytes())) if file.suffix == ".js" else file.stat().st_size
        for file in (site / ENGINE).iterdir()
        if file.suffix != ".txt"
    )
    title = f"Calculators without a server: {sent / 1e6:.2f} MB are sent; seconds"
    table = Table("browser", "first progress", "first answer", "next battle", "", title=title)
    with served(site) as root, sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        measure(browser, root, table)
        browser.close()
    Console().print(table)


if __name__ == "__main__":
    main()
