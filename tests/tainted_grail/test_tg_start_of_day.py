"""The start of a day: menhirs, locations, dials and tokens step by step; guardians against throwing every face."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction as F
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report
from rulewright.views.explanation_text import format_statement

CATALOGUE = Catalogue(SITUATIONS)
CROSS = ". 102 . / 103 101 104 / . 105 ."


def report(map: str = CROSS, **fields: object) -> Report:
    answer = CATALOGUE.resolve({"situation": "tainted-grail/start-of-day", "map": map, **fields})
    assert isinstance(answer, Report)
    return answer


def ask(map: str = CROSS, **fields: object) -> dict:
    return report(map, **fields).as_json()


def ends(answer: dict, guardian: int = 0) -> dict[int | None, F]:
    return {end["location"]: F(end["probability"]) for end in answer["guardians"][guardian]["ends"]}


# Menhirs and locations


def test_dials_go_down_and_a_menhir_without_one_goes_dark() -> None:
    answer = ask(menhirs=[101, 102, 105], dials=[3, 1, 0])
    assert answer["dark"] == [105]
    assert [(menhir["location"], menhir["dial"]) for menhir in answer["active"]] == [(101, 2), (102, None)]
    assert answer["removed_locations"] == []


def test_locations_out_of_range_go_before_the_dials_are_turned() -> None:
    # The menhir on 101 goes dark in step 1, so only that on 106 protects: 106, 104 beside it, 107 at its corner.
    text = "103 101 104 106 / . 105 107 ."
    answer = ask(text, menhirs=[101, 106], dials=[0, 1])
    assert answer["removed_locations"] == [101, 103, 105]
    # A dial at 1 still protects everything today.
    assert ask(text, menhirs=[101, 106], dials=[1, 1])["removed_locations"] == []


def test_where_do_i_go_when_my_location_is_removed() -> None:
    # 111 protects 110, 104 and 112. From 120 it is 2 to 110 and 3 to 104; from 103 it is 2 to 104 and 3 to 110.
    answer = ask("120 . 110 111 / 103 . 104 112", menhirs=[111], dials=[2], characters=[120, 103])
    assert answer["removed_locations"] == [103, 120]
    assert [(each["before"], each["after"]) for each in answer["characters"]] == [(120, 110), (103, 104)]
    assert all((each["health"], each["terror"]) == (-2, 2) for each in answer["characters"])
    # 110 and 104 are both 3 from 120: the lower number.
    (moved,) = ask("120 . . / . . 110 / . 104 101", menhirs=[101], dials=[2], characters=[120])["characters"]
    assert moved["after"] == 104


def test_the_nearest_location_counted_diagonally() -> None:
    # From 120 it is 2 to 104 and to 105 from edge to edge; 105 touches it at a corner.
    fields = {"menhirs": [101], "dials": [2], "characters": [120]}
    assert ask("120 . 104 / . 105 101", **fields)["characters"][0]["after"] == 104
    diagonally = ask("120 . 104 / . 105 101", **fields, variants={"nearest-by": "diagonals"})
    assert diagonally["characters"][0]["after"] == 105
    # No path leads from 120 to any of them: then edges decide.
    cut_off = ask("120 . 104 / . 105 101", **fields, variants={"nearest-by": "paths"})
    assert cut_off["characters"][0]["after"] == 104


def test_paths_and_edges_can_differ() -> None:
    # Remaining around the menhir on 130: 130, 120, 121. From 101, 120 is 2 by edges (through a wall), and on foot 4:
    # 102, 103, 121, 120; 121 is 3 both ways.
    text = "101 102 103 / 110_|120 121 / . . 130"
    fields = {"menhirs": [130], "dials": [2], "characters": [101]}
    assert ask(text, **fields)["removed_locations"] == [101, 102, 103, 110]
    assert ask(text, **fields)["characters"][0]["after"] == 120
    text = "101 102|103 / 110|120_ 121 / . . 130"
    on_foot = ask(text, **fields, variants={"nearest-by": "paths"})
    # 102 leads down to 120, 2 steps: the same card.
    assert on_foot["characters"][0]["after"] == 120
    # With 102 barred below, only 103 leads on: 121 is 3 steps, 120 is 4.
    barred = ask("101 102_ 103 / 110|120 121 / . . 130", **fields, variants={"nearest-by": "paths"})
    assert barred["characters"][0]["after"] == 121


def test_without_a_menhir_nothing_is_removed_and_everybody_suffers() -> None:
    answer = ask(menhirs=[101], dials=[0], characters=[102, 102, 105])
    assert (answer["dark"], answer["active"], answer["removed_locations"]) == ([101], [], [])
    assert [(each["before"], each["after"], each["health"], each["terror"]) for each in answer["characters"]] == [
        (102, 102, -2, 2), (102, 102, -2, 2), (105, 105, -2, 2),
    ]  # fmt: skip
    assert "tainted-grail/menhirs/last-menhir" in answer["characters"][0]["entries"]
    energy = ask(menhirs=[], characters=[101], variants={"lost-without-menhir": "energy"})["characters"][0]
    assert (energy["energy"], "health" in energy) == (-2, False)


def test_absence_of_menhirs_must_be_explicit() -> None:
    # Not telling of menhirs cost every character 2 health.
    assert [each["health"] for each in ask(menhirs=[], characters=[102, 105])["characters"]] == [-2, -2]
    assert ask()["removed_locations"] == []


@pytest.mark.parametrize("lost", ["health", "energy"])
def test_only_a_character_on_a_removed_location_gets_a_destination(lost: str) -> None:
    fields = {"characters": [103], "variants": {"lost-without-menhir": lost}}
    out_of_range = report("101 102 103", menhirs=[101], dials=[2], **fields)
    no_menhir = report("101 102 103", menhirs=[], **fields)
    sentences = [[str(line.sentence) for line in each.statements] for each in (out_of_range, no_menhir)]
    assert f"The character at location 103 loses 2 {lost}, gains 2 terror and moves to location 102." in sentences[0]
    assert f"The character at location 103 loses 2 {lost} and gains 2 terror." in sentences[1]


def test_characters_in_range_are_left_alone() -> None:
    answer = ask(menhirs=[101], dials=[1], characters=[102])["characters"][0]
    assert (answer["before"], answer["after"], answer["health"], answer["terror"]) == (102, 102, 0, 0)


# Dials and tokens


def test_time_dials_go_down_and_quest_dials_do_not() -> None:
    answer = ask(time_dials=[3, 1], quest_dials=[4, 1])
    assert (answer["time_dials"], answer["quest_dials"]) == ([2, None], [4, 1])


def test_which_time_tokens_leave() -> None:
    fields = {"menhirs": [101], "dials": [2], "used_actions": [101, 102], "other_tokens": [102, 102, 103]}

    def taken(answer: dict) -> list[tuple]:
        return [(each["location"], each["from_action"], each["others"]) for each in answer["time_tokens"]]

    assert taken(ask(**fields)) == [(101, True, 0), (102, True, 0), (103, False, 1)]  # 1 from each, by the letter
    more = {"time-tokens": "action-and-one-other"}
    assert taken(ask(**fields, variants=more)) == [(101, True, 0), (102, True, 1), (103, False, 1)]


# Events


@pytest.mark.parametrize(
    ("printed", "mode", "added"), [(2, "normal", 2), (2, "challenge", 1), (0, "challenge", 0), (3, "story", 3)]
)
def test_challenge_mode_puts_1_random_event_fewer_on_the_event_deck(printed: int, mode: str, added: int) -> None:
    answer = report(random_events=printed, mode=mode)
    assert answer.as_json()["random_events"] == added
    (line,) = [line for line in answer.statements if "tainted-grail/setup/random-events" in line.entries]
    assert ("tainted-grail/campaign/challenge-world" in line.entries) is (mode == "challenge")


# Equipment


def test_how_many_weapons_have_to_be_turned_face_down() -> None:
    answer = ask(face_up={"weapon": 3, "shield": 1, "relic": 2})
    assert answer["face_down"] == {"weapon": 2, "relic": 1}
    assert "excess_items" not in answer


def test_challenge_mode_lets_a_character_carry_5_items() -> None:
    assert ask(items=7, mode="challenge")["excess_items"] == 2
    assert ask(items=5, mode="challenge")["excess_items"] == 0
    assert "excess_items" not in ask(items=7)


# Guardians


def test_where_a_guardian_goes_with_an_assumed_die() -> None:
    # On 104: west is 101; north, east and south lead nowhere, so to the connected one with the highest number, 101 too.
    answer = ask(menhirs=[101], dials=[2], characters=[101], guardians=[104])
    assert ends(answer) == {101: F(4, 6), 104: F(1, 6), None: F(1, 6)}
    assert answer["meeting"] == "2/3"
    # On 101 each direction has a card.
    answer = ask(menhirs=[101], dials=[2], characters=[101], guardians=[101])
    assert ends(answer) == {102: F(1, 6), 104: F(1, 6), 105: F(1, 6), 103: F(1, 6), 101: F(1, 6), None: F(1, 6)}
    assert answer["meeting"] == "1/6"  # it stays with the characters


def test_the_faces_of_the_die_and_a_known_roll() -> None:
    die = {"north": 1, "east": 1, "south": 1, "west": 1, "blank": 2, "discard": 0}
    answer = ask(menhirs=[101], dials=[2], guardians=[104], die=die)
    assert ends(answer) == {101: F(2, 3), 104: F(1, 3)}
    for roll, end in (("north", 102), ("west", 103), ("blank", 101), ("discard", None)):
        assert ends(ask(menhirs=[101], dials=[2], guardians=[101], roll=roll)) == {end: F(1)}
    # Of two guardians only the first is thrown for.
    answer = ask(menhirs=[101], dials=[2], guardians=[101, 104], roll="north")
    assert (ends(answer, 0), ends(answer, 1)[101]) == ({102: F(1)}, F(2, 3))


def test_a_barred_or_unrevealed_neighbour_sends_a_guardian_to_the_highest_number() -> None:
    # 101 has 102 on the right behind a wall, (103) on the left not revealed, 104 below: every direction leads to 104.
    answer = ask("(103) 101|102 / . 104 .", menhirs=[101], dials=[2], guardians=[101])
    assert ends(answer)[104] == F(4, 6)
    # With nothing connected it stays.
    answer = ask("101|102", menhirs=[101], dials=[2], guardians=[101])
    assert ends(answer) == {101: F(5, 6), None: F(1, 6)}


def test_locations_are_removed_before_guardians_move() -> None:
    # 110 is out of range: the guardian there is gone with it, and one on 104 cannot go there.
    answer = ask("101 104 110", menhirs=[101], dials=[2], guardians=[110, 104], characters=[110])
    assert answer["removed_locations"] == [110]
    assert ends(answer, 0) == {None: 1}
    assert ends(answer, 1) == {101: F(4, 6), 104: F(1, 6), None: F(1, 6)}
    assert ends(ask("101 104 110", menhirs=[101], dials=[2], guardians=[110, 104], roll="blank"), 1) == {104: 1}
    # The character from 110 was moved to 104: a guardian that stays meets it.
    assert answer["meeting_at"] == {"104": "1/6"}


@pytest.mark.parametrize(
    ("guardians", "roll", "entries"),
    [
        ([110], None, []),
        ([104, 110], "west", [()]),
        ([104, 104], "west", [("faq/faces-of-the-guardian-die",)]),
        ([110, 104], "west", [()]),  # the first is gone, so that the die is thrown for the second alone
        ([110, 104, 104], "west", [("faq/faces-of-the-guardian-die",)]),
        ([110, 104], None, [("faq/faces-of-the-guardian-die",)]),
    ],
)
def test_the_chance_of_a_meeting_is_that_of_guardians_that_stay_and_tells_of_a_die_that_is_assumed(
    guardians: list[int], roll: str | None, entries: list[tuple[str, ...]]
) -> None:
    answer = report("101 104 110", menhirs=[101], dials=[2], guardians=guardians, characters=[101], roll=roll)
    met = "tainted-grail/encounters/guardian-meets-characters"
    cited = [line.entries for line in answer.statements if line.entries[0] == met]
    assert cited == [(met, *(f"tainted-grail/{entry}" for entry in each)) for each in entries]


FACES = ["north", "east", "south", "west", "blank", "discard"]


def test_two_guardians_by_every_pair_of_faces() -> None:
    # Guardians on 103 and 104, characters on 101 and 105. By hand for each face: both go to 101 with any direction.
    hits = 0
    for first, second in product(FACES, repeat=2):
        hits += any(face in FACES[:4] for face in (first, second))
    answer = ask(menhirs=[101], dials=[2], characters=[101, 105], guardians=[103, 104])
    assert F(answer["meeting"]) == F(hits, 36) == F(8, 9)
    assert answer["meeting_at"] == {"101": "8/9", "105": "0"}


@given(st.integers(0, 10_000))
def test_guardians_against_throwing_every_face_by_hand(seed: int) -> None:
    """Another way to the same numbers: a dictionary of places, every pair of faces thrown, the rule in plain words."""
    dice = random.Random(seed)
    grid = {(row, column): 101 + 10 * row + column for row in range(3) for column in range(3) if dice.random() < 0.8}
    grid[1, 1] = 112
    walls = {
        frozenset(((row, column), (row, column + 1)))
        for row in range(3) for column in range(2)
        if dice.random() < 0.3 and (row, column) in grid and (row, column + 1) in grid
    }  # fmt: skip
    rows = []
    for row in range(3):
        text = ""
        for column in range(3):
            text += str(grid.get((row, column), "."))
            text += "|" if frozenset(((row, column), (row, column + 1))) in walls else " "
        rows.append(text)
    steps = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
    places = sorted(grid)
    guardians = [dice.choice(places) for _ in range(2)]
    characters = {dice.choice(places), dice.choice(places)}

    def goes(place: tuple[int, int], face: str) -> tuple[int, int] | None:
        if face == "discard":
            return None
        if face == "blank":
            return place
        around = {name: (place[0] + down, place[1] + right) for name, (down, right) in steps.items()}
        open_ = {name: at for name, at in around.items() if at in grid and frozenset((place, at)) not in walls}
        if face in open_:
            return open_[face]
        return max(open_.values(), key=lambda at: grid[at]) if open_ else place

    met: Counter[bool] = Counter()
    for faces in product(FACES, repeat=2):
        met[any(goes(at, face) in characters for at, face in zip(guardians, faces, strict=True))] += 1
    answer = ask(
        "/".join(rows), menhirs=[112], dials=[2], guardians=[grid[at] for at in guardians],
        characters=[grid[at] for at in characters],
    )  # fmt: skip
    assert F(answer["meeting"]) == F(met[True], 36)
    assert all(sum(ends(answer, each).values()) == 1 for each in (0, 1))


# What makes no sense


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"menhirs": [101]}, "contradiction", "menhirs, dials"),
        ({"characters": [102]}, "missing-field", "menhirs"),
        ({"menhirs": [101, 101], "dials": [1, 2]}, "contradiction", "menhirs = 101"),
        ({"menhirs": [109], "dials": [1]}, "contradiction", "menhirs = 109"),
        ({"characters": [109]}, "contradiction", "characters = 109"),
        ({"used_actions": [101, 101]}, "contradiction", "used_actions = 101"),
        ({"roll": "north"}, "contradiction", "roll = north"),
        ({"guardians": [101], "die": dict.fromkeys(FACES, 0)}, "contradiction", "die"),
        ({"time_dials": [0]}, "out-of-range", "time_dials.0 = 0"),
        ({"time_dials": [20, 21]}, "out-of-range", "time_dials.1 = 21"),
        ({"time_dials": [1] * 21}, "out-of-range", "time_dials"),
        ({"map": ""}, "contradiction", "map"),
    ],
)
def test_wrong_mornings_are_named(fields: dict, code: str, field: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "tainted-grail/start-of-day", "map": CROSS, **fields})
    assert (caught.value.code, caught.value.input) == (code, field)


def test_every_statement_about_a_morning_can_be_read_in_every_language(corpus: Corpus) -> None:
    energy = {"lost-without-menhir": "energy"}
    for each in (
        report(menhirs=[101, 102], dials=[1, 0], characters=[101], guardians=[101, 104], time_dials=[2, 1],
               quest_dials=[3], used_actions=[101], other_tokens=[102]),
        report("101 102 103", menhirs=[101], dials=[3], characters=[103], guardians=[103], roll="north"),
        report("101 102 103", menhirs=[101], dials=[3], characters=[103], variants=energy),
        report(menhirs=[], characters=[101]), report(menhirs=[], characters=[101], variants=energy),
        report("101|102", menhirs=[101], dials=[2], guardians=[101], roll="blank"),
        report(face_up={"weapon": 2}, items=9, mode="challenge"),
    ):  # fmt: skip
        for line in each.statements:
            assert line.entries
            assert all(entry in corpus.entries or entry in corpus.differences for entry in line.entries), line.entries
            assert len({format_statement(line, corpus, language) for language in LANGUAGES}) == 4
