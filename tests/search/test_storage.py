"""The index on disk: whatever happens to it, a search answers or says what to do."""

from __future__ import annotations

import contextlib
import gzip
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.atomic_write import staging_folder
from rulewright.corpus.findings import ContentError
from rulewright.language import Language
from rulewright.language.phrase import Phrase
from rulewright.search import building, storage
from rulewright.search.storage import BUILDING, STAMP, IndexFolderError, index_is_current, open_index


def home_of(folder: Path) -> Path:
    (home,) = (path.parent for path in folder.glob(f"*/{STAMP}"))
    return home


def finds(small: Path, folder: Path) -> bool:
    return bool(open_index(small, folder).search("hurt", Language.EN).hits)


def test_a_current_index_is_reused(small: Path, tmp_path: Path) -> None:
    built: list[Phrase] = []
    for _ in range(2):
        open_index(small, tmp_path / "index", built.append)
    (notice,) = built
    assert str(notice).startswith("Building the search index of")
    assert notice.render(Language.FI).startswith("Luodaan hakuhakemisto")
    assert index_is_current(small, tmp_path / "index")


def test_an_index_that_is_there_answers_without_reading_the_rules(small: Path, tmp_path: Path) -> None:
    def search() -> list[str]:
        program = (
            "import sys; from pathlib import Path\n"
            "from rulewright.language import Language; from rulewright.search.storage import open_index\n"
            "hits = open_index(*map(Path, sys.argv[1:])).search('stand-off', Language.FI).hits\n"
            "print(hits[0].id, hits[0].title, *sorted(each for each in sys.modules if each.startswith('rulewright.')))"
        )
        command = [sys.executable, "-c", program, str(small), str(tmp_path / "index")]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()

    built, again = search(), search()
    assert built[:3] == again[:3] == ["game/attacks/stand-off", "Stand-off", "fi"]
    assert "rulewright.corpus.loading" in built
    assert {"rulewright.corpus.loading", "rulewright.corpus.records", "rulewright.corpus.model"}.isdisjoint(again)


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def corrupt(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 0xFF
    path.write_bytes(content)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("damage", [truncate, corrupt, Path.unlink])
@pytest.mark.parametrize("pattern", ["*.pst", "*.trm", "*.toc", "voc*", "doc*", "shown*", "numbers*", STAMP])
def test_a_damaged_index_is_built_again(
    small: Path, tmp_path: Path, pattern: str, damage: Callable[[Path], None]
) -> None:
    folder = tmp_path / "index"
    assert finds(small, folder)
    damage(next(home_of(folder).glob(pattern)))
    assert not index_is_current(small, folder)
    assert finds(small, folder)
    assert index_is_current(small, folder)
    assert not list(folder.glob(f"{BUILDING}*"))


@pytest.mark.parametrize("stamp", ["{", "[]", "null", '{"files": 3}', '{"files": {}}', '{"files": {"../x": 1}}', '"x"'])
def test_a_foreign_folder_in_the_indexs_place_is_put_aside(small: Path, tmp_path: Path, stamp: str) -> None:
    folder = tmp_path / "index"
    assert finds(small, folder)
    home = home_of(folder)
    shutil.rmtree(home)
    home.mkdir()
    (home / STAMP).write_text(stamp, "utf-8")
    (home / "notes.txt").write_text("not an index", "utf-8")
    assert finds(small, folder)
    assert not (home / "notes.txt").exists()


@pytest.mark.parametrize("content", [b"written by another program", gzip.compress(b"{}", mtime=0)])
def test_a_foreign_index_with_a_true_stamp_is_built_again(small: Path, tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "index"
    assert finds(small, folder)
    home = home_of(folder)
    for path in home.iterdir():
        path.write_bytes(content)
    storage.stamp(home)
    assert storage._files(home).keys() >= {storage.VOCABULARY}  # its checksums are true
    assert finds(small, folder)
    assert (home / storage.VOCABULARY).read_bytes() != content


@pytest.mark.parametrize("content", [b"", gzip.compress(b"{}", mtime=0)])
@pytest.mark.parametrize("pattern", ["*.pst", "shown-en*"])
def test_a_file_that_only_a_search_reads_is_built_again_for_the_next(
    small: Path, tmp_path: Path, pattern: str, content: bytes
) -> None:
    folder = tmp_path / "index"
    assert finds(small, folder)
    home = home_of(folder)
    next(home.glob(pattern)).write_bytes(content)
    storage.stamp(home)
    with pytest.raises(Exception):  # noqa: B017, PT011  # whatever Whoosh or gzip raises
        finds(small, folder)
    assert finds(small, folder)
    assert next(home.glob(pattern)).read_bytes() != content


def test_a_file_in_the_indexs_place_is_put_aside(small: Path, tmp_path: Path) -> None:
    folder = tmp_path / "index"
    folder.mkdir()
    (folder / storage.index_name(small)).write_text("", "utf-8")
    assert finds(small, folder)


def test_a_locked_index_is_read(small: Path, tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    folder = tmp_path / "index"
    assert finds(small, folder)
    with (home_of(folder) / "MAIN_WRITELOCK").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert finds(small, folder)


def test_a_folder_that_cannot_be_written_is_reported_with_the_remedy(small: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    with pytest.raises(IndexFolderError, match="RULEWRIGHT_BUILD") as raised:
        open_index(small, blocked / "index")
    assert raised.value.code == "index-missing"


def test_a_full_disk_is_reported_and_leaves_nothing_behind(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(content: object, folder: Path, *_: object) -> None:
        (folder / "half.seg").write_bytes(b"")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(building, "write_index", full)
    with pytest.raises(IndexFolderError, match="There is no space left") as raised:
        open_index(small, tmp_path / "index")
    assert "Free some space" in str(raised.value.remedy)
    assert "RULEWRIGHT_BUILD" in str(raised.value.remedy)
    assert list((tmp_path / "index").iterdir()) == []


def test_changed_content_gets_a_new_index_beside_the_old(small: Path, tmp_path: Path) -> None:
    folder = tmp_path / "index"
    old = open_index(small, folder)
    (small / "en/game/attacks/stand-off.md").write_text("---\ntitle: Stand-off en\n---\n\nPeace.\n", "utf-8")
    new = open_index(small, folder)
    assert new.search("peace", Language.EN).hits
    assert not new.search("hurt", Language.EN, within=Language.EN).hits
    assert old.search("hurt", Language.EN, within=Language.EN).hits  # a reader that opened the old one goes on


def test_what_players_type_belongs_to_the_index(small: Path, tmp_path: Path) -> None:
    folder = tmp_path / "index"
    open_index(small, folder)
    phrases_file = small / "en/game/asked/attacks.toml"
    phrases_file.parent.mkdir()
    phrases_file.write_text('stand-off = ["dead heat"]\n', "utf-8")
    assert not index_is_current(small, folder)
    hits = open_index(small, folder).search("dead heat", Language.EN).hits
    assert hits[0].id == "game/attacks/stand-off"
    phrases_file.write_text("stand-off = 3\n", "utf-8")
    with pytest.raises(ContentError, match=phrases_file.name):
        open_index(small, folder)


def test_an_open_index_outlives_its_folder(small: Path, tmp_path: Path) -> None:
    index = open_index(small, tmp_path / "index")
    shutil.rmtree(tmp_path / "index")
    assert index.search("hurt", Language.EN).hits


def test_only_the_newest_indexes_remain(small: Path, tmp_path: Path) -> None:
    folder = tmp_path / "index"
    for number in range(5):
        text = f"---\ntitle: Stand-off en\n---\n\nPeace {number}.\n"
        (small / "en/game/attacks/stand-off.md").write_text(text, "utf-8")
        open_index(small, folder)
    assert 3 <= len(list(folder.glob(f"*/{STAMP}"))) <= 4
    assert index_is_current(small, folder)


def test_an_index_that_others_are_about_to_name_is_left_alone(small: Path, tmp_path: Path) -> None:
    folder = tmp_path / "index"
    assert finds(small, folder)
    with staging_folder(folder, BUILDING) as bench:
        finished = shutil.copytree(home_of(folder), bench / "new")
        text = small / "en/game/attacks/stand-off.md"
        text.write_text("---\ntitle: Stand-off en\n---\n\nPeace, not hurt.\n", "utf-8")
        assert finds(small, folder)
        assert (finished / STAMP).exists()


KILLED = """
import os, signal, sys
from pathlib import Path
from rulewright.search import building
from rulewright.search.storage import open_index

def killed(content, folder, *_, written=building.write_index):
    written(content, folder)
    os.kill(os.getpid(), signal.SIGKILL)

building.write_index = killed
rules, folder = map(Path, sys.argv[1:])
open_index(rules, folder)
"""


def test_a_kill_in_mid_build_leaves_the_old_index_working(small: Path, tmp_path: Path) -> None:
    folder = tmp_path / "index"
    open_index(small, folder)
    home = home_of(folder)
    text = small / "en/game/attacks/stand-off.md"
    before = text.read_text("utf-8")
    text.write_text("---\ntitle: Stand-off en\n---\n\nPeace.\n", "utf-8")
    done = subprocess.run([sys.executable, "-c", KILLED, str(small), str(folder)], capture_output=True, check=False)
    assert done.returncode == -9
    (left,) = folder.glob(f"{BUILDING}*")
    assert home_of(folder) == home  # nothing new has a name
    assert not index_is_current(small, folder)
    text.write_text(before, "utf-8")
    assert index_is_current(small, folder)
    assert finds(small, folder)
    text.write_text("---\ntitle: Stand-off en\n---\n\nQuiet.\n", "utf-8")
    assert open_index(small, folder).search("quiet", Language.EN).hits
    assert not left.exists()


def test_readers_find_a_whole_index_while_it_is_damaged_and_rebuilt(small: Path, tmp_path: Path) -> None:
    folder = tmp_path / "index"
    open_index(small, folder)
    home = home_of(folder)
    stop = threading.Event()
    answers: list[bool] = []
    problems: list[Exception] = []

    def read() -> None:
        while not stop.is_set():
            try:
                answers.append(bool(open_index(small, folder).search("hurt", Language.EN).hits))
            except Exception as problem:
                problems.append(problem)

    readers = [threading.Thread(target=read) for _ in range(4)]
    for reader in readers:
        reader.start()
    for _ in range(5):
        time.sleep(0.1)
        with contextlib.suppress(FileNotFoundError):  # a reader has just put the damaged one aside
            for path in home.glob("*.pst"):
                path.unlink(missing_ok=True)
    time.sleep(0.2)
    stop.set()
    for reader in readers:
        reader.join()
    assert problems == []
    assert len(answers) > 4
    assert all(answers)


def test_processes_that_build_the_same_index_at_once_all_get_it(small: Path, tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path\n"
        "from rulewright.language import Language; from rulewright.search.storage import open_index\n"
        "rules, folder = map(Path, sys.argv[1:])\n"
        "assert open_index(rules, folder).search('hurt', Language.EN).hits\n"
    )
    command = [sys.executable, "-c", script, str(small), str(tmp_path / "index")]
    running = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(3)]
    for process in running:
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 0, errors
    assert len(list((tmp_path / "index").iterdir())) == 1


def test_an_index_is_another_when_what_tells_the_facts_changes(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalog = tmp_path / "tellers" / "locales" / "en" / "facts.ftl"
    catalog.parent.mkdir(parents=True)
    (tmp_path / "tellers" / "__init__.py").write_text("raise ImportError('nobody need import it')\n", "utf-8")
    catalog.write_text("strength = Strength\n", "utf-8")
    game = small / "game" / "game.toml"
    without = storage.index_name(small)
    game.write_text(f'engine = "tellers"\n{game.read_text("utf-8")}', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    named = storage.index_name(small)
    catalog.write_text("strength = Force\n", "utf-8")
    assert len({without, named, storage.index_name(small)}) == 3
