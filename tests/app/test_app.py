"""The app's views in every language, without a browser."""

from __future__ import annotations

import itertools
from fractions import Fraction
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from rulewright.content import content_folder
from rulewright.corpus import Corpus, engines_of
from rulewright.language import LANGUAGES, Language
from rulewright.situations import Catalogue

MAIN = Path(content_folder("app")) / "main.py"


def opened(**parameters: str) -> AppTest:
    app = AppTest.from_file(str(MAIN), default_timeout=60)
    for name, value in parameters.items():
        app.query_params[name] = value
    app.run()
    assert not app.exception
    return app


def html(app: AppTest) -> str:
    return "".join(element.proto.body for element in app.get("html"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_search_view_finds_and_shows_a_rule_in_two_languages(corpus: Corpus, language: Language) -> None:
    other = Language.EN if language is not Language.EN else Language.KO
    app = opened(lang=language, q="tasatulos", also=other)
    page = html(app)
    entry = corpus.entries["talisman/attacks/stand-off"]
    assert f"/reference/{language}/talisman/attacks/stand-off/" in page
    assert entry.texts[language].title in page
    assert f'<h3 lang="{other}">{entry.texts[other].title}</h3>' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_battle_view_answers_in_every_language(corpus: Corpus, language: Language) -> None:
    app = opened(lang=language, view="battle", strength="4", fate="1", foe="number", foe_strength="4")
    page = html(app)
    assert "125/216" in page
    assert corpus.entries["talisman/attacks/battle-compare"].texts[language].title in page
    assert f'href="/reference/{language}/talisman/attacks/battle-compare/"' in page


def test_cards_give_their_printed_strength() -> None:
    app = opened(lang="en", view="battle", strength="9", fate="3", foe="giant", die="3", foe_die="6")
    assert "You win: 50 times in 100." in html(app)
    assert {"Bear (3)", "Giant (6)", "Dragon (7)"} <= set(next(s for s in app.selectbox if s.key == "foe").options)


def test_cards_have_the_names_of_their_texts() -> None:
    app = opened(lang="fi", view="battle")
    options = next(s for s in app.selectbox if s.key == "foe").options
    assert options[1:] == [
        "Villisika (1)", "Hiisi (2)", "Susi (2)", "Apina (3)", "Karhu (3)", "Suurhiisi (3)", "Leijona (3)", "Rosvo (4)",
        "Käärme (4)", "Ogri (5)", "Jättiläinen (6)", "Lohikäärme (7)",
    ]  # fmt: skip


def test_changed_setting_changes_answer_and_url() -> None:
    app = opened(lang="en", view="battle", foe="number")
    before = html(app)
    app.number_input(key="strength").set_value(9).run()
    assert html(app) != before
    assert app.query_params["strength"] in ("9", ["9"])


def test_usual_values_stay_out_of_the_url() -> None:
    app = opened(view="battle", strength="4")
    assert "strength" not in app.query_params


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("strength", "999"), ("strength", "-1"), ("strength", "x"), ("strength", "١"), ("life", "0"),
        ("armour", "plate"), ("foe", "<script>"), ("goal", "lose"), ("die", "7"), ("evade", "2"), ("view", "admin"), ("lang", "de"),  # noqa: E501
    ],
)  # fmt: skip
def test_hand_edited_url_gets_one_message_and_the_usual_value(name: str, value: str) -> None:
    app = opened(**{"view": "battle", "lang": "en", name: value})
    (warning,) = app.warning
    assert name in warning.value
    assert value in warning.value


def test_markup_in_a_query_is_shown_not_run() -> None:
    app = opened(lang="en", q="<script>alert(1)</script>")
    assert "<script>" not in html(app).replace("<style>", "")


def test_nothing_found_is_said() -> None:
    app = opened(lang="en", q="运运运")
    assert "Nothing found" in app.warning[0].value


def test_attached_passages_stand_beside_the_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import json

    import streamlit as st

    stored = tmp_path / "rulewright/passages/talisman.json"
    stored.parent.mkdir(parents=True)
    stored.write_text(json.dumps({"talisman/attacks/stand-off": {"talisman-fi": "<b>own lines</b>"}}), "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    st.cache_resource.clear()
    try:
        assert '<blockquote lang="fi">&lt;b&gt;own lines&lt;/b&gt;</blockquote>' in html(
            opened(lang="fi", q="tasatulos")
        )
    finally:
        st.cache_resource.clear()


CATALOGUE = Catalogue.of_engines(engines_of(content_folder("rules")))
FORMS = [each.id.split("/")[1] for each in CATALOGUE.situations.values() if each.form]


@pytest.mark.parametrize(("name", "language"), list(zip(FORMS, itertools.cycle(LANGUAGES))))
def test_every_situation_has_a_calculator_that_answers(name: str, language: Language) -> None:
    app = opened(lang=language, view="situation", situation=name)
    assert not app.error
    page = html(app)
    assert f'lang="{language}"' in page
    assert f'href="/reference/{language}/talisman/' in page


def test_link_restores_a_situation() -> None:
    # Werewolf 8 against Strength 6 and 4 lives, no fate: 1 - (26/32)^4, whatever is turned back from.
    link = {"hero.strength": "6", "hero.fate": "0", "hero.life": "4", "werewolf": "8", "may_turn_back": "0"}
    app = opened(lang="en", view="situation", situation="werewolf-den", **link)
    answer = str(1 - Fraction(26, 32) ** 4)
    assert answer in html(app)
    assert dict(app.query_params)["werewolf"] in ("8", ["8"])
    assert "hero.strength" not in app.query_params  # the usual value


@pytest.mark.parametrize(
    ("name", "value"), [("hero.strength", "99"), ("hero.strength", "x"), ("goal", "lose"), ("werewolf", "-1")]
)
def test_hand_edited_situation_gets_one_message_and_the_usual_value(name: str, value: str) -> None:
    app = opened(lang="en", view="situation", situation="werewolf-den", **{name: value})
    (warning,) = app.warning
    assert name in warning.value
    assert value in warning.value


def test_what_would_help_is_told_when_asked() -> None:
    app = opened(lang="en", view="situation", situation="pits")
    assert "What would help most" not in html(app)
    app.toggle(key="compare").set_value(True).run()
    assert "What would help most" in html(app)
    assert "/reference/en/talisman/faq/fate-on-setup-rolls/" in html(app)


def test_characters_and_cards_are_chosen_by_name() -> None:
    # The rulebooks' example: the Wizard (2), 1 counter, a Sword and Psionic Blast (his Craft value 5) make Strength 9.
    link = {"hero": "wizard", "things": "sword", "counters": "1", "blast": "1", "foe": "giant", "fate": "3"}
    app = opened(lang="en", view="battle", die="3", foe_die="6", **link)
    assert "Strength 9 in this battle." in [caption.value for caption in app.caption]
    assert "You win: 50 times in 100." in html(app)  # 12 against 12: a reroll of 4, 5 or 6 wins
    assert {name: str(app.query_params[name]).strip("[]'") for name in link} == link
