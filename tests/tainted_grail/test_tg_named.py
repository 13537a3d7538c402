"""What a request names counts, is refused, or says why not; chances and costs by hand from the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import named_matrix
import pytest
from beor_combat import BEOR
from named_matrix import (
    CHALLENGE,
    COMBAT,
    DIPLOMACY,
    IMPROVEMENT,
    MORNING,
    NAMES,
    ROBBER,
    SETTINGS,
    SHATTER,
    SURVIVAL,
    name_in,
)

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.situations.character_request import CharacterRequest
from rulewright.language import LANGUAGES, Language
from rulewright.situations.answer import Answer
from rulewright.situations.problem import Report
from rulewright.situations.sensitivity import sensitivity

CATALOGUE = named_matrix.CATALOGUE


def ask(setting: dict[str, Any], hero: dict[str, object], **fields: object) -> dict[str, Any]:
    return CATALOGUE.resolve({**setting, **fields, "hero": {**setting.get("hero", {}), **hero}}).as_json()


def win(setting: dict[str, Any], hero: dict[str, object], **encounter: object) -> str:
    return ask(setting, hero, encounter={**setting["encounter"], **encounter})["probability"]["win"]


def rows(answer: dict[str, Any]) -> list[tuple[str, str, int | None]]:
    return [(row["id"], row["effect"], row["amount"]) for row in answer["named"]]


def test_the_guide_names_the_fields_of_a_character() -> None:
    """The paragraph on `hero` lists what a character has, in that order."""
    text = (Path(__file__).parents[2] / "site/guide/api.md").read_text("utf-8")
    listed = text.split("`hero` of Tainted Grail", 1)[1].split(": ", 1)[1].split(".", 1)[0]
    assert re.findall(r"`(\w+)`", listed) == list(CharacterRequest.model_fields)
    example = json.loads(text.split("`hero` of Tainted Grail", 1)[1].split("```json\n", 1)[1].split("\n```", 1)[0])
    assert [row["id"] for row in CATALOGUE.resolve(example).as_json()["named"]] == [
        "beor", "courage-12", "aggression", "Hunting bow", "secret-17",
    ]  # fmt: skip


# Every name has a row


@pytest.mark.parametrize("group", SETTINGS)
def test_every_name_has_the_rows_that_were_judged_against_the_rules(group: str) -> None:
    """Another row is right only if somebody has read it: see `named_matrix`."""
    lines = (named_matrix.FOLDER / f"{group}.txt").read_text("utf-8").splitlines()
    assert list(named_matrix.matrix_lines(group)) == lines
    assert len(lines) <= 150


@pytest.mark.parametrize("group", SETTINGS)
def test_no_name_is_dropped_in_silence(group: str, corpus: Corpus) -> None:
    for setting in SETTINGS[group].values():
        for names in NAMES:
            pieces = name_in(setting, names)
            texts = [str(names[field]) for field in ("character", "skills", "items", "secrets") if field in names]
            assert len(pieces) == sum(text.count(",") + 1 for text in texts)
            for piece in pieces:
                assert piece.owner == "hero"
                assert piece.entries
                assert set(piece.entries) <= corpus.entries.keys()
                assert len({piece.reason(language) for language in LANGUAGES}) == 4


@pytest.mark.parametrize("setting", [each for group in SETTINGS.values() for each in group.values()])
def test_a_request_without_names_has_no_rows(setting: dict[str, Any]) -> None:
    assert CATALOGUE.resolve(setting).as_json()["named"] == []


# Skills count for their attributes


def test_a_skill_lets_a_key_of_level_3_join() -> None:
    """Attack brings 1 marker by its free key, and 1 by its attribute key if Aggression is 3: 2 markers beat value 2."""
    assert win(COMBAT, {}, value=2) == "0"
    assert win(COMBAT, {"skills": "aggression 12"}, value=2) == "1"


def test_two_skills_are_needed_for_level_4() -> None:
    """2 markers and 1 skill card are 3, and 2 skill cards are 4."""
    assert win(COMBAT, {"skills": "aggression"}, value=2, keys="1:ag4") == "0"
    assert win(COMBAT, {"skills": "aggression, ag"}, value=2, keys="1:ag4") == "1"


def test_a_skill_of_another_attribute_joins_nothing() -> None:
    """The key asks for Aggression; Courage 3 does not help: 1 marker by the free key."""
    assert win(COMBAT, {"skills": "courage"}, value=2) == "0"


def test_a_skill_is_part_of_a_given_attribute() -> None:
    """Aggression 4 stays 4 with a skill card among its points: level 4 joins, level 5 does not."""
    hero = {"aggression": 4, "skills": "aggression 12"}
    assert win(COMBAT, hero, value=2, keys="1:ag4") == "1"
    assert win(COMBAT, hero, value=2, keys="1:ag5") == "0"
    assert rows(ask(COMBAT, hero)) == [("aggression-12", "in-total", 1)]


def test_skills_and_numbers_lead_to_the_same_chance() -> None:
    """2 of Beor's 11 cards are Rage, which wins; his keys ask for level 1, so that 3 instead of 2 changes nothing."""
    hero = {name: value for name, value in BEOR["hero"].items() if name != "aggression"}
    assert ask(BEOR, {})["probability"]["win"] == "2/11"
    assert ask({**BEOR, "hero": hero}, {"skills": "aggression"})["probability"]["win"] == "2/11"


