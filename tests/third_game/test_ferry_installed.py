"""The small game as a package that its entry point offers, beside the games of the folder of rules."""

from __future__ import annotations

import json
import os
import py_compile
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from rulewright.browser import engine_archive
from rulewright.corpus.content import BUILD_VARIABLE
from rulewright.corpus.loading import load_corpus
from rulewright.situations.game_packages import GamePackages

pytestmark = pytest.mark.thorough  # starts processes all the time
Python = Callable[..., str]
BESIDE = "from pathlib import Path; from rulewright.situations.plugins import *; small = Path({small!r})\n"


@pytest.fixture(scope="module")
def shared_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the installed game is built, once for all tests that leave it as it is."""
    return tmp_path_factory.mktemp("installed-build")


@pytest.fixture
def python(environment: dict[str, str], shared_build: Path, tmp_path: Path) -> Python:
    """Runs Python where the game is installed; a game met `first` is built in a folder of the test's own."""

    def python(*arguments: str, stdin: str = "", first: Path | None = None) -> str:
        path = environment["PYTHONPATH"] if first is None else f"{first}:{environment['PYTHONPATH']}"
        own = {**environment, "PYTHONPATH": path, BUILD_VARIABLE: str(tmp_path / "build" if first else shared_build)}
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=own, input=stdin, capture_output=True, text=True, check=True).stdout

    return python


@pytest.fixture
def project(tmp_path: Path, installed: Path) -> Path:
    """A copy of the installed game on a path of its own, to be broken; it is met before the other."""
    return Path(shutil.copytree(installed, tmp_path / "copy", ignore=shutil.ignore_patterns("__pycache__")))


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_its_situations_stand_beside_those_of_the_other_games(python: Python, games: GamePackages) -> None:
    listing = json.loads(python("-m", "rulewright", "situations", "--json"))
    assert {each["id"] for each in listing["situations"]} == {*games.catalogue.situations, "night-ferry/crossing"}


def test_it_is_read_and_resolved(python: Python) -> None:
    output = python("-m", "rulewright", "show", "crossing/turning-back", "--lang", "fi")
    assert output.startswith("Takaisin kääntyminen  night-ferry/crossing/turning-back\n")
    assert "talisman/attacks/stand-off" in python("-m", "rulewright", "show", "attacks/stand-off")
    request = json.dumps({"situation": "night-ferry/crossing", "lanterns": 2})
    answer = json.loads(python("-m", "rulewright", "resolve", "-", "--json", stdin=request))
    assert answer["probability"] == {"across": "8/9", "back": "0", "lost": "1/9"}


