"""Forecasts: the same games however the work is split, kept and resumed; bad input; games told in every language."""

from __future__ import annotations

import ast
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from itertools import pairwise
from math import comb
from pathlib import Path
from typing import Any

import pytest

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.talisman.rules.battle import BattleResult
from rulewright.games.talisman.rules.duel import DuelResult
from rulewright.games.talisman.simulation import table
from rulewright.games.talisman.simulation.agreement import OPTION_LABELS
from rulewright.games.talisman.simulation.assumed import ASSUMED
from rulewright.games.talisman.simulation.forecast import TalismanForecaster
from rulewright.games.talisman.simulation.telling import SENTENCES
from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import Phrase
from rulewright.situations import confidence_intervals
from rulewright.situations.batch.executors import process_pool
from rulewright.situations.batch.forecasting import run_forecast
from rulewright.situations.problem import Statement
from rulewright.situations.report_sections import RangeChart
from rulewright.views.explanation_text import format_statement
from rulewright.views.sections_html import render_sections

TALISMAN = TalismanForecaster()


class Counting:
    """Games that are only numbers."""

    def parse_request(self, given: Mapping[str, object]) -> Mapping[str, Any]:
        return dict(given)

    def variants(self, request: Mapping[str, Any]) -> Sequence[str]:
        return ("", "other")

    def play(self, request: Mapping[str, Any], variant: str, seed: str) -> Mapping[str, Any]:
        return {"seed": seed, "variant": variant}

    def summarize(self, request: Mapping[str, Any], records: Mapping[tuple[str, int], Any]) -> Mapping[str, Any]:
        return {f"{variant}/{number}": record["seed"] for (variant, number), record in records.items()}

    def statements(self, result: Mapping[str, Any]) -> Sequence[Statement]:
        return ()

    def narrate(self, request: Mapping[str, Any], number: int, until: int | None = None) -> Sequence[Statement]:
        return ()

    def save(self, request: Mapping[str, Any], number: int, until: int) -> Mapping[str, Any]:
        return {}


REQUEST = {"games": 30, "seed": 7}


def kept(file: Path) -> int:
    with sqlite3.connect(file) as database:
        (count,) = database.execute("SELECT count(*) FROM record").fetchone()
    database.close()
    return int(count)


def test_every_game_has_the_seed_of_its_number_in_every_variant() -> None:
    result = run_forecast(Counting(), {"games": 3, "seed": 7})
    assert result == {"/0": "7/0", "/1": "7/1", "/2": "7/2", "other/0": "7/0", "other/1": "7/1", "other/2": "7/2"}


def test_two_processes_give_what_one_gives() -> None:
    with process_pool(2) as executor:
        assert run_forecast(Counting(), REQUEST, executor=executor) == run_forecast(Counting(), REQUEST)


KILLED = """
import os, signal, sys
sys.path.insert(0, sys.argv[2])
from pathlib import Path
from test_forecast import Counting, REQUEST
from rulewright.situations.batch.forecasting import run_forecast
def tell(now):
    if now.done >= 8:
        os.kill(os.getpid(), signal.SIGKILL)
run_forecast(Counting(), REQUEST, checkpoint=Path(sys.argv[1]), report_progress=tell)
"""


def test_a_killed_run_goes_on_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    command = [sys.executable, "-c", KILLED, str(file), str(Path(__file__).parent)]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    assert kept(file) == 8
    played = []
    result = run_forecast(Counting(), REQUEST, checkpoint=file, report_progress=lambda now: played.append(now.done))
    assert result == run_forecast(Counting(), REQUEST)
    assert played[0] == 12  # 8 were kept, and 4 more are a batch
    assert kept(file) == 60


