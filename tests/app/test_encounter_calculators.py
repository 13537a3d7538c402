"""The calculators of combat and diplomacy: cards typed as text, a line, the cards of the table."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

import pytest
from streamlit_pages import opened, parameter, text, unfolded

from rulewright.language import LANGUAGES, Language
from rulewright.situations.form_fields import WHOLE_REQUEST, list_fields
from rulewright.situations.game_packages import GamePackages

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
    app = unfolded(opened(lang="en", view="combat", cards=CARDS, hand="Y1", sequence="", deck="? x3", pool="0"))
    assert app.text_area(key="tainted-grail/combat:cards").value == CARDS
    assert "At the start, play Y1." in text(app)
    assert "After the first card, play no more cards." in text(app)
    app.text_input(key="tainted-grail/combat:hand").set_value("Y1 x2").run()
    assert parameter(app, "hand") == "Y1 x2"
    assert parameter(app, "cards") == CARDS


def test_a_line_is_resolved_and_its_wrong_move_explained() -> None:
    link = {"cards": CARDS, "hand": "Y1, Y2", "sequence": "", "deck": "? x3", "pool": "0", "hero.magic": "1"}
    told = text(opened(lang="en", view="combat", line="Y1, Y2+", **link))
    assert "The key in row 1 joins: your Aggression is high enough." in told
    refused = text(opened(lang="en", view="combat", line="Y1, Y2", **link))
    assert "Move 2, Y2, is not allowed. Its extra-card bonus is on the magic key: pay 1 magic." in refused
    assert "Playing additional cards" in refused


def test_a_card_that_cannot_be_read_gets_one_message() -> None:
    app = opened(lang="fi", view="combat", cards="Y1 = 1:q")
    (error,) = app.error
    assert "”q”" in error.value


def test_the_cards_of_the_table_are_tapped() -> None:
    app = opened(lang="en", view="combat", play="table")
    app.button(key="card:Y4").click().run()
    assert parameter(app, "answers") == "Y4"
    best = [button.key for button in app.button if "★" in button.label]
    assert best == ["option:Y1"]
    app.button(key="option:Y1").click().run()
    assert parameter(app, "answers") == "Y4,Y1"


def test_what_is_played_with_cards_says_so() -> None:
    """Combat draws cards, a battle throws dice: the words go by what the rules ask for."""
    names = {}
    for view in ("combat", "diplomacy", "starting-hand", "battle"):
        app = opened(lang="en", view=view, play="table")
        (group,) = [each for each in app.button_group if str(each.key).endswith("::play")]
        names[view] = group.options[1]
    assert names == {
        "combat": "At the table, with your cards",
        "diplomacy": "At the table, with your cards",
        "starting-hand": "At the table, with your cards",
        "battle": "At the table, with your dice",
    }


def test_a_tossed_dial_is_asked_for_without_speaking_of_a_card() -> None:
    # The delayed ability of Y2 draws from an empty deck, so the character tries to escape.
    app = opened(lang="en", view="combat", play="table", challenge="1", deck="")
    assert {str(button.key) for button in app.button} >= {"card:grail", "card:skull"}
    assert "escaping from combat. What do you draw?" in text(app)


def test_a_shared_link_restores_the_mode_of_the_game_and_play_at_the_table() -> None:
    app = opened(lang="en", view="combat", play="table", challenge="1", deck="", answers="skull")
    assert unfolded(app).toggle(key="tainted-grail/combat:challenge").value
    assert not app.warning
    app.toggle(key="share").set_value(True).run()
    (link,) = app.code
    assert dict(parse_qsl(urlsplit(link.value).query, keep_blank_values=True)) == {
        "lang": "en", "view": "combat", "play": "table", "challenge": "1", "deck": "", "answers": "skull",
    }  # fmt: skip
    app = opened(lang="en", view="improvement", mode="challenge")
    assert app.session_state["tainted-grail/improvement:mode"] == "challenge"


def test_words_too_wide_for_buttons_side_by_side_on_a_phone_are_a_list() -> None:
    tokens = "tainted-grail/start-of-day:variants.time-tokens"
    nearest = "tainted-grail/start-of-day:variants.nearest-by"
    lists = {str(each.key) for each in unfolded(opened(lang="ko", view="start-of-day")).selectbox}
    assert lists >= {tokens, nearest}
    assert "tainted-grail/start-of-day:mode" not in lists


def test_an_older_link_to_the_table_still_leads_there() -> None:
    app = opened(lang="en", view="battle", mode="table", answers="2")
    assert not app.warning
    assert "face:3" in {str(button.key) for button in app.button}


def test_no_field_of_a_situation_is_called_like_a_setting_of_the_page(games: GamePackages) -> None:
    own = {"lang", "view", "q", "game", "chapter", "kind", "play", "answers", "beside", WHOLE_REQUEST}
    for situation in games.catalogue.situations.values():
        named = situation.named_input().fields if situation.named_input else ()
        paths = {field.path for field in (*list_fields(situation.request), *named)}
        assert not own & paths, situation.id


def test_a_line_is_not_played_at_the_table() -> None:
    app = opened(lang="en", view="combat", play="table", line="Y3")
    (error,) = app.error
    assert "There is nothing to roll, draw or decide here." in error.value


def test_a_text_that_is_too_long_for_its_field_is_explained() -> None:
    app = opened(lang="fi", view="diplomacy", hand="A" * 2000)
    (warning,) = app.warning
    assert warning.value.endswith("Kirjoita enintään 600\N{NO-BREAK SPACE}merkkiä.")
    assert not app.error
