"""The tests' own helpers: what they measure and what they are called."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rulewright.corpus.content import content_folder

TESTS = Path(__file__).parents[1]


def test_what_is_not_measured_is_not_traced() -> None:
    assert not type(sys.gettrace()).__module__.startswith("coverage")


def test_no_helper_hides_a_module_of_the_app() -> None:
    """Both are imported by their bare names, and a process finds the one that it met first."""
    helpers, app = ({each.stem for each in folder.glob("*.py")} for folder in (TESTS, content_folder("app")))
    assert "wait_until" in helpers
    assert "solving" in app
    assert not helpers & app


def test_files_and_folders_that_are_ordered_or_measured_are_there(pytestconfig: pytest.Config) -> None:
    (shared,) = (each for each in pytestconfig.pluginmanager.get_plugins() if is_shared_conftest(each))
    assert [*TESTS.rglob(shared.FIRST)]
    folders = {path.name for path in TESTS.iterdir() if path.is_dir()}
    assert {shared.NEXT, *shared.LAST, *shared.MEASURED} <= folders


def is_shared_conftest(plugin: object) -> bool:
    return getattr(plugin, "__file__", None) == str(TESTS / "conftest.py")
