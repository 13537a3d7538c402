"""The situation `talisman/slave-release`: the number of turns until a slave of the Temple is freed by the die."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Literal

from pydantic import Field

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.talisman.rules.slavery import ReleaseOutcome, ReleaseResult, release_faces, take_slave_turn
from rulewright.games.talisman.situations.character_sheet import read_character
from rulewright.games.talisman.situations.defaults import BOARD, IMPROVEMENTS, VOCABULARY
from rulewright.games.talisman.situations.named_pieces import Uses, name_pieces
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.games.talisman.situations.turn_probabilities import probabilities_by_turn
from rulewright.situations.points_goal import are_in_order
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import RequestModel
from rulewright.situations.situation import Situation


class SlaveReleaseRequest(RequestModel):
    """`talisman/slave-release`: a slave of the Temple, whose turn begins, `within` so many turns or however long."""

    situation: Literal["talisman/slave-release"]
    hero: CharacterRequest = CharacterRequest()
    within: Annotated[int, Field(ge=1, le=60, strict=True)] | None = None
    goal: Literal["win"] = "win"


def _is_free(outcome: Hashable) -> bool:
    return isinstance(outcome, ReleaseOutcome) and outcome.result is ReleaseResult.RELEASED


WITHIN_GOAL = Goal[ReleaseOutcome]("win", (Measure("released", _is_free),))
FEWEST_TURNS = Goal[ReleaseOutcome]("win", ())


def build_problem(request: SlaveReleaseRequest) -> Problem[ReleaseOutcome]:
    """Build the problem of `talisman/slave-release`."""
    return Problem(
        bind(take_slave_turn, release_faces(), request.hero.fate, request.within),
        FEWEST_TURNS if request.within is None else WITHIN_GOAL,
        lambda outcome: OutcomeSummary(outcome.result, {"fate": outcome.fate}),
        chances_by_turn=lambda solution: probabilities_by_turn(solution, request.within, _is_free),
        rounds=request.within or 0,
        rule_under_points=lambda points: bind(
            take_slave_turn,
            release_faces(),
            request.hero.fate,
            request.within,
            not are_in_order(points, ReleaseResult.RELEASED, ReleaseResult.NOT_YET),
        ),
        named=name_pieces(read_character(request.hero), Uses()),
    )


SITUATION = Situation(
    id="talisman/slave-release",
    vocabulary=VOCABULARY,
    request=SlaveReleaseRequest,
    problem_builder=build_problem,
    result_ids=tuple(ReleaseResult),
    goal_ids=("win",),
    headline_results={"win": "released"},
    improvements=tuple(each for each in IMPROVEMENTS if each.path == ("hero", "fate")),
    form_defaults={"hero.fate": 1, "within": None},
    group=BOARD,
)
