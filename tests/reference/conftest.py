"""A small game in four languages, and the site built from it once."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from rulewright.corpus.content import content_folder
from rulewright.language import LANGUAGES
from rulewright.reference import build

GAME = """\
languages = ["en", "ko", "cs", "fi"]
chapters = ["attacks"]
title = { en = "Duel", ko = "결투", cs = "Souboj", fi = "Kaksintaistelu" }
edition = { en = "1st", ko = "1판", cs = "1.", fi = "1." }

[[book]]
id = "duel-cs"
language = "cs"
file = "cs.txt"
sha256 = "0000000000000000000000000000000000000000000000000000000000000000"
title = { en = "Czech rulebook", ko = "체코어 규칙서", cs = "česká pravidla", fi = "tšekinkielinen sääntökirja" }
pages = [[1, 1], [2, 11]]

[[book]]
id = "duel-fi"
language = "fi"
file = "fi.txt"
sha256 = "1111111111111111111111111111111111111111111111111111111111111111"
title = { en = "Finnish rulebook", ko = "핀란드어 규칙서", cs = "finská pravidla", fi = "suomenkielinen sääntökirja" }

[[collection]]
family = "board"
title = { en = "Board", ko = "게임판", cs = "Plán", fi = "Lauta" }
files = ["board.toml"]
pieces = { space = "space" }
"""

BOARD = """\
[[space]]
id = "inn"
see = ["attacks/battle"]
sources.duel-cs = [[21, 22]]
named.cs = 19
named.en = "public"
not_executed = "needs-the-deck"
"""

CHAPTER = """\
title = { en = "Attacks", ko = "공격", cs = "Útoky", fi = "Hyökkäykset" }

[[entry]]
id = "battle"
kind = "procedure"
see = ["attacks/stand-off"]
sources.duel-cs = [[10, 12], [20, 20]]
not_executed = "component"
headings.duel-cs = "SOUBOJE"

[[entry]]
id = "stand-off"
kind = "outcome"
see = ["attacks/battle"]
executed_by = "battle.battle"
"""

DIFFERENCES = """\
[[difference]]
id = "who-rolls"
entries = ["attacks/battle"]
severity = "changes-play"
follows = ["duel-cs"]
sources.duel-cs = [[10, 10]]
sources.duel-fi = [[4, 4]]
"""

CHANGES = """\
[[change]]
date = 2026-01-02
version = "1.0.0"
kind = "first-release"

