"""Plays a rule many times with random dice: a cross-check of the solver, and an estimate where it takes too long."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from rulewright.engine.effects import Choose, Draw, Next, Roll
from rulewright.engine.solver import Solution
from rulewright.engine.unfolding import possible_throws
from rulewright.engine.walk import Answer, Pause, walk

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class Samples(Generic[OutcomeT]):
    """How often each outcome came up, and the player's turn-ends in all samples together."""

    counts: Mapping[OutcomeT, int]
    turns: int


def sample(
    solution: Solution[OutcomeT],
    times: int,
    seed: int,
    arguments: tuple[Hashable, ...] | None = None,
    stand_in: Callable[[tuple[Hashable, ...]], tuple[Hashable, ...]] | None = None,
) -> Samples[OutcomeT]:
    """Plays the solved rule `times` times, deciding as the solution does.

    With `arguments`, the rule is played from these instead, and wherever the solution knows a state only under the
    arguments that `stand_in` makes of the state's own, it decides as there.
    """
    dice = random.Random(seed)
    indices = {(state.rule, state.arguments): index for index, state in enumerate(solution.states)}
    valued = {}
    counts: Counter[OutcomeT] = Counter()
    turns = 0
    start = solution.states[0]
    for _ in range(times):
        rule, current = start.rule, arguments if arguments is not None else start.arguments
        while True:
            index = indices.get((rule, current))
            if index is None and stand_in is not None:
                index = indices.get((rule, stand_in(current)))
            if index is None:  # the best course with less in hand does not come here: whatever is first
                index = 0
            if index not in valued:
                valued[index] = solution.valued_state(index)
            play = walk(rule, current, valued[index])
            try:
                pause = next(play)
                while True:
                    pause = play.send(_answer(pause, dice))
            except StopIteration as stop:
                result = stop.value
            if not isinstance(result, Next):
                counts[result] += 1
                break
            rule, current = result.rule, result.arguments
            turns += result.turns
    return Samples(counts, turns)


def _answer(pause: Pause, dice: random.Random) -> Answer:
    match pause.effect:
        case Choose():
            return pause.advised()
        case (Roll() | Draw()) as roll:
            throws, weights = possible_throws(roll)
            return dice.choices(throws, weights)[0]
