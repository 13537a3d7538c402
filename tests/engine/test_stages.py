"""Where play comes to and how it ends there, against chances worked out by hand."""

from __future__ import annotations

from fractions import Fraction

from rulewright.engine.effects import Play, Rule, bind, cite, proceed, roll
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.solution import compute_stages
from rulewright.engine.solver import Solver

GOAL = Goal[str]("win", (Measure("won", lambda outcome: outcome == "won"),))


def at_the_gate() -> Play[str]:
    yield from cite("game/gate")
    face = yield from roll("hero", entry="game/gate")
    if face == 1:
        return "lost"
    return proceed(at_the_gate) if face <= 3 else proceed(in_between, turns=0)


def in_between() -> Play[str]:
    yield from cite("game/gate")
    return proceed(in_the_hall)


def in_the_hall() -> Rule[str]:
    yield from cite("game/hall")
    return "lost" if (yield from roll("hero", entry="game/hall")) <= 2 else "won"


def test_the_chance_to_reach_a_place_and_to_end_there() -> None:
    # The gate leads on with 3/6, back to itself with 2/6, nowhere with 1/6: 3/4 and 1/4 in the end. Of the 3/4 that
    # come to the hall, a third is lost there.
    solution = Solver().solve(bind(at_the_gate), GOAL)
    places = {at_the_gate: "gate", in_the_hall: "hall"}
    gate, hall = compute_stages(solution, lambda rule: places.get(rule.function))
    assert (gate.place, gate.probability, gate.outcomes) == ("gate", 1, {"lost": Fraction(1, 4)})
    assert (hall.place, hall.probability, hall.outcomes) == (
        "hall",
        Fraction(3, 4),
        {"lost": Fraction(1, 4), "won": Fraction(1, 2)},
    )
