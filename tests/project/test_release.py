"""What is released has all that is needed where no copy of the project is, and nothing else."""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from rulewright.corpus.model import Corpus

ROOT = Path(__file__).parents[2]
spec = importlib.util.spec_from_file_location("release", ROOT / "scripts" / "release.py")
release = sys.modules["release"] = importlib.util.module_from_spec(spec)  # where its dataclasses look for their types
spec.loader.exec_module(release)


@pytest.fixture(scope="module")
def in_wheel() -> dict[str, int]:
    """The size of everything that will lie in a wheel, by its name there."""
    return {
        each.distribution_path: Path(each.path).stat().st_size
        for each in WheelBuilder(str(ROOT)).recurse_included_files()
    }


def shipped() -> Iterator[str]:
    for folder, place in release.SHIPPED_FOLDERS.items():
        for file in (ROOT / folder).rglob("*"):
            name = file.relative_to(ROOT).as_posix()
            if file.is_file() and file.parent.name != "__pycache__" and not name.startswith(release.EXCLUDED_FOLDERS):
                yield f"{place}{name.removeprefix(folder)}"


def test_a_wheel_has_all_that_is_used_and_nothing_else(in_wheel: dict[str, int]) -> None:
    assert set(in_wheel) == set(shipped())
    assert {
        "rulewright/py.typed",
        "rulewright/_content/app/main.py",
        "rulewright/_content/site/conf.py",
    } <= in_wheel.keys()


def test_a_wheel_has_every_text(in_wheel: dict[str, int], corpus: Corpus) -> None:
    texts = {f"rulewright/_content/rules/{text.file}" for each in corpus.documents for text in each.texts.values()}
    assert len(texts) > 4_000
    assert texts <= in_wheel.keys()


def test_no_file_is_large_by_mistake(in_wheel: dict[str, int]) -> None:
    assert max(in_wheel.values()) < 500_000
    assert sum(in_wheel.values()) < 4 * release.MOST_BYTES


def test_an_sdist_has_what_wheels_are_built_from() -> None:
    names = {each.distribution_path for each in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert {
        "pyproject.toml",
        "scripts/build_hook.py",
        "LICENSE",
        "README.md",
        "rules/ids.lock",
        "tests/conftest.py",
    } <= names
    assert not {name.split("/")[0] for name in names} & {".venv", "build", "dist", ".git"}


@pytest.mark.long
def test_a_release_is_built_and_tried() -> None:
    """Two builds are the same, and the wheel runs as users have it; `make release` has `twine` look at it, too."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        work.chmod(0o755)  # an ordinary user tries it there
        built = release.build_twice(work)
        release.check(built)
        release.test_wheel(built.wheel, work / release.TRIAL_FOLDER)
