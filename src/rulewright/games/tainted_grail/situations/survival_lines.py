"""How `tainted-grail/survival` tells its answer."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.games.tainted_grail.character import (
    Condition,
)
from rulewright.games.tainted_grail.end_of_day import Day
from rulewright.games.tainted_grail.situations.statements import line, said
from rulewright.games.tainted_grail.survival import Body, states
from rulewright.language.phrase import phrase
from rulewright.situations import Line


def markers(condition: Condition, food: int) -> dict[str, int]:
    """Where the markers stand, and the food."""
    return {"energy": condition.energy, "health": condition.health, "terror": condition.terror, "food": food}


def in_the_end(days: int, last: Day | None, end: Condition, food: int, body: Body) -> Iterator[Line]:
    """How it stands after the last day, then what that means."""
    told = {"day": days, **markers(end, food)}
    if last is None:
        yield said(
            phrase("Now: energy {energy}, health {health}, terror {terror}, food {food}.", **told),
            "survival/tracks",
            leads=True,
        )
    elif last.is_possible:
        yield said(
            phrase("After day {day}: energy {energy}, health {health}, terror {terror}, food {food}.", **told),
            "end-of-day/day-ends",
            leads=True,
        )
    else:
        yield said(phrase("The plan cannot be carried out: day {day} costs too much.", **told), "survival/energy",
                   leads=True)  # fmt: skip
        for lacking in last.happened:
            yield line(lacking, SENTENCES)
    for state in states(end, body):
        yield line(state, SENTENCES)


def of_a_day(number: int, day: Day) -> Iterator[Line]:
    """One day: how the evening finds the character, what happens, how it wakes up."""
    if not day.is_possible:
        return  # told before all days
    told = {"day": number, **markers(day.evening, day.food_in_the_evening)}
    sentence = phrase(
        "Day {day}, before the rest: energy {energy}, health {health}, terror {terror}, food {food}.", **told
    )
    yield said(sentence, "survival/tracks", leads=True)
    for happened in day.happened:
        yield line(happened, SENTENCES)


SENTENCES = {
    "exhausted": phrase("Exhausted: energy is on a red space."),
    "panic": phrase("Panic in combat and diplomacy: terror {terror}, and up to {limit} would be safe."),
    "going-insane": phrase("Going Insane: terror is on a red space. On a dream site it would be a nightmare."),
    "dying": phrase("Dying: no health is left. The card Dying says what follows, so the forecast ends here."),
    "lacks-energy": phrase("Energy to pay: {needed}; energy there is: {energy}."),
    "lacks-food": phrase("Food to give away: {needed}; food there is: {food}."),
    "eats": phrase("Rest with 1 food: health is now {health}, terror {terror}."),
    "drops-to-no-energy": phrase("Rest without a meal: energy drops to 0."),
    "loses-health-instead": phrase(
        "Rest without a meal and with energy at 0: 1 health is lost; health is now {health}."
    ),
    "recovers": phrase("Recovery to the start space: energy is now {energy}."),
    "recovers-limited": phrase("Recovery only as far as health allows: energy is now {energy} instead of {wanted}."),
    "recovers-exhausted": phrase("Recovery while exhausted, 4 energy: energy is now {energy}."),
    "recovers-exhausted-limited": phrase(
        "Recovery while exhausted, and only as far as health allows: energy is now {energy} instead of {wanted}."
    ),
    "recovers-exhausted-to-start": phrase("Recovery while exhausted, to the start space: energy is now {energy}."),
    "stays-above-start": phrase("Energy is above its start space and stays there: {energy}."),
    "falls-to-start": phrase("Energy was above its start space and is put back on it: {energy}."),
    "reads-nightmares": phrase("On a dream site the character reads the nightmare instead of the dream."),
    "death-fails-the-campaign": phrase("Should it die: in challenge mode the campaign has failed."),
    "death-alone": phrase("Should it die: alone, the game is over."),
    "death-together": phrase("Should it die: an unused character takes its place; if none is left, the game is lost."),
    "death-of-the-last": phrase("Should it die: no unused character is left, so the game is lost."),
    "death-with-others-left": phrase("Should it die: its player goes on with an unused character; left: {unused}."),
}
