"""The cached corpus is the loaded one, until a file changes; no file can make it run code."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from rulewright.corpus import cache
from rulewright.corpus.cache import cached_corpus
from rulewright.corpus.content import BUILD_VARIABLE
from rulewright.corpus.findings import ContentError
from rulewright.corpus.model import Corpus
from rulewright.language import Language


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(BUILD_VARIABLE, str(tmp_path / "build"))
    return tmp_path / "build"


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders whose files were read."""
    folders: list[Path] = []
    load = cache._load
    monkeypatch.setattr(cache, "_load", lambda rules: folders.append(rules) or load(rules))
    return folders


def written(build: Path) -> Path:
    (file,) = (build / "corpus").iterdir()
    return file


def test_everything_is_the_same_as_in_the_loaded_corpus(
    build: Path, rules: Path, corpus: Corpus, loads: list[Path]
) -> None:
    for _ in range(2):
        assert cached_corpus(rules) == corpus
    assert loads == [rules]
    assert list(cached_corpus(rules).entries) == list(corpus.entries)


@pytest.mark.usefixtures("build")
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [("en/game/attacks/battle.md", "1 die", "2 die"), ("game/chapters/attacks.toml", "procedure", "component")],
)
def test_a_changed_file_is_read_even_with_its_size_and_time_of_before(
    small: Path, loads: list[Path], file: str, old: str, new: str
) -> None:
    before = cached_corpus(small)
    path = small / file
    time = path.stat().st_mtime_ns
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    os.utime(path, ns=(time, time))
    assert cached_corpus(small) != before
    assert len(loads) == 2


@pytest.mark.usefixtures("build")
def test_a_new_text_is_read(small: Path, loads: list[Path]) -> None:
    cached_corpus(small)
    (small / "fi/game/attacks/stray.md").write_text("---\ntitle: Stray\n---\n\nStray.\n", "utf-8")
    with pytest.raises(ContentError, match="stray"):
        cached_corpus(small)
    assert len(loads) == 2


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"",
        lambda content: content[:-1],
        lambda content: content.replace(b"Battle fi", b"Battle xx"),
        lambda content: b"\0" * len(content),
    ],
)
def test_a_damaged_cache_is_written_anew(
    build: Path, small: Path, loads: list[Path], damage: Callable[[bytes], bytes]
) -> None:
    cached_corpus(small)
    content = written(build).read_bytes()
    assert damage(content) != content
    written(build).write_bytes(damage(content))
    assert cached_corpus(small).title("game/attacks/battle", Language.FI) == "Battle fi"
    assert written(build).read_bytes() == content
    assert len(loads) == 2


def call(module: str, name: str, argument: str) -> bytes:
    """A pickle that calls a function."""
    texts = (b"\x8c" + bytes([len(each)]) + each for each in (module.encode(), name.encode(), argument.encode()))
    first, second, third = texts
    return b"\x80\x04" + first + second + b"\x93" + third + b"\x85R."


@pytest.mark.parametrize(
    ("module", "name"), [("os", "mkdir"), ("rulewright.corpus.cache", "os.mkdir"), ("rulewright.language", "Language")]
)
def test_a_foreign_file_runs_nothing(build: Path, small: Path, tmp_path: Path, module: str, name: str) -> None:
    corpus = cached_corpus(small)
    key = written(build).read_bytes()[: cache._DIGEST_SIZE]
    harm = tmp_path / "harm"
    pickled = call(module, name, "fi" if name == "Language" else str(harm))
    assert pickle.loads(pickled) != corpus  # it does what it says
    assert harm.exists() == (name != "Language")
    if harm.exists():
        harm.rmdir()
    written(build).write_bytes(key + sha256(pickled).digest() + pickled)
    assert cached_corpus(small) == corpus
    assert not harm.exists()


def test_rules_are_read_where_nothing_can_be_written(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loads: list[Path]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(BUILD_VARIABLE, str(tmp_path / "file"))
    assert cached_corpus(small) == cached_corpus(small)
    assert len(loads) == 2


def test_a_change_behind_a_symbolic_link_is_noticed(build: Path, small: Path, tmp_path: Path) -> None:
    (small / "fi").rename(tmp_path / "fi")
    (small / "fi").symlink_to(tmp_path / "fi")
    assert cached_corpus(small).title("game/attacks/battle", Language.FI) == "Battle fi"
    text = tmp_path / "fi/game/attacks/battle.md"
    text.write_text(text.read_text("utf-8").replace("Battle fi", "Taistelu"), "utf-8")
    assert cached_corpus(small).title("game/attacks/battle", Language.FI) == "Taistelu"
    (small / "fi").unlink()
    (small / "fi").symlink_to(small / "en")
    assert cached_corpus(small).title("game/attacks/battle", Language.FI) != "Taistelu"
    assert len(list((build / "corpus").iterdir())) == 1


@pytest.mark.usefixtures("build")
def test_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        cached_corpus(tmp_path / "none")
