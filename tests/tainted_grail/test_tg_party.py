"""A party as a file: impossible ones are refused, situations take from it what they need; by hand from the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest
from beor_combat import BEOR

from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.games.tainted_grail.situations.party_defaults import defaults_from_party
from rulewright.games.tainted_grail.situations.party_file import PartyFile, check_party
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Report
from rulewright.situations.request import validate_request

CATALOGUE = Catalogue(SITUATIONS)
TRAY = {"energy_start": 6, "health_start": 9, "terror_top": 8}
HERO = {"character": "beor", "skills": "aggression 12", "items": "Axe: weapon, Bow: weapon", "magic": 1, "food": 2}
PARTY: dict[str, Any] = {
    "schema": 1,
    "players": [
        {
            "id": "anna", "name": "Anna", "hero": {**HERO, "health": 9, "energy": 6}, "tray": TRAY, "location": 101,
            "combat": {name: BEOR[name] for name in ("cards", "hand", "deck")},
        },
        {
            "id": "ben", "hero": {"character": "ailei", "health": 4, "energy": 2, "experience": 8, "courage": 3},
            "location": 101,
        },
        {"id": "cleo", "hero": {"character": "arev", "energy": 1, "secrets": "17: relic"}, "location": 104},
    ],
    "land": {
        "map": ". 102 .\n103 101 104\n. 105 (110)", "menhirs": [{"location": 101, "dial": 3}], "guardians": [102],
        "used_actions": [103],
    },
}  # fmt: skip
ALONE: dict[str, Any] = {"schema": 1, "players": [{"id": "anna", "hero": {**HERO}, "tray": TRAY}]}


def party(**changes: object) -> PartyFile:
    found = validate_request(PartyFile, {**PARTY, **changes})
    check_party(found)
    return found


def with_player(place: int, **changes: object) -> dict[str, Any]:
    players = [dict(player) for player in PARTY["players"]]
    players[place] |= changes
    return {"players": players}


def answer(situation: str, for_: str, **given: object) -> dict[str, Any]:
    fields = defaults_from_party(party(), f"tainted-grail/{situation}", for_, given)
    return CATALOGUE.resolve({"situation": f"tainted-grail/{situation}", **fields, **given}).as_json()


def test_a_combat_takes_character_and_deck_from_the_party() -> None:
    """2 of Beor's 11 cards are Rage, which wins; the skill card makes his Aggression 3, which joins keys of level 1."""
    found = answer("combat", "anna", sequence=BEOR["sequence"], pool=1, encounter=BEOR["encounter"])
    assert found["probability"]["win"] == "2/11"
    assert [row["id"] for row in found["named"]] == ["beor", "aggression-12", "Axe", "Bow"]


def test_only_those_on_the_same_location_are_a_party() -> None:
    """Ben stands with Anna, Cleo does not; a party of Ben's has Anna as its other member."""
    assert defaults_from_party(party(), "tainted-grail/combat", "anna")["others"] == [4]
    assert defaults_from_party(party(), "tainted-grail/combat", "ben")["others"] == [9]
    assert defaults_from_party(party(), "tainted-grail/combat", "cleo")["others"] == []


def test_a_journey_is_paid_by_the_whole_party() -> None:
    """Anna has 6 energy, Ben 2: each Travel costs 2 together, so that 8 pay 4 of them. Cleo alone has 1: one Travel."""
    assert answer("travel", "anna")["travels"] == 4
    assert answer("travel", "cleo")["travels"] == 1


def test_an_action_is_paid_from_the_purses_of_the_party() -> None:
    """A location action of 3 is shared: Ben, who acts, pays 2 and Anna 1. Food 2 of Anna and none of Ben pay 2 × 1."""
    shared = answer("action", "ben", action="location-action", price=3)
    assert (shared["shares"], shared["left"]) == ([2, 1], [0, 5])
    eaten = answer("action", "anna", action="each-pays", price=1, means="food")
    assert (eaten["shares"], eaten["left"]) == ([2, 0], [0, 0])


