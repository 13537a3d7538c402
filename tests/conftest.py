"""Shared fixtures: the real content, a small one to break, the command line in process."""

from __future__ import annotations

import fcntl
import gc
import json
import os
import shutil
import signal
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import rulewright.search.storage
from rulewright.browser.engine_archive import ENGINE_MANIFEST, pack_engine
from rulewright.browser.runtime_download import BrowserRuntime, download_runtime
from rulewright.corpus import cache, loading
from rulewright.corpus.content import BUILD_VARIABLE, RULES_VARIABLE, content_folder
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import Corpus
from rulewright.language.phrase import Phrase
from rulewright.search.index import SearchIndex
from rulewright.search.storage import open_index
from rulewright.situations.game_packages import GamePackages
from rulewright.terminal import cli

ROOT = Path(__file__).parents[1]
THIRD_GAME = ROOT / "tests" / "third_game"
PHONE = (390, 844)
gc.set_threshold(20_000, 20, 50)  # so much is kept for all tests that looking through it often takes a tenth of a run
FIRST, NEXT = "test_every_link.py", "talisman"
"""One process builds the site, for which most others wait; meanwhile the rest compute, which waits for nothing."""
LAST = frozenset({"corpus", "engine", "language", "perft", "situations", "tainted_grail", "views"})
"""Short files that only compute: at the end of a run they keep all processes busy until all are done."""
MEASURED = frozenset({"corpus", "engine", "perft", "situations", "tainted_grail", "talisman", "third_game"})
IS_MEASURED = pytest.StashKey[bool]()
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
expect.set_options(timeout=30_000)
AT_ITS_PACE: dict[str, Any] = {"suppress_health_check": (HealthCheck.too_slow,), "deadline": None}
"""A slow machine is no fault of what is tested."""
settings.register_profile("default", max_examples=15, **AT_ITS_PACE)
settings.register_profile("long", max_examples=200, **AT_ITS_PACE)
settings.register_profile("fuzz", max_examples=50, print_blob=True, **AT_ITS_PACE)  # over and over, others each time
settings.load_profile("default")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts first what others wait for and last what is short, and leaves cases of `sampled` tests to `make test-long`.

    Measures the coverage of what the packages' own tests reach, and not of what is compared with computations of its
    own or drives the whole product: the tests that say what a rule does are to reach it, and measuring takes three
    times as long. Whoever asks which test reaches what (`scripts/mutants.py`) is told of all.
    """
    items.sort(key=lambda item: (item.path.name != FIRST, item.path.parent.name != NEXT, item.path.parent.name in LAST))
    met: Counter[str] = Counter()
    for item in items:
        if sampled := item.get_closest_marker("sampled"):
            test = item.nodeid.split("[")[0]
            if met[test] % sampled.args[0]:
                item.add_marker("long")
            met[test] += 1
        if "browser" in item.fixturenames:
            item.add_marker("browser")
        compares = any(marker.name == "thorough" for marker in item.own_markers)
        served = any(map(item.get_closest_marker, ("browser", "site")))
        elsewhere = item.path.parts[len(ROOT.parts) + 1] not in MEASURED
        tells_contexts = bool(item.config.getoption("cov_context", None))
        item.stash[IS_MEASURED] = tells_contexts or not (compares or served or elsewhere)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Ends the measuring that pytest-cov begins in a worker before it knows that it is one.

    It begins another one for the worker, and whenever that is paused, the first would go on.
    """
    plugin = session.config.pluginmanager.getplugin("_cov")
    if plugin is not None and plugin.cov_controller is not None and hasattr(session.config, "workerinput"):
        plugin.cov_controller.cov.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Leaves out of the coverage what is not measured, with the fixtures that it is the first to want."""
    plugin = item.config.pluginmanager.getplugin("_cov")
    if plugin is None or plugin.cov_controller is None or item.stash[IS_MEASURED]:
        return (yield)
    plugin.cov_controller.pause()
    try:
        return (yield)
    finally:
        plugin.cov_controller.resume()


def pytest_collection_finish() -> None:
    """Spares what was collected from being looked through, which it is at the end of a run five times."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """Ends a run at once that has browser tests where there is no Chromium: nothing is skipped without being told."""
    lacking = sum("browser" in item.fixturenames for item in session.items) if chromium() is None else 0
    if lacking and not session.config.option.collectonly:
        session.shouldfail = (  # which a worker hands over to the process that started it
            f"{lacking} of these tests need Chromium, and there is none. Debian: apt install chromium-headless-shell "
            'fonts-noto-cjk. Without them: make test MARKED="not browser and not long", or pytest -m with the same'
        )
        raise session.Failed(session.shouldfail)


def chromium() -> str | None:
    """The program that browser tests drive; `None` where there is none."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session", autouse=True)
