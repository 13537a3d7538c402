"""Solution of problems: exact, or by sampling."""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import Generic, TypeVar

from rulewright.engine.collector import collector_at_rest
from rulewright.engine.limits import NO_LIMITS, LimitReachedError, Limits
from rulewright.engine.rational import ZERO, Rational
from rulewright.engine.sampler import played_by_first_options, sample
from rulewright.engine.solution import Solution
from rulewright.engine.solver import Horizon, Solver
from rulewright.engine.stages import stages_of
from rulewright.engine.trace import trace_of
from rulewright.errors import BadInputError, LimitError
from rulewright.language.phrase import phrase
from rulewright.situations.advising import advice_on
from rulewright.situations.answer import Answer, Method, OutcomeLine, Sampling, Stop
from rulewright.situations.problem import Problem
from rulewright.situations.wording import AdviceWords

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


IN_TIME = Limits(states=20_000, steps=300_000)
"""The limits up to which problems are solved exactly by default: some ten seconds and 200 MB, on most machines less."""
TO_COMPARE = 600_000
"""The most steps of all variations of a request together, its other readings and everything else."""
TO_SAMPLE = 500_000
"""The most steps of all samples together if their number is not requested."""
BEFORE_ALIKE = 50_000
"""The steps after which things that differ only in name are merged, if the problem has such a rule."""
ENOUGH_SAMPLES = 10_000
"""The default number of samples: nine of ten estimates are off by less than a percentage point."""
TO_LOOK_AHEAD = 50_000
"""The steps that a plan looks ahead if even the simpler problem is too large."""


@dataclass(frozen=True)
class Effort:
    """The effort for an answer: limits, and the number of samples, 0 for an exact answer.

    If it `may_estimate`, problems with more states or steps than the limits allow are estimated. Without a `seed` the
    samples use a seed computed from the request. A caller that only compares the numbers needs neither advice nor
    explanation (`explains`).
    """

    limits: Limits = NO_LIMITS
    samples: int = 0
    seed: int | None = None
    explains: bool = True
    may_estimate: bool = False

    @classmethod
    def asked_for(cls, exact: bool, limits: Limits = NO_LIMITS, samples: int = 0, seed: int | None = None) -> Effort:
        """The effort for a reader who accepts estimates: within `limits`, and the default ones if not `exact`.

        Raises `BadInputError` for an exact answer from samples.
        """
        if exact and samples:
            raise BadInputError(
                "contradiction",
                "exact, approximate",
                phrase("an-answer-from-samples-is-not"),
                phrase("leave-one-of-the-two-out"),
            )
        if exact:
            return cls(limits)
        states = IN_TIME.states if limits.states is None else limits.states
        return cls(Limits(states, limits.seconds, IN_TIME.steps), samples, seed, may_estimate=True)

    @property
    def for_numbers(self) -> Effort:
        """The same limits for an answer that is only compared: exact numbers without explanation."""
        return replace(self, may_estimate=False, explains=False)


EXACTLY = Effort()
TIME_TO_SAMPLE = 0.95
"""The part of the time after which no more samples are begun, if many were requested."""


def solve(problem: Problem[OutcomeT], limits: Limits = NO_LIMITS, solver: Solver | None = None) -> Solution[OutcomeT]:
    """The problem's solution. Raises `LimitError` if it takes more than allowed."""
    try:
        with collector_at_rest():
            return _solved(problem, limits, solver or Solver())
    except LimitReachedError as error:
        raise limit_error(error) from None


def _solved(
    problem: Problem[OutcomeT], limits: Limits, solver: Solver, horizon: Horizon[OutcomeT] | None = None
) -> Solution[OutcomeT]:
    return solver.solve(problem.rule, problem.goal, limits, horizon)


def limit_error(error: LimitReachedError) -> LimitError:
    """The error for a limit, in the reader's words."""
    if error.limit == "seconds":
        cause = phrase("this-situation-takes-longer-than-number", number=error.allowed)
    else:
        cause = phrase("this-situation-has-more-than-number", number=int(error.allowed))
    remedy = phrase("make-the-numbers-smaller-or-ask")
    return LimitError("time-limit" if error.limit == "seconds" else "state-limit", str(error), cause, remedy)


def seed_of(request: Mapping[str, object]) -> int:
    """A seed computed from a request, the same for the same fields in any order, on every machine."""
    written = json.dumps(request, sort_keys=True, separators=(",", ":"), default=dict)
    return int.from_bytes(hashlib.sha256(written.encode()).digest()[:4], "big")


@dataclass(frozen=True)
class _Found(Generic[OutcomeT]):
    """A solution of a problem, the probabilities of its outcomes, and their sampling if they are estimated."""

    solution: Solution[OutcomeT]
    shares: Mapping[OutcomeT, Fraction]
    sampling: Sampling | None = None


