"""The state of play at a table; the solution stays in the worker process that finds it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from rulewright.engine.effects import Choose, Draw, PromptAnswer, Status
from rulewright.engine.limits import Limits
from rulewright.engine.replay import WrongAnswerError
from rulewright.engine.solution import Solution
from rulewright.engine.stepper import compute_position
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Problem
from rulewright.situations.solving import Effort, solve


@dataclass(frozen=True)
class PendingStep:
    """The next step by the rule `entry`: a `choice` of `options`, a card of a pile, or a throw of `dice` by `roller`.

    `card_counts` pairs each card of the pile with its number of copies.
    """

    entry: str
    options: tuple[str, ...] = ()
    card_counts: tuple[tuple[str, int], ...] = ()
    roller: str = ""
    sides: int = 0
    dice: int = 0
    choice: str = ""


@dataclass(frozen=True)
class PlayState:
    """The state of play after the first `answers_used` answers.

    If more answers were given, the next one is impossible, and `allowed_answers` are the possible ones. Without
    `pending`, play is over with `result`. `option_values` has the goal's `measures` for every option, or for the throw
    under the empty string. `applied_rules` are the entries, without the game, of the rules applied since the last
    answer.

    With 4 + 2 against 4 + 5, a reroll wins with a 6 and loses a life with 1 to 4:

    >>> from rulewright import load_rules
    >>> battle = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
    >>> state = load_rules().step({**battle, "answers": [2, 5]})
    >>> state.measures, list(map(str, state.option_values["pay"]))
    (('win', 'life-lost', 'fate-paid'), ['1/6', '2/3', '1'])
    """

    pending: PendingStep | None
    result: str | None
    measures: tuple[str, ...]
    option_values: Mapping[str, tuple[Fraction, ...]]
    best_option: str | None
    applied_rules: tuple[str, ...]
    answers_used: int
    allowed_answers: tuple[PromptAnswer, ...]


def compute_play_state(
    catalogue: Catalogue, request: Mapping[str, Any], effort: Effort, answers: tuple[PromptAnswer, ...]
) -> PlayState:
    """Work for a worker process: the state of play after the answers, up to the first impossible one.

    Raises `BadInputError`, and `LimitError` if it takes more than allowed.
    """
    problem, solution = _solve_cached(catalogue, json.dumps(request, sort_keys=True), effort.limits)
    allowed: tuple[PromptAnswer, ...] = ()
    try:
        now = compute_position(solution, answers)
    except WrongAnswerError as error:
        allowed, answers = tuple(error.allowed), answers[: error.position]
        now = compute_position(solution, answers)
    pending = None
    if isinstance(now.pending, Choose):
        pending = PendingStep(now.pending.entry, now.pending.options, choice=now.pending.name)
    elif isinstance(now.pending, Draw):
        pending = PendingStep(now.pending.entry, card_counts=now.pending.pile)
    elif now.pending is not None:
        throw = now.pending
        pending = PendingStep(throw.entry, roller=throw.roller, sides=throw.sides, dice=throw.dice)
    return PlayState(
        pending,
        problem.summarize(now.outcome).result if now.pending is None else None,
        solution.goal.names,
        now.option_values,
        now.best_option,
        tuple(dict.fromkeys(cite.entry for cite in now.citations if cite.status is Status.APPLIED)),
        len(answers),
        allowed,
    )


@lru_cache(maxsize=2)
def _solve_cached(catalogue: Catalogue, request: str, limits: Limits) -> tuple[Problem[Any], Solution[Any]]:
    """A problem with its solution, cached from one answer to the next."""
    problem = catalogue.build_problem(json.loads(request))
    assert isinstance(problem, Problem)
    return problem, solve(problem, limits)
