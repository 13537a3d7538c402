"""The app in tests."""

from __future__ import annotations

import pytest

from rulewright.content import content_folder


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets pages wait for their answers."""
    monkeypatch.syspath_prepend(str(content_folder("app")))
    import waiting

    monkeypatch.setattr(waiting, "AT_ONCE_SECONDS", 60)
