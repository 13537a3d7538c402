"""A table as a file: what requests take from it, what stands before it, and tables that cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from fractions import Fraction
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from rulewright.errors import BadInputError
from rulewright.games.talisman.situations.table_defaults import TABLE_FORMAT
from rulewright.language import Language
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages

TABLE: dict[str, Any] = {
    "schema": 1,
    "format": "talisman/table",
    "players": [
        {
            "id": "anna",
            "name": "Anna",
            "hero": {"character": "warrior", "cards": ["sword"], "life": 5, "fate": 1},
            "position": "outer/woods-1",
            "trophies": ["giant"],
        },
        {
            "id": "ben",
            "name": "Ben",
            "hero": {"character": "troll", "life": 6, "counters": {"strength": 2}, "gold": 3},
            "position": "outer/woods-1",
        },
        {
            "id": "cleo",
            "hero": {"character": "wizard", "life": 3, "fate": 2, "spells": ["healing", "hex"]},
            "position": "middle/cursed-glade",
            "quest": "quest-deliver-2-gold",
        },
    ],
    "turn": "ben",
    "round": 7,
    "cards": [{"card": "blizzard", "position": "middle/oasis", "until": {"round": 9, "player": "anna"}}],
    "spell_discards": ["healing", "mesmerism"],
}
BATTLE = {"situation": "talisman/battle", "foe": {"strength": 6}}


@pytest.fixture(scope="module")
def catalogue(games: GamePackages) -> Catalogue:
    return games.catalogue


def changed(*edits: tuple[str, object], table: Mapping[str, Any] = TABLE) -> dict[str, Any]:
    """The table with other values at some paths."""
    copied: Any = deepcopy(dict(table))
    for path, value in edits:
        place = copied
        *before, last = (int(part) if part.isdecimal() else part for part in path.split("."))
        for part in before:
            place = place[part]
        place[last] = value
    return dict(copied)


def filled(catalogue: Catalogue, situation: str, **given: object) -> Mapping[str, Any]:
    """The request as a table fills it."""
    request = {"situation": f"talisman/{situation}", "table": TABLE, **given}
    return catalogue.prepare(request)[0]


# Defaults


def test_the_warrior_with_a_sword_fights_from_the_table(catalogue: Catalogue) -> None:
    # 4 and 1 for the Sword, against 6: the higher of its 2 dice has to be 2 more than the foe's die. For a foe's die of
    # 1, 2, 3, 4 that is 3, 4, 5, 6 or more: 32, 27, 20, 11 of 36. For 5 and 6 it cannot be. 90 of 216.
    answer = catalogue.resolve({**BATTLE, "table": TABLE, "for": "anna", "hero": {"fate": 0}}).as_json()
    assert answer["probability"]["win"] == str(Fraction(90, 216)) == "5/12"
    assert [(each["id"], each["effect"]) for each in answer["named"]] == [
        ("warrior", "applies"), ("sword", "adds"), ("woods", "none"),
    ]  # fmt: skip


def test_a_table_answers_what_the_same_request_written_out_answers(catalogue: Catalogue) -> None:
    hero = {"character": "warrior", "cards": ["sword"], "life": 5, "fate": 1, "talisman": False}
    written = {**BATTLE, "hero": hero, "space": "woods"}
    assert (
        catalogue.resolve({**BATTLE, "table": TABLE, "for": "anna"}).as_json() == catalogue.resolve(written).as_json()
    )


def test_without_a_name_it_is_the_player_whose_turn_it_is(catalogue: Catalogue) -> None:
    assert filled(catalogue, "battle", foe={"strength": 1})["hero"]["character"] == "troll"
    with pytest.raises(BadInputError) as raised:
        catalogue.prepare({**BATTLE, "table": changed(("turn", None))})
    assert (raised.value.code, raised.value.input) == ("missing-field", "for")


@pytest.mark.parametrize("name", ["anna", "Anna", "ANNA", "warrior", "Soturi", "전사"])
def test_a_player_is_found_by_id_name_and_character(catalogue: Catalogue, name: str) -> None:
    assert catalogue.prepare({**BATTLE, "table": TABLE, "for": name})[0]["hero"]["character"] == "warrior"


def test_names_serve_in_a_table_as_in_a_request(catalogue: Catalogue) -> None:
    named = changed(("players.0.hero.character", "Soturi"), ("players.0.hero.cards", ["miekka"]))
    request, _ = catalogue.prepare({**BATTLE, "table": named, "for": "anna"})
    assert (request["hero"]["character"], request["hero"]["cards"]) == ("warrior", ["sword"])


def test_a_field_given_stands_before_the_table(catalogue: Catalogue) -> None:
    given = filled(
        catalogue, "battle", foe={"strength": 1}, space="runes", hero={"life": 2, "cards": ["axe"], "strength": 9}
    )
    assert given["space"] == "runes"
    hero = given["hero"]
    assert (hero["life"], hero["cards"], hero["strength"], hero["gold"]) == (2, ["axe"], 9, 3)
    assert "strength" not in hero["counters"]  # a total contains them


def test_cards_given_replace_what_follows_from_the_table_s_cards(catalogue: Catalogue) -> None:
    followed = changed(("players.0.hero.cards", ["maiden"]), ("players.0.hero.followers", 3))
    request = {"situation": "talisman/vampires-tower", "table": followed, "for": "anna"}
    assert catalogue.prepare(request)[0]["hero"]["followers"] == 3
    assert "followers" not in catalogue.prepare({**request, "hero": {"cards": ["unicorn"]}})[0]["hero"]


def test_a_talisman_follows_from_the_cards(catalogue: Catalogue) -> None:
    bearer = changed(("players.0.hero.cards", ["talisman"]))
    at = {"at": "plain-of-peril"}
    assert filled(catalogue, "inner-journey", **{"for": "anna", **at})["hero"]["talisman"] is False
    request = {"situation": "talisman/inner-journey", "table": bearer, "for": "anna", **at}
    assert catalogue.prepare(request)[0]["hero"]["talisman"] is True


def test_a_duel_has_both_characters_from_the_table(catalogue: Catalogue) -> None:
    alone = filled(catalogue, "duel", by="strength", **{"for": "anna"})  # only Ben stands on the same space
    assert (alone["attacker"]["character"], alone["defender"]["character"]) == ("warrior", "troll")
    named = filled(catalogue, "crown-duel", **{"for": "anna", "against": "cleo"})
    assert (named["hero"]["character"], named["other"]["character"]) == ("warrior", "wizard")
    given = filled(catalogue, "duel", by="strength", defender={"strength": 3}, **{"for": "cleo"})
    assert given["defender"] == {"strength": 3}
    with pytest.raises(BadInputError) as raised:
        filled(catalogue, "duel", by="craft", **{"for": "cleo"})  # nobody stands there
    assert (raised.value.code, raised.value.input) == ("missing-field", "against")


def test_the_surroundings_come_from_the_table(catalogue: Catalogue) -> None:
    cleo = {"for": "cleo"}
    moved = filled(catalogue, "movement", **cleo)
    # The Blizzard is discarded when Anna's turn of round 9 begins; from round 7, in which Ben is to move, Cleo has the
    # turns of rounds 7 and 8.
    assert (moved["position"], moved["quest"], moved["blizzard"]) == ("middle/cursed-glade", "first", 2)
    assert filled(catalogue, "ability", **cleo)["space"] == "cursed-glade"
    assert filled(catalogue, "ability", **{"for": "anna"})["space"] == "ordinary"
    drawn = filled(catalogue, "spell-draw", wanted=["teleport"], **cleo)
    assert drawn["hero"]["spells"] == ["healing", "hex"]
    assert (drawn["discarded"], drawn["seen"]) == (["healing", "mesmerism"], [])
    assert filled(catalogue, "spell-draw", wanted=["teleport"], **{"for": "anna"})["seen"] == ["healing", "hex"]
    assert filled(catalogue, "command-spell", **cleo)["others"] == [5, 6]
    cast = filled(catalogue, "cast", **cleo)
    assert (cast["hero"]["spells"], cast["turn"], cast["in_effect"]) == (["healing", "hex"], "other", ["blizzard"])
    assert (cast["hero"]["at"], cast["hero"]["alone"]) == ("cursed-glade", True)
    traded = filled(catalogue, "trophies", **{"for": "anna"})
    assert traded["trophies"] == [{"id": "giant"}]
    assert traded["stock"]["strength"] == {
        "small": 30,
        "large": 8,
    }  # 32 and 8 in the box, of which Ben has 2 small ones
    assert filled(catalogue, "toad", **{"for": "ben"})["own_turn"] is True
    dead = filled(catalogue, "character-death", **{"for": "ben"})
    assert (dead["players"], dead["unused_characters"], dead["hero"]["gold"]) == (3, 11, 3)
    assert filled(catalogue, "setup")["players"] == 3


def test_a_way_begins_where_the_character_stands_or_where_it_is_said(catalogue: Catalogue) -> None:
    table = changed(("players.0.position", "inner/crypt"))
    assert filled(catalogue, "inner-journey", **{"table": table, "for": "anna"})["at"] == "crypt"
    # Ben stands in the Woods.
    with pytest.raises(BadInputError, match="Ben is not on the way") as refused:
        filled(catalogue, "inner-journey", **{"for": "ben"})
    assert (refused.value.code, refused.value.input) == ("missing-field", "at")
    assert filled(catalogue, "inner-journey", **{"for": "ben", "at": "plain-of-peril"})["at"] == "plain-of-peril"
    unknown = changed(("players.1.position", None))
    assert "at" not in filled(catalogue, "inner-journey", **{"table": unknown, "for": "ben"})


def test_scores_of_the_others_are_counted(catalogue: Catalogue) -> None:
    # Ben: 2 counters, and 2 gold more than the 1 of the start. Cleo: as many Spells as a Wizard begins with.
    assert filled(catalogue, "timed-score", **{"for": "anna"})["others"] == [4, 0]


def test_readings_and_alternative_rules_come_from_the_table(catalogue: Catalogue) -> None:
    agreed = changed(
        ("variants", {"fate-on-armour": False, "trophy-rate": 6}),
        ("alternatives", ["faster-command-spell", "inherited-items"]),
    )

    def asked(situation: str, **given: object) -> Mapping[str, Any]:
        return catalogue.prepare({"situation": f"talisman/{situation}", "table": agreed, "for": "anna", **given})[0]

    assert asked("battle", foe={"strength": 2})["variants"] == {"fate-on-armour": False}
    given = {"fate-on-armour": True, "joint-roll-bonus": "each"}
    assert asked("battle", foe={"strength": 2}, variants=given)["variants"] == given
    assert asked("trophies")["variants"] == {"trophy-rate": 6}
    assert asked("command-spell")["faster_table"] is True
    assert asked("character-death")["alternatives"] == ["inherited-items"]


def test_a_toad_has_its_own_strength(catalogue: Catalogue) -> None:
    toad = changed(
        ("players.1.hero", {"character": "troll", "toad": True, "life": 6}),
        ("players.1.gained_as_toad", {"strength": 2, "craft": 0}),
        ("players.1.toad_turns_left", 1),
    )
    request, _ = catalogue.prepare({"situation": "talisman/toad", "table": toad})
    assert request["hero"]["toad_turns_left"] == 1
    # A Toad has Strength 1, with 2 gained 3: against 3 it wins 15 of 36.
    answer = catalogue.resolve({**BATTLE, "foe": {"strength": 3}, "table": toad}).as_json()
    assert answer["probability"]["win"] == "5/12"


EXTRA: Mapping[str, Mapping[str, object]] = {
    "battle": {"foe": {"strength": 4}},
    "psychic-combat": {"foe": {"craft": 4}},
    "portal-of-power": {"ability": "strength"},
    "spell-draw": {"wanted": ["teleport"]},
    "space": {"space": "city", "visit": "doctor"},
    "duel": {"by": "strength"},
    "inner-journey": {"at": "plain-of-peril"},
}


@pytest.mark.thorough
def test_every_situation_of_the_game_answers_from_a_table(catalogue: Catalogue) -> None:
    own = [each for each in catalogue.situations if each.startswith("talisman/")]
    assert len(own) > 20
    for situation in own:
        extra = EXTRA.get(situation.split("/")[1], {})
        answer = catalogue.resolve({"situation": situation, "table": TABLE, "for": "anna", **extra})
        assert answer.as_json()["situation"] == situation


# Tables that cannot be

DEAD_BEN = ("players.1.hero", None)
REFUSED: Mapping[str, tuple[str, str, tuple[tuple[str, object], ...]]] = {
    "two-of-a-character": (
        "contradiction",
        "table.players.0.hero.character, table.players.1.hero.character = warrior",
        (("players.1.hero", {"character": "warrior"}),),
    ),
    "too-many-copies": (
        "contradiction",
        "table.players.0.hero.cards.0",
        (("players.0.hero.cards", ["sword"] * 3), ("players.1.hero.cards", ["sword"] * 3)),
    ),
    "two-places": (
        "contradiction",
        "table.players.0.trophies.0, table.adventure_discards.0 = giant",
        (("adventure_discards", ["giant"]),),
    ),
    "dead-with-a-position": ("contradiction", "table.players.1.position = outer/woods-1", (DEAD_BEN,)),
    "dead-in-play": ("contradiction", "table.dead.0, table.players.2.hero.character = wizard", (("dead", ["wizard"]),)),
    "dead-twice": ("contradiction", "table.dead", (("dead", ["monk", "monk"]),)),
    "unknown-character": ("bad-value", "table.players.0.hero.character", (("players.0.hero.character", "knight"),)),
    "unknown-card": ("bad-value", "table.cards.0.card", (("cards.0.card", "no-such-card"),)),
    "unknown-spell": ("bad-value", "table.spell_discards.0", (("spell_discards", ["sword"]),)),
    "unknown-quest": ("bad-value", "table.players.2.quest", (("players.2.quest", "quest-win"),)),
    "unknown-reading": ("bad-value", "table.variants", (("variants", {"house-rule": True}),)),
    "reading-of-another-kind": ("bad-value", "table.variants.fate-on-armour", (("variants", {"fate-on-armour": 1}),)),
    "toad-with-objects": (
        "contradiction",
        "table.players.0.hero.toad, table.players.0.hero.cards",
        (("players.0.hero.toad", True),),
    ),
    "no-toad": ("contradiction", "table.players.0.toad_turns_left", (("players.0.toad_turns_left", 2),)),
    "off-the-board": ("bad-value", "table.players.0.position", (("players.0.position", "outer/fields"),)),
    "gold-off-the-board": ("bad-value", "table.gold", (("gold", {"outer/fields": 1}),)),
    "nobody-s-turn": ("bad-value", "table.turn", (("turn", "dora"),)),
    "turn-of-one-who-is-out": (
        "contradiction",
        "table.turn = ben",
        (DEAD_BEN, ("players.1.position", None), ("players.1.out", True)),
    ),
    "out-with-a-character": ("contradiction", "table.players.1.out, table.players.1.hero", (("players.1.out", True),)),
    "too-many-talismans": (
        "contradiction",
        "table.players.0.hero.cards.0",
        (
            ("players.0.hero.cards", ["talisman"] * 3),
            ("players.1.hero.cards", ["talisman"] * 3),
            ("players.2.hero.talisman", True),
        ),
    ),
    "too-many-talismans-of-a-bloodbath": (
        "contradiction",
        "table.players.0.hero.cards.0",
        (
            ("alternatives", ["faster-bloodbath"]),
            ("players.0.hero.cards", ["talisman"] * 2),
            ("players.1.hero.cards", ["talisman"] * 2),
            ("players.2.hero.cards", ["talisman"]),
        ),
    ),
    "two-ids": ("contradiction", "table.players.0.id, table.players.1.id", (("players.1.id", "anna"),)),
    "too-many-objects": ("contradiction", "table.players.0.hero.cards", (("players.0.hero.cards", ["axe"] * 5),)),
    "too-many-spells": ("contradiction", "table.players.2.hero.spells", (("players.2.hidden_spells", 3),)),
    "too-much-gold": ("contradiction", "gold = 33", (("gold", {"outer/city": 30}),)),
    "no-enemy": ("bad-value", "table.players.0.trophies.0", (("players.0.trophies", ["maiden"]),)),
    "no-raft": ("contradiction", "table.players.0.raft", (("players.0.raft", True),)),
    "werewolf-elsewhere": ("contradiction", "table.players.0.werewolf", (("players.0.werewolf", 7),)),
    "turning-back-outside": ("contradiction", "table.players.0.turns_back", (("players.0.turns_back", True),)),
    "copies-of-another-deck": (
        "contradiction",
        "table.adventure_discards.0, table.adventure_discards.1 = axe",
        (("adventure_discards", ["axe", "axe"]),),
    ),
    "piles-too-large": ("contradiction", "table.piles.sword", (("piles", {"sword": 4}),)),
    "copies-missing": ("contradiction", "table.piles.sword", (("piles", {"sword": 1}),)),
    "another-schema": ("bad-value", "table.schema", (("schema", 2),)),
    "another-game": ("bad-value", "table.format", (("format", "tainted-grail/party"),)),
}


@pytest.mark.parametrize(("code", "field", "edits"), REFUSED.values(), ids=REFUSED)
def test_a_table_that_cannot_be_is_refused_with_place_and_reason(
    code: str, field: str, edits: tuple[tuple[str, object], ...], catalogue: Catalogue
) -> None:
    with pytest.raises(BadInputError) as raised:
        catalogue.prepare({**BATTLE, "table": changed(*edits), "for": "anna"})
    assert raised.value.code == code
    assert raised.value.input.startswith(field)
    told = {raised.value.message.render(language) for language in ("en", "ko", "cs", "fi")}
    assert len(told) == 4


def test_the_table_itself_is_no_mistake() -> None:
    TABLE_FORMAT.read(TABLE)
    jsonschema.validate(TABLE, TABLE_FORMAT.schema())


@pytest.mark.parametrize(
    ("request_", "code", "field"),
    [
        ({**BATTLE, "for": "anna"}, "missing-field", "table"),
        ({**BATTLE, "table": TABLE, "for": 1}, "bad-value", "for = 1"),
        ({**BATTLE, "table": TABLE, "for": "dora"}, "bad-value", "for"),
        ({**BATTLE, "table": []}, "bad-value", "table"),
        ({**BATTLE, "table": {}}, "missing-field", "table.schema"),
        ({**BATTLE, "table": {**TABLE, "board": 1}}, "unknown-field", "table.board"),
        ({**BATTLE, "table": changed(("players.0.strenght", 1))}, "unknown-field", "table.players.0.strenght"),
        ({**BATTLE, "table": changed(("players.0.zzz", 1))}, "unknown-field", "table.players.0.zzz"),
    ],
)
def test_a_request_about_no_table_or_nobody_is_refused(
    request_: Mapping[str, Any], code: str, field: str, catalogue: Catalogue
) -> None:
    with pytest.raises(BadInputError) as raised:
        catalogue.prepare(request_)
    assert raised.value.code == code
    assert raised.value.input.startswith(field)


def test_a_dead_character_has_no_battle(catalogue: Catalogue) -> None:
    dead = changed(DEAD_BEN, ("players.1.position", None), ("dead", ["troll"]))
    with pytest.raises(BadInputError) as raised:
        catalogue.prepare({**BATTLE, "table": dead, "for": "ben"})
    assert (raised.value.code, raised.value.input) == ("contradiction", "for = ben")


# On the command line


@pytest.fixture
def table_file(tmp_path: Path) -> Path:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(TABLE), "utf-8")
    return file


def test_commands_read_a_table(run: Callable[..., Any], table_file: Path, tmp_path: Path) -> None:
    request = tmp_path / "battle.json"
    request.write_text(json.dumps({**BATTLE, "hero": {"fate": 0}}), "utf-8")
    about = ("--table", str(table_file), "--for", "anna")
    answer = json.loads(run("resolve", str(request), *about, "--json").out)
    assert answer["probability"]["win"] == "5/12"
    found = run("table", str(request), "--vary", "foe.strength=6", *about, "--processes", "1", "--json")
    assert json.loads(found.out)["cells"][0]["value"] == "5/12"


def test_a_table_given_twice_is_refused(run: Callable[..., Any], table_file: Path, tmp_path: Path) -> None:
    request = tmp_path / "battle.json"
    request.write_text(json.dumps({**BATTLE, "table": TABLE}), "utf-8")
    found = run("resolve", str(request), "--table", str(table_file), "--json")
    assert found.status == 2
    assert json.loads(found.out)["error"]["input"] == "--table, table"


def test_play_asks_only_what_the_table_does_not_tell(
    run: Callable[..., Any], table_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["6", "q"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    kept = tmp_path / "kept.json"
    run("play", "battle", "--table", str(table_file), "--for", "anna", "--save", str(kept), "--lang", "en")
    request = json.loads(kept.read_text("utf-8"))
    assert request["foe"]["strength"] == 6
    assert "hero" not in request
    assert (request["table"], request["for"]) == (TABLE, "anna")


def test_schemas_are_listed(run: Callable[..., Any]) -> None:
    (listed,) = (
        each for each in json.loads(run("situations", "--json").out)["tables"] if each["id"] == TABLE["format"]
    )
    jsonschema.validate(TABLE, listed["table"])


def test_a_mistake_is_told_in_the_reader_s_language(catalogue: Catalogue) -> None:
    with pytest.raises(BadInputError) as raised:
        catalogue.prepare({**BATTLE, "table": changed(("players.1.hero", {"character": "warrior"}))})
    assert (
        raised.value.message.render(Language.FI)
        == "Pelihahmoja ”warrior” on vain yksi, mutta se on kahdella: Anna ja Ben."
    )