def test_a_file_keeps_more_games_of_the_same_forecast_and_none_of_another(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    run_forecast(Counting(), {"games": 4, "seed": 7}, checkpoint=file)
    assert len(run_forecast(Counting(), {"games": 6, "seed": 7}, checkpoint=file)) == 12
    with pytest.raises(BadInputError) as error:
        run_forecast(Counting(), {"games": 4, "seed": 8}, checkpoint=file)
    assert error.value.code == "other-request"
    assert kept(file) == 12


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE record SET record = '{'",
        "UPDATE record SET record = '[]'",
        "UPDATE record SET record = CAST(X'FF00FE' AS TEXT) WHERE key LIKE '%1%'",
        "UPDATE record SET record = 17",
        "UPDATE record SET digest = 'x' WHERE key LIKE '%2%'",
        "UPDATE record SET key = key || ']'",
    ],
)  # fmt: skip
def test_damaged_games_are_played_again_and_the_others_kept(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "kept.sqlite"
    whole = run_forecast(Counting(), REQUEST, checkpoint=file)
    with closing(sqlite3.connect(file)) as database, database:
        damaged = database.execute(damage).rowcount
    assert damaged
    played: list[int] = []
    assert (
        run_forecast(Counting(), REQUEST, checkpoint=file, report_progress=lambda now: played.append(now.done)) == whole
    )
    assert played[0] == 60 - damaged + min(4, damaged)


@pytest.mark.sampled(20)
@pytest.mark.parametrize("place", range(0, 8000, 40))
def test_a_damaged_file_gives_the_same_games_or_is_refused(tmp_path: Path, place: int) -> None:
    file = tmp_path / "kept.sqlite"
    whole = run_forecast(Counting(), REQUEST, checkpoint=file)
    content = bytearray(file.read_bytes())
    content[place % len(content)] ^= 0xFF
    file.write_bytes(content)
    found: object
    try:
        found = run_forecast(Counting(), REQUEST, checkpoint=file)
    except BadInputError as error:
        found = error.code, error.input
    assert found in (whole, ("bad-file", str(file)), ("other-request", str(file)))


FULL = """
import resource, sys
sys.path.insert(0, sys.argv[2])
from pathlib import Path
from test_forecast import Counting
from rulewright.errors import BadInputError
from rulewright.situations.batch.forecasting import run_forecast
resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))
try:
    run_forecast(Counting(), {"games": 3000, "seed": 7}, checkpoint=Path(sys.argv[1]))
except BadInputError as error:
    print(error.code, error.message)
"""


def test_a_full_disk_is_told_and_loses_no_game(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    command = [sys.executable, "-c", FULL, str(file), str(Path(__file__).parent)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert told == "bad-file No more results can be stored in this file; those stored so far are safe.\n"
    assert kept(file) > 100
    few = {"games": 40, "seed": 7}
    assert run_forecast(Counting(), few, checkpoint=file) == run_forecast(Counting(), few)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no forecast at all, but something worth keeping" * 20, "utf-8")
    with pytest.raises(BadInputError) as error:
        run_forecast(Counting(), REQUEST, checkpoint=file)
    assert error.value.code == "bad-file"
    assert file.read_text("utf-8").startswith("no forecast")


def test_a_file_in_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInputError) as error:
        run_forecast(Counting(), REQUEST, checkpoint=tmp_path / "nowhere" / "kept.sqlite")
    assert error.value.code == "bad-file"


# Talisman


@pytest.mark.thorough
def test_the_same_bytes_on_one_process_and_two_whatever_the_hash_seed(tmp_path: Path) -> None:
    def run(processes: str, hash_seed: str) -> bytes:
        arguments = [
            "forecast",
            "--players",
            "2",
            "--games",
            "6",
            "--habits",
            "bold",
            "--json",
            "--processes",
            processes,
        ]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-m", "rulewright", *arguments]
        return subprocess.run(command, check=True, capture_output=True, env=environment).stdout

    one = run("1", "1")
    assert run("2", "2") == one
    result = json.loads(one)
    assert result["games"] == 6
    assert sum(bar["games"] for bar in result["histogram"]) == 6
    assert sum(seat["won"] for seat in result["seats"]) + result["undecided"] == 6
    assert {each["id"] for each in result["assumed"]} == {each.id for each in ASSUMED}


WRONG = [
    ({"players": 1}, "bad-value"),
    ({"players": 9}, "bad-value"),
    ({"players": True}, "bad-value"),
    ({"options": ["no-such-rule"]}, "bad-value"),
    ({"options": ["faster-bloodbath", "inherited-items"]}, "contradiction"),
    ({"options": ["faster-trophies-5", "faster-trophies-6"]}, "contradiction"),
    ({"options": ["sudden-death", "faster-command-spell"]}, "contradiction"),
    ({"options": ["choose-from-three"], "players": 5}, "contradiction"),
    ({"options": ["timed-sudden-death"]}, "contradiction"),
    ({"hours": 2.0}, "contradiction"),
    ({"characters": ["nobody"]}, "bad-value"),
    ({"characters": ["troll", "troll"]}, "contradiction"),
    ({"characters": ["troll", "elf", "monk"], "players": 2}, "bad-value"),
    ({"habits": ["reckless"]}, "bad-value"),
    ({"minutes": 0.0}, "bad-value"),
    ({"games": 0}, "bad-value"),
]


@pytest.mark.parametrize(("given", "code"), WRONG, ids=lambda each: str(each)[:40])
def test_bad_input_is_one_sentence_in_every_language(given: dict[str, object], code: str) -> None:
    with pytest.raises(BadInputError) as error:
        TALISMAN.parse_request(given)
    assert error.value.code == code
    said = {language: error.value.message.render(language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    for sentence in (*said.values(), *(error.value.remedy.render(language) for language in LANGUAGES)):
        assert "{" not in sentence
        assert len(sentence.split()) <= 30


def test_the_command_refuses_bad_input_with_its_exit_status(run: Callable) -> None:
    result = run("forecast", "--players", "9", "--lang", "en")
    assert result.status == 2
    assert result.err == "rulewright: Talisman is for 2 to 6 players, not for 9. Give 2 to 6 players.\n"
    assert result.out == ""


def test_options_are_compared_in_the_same_games_by_their_mean_difference() -> None:
    """By hand: 2 games of 120 and 240 turns without and 60 and 120 with the option, half a minute for a turn: 0.5 and
    1 hour less; the mean is 0.75, the standard error 0.25, so 19 times of 20 it is within 0.49 of that.
    """
    request = TALISMAN.parse_request({"games": 3, "compare": True})
    records = {}
    for variant in TALISMAN.variants(request):
        for number, turns in enumerate((60, 120) if variant == "sudden-death" else (120, 240)):
            records[variant, number] = record(turns)
        records[variant, 2] = {**record(9000), "winner": None, "won_by": None}  # given up, and left out
    options = TALISMAN.summarize(request, records)["options"]
    assert options[0] == {
        "option": "sudden-death",
        "with": True,
        "games": 2,
        "undecided": 1,
        "hours": -0.75,
        "interval": [-1.24, -0.26],
    }
    assert {each["hours"] for each in options[1:]} == {0.0}
    assert {each["option"] for each in options} == set(OPTION_LABELS) - {"timed-sudden-death"}


def record(turns: int) -> Mapping[str, Any]:
    heroes = ["troll", "elf", "monk", "thief"]
    return {"rounds": 20, "turns": turns, "winner": 0, "won_by": "last-one", "characters": heroes, "deaths": {}}


def given_up(turns: int) -> Mapping[str, Any]:
    return {**record(turns), "winner": None, "won_by": None}


def figures(*records: Mapping[str, Any], **asked: object) -> Mapping[str, Any]:
    request = TALISMAN.parse_request({**asked, "games": len(records)})
    return TALISMAN.summarize(request, {("", number): each for number, each in enumerate(records)})


def test_the_commonest_cause_of_death_comes_first_and_equals_by_name() -> None:
    """By hand: 3 + 2 + 2 deaths in 2 games."""
    first, second = {"cards/wolf": 2, "cards/bear": 1, "board/death": 1}, {"board/death": 2, "cards/bear": 1}
    found = figures({**record(120), "deaths": first}, {**record(120), "deaths": second})
    assert found["deaths"] == {
        "mean": 3.5,
        "causes": [
            {"entry": "talisman/board/death", "deaths": 3},
            {"entry": "talisman/cards/bear", "deaths": 2},
            {"entry": "talisman/cards/wolf", "deaths": 2},
        ],
    }


def test_games_that_nobody_won_are_longer_than_all_others_and_in_no_average() -> None:
    """By hand: 8 games of 120 turns, of half a minute each, are 1 hour each; two more were given up after 50 hours."""
    found = figures(*(record(120) for _ in range(8)), given_up(6000), given_up(6000))
    assert found["undecided"] == 2
    assert found["hours"] == {"mean": 1.0, "median": 1.0, "low": 1.0, "high": None, "interval": None}
    assert found["mean_hours_at_least"] == 10.8
    assert found["histogram"] == [{"from": 1, "to": 2, "games": 8}]
    lead, *told = [line.sentence for line in TALISMAN.statements(found)]
    assert lead.values["length"].id == "forecast-length-open"
    told = [sentence.id for sentence in told]
    assert "forecast-undecided" in told
    assert "forecast-rounds" not in told


def test_hours_in_which_no_game_ended_are_drawn_but_not_told() -> None:
    """By hand: half a minute a turn, so 120 turns are 1 hour and 360 turns are 3; no game took 2."""
    found = figures(record(120), record(120), record(360))
    assert [(bar["from"], bar["games"]) for bar in found["histogram"]] == [(1, 2), (2, 0), (3, 1)]
    told = [line.sentence.values for line in TALISMAN.statements(found) if line.sentence.id == "forecast-bar"]
    assert told == [{"begin": 1, "end": 2, "games": 2}, {"begin": 3, "end": 4, "games": 1}]


def test_the_picture_reaches_from_end_to_end_of_what_the_true_shares_may_be() -> None:
    """By hand (Wilson): who has won all of 4 games wins 4/(4 + 1.96²) = 51 % at least; who none, 49 % at most."""
    _, seats, characters, *_ = TALISMAN.sections(figures(*(record(120) for _ in range(4))))
    for chapter in (seats, characters):
        assert isinstance(chapter.chart, RangeChart)
        first, *others = ((row.low, row.mark, row.high) for row in chapter.chart.rows)
        assert first == pytest.approx((51, 100, 100), abs=0.1)
        assert others == [pytest.approx((0, 0, 49), abs=0.1)] * 3
        told = [row[1] for row in chapter.rows]
        assert [each.values for each in told if isinstance(each, Phrase)] == [
            {"share": 100, "low": 51, "high": 100},
            *[{"share": 0, "low": 0, "high": 49}] * 3,
        ]


def test_where_most_games_have_no_end_no_length_is_told() -> None:
    found = figures(record(120), given_up(6000), given_up(6000))
    assert found["hours"] == {"mean": 1.0, "median": None, "low": 1.0, "high": None, "interval": None}
    assert TALISMAN.statements(found)[0].sentence.id == "forecast-length-unknown"
    assert TALISMAN.statements(figures(given_up(6000)))[0].sentence.id == "forecast-length-unknown"


def test_how_exactly_the_median_is_known_stands_beside_it() -> None:
    """By hand: of 40 games of 1, 2, …, 40 hours the 13th and the 28th: 20 − 1.96·√40/2 = 13.8."""
    hours = figures(*(record(120 * hour) for hour in range(1, 41)))
    assert hours["hours"] == {"mean": 20.5, "median": 20.0, "low": 4.0, "high": 36.0, "interval": [13.0, 28.0]}
    lead = TALISMAN.statements(hours)[0]
    assert lead.is_summary
    assert str(lead.sentence).endswith("From 40 games: 19 times out of 20 the true median is 13 to 28 hours.")
    few = TALISMAN.statements(figures(*(record(120) for _ in range(7))))[0]
    assert str(few.sentence).endswith("From 7 games: too few to say how exact that is.")


@pytest.mark.parametrize("number", range(1, 300, 7))
def test_the_interval_of_a_median_holds_it_19_times_of_20(number: int) -> None:
    places = confidence_intervals.median_interval(number)
    if places is None:
        assert number < 8
        return
    outside = 2 * sum(comb(number, below) for below in range(places[0] + 1)) / 2**number
    assert 0.005 < outside < 0.05
    assert sum(places) == number - 1


def test_help_says_what_can_be_given(run: Callable) -> None:
    told = run("forecast", "--help", "--lang", "fi").out
    assert "--players  2–6  [oletus: 4]" in told
    assert "--games  [oletus: 40]" in told
    for field, ids in (("characters", TALISMAN.options().characters), ("options", TALISMAN.options().options)):
        assert f"--{field}  {', '.join(ids)}" in told


def test_an_entry_stands_once_behind_lines_that_follow_each_other(run: Callable) -> None:
    lines = run("forecast", "--games", "1", "--players", "2", "--processes", "1", "--lang", "en").out.splitlines()
    ids = [found[1] for line in lines if (found := re.search(r"(talisman/[a-z-]+/[a-z-]+)$", line))]
    assert "talisman/setup/first-player" in ids
    assert all(one != other for one, other in pairwise(ids))


HOURS = [
    # 60 turns of half a minute are half an hour; 115 and 123 turns are 0.96 and 1.03 hours, which are printed as 1.
    # A range ends in 1 without a singular in English and Finnish (“0.5 to 1 hours”); in Czech its end decides.
    (Language.EN, 115, "about 1 hour;", " 0.5 to 1 hours."),
    (Language.EN, 123, "about 1 hour;", " 0.5 to 1 hours."),
    (Language.FI, 115, "noin 1 tunnin;", " 0,5–1 tuntia."),
    (Language.CS, 115, "asi 1 hodinu;", " 0,5 až 1 hodinu."),
    (Language.CS, 243, "asi 2 hodiny;", " 0,5 až 2 hodiny."),
    (Language.CS, 300, "asi 2,5 hodiny;", " 0,5 až 2,5 hodiny."),
    (Language.CS, 485, "asi 4 hodiny;", " 0,5 až 4 hodiny."),
    (Language.CS, 597, "asi 5 hodin;", " 0,5 až 5 hodin."),
    (Language.KO, 115, "약 1시간 ", " 0.5~1시간입니다."),
]


@pytest.mark.parametrize(("language", "turns", "hours", "in_range"), HOURS)
def test_hours_are_counted_as_they_are_printed(
    corpus: Corpus, language: Language, turns: int, hours: str, in_range: str
) -> None:
    lead = TALISMAN.statements(figures(record(60), record(turns), record(turns)))[0]
    sentence = lead.sentence.render(language)
    assert format_statement(lead, corpus, language) == sentence
    whole = sentence.replace("\N{NO-BREAK SPACE}", " ")
    assert hours in whole
    assert f"{in_range} " in whole


@pytest.mark.parametrize(
    ("language", "length", "rounds"),
    [
        (Language.EN, "Simulated players take about 1 hour. From 2 games:", "That is 20 rounds."),
        (Language.FI, "Simuloitujen pelaajien peli kestää noin 1 tunnin. Pelejä", "Kierroksia on 20."),
        (Language.CS, "Hra simulovaných hráčů trvá asi 1 hodinu. Odehrály se jen 2 hry,", "Je to 20 kol."),
        (Language.KO, "모의 플레이어의 게임은 약 1시간 걸립니다. 게임 2번", "라운드로는 20라운드입니다."),
    ],
)
def test_a_range_whose_ends_are_printed_alike_is_not_told(language: Language, length: str, rounds: str) -> None:
    lines = TALISMAN.statements(figures(record(115), record(123)))
    told = [line.sentence.render(language).replace("\N{NO-BREAK SPACE}", " ") for line in lines]
    assert told[0].startswith(length)
    assert told[1] == rounds


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.EN, "With “Sudden death” games take 0.8 hours less (−1.2 to −0.3 hours)."),
        (Language.FI, "Säännöllä ”Äkkikuolema” peli on 0,8 tuntia lyhyempi (−1,2…−0,3 tuntia)."),
        (Language.CS, "S pravidlem „Náhlá smrt“ je hra o 0,8 hodiny kratší (−1,2 až −0,3)."),
        (Language.KO, "“단판 승부” 규칙을 쓰면 게임이 0.8시간 짧아집니다(−1.2~−0.3시간)."),
    ],
)
def test_what_an_option_changes_is_told_in_a_sentence(corpus: Corpus, language: Language, told: str) -> None:
    request = TALISMAN.parse_request({"games": 2, "compare": True})
    records = {
        (variant, number): record(turns)
        for variant in TALISMAN.variants(request)
        for number, turns in enumerate((60, 120) if variant == "sudden-death" else (120, 240))
    }
    lines = TALISMAN.statements(TALISMAN.summarize(request, records))
    options = [line for line in lines if line.sentence.id == "forecast-with-option"]
    assert format_statement(options[0], corpus, language).replace("\N{NO-BREAK SPACE}", " ") == told
    assert options[1].sentence.values["which"] == "same"


def test_equal_points_at_the_finishing_time_are_an_end() -> None:
    found = figures(record(120), given_up(240), options=["timed-sudden-death"], hours=2.0)
    assert found["undecided"] == 0
    assert found["hours"]["high"] == 2.0
    assert "forecast-won-by-nobody" in [line.sentence.id for line in TALISMAN.statements(found)]


def test_a_finishing_time_ends_the_game_after_its_rounds() -> None:
    """2 players, half a minute a turn: 0.05 hours are 3 rounds."""
    request = TALISMAN.parse_request({"players": 2, "options": ["timed-sudden-death"], "hours": 0.05})
    assert {TALISMAN.play(request, "", str(number))["rounds"] for number in range(4)} == {3}


def test_the_result_is_told_in_every_language(corpus: Corpus) -> None:
    request = TALISMAN.parse_request({"games": 2, "compare": True})
    keys = [(variant, number) for variant in TALISMAN.variants(request) for number in range(2)]
    records = {key: given_up(100) if key == ("sudden-death", 1) else record(100) for key in keys}
    endless = TALISMAN.statements(figures(record(100), given_up(100)))
    lines = (*TALISMAN.statements(TALISMAN.summarize(request, records)), *endless)
    assert "forecast-pairs-left-out" in [line.sentence.id for line in lines]
    for language in LANGUAGES:
        told = [format_statement(line, corpus, language) for line in lines]
        assert len(told) == len(lines)
        assert not any("{" in sentence or "$" in sentence for sentence in told)
    assert all(entry in corpus.entries for line in lines for entry in line.entries)


def test_the_result_is_drawn_in_every_language(corpus: Corpus) -> None:
    request = TALISMAN.parse_request({"games": 2, "compare": True, "options": ["faster-trophies-6"]})
    keys = [(variant, number) for variant in TALISMAN.variants(request) for number in range(2)]
    chapters = TALISMAN.sections(TALISMAN.summarize(request, {key: record(100) for key in keys}))
    assert [each.id for each in chapters] == ["length", "seats", "characters", "options", "assumed"]
    for language in LANGUAGES:
        told = render_sections(chapters, corpus, "talisman", language)
        assert told.count('class="rw-histogram"') + told.count('class="rw-ranges"') == 4
        assert "{" not in told
        assert "$" not in told
    assert "Without: Lower trophy rate (6)" in render_sections(chapters, corpus, "talisman", Language.EN)


def test_a_game_is_told_turn_by_turn_with_its_rules_in_every_language(corpus: Corpus) -> None:
    request = TALISMAN.parse_request({"players": 2})
    lines = TALISMAN.narrate(request, 1)
    assert lines == TALISMAN.narrate(request, 1)
    assert lines[-1].sentence.id == "game-wins"
    assert all(corpus.entries.get(entry) or corpus.differences.get(entry) for line in lines for entry in line.entries)
    for language in LANGUAGES:
        told = [format_statement(line, corpus, language) for line in lines]
        assert not any("{" in sentence or "$" in sentence for sentence in told)


def test_everything_that_can_happen_has_a_sentence() -> None:
    """What games tell is found in their source: the first text for `tell`, and how a card is obtained."""
    told = {"takes"}
    for path in Path(table.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                told |= {each.value for each in ast.walk(node.args[1]) if isinstance(each, ast.Constant)}
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "obtain":
                told |= {each.value for each in node.args[4:5] if isinstance(each, ast.Constant)}
    told -= {"fight-", "duel-", "creature-"}
    told |= {f"creature-{result}" for result in ("win", "stand-off", "life-lost", "saved", "evaded", "destroyed")}
    told |= {f"fight-{result}" for result in BattleResult} | {f"duel-{result}" for result in DuelResult}
    assert told == set(SENTENCES)


# Seats and characters


def test_players_are_named_by_their_seat_and_play_by_their_habits() -> None:
    request = TALISMAN.parse_request({"players": 3, "characters": ["troll"], "habits": ["bold", "cautious"]})
    assert request["habits"] == ["bold", "cautious", "bold"]
    assert request["characters"] == ["troll", None, None]
    record = TALISMAN.play({**request, "players": 3}, "", "1")
    assert record["characters"][0] == "troll"
    assert len(set(record["characters"])) == 3