def test_the_morning_knows_land_menhirs_and_guardians() -> None:
    """The dial 3 goes down to 2, and of Anna's two weapons one goes face down; all locations here are in range."""
    found = answer("start-of-day", "anna")
    assert found["active"][0]["dial"] == 2
    assert found["face_down"] == {"weapon": 1}
    assert found["removed_locations"] == []
    assert [each["before"] for each in found["characters"]] == [101, 101, 104]
    assert [each["location"] for each in found["guardians"]] == [102]
    assert [each["location"] for each in found["time_tokens"]] == [103]


def test_days_ahead_begin_with_the_markers_of_the_party() -> None:
    """Energy 6, health 9, terror at its start, 2 food: one day later one of them is eaten."""
    found = answer("survival", "Anna", days=1)
    assert (found["now"]["energy"], found["now"]["health"], found["now"]["terror"]) == (6, 9, 0)
    assert (found["now"]["food"], found["end"]["food"]) == (2, 1)


def test_a_point_is_bought_with_the_experience_of_the_party() -> None:
    """Ben has Courage 3 and 8 experience: the 4th point of the pair costs 8, and nothing is left."""
    found = answer("improvement", "ailei", wanted={"courage": 1})
    assert (found["best"]["cost"], found["best"]["left"]) == (8, 0)


def test_the_other_menhirs_and_the_players_are_known() -> None:
    """Cleo would activate one on 104; the one on 101 is another."""
    fields = defaults_from_party(party(), "tainted-grail/menhir", "cleo")
    assert (fields["players"], fields["location"], fields["others"]) == (3, 104, [101])
    assert defaults_from_party(party(), "tainted-grail/starting-hand", "anna") == {"characters": 2}


def test_markers_that_are_not_given_stand_on_the_start_spaces() -> None:
    """Health 9 and energy 6 by the tray; in challenge mode wings lie 1 below health, which still allows 8."""
    alone = validate_request(PartyFile, ALONE)
    hero = defaults_from_party(alone, "tainted-grail/combat")["hero"]
    assert (hero["health"], hero["energy"], hero["terror"]) == (9, 6, 0)
    worn = {"schema": 1, "players": [{"id": "anna", "hero": {"health": 5}, "tray": TRAY}], "mode": "challenge"}
    fields = defaults_from_party(validate_request(PartyFile, worn), "tainted-grail/combat")
    assert (fields["hero"]["energy"], fields["hero"]["wings_lower"], fields["challenge"]) == (4, 1, True)


def test_alone_in_story_mode_the_health_marker_has_no_wings() -> None:
    """The easy solo game leaves the marker out, so that health 3 does not hold energy down."""
    easy = {"schema": 1, "players": [{"id": "anna", "hero": {"health": 3}, "tray": TRAY}], "mode": "story"}
    hero = defaults_from_party(validate_request(PartyFile, easy), "tainted-grail/diplomacy")["hero"]
    assert (hero["has_wings"], hero["energy"]) == (False, 6)


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("player", ["anna", "ben", "cleo"])
def test_every_default_is_a_field_of_the_request(situation: str, player: str) -> None:
    known = SITUATIONS[situation].request.model_fields
    assert set(defaults_from_party(party(), situation, player)) <= set(known)


