"""Where what is built is kept: in the user's cache, or where that cannot be written in a temporary folder of theirs."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.corpus import content
from rulewright.corpus.content import BUILD_VARIABLE, build_folder, user_folder


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything is that a user outside a checkout has; the home is yet to be made."""
    monkeypatch.setattr(content, "_CHECKOUT", tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    monkeypatch.delenv(BUILD_VARIABLE)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "홈 집"))
    (tmp_path / "tmp").mkdir()
    return tmp_path


@pytest.fixture
def messages() -> list[str]:
    return []


@pytest.fixture
def tell(messages: list[str]) -> Callable[[object], None]:
    return lambda sentence: messages.append(str(sentence))


def test_the_cache_is_taken_whether_it_is_there_or_not(installed: Path, tell: Callable, messages: list[str]) -> None:
    cache = installed / "홈 집/.cache/rulewright"
    assert build_folder(tell) == cache
    cache.mkdir(parents=True)
    assert build_folder(tell) == cache
    assert (messages, list((installed / "tmp").iterdir())) == ([], [])


@pytest.mark.parametrize("home", ["/dev/null", "/proc/none"])
def test_unwritable_home_is_reported_once(
    installed: Path, monkeypatch: pytest.MonkeyPatch, home: str, tell: Callable, messages: list[str]
) -> None:
    monkeypatch.setenv("HOME", home)
    if home.startswith("/proc"):  # whoever runs the tests may write everywhere else
        monkeypatch.setattr(content.os, "access", lambda path, _mode: not str(path).startswith("/proc"))
    folder = build_folder(tell)
    assert (folder.parent, folder.stat().st_mode & 0o777) == (installed / "tmp", 0o700)
    assert build_folder(tell) == folder
    assert len(messages) == 1
    assert all(each in messages[0] for each in (f"{home}/.cache/rulewright", str(folder), BUILD_VARIABLE))


def test_a_user_whom_nobody_knows_has_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert user_folder("XDG_DATA_HOME", ".local/share") == Path("/.local/share")


@pytest.mark.parametrize("kind", ["open", "linked", "a file"])
def test_a_folder_that_others_could_have_filled_is_not_taken(
    installed: Path, monkeypatch: pytest.MonkeyPatch, kind: str, tell: Callable, messages: list[str]
) -> None:
    monkeypatch.setenv("HOME", "/dev/null")
    folder = build_folder()
    folder.rmdir()
    match kind:
        case "open":
            folder.mkdir()
            folder.chmod(0o777)
        case "linked":
            (installed / "theirs").mkdir(mode=0o700)
            folder.symlink_to(installed / "theirs")
        case _:
            folder.write_text("")
    assert build_folder(tell) == Path("/dev/null/.cache/rulewright")
    assert messages == []


def test_without_any_temporary_folder_the_cache_says_why(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> str:
        raise FileNotFoundError("No usable temporary directory found")

    monkeypatch.setenv("HOME", "/dev/null")
    monkeypatch.setattr(tempfile, "gettempdir", none)
    assert build_folder() == Path("/dev/null/.cache/rulewright")
