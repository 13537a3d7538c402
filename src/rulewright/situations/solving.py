"""Answers problems: exactly, or by sampling."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeVar

from rulewright.engine.collector import collector_at_rest
from rulewright.engine.limits import NO_LIMITS, LimitReachedError, Limits
from rulewright.engine.rational import ZERO, Rational
from rulewright.engine.sampler import Samples, sample
from rulewright.engine.solution import Solution
from rulewright.engine.solver import Solver
from rulewright.engine.stages import stages_of
from rulewright.engine.trace import trace_of
from rulewright.errors import LimitError
from rulewright.language.phrase import phrase
from rulewright.situations.advising import advice_on
from rulewright.situations.answer import Answer, OutcomeLine, Sampling, Stop
from rulewright.situations.problem import Problem
from rulewright.situations.wording import AdviceWords

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class Effort:
    """How an answer is worked out: within limits, and exactly or (`samples` not 0) from so many samples.

    Who only compares its numbers wants neither advice nor explanation (`explains`).
    """

    limits: Limits = NO_LIMITS
    samples: int = 0
    seed: int = 0
    explains: bool = True


EXACTLY = Effort()
TIME_TO_SAMPLE = 0.95
"""The part of the time after which no more samples are begun."""


def solve(problem: Problem[OutcomeT], limits: Limits = NO_LIMITS, solver: Solver | None = None) -> Solution[OutcomeT]:
    """The problem's solution. Raises `LimitError` when it takes more than allowed."""
    try:
        with collector_at_rest():
            return (solver or Solver()).solve(problem.rule, problem.goal, limits)
    except LimitReachedError as error:
        raise _limit(error) from None


def _limit(error: LimitReachedError) -> LimitError:
    if error.limit == "states":
        cause = phrase("this-situation-has-more-than-number", number=int(error.allowed))
    else:
        cause = phrase("this-situation-takes-longer-than-number", number=error.allowed)
    remedy = phrase("make-the-numbers-smaller-or-ask")
    return LimitError("state-limit" if error.limit == "states" else "time-limit", str(error), cause, remedy)


def answer(
    situation: str,
    game: str,
    results: Iterable[str],
    problem: Problem[OutcomeT],
    words: AdviceWords,
    effort: Effort = EXACTLY,
    solver: Solver | None = None,
) -> Answer:
    """The answer to a problem, with all `results` in its probabilities, or those that the problem names.

    `words` are what its advice is told with.

    Raises `LimitError` when it takes more than allowed.
    """
    began = time.monotonic()
    solved = problem
    if effort.samples and problem.simpler is not None:
        solved = replace(problem, rule=problem.stand_in(problem.rule))
    solution = solve(solved, effort.limits, solver)
    shares: Mapping[OutcomeT, Fraction]
    sampling: Sampling | None
    if effort.samples:
        shares, sampling = _sampled(_samples(problem, solution, effort, began), effort, solved is not problem)
    else:
        shares, sampling = solution.probabilities, None
    lines: dict[tuple[object, ...], OutcomeLine] = {}
    probability = dict.fromkeys(map(str, problem.results or results), ZERO)
    for outcome, share in shares.items():
        summary = problem.summary(outcome)
        probability[summary.result] += share
        before = lines[summary.key].probability if summary.key in lines else ZERO
        lines[summary.key] = OutcomeLine(summary.result, summary.hero, before + share, summary.extra, summary.others)
    order = list(probability)
    outcomes = sorted(lines.values(), key=lambda line: (order.index(line.result), [-n for n in line.hero.values()]))
    expected = {"turns": solution.turns if sampling is None else sampling.turns}
    for name in outcomes[0].hero:
        expected[name] = sum((line.hero[name] * line.probability for line in outcomes), start=ZERO)
    found = Answer(
        situation,
        problem.goal.name,
        probability,
        tuple(outcomes),
        expected,
        sampling=sampling,
        worth=tuple(sign * number for sign, number in zip(problem.goal.signs, solution.value, strict=True)),
        asked=problem.asked,
        rounds=problem.rounds,
    )
    if not effort.explains:
        return found
    with collector_at_rest():
        return replace(
            found,
            advice=advice_on(problem, solution, game, words),
            trace=trace_of(solution, game),
            by_turn=tuple(problem.by_turn(solution)) if problem.by_turn is not None else (),
            path=_path(problem, solution) if sampling is None else (),
        )


def _path(problem: Problem[OutcomeT], solution: Solution[OutcomeT]) -> tuple[Stop, ...]:
    """The places that play reaches, with the results it has there."""
    if problem.place_of is None:
        return ()
    stops = []
    for stage in stages_of(solution, problem.place_of):
        ends: dict[str, Fraction] = {}
        for outcome, share in stage.ends.items():
            result = str(problem.summary(outcome).result)
            ends[result] = ends.get(result, ZERO) + share
        stops.append(Stop(stage.place, stage.reach, ends))
    return tuple(stops)


def _samples(
    problem: Problem[OutcomeT], solution: Solution[OutcomeT], effort: Effort, began: float
) -> Samples[OutcomeT]:
    """As many samples as are wanted and fit into the time. Raises `LimitError` where none does."""
    seconds = effort.limits.seconds
    until = None if seconds is None else began + seconds * TIME_TO_SAMPLE
    arguments = (effort.samples, effort.seed, problem.rule, problem.stand_in)
    try:
        return sample(solution, *arguments, replans=problem.replans, until=until)
    except LimitReachedError as error:
        raise _limit(LimitReachedError("seconds", seconds or error.allowed)) from None


def _sampled(
    samples: Samples[OutcomeT], effort: Effort, is_simplified: bool
) -> tuple[dict[OutcomeT, Fraction], Sampling]:
    shares = {outcome: Rational(count, samples.times) for outcome, count in samples.counts.items()}
    turns = Rational(samples.turns, samples.times)
    return shares, Sampling(samples.times, effort.seed, turns, is_simplified)
