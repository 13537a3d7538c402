"""The map of a chance over two numbers."""

from __future__ import annotations

import re

import pytest
from streamlit_pages import html, opened, text

from rulewright.language import LANGUAGES, Language
from rulewright.views.answer.heat_map import HEAT_MAP_LABEL

pytestmark = pytest.mark.thorough

WITHOUT_FATE = {"view": "battle", "hero.strength": "4", "hero.fate": "0", "foe.strength": "4"}
WINS = {-3: 3, -2: 6, -1: 10, 0: 15, 1: 21, 2: 26, 3: 30}
"""In how many of 36 rolls the hero is ahead, by how much stronger the hero is: pairs of dice, counted."""


def rows(page: str) -> list[list[str]]:
    """The map, its heads first, cell by cell."""
    (table,) = re.findall(r'<table class="rw-grid rw-heat".*?</table>', page)
    return [re.findall(r"<t[hd][^>]*>([^<]*)</t", row) for row in table.split("<tr")[2:]]


def test_every_cell_is_the_chance_with_its_numbers() -> None:
    app = opened(lang="en", **WITHOUT_FATE)
    assert '<table class="rw-grid rw-heat' not in html(app)
    app.toggle(key="heat-map").set_value(True).run()
    heads, *lines = rows(html(app))
    assert heads == ["", "1", "2", "3", "4", "5", "6", "7"]
    for line, foe in zip(lines, range(1, 8), strict=True):
        shown = [f"{100 * WINS[mine - foe] / 36:.0f}%" if mine - foe in WINS else None for mine in range(1, 8)]
        assert line[0] == str(foe)
        assert all(want in (None, told) for want, told in zip(shown, line[1:], strict=True))
    assert html(app).count('aria-current="true"') + html(app).count("aria-current=true") == 1


def test_the_numbers_are_chosen_and_stay_within_bounds() -> None:
    app = opened(lang="en", **WITHOUT_FATE | {"hero.strength": "0"})
    app.toggle(key="heat-map").set_value(True).run()
    across, _ = (box for box in app.selectbox if box.label in ("Across", "Down"))
    across.set_value("foe.strength").run()
    heads, *lines = rows(html(app))
    assert heads[1] == "1"
    assert len(lines) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_are_no_chances_there_is_no_map(language: Language) -> None:
    assert HEAT_MAP_LABEL.render(language) not in text(opened(lang=language, view="setup"))
