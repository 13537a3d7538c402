"""Cards that are built by tapping: what the element is told of a form and of its values."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.situations.game_packages import GamePackages
from rulewright.views.situation_form import TEXT_OF_ELEMENT, SituationForm, build_form


@pytest.fixture(scope="module")
def combat(games: GamePackages) -> SituationForm:
    return build_form(games.catalogue.situations["tainted-grail/combat"])


def begun(form: SituationForm, **values: object) -> dict[str, Any]:
    """What the form begins with, but for `values`."""
    return {field.path: form.initial_value(field) for field in form.fields} | values


def element_data(form: SituationForm, corpus: Corpus, language: Language) -> dict[str, Any]:
    assert form.element is not None
    return form.element.build_data(form.situation, corpus, language)


def combined_cards(form: SituationForm, **values: object) -> list[tuple[object, object, object]]:
    """The mistakes, with the first word that is quoted."""
    state = form.element_state(begun(form, **values), Language.EN)
    assert state is not None
    return [(each["path"], each["line"], each["text"]) for each in state["mistakes"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["combat", "diplomacy"])
def test_every_sign_has_a_name_in_every_language(
    games: GamePackages, corpus: Corpus, name: str, language: Language
) -> None:
    data = element_data(build_form(games.catalogue.situations[f"tainted-grail/{name}"]), corpus, language)
    signs = [sign for part in data.values() if isinstance(part, list) for sign in part]
    assert all(sign["name"] and sign["low"] <= sign["begins"] <= sign["high"] for sign in signs)
    assert all(data["words"].values())


def test_only_signs_of_the_encounter_are_offered(games: GamePackages, corpus: Corpus, combat: SituationForm) -> None:
    diplomacy = build_form(games.catalogue.situations["tainted-grail/diplomacy"])
    icons = [
        {sign["code"] for sign in element_data(form, corpus, Language.EN)["icons"]} for form in (combat, diplomacy)
    ]
    assert icons == [{"m", "d", "+", "t", "x", "v", "?"}, {"a", "e", "d", "+", "t", "x", "v", "?"}]


def test_what_other_forms_ask_for_has_no_cards(games: GamePackages) -> None:
    battle = build_form(games.catalogue.situations["talisman/battle"])
    assert battle.element is None
    assert battle.element_state(begun(battle), Language.EN) is None
    assert TEXT_OF_ELEMENT not in {part.name for part in battle.parts({})}


def test_mistake_names_its_card(combat: SituationForm) -> None:
    assert combined_cards(combat) == []
    cards = "Y1 = 1:m F:m > M\nY2 = 1:q\nY3 = F:e ; Y4 = > F:m"
    first, second, third = combined_cards(combat, cards=cards, hand="", deck="", sequence="")
    assert first[:2] == ("cards", 1)
    assert "“q”" in first[2]
    assert second[:2] == ("cards", 2)
    assert "diplomacy" in second[2]
    assert third[:2] == ("cards", 3)


def test_duplicate_card_is_reported_on_the_second(combat: SituationForm) -> None:
    ((path, line, text),) = combined_cards(combat, cards="Y1 = F:m\ny1 = F:d", hand="", deck="", sequence="")
    assert (path, line) == ("cards", 1)
    assert "once" in text


@pytest.mark.parametrize(
    ("path", "text"), [("hand", "Y9"), ("deck", "? x99"), ("sequence", "Y1 (3)"), ("encounter.keys", "1:zz")]
)
def test_mistake_elsewhere_names_its_field(combat: SituationForm, path: str, text: str) -> None:
    ((where, line, _),) = combined_cards(combat, **{path: text})
    assert (where, line) == (path, None)


@pytest.mark.parametrize(
    ("path", "text", "row"),
    [
        ("encounter.table", "0: hp-1; many: d", 1),
        ("encounter.table", "0: hp-1; 1: d, q9q; 2+: d", 1),
        ("encounter.opportunity", "hp-1, q9q", 0),
        ("line", "Y1, use Y9, Y10", 1),
        ("draws", "Y1, Y9", 1),
    ],
)
def test_mistake_in_a_row_or_a_move_names_it(combat: SituationForm, path: str, text: str, row: int) -> None:
    ((where, line, _),) = combined_cards(combat, **{path: text})
    assert (where, line) == (path, row)


def test_forbidden_move_is_reported_on_the_move(combat: SituationForm) -> None:
    ((where, line, text),) = combined_cards(combat, line="Y1, Y2, Y3")  # Y2 lies on the table
    assert (where, line) == ("line", 1)
    assert text == "Move 2, Y2, is not allowed. It is not in hand."
    assert combined_cards(combat, line="Y3") == []


def test_mistake_of_an_untapped_field_is_omitted(combat: SituationForm) -> None:
    assert combined_cards(combat, others=[99]) == []


@pytest.mark.parametrize(
    ("values", "joins"),
    [
        ({}, (("1", "F"), ("M", "F"))),
        ({"sequence": "Y1, Y2"}, (("1", "F"), ("F",))),  # a magic key joins where it is paid
        ({"hero.aggression": 0}, (("F",), ("M", "F"))),  # an attribute key where the level is there
        ({"sequence": "Y1 [em]"}, (("F",),)),  # it is told which joined then
        ({"sequence": ""}, ()),
        ({"goal": "survive"}, (("1", "F"), ("M", "F"))),
        ({"hand": "Y9"}, (("1", "F"), ("M", "F"))),  # whatever is wrong elsewhere
        ({"sequence": "Y9"}, None),
    ],
)
def test_joining_keys_follow_the_rules(
    combat: SituationForm, values: dict[str, object], joins: tuple[tuple[str, ...], ...] | None
) -> None:
    state = combat.element_state(begun(combat, **values), Language.EN)
    assert state is not None
    assert state["joins"] == joins


def test_diplomacy_joins_likewise(games: GamePackages) -> None:
    form = build_form(games.catalogue.situations["tainted-grail/diplomacy"])
    state = form.element_state(begun(form, sequence="U1, U2"), Language.EN)
    assert state is not None
    assert state["joins"] == (("1", "F"), ("1", "F"))
    needs = begun(form, sequence="U1", **{"encounter.keys": "1:em1|co3", "variants.key-of-several": "all"})
    assert form.element_state(needs, Language.EN)["joins"] == (("F",),)
