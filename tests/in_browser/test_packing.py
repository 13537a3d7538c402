"""What is loaded into browsers: pinned as everything is, small, and without what no answer needs."""

from __future__ import annotations

import gzip
import io
import json
import sys
import tarfile
from pathlib import Path

import pytest

from rulewright.browser import runtime_download
from rulewright.browser.engine_archive import ENGINE_FOLDER, ENGINE_MANIFEST
from rulewright.browser.runtime_download import DownloadError

ROOT = Path(__file__).parents[2]
MOST_BYTES = 9_000_000
SCRIPT = "pyodide.js"


def test_wheels_are_those_that_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    from lock_browser import LOCK, wheels

    assert LOCK.read_text("utf-8") == wheels((ROOT / "requirements.txt").read_text("utf-8"))


def test_a_lock_names_no_host() -> None:
    for file in (ROOT / "src/rulewright/browser/lock").iterdir():
        assert "://" not in file.read_text("utf-8")


def test_what_is_sent_is_small(engine: Path) -> None:
    files = json.loads((engine / ENGINE_MANIFEST).read_text())["files"]
    sizes = {kind: each["size"] for kind, each in files.items()}
    for kind, each in files.items():
        assert (engine / ENGINE_FOLDER / each["name"]).stat().st_size == sizes[kind]
    script = gzip.compress(
        (engine / ENGINE_FOLDER / files[SCRIPT]["name"]).read_bytes()
    )  # a script is compressed on its way
    assert sum(sizes.values()) - sizes[SCRIPT] + len(script) <= MOST_BYTES


def test_texts_and_tools_stay_with_the_site(engine: Path) -> None:
    files = json.loads((engine / ENGINE_MANIFEST).read_text())["files"]
    packed = gzip.decompress((engine / ENGINE_FOLDER / files["program.tar.gz"]["name"]).read_bytes())
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        names = archive.getnames()
        catalog = archive.extractfile("rulewright/language/locales/compiled/fi.json")
        assert catalog is not None
        messages = catalog.read().decode()
    assert "field-cannot-be-given" in messages
    assert "help-forecast" not in messages
    assert "rulewright/browser/worker_api.pyc" in names
    assert "rulewright/browser/generated.marshal" in names
    assert not [
        name for name in names if name.endswith((".md", ".py", ".ftl")) or "/search/" in name or "/game/" in name
    ]
    assert not [name for name in names if name.endswith(".toml") and "rules/talisman/" in name]  # its records are there


def test_licences_stand_beside(engine: Path) -> None:
    licences = (engine / ENGINE_FOLDER / "licenses.txt").read_text("utf-8")
    for part in ("Mozilla Public License 2.0", "PSF License", "pydantic-", "typing_extensions-", "MIT License"):
        assert part in licences


def test_what_cannot_be_had_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_BUILD", str(tmp_path))
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(DownloadError):
        runtime_download.download_runtime(lambda _: None)
    assert runtime_download.find_runtime() is None
    assert not list((tmp_path / "browser").iterdir())
