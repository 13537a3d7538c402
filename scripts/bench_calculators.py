"""Benchmark of calculators without a server, in Chromium on this machine: unthrottled, and at a sixth of a core.

The whole browser is throttled: all of its processes run on one core, and are stopped and continued. A counter in a
worker, before and during that, shows that workers are slowed, too. In the throttled run the files are stored on the
device already, as after the first use. Each measurement stands beside its limit; `!` marks those above it. On a machine
with other work the browser's CPU seconds (all cores together) are more reliable.
"""

from __future__ import annotations

import gzip
import json
import math
import os
import shutil
import signal
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench_pages import serve_folder
from rulewright.browser.engine_archive import ENGINE_FOLDER, ENGINE_MANIFEST
from rulewright.browser.runtime_download import download_runtime
from rulewright.corpus.content import build_folder, content_folder
from rulewright.reference.build import build_site

RUN_SECONDS, STOP_FACTOR = 0.01, 5
"""Seconds for which the browser runs at a time, and the factor of the time for which it is then stopped."""
BATTLE, JOURNEY = "en/calculate/talisman/battle/", "en/calculate/talisman/inner-journey/"
FIRST_JOURNEY = "?hero.strength=5&hero.craft=4&hero.life=4&hero.fate=2"
"""Parameters of a journey; a Strength of 6 makes it the journey 6/4/4/2."""
BATTLES = 5
PROGRESS, ON_DESKTOP, HELD = 1.0, 3.0, 25.0
NEXT, NEXT_HELD, JOURNEY_ON_DESKTOP = 0.05, 0.3, 3.0
MEGABYTES = 9.0
PATIENCE = 600_000
COUNT = """() => new Promise((done) => {
    const code = "let n = 0; const end = performance.now() + 2000; while (performance.now() < end) n++; postMessage(n)";
    new Worker(URL.createObjectURL(new Blob([code]))).onmessage = ({ data }) => done(data);
})"""


def descendants(process: int) -> Iterator[int]:
    """The descendant processes of a process."""
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            yield child
            yield from descendants(child)


def browser_group() -> int:
    """The process group of the browser that this process has started."""
    groups = {os.getpgid(each) for each in descendants(os.getpid())} - {os.getpgid(0)}
    (group,) = groups  # Playwright starts a group of its own, so that nothing but the browser is stopped
    return group


