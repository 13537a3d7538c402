"""The app in tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from streamlit.components.v2 import manifest_scanner

from rulewright.corpus.content import content_folder


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets pages wait for their answers."""
    monkeypatch.syspath_prepend(str(content_folder("app")))
    import waiting

    monkeypatch.setattr(waiting, "AT_ONCE_SECONDS", 60)


@pytest.fixture(scope="session", autouse=True)
def _without_other_packages_components() -> Iterator[None]:
    """Spares every page the search of all installed packages for components, which a server makes once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", list)
        yield
