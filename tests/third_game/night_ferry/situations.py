"""The situation `night-ferry/crossing`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from night_ferry.board import Board
from night_ferry.crossing import Outcome, Result, points, starts
from night_ferry.sentences import VOCABULARY
from rulewright.engine import Goal, Measure, bind
from rulewright.games import OutcomeSummary, Problem, RequestModel, ResultTone, Situation


class CrossingRequest(RequestModel):
    """`night-ferry/crossing`: a crossing with so many lanterns."""

    situation: Literal["night-ferry/crossing"]
    lanterns: Annotated[int, Field(ge=1, le=5, strict=True)] = 3
    goal: Literal["across", "not-lost"] = "across"


def situations(board: Board) -> tuple[Situation, ...]:
    """What can be resolved with a board."""
    each = board.points()

    def build_problem(request: CrossingRequest) -> Problem[Outcome]:
        landing = Measure[Outcome]("across", lambda outcome: outcome.result is Result.ACROSS)
        safety = Measure[Outcome]("not-lost", lambda outcome: outcome.result is not Result.LOST)
        gain = Measure[Outcome]("points", lambda outcome: points(outcome, each))
        measures = (landing, gain) if request.goal == "across" else (safety, gain)
        return Problem(bind(starts, request.lanterns), Goal(request.goal, measures), summary)

    def summary(outcome: Outcome) -> OutcomeSummary:
        return OutcomeSummary(outcome.result, {"lanterns": outcome.lanterns, "points": points(outcome, each)})

    return (
        Situation(
            id="night-ferry/crossing",
            vocabulary=VOCABULARY,
            request=CrossingRequest,
            problem_builder=build_problem,
            result_ids=tuple(Result),
            result_tones={Result.ACROSS: ResultTone.GOOD, Result.BACK: ResultTone.LEVEL, Result.LOST: ResultTone.BAD},
            goal_ids=("across", "not-lost"),
            headline_results={"across": Result.ACROSS, "not-lost": Result.LOST},
            goals_to_avoid=frozenset({"not-lost"}),
            probability_measures=frozenset({"across", "not-lost"}),
            form_defaults={"lanterns": 3, "goal": "across"},
        ),
    )
