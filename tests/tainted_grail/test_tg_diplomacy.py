"""Activations in diplomacy, with results derived by hand in each test."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.engine.arithmetic import as_string
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Problem, Report
from rulewright.situations.solving import Effort

CATALOGUE = Catalogue(SITUATIONS)


def request_of(**fields: Any) -> dict[str, Any]:
    encounter = {"top": 4, "bottom": -4, **fields.pop("encounter", {})}
    hero = {"health": 8, "energy": 6, **fields.pop("hero", {})}
    return {"situation": "tainted-grail/diplomacy", "hero": hero, "encounter": encounter, **fields}


def played(line: str, **fields: Any) -> dict[str, Any]:
    answer = CATALOGUE.resolve(request_of(line=line, **fields))
    assert isinstance(answer, Report)
    report = answer.as_json()
    state = report["state"]
    assert isinstance(state, dict)
    return {"result": report["result"], "entries": [step["entry"] for step in report["steps"]], **state}  # type: ignore[attr-defined]


def best(**fields: Any) -> Answer:
    answer = CATALOGUE.resolve(request_of(**fields))
    assert isinstance(answer, Answer)
    return answer


def test_no_card_is_no_harm_but_the_opponent_reacts() -> None:
    after = played("", cards="", deck="? x3", encounter={"stage_1": {"reaction": "a-2, te+1"}})
    assert (after["result"], after["affinity"], after["terror"], after["deck"]) == ("goes-on", -2, 1, 3)
    assert "tainted-grail/combat/opportunity-attack" not in after["entries"]


@pytest.mark.parametrize(
    ("affinity", "stages", "stage", "result"),
    [(3, 1, 1, "win"), (3, 2, 1, "stage-won"), (3, 2, 2, "win"), (2, 1, 1, "goes-on")],
)
def test_the_top_wins_the_stage_and_spares_the_reaction(affinity: int, stages: int, stage: int, result: str) -> None:
    encounter = {"stages": stages, "stage_1": {"reaction": "hp-1"}, "stage_2": {"reaction": "hp-1"}}
    fields = {"cards": "A = F:a", "hand": "A", "affinity": affinity, "stage": stage, "encounter": encounter}
    after = played("A", **fields)
    assert (after["result"], after["health"]) == (result, 7 if result == "goes-on" else 8)
    if result == "stage-won":
        assert (after["affinity"], after["stage"]) == (0, 2)


def test_the_marker_stops_at_the_top() -> None:
    """Affinity 3, plus 3 is the top at 4; a card that then takes 1 away leaves 3."""
    cards = "A = F:a3 > 1:em\nB = 1:+ F:a-1"
    after = played("A, B", cards=cards, hand="A, B", affinity=3, hero={"empathy": 1})
    assert (after["result"], after["affinity"]) == ("goes-on", 3)


@pytest.mark.parametrize(
    ("affinity", "moves"),
    [
        (3, ["The marker moves up 1 space; affinity is now at 4.", "The marker stays where it is; affinity is at 4."]),
        (1, ["The marker moves up 3 spaces; affinity is now at 4.", "The marker stays where it is; affinity is at 4."]),
        (
            -2,
            [
                "The marker moves up 3 spaces; affinity is now at 1.",
                "The marker moves up 2 spaces; affinity is now at 3.",
            ],
        ),
    ],
)
def test_statement_names_the_actual_move_of_the_marker(affinity: int, moves: list[str]) -> None:
    """Plus 3, then plus 2, on a track that ends at 4."""
    report = CATALOGUE.resolve(
        request_of(
            line="A, B", cards="A = F:a3 > 1:em\nB = 1:+ F:a2", hand="A, B", affinity=affinity, hero={"empathy": 1}
        )
    )
    assert isinstance(report, Report)
    lines = [str(line.sentence) for line in report.statements]
    assert [line for line in lines if line.startswith("The marker ") and "affinity" in line] == moves


def test_the_bottom_is_failure() -> None:
    encounter = {"failure": "te+2", "stage_1": {"reaction": "a-1"}}
    after = played("", cards="", affinity=-3, encounter=encounter)
    assert (after["result"], after["terror"]) == ("failed", 2)
    escaped = played("escape", cards="", encounter=encounter)
    assert (escaped["result"], escaped["terror"], escaped["energy"]) == ("failed", 2, 6)


def test_an_empty_deck_is_failure() -> None:
    after = played("A", cards="A = F:d", hand="A", encounter={"failure": "te+2"})
    assert (after["result"], after["terror"]) == ("failed", 2)
    again = played("A", cards="A = F:d", hand="A", encounter={"failure": "d1"})  # a failure that draws is over, too
    assert again["result"] == "failed"


@pytest.mark.parametrize(
    ("key", "stage", "affinity"), [("1:em", 1, 2), ("1:co", 1, 0), ("1:em|co", 2, 1), ("1:co|em", 1, 2), ("1:pr", 1, 0)]
)
def test_an_encounter_bonus_goes_by_the_attribute_of_its_key_and_the_stage(key: str, stage: int, affinity: int) -> None:
    encounter = {"keys": key, "stages": 2, "stage_1": {"bonus": "em: a2"}, "stage_2": {"bonus": "co: a1; pr: a3"}}
    hero = {"empathy": 1, "courage": 1, "practicality": 0}
    after = played("A", cards="A = 1:e", hand="A", stage=stage, hero=hero, encounter=encounter)
    assert after["affinity"] == affinity


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_decider_knows_the_stage_in_question(stage: int) -> None:
    request = request_of(cards="A = F:a", hand="A", stage=stage, encounter={"stages": 3})
    question = SITUATIONS["tainted-grail/diplomacy"].build_problem(request)
    assert isinstance(question, Problem)
    assert question.known_facts(question.rule)["stage"] == stage


def test_multiplied_encounter_bonus_applies_as_often() -> None:
    encounter = {"keys": "1:em", "stage_1": {"bonus": "em: a1"}}
    assert played("A", cards="A = 1:x2,e", hand="A", hero={"empathy": 1}, encounter=encounter)["affinity"] == 2


@pytest.mark.parametrize(
    ("affinity", "word", "reputation"),
    [
        (1, "green", 0),
        (0, "green", 1),
        (-1, "red", 0),
        (0, "red", 1),
        (0, "nogreen", 0),
        (1, "nogreen", 1),
        (0, "nored", 0),
    ],
)
def test_abilities_that_ask_for_green_or_red(affinity: int, word: str, reputation: int) -> None:
    fields = {"cards": f"A = / place: {word}?rep-1", "hand": "A", "hero": {"reputation": 1}}
    assert played("A", affinity=affinity, **fields)["reputation"] == reputation


def test_reaction_abilities_reduce_damage() -> None:
    fields = {"cards": "A = / attack: block2", "hand": "A"}
    assert played("A", **fields, encounter={"stage_1": {"reaction": "hp-3"}})["health"] == 7


def test_the_best_line_wins_the_stage_with_the_chance_of_the_draw() -> None:
    """A lifts by 2 and draws: of 5 cards, 2 are B, whose extra-card key joins and lifts by the 2 that are missing."""
    answer = best(
        cards="A = 1:a2 F:d > 1:em\nB = 1:+ F:a2\nC = F:a",
        hand="A",
        deck="B x2, C x3",
        hero={"empathy": 1},
        encounter={"keys": "1:em", "stages": 2},
    )
    assert as_string(answer.probability["stage-won"]) == "2/5"
    assert answer.wanted_results == ("stage-won",)
    assert set(answer.probability) == {"win", "stage-won", "goes-on", "failed", "dying"}


@pytest.mark.thorough
def test_samples_agree_with_the_exact_answer() -> None:
    request = request_of(
        cards="A = 1:a2 F:d > 1:em\nB = 1:+ F:a2\nC = F:a",
        hand="A",
        deck="B x2, C x3",
        hero={"empathy": 1},
        encounter={"keys": "1:em", "stages": 2},
    )
    answer = CATALOGUE.resolve(request, Effort(samples=4000, seed=3))
    assert isinstance(answer, Answer)
    assert abs(float(answer.probability["stage-won"]) - 0.4) < 0.04


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({"affinity": 5}, "track"),
        ({"stage": 2}, "has 1 stage."),
        ({"cards": "A = F:m"}, "combat"),
        ({"cards": "A = / attack: hold1"}, "combat"),
        ({"cards": "", "encounter": {"stage_1": {"bonus": "xx: a1"}}}, "cannot be read"),
        ({"cards": "", "encounter": {"stage_1": {"reaction": "a-"}}}, "cannot be read"),
    ],
)
def test_bad_input_names_cause_and_remedy(fields: dict[str, Any], part: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve(request_of(**({"cards": ""} | fields)))
    assert part in str(caught.value)
    assert str(caught.value.remedy)
