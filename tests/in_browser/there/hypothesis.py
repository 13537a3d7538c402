"""Stands for Hypothesis, which is compiled for this machine and not for browsers: tests of properties are skipped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


class _Nothing:
    """Whatever is asked of it."""

    def __getattr__(self, _: str) -> Any:
        return self

    def __call__(self, *_: object, **__: object) -> Any:
        return self

    def __or__(self, _: object) -> Any:
        return self


strategies = HealthCheck = _Nothing()


def given(*_: object, **__: object) -> Any:
    return pytest.mark.skip(reason="Hypothesis is not there.")


def settings(*_: object, **__: object) -> Callable[[Any], Any]:
    return lambda test: test


example = settings
