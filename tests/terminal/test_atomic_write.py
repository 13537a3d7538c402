"""What is replaced is afterwards the old or the new, wherever it was stopped; the next one clears up."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fault_injection import full_at, killed_at, refused_at
from rulewright.atomic_write import write_atomically
from rulewright.checking.links import write_lock
from rulewright.corpus.files import LOCK_FILE
from rulewright.language import Language
from rulewright.reference.build import _clear_up, _publish
from rulewright.reference.digests import DIGESTS_FILE
from rulewright.search.storage import STAMP, open_index

FAULTS = pytest.mark.parametrize("faults", [refused_at, killed_at])
Faults = Callable[[Callable[[], object], Path], Iterator[int]]


@FAULTS
def test_a_file_is_the_old_or_the_new(faults: Faults, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text("old")
    seen = set()
    for _ in faults(lambda: write_atomically(file, "new"), tmp_path):
        seen.add(file.read_text())
        write_atomically(file, "old")
        assert [each.name for each in tmp_path.iterdir()] == [file.name]
    assert seen == {"old", "new"}


def test_a_full_disk_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text("old")
    sizes = []
    for size in full_at(lambda: write_atomically(file, "n" * 100), range(0, 101, 10)):
        sizes.append(size)
        assert file.read_text() == ("n" * 100 if size == 100 else "old")
        assert [each.name for each in tmp_path.iterdir()] == [file.name]
    assert sizes[-1] == 100


@FAULTS
def test_the_lock_of_ids_is_the_old_or_the_new(faults: Faults, small: Path) -> None:
    lock = small / LOCK_FILE
    lines = lock.read_text("utf-8").splitlines(keepends=True)
    old = "".join(line for line in lines if "stand-off" not in line)
    lock.write_text(old, "utf-8")
    write_lock(small)
    new = lock.read_text("utf-8")
    lock.write_text(old, "utf-8")
    for _ in faults(lambda: write_lock(small), small):
        assert lock.read_text("utf-8") in (old, new)
        lock.write_text(old, "utf-8")
    write_lock(small)
    assert lock.read_text("utf-8") == new
    assert not list(small.glob(f".{LOCK_FILE}*"))


@pytest.mark.long  # builds it some sixty times
@FAULTS
def test_an_index_is_there_or_not(faults: Faults, small: Path, tmp_path: Path) -> None:
    folder = tmp_path / "index"

    def exists() -> bool:
        return bool(open_index(small, folder).search("hurt", Language.EN).hits)

    assert exists()
    (old,) = folder.iterdir()
    (small / "en/game/attacks/stand-off.md").write_text("---\ntitle: Stand-off en\n---\n\nNot hurt.\n", "utf-8")
    sizes = set()
    for _ in faults(lambda: open_index(small, folder), folder):
        whole = {home for home in folder.glob("[!.]*") if json.loads((home / STAMP).read_text("utf-8"))}
        assert old in whole
        sizes.add(len(whole))
        for new in whole - {old}:
            shutil.rmtree(new)
    assert sizes == {1, 2}
    assert exists()
    assert not list(folder.glob(".*"))


def content(folder: Path) -> dict[str, str]:
    return {file.relative_to(folder).as_posix(): file.read_text() for file in folder.rglob("*") if file.is_file()}


OLD = {"cs/index.html": "old", "gone/index.html": "old", "ko/index.html": "same"}
NEW = {"cs/index.html": "new", "added/index.html": "new", "ko/index.html": "same"}


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


@FAULTS
@pytest.mark.parametrize("old", [OLD, {}])
def test_a_site_is_the_old_or_the_new(faults: Faults, tmp_path: Path, old: dict[str, str]) -> None:
    """After the next build has cleared up, which is needed only where one was killed between two renames."""
    output, work = tmp_path / "site", tmp_path / ".site-build"
    write(work / "site", NEW)
    write(output, old)
    seen = set()
    for _ in faults(lambda: _publish(work, output, {Language.EN: "new"}), tmp_path):
        if faults is refused_at:
            assert output.exists() == bool(old) or content(output).items() >= NEW.items()
        _clear_up(work, output)
        published = content(output)
        is_new = published.pop(DIGESTS_FILE, None) is not None
        assert published == (NEW if is_new else old)
        assert [each.name for each in work.iterdir()] == ["site"]
        seen.add(is_new)
        shutil.rmtree(output, ignore_errors=True)
        write(output, old)
    assert seen == ({False, True} if old else {False})
    assert content(output).items() >= NEW.items()
