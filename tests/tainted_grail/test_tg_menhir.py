"""Menhirs: dials by players and mode, how long they last day by day, what they reach on a map."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.data.character import Mode
from rulewright.games.tainted_grail.data.land import in_range, joined
from rulewright.games.tainted_grail.data.menhirs import cost_of_activating, span
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.games.tainted_grail.situations.map_text import EXAMPLE, parse_map
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report
from rulewright.views.explanation_text import format_statement

CATALOGUE = Catalogue(SITUATIONS)


def report(**fields: object) -> Report:
    answer = CATALOGUE.resolve({"situation": "tainted-grail/menhir", **fields})
    assert isinstance(answer, Report)
    return answer


def ask(**fields: object) -> dict:
    return report(**fields).as_json()


def test_the_first_dial_by_players() -> None:
    assert [ask(players=players)["dial"] for players in (1, 2, 3, 4)] == [8, 7, 6, 5]
    # Story mode counts 1 player fewer; alone the number does not change.
    assert [ask(players=players, mode="story")["dial"] for players in (1, 2, 3, 4)] == [8, 8, 7, 6]
    # Challenge mode shortens menhirs that are activated; this one is not.
    assert [ask(players=players, mode="challenge")["dial"] for players in (1, 2, 3, 4)] == [8, 7, 6, 5]


def test_three_players_in_story_mode() -> None:
    # The rulebook's example: 8, less 1 per player, is 6 instead of 5.
    assert ask(players=3, mode="story", base=8, per_player=-1)["dial"] == 6
    assert ask(players=3, base=8, per_player=-1)["dial"] == 5
    assert ask(players=3, mode="challenge", base=8, per_player=-1)["dial"] == 4


def by_hand(dial: int, first_morning: int) -> tuple[int, int, int]:
    """Goes from morning to morning: step 1 removes a menhir without a dial, step 3 turns the dial down."""
    day, number, gone = first_morning, dial, 0
    while True:
        if number == 0:
            return gone, day - 1, day
        if number == 1:
            number, gone = 0, day
        else:
            number -= 1
        day += 1


@given(st.integers(1, 20), st.integers(1, 30))
def test_how_long_a_menhir_lasts_morning_by_morning(dial: int, first_morning: int) -> None:
    lasts = span(dial, first_morning)
    assert (lasts.dial_removal_day, lasts.last_day, lasts.menhir_removal_day) == by_hand(dial, first_morning)


def test_for_how_many_days_does_the_first_menhir_shine() -> None:
    # Dial 7: 6 on day 1, …, 1 on day 6; day 7 takes it away, day 8 removes the menhir. 7 days, as the number says.
    answer = ask(players=2)
    assert (answer["dial_goes_on_day"], answer["last_day"], answer["removed_on_day"]) == (7, 7, 8)
    answer = ask(players=2, variants={"first-day-has-a-start": False})
    assert (answer["dial_goes_on_day"], answer["last_day"], answer["removed_on_day"]) == (8, 8, 9)


def test_a_menhir_activated_in_the_course_of_a_day() -> None:
    # Set to 4 on day 5: 3 on day 6, 2, 1 on day 8, no dial on day 9, removed on day 10.
    answer = ask(players=2, base=6, per_player=-1, day=5)
    assert (answer["dial"], answer["dial_goes_on_day"], answer["last_day"], answer["removed_on_day"]) == (4, 9, 9, 10)


def test_is_it_worth_extending_a_menhir_now() -> None:
    # 3 days are lost for 7: nothing is added.
    answer = ask(players=1, base=8, per_player=-1, day=3, left=3)
    assert (answer["dial"], answer["last_day"], answer["days_gained"]) == (7, 10, 4)
    assert ask(players=1, base=8, per_player=-1, day=6, left=0)["days_gained"] == 7


def test_what_activating_costs_grows_with_all_players_in_the_game() -> None:
    assert ask(players=4, base=8, per_player=-1, cost=2, cost_per_player=1)["cost"] == 6
    assert ask(players=4, mode="story", base=8, per_player=-1, cost=2, cost_per_player=1)["cost"] == 5
    assert cost_of_activating(0, 2, 1, Mode.STORY) == 2


# Maps


def test_a_menhir_reaches_a_card_in_every_direction() -> None:
    reached = {(row, column) for row in range(-2, 3) for column in range(-2, 3) if in_range((row, column), (0, 0))}
    assert reached == {(row, column) for row in (-1, 0, 1) for column in (-1, 0, 1)}


def test_which_locations_are_in_range_and_what_is_laid_out_at_once() -> None:
    # 101 reaches 102 above and 103 at its corner; 106, 2 columns away, and 107 lie beyond. Activating lays out (104),
    # which 101's key names, not (108): in range at the corner, but none of 101's keys names it.
    text = "103 102 . 106 107 / (104) 101 / (108)"
    answer = ask(players=2, base=8, map=text, location=101)
    assert answer["in_range"] == [101, 102, 103, 104]
    assert answer["out_of_range"] == [106, 107]
    assert answer["laid_out"] == [104]
    answer = ask(players=2, base=8, map=text, location=101, others=[106])
    assert (answer["in_range_of_others"], answer["out_of_range"]) == ([106, 107], [])
    # The first menhir is not activated: nothing is laid out.
    assert ask(players=2, map=text, location=101)["laid_out"] == []


def test_answer_states_the_menhirs_effect_on_each_location() -> None:
    # 101 reaches 102 and lays out 103 beside it. 105 is reached by the other menhir alone, 107 by none.
    text = "102 101 (103) . 105 . 107"
    lines = report(players=2, base=8, map=text, location=101, others=[105]).statements
    locations = [line.sentence.values["locations"] for line in lines if "locations" in line.sentence.values]
    assert locations == [("101", "102", "103"), ("105",), ("107",), ("103",)]


def test_a_barred_edge_keeps_a_card_from_being_laid_out() -> None:
    assert ask(players=2, base=8, map="(102)|101 (103)", location=101)["laid_out"] == [103]
    assert ask(players=2, base=8, map="(102)_ / 101_ / (103)", location=101)["laid_out"] == []


def test_maps_are_read_with_lines_or_slashes() -> None:
    land = parse_map(EXAMPLE)
    assert land == parse_map(". 102 .\n103 101 104\n. 105 .\n")
    # As the rulebook lays out the start: 102 above 101, 103 on the left, 104 on the right, 105 below.
    assert {str(direction): number for direction, number in joined(land, 101)} == {
        "north": 102, "west": 103, "east": 104, "south": 105,
    }  # fmt: skip
    assert dict(joined(parse_map("101|102 (103)_ / . . 104"), 102)) == {"east": 103}
    assert dict(joined(parse_map("101|102 (103)_ / . . 104"), 104)) == {}


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"players": 5}, "out-of-range", "players = 5"),
        ({}, "missing-field", "players"),
        ({"players": 2, "left": 3}, "contradiction", "left = 3"),
        ({"players": 2, "cost": 3}, "contradiction", "cost = 3"),
        ({"players": 4, "day": 3}, "contradiction", "day = 3"),
        ({"players": 4, "base": 9, "cost_per_player": 1}, "contradiction", "cost_per_player = 1"),
        ({"players": 4, "base": 4, "per_player": -1}, "contradiction", "base = 4, per_player = -1"),
        (
            {"players": 4, "base": 5, "per_player": -1, "mode": "challenge"},
            "contradiction",
            "base = 5, per_player = -1",
        ),
        ({"players": 2, "location": 101}, "missing-field", "map"),
        ({"players": 2, "map": "101"}, "missing-field", "location"),
        ({"players": 2, "map": "101 x", "location": 101}, "contradiction", "map: x"),
        ({"players": 2, "map": "101 (12", "location": 101}, "contradiction", "map: (12"),
        ({"players": 2, "map": "10111", "location": 101}, "contradiction", "map: 10111"),
        ({"players": 2, "map": "101 101", "location": 101}, "contradiction", "map: 101"),
        ({"players": 2, "map": "(101)", "location": 101}, "contradiction", "map"),
        ({"players": 2, "map": "101 (102)", "location": 102}, "contradiction", "location = 102"),
        ({"players": 2, "map": "1 " * 400, "location": 101}, "out-of-range", None),
    ],
)
def test_wrong_menhirs_and_maps_are_named(fields: dict, code: str, field: str | None) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "tainted-grail/menhir", **fields})
    assert caught.value.code == code
    assert field is None or caught.value.input == field


@given(st.text(alphabet="0123456789()|_./ \n", max_size=60))
def test_any_text_is_a_map_or_one_clear_error(text: str) -> None:
    try:
        answer = CATALOGUE.resolve({"situation": "tainted-grail/menhir", "players": 1, "map": text, "location": 1})
    except BadInputError:
        return
    assert isinstance(answer, Report)


def test_every_statement_about_menhirs_can_be_read_in_every_language(corpus: Corpus) -> None:
    text = "103 102 106 / (104) 101 ."
    for each in (
        report(players=2),
        report(players=1, mode="story"),
        report(players=2, mode="challenge", base=8, left=2, cost=2),
        report(players=3, mode="story", base=8, cost=2, map=text, location=101, others=[103]),
    ):
        for line in each.statements:
            assert line.entries
            assert all(entry in corpus.entries or entry in corpus.differences for entry in line.entries), line.entries
            assert len({format_statement(line, corpus, language) for language in LANGUAGES}) == 4
