"""The situation `night-ferry/crossing`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from night_ferry.board import Board
from night_ferry.crossing import GO_ON, TURN_BACK, Outcome, Result, points, starts
from night_ferry.sentences import phrase
from rulewright.engine import Goal, Measure, bind
from rulewright.games import Problem, Request, Situation, Summary, Tone


class CrossingRequest(Request):
    """`night-ferry/crossing`: a crossing with so many lanterns."""

    situation: Literal["night-ferry/crossing"]
    lanterns: Annotated[int, Field(ge=1, le=5, strict=True)] = 3
    goal: Literal["across", "not-lost"] = "across"


def situations(board: Board) -> tuple[Situation, ...]:
    """What can be resolved with a board."""
    each = board.points()

    def ask(request: CrossingRequest) -> Problem[Outcome]:
        landing = Measure[Outcome]("across", lambda outcome: outcome.result is Result.ACROSS)
        safety = Measure[Outcome]("not-lost", lambda outcome: outcome.result is not Result.LOST)
        gain = Measure[Outcome]("points", lambda outcome: points(outcome, each))
        measures = (landing, gain) if request.goal == "across" else (safety, gain)
        return Problem(bind(starts, request.lanterns), Goal(request.goal, measures), summary)

    def summary(outcome: Outcome) -> Summary:
        return Summary(outcome.result, {"lanterns": outcome.lanterns, "points": points(outcome, each)})

    return (
        Situation(
            id="night-ferry/crossing",
            title=phrase("crossing-by-night"),
            request=CrossingRequest,
            ask=ask,
            results={
                Result.ACROSS: phrase("you-reach-the-far-shore"),
                Result.BACK: phrase("you-are-back-at-the-jetty"),
                Result.LOST: phrase("the-ferry-is-lost"),
            },
            tones={Result.ACROSS: Tone.GOOD, Result.BACK: Tone.LEVEL, Result.LOST: Tone.BAD},
            goals={"across": phrase("reach-the-far-shore"), "not-lost": phrase("do-not-lose-the-ferry")},
            headline={"across": Result.ACROSS, "not-lost": Result.LOST},
            avoiding=frozenset({"not-lost"}),
            facts={"lanterns": phrase("lanterns-value")},
            words={
                GO_ON: phrase("go-on"),
                TURN_BACK: phrase("turn-back"),
                "not-lost": phrase("ferry-not-lost"),
                "points": phrase("points"),
                "lanterns": phrase("lanterns-left"),
                "turns": phrase("turns"),
            },
            chances=frozenset({"across", "not-lost"}),
            form={"lanterns": 3, "goal": "across"},
            labels={"lanterns": phrase("lanterns"), "goal": phrase("what-you-want")},
            about=phrase("the-chance-to-cross-the-river"),
        ),
    )
