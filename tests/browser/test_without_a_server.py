"""The standalone site: below any path, by a server that knows nothing, and then by none at all."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rulewright.browser.engine_archive import ENGINE_FOLDER, ENGINE_MANIFEST
from rulewright.corpus.content import content_folder
from rulewright.errors import EXIT_FAILURE
from rulewright.reference.site_error import SiteError
from rulewright.reference.standalone import write_standalone

pytestmark = [pytest.mark.browser, pytest.mark.site]
BELOW = "a b/길"


@pytest.fixture(scope="module")
def alone(server: str, built_folder: Path, engine: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site of the real content below `BELOW`, packed with the engine; written by the command line."""
    built, root = tmp_path_factory.mktemp("built") / "site", tmp_path_factory.mktemp("served")
    shutil.copytree(built_folder / "site", built)
    shutil.copytree(engine / ENGINE_FOLDER, built / ENGINE_FOLDER, dirs_exist_ok=True)
    for page in built.glob(f"*/{ENGINE_MANIFEST}"):
        page.write_bytes((engine / ENGINE_MANIFEST).read_bytes())
    done = command_line(built, root / BELOW)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(root / BELOW) in done.stdout
    return root


def command_line(built: Path, output: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rulewright", "site", "--output", built, "--standalone", output]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address of the site in a folder that Python's own server serves, and that server."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-u", "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    assert b"Serving" in process.stdout.readline()
    try:
        yield f"http://127.0.0.1:{port}/{BELOW}", process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.fixture
def service_workers() -> str:
    return "allow"


@pytest.fixture
def served(alone: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    with serving(alone) as address:
        yield address


def test_it_answers_and_goes_on_when_the_server_has_gone(
    served: tuple[str, subprocess.Popen[bytes]], tab: Callable[..., Page]
) -> None:
    address, process = served
    page = tab(locale="en-GB")
    urls: list[str] = []
    problems: list[str] = []
    page.on("request", lambda request: urls.append(request.url))
    page.on("console", lambda message: problems.append(message.text) if message.type in ("error", "warning") else None)
    page.goto(f"{address}/en/talisman/attacks/battle/")
    page.locator("a.try").click()
    summary = page.locator(".calculator-summary")
    expect(summary).to_contain_text("%", timeout=120_000)
    page.goto(f"{address}/en/calculate/talisman/battle/?hero.strength=6")
    expect(summary).to_contain_text("%", timeout=120_000)
    before = summary.inner_text()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    expect(page.locator(".offline-note")).to_contain_text("MB", timeout=60_000)
    assert all(url.startswith((address.split("/a b")[0], "data:", "blob:")) for url in urls)
    assert problems == []

    process.kill()
    process.wait()
    saved = summary.locator(".rw-answer").inner_text()
    page.locator(".calculator-hold").press("Enter")
    page.get_by_label("Your Strength").fill("9")
    expect(summary).not_to_have_text(before)
    beside = page.locator(".calculator-beside")
    expect(beside.locator(".rw-answer")).to_have_text(saved)
    expect(beside.locator("tr", has_text="Your Strength")).to_contain_text("9")
    page.goto(f"{address}/en/calculate/tainted-grail/survival/")
    expect(page.locator(".calculator-body")).to_contain_text("Energy", timeout=120_000, ignore_case=True)
    page.reload()
    expect(page.locator(".calculator-body")).to_contain_text("Energy", timeout=120_000, ignore_case=True)


def test_stopping_ends_the_work_and_it_begins_again(
    served: tuple[str, subprocess.Popen[bytes]], tab: Callable[..., Page]
) -> None:
    page = tab(locale="en-GB")
    page.goto(f"{served[0]}/en/calculate/talisman/inner-journey/")
    page.locator(".calculator-stop").click(timeout=60_000)
    expect(page.locator(".calculator-status")).to_have_text("Stopped.")
    expect(page.locator(".calculator-progress")).to_be_hidden()
    page.locator(".calculator-again").click()
    expect(page.locator(".calculator-summary")).to_contain_text("%", timeout=120_000)


def test_without_webassembly_it_says_so(served: tuple[str, subprocess.Popen[bytes]], tab: Callable[..., Page]) -> None:
    page = tab(locale="en-GB")
    page.add_init_script("delete window.WebAssembly")
    page.goto(f"{served[0]}/en/calculate/talisman/battle/")
    expect(page.locator(".calculator-status")).to_contain_text("This browser cannot run the calculator itself")


def test_pages_that_are_older_than_the_engine_say_so(
    served: tuple[str, subprocess.Popen[bytes]], tab: Callable[..., Page]
) -> None:
    page = tab(locale="en-GB", service_workers="block")
    page.route("**/engine/program-*", lambda route: route.fulfill(status=404))
    page.goto(f"{served[0]}/en/calculate/talisman/battle/")
    expect(page.locator(".calculator-status")).to_contain_text("These pages are older")


def test_no_old_engine_answers_under_newer_pages(alone: Path, tmp_path: Path, tab: Callable[..., Page]) -> None:
    site, old = tmp_path / BELOW, alone / BELOW
    for folder in (site, site / "en", site / ENGINE_FOLDER):
        folder.mkdir(parents=True)
        for each in (old / folder.relative_to(site)).iterdir():
            if each.name not in ("en", ENGINE_FOLDER, ENGINE_MANIFEST):
                (folder / each.name).symlink_to(each)
    manifest = json.loads((old / "en" / ENGINE_MANIFEST).read_text())
    program = manifest["files"]["program.tar.gz"]
    page = tab(locale="en-GB", service_workers="block")
    summary = page.locator(".calculator-summary")
    with serving(tmp_path) as (address, _):
        for day, name, word in ((1, program["name"], "chance"), (2, "program-2.tar.gz", "CHANCE")):
            content = gzip.decompress((old / ENGINE_FOLDER / program["name"]).read_bytes()).replace(
                b" chance of", f" {word} of".encode()
            )
            (site / ENGINE_FOLDER / name).unlink(missing_ok=True)
            (site / ENGINE_FOLDER / name).write_bytes(gzip.compress(content, 1))
            (site / "en" / ENGINE_MANIFEST).write_text(
                json.dumps(manifest | {"files": manifest["files"] | {"program.tar.gz": program | {"name": name}}})
            )
            os.utime(
                site / "en" / ENGINE_MANIFEST, (day * 86_400,) * 2
            )  # long ago, so that a browser takes what it has of it for fresh
            page.goto(f"{address}/en/calculate/talisman/battle/")
            expect(summary).to_contain_text(f"{word} of winning", timeout=120_000)


def test_no_page_leads_out_of_the_folder(alone: Path) -> None:
    for page in (alone / BELOW / "en").rglob("index.html"):
        assert "../calculate/?" not in re.sub(r'data-app="[^"]*"', "", page.read_text("utf-8"))


def test_no_page_has_a_place_for_the_rulebooks_own_lines(alone: Path) -> None:
    assert not [page for page in alone.rglob("*.html") if 'class="passages"' in page.read_text("utf-8")]


def test_a_folder_with_other_things_is_left_alone(alone: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(SiteError) as refused:
        write_standalone(alone / BELOW, content_folder("site"), tmp_path)
    assert refused.value.code == "output-in-use"
    assert (tmp_path / "mine").read_text() == "mine"


def test_without_an_engine_nothing_is_written(server: str, built_folder: Path, tmp_path: Path) -> None:
    refused = command_line(built_folder / "site", tmp_path / "alone")
    assert refused.returncode == EXIT_FAILURE
    assert "rulewright.browser.runtime_download" in refused.stderr
    assert not list(tmp_path.iterdir())