def built_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where tests build: one folder for all the processes of a run, away from what the user built.

    Answers have more time than usual, for machines that have much else to do.
    """
    os.environ.setdefault("RULEWRIGHT_LIMIT_SECONDS", "120")
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    before = os.environ.get("RULEWRIGHT_BUILD")
    os.environ["RULEWRIGHT_BUILD"] = str(folder / "build")
    yield folder / "build"
    if before is None:
        del os.environ["RULEWRIGHT_BUILD"]
    else:
        os.environ["RULEWRIGHT_BUILD"] = before


@pytest.fixture(scope="session")
def rules() -> Path:
    return content_folder("rules")


@pytest.fixture(scope="session")
def third_game() -> Iterator[Path]:
    """A rules folder with a small game of the tests' own, in order, whose package is installed; not to be changed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(THIRD_GAME)
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(THIRD_GAME), os.environ.get("PYTHONPATH")))))
        yield THIRD_GAME / "night_ferry" / "rules"


@pytest.fixture(scope="session")
def corpus(rules: Path) -> Corpus:
    return load_corpus(rules)


@pytest.fixture(scope="session")
def runtime() -> BrowserRuntime:
    """Fetched once for all runs of the tests: `make setup` has done so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(BUILD_VARIABLE)
        return download_runtime()


@pytest.fixture(scope="session")
def engine(runtime: BrowserRuntime, rules: Path, corpus: Corpus, built_folder: Path) -> Path:
    """A folder with the packed engine and what tells of its files, packed by the first process that wants it."""
    folder = built_folder / "packed"
    folder.mkdir(parents=True, exist_ok=True)
    with (built_folder / "packed.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / ENGINE_MANIFEST).exists():
            (folder / ENGINE_MANIFEST).write_text(pack_engine(runtime, rules, corpus, folder).as_json())
    return folder


@pytest.fixture(scope="session")
def games(rules: Path) -> GamePackages:
    return GamePackages.from_folder(rules)


@pytest.fixture(scope="session")
def index(corpus: Corpus, rules: Path, built_folder: Path) -> SearchIndex:
    """The search index of the real content, built by the first process of a run that wants it."""
    built_folder.mkdir(parents=True, exist_ok=True)
    with (built_folder / "index.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return open_index(rules, built_folder / "index", corpus=lambda: corpus)


@dataclass(frozen=True)
class Run:
    """What a command did."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> dict:
        return json.loads(self.out)


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    corpus: Corpus,
    rules: Path,
    request: pytest.FixtureRequest,
) -> Callable[..., Run]:
    """Runs `rulewright` in this process; `stdin` is what it reads from standard input.

    The real rules and their index are read once for all commands.
    """

    def loaded(folder: Path) -> Corpus:
        return corpus if folder == rules else load_corpus(folder)

    def opened(folder: Path, where: Path, report: Callable[[Phrase], None], *read: Callable[[], Corpus]) -> SearchIndex:
        if folder != rules:
            return open_index(folder, where, report, *read)
        for load_corpus_first in read:
            load_corpus_first()
        return request.getfixturevalue("index")

    monkeypatch.setattr(loading, "load_corpus", loaded)
    monkeypatch.setattr(cache, "cached_corpus", lambda folder, _report=None: loaded(folder))
    monkeypatch.setattr(rulewright.search.storage, "open_index", opened)

    def command(*arguments: str, stdin: str | None = None) -> Run:
        import io

        monkeypatch.setenv(RULES_VARIABLE, str(content_folder("rules")))  # whatever the last command has chosen
        monkeypatch.setattr(sys, "argv", ["rulewright", *arguments])
        if stdin is not None:
            monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        with pytest.raises(SystemExit) as exit_:
            cli.main()
        printed = capsys.readouterr()
        return Run(int(exit_.value.code or 0), printed.out, printed.err)

    return command


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window of its own where it can."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        browser.new_context().new_page()  # a Chromium with windows ends when its last one is closed
        yield browser
        browser.close()