@pytest.mark.site
def test_one_site_has_all_games_in_the_languages_of_each(python: Python, small: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    program = BESIDE + (
        "from rulewright.corpus.content import content_folder; from rulewright.reference.build import build_site\n"
        "build_site(with_plugins(small), content_folder('site'), Path({site!r}))"
    )
    python("-c", program.format(small=str(small), site=str(site)))
    assert "Die Überfahrt" in (site / "de/night-ferry/crossing/crossing/index.html").read_text("utf-8")
    assert "Battle fi" in (site / "fi/game/attacks/battle/index.html").read_text("utf-8")


def test_the_index_is_built_anew_where_an_installed_text_changes(python: Python, small: Path, project: Path) -> None:
    program = BESIDE + "from rulewright.search.storage import index_name; print(index_name(with_plugins(small)))"
    program = program.format(small=str(small))
    before = python("-c", program, first=project)
    assert python("-c", program, first=project) == before
    edit(project / "night_ferry/rules/en/night-ferry/board/jetty.md", "jetty", "pier")
    assert python("-c", program, first=project) != before


@pytest.mark.parametrize(
    ("file", "old", "new", "cause"),
    [
        ("night_ferry/rules/fi/night-ferry/board/jetty.md", "title:", "titel:", "The installed game night-ferry: "),
        ("night_ferry/rules/night-ferry/game.toml", "[title]", "[titel", "Not valid TOML"),
        ("night_ferry-1.0.dist-info/entry_points.txt", "= night_ferry", "= day_ferry", "no package that is installed"),
        ("night_ferry-1.0.dist-info/entry_points.txt", "night-ferry =", "ferry =", "There is no such file."),
    ],
)
def test_a_broken_one_stops_no_other(
    python: Python, small: Path, project: Path, file: str, old: str, new: str, cause: str
) -> None:
    edit(project / file, old, new)
    program = (
        BESIDE
        + "from rulewright.situations.game_packages import GamePackages\nrules = with_plugins(small)\n"
        + (
            "games = GamePackages.from_folder(rules)\nprint(*games, *games.catalogue.situations)\n"
            "print(*plugin_findings(small), sep='\\n')"
        )
    )
    games, *findings = python("-c", program.format(small=str(small)), first=project).splitlines()
    assert games == "game"
    assert cause in findings[0]
    assert "[broken-plugin]" in findings[0]


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "cause"),
    [
        ("package.py", "from pathlib", "from no_such_library", "game.toml", "no_such_library"),
        ("situations.py", "tuple(Result)", "1 / 0", "night_ferry/situations.py", "ZeroDivisionError"),
    ],
)
def test_check_says_what_is_wrong_with_the_package_of_one(
    python: Python, project: Path, file: str, old: str, new: str, place: str, cause: str
) -> None:
    edit(project / "night_ferry" / file, old, new)
    output = python("-c", "import sys; from rulewright.terminal.cli import main\ntry: main()\nexcept SystemExit: pass",
                  "check", "--json", first=project)  # fmt: skip
    [finding] = json.loads(output)["findings"]
    assert finding["code"] == "broken-plugin"
    assert finding["file"].endswith(place)
    assert cause in finding["cause"]
    document = python("-m", "rulewright", "show", "crossing/turning-back", "--lang", "fi", first=project)
    assert document.startswith("Takaisin kääntyminen  night-ferry/crossing/turning-back\n")


def test_a_game_of_the_folder_is_not_replaced(python: Python, small: Path) -> None:
    (small / "game").rename(small / "night-ferry")
    program = BESIDE + "print((with_plugins(small) / 'night-ferry').resolve(), *plugin_findings(small))"
    output = python("-c", program.format(small=str(small)))
    assert output.startswith(f"{small}/night-ferry ")
    assert "has a game of that id" in output


@dataclass(frozen=True)
class PlainRuntime:
    """Compiles for the Python that runs the tests, in place of a browser's."""

    folder: Path

    def compile(self, tasks: Iterable[tuple[Path, Path, str]]) -> None:
        for source, target, name in tasks:
            target.parent.mkdir(parents=True, exist_ok=True)
            py_compile.compile(str(source), str(target), name, doraise=True)


def test_a_browser_gets_its_code_with_the_engines(third_game: Path, tmp_path: Path) -> None:
    """What is packed answers by itself, where neither the game nor its rules are installed."""
    program = tmp_path / "program"
    for name, content in engine_archive._program_files(
        PlainRuntime(tmp_path / "runtime"), third_game, load_corpus(third_game)
    ):
        (program / name).parent.mkdir(parents=True, exist_ok=True)
        (program / name).write_bytes(content)
    program_text = 'import sys; from rulewright.browser.worker_api import resolve; print(resolve(sys.argv[1], "fi"))'
    request = json.dumps({"situation": "night-ferry/crossing", "lanterns": 2, "goal": "not-lost"})
    own = {"PATH": os.environ["PATH"], "PYTHONPATH": str(program)}
    command = [sys.executable, "-c", program_text, request]
    done = subprocess.run(command, env=own, cwd=tmp_path, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    # The wind blows one out before the landing with 1/3, and then the ferry turns back.
    assert answer["probability"] == {"across": "2/3", "back": "1/3", "lost": "0"}
    assert answer["advice"][0]["text"] == "Käänny takaisin."