def test_a_character_and_its_items_leave_the_chance_as_it_is() -> None:
    """No text of a tile or item is executed: still 2 of 11."""
    answer = ask(BEOR, {"character": "beor", "items": "Axe: weapon; Bow: weapon, shield"})
    assert answer["probability"]["win"] == "2/11"
    assert rows(answer) == [
        ("beor", "not-executed", None), ("Axe", "not-executed", None), ("Bow", "forbidden", None),
        ("shield", "not-executed", None),
    ]  # fmt: skip


def test_a_skill_wins_a_diplomacy() -> None:
    """Talk moves the affinity by 1 with its free key, and by 1 more if Empathy is 3: 2 is the top of the track."""
    assert ask(DIPLOMACY, {})["probability"]["win"] == "0"
    assert ask(DIPLOMACY, {"skills": "empathy 7"})["probability"]["win"] == "1"


def test_a_line_of_play_counts_skills_as_the_best_line_does() -> None:
    """Played by hand, Attack brings 2 markers with Aggression 3, and 1 without."""
    assert ask(COMBAT, {"skills": "aggression"}, line="Attack")["state"]["pool"] == 2
    assert ask(COMBAT, {}, line="Attack")["state"]["pool"] == 1


# What points cost


def test_skills_make_the_next_point_dearer() -> None:
    """2 markers and 1 skill card are 3 points of the pair: the 4th costs 2 × 4 = 8, in challenge mode 5 × 4 = 20."""
    answer = ask(IMPROVEMENT, {"skills": "courage 3"})
    assert answer["values"]["courage"] == 3
    assert answer["next"][1]["cost"] == 8
    assert ask(IMPROVEMENT, {"skills": "courage 3"}, mode="challenge")["next"][1]["cost"] == 20


def test_skills_of_both_sides_of_a_pair_add_up() -> None:
    """Courage 3 and Caution 3 are 6 points: no point costs more than 10, in challenge mode 5 × 7 = 35."""
    hero = {"skills": "courage 3, caution 5"}
    assert ask(IMPROVEMENT, hero)["next"][1] == {"pair": ["courage", "caution"], "points": 6, "cost": 10}
    assert ask(IMPROVEMENT, hero, mode="challenge")["next"][1]["cost"] == 35


def test_a_given_attribute_holds_its_skills() -> None:
    """Courage 3 with a skill card among the points is 3, not 4: the next point costs 8."""
    answer = ask(IMPROVEMENT, {"courage": 3, "skills": "courage", "experience": 8}, wanted={"courage": 1})
    assert (answer["values"]["courage"], answer["best"]["cost"], answer["best"]["left"]) == (3, 8, 0)
    assert rows(answer) == [("courage", "in-total", 1)]


# Equipment in the morning


def test_one_weapon_of_two_is_turned_face_down() -> None:
    """Two weapons and a relic: one weapon more than may lie face up."""
    assert ask(MORNING, {"items": "Axe: weapon, Bow: weapon, Idol: relic"})["face_down"] == {"weapon": 1}


def test_a_secret_with_a_keyword_counts_with_the_items() -> None:
    """A weapon and 2 secrets that are weapons: 2 of the 3 go face down; the secret without a keyword does not count."""
    assert ask(MORNING, {"items": "weapon", "secrets": "4: weapon, 9: weapon, 42"})["face_down"] == {"weapon": 2}


def test_a_given_number_of_face_up_cards_stands() -> None:
    """One weapon lies face up, whichever of the two it is: nothing is to be turned."""
    answer = ask(MORNING, {"items": "Axe: weapon, Bow: weapon"}, face_up={"weapon": 1})
    assert answer["face_down"] == {}
    assert rows(answer) == [("Axe", "in-total", 1), ("Bow", "in-total", 1)]


def test_challenge_mode_counts_items_but_no_secrets() -> None:
    """6 items are 1 more than 5; 5 items with 2 secrets are none too many."""
    items = "weapon, armour, shield, companion, relic"
    assert ask(CHALLENGE, {"items": f"{items}, Idol: relic"})["excess_items"] == 1
    assert ask(CHALLENGE, {"items": items, "secrets": "4: weapon, 42"})["excess_items"] == 0


def test_a_given_number_of_items_holds_the_named_ones() -> None:
    """7 items, 2 of them named, are 2 too many in challenge mode; 1 item cannot be 2."""
    assert ask(CHALLENGE, {"items": "weapon, armour"}, items=7)["excess_items"] == 2
    with pytest.raises(BadInputError) as caught:
        ask(CHALLENGE, {"items": "weapon, armour"}, items=1)
    assert (caught.value.code, caught.value.input) == ("contradiction", "items = 1")


# Shatter, and what no situation reads


