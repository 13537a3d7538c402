"""Plays a rule with the dice and decisions of people at a table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from rulewright.engine.effects import Choose, Cite, Given, Prompt
from rulewright.engine.policy import Policy
from rulewright.engine.resuming import answers_to, replayed
from rulewright.engine.solution import Solution
from rulewright.engine.unfolding import Decision

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class Position(Generic[OutcomeT]):
    """Where play stands after some answers.

    `pending` is what is to be thrown or decided next, `None` when play is over with `outcome`; `allowed` are its
    answers. `worth` maps the options of a decision to the goal's measures (each with its own sign), for a throw the
    empty word to them. `advised` is the best option. `mentioned` are the rules told since the last answer, `turns` the
    turn-ends so far.

    >>> from rulewright.engine import roll, solve
    >>> def die():
    ...     return (yield from roll("you", entry="game/die"))
    >>> solve(die).position().allowed, solve(die).position([5]).outcome
    ((1, 2, 3, 4, 5, 6), 5)
    """

    pending: Prompt | None
    allowed: tuple[Given, ...]
    worth: dict[str, tuple[Fraction, ...]]
    advised: str | None
    mentioned: tuple[Cite, ...]
    turns: int
    outcome: OutcomeT | None


def position(solution: Solution[OutcomeT], answers: Sequence[Given]) -> Position[OutcomeT]:
    """Where play stands when the dice fell and the players decided as `answers` say, in order.

    Dice that are already known need no answer. Raises `WrongAnswerError` for an answer that is not possible, or that
    comes after the end.
    """
    indices = {state.rule: number for number, state in enumerate(solution.states)}
    policy = Policy(lambda rule: solution.valued_state(indices[rule]))
    pending, mentioned, outcome = replayed(solution.states[0].rule, answers, policy.handler_of)
    if pending is None:
        return Position(None, (), {}, None, mentioned, policy.turns, outcome)
    assert policy.node is not None
    place = policy.valued.unfolding.nodes[policy.node]
    nodes = {"": policy.node}
    if isinstance(place, Decision):
        nodes = dict(zip(place.choose.options, place.branches, strict=True))
    worth = {option: solution.goal.measured(policy.valued.value(node)) for option, node in nodes.items()}
    advised = policy.advised(pending) if isinstance(pending, Choose) else None
    return Position(pending, answers_to(pending), worth, advised, mentioned, policy.turns, None)
