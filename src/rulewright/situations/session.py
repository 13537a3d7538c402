"""The state of play at a table; the solution stays in the worker process that finds it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from rulewright.engine.effects import Choose, Draw, Given, Status
from rulewright.engine.limits import Limits
from rulewright.engine.resuming import WrongAnswerError
from rulewright.engine.solution import Solution
from rulewright.engine.stepper import position
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Problem
from rulewright.situations.solving import Effort, solve


@dataclass(frozen=True)
class Pending:
    """The next step by the rule `entry`: a choice of `options`, a card of the `pile`, or a throw of `dice` by `roller`.

    The pile maps each card to its number of copies.
    """

    entry: str
    options: tuple[str, ...] = ()
    pile: tuple[tuple[str, int], ...] = ()
    roller: str = ""
    sides: int = 0
    dice: int = 0


@dataclass(frozen=True)
class SessionState:
    """The state of play after the first `given` answers.

    If fewer were `given` than there are, the next answer is not one of those `allowed`. Without `pending`, play is over
    with `result`. `worth` has the goal's `measures` for every option, or for the throw under the empty string.
    `advised` is the best option. `applied` are the entries, without the game, of the rules applied since the last
    answer.
    """

    pending: Pending | None
    result: str | None
    measures: tuple[str, ...]
    worth: Mapping[str, tuple[Fraction, ...]]
    advised: str | None
    applied: tuple[str, ...]
    given: int
    allowed: tuple[Given, ...]


def session_state(
    catalogue: Catalogue, request: Mapping[str, Any], effort: Effort, answers: tuple[Given, ...]
) -> SessionState:
    """Work for a worker process: the state of play after the answers, up to the first impossible one.

    Raises `BadInputError`, and `LimitError` if it takes more than allowed.
    """
    problem, solution = _solved(catalogue, json.dumps(request, sort_keys=True), effort.limits)
    allowed: tuple[Given, ...] = ()
    try:
        now = position(solution, answers)
    except WrongAnswerError as error:
        allowed, answers = tuple(error.allowed), answers[: error.position]
        now = position(solution, answers)
    pending = None
    if isinstance(now.pending, Choose):
        pending = Pending(now.pending.entry, now.pending.options)
    elif isinstance(now.pending, Draw):
        pending = Pending(now.pending.entry, pile=now.pending.pile)
    elif now.pending is not None:
        throw = now.pending
        pending = Pending(throw.entry, roller=throw.roller, sides=throw.sides, dice=throw.dice)
    return SessionState(
        pending,
        problem.summary(now.outcome).result if now.pending is None else None,
        solution.goal.names,
        now.worth,
        now.advised,
        tuple(dict.fromkeys(cite.entry for cite in now.mentioned if cite.status is Status.APPLIED)),
        len(answers),
        allowed,
    )


@lru_cache(maxsize=2)
def _solved(catalogue: Catalogue, request: str, limits: Limits) -> tuple[Problem[Any], Solution[Any]]:
    """A problem with its solution, cached from one answer to the next."""
    problem = catalogue.ask(json.loads(request))
    assert isinstance(problem, Problem)
    return problem, solve(problem, limits)