@pytest.fixture
def service_workers() -> str:
    """Whether pages may keep their language on the device: `allow`, or `block`, since that is more work than a page."""
    return "block"


@pytest.fixture
def tab(browser: Browser, service_workers: str) -> Iterator[Callable[..., Page]]:
    """Opens a page `size` (width, height) in CSS pixels, in a context of its own with the options given."""
    contexts: list[BrowserContext] = []

    def open_(size: tuple[int, int] = PHONE, **options: Any) -> Page:
        options = {"service_workers": service_workers, **options}
        contexts.append(browser.new_context(viewport={"width": size[0], "height": size[1]}, **options))
        page = contexts[-1].new_page()
        page.set_default_timeout(30_000)
        return page

    yield open_
    for context in contexts:
        context.close()


CHAPTER = """\
[title]
en = "Attacks"
ko = "공격"
cs = "Útoky"
fi = "Hyökkäykset"

[[entry]]
id = "battle"
kind = "procedure"
see = ["attacks/stand-off"]
sources.book-cs = [[10, 12], [20, 20]]
not_executed = "component"

[[entry]]
id = "stand-off"
kind = "outcome"
see = ["attacks/battle"]
not_executed = "table-talk"
"""

GAME = """\
languages = ["en", "ko", "cs", "fi"]
chapters = ["attacks"]

[title]
en = "Game"
ko = "게임"
cs = "Hra"
fi = "Peli"

[edition]
en = "1st"
ko = "1판"
cs = "1."
fi = "1."

[[book]]
id = "book-cs"
language = "cs"
file = "book.txt"
sha256 = "0000000000000000000000000000000000000000000000000000000000000000"
title = { en = "Book", ko = "책", cs = "Kniha", fi = "Kirja" }
"""


@pytest.fixture
def interrupts_heard() -> Iterator[None]:
    """Has processes that a test starts hear Ctrl+C, which what runs in the background of a shell does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A rules folder with one game, one chapter and two entries, in order."""
    folder = tmp_path / "rules"
    (folder / "game" / "chapters").mkdir(parents=True)
    (folder / "game" / "game.toml").write_text(GAME, "utf-8")
    (folder / "game" / "chapters" / "attacks.toml").write_text(CHAPTER, "utf-8")
    for language in ("ko", "cs", "fi", "en"):
        texts = folder / language / "game" / "attacks"
        texts.mkdir(parents=True)
        (texts / "battle.md").write_text(
            f"---\ntitle: Battle {language}\naliases: [fight]\n---\n\n"
            "Roll 1 die. A {rule}`tie <attacks/stand-off>` ends it.\n",
            "utf-8",
        )
        (texts / "stand-off.md").write_text(f"---\ntitle: Stand-off {language}\n---\n\nNobody is hurt.\n", "utf-8")
    (folder / "ids.lock").write_text("game/attacks/battle\ngame/attacks/stand-off\n", "utf-8")
    return folder


@pytest.fixture
def declare(small: Path) -> Callable[..., None]:
    """Gives the small game other languages; their codes are parted by spaces."""

    def change(languages: str, partial: str = "") -> None:
        path = small / "game/game.toml"
        _, *others = path.read_text("utf-8").splitlines(keepends=True)
        declaration = f"languages = {languages.split()}\npartial = {partial.split()}\n"
        path.write_text("".join((declaration, *others)), "utf-8")

    return change


@pytest.fixture
def partly_finnish(small: Path, declare: Callable[..., None]) -> Path:
    """The small game without a Finnish text of its first entry, and without Finnish titles."""
    declare("cs en ko fi", "fi")
    (small / "fi/game/attacks/battle.md").unlink()
    for file in ("game/game.toml", "game/chapters/attacks.toml"):
        lines = (small / file).read_text("utf-8").splitlines(keepends=True)
        (small / file).write_text("".join(line for line in lines if not line.startswith("fi = ")), "utf-8")
    return small