[[change]]
date = 2026-03-04
version = "1.1.0"
kind = "meaning"
reason = "misread"
ids = ["attacks/battle"]
languages = ["cs", "fi"]
"""

TITLES = {
    "ko": ("전투", "대치 상황", "굴리는 사람"),
    "cs": ("Boj", "Nerozhodný výsledek", "Kdo hází"),
    "fi": ("Taistelu", "Tasatulos", "Kuka heittää"),
    "en": ("Battle", "Stand-off", "Who rolls"),
}
HOSTILE = "Lege <script>alert(1)</script> et <img src=x onerror=alert(2)> & {rule}`attacks/battle`."


def write_duel(rules: Path) -> Path:
    """Writes the small game into the folder `rules` and returns it."""
    (rules / "duel" / "chapters").mkdir(parents=True)
    (rules / "duel" / "game.toml").write_text(GAME, "utf-8")
    (rules / "duel" / "chapters" / "attacks.toml").write_text(CHAPTER, "utf-8")
    (rules / "duel" / "differences.toml").write_text(DIFFERENCES, "utf-8")
    (rules / "duel" / "board.toml").write_text(BOARD, "utf-8")
    (rules / "duel" / "changes.toml").write_text(CHANGES, "utf-8")
    (rules / "ids.lock").write_text("duel/attacks/tie -> duel/attacks/stand-off\n", "utf-8")
    for language, (battle, stand_off, who_rolls) in TITLES.items():
        texts = rules / language / "duel"
        (texts / "attacks").mkdir(parents=True)
        (texts / "differences").mkdir()
        (texts / "board").mkdir()
        (texts / "board" / "inn.md").write_text("---\ntitle: Taberna\n---\n\nHic bibitur.\n", "utf-8")
        (texts / "attacks" / "battle.md").write_text(
            f"---\ntitle: {battle}\naliases: [fight]\n---\n\nIacta 1 alea.\n\n"
            "{rule}`Par <attacks/stand-off>` finit, vide {rule}`attacks/stand-off`.\n",
            "utf-8",
        )
        (texts / "attacks" / "stand-off.md").write_text(
            f"---\ntitle: {stand_off} <b>&</b>\n---\n\n{HOSTILE}\n", "utf-8"
        )
        (texts / "differences" / "who-rolls.md").write_text(
            f"---\ntitle: {who_rolls}\n---\n\n## duel-cs\n\nIacit {{rule}}`oppugnator <attacks/battle>`.\n\n"
            "## duel-fi\n\nAmbo iaciunt.\n\n## reading\n\nOppugnator iacit.\n",
            "utf-8",
        )
    return rules


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """A rules folder of its own, for tests that spoil it."""
    return write_duel(tmp_path / "rules")


@pytest.fixture
def joust(duel: Path) -> Path:
    """The folder of a second game beside the first: the same rules under another name."""
    shutil.copytree(duel / "duel", duel / "joust")
    game = duel / "joust" / "game.toml"
    game.write_text(
        game.read_text("utf-8").replace('en = "Duel"', 'en = "Joust"').replace('"duel-', '"joust-'), "utf-8"
    )
    for file in ("chapters/attacks.toml", "differences.toml", "board.toml"):
        path = duel / "joust" / file
        path.write_text(path.read_text("utf-8").replace("duel-", "joust-"), "utf-8")
    for language in LANGUAGES:
        shutil.copytree(duel / language / "duel", duel / language / "joust")
        text = duel / language / "joust" / "differences" / "who-rolls.md"
        text.write_text(text.read_text("utf-8").replace("duel-", "joust-"), "utf-8")
    return duel / "joust"


@pytest.fixture(scope="session")
def writing_duel() -> Callable[[Path], Path]:
    """Writes the small game into a folder, for tests that build a variant of it."""
    return write_duel


@pytest.fixture(scope="session")
def project() -> Path:
    """The Sphinx project."""
    return content_folder("site")


@pytest.fixture(autouse=True)
def without_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Builds sites without what calculators run on, which tests in other processes download at any time.

    With it, every language is built anew.
    """
    monkeypatch.setattr(build, "find_runtime", lambda: None)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, project: Path) -> Path:
    """The site of the small game in four languages; not to be changed."""
    folder = tmp_path_factory.mktemp("reference")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(build, "find_runtime", lambda: None)
        build.build_site(write_duel(folder / "rules"), project, folder / "site", report=lambda _: None)
    return folder / "site"


@pytest.fixture
def edit() -> Callable[[Path, str, str], None]:
    """Replaces words in a file; fails when they are not there."""

    def replace(file: Path, old: str, new: str) -> None:
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")

    return replace


@pytest.fixture
def standing(built: Path, duel: Path) -> Path:
    """A copy of the built site where a test may build the game of `duel` again."""
    output = duel.parent / "site"
    shutil.copytree(built, output)
    return output


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def serve() -> Callable[[Path], AbstractContextManager[str]]:
    """Serves a folder as any plain file server would; gives its address."""

    @contextmanager
    def serving(folder: Path) -> Iterator[str]:
        handler = functools.partial(_Quiet, directory=folder)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/"
            server.shutdown()

    return serving


@pytest.fixture(scope="session")
def address(built: Path, serve: Callable[[Path], AbstractContextManager[str]]) -> Iterator[str]:
    """Where the site of the small game is served."""
    with serve(built) as address:
        yield address
