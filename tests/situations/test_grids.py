"""Cases of decisions as small tables."""

from __future__ import annotations

from fractions import Fraction as F

import pytest

from rulewright.engine.decisions import DecisionCase
from rulewright.situations.answer import Answer
from rulewright.situations.game_packages import GamePackages
from rulewright.views.decision_grids import build_grids


def case(option: str, **facts: object) -> DecisionCase:
    return DecisionCase("roll", "a/b", facts, option, {"keep": (F(1, 2),), "pay": (F(1, 3),)}, F(1), {})


def test_two_dice_make_one_grid_and_what_they_tell_is_left_out() -> None:
    cases = [
        case("pay" if own < theirs else "keep", own=own, theirs=theirs, fate=1, ahead=own - theirs)
        for own in range(1, 7)
        for theirs in range(1, 7)
    ]
    (grid,) = build_grids(cases)
    assert (grid.row_fact, grid.column_fact, grid.row_values, grid.column_values) == (
        "own",
        "theirs",
        (1, 2, 3, 4, 5, 6),
        (1, 2, 3, 4, 5, 6),
    )
    assert not grid.shared_facts
    assert grid.cells[2, 5].option == "pay"
    assert grid.cells[5, 2].option == "keep"


def test_what_else_is_known_parts_the_grids() -> None:
    cases = [
        case("keep", lives=lives, own=own, theirs=theirs, standing="ahead" if own > theirs + lives else "behind")
        for lives in (1, 2, 3)
        for own in range(1, 7)
        for theirs in range(1, 7)
    ]
    grids = build_grids(cases)
    assert [dict(grid.shared_facts) for grid in grids] == [{"lives": 1}, {"lives": 2}, {"lives": 3}]
    assert all(len(grid.cells) == 36 for grid in grids)


def test_one_number_makes_one_row() -> None:
    (grid,) = build_grids([case("pay" if die < 3 else "keep", die=die) for die in range(1, 7)])
    assert (grid.row_fact, grid.column_fact, grid.row_values) == ("", "die", (0,))
    assert [grid.cells[0, die].option for die in (2, 3)] == ["pay", "keep"]


@pytest.mark.parametrize(
    "cases",
    [
        [],
        [case("keep", way="left"), case("pay", way="right")],  # words make no axes
        [case("keep", total=total) for total in range(40)],  # more than fit side by side
        [case("keep", own=own, at=at, by=by) for own in range(7) for at in "abcdef" for by in "abcde"],  # too many
    ],
)
def test_what_no_grid_can_tell_has_none(cases: list[DecisionCase]) -> None:
    assert build_grids(cases) == ()


def test_a_battle_is_one_grid_of_dice(games: GamePackages) -> None:
    request = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
    answer = games.catalogue.resolve(request)
    assert isinstance(answer, Answer)
    (advice,) = answer.advice
    (grid,) = build_grids(advice.cases)
    assert (grid.row_fact, grid.column_fact) == ("hero", "foe")
    # Even Strengths: a 6 against a 6 is level, and no other roll beats it.
    assert grid.cells[6, 6].option == "keep"
    assert grid.cells[5, 5].option == "pay"
    assert grid.cells[6, 5].option == "keep"