def _found(problem: Problem[OutcomeT], effort: Effort, solver: Solver, seed: int) -> _Found[OutcomeT]:
    """The exact probabilities, or an estimate. Raises `LimitReachedError`."""
    if problem.alike is not None and effort.may_estimate and not effort.samples:
        try:
            few = replace(effort, limits=replace(effort.limits, steps=BEFORE_ALIKE), may_estimate=False)
            return _found(problem, few, solver, seed)
        except LimitReachedError as error:
            if error.limit == "seconds":
                raise
        problem = replace(problem, rule=problem.alike)
    end = None if effort.limits.seconds is None else time.monotonic() + effort.limits.seconds
    if not effort.samples:
        try:
            solution = _solved(problem, effort.limits, solver)
            return _Found(solution, solution.probabilities)
        except LimitReachedError as error:
            if not effort.may_estimate or error.limit == "seconds":
                raise
    for method, solved in _plans(problem, effort, seed, end):
        try:
            solution = solved(solver)
            return _estimate(problem, solution, effort, solver, seed, method, end)
        except LimitReachedError as error:
            if not effort.may_estimate or error.limit == "seconds":
                raise
            reached = LimitReachedError(error.limit, error.allowed)  # the old traceback keeps all states alive
    raise reached


def _plans(
    problem: Problem[OutcomeT], effort: Effort, seed: int, end: float | None
) -> Iterator[tuple[Method, Callable[[Solver], Solution[OutcomeT]]]]:
    """The ways to plan play for sampling, the best first; the problem itself only if samples are requested."""
    if problem.simpler is not None:
        simpler = replace(problem, rule=problem.stand_in(problem.rule))
        yield Method.SIMPLER, lambda solver: _solved(simpler, _until(end, effort.limits), solver)
    elif effort.samples:
        yield Method.BEST, lambda solver: _solved(problem, _until(end, effort.limits), solver)
    if effort.may_estimate:
        horizon = Horizon[OutcomeT](TO_LOOK_AHEAD, partial(played_by_first_options, dice=random.Random(seed)))
        limits = replace(effort.limits, states=None)
        yield Method.HORIZON, lambda solver: _solved(problem, _until(end, limits), solver, horizon)


def _until(end: float | None, limits: Limits) -> Limits:
    """The limits with no more seconds than are left."""
    return limits if end is None else replace(limits, seconds=end - time.monotonic())


def _estimate(
    problem: Problem[OutcomeT],
    solution: Solution[OutcomeT],
    effort: Effort,
    solver: Solver,
    seed: int,
    method: Method,
    end: float | None,
) -> _Found[OutcomeT]:
    """An estimate by the policy of a solution. Requested samples are reduced to those that the time allows."""
    limits = Limits() if effort.samples else _until(end, Limits(steps=TO_SAMPLE))
    seconds = effort.limits.seconds
    until = None if end is None or seconds is None or not effort.samples else end - seconds * (1 - TIME_TO_SAMPLE)
    samples = sample(
        solution,
        effort.samples or ENOUGH_SAMPLES,
        seed,
        problem.rule,
        problem.stand_in if method is Method.SIMPLER else None,
        solver=solver,
        replans=problem.replans,
        limits=limits,
        until=until,
    )
    shares = {outcome: Rational(count, samples.times) for outcome, count in samples.counts.items()}
    turns = Rational(samples.turns, samples.times)
    return _Found(solution, shares, Sampling(samples.times, seed, turns, method))


@collector_at_rest()
def answer(
    situation: str,
    game: str,
    results: Iterable[str],
    problem: Problem[OutcomeT],
    words: AdviceWords,
    effort: Effort = EXACTLY,
    solver: Solver | None = None,
    seed: int = 0,
) -> Answer:
    """The answer to a problem, with all `results` in its probabilities, or with those that the problem names.

    `words` are the words for its advice. `seed` is the seed if `effort` has none.

    Raises `LimitError` if it takes more than allowed.
    """
    try:
        found = _found(problem, effort, solver or Solver(), seed if effort.seed is None else effort.seed)
    except LimitReachedError as error:
        allowed = effort.limits.seconds if error.limit == "seconds" else None
        raise limit_error(error if allowed is None else LimitReachedError("seconds", allowed)) from None
    solution, shares, sampling = found.solution, found.shares, found.sampling
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
    told = Answer(
        situation,
        problem.goal.name,
        probability,
        tuple(outcomes),
        expected,
        sampling=sampling,
        worth=tuple(sign * number for sign, number in zip(problem.goal.signs, solution.value, strict=True)),
        measures={} if sampling is not None else dict(zip(problem.goal.names, solution.value, strict=True)),
        asked=problem.asked,
        rounds=problem.rounds,
        prices=dict(problem.prices),
    )
    if not effort.explains:
        return told
    return replace(
        told,
        advice=advice_on(problem, solution, game, words),
        trace=trace_of(solution, game),
        by_turn=tuple(problem.by_turn(solution)) if problem.by_turn is not None else (),
        path=_path(problem, solution) if sampling is None else (),
    )


def _path(problem: Problem[OutcomeT], solution: Solution[OutcomeT]) -> tuple[Stop, ...]:
    """The places that play reaches, with the results that end there."""
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