def test_shatter_is_told_of_the_weapon_in_use_alone() -> None:
    """Items in use that are weapons are discarded; armour, a second weapon out of use and secrets are not."""
    pieces = name_in(SHATTER, {"items": "Axe: weapon, Bow: weapon, armour", "secrets": "17: weapon"})
    assert [("tainted-grail/combat/shatter" in piece.entries) for piece in pieces] == [True, False, False, False]


def test_a_robber_is_told_of_every_item_but_no_secret() -> None:
    """Whoever is robbed discards all items, also those out of use; secrets stay."""
    pieces = name_in(ROBBER, {"items": "Axe: weapon, Bow: weapon", "secrets": "17: relic, 42"})
    assert [("tainted-grail/combat/robber" in piece.entries) for piece in pieces] == [True, True, False, False]


def test_one_more_point_is_one_more_than_the_skill_cards_make() -> None:
    """Aggression is 3 with a skill card; with 1 more the key of level 4 joins: 2 markers, enough for value 2."""
    hero = {"hero": {"health": 9, "skills": "aggression 12"}}
    request = {**COMBAT, **hero, "encounter": {"value": 2, "keys": "1:ag4"}}
    answer = CATALOGUE.resolve(request)
    assert isinstance(answer, Answer)
    helpful = sensitivity(CATALOGUE, request, answer).as_json(Language.EN)["what_would_help"]
    assert isinstance(helpful, list)
    wins = {each["change"]: each["probability"]["win"] for each in helpful}
    assert wins["With 1 more Aggression"] == "1"


def test_names_leave_the_days_ahead_as_they_are() -> None:
    """Survival uses neither attributes nor items, so that all but the rows is the same."""
    hero = {"energy": 3, "health": 5, "food": 1}
    named = ask(SURVIVAL, hero | {"character": "ailei", "skills": "caution 2", "items": "relic"}, days=2)
    assert {**named, "named": []} == ask(SURVIVAL, hero, days=2)
    assert [row["effect"] for row in named["named"]] == ["not-executed"] * 3


# What no character can have


@pytest.mark.parametrize(
    ("hero", "code", "field"),
    [
        ({"aggression": 2, "skills": "aggression"}, "contradiction", "hero.aggression = 2"),
        ({"aggression": 3, "skills": "ag 1, ag 2"}, "contradiction", "hero.aggression = 3"),
        ({"aggression": 0, "skills": "ag"}, "contradiction", "hero.aggression = 0"),
        ({"skills": "courage 12, caution 12"}, "contradiction", "hero.skills: courage-12"),
        ({"secrets": "17, 17: relic"}, "contradiction", "hero.secrets: 17"),
        ({"skills": ", ".join(["courage"] * 11)}, "out-of-range", "hero.skills"),
        ({"skills": "strength 2"}, "bad-value", "hero.skills: strength 2"),
        ({"skills": "courage 0"}, "bad-value", "hero.skills: courage 0"),
        ({"skills": "courage twelve"}, "bad-value", "hero.skills: courage twelve"),
        ({"items": "Axe"}, "bad-value", "hero.items: Axe"),
        ({"items": "Axe: sword"}, "bad-value", "hero.items: Axe: sword"),
        ({"secrets": "the idol"}, "bad-value", "hero.secrets: the idol"),
        ({"secrets": "17: idol"}, "bad-value", "hero.secrets: 17: idol"),
        ({"character": "beorn"}, "bad-value", 'hero.character = "beorn"'),
    ],
)
@pytest.mark.parametrize("setting", [COMBAT, IMPROVEMENT, MORNING, SURVIVAL])
def test_impossible_pieces_are_refused_with_cause_and_remedy(
    setting: dict[str, Any], hero: dict[str, object], code: str, field: str
) -> None:
    with pytest.raises(BadInputError) as caught:
        ask(setting, hero)
    error = caught.value
    assert (error.code, error.input) == (code, field)
    for told in (error.message, error.remedy):
        assert len({told.render(language) for language in LANGUAGES}) >= (2 if told is error.remedy else 4)


def test_wings_that_are_not_there_cannot_lie_lower() -> None:
    """Without the health marker's wings their distance from health means nothing."""
    with pytest.raises(BadInputError) as caught:
        ask(COMBAT, {"has_wings": False, "wings_lower": 1})
    assert (caught.value.code, caught.value.input) == ("contradiction", "hero.wings_lower = 1")


def test_ten_skills_of_one_attribute_are_the_most() -> None:
    """2 markers and 10 skill cards are 12 points, the most that a request takes."""
    assert ask(IMPROVEMENT, {"skills": ", ".join(["courage"] * 10)})["values"]["courage"] == 12


def test_a_report_keeps_its_rows_in_the_order_of_the_request() -> None:
    """Character, skills, items, secrets: each as written."""
    hero = {"secrets": "42", "items": "Bow: weapon, Axe: weapon", "skills": "co 2, ag 1", "character": "niamh"}
    found = CATALOGUE.resolve({**MORNING, "hero": hero})
    assert isinstance(found, Report)
    assert [piece.id for piece in found.named] == ["niamh", "courage-2", "aggression-1", "Bow", "Axe", "secret-42"]
