"""The tests' own helpers: what they measure and what they are called."""

from __future__ import annotations

import sys
from pathlib import Path

from rulewright.corpus.content import content_folder

TESTS = Path(__file__).parent


def test_what_is_not_measured_is_not_traced() -> None:
    assert not type(sys.gettrace()).__module__.startswith("coverage")


def test_no_helper_hides_a_module_of_the_app() -> None:
    """Both are imported by their bare names, and a process finds the one that it met first."""
    helpers, app = ({each.stem for each in folder.glob("*.py")} for folder in (TESTS, content_folder("app")))
    assert "wait_until" in helpers
    assert "solving" in app
    assert not helpers & app
