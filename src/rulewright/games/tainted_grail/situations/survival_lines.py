"""How `tainted-grail/survival` tells its answer."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.games.tainted_grail.character import (
    Condition,
    is_dying,
)
from rulewright.games.tainted_grail.end_of_day import Day
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.defaults import VOCABULARY
from rulewright.games.tainted_grail.situations.statements import line, said
from rulewright.games.tainted_grail.survival import Body, states
from rulewright.situations import Line


def markers(condition: Condition, food: int) -> dict[str, int]:
    """Where the markers stand, and the food."""
    return {"energy": condition.energy, "health": condition.health, "terror": condition.terror, "food": food}


def in_the_end(days: int, last: Day | None, end: Condition, food: int, body: Body) -> Iterator[Line]:
    """How it stands after the last day, then what that means."""
    told = {"day": days, **markers(end, food)}
    is_stopped = last is not None and last.is_possible and is_dying(end.health)
    if last is None:
        yield said(
            phrase("now-energy-energy-health-health-terror", **told),
            "survival/tracks",
            leads=True,
        )
    elif is_stopped:
        yield said(phrase("you-are-dying-on-day-day", **told), "survival/dying", leads=True)
        yield said(phrase("the-card-dying-says-what-follows"), "survival/dying")
    elif last.is_possible:
        yield said(
            phrase("after-day-day-energy-energy-health", **told),
            "end-of-day/day-ends",
            leads=True,
        )
    else:
        yield said(phrase("the-plan-cannot-be-carried-out", **told), "survival/energy",
                   leads=True)  # fmt: skip
        for lacking in last.happened:
            yield line(lacking, SENTENCES)
    for state in states(end, body):
        if not is_stopped or state.name != "dying":  # the headline says it then
            yield line(state, SENTENCES)


def of_a_day(number: int, day: Day) -> Iterator[Line]:
    """One day: how the evening finds the character, what happens, how it wakes up."""
    if not day.is_possible:
        return  # told before all days
    told = {"day": number, **markers(day.evening, day.food_in_the_evening)}
    sentence = phrase("day-day-before-the-rest-energy", **told)
    yield said(sentence, "survival/tracks", leads=True)
    for happened in day.happened:
        if happened.name != "dying":  # told before all days
            yield line(happened, SENTENCES)


SENTENCES = VOCABULARY.messages("survival-statement")