def test_a_party_is_read_back_as_it_was_written() -> None:
    written = party().model_dump_json(by_alias=True, exclude_unset=True)
    assert validate_request(PartyFile, json.loads(written)) == party()
    assert json.loads(written) == PARTY


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"schema": 2}, "bad-value", "schema = 2"),
        ({"players": []}, "out-of-range", "players"),
        (with_player(1, id="anna"), "contradiction", "table.players: anna"),
        (with_player(1, hero={"character": "beor"}), "contradiction", "table.players: beor"),
        (with_player(1, hero={"skills": "courage 12"}), "contradiction", "table.players.0.hero.skills: 12"),
        (with_player(1, hero={"secrets": "17"}), "contradiction", "table.players.1.hero.secrets: 17"),
        (with_player(0, hero={"courage": 2, "skills": "co"}), "contradiction", "table.players.0.hero.courage = 2"),
        (with_player(1, hero={"health": 3, "energy": 4}), "contradiction", "table.players.1.hero.energy = 4"),
        (with_player(0, hero={"terror": 9}), "contradiction", "table.players.0.hero.terror = 9"),
        (with_player(2, location=110), "contradiction", "table.players.2.location = 110"),
        (with_player(1, combat={"hand": "Attack"}), "bad-value", "table.players.1.combat.hand: Attack"),
        ({"land": None}, "contradiction", "table.players.0.location = 101"),
        (
            {"land": {"map": "101 104", "menhirs": [{"location": 101, "dial": 1}, {"location": 101, "dial": 2}]}},
            "contradiction", "table.land.menhirs: 101",
        ),
        ({"land": {"map": "x"}}, "contradiction", "land.map: x"),
        ({"land": {"map": "101 104", "guardians": [105]}}, "contradiction", "table.land.guardians.0 = 105"),
        (
            {**with_player(0, hero={"food": 21}), "mode": "challenge"}, "contradiction",
            "table.players.0.hero.food = 21",
        ),
    ],
)  # fmt: skip
def test_a_party_that_cannot_be_is_refused(changes: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(BadInputError) as caught:
        party(**changes)
    assert (caught.value.code, caught.value.input) == (code, field)
    assert len({caught.value.message.render(language) for language in LANGUAGES}) == 4
    assert all(caught.value.remedy.render(language) for language in LANGUAGES)


def test_experience_has_no_limit_in_challenge_mode() -> None:
    party(**with_player(0, hero={"experience": 99, "food": 20}), mode="challenge")


@pytest.mark.parametrize(("for_", "code"), [(None, "missing-field"), ("zoe", "bad-value")])
def test_one_of_several_players_is_named(for_: str | None, code: str) -> None:
    with pytest.raises(BadInputError) as caught:
        defaults_from_party(party(), "tainted-grail/combat", for_)
    assert caught.value.code == code


# In a request


def test_a_request_takes_its_defaults_from_its_table(games: GamePackages) -> None:
    """2 of Beor's 11 cards are Rage. What the request gives stands before the table: without magic he cannot join."""
    request = {
        "situation": "tainted-grail/combat", "table": PARTY, "for": "anna", "sequence": BEOR["sequence"], "pool": 1,
        "encounter": BEOR["encounter"],
    }  # fmt: skip
    found = games.catalogue.resolve(request).as_json()
    assert found["probability"]["win"] == "2/11"  # type: ignore[index]
    assert [row["of"] for row in found["named"]] == ["hero"] * 4  # type: ignore[attr-defined]
    poor = games.catalogue.resolve({**request, "hero": {"magic": 0}}).as_json()
    assert poor["probability"]["win"] == "0"  # type: ignore[index]


def test_a_location_that_is_given_is_no_other_menhir(games: GamePackages) -> None:
    """The menhir on 101 itself is activated again: no other is left."""
    request = {"situation": "tainted-grail/menhir", "table": PARTY, "for": "cleo", "base": 8, "location": 101}
    assert games.catalogue.resolve(request).as_json()["in_range_of_others"] == []


@pytest.mark.parametrize("situation", ["survival", "start-of-day", "improvement", "menhir", "travel"])
def test_a_table_alone_is_enough_for_some_situations(games: GamePackages, situation: str) -> None:
    request = {"situation": f"tainted-grail/{situation}", "table": PARTY, "for": "Anna"}
    assert isinstance(games.catalogue.resolve(request), Report)


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"for": "zoe"}, "bad-value", 'for = "zoe"'),
        ({"against": "ben"}, "contradiction", "against = ben"),
        ({"table": {**PARTY, "land": {"map": "x"}}}, "contradiction", "table.land.map: x"),
        ({"table": {**PARTY, "format": "talisman/table"}}, "bad-value", 'table.format = "talisman/table"'),
    ],
)
def test_a_wrong_table_is_refused_by_the_path_of_the_field(
    games: GamePackages, changes: dict[str, Any], code: str, field: str
) -> None:
    request = {"situation": "tainted-grail/improvement", "table": PARTY, "for": "anna", **changes}
    with pytest.raises(BadInputError) as caught:
        games.catalogue.resolve(request)
    assert (caught.value.code, caught.value.input) == (code, field)
