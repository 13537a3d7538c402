"""What a request can have, told at the command line: every field, and an example that can be pasted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.corpus.content import content_folder
from rulewright.language import LANGUAGES, Language
from rulewright.situations.field_reference import describe_fields
from rulewright.situations.form_fields import describe_number_range, list_fields
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.situation import Situation

CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
EVERY = pytest.mark.parametrize("situation", CATALOGUE.situations.values(), ids=lambda each: each.id)


@EVERY
def test_every_field_has_a_meaning_in_every_language(situation: Situation) -> None:
    listed = {each.path: each for each in describe_fields(situation)}
    known = {each.path for each in list_fields(situation.request)}
    assert known - {"situation"} <= listed.keys()
    for each in listed.values():
        meanings = {language: each.render(language) for language in LANGUAGES}
        assert all(meanings.values())
    assert {each.path for each in list_fields(situation.request) if each.is_required} == {
        each.path for each in listed.values() if each.required_in == "" and each.path in known
    }


@EVERY
def test_every_allowed_word_of_a_field_is_listed(situation: Situation) -> None:
    listed = {each.path: each.render(Language.EN) for each in describe_fields(situation)}
    choices = {
        path: [choice.value for choice in load_options()] for path, load_options in situation.field_options.items()
    }
    for field in list_fields(situation.request):
        words = choices.get(field.path, field.options)
        assert all(
            re.search(rf"[ :]{re.escape(word)}(?=[,;]|$)", listed[field.path]) for word in words if field.path in listed
        )


@EVERY
def test_the_example_can_be_pasted(run: Callable, situation: Situation) -> None:
    listing = run("situations", situation.id, "--lang", "en")
    assert listing.status == 0
    example = re.search(r"^rulewright resolve - <<'END'\n(\{.*^\})\nEND$", listing.out, re.M | re.S)
    assert example is not None
    request = json.loads(example[1])
    assert request["situation"] == situation.id
    CATALOGUE.build_problem(request)


def test_what_a_situation_lacks_has_no_line_and_what_begins_one_a_capital(run: Callable) -> None:
    listed = run("situations", "--lang", "cs").out
    assert not re.search(r":$", listed, re.M)
    assert "tainted-grail/diplomacy  Diplomacie" in listed
    listing = " ".join(run("situations", "tainted-grail/combat", "--lang", "fi").out.split())
    assert "hero.health Terveys: 1–20; pakollinen" in listing
    assert "esim. 5, 3: enintään 3 arvon luettelo – 0–20" in listing


def test_listing_of_one_situation_names_allowed_values(run: Callable) -> None:
    listing = " ".join(run("situations", "battle", "--lang", "en").out.split())
    for line in (
        "hero.strength Your Strength: 0–40",
        "hero.fate Your fate tokens: 0–20; default: 0",
        "foe.strength Creature's Strength: 0–40; required in foe",
        "foes Several creatures instead of one: a list of at most 6 objects",
        "foes.0.number Encounter number: 1–9",
        "hero.armour Armour: none, helmet, shield, armour; default: none",
        "may_evade You may evade: true, false; default: false",
        "goal What matters most: win, survive; default: win",
        "survive Lose no life",
        "saved Armour saves your life",
    ):
        assert line in listing
    assert "Symbolit: d nosto" in run("situations", "tainted-grail/combat", "--lang", "fi").out, "how cards are written"
    assert run("situations", "battle", "--json").json["situations"] == [
        json.loads(json.dumps(CATALOGUE.situations["talisman/battle"].as_json()))
    ]
    assert run("situations", "batle").status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_about_fields_names_the_command_that_tells_them(
    run: Callable, tmp_path: Path, language: Language
) -> None:
    for hero in ({}, {"strength": 4, "wizard": 1}):
        request = {"situation": "talisman/battle", "hero": hero, "foe": {"strength": 4}}
        failed = run("resolve", "-", "--lang", language, stdin=json.dumps(request))
        assert "`rulewright situations talisman/battle`" in failed.err
    assert "`rulewright situations talisman/battle`" in run("situations", "--lang", language).out
    failed = run("table", "battle", "--vary", "hero.strengt=1..2", "--lang", language)
    assert "`rulewright situations talisman/battle`" in failed.err
    (tmp_path / "game.json").write_text('{"situation": "talisman/battle"}', "utf-8")
    assert "`rulewright situations talisman/battle`" in run("play", str(tmp_path / "game.json"), "--lang", language).err


@pytest.mark.parametrize(
    ("language", "listed", "wanted"),
    [
        (Language.EN, "−12 to −1", "Choose a number from −12 to −1."),
        (Language.FI, "−12 … −1", "Anna luku, joka on vähintään −12 ja enintään −1."),
        (Language.CS, "−12 až −1", "Zadejte číslo od −12 do −1."),
        (Language.KO, "−12~−1", "−12 이상 −1 이하의 수를 쓰세요."),
    ],
)
def test_numbers_below_nought_have_their_sign_and_no_dash_between_them(
    language: Language, listed: str, wanted: str
) -> None:
    request = CATALOGUE.situations["tainted-grail/diplomacy"].request
    field = next(each for each in list_fields(request) if each.path == "encounter.bottom")
    sentences = [each.render(language) for each in (describe_number_range(field.low, field.high), field.remedy)]
    assert [each.replace("\N{NO-BREAK SPACE}", " ") for each in sentences] == [listed, wanted]


@EVERY
def test_a_request_takes_the_readings_that_bear_on_its_situation_and_no_others(situation: Situation) -> None:
    fields = situation.request.model_fields
    taken = fields["variants"].annotation.model_fields.values() if "variants" in fields else ()
    assert {field.alias for field in taken} == set(situation.variants)
