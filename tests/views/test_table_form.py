"""A form that begins with a table: the same request as the API makes of the same table, and what a reader changes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES, Language
from rulewright.situations.game_packages import GamePackages
from rulewright.views.calculator_json import CalculatorQuery, answer_query, parse_query
from rulewright.views.situation_form import build_form
from rulewright.views.table_element import build_table_data

TABLE: dict[str, Any] = {
    "schema": 1,
    "format": "talisman/table",
    "players": [
        {
            "id": "anna",
            "hero": {"character": "warrior", "cards": ["sword", "sword", "raft"], "life": 5, "fate": 1},
            "position": "outer/woods-1",
            "trophies": ["giant"],
        },
        {
            "id": "ben",
            "hero": {"character": "wizard", "life": 3, "fate": 2, "counters": {"craft": 2}, "spells": ["hex"]},
            "position": "outer/woods-1",
        },
    ],
    "turn": "ben",
    "spell_discards": ["healing", "healing"],
}
PARTY: dict[str, Any] = {
    "schema": 1,
    "format": "tainted-grail/party",
    "players": [
        {
            "id": "1",
            "hero": {"character": "beor", "aggression": 2, "health": 6, "energy": 4, "terror": 1, "magic": 1},
            "combat": {"cards": "Y1 = 1:m", "hand": "Y1"},
        },
        {"id": "2", "hero": {"health": 5, "energy": 3, "terror": 0}},
    ],
}  # fmt: skip


def ask(games: GamePackages, situation: str, table: Mapping[str, Any] = TABLE, **given: str) -> CalculatorQuery:
    name = "1" if table is PARTY else "anna"
    parameters = {"table": json.dumps(table), "for": name} | {
        key.replace("__", "."): each for key, each in given.items()
    }
    return parse_query(games.catalogue, situation, parameters)


def fill(games: GamePackages, situation: str, table: Mapping[str, Any] = TABLE, **given: Any) -> Mapping[str, Any]:
    """The request as the API completes it."""
    name = "1" if table is PARTY else "anna"
    asked = {"situation": situation, "table": table, "for": name, **given}
    return games.catalogue.fill_from_table(games.catalogue.situations[situation], asked)


def test_every_form_begins_with_the_request_that_the_api_makes_of_the_table(games: GamePackages) -> None:
    asked = 0
    for situation in games.catalogue.situations:
        table = {"talisman": TABLE, "tainted-grail": PARTY}.get(situation.split("/")[0])
        if table is None or not games.catalogue.situations[situation].form_defaults:
            continue
        query = ask(games, situation, table)
        besides = {key: each for key, each in query.request.items() if key not in query.form.table.names}
        assert query.request == fill(games, situation, table, **{k: v for k, v in besides.items() if k != "situation"})
        assert query.request.keys() & {"hero", "attacker", "players", "others", "have", "energies", "characters"}, (
            situation
        )
        asked += 1
    assert asked > 30


def test_the_form_shows_what_the_table_tells(games: GamePackages) -> None:
    begins = ask(games, "talisman/battle").form.format_table_values()
    # The Raft helps nobody in a battle, so that its form does not list it; one Sword is listed once.
    assert {"character": "warrior", "things": "sword", "hero.fate": "1", "hero.life": "5"}.items() <= begins.items()
    assert begins["hero.strength"] == ""  # which follows from the card
    assert "foe.strength" not in begins
    assert ask(games, "talisman/spell-draw").form.format_table_values()["discarded"] == "healing-2"
    assert ask(games, "talisman/trophies").form.format_table_values()["trophies"] == "giant"
    duel = ask(games, "talisman/duel").form.format_table_values()
    assert (duel["attacker_character"], duel["defender_character"], duel["defender_craft_counters"]) == (
        "warrior",
        "wizard",
        "2",
    )
    assert ask(games, "talisman/crown-duel").form.format_table_values()["other.life"] == "3"
    assert ask(games, "talisman/command-spell").form.format_table_values()["others"] == "3"
    unknown = PARTY | {"players": [{"id": "1", "hero": {}}]}
    parameters = {"table": json.dumps(unknown), "for": "1"}
    of_unknown = parse_query(games.catalogue, "tainted-grail/combat", parameters)
    assert of_unknown.form.format_table_values()["hero.health"] == ""  # which nobody has said
    assert "health" not in of_unknown.request["hero"]
    combat = ask(games, "tainted-grail/combat", PARTY).form.format_table_values()
    assert {"hero.aggression": "2", "cards": "Y1 = 1:m", "hand": "Y1"}.items() <= combat.items()


def test_only_what_a_reader_changes_stands_before_the_table(games: GamePackages) -> None:
    hero = TABLE["players"][0]["hero"] | {"talisman": False}
    assert ask(games, "talisman/battle", foe__strength="6").request["hero"] == hero
    assert ask(games, "talisman/battle", hero__fate="1", things="sword").request["hero"] == hero
    assert ask(games, "talisman/battle", hero__fate="0").request["hero"] == hero | {"fate": 0}
    # What the form does not list stays; of two Swords one is unlisted, and goes with the other.
    changed = ask(games, "talisman/battle", things="sword,axe").request["hero"]["cards"]
    assert sorted(changed) == ["axe", "raft", "sword", "sword"]
    assert ask(games, "talisman/battle", things="").request["hero"]["cards"] == ["raft"]
    other = ask(games, "talisman/battle", character="troll").request["hero"]
    assert (other["character"], other["cards"], other["fate"]) == ("troll", hero["cards"], 1)
    nobody = ask(games, "talisman/battle", character="", hero__strength="7").request["hero"]
    assert (nobody["character"], nobody["strength"], nobody["life"]) == (None, 7, 5)


def test_a_form_says_itself_what_the_table_leaves_open(games: GamePackages) -> None:
    # Anna is in the Woods: the way begins where the form says, which its reader sees.
    assert ask(games, "talisman/inner-journey").request["at"] == "plain-of-peril"
    assert "at" not in ask(games, "talisman/inner-journey").form.format_table_values()
    assert ask(games, "talisman/inner-journey", at="crypt").request["at"] == "crypt"
    players = [TABLE["players"][0] | {"position": "inner/pits"}, TABLE["players"][1]]
    query = ask(games, "talisman/inner-journey", TABLE | {"players": players})
    assert query.request["at"] == query.form.format_table_values()["at"] == "pits"


@pytest.mark.parametrize(
    ("table", "field"),
    [
        ("{", "1:2"),
        ("[]", "[]"),
        ('{"schema": 1, "players": []}', "table.players"),
        ('{"schema": 2, "players": [{"id": "a"}, {"id": "b"}]}', "table.schema"),
    ],
)
def test_a_table_that_cannot_be_is_one_message(games: GamePackages, corpus: Corpus, table: str, field: str) -> None:
    with pytest.raises(BadInputError) as refused:
        parse_query(games.catalogue, "talisman/battle", {"table": table, "for": "anna"})
    assert refused.value.input.startswith(field)
    for language in (Language.EN, Language.KO, Language.CS, Language.FI):
        answer = answer_query(games, corpus, "talisman/battle", {"table": table, "for": "anna"}, language)
        assert answer.keys() == {"error"}
        assert answer["error"].count(f'<p lang="{language}">') == 1


def test_the_pages_answer_says_how_the_form_begins(games: GamePackages, corpus: Corpus) -> None:
    given = {"table": json.dumps(TABLE), "for": "anna", "foe.strength": "6"}
    for more in ({}, {"play": "table"}, {"hero.life": "0"}):
        answer = answer_query(games, corpus, "talisman/battle", given | more, Language.EN)
        assert answer["begins"]["character"] == "warrior"
    assert "begins" not in answer_query(games, corpus, "talisman/battle", {}, Language.EN)


def test_the_elements_fields_are_those_of_the_file(games: GamePackages, corpus: Corpus) -> None:
    for situation in ("talisman/duel", "tainted-grail/combat"):
        form, format_ = build_form(games.catalogue.situations[situation]), games[situation.split("/")[0]].table()
        for language in LANGUAGES:
            if language not in corpus.languages:
                continue
            data = build_table_data(form, format_, corpus, language)
            assert data["fields"][0]["path"] == "hero.character"
            assert all(
                each["label"] and (each["options"] or each["kind"] not in ("choice", "pieces"))
                for each in data["fields"]
            )
    data = build_table_data(
        build_form(games.catalogue.situations["talisman/duel"]), games["talisman"].table(), corpus, Language.EN
    )
    assert data["hasOpponent"]
    assert data["first"]["warrior"] == {"position": "outer/tavern", "hero.life": 5, "hero.fate": 1, "hero.gold": 1}
    assert {each["path"]: each["default"] for each in data["fields"]}["hero.life"] == 4
