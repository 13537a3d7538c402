"""Games' packages: loaded in one place, when they are first asked, with a message where they cannot be had."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from pkgutil import iter_modules

import pytest

from rulewright.checking.content import check_content
from rulewright.corpus.findings import ContentError
from rulewright.language import LANGUAGES, Language
from rulewright.reference.worked_examples import list_calculators
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages, UnknownEngineError
from rulewright.situations.package import GamePackage


@pytest.fixture
def named(small: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], Path]:
    """A small rules folder whose game names an engine; modules for it can be written into its parent."""
    monkeypatch.syspath_prepend(tmp_path)

    def name(engine: str) -> Path:
        game = small / "game" / "game.toml"
        game.write_text(f'engine = "{engine}"\n{game.read_text("utf-8")}', "utf-8")
        return small

    return name


def test_every_game_has_a_package(games: GamePackages, corpus) -> None:
    assert [*games] == [*corpus.games]
    for game in games:
        assert isinstance(games[game], GamePackage)
        assert all(
            each == situation.id and each.startswith(f"{game}/") for each, situation in games[game].situations().items()
        )
    with pytest.raises(KeyError):
        games["another"]


def test_a_game_without_an_engine_can_only_be_read(small: Path, corpus) -> None:
    games = GamePackages.from_folder(small)
    package = games["game"]
    entry = next(iter(corpus.entries.values()))
    assert (package.board(), package.flow(), package.facts(entry), package.trial(entry)) == (None, None, None, None)
    assert games.catalogue.situations == {}
    assert games.code_folders() == ()


@pytest.mark.parametrize(
    ("engine", "code", "cause"),
    [
        ("no_such_game", None, "The engine no_such_game is not installed."),
        ("rulewright.games.chess", None, "The engine rulewright.games.chess is not installed."),
        ("rulewright.language", None, "cannot be imported: No module named 'rulewright.language.package'."),
        ("half_made", "import a_library_that_is_not_there", "cannot be imported: No module named 'a_library_that"),
        ("half_made", "", "half_made.package.open_package does not give a GamePackage."),
        ("half_made", "open_package = 3", "half_made.package.open_package does not give a GamePackage."),
        ("half_made", "def open_package(rules): return object()", "does not give a GamePackage."),
    ],
)
def test_an_engine_that_cannot_be_had_is_named(named, tmp_path, engine, code, cause) -> None:
    if code is not None:
        (tmp_path / "half_made").mkdir()
        (tmp_path / "half_made" / "package.py").write_text(code, "utf-8")
    rules = named(engine)
    try:
        with pytest.raises(UnknownEngineError) as raised:
            GamePackages.from_folder(rules).package("game")
        assert (raised.value.code, raised.value.input) == ("unknown-engine", engine)
        assert cause in str(raised.value.message)
        assert {raised.value.message.render(each) for each in LANGUAGES if each is not Language.EN} != {
            str(raised.value.message)
        }
        (finding,) = check_content(rules)
        assert (finding.code, finding.file, finding.line) == ("unknown-engine", "game/game.toml", 1)
    finally:
        for name in [each for each in sys.modules if each.split(".")[0] == "half_made"]:
            del sys.modules[name]


@pytest.mark.parametrize("engine", ["..package", "", "a-b", "os.system('')"])
def test_an_engine_is_the_name_of_a_package(named, engine) -> None:
    rules = named(engine)
    with pytest.raises(ContentError, match="engine"):
        GamePackages.from_folder(rules)
    assert ("bad-value", "game/game.toml", 1) in {(each.code, each.file, each.line) for each in check_content(rules)}


def test_reading_the_games_reads_no_package(third_game: Path) -> None:
    """A process of its own, because this one has imported everything."""
    program = (
        "import sys; from pathlib import Path; from rulewright.situations.game_packages import GamePackages\n"
        f"games = GamePackages.from_folder(Path({str(third_game)!r}))\n"
        "print(*[each for each in sys.modules if 'ferry' in each])\n"
        "games['night-ferry']; print(*sorted(each for each in sys.modules if 'ferry' in each))"
    )
    output = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert output.splitlines() == ["", "night_ferry night_ferry.package"]


def test_links_call_a_situation_by_a_name_that_no_other_has(third_game: Path) -> None:
    [crossing] = GamePackages.from_folder(third_game).catalogue.situations.values()
    formless = replace(crossing, id="first/crossing", form_defaults={})
    catalogue = Catalogue([formless, crossing, replace(crossing, id="another/crossing")])
    assert catalogue.link_names == {"night-ferry/crossing": "crossing", "another/crossing": "another/crossing"}
    links = {each: list_calculators(catalogue, each, Language.FI) for each in ("first", "night-ferry", "another")}
    assert {each: [(link.situation, link.query) for link in group] for each, group in links.items()} == {
        "first": [],
        "night-ferry": [("night-ferry/crossing", "")],
        "another": [("another/crossing", "")],
    }


def test_every_situation_that_a_games_modules_have_is_offered(games: GamePackages) -> None:
    """A game with many situations has a package of modules, each with its own; one with few may have one module."""
    for game, engine in games.engines.items():
        whole = importlib.import_module(f"{engine}.situations")
        modules = [
            importlib.import_module(f"{whole.__name__}.{each.name}")
            for each in iter_modules(getattr(whole, "__path__", ()))
        ]
        had = {vars(module)["SITUATION"].id for module in modules if "SITUATION" in vars(module)}
        assert not had or set(games[game].situations()) == had


def test_situation_is_imported_on_demand(games: GamePackages) -> None:
    """A process of its own, because this one has imported everything."""
    imported, *others = [next(iter(games[game].situations())) for game in games]
    program = (
        "import sys; from pathlib import Path; from rulewright.situations.game_packages import GamePackages\n"
        f"catalogue = GamePackages.from_folder(Path({str(games.rules)!r})).catalogue\n"
        f"print(catalogue.get_situation({imported!r}).request.__module__, *sys.modules)"
    )
    output = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    other = {games[each.split("/")[0]].situations()[each].request.__module__ for each in others}
    every = {each.request.__module__ for game in games for each in games[game].situations().values()}
    assert output[0] in output[1:]
    assert other.isdisjoint(output)
    assert len(every & set(output)) < len(every) / 2
