"""What a server answers from: built where it is missing, read when it is needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.language import Language
from rulewright.search.index import SearchIndex
from rulewright.server import library


def test_an_index_that_is_there_is_read_once_it_is_needed(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[SearchIndex] = []
    reading = library.open_index

    def counted(*details: object) -> SearchIndex:
        opened.append(reading(*details))
        return opened[-1]

    monkeypatch.setattr(library, "open_index", counted)
    monkeypatch.setattr(library, "_open", {})
    monkeypatch.setenv("RULEWRIGHT_BUILD", str(tmp_path))
    notices: list[str] = []
    library.open_library(small, notices.append)
    assert (len(opened), len(notices)) == (1, 1)  # it was missing, and is built before anybody comes
    library._open.clear()
    again = library.open_library(small, notices.append)
    assert len(opened) == 1
    assert again.index.search("hurt", Language.EN).hits
    assert again.index is opened[1]
    assert (len(opened), len(notices)) == (2, 1)
