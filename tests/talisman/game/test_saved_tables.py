"""Tables as files in whole games: written from a game, read into one, both the same; what is unknown is drawn anew."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from any_legal import AnyLegal

from rulewright.errors import BadInputError
from rulewright.games.talisman.simulation.agreement import Agreement
from rulewright.games.talisman.simulation.checks import faults
from rulewright.games.talisman.simulation.forecast import TalismanForecaster
from rulewright.games.talisman.simulation.saved_tables import agreed_options, resume, save
from rulewright.games.talisman.simulation.turn import play_game, set_up
from rulewright.games.talisman.situations.table_defaults import TABLE_FORMAT
from rulewright.situations.batch.forecasting import run_forecast
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages

TALISMAN = TalismanForecaster()
ANY = AnyLegal()
OPTIONS = (
    (),
    ("inherited-items", "faster-trophies-6"),
    ("faster-bloodbath", "faster-starting-bonus"),
    ("faster-command-spell", "evading-the-unfriendly"),
)
TURNS = (0, 9, 31, 64, 97, 140)
LATE: dict[str, Any] = {
    "schema": 1,
    "players": [
        {"id": "anna", "hero": {"character": "warrior", "life": 5}, "position": "outer/tavern"},
        {"id": "ben", "hero": {"character": "wizard", "life": 4}, "position": "outer/graveyard", "hidden_spells": 1},
    ],
    "turn": "ben",
    "round": 40,
    "adventure_discards": ["giant"],
}


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "plain")
@pytest.mark.parametrize("seed", ["1", "2", pytest.param("3", marks=pytest.mark.long)])
def test_a_game_goes_on_from_its_file_as_a_legal_one(options: tuple[str, ...], seed: str, catalogue: Catalogue) -> None:
    agreement, minds = Agreement(4, options=frozenset(options)), (ANY,) * 4
    for until in TURNS:
        played = play_game(set_up(agreement, minds, seed), until)
        if played.winner is not None:
            return
        written = save(played)
        saved = TABLE_FORMAT.read(json.loads(json.dumps(written)))
        assert set(agreed_options(saved)) == set(options)
        again = resume(saved, agreement, minds, "another")
        assert list(faults(again)) == []
        assert save(again) == written
        request, _ = catalogue.prepare({"situation": "talisman/setup", "table": written})
        assert request["players"] == 4
        play_game(again, 25)
        assert list(faults(again)) == []
        assert again.winner is not None or save(again) != written


EVERYTHING: dict[str, Any] = {
    "schema": 1,
    "format": "talisman/table",
    "players": [
        {
            "id": "player-1",
            "hero": {
                "character": "warrior", "counters": {"strength": 2}, "life": 5, "fate": 1, "gold": 3,
                "cards": ["sword", "raft", "maiden"], "spells": ["healing"], "alignment": "evil",
            },
            "position": "outer/tavern", "lost_turns": 2, "trophies": ["giant"], "raft": True,
            "quest": "quest-deliver-3-gold", "quests_done": 1, "offer": "offer-temple",
        },
        {
            "id": "player-2",
            "hero": {"character": "troll", "life": 6, "alignment": "neutral", "toad": True},
            "position": "middle/temple", "toad_turns_left": 2, "gained_as_toad": {"craft": 1}, "slave": True,
        },
        {
            "id": "player-3",
            "hero": {"character": "wizard", "life": 1, "cards": ["talisman"], "alignment": "evil"},
            "position": "inner/werewolf-den", "creatures": ["wolf"], "werewolf": 8,
        },
        {
            "id": "player-4",
            "hero": {"character": "elf", "life": 2, "alignment": "good"},
            "position": "inner/pits", "fiends": 3,
        },
        {
            "id": "player-5",
            "hero": {"character": "monk", "life": 2, "alignment": "good"},
            "position": "inner/death", "may_go_on": True, "turns_back": True,
        },
        {"id": "player-6", "heirlooms": {"cards": ["axe"], "gold": 2}},
    ],
    "turn": "player-2",
    "round": 12,
    "extra_turns": 1,
    "cards": [
        {"card": "hex", "position": "outer/woods-1", "until": {"round": 14, "player": "player-1"}},
        {"card": "fountain-of-wisdom", "position": "outer/woods-2", "counters": 3},
    ],
    "gold": {"outer/city": 2},
    "adventure_discards": ["bear"],
    "spell_discards": ["random"],
    "piles": {
        "mule": 4, "armour": 4, "axe": 4, "sword": 2, "water-bottle": 4, "helmet": 4, "shield": 4, "raft": 1,
        "talisman": 3,
    },
    "dead": ["ghoul"],
    "crown_reached": True,
    "magic_destroyed_by": "player-3",
    "alternatives": ["inherited-items", "faster-command-spell"],
    "variants": {"trophy-rate": 6},
}  # fmt: skip
"""A table with something in every field."""


def test_nothing_of_a_table_is_lost() -> None:
    saved = TABLE_FORMAT.read(EVERYTHING)
    agreement = Agreement(6, options=frozenset(agreed_options(saved)))
    table = resume(saved, agreement, (ANY,) * 6, "1")
    assert list(faults(table)) == []
    assert save(table) == EVERYTHING
    given = {name for player in EVERYTHING["players"] for name in player}
    written = set(TABLE_FORMAT.schema()["$defs"]["PlayerRequest"]["properties"])
    assert written - given == {"name", "out", "hidden_spells"}
    assert set(TABLE_FORMAT.schema()["properties"]) == set(EVERYTHING)


def test_a_game_goes_on_with_the_player_whose_turn_it_is() -> None:
    saved = TABLE_FORMAT.read(LATE)
    after = save(play_game(resume(saved, Agreement(2), (ANY, ANY), "1"), 1))
    assert (after["turn"], after["round"]) == ("player-1", 41)  # Ben sits last in round 40


@pytest.fixture(scope="module")
def catalogue(games: GamePackages) -> Catalogue:
    return games.catalogue


def test_watching_stops_before_the_next_turn() -> None:
    request = TALISMAN.parse_request({"players": 3, "seed": 4})
    saved = TALISMAN.save(request, 0, 7)
    assert (saved["turn"], saved["round"]) == ("player-2", 3)  # turns 1 to 6 are two rounds, 7 is the first player's
    assert TALISMAN.save(request, 0, 0)["round"] == 1
    whole, begun = TALISMAN.narrate(request, 0), TALISMAN.narrate(request, 0, 7)
    assert len(begun) < len(whole)
    assert begun == whole[: len(begun)]


def test_a_game_that_is_over_has_no_table() -> None:
    with pytest.raises(BadInputError) as raised:
        TALISMAN.save(TALISMAN.parse_request({"players": 2}), 0, 5000)
    assert (raised.value.code, raised.value.input) == ("out-of-range", "until = 5000")


def test_what_is_unknown_is_drawn_anew_for_every_game() -> None:
    saved = TABLE_FORMAT.read(LATE)
    tables = [resume(saved, Agreement(2), (ANY, ANY), seed) for seed in "abcdefgh"]
    hands = [[piece.card.id for piece in figure.spells] for table in tables if (figure := table.figures[1]) is not None]
    assert {len(hand) for hand in hands} == {1}
    assert len({hand[0] for hand in hands}) > 1
    assert len({tuple(piece.card.id for piece in table.adventures) for table in tables}) == len(tables)
    for table in tables:
        assert [piece.card.id for piece in table.adventure_discards] == ["giant"]
        assert "giant" not in [piece.card.id for piece in table.adventures]  # there is only one
        assert list(faults(table)) == []


def test_a_forecast_from_a_table_counts_from_there_and_says_what_it_assumes() -> None:
    request = TALISMAN.parse_request({"table": LATE, "games": 3, "seed": 2})
    result = run_forecast(TALISMAN, request)
    assert (request["players"], result["games"]) == (2, 3)
    assert {each["id"] for each in result["assumed"]} >= {
        "counted-from-the-table", "decks-shuffled", "hidden-spells-drawn",
    }  # fmt: skip
    assert {each["character"] for each in result["characters"]} == {"warrior", "wizard"}
    assert run_forecast(TALISMAN, request) == result
    plain = run_forecast(TALISMAN, TALISMAN.parse_request({"players": 2, "games": 1}))
    assert "decks-shuffled" not in {each["id"] for each in plain["assumed"]}
    begun = TABLE_FORMAT.read(LATE)
    table = resume(begun, Agreement(2), (ANY, ANY), "1")
    assert (table.rounds, table.at_turn) == (39, 1)
    record = TALISMAN.play(request, "", "1")
    assert record["turns"] <= 2 * record["rounds"] + 2  # not counted from the first round of the game


def test_options_given_stand_before_those_of_the_table() -> None:
    agreed = {**LATE, "alternatives": ["inherited-items"], "variants": {"trophy-rate": 5}}
    assert TALISMAN.parse_request({"table": agreed})["options"] == ["faster-trophies-5", "inherited-items"]
    assert TALISMAN.parse_request({"table": agreed, "options": []})["options"] == []
    compared = TALISMAN.variants(TALISMAN.parse_request({"table": LATE, "compare": True}))
    assert "faster-starting-bonus" not in compared  # too late
    assert "faster-trophies-6" in compared


def without(field: str) -> dict[str, Any]:
    changed: dict[str, Any] = json.loads(json.dumps(LATE))
    path = field.split(".")
    place = changed["players"][0]
    for part in path[:-1]:
        place = place[part]
    del place[path[-1]]
    return changed


@pytest.mark.parametrize(
    ("given", "code", "field"),
    [
        ({"table": without("position")}, "missing-field", "table.players.0.position"),
        ({"table": without("hero.character")}, "missing-field", "table.players.0.hero.character"),
        ({"table": {**LATE, "round": 0}}, "out-of-range", "table.round"),
        ({"table": LATE, "players": 3}, "contradiction", "table, players"),
        ({"table": LATE, "characters": ["monk"]}, "contradiction", "table, characters"),
        (
            {"table": {**LATE, "players": [LATE["players"][0], {"id": "ben", "out": True}], "turn": "anna"}},
            "contradiction",
            "table.players",
        ),
    ],
)
def test_a_table_from_which_no_game_can_go_on_is_refused(given: Mapping[str, object], code: str, field: str) -> None:
    with pytest.raises(BadInputError) as raised:
        TALISMAN.parse_request(given)
    assert raised.value.code == code
    assert raised.value.input.startswith(field)


def test_the_command_line_writes_a_table_and_goes_on_from_it(run: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    watched = run("forecast", "--players", "2", "--watch", "0", "--until", "11", "--table", str(file), "--json")
    saved = json.loads(file.read_text("utf-8"))
    assert json.loads(watched.out)["table"] == saved
    assert saved["round"] == 6
    told = json.loads(run("forecast", "--from", str(file), "--games", "1", "--processes", "1", "--json").out)
    assert told["request"]["table"] == saved
    battle = tmp_path / "battle.json"
    battle.write_text('{"situation": "talisman/battle", "foe": {"strength": 4}}', "utf-8")
    answer = json.loads(run("resolve", str(battle), "--table", str(file), "--for", "player-1", "--json").out)
    assert answer["named"][0]["id"] == saved["players"][0]["hero"]["character"]


@pytest.mark.parametrize("options", [("--until", "3"), ("--watch", "0", "--table", "table.json")])
def test_options_that_need_another_are_refused(options: tuple[str, ...], run: Callable[..., Any]) -> None:
    found = run("forecast", *options, "--json")
    assert found.status == 2
    assert options[-2] in json.loads(found.out)["error"]["message"]
