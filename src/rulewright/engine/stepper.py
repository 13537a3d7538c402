"""Plays a rule with the dice and decisions of people at a table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from rulewright.engine.effects import Choose, Cite, Draw, Next, Roll
from rulewright.engine.resuming import WrongAnswerError, answers_to
from rulewright.engine.solver import Solution
from rulewright.engine.walk import Answer, Pause, walk

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class Position(Generic[OutcomeT]):
    """Where play stands after some answers.

    `pending` is what is to be thrown or decided next, `None` when play is over with `outcome`; `allowed` are its
    answers. `worth` maps the options of a decision to the goal's measures (each with its own sign), for a throw the
    empty word to them. `advised` is the best option. `mentioned` are the rules told since the last answer, `turns` the
    turn-ends so far.
    """

    pending: Roll | Draw | Choose | None
    allowed: tuple[Answer, ...]
    worth: dict[str, tuple[Fraction, ...]]
    advised: str | None
    mentioned: tuple[Cite, ...]
    turns: int
    outcome: OutcomeT | None


def position(solution: Solution[OutcomeT], answers: Sequence[Answer]) -> Position[OutcomeT]:
    """Where play stands when the dice fell and the players decided as `answers` say, in order.

    Dice that are already known need no answer. Raises `WrongAnswerError` for an answer that is not possible, or that
    comes after the end.
    """
    mentioned: list[Cite] = []
    given = 0
    turns = 0
    index = 0
    indices = {state.rule: number for number, state in enumerate(solution.states)}
    while True:
        state = solution.states[index]
        play = walk(state.rule, solution.valued_state(index), mentioned.append)
        try:
            pause = next(play)
            while True:
                allowed = answers_to(pause.effect)
                if len(allowed) == 1:
                    pause = play.send(allowed[0])
                    continue
                if given == len(answers):
                    return _waiting(pause, solution, tuple(mentioned), turns)
                answer = answers[given]
                if answer not in allowed:
                    raise WrongAnswerError(given, answer, allowed)
                given += 1
                mentioned.clear()
                pause = play.send(answer)
        except StopIteration as stop:
            result = stop.value
        if not isinstance(result, Next):
            if given < len(answers):
                raise WrongAnswerError(given, answers[given], ())
            return Position(None, (), {}, None, tuple(mentioned), turns, result)
        turns += result.turns
        index = indices[result.rule]


def _waiting(pause: Pause, solution: Solution[OutcomeT], mentioned: tuple[Cite, ...], turns: int) -> Position[OutcomeT]:
    signs = solution.goal.signs
    assert pause.node is not None

    def worth(node: int) -> tuple[Fraction, ...]:
        return tuple(sign * number for sign, number in zip(signs, pause.valued.value(node), strict=False))

    node = pause.valued.unfolding.nodes[pause.node]
    if isinstance(pause.effect, Choose):
        options = dict(zip(pause.effect.options, map(worth, node.branches), strict=True))  # type: ignore[union-attr]
        return Position(pause.effect, pause.effect.options, options, pause.advised(), mentioned, turns, None)
    return Position(pause.effect, answers_to(pause.effect), {"": worth(pause.node)}, None, mentioned, turns, None)
