"""Golden numbers of fixed positions: any change of a rule shows at once in which situations it is felt.

As chess programs count the moves to some depth (perft), states and courses are counted, and the chances of what comes
of the best play compared with those of brute force.
"""

from __future__ import annotations

import pytest
from brute_force_results import BRUTE_FORCES
from position_counts import CATALOGUE, Position, courses, played, positions
from write_positions import reckoned

from rulewright.engine.effects import Rule, bind, call, choose, cite, roll, throw
from rulewright.engine.unfolding import Unfolder

POSITIONS = positions()


@pytest.mark.parametrize("position", POSITIONS, ids=lambda each: f"{each.situation}/{each.name}")
def test_position(position: Position) -> None:
    assert played(position) == position


@pytest.mark.thorough
@pytest.mark.parametrize("position", POSITIONS, ids=lambda each: f"{each.situation}/{each.name}")
def test_brute_force_says_the_same(position: Position) -> None:
    assert reckoned(position) == position


def test_every_situation_with_chances_has_positions() -> None:
    covered = {position.situation for position in POSITIONS}
    assert covered == {each.id for each in CATALOGUE.situations.values() if each.goals} == set(BRUTE_FORCES)


def inner() -> Rule[bool]:
    yield from cite("a/b")
    return (yield from roll("hero", entry="a/b")) == 6


def outer() -> Rule[int]:
    dice = yield from throw("hero", 2, entry="a/b")
    if (yield from choose("again", ("no", "yes"), entry="a/b")) == "no":
        return sum(dice)
    return 100 * (yield from call(inner))


def test_courses_are_ways_through_dice_and_decisions() -> None:
    # Two dice show 21 different throws; then it is over, or a die shows one of 6 faces.
    unfolding = Unfolder().unfold(bind(outer))
    assert sum(courses(unfolding, {})) == 21 * (1 + 6)
