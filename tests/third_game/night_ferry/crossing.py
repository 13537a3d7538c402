"""Crossing the river by night: a throw on each turn until the ferry lands, turns back or is lost."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rulewright.engine import Play, Rule, call, choose, cite, executes, proceed, roll

LANDING, WIND = 5, 1
GO_ON, TURN_BACK = "go-on", "turn-back"


class Result(StrEnum):
    """How a crossing ends."""

    ACROSS = "across"
    BACK = "back"
    LOST = "lost"


@dataclass(frozen=True)
class Outcome:
    """How it ended, and the lanterns that still burn."""

    result: Result
    lanterns: int


@executes("crossing/crossing")
def crossing(lanterns: int) -> Play[Outcome]:
    """One turn on the river."""
    die = yield from roll("ferry", entry="crossing/crossing")
    yield from cite("crossing/crossing", facts={"lanterns": lanterns})
    if die >= LANDING:
        yield from cite("board/far-shore")
        return Outcome(Result.ACROSS, lanterns)
    if die == WIND:
        lanterns -= 1
        if not lanterns:
            return Outcome(Result.LOST, 0)
        if not (yield from call(goes_on, lanterns)):
            return Outcome(Result.BACK, lanterns)
    return proceed(crossing, lanterns)


@executes("crossing/turning-back")
def goes_on(lanterns: int) -> Rule[bool]:
    """Whether the ferry goes on after a lantern went out."""
    entry = "crossing/turning-back"
    return (yield from choose(TURN_BACK, (GO_ON, TURN_BACK), entry=entry, facts={"lanterns": lanterns})) == GO_ON


@executes("board/jetty")
def starts(lanterns: int) -> Play[Outcome]:
    """The crossing from the jetty, with so many lanterns hung up."""
    yield from cite("board/jetty", facts={"lanterns": lanterns})
    return proceed(crossing, lanterns, turns=0)


@executes("board/far-shore")
def points(outcome: Outcome, each: int) -> int:
    """What the lanterns are worth on the far shore."""
    return each * outcome.lanterns if outcome.result is Result.ACROSS else 0
