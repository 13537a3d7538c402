"""What the visitors of the benchmark and the soak set is on the pages that they open."""

from __future__ import annotations

from pathlib import Path

import pytest
from streamlit_pages import opened

SCRIPTS = Path(__file__).parents[2] / "scripts"


def test_every_visitor_finds_what_it_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(SCRIPTS)
    from streamlit_clients import BEHAVIOURS, JOURNEY_BEHAVIOUR

    found = [each for each in (*BEHAVIOURS, JOURNEY_BEHAVIOUR) if not each.folded]
    assert len(found) > 5
    for habit in found:
        app = opened(**habit.page)
        keys = [f"-{each.key}" for each in (*app.text_input, *app.number_input, *app.selectbox, *app.slider)]
        assert any(habit.part in key for key in keys), (habit.page, habit.part, keys)
