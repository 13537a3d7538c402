"""Installed games beside those of a folder of rules: what is linked to, and what is left out. They are not installed
here: an entry point says that they are; `tests/third_game` installs one.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rulewright.corpus.content import BUILD_VARIABLE, RULES_VARIABLE
from rulewright.corpus.loading import load_corpus
from rulewright.situations import plugins
from rulewright.situations.plugins import GROUP, plugin_findings, readers_folder, with_plugins


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, third_game: Path) -> Callable[..., None]:
    """Has entry points tell of games; what is built goes to a folder of the test's own."""
    monkeypatch.setenv(BUILD_VARIABLE, str(tmp_path / "build"))

    def install(**games: str) -> None:
        points = tuple(EntryPoint(name.replace("_", "-"), package, GROUP) for name, package in games.items())
        monkeypatch.setattr(plugins, "entry_points", lambda group: points if group == GROUP else ())

    return install


def test_without_any_the_folder_is_the_one_that_is_read(install: Callable, small: Path) -> None:
    install()
    assert with_plugins(small) == small
    assert plugin_findings(small) == []


def test_both_are_read_from_one_folder(install: Callable, small: Path) -> None:
    install(night_ferry="night_ferry")
    folder = with_plugins(small)
    corpus = load_corpus(folder)
    assert [*corpus.games] == ["game", "night-ferry"]
    assert {"game/attacks/battle", "night-ferry/crossing/crossing"} <= {*corpus.entries}
    assert (folder / "ids.lock").read_text("utf-8").startswith("game/attacks/battle\n")
    assert with_plugins(small) == folder
    (small / "another").mkdir()
    assert with_plugins(small) != folder


@pytest.mark.parametrize(
    ("games", "cause"),
    [
        ({"night_ferry": "no_such_game"}, "names no_such_game, which is no package that is installed."),
        ({"night_ferry": "no_such_game.part"}, "names no_such_game.part, which is no package that is installed."),
        ({"night_ferry": "json.tool"}, "names json.tool, which is no package that is installed."),
        ({"ferry": "night_ferry"}, "There is no such file."),
    ],
)
def test_what_cannot_be_used_is_left_out(install: Callable, small: Path, games: dict[str, str], cause: str) -> None:
    install(**games)
    assert [*load_corpus(with_plugins(small)).games] == ["game"]
    [finding] = plugin_findings(small)
    assert cause in finding.cause
    assert (finding.code, finding.line) == ("broken-plugin", 1)


def test_a_chosen_folder_is_read_alone(install: Callable, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(night_ferry="night_ferry")
    monkeypatch.setenv(RULES_VARIABLE, str(small))
    assert readers_folder() == small
