"""The calculators of combat and diplomacy: cards typed as text, a line, the cards of the table."""

from __future__ import annotations

import pytest
from streamlit_pages import opened, parameter, text

from rulewright.language import LANGUAGES, Language

pytestmark = pytest.mark.thorough

CARDS = "Y1 = 1:m F:m > M\nY2 = M:+ > 1:ag M F:x2 / attack: block2 / delay: d"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_line_is_told_with_how_to_write_cards(language: Language) -> None:
    app = opened(lang=language, view="combat")
    assert not app.error
    assert not app.warning
    assert "M:+ F:x2,m" in text(app)
    assert "Y3" in text(app)


def test_cards_typed_are_in_the_link_and_in_the_answer() -> None:
    app = opened(lang="en", view="combat", cards=CARDS, hand="Y1", sequence="", deck="? x3", pool="0")
    assert app.text_area(key="tainted-grail/combat:cards").value == CARDS
    assert "Play Y1, then stop." in text(app)
    app.text_input(key="tainted-grail/combat:hand").set_value("Y1 x2").run()
    assert parameter(app, "hand") == "Y1 x2"
    assert parameter(app, "cards") == CARDS


def test_a_line_is_resolved_and_its_wrong_move_explained() -> None:
    link = {"cards": CARDS, "hand": "Y1, Y2", "sequence": "", "deck": "? x3", "pool": "0", "hero.magic": "1"}
    told = text(opened(lang="en", view="combat", line="Y1, Y2+", **link))
    assert "The key in row 1 joins: Aggression is high enough." in told
    refused = text(opened(lang="en", view="combat", line="Y1, Y2", **link))
    assert "Not allowed: move 2, Y2. Its extra-card bonus is on the magic key: pay 1 magic." in refused
    assert "Playing further cards" in refused


def test_a_card_that_cannot_be_read_gets_one_message() -> None:
    app = opened(lang="fi", view="combat", cards="Y1 = 1:q")
    (error,) = app.error
    assert "”q”" in error.value


def test_the_cards_of_the_table_are_tapped() -> None:
    app = opened(lang="en", view="combat", mode="table")
    app.button(key="card:Y4").click().run()
    assert parameter(app, "answers") == "Y4"
    best = [button.key for button in app.button if "★" in button.label]
    assert best == ["option:Y1"]
    app.button(key="option:Y1").click().run()
    assert parameter(app, "answers") == "Y4,Y1"


def test_a_line_is_not_played_at_the_table() -> None:
    app = opened(lang="en", view="combat", mode="table", line="Y3")
    (error,) = app.error
    assert "Nothing is thrown or decided here." in error.value


def test_a_text_that_is_too_long_for_its_field_is_explained() -> None:
    app = opened(lang="fi", view="diplomacy", hand="A" * 2000)
    (warning,) = app.warning
    assert "(enintään 600 merkkiä)" in warning.value
    assert not app.error