@contextmanager
def throttle(group: int) -> Iterator[None]:
    """Let the processes of a group, new ones included, run a sixth of the time, all on one core."""
    over, cores = threading.Event(), os.sched_getaffinity(0)

    def keep_to(allowed: set[int]) -> None:
        for process in (each for each in descendants(os.getpid()) if os.getpgid(each) == group):
            for thread in Path(f"/proc/{process}/task").iterdir():
                with suppress(ProcessLookupError):
                    os.sched_setaffinity(int(thread.name), allowed)

    def hold() -> None:
        while not over.is_set():
            begun = time.perf_counter()
            time.sleep(RUN_SECONDS)  # at least
            os.killpg(group, signal.SIGSTOP)
            time.sleep(STOP_FACTOR * (time.perf_counter() - begun))
            os.killpg(group, signal.SIGCONT)

    keep_to({min(cores)})
    thread = threading.Thread(target=hold, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        keep_to(cores)


def measure_first_answer(page: Page, address: str) -> tuple[float, float]:
    """Measure seconds from opening a page to the first word of progress, and to the answer."""
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(".calculator-status:not(:empty), .calculator-summary:not(:empty)").first.wait_for()
    progress = time.perf_counter() - begun
    page.wait_for_selector(".calculator-summary p")
    return progress, time.perf_counter() - begun


def measure_next_answer(page: Page, strength: int) -> float:
    """Measure seconds from a changed value to its answer, without the debounce delay of the page."""
    change = """(strength) => new Promise((done) => {
        const box = document.querySelector("[name='hero.strength']"), begun = performance.now();
        new MutationObserver(() => document.querySelector(".calculator-summary p") && done(performance.now() - begun))
            .observe(document.querySelector(".calculator-summary"), { childList: true });
        box.value = strength;
        box.dispatchEvent(new Event("input", { bubbles: true }));
    })"""
    return float(page.evaluate(change, strength)) / 1000 - 0.25


def measure_next_battles(page: Page) -> float:
    """Measure seconds to the answer of another battle, the median."""
    return statistics.median(measure_next_answer(page, strength) for strength in range(6, 6 + BATTLES))


@dataclass(frozen=True)
class Measurement:
    """A measurement and its limit in seconds, and the browser's CPU seconds for it."""

    name: str
    seconds: float
    limit: float
    work: float | None = None


def cpu_seconds(group: int) -> float:
    """The CPU seconds of the processes of a group."""
    ticks = 0
    for process in descendants(os.getpid()):
        with suppress(ProcessLookupError, FileNotFoundError):
            if os.getpgid(process) == group:
                fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def measure(browser: Browser, root: str) -> Iterator[Measurement]:
    """Run all measurements."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    group = browser_group()

    def opened(told: str, address: str, most: float) -> Iterator[Measurement]:
        before = cpu_seconds(group)
        progress, answer = measure_first_answer(page, address)
        yield Measurement(f"{told}: progress", progress, PROGRESS)
        yield Measurement(f"{told}: first answer", answer, most, cpu_seconds(group) - before)

    def changed(told: str, most: float, change: Callable[[], float], times: int = 1) -> Measurement:
        before = cpu_seconds(group)
        return Measurement(told, change(), most, (cpu_seconds(group) - before) / times)

    free = max(int(page.evaluate(COUNT)) for _ in range(3))  # other work lowers it
    yield from opened("nothing stored", root + BATTLE, ON_DESKTOP)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")  # the language is stored after the answer
    yield changed("next battle", NEXT, lambda: measure_next_battles(page), BATTLES)
    yield from opened("stored, and a journey", root + JOURNEY + FIRST_JOURNEY, math.inf)
    yield changed("journey 6/4/4/2", JOURNEY_ON_DESKTOP, lambda: measure_next_answer(page, 6))
    with throttle(group):
        slowed = free / int(page.evaluate(COUNT))
        found = [*opened("held, stored", root + BATTLE, HELD)]
        found.append(changed("held, next battle", NEXT_HELD, lambda: measure_next_battles(page), BATTLES))
    yield from found
    yield Measurement("held, how many times as slowly a worker counts", slowed, math.inf)
    context.close()


def main() -> None:
    """Print a table; fetch the runtime and build the site first if necessary."""
    download_runtime()
    site = build_folder() / "site"
    build_site(content_folder("rules"), content_folder("site"), site)
    files = (
        site / ENGINE_FOLDER / each["name"]
        for each in json.loads((site / "en" / ENGINE_MANIFEST).read_text())["files"].values()
    )
    sent = sum(len(gzip.compress(file.read_bytes())) if file.suffix == ".js" else file.stat().st_size for file in files)
    table = Table(
        "calculators without a server", "measured", "at most", "work", title="Seconds until a calculator answers"
    )
    with serve_folder(site) as root, sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for each in measure(browser, root):
            late = "" if each.seconds <= each.limit else " !"
            table.add_row(
                each.name,
                f"{each.seconds:.2f}{late}",
                f"{each.limit:g}" if each.limit < math.inf else "",
                f"{each.work:.2f}" if each.work else "",
            )
        browser.close()
    megabytes = sent / 1e6
    table.add_row(
        "megabytes that are sent", f"{megabytes:.2f}{'' if megabytes <= MEGABYTES else ' !'}", f"{MEGABYTES:g}"
    )
    Console().print(table)


if __name__ == "__main__":
    main()
