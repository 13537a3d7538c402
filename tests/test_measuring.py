"""Measuring which branches tests reach slows down no test that is not to be measured."""

from __future__ import annotations

import sys


def test_what_is_not_measured_is_not_traced() -> None:
    assert not type(sys.gettrace()).__module__.startswith("coverage")
