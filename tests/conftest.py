"""Shared fixtures: the real content, a small one to break, the command line in process."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from rulewright import cli
from rulewright.content import RULES_VARIABLE, content_folder
from rulewright.corpus import Corpus, load_corpus

ROOT = Path(__file__).parents[1]
UNUSED_FEATURES = (
    "InitialWebUI", "PreloadTopChromeWebUI", "WebUILocationBar", "WebUIOmniboxPopup", "WebUIReloadButton",
    "WebUITabStrip", "WebUIToolbar", "HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding", "Translate",
)  # fmt: skip
"""Parts of Chromium's own window, each a page that every context would load, and what Playwright turns off."""


@pytest.fixture(scope="session", autouse=True)
def _build_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keeps what tests build away from what the user built."""
    before = os.environ.get("RULEWRIGHT_BUILD")
    os.environ["RULEWRIGHT_BUILD"] = str(tmp_path_factory.mktemp("build"))
    yield
    if before is None:
        del os.environ["RULEWRIGHT_BUILD"]
    else:
        os.environ["RULEWRIGHT_BUILD"] = before


@pytest.fixture(scope="session")
def rules() -> Path:
    return content_folder("rules")


@pytest.fixture(scope="session")
def corpus(rules: Path) -> Corpus:
    return load_corpus(rules)


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
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Run]:
    """Runs `rulewright` in this process; `stdin` is what it reads from standard input."""

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
    """Chromium. A machine without it fails here: these tests are never skipped."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        pytest.fail("The browser tests need Chromium. Debian: apt install chromium fonts-noto-cjk")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium,
            args=[
                "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
                "--disable-sync", "--no-first-run", f"--disable-features={','.join(UNUSED_FEATURES)}",
            ],
        )  # fmt: skip
        yield browser
        browser.close()


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
