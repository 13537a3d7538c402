"""Tables of a situation: the contract's fields, cells worked out by hand, the same however it is split, bad input."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from fractions import Fraction
from io import StringIO
from pathlib import Path

import pytest

from rulewright.engine.limits import Limits
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES, Language
from rulewright.situations.batch.batch_table import BatchTable, compute_table, parse_table
from rulewright.situations.batch.batches import Progress
from rulewright.situations.batch.executors import process_pool
from rulewright.situations.solving import Effort

BATTLE = {"situation": "talisman/battle", "foe": {"strength": 3}}


def of(*vary: str, fixed: tuple[str, ...] = (), request: dict | None = None) -> BatchTable:
    return parse_table(BATTLE if request is None else request, fixed, vary)


@pytest.fixture
def table(run: Callable) -> Callable:
    """Runs `rulewright table` without worker processes, which take longer to start than these tables to compute."""

    def command(*arguments: str, stdin: str | None = None) -> object:
        return run("table", *arguments, "--processes", "1", stdin=stdin)

    return command


def test_table_answers_the_contracts_fields(run: Callable) -> None:
    """By hand: with 2 more than the foe, 30 of 36 throws lead to a win or a tie, 4 of them to a tie."""
    arguments = ("battle", "--vary", "hero.strength=3,5", "--vary", "hero.armour=none", "--set", "foe.strength=3")
    answer = run("table", *arguments, "--lang", "en", "--json").json
    assert list(answer) == ["schema", "situation", "request", "varied", "cells"]
    assert (answer["schema"], answer["situation"]) == (1, "talisman/battle")
    assert answer["request"] == BATTLE
    assert answer["varied"] == [
        {"field": "hero.strength", "values": [3, 5]},
        {"field": "hero.armour", "values": ["none"]},
    ]
    even, ahead = answer["cells"]
    assert list(even) == ["values", "goal", "measure", "value", "probability", "expected"]
    assert even["values"] == {"hero.strength": 3, "hero.armour": "none"}
    assert (even["goal"], even["measure"], even["value"]) == ("win", "chance", "5/12")
    assert ahead["value"] == ahead["probability"]["win"] == "13/18"
    assert ahead["probability"]["stand-off"] == "1/9"


def test_a_cell_is_what_resolve_answers(run: Callable, table: Callable) -> None:
    request = {**BATTLE, "hero": {"strength": 4, "fate": 1, "armour": "helmet"}, "goal": "survive"}
    answer = run("resolve", "-", "--json", stdin=json.dumps(request)).json
    (cell,) = table("-", "--vary", "hero.fate=1", "--json", stdin=json.dumps(request)).json["cells"]
    assert {name: cell[name] for name in ("goal", "probability", "expected")} == {
        name: answer[name] for name in ("goal", "probability", "expected")
    }
    assert Fraction(cell["value"]) == 1 - Fraction(cell["probability"]["life-lost"])


def test_csv_has_a_line_for_each_cell_with_numbers_and_fractions(table: Callable) -> None:
    out = table("battle", "--set", "foe.strength=3", "--vary", "hero.strength=2..3", "--format", "csv").out
    header, two, three = csv.reader(StringIO(out))
    assert header[:5] == ["hero.strength", "value", "value_fraction", "win", "win_fraction"]
    assert header[-2:] == ["samples", "error"]
    assert len(header) == len(two) == 1 + 2 + 2 * 5 + 2
    assert (three[0], three[1], three[2]) == ("3", str(5 / 12), "5/12")


@pytest.mark.parametrize("form", ["csv", "json"])
def test_a_file_has_what_would_be_printed(table: Callable, tmp_path: Path, form: str) -> None:
    arguments = ("battle", "--set", "foe.strength=3", "--vary", "hero.strength=2..3", "--format", form)
    printed = table(*arguments).out
    done = table(*arguments, "--out", str(tmp_path / "table"))
    assert (done.status, done.out) == (0, "")
    assert (tmp_path / "table").read_text("utf-8") == printed != ""


def test_file_is_csv_by_default(table: Callable, tmp_path: Path) -> None:
    table("battle", "--set", "foe.strength=3", "--vary", "hero.strength=2", "--out", str(tmp_path / "table"))
    assert (tmp_path / "table").read_text("utf-8").startswith("hero.strength,value,value_fraction,win,")


def test_unwritable_file_is_reported(table: Callable, tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    arguments = ("battle", "--set", "foe.strength=3", "--vary", "hero.strength=2", "--lang", "fi")
    done = table(*arguments, "--out", str(tmp_path / "table"))
    assert done.status == 1
    assert str(tmp_path / "table") in done.err
    assert "Traceback" not in done.err


def test_the_goal_is_what_the_fields_goal_would_be(table: Callable) -> None:
    arguments = ("battle", "--set", "foe.strength=3", "--vary", "hero.strength=2..3", "--format", "csv")
    assert table(*arguments, "--goal", "not-lose").out == table(*arguments, "--set", "goal=not-lose").out
    assert table(*arguments, "--goal", "not-lose").out != table(*arguments).out


def test_a_grid_has_a_line_for_each_row_and_one_for_all_else(table: Callable) -> None:
    """With 2 fields one grid, with 3 one for each value of the first."""
    arguments = ["battle", "--vary", "hero.strength=3..4", "--vary", "foe.strength=3..5", "--lang", "en"]
    lines = table(*arguments).out.splitlines()
    assert lines[0] == "Battle: Win"
    assert lines[1] == "Down: Your Strength (hero.strength). Across: Creature's Strength (foe.strength)."
    assert [line.split() for line in lines[3:]] == [
        ["3", "4", "5"],
        ["3", "42%", "28%", "17%"],
        ["4", "58%", "42%", "28%"],
    ]
    several = table("battle", "--vary", "hero.fate=0..1", *arguments[1:]).out
    assert several.count("Your fate tokens (hero.fate): ") == 2
    assert several.count("\n3 ") == 2


def test_a_grid_wider_than_the_terminal_goes_on_below(table: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    out = table("battle", "--vary", "hero.strength=5", "--vary", "foe.strength=1..12", "--lang", "en").out
    numbers = [line.split() for line in out.splitlines() if line[:1] == "5"]
    assert len(numbers) > 1
    assert [each for line in numbers for each in line[1:]][4] == "42%"
    assert max(map(len, out.splitlines())) <= 30


def test_where_the_goal_is_to_be_soon_cells_are_turns(table: Callable) -> None:
    """By hand: one life, lost on 4 to 6: the end is 1 turn away on average, beside the one that goes on."""
    arguments = ("command-spell", "--set", "others=1", "--vary", "fate=0", "--json")
    (cell,) = table(*arguments).json["cells"]
    assert (cell["measure"], cell["value"]) == ("turns", "1")
    lines = table(*arguments[:-1], "--lang", "fi").out.splitlines()
    assert lines[0] == "Herruustaika: pelivuoroja keskimäärin"


FEW = Effort(Limits(states=1), may_estimate=True, explains=False)
REFUSED = ("portal-of-power", "--set", "ability=craft", "--set", "hero.character=wizard", "--vary", "hero.craft=4..5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cell_that_makes_no_sense_says_so_and_the_others_are_there(table: Callable, language: Language) -> None:
    refused, fine = table(*REFUSED, "--json", "--lang", language).json["cells"]
    assert list(refused) == ["values", "error"]
    assert refused["error"]["code"] == "contradiction"
    assert fine["value"] == "5/18"
    done = table(*REFUSED, "--lang", language)
    assert done.status == 0
    assert "4 –" in " ".join(done.out.split())
    assert " ".join(refused["error"]["message"].split()) in " ".join(done.out.split())
    assert refused["error"]["message"] in table(*REFUSED, "--format", "csv", "--lang", language).out


def test_a_table_of_cells_that_all_make_no_sense_is_refused(table: Callable) -> None:
    result = table(*REFUSED[:-1], "hero.craft=3..4", "--json")
    assert result.status == 2
    assert result.json["error"]["code"] == "contradiction"


def test_what_is_too_large_is_estimated_and_marked(table: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.situations.batch.batch_table._CELL_EFFORT", FEW)
    arguments = ("pits", "--set", "hero.strength=4", "--vary", "hero.life=4")
    (cell,) = table(*arguments, "--json").json["cells"]
    assert cell["sampling"]["samples"] > 0
    output = table(*arguments, "--lang", "en").out
    assert "4  ≈" in output
    assert "≈ marks estimates" in output


def test_two_processes_give_what_one_gives() -> None:
    table = of("hero.strength=1..5", "hero.armour=none,helmet")
    one = compute_table(table).as_json(Language.KO)
    with process_pool(2) as executor:
        assert compute_table(table, executor=executor).as_json(Language.KO) == one


def test_stopped_table_resumes_and_may_grow(tmp_path: Path) -> None:
    file, table = tmp_path / "kept.sqlite", of("hero.strength=1..6")

    def stop(now: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compute_table(table, checkpoint=file, report_progress=stop)
    reports: list[Progress] = []
    result = compute_table(table, checkpoint=file, report_progress=reports.append)
    assert result.as_json(Language.EN) == compute_table(table).as_json(Language.EN)
    assert [each.done for each in reports] == [6]  # 4 were kept
    reports.clear()
    larger = of("hero.strength=1..8")
    assert compute_table(larger, checkpoint=file, report_progress=reports.append).as_csv(Language.EN) == compute_table(
        larger
    ).as_csv(Language.EN)
    assert [each.done for each in reports] == [8]


def test_a_file_of_another_table_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    compute_table(of("hero.strength=1"), checkpoint=file)
    with pytest.raises(BadInputError) as error:
        compute_table(of("hero.strength=1", fixed=("hero.fate=1",)), checkpoint=file)
    assert error.value.code == "other-request"


def test_error_quotes_at_most_eighty_characters_of_a_range() -> None:
    with pytest.raises(BadInputError) as error:
        of(f"hero.strength=3{' ' * 10_000}..1")
    assert len(error.value.input) == 80


WRONG = [
    ((), (), "missing-field"),
    (("hero.strength",), (), "bad-value"),
    (("hero.strengt=1..3",), (), "unknown-field"),
    (("foes.0.strength=1..3",), (), "unknown-field"),
    (("hero=1..3",), (), "unknown-field"),
    (("hero.strength=3..1",), (), "bad-value"),
    (("hero.strength=1..x",), (), "bad-value"),
    (("hero.strength=",), (), "bad-value"),
    (("hero.strength=39..41",), (), "out-of-range"),
    (("hero.armour=1..3",), (), "bad-value"),
    (("hero.armour=helmt",), (), "bad-value"),
    (("may_evade=maybe",), (), "bad-value"),
    (("hero.strength=1", "hero.strength=2"), (), "contradiction"),
    (("hero.strength=1",), ("hero.strength=2",), "contradiction"),
    (("hero.strength=0..40", "foe.strength=0..40", "hero.fate=0..20", "hero.life=1..20"), (), "out-of-range"),
]


@pytest.mark.parametrize(("vary", "fixed", "code"), WRONG, ids=lambda each: str(each)[:40])
def test_bad_input_is_one_message_in_every_language(vary: tuple[str, ...], fixed: tuple[str, ...], code: str) -> None:
    with pytest.raises(BadInputError) as error:
        of(*vary, fixed=fixed)
    assert error.value.code == code
    messages = {error.value.message.render(language) for language in LANGUAGES}
    assert len(messages) == len(LANGUAGES)
    assert not any("{" in sentence for sentence in messages)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("batle", "--vary", "hero.strength=1"), "unknown-situation"),
        (("movement", "--set", "position=outer/city", "--vary", "roll=1..3"), "no-chances"),
        (("battle", "--vary", "hero.strength=1"), "missing-field"),
        (("space", "--set", "space=tavern", "--vary", "hero.fate=0..1"), "missing-field"),
        (("space", "--set", "space=tavern", "--vary", "wanted=nothing"), "bad-value"),
        (("battle", "--vary", "hero.strength=1", "--format", "csv"), "usage"),
        (("battle", "--vary", "hero.strength=1", "--format", "xml"), "usage"),
    ],
)
def test_the_command_refuses_bad_input_with_its_exit_status(
    table: Callable, arguments: tuple[str, ...], code: str
) -> None:
    result = table(*arguments, "--json")
    assert result.status == 2
    assert result.json["error"]["code"] == code


def test_a_value_that_is_named_twice_is_there_once(table: Callable) -> None:
    answer = table("battle", "--vary", "hero.strength=2..4,3,1", "--set", "foe.strength=3", "--json").json
    assert answer["varied"][0]["values"] == [2, 3, 4, 1]
    assert [cell["values"]["hero.strength"] for cell in answer["cells"]] == [2, 3, 4, 1]


def test_what_a_file_leaves_open_may_vary(table: Callable) -> None:
    request = json.dumps({"situation": "talisman/battle", "hero": {"strength": 3}, "foe": None})
    assert [
        cell["value"] for cell in table("-", "--vary", "foe.strength=3", "--json", stdin=request).json["cells"]
    ] == ["5/12"]


@pytest.mark.parametrize("hero", [5, [], "Troll"])
def test_a_file_with_something_else_where_a_field_stands_is_refused(table: Callable, hero: object) -> None:
    request = json.dumps({**BATTLE, "hero": hero})
    result = table("-", "--vary", "hero.strength=3", "--json", stdin=request)
    assert (result.status, result.json["error"]["code"]) == (2, "unknown-field")


def test_a_field_of_a_list_varies_only_where_the_list_has_the_place() -> None:
    two = {**BATTLE, "hero": {"strength": 3}, "foe": None, "foes": [{"strength": 3}, {"strength": 1}]}
    assert of("foes.1.strength=2", request=two).cells
    with pytest.raises(BadInputError) as refused:
        of("foes.2.strength=2", request=two)
    assert (refused.value.code, refused.value.input) == ("unknown-field", "foes.2.strength")


def test_names_stand_for_ids_and_a_file_for_the_rest(table: Callable, tmp_path: Path) -> None:
    file = tmp_path / "battle.json"
    file.write_text(json.dumps({**BATTLE, "foe": None, "foes": [{"strength": 3}, {"strength": 1}]}), "utf-8")
    arguments = ("--vary", "hero.armour=Kypärä", "--vary", "foes.1.strength=2", "--set", "hero.strength=5", "--json")
    (cell,) = table(str(file), *arguments, "--lang", "fi").json["cells"]
    assert cell["values"] == {"hero.armour": "helmet", "foes.1.strength": 2}


def test_characters_and_cards_are_given_by_id_or_name(table: Callable) -> None:
    """What `situations` lists can be told. By hand: even, 15 of 36 throws lose, and a Helmet saves 1 of 6 of them."""
    arguments = ("--set", "hero.strength=4", "--set", "hero.cards=kypärä", "--vary", "foe.strength=4", "--json")
    (cell,) = table("battle", *arguments).json["cells"]
    assert cell["probability"]["saved"] == "5/72"
    arguments = (
        "--set",
        "hero.strength=6",
        "--set",
        "foe.strength=6",
        "--vary",
        "hero.character=troll,nobody",
        "--json",
    )
    known, unknown = table("battle", *arguments).json["cells"]
    assert known["value"] == "5/12"
    assert "nobody" in unknown["error"]["message"]


def test_a_list_of_names_does_not_vary() -> None:
    with pytest.raises(BadInputError) as refused:
        of("hero.cards=sword,helmet", fixed=("hero.strength=4",))
    assert refused.value.code == "bad-value"


def test_too_many_names_are_reported_by_count() -> None:
    with pytest.raises(BadInputError) as refused:
        of("foe.strength=4", fixed=("hero.strength=4", f"hero.cards={','.join(['helmet'] * 21)}"))
    assert refused.value.code == "out-of-range"
    assert "21" in str(refused.value.message)
    assert "20" in str(refused.value.message)
