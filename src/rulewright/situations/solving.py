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

from rulewright.engine.arithmetic import ZERO, Rational
from rulewright.engine.limits import NO_LIMITS, LimitReachedError, Limits, gc_paused
from rulewright.engine.sampler import play_first_options, sample
from rulewright.engine.solution import Solution, compute_stages
from rulewright.engine.solver import Horizon, Solver
from rulewright.engine.trace import build_trace
from rulewright.errors import BadInputError, LimitError
from rulewright.language.phrase import phrase
from rulewright.situations.advice import derive_advice
from rulewright.situations.advice_wording import AdviceVocabulary
from rulewright.situations.answer import Answer, AnswerOutcome, PathStop, Sampling, SamplingPolicy
from rulewright.situations.problem import Problem

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


DEFAULT_LIMITS = Limits(states=20_000, steps=300_000)
"""The limits up to which problems are solved exactly by default: some ten seconds and 200 MB, on most machines less."""
MAX_COMPARISON_STEPS = 600_000
"""The most steps of all variations of a request together, its other readings and everything else."""
MAX_SAMPLING_STEPS = 500_000
"""The most steps of all samples together if their number is not requested."""
STEPS_BEFORE_SYMMETRY_REDUCTION = 50_000
"""The steps after which things that differ only in name are merged, if the problem has such a rule."""
DEFAULT_SAMPLES = 10_000
"""The default number of samples: nine of ten estimates are off by less than a percentage point."""
LOOKAHEAD_STEPS = 50_000
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
    def from_options(cls, exact: bool, limits: Limits = NO_LIMITS, samples: int = 0, seed: int | None = None) -> Effort:
        """The effort for a reader who accepts estimates: within `limits`, and the default ones if not `exact`.

        Raises `BadInputError` for an exact answer from samples, or with a seed for them.
        """
        if exact and (samples or seed is not None):
            raise BadInputError(
                "contradiction",
                "exact, approximate" if samples else "exact, seed",
                phrase("an-answer-from-samples-is-not"),
                phrase("leave-one-of-the-two-out"),
            )
        if exact:
            return cls(limits)
        states = DEFAULT_LIMITS.states if limits.states is None else limits.states
        return cls(Limits(states, limits.seconds, DEFAULT_LIMITS.steps), samples, seed, may_estimate=True)

    @property
    def for_comparison(self) -> Effort:
        """The same limits for an answer that is only compared: exact numbers without explanation."""
        return replace(self, may_estimate=False, explains=False)


EXACT = Effort()
SAMPLING_TIME_SHARE = 0.95
"""The part of the time after which no more samples are begun, if many were requested."""


def solve(problem: Problem[OutcomeT], limits: Limits = NO_LIMITS, solver: Solver | None = None) -> Solution[OutcomeT]:
    """The problem's solution. Raises `LimitError` if it takes more than allowed."""
    try:
        with gc_paused():
            return _solve_rule(problem, limits, solver or Solver())
    except LimitReachedError as error:
        raise to_limit_error(error) from None


def _solve_rule(
    problem: Problem[OutcomeT], limits: Limits, solver: Solver, horizon: Horizon[OutcomeT] | None = None
) -> Solution[OutcomeT]:
    return solver.solve(problem.rule, problem.goal, limits, horizon)


def to_limit_error(error: LimitReachedError) -> LimitError:
    """The error for a limit, in the reader's words."""
    if error.limit == "seconds":
        cause = phrase("this-situation-takes-longer-than-number", number=error.allowed)
    else:
        cause = phrase("this-situation-has-more-than-number", number=int(error.allowed))
    remedy = phrase("make-the-numbers-smaller-or-ask")
    return LimitError("time-limit" if error.limit == "seconds" else "state-limit", str(error), cause, remedy)


def derive_seed(request: Mapping[str, object]) -> int:
    """A seed computed from a request, the same for the same fields in any order, on every machine."""
    written = json.dumps(request, sort_keys=True, separators=(",", ":"), default=dict)
    return int.from_bytes(hashlib.sha256(written.encode()).digest()[:4], "big")


@dataclass(frozen=True)
class _SolvedProblem(Generic[OutcomeT]):
    """A solution of a problem, the probabilities of its outcomes, and their sampling if they are estimated."""

    solution: Solution[OutcomeT]
    probabilities: Mapping[OutcomeT, Fraction]
    sampling: Sampling | None = None


def _solve_or_estimate(
    problem: Problem[OutcomeT], effort: Effort, solver: Solver, seed: int
) -> _SolvedProblem[OutcomeT]:
    """The exact probabilities, or an estimate. Raises `LimitReachedError`."""
    if problem.symmetry_reduced_rule is not None and effort.may_estimate and not effort.samples:
        try:
            few = replace(
                effort, limits=replace(effort.limits, steps=STEPS_BEFORE_SYMMETRY_REDUCTION), may_estimate=False
            )
            return _solve_or_estimate(problem, few, solver, seed)
        except LimitReachedError as error:
            if error.limit == "seconds":
                raise
        problem = replace(problem, rule=problem.symmetry_reduced_rule)
    end = None if effort.limits.seconds is None else time.monotonic() + effort.limits.seconds
    if not effort.samples:
        try:
            solution = _solve_rule(problem, effort.limits, solver)
            return _SolvedProblem(solution, solution.probabilities)
        except LimitReachedError as error:
            if not effort.may_estimate or error.limit == "seconds":
                raise
    for method, solved in _sampling_policies(problem, effort, seed, end):
        try:
            solution = solved(solver)
            return _estimate(problem, solution, effort, solver, seed, method, end)
        except LimitReachedError as error:
            if not effort.may_estimate or error.limit == "seconds":
                raise
            reached = LimitReachedError(error.limit, error.allowed)  # the old traceback keeps all states alive
    raise reached


def _sampling_policies(
    problem: Problem[OutcomeT], effort: Effort, seed: int, deadline: float | None
) -> Iterator[tuple[SamplingPolicy, Callable[[Solver], Solution[OutcomeT]]]]:
    """The ways to plan play for sampling, the best first; the problem itself only if samples are requested."""
    if problem.simplification is not None:
        simpler = replace(problem, rule=problem.simplify(problem.rule))
        yield (
            SamplingPolicy.SIMPLER,
            lambda solver: _solve_rule(simpler, _limits_until(deadline, effort.limits), solver),
        )
    elif effort.samples:
        yield SamplingPolicy.BEST, lambda solver: _solve_rule(problem, _limits_until(deadline, effort.limits), solver)
    if effort.may_estimate:
        horizon = Horizon[OutcomeT](LOOKAHEAD_STEPS, partial(play_first_options, dice=random.Random(seed)))
        limits = replace(effort.limits, states=None)
        yield (
            SamplingPolicy.HORIZON,
            lambda solver: _solve_rule(problem, _limits_until(deadline, limits), solver, horizon),
        )


def _limits_until(deadline: float | None, limits: Limits) -> Limits:
    """The limits with no more seconds than are left."""
    return limits if deadline is None else replace(limits, seconds=deadline - time.monotonic())


def _estimate(
    problem: Problem[OutcomeT],
    solution: Solution[OutcomeT],
    effort: Effort,
    solver: Solver,
    seed: int,
    policy: SamplingPolicy,
    deadline: float | None,
) -> _SolvedProblem[OutcomeT]:
    """An estimate by the policy of a solution. Requested samples are reduced to those that the time allows."""
    limits = Limits() if effort.samples else _limits_until(deadline, Limits(steps=MAX_SAMPLING_STEPS))
    seconds = effort.limits.seconds
    until = (
        None
        if deadline is None or seconds is None or not effort.samples
        else deadline - seconds * (1 - SAMPLING_TIME_SHARE)
    )
    samples = sample(
        solution,
        effort.samples or DEFAULT_SAMPLES,
        seed,
        problem.rule,
        problem.simplify if policy is SamplingPolicy.SIMPLER else None,
        solver=solver,
        replan=problem.replans_when_simplified,
        limits=limits,
        deadline=until,
    )
    shares = {outcome: Rational(count, samples.size) for outcome, count in samples.counts.items()}
    turns = Rational(samples.turns, samples.size)
    return _SolvedProblem(solution, shares, Sampling(samples.size, seed, turns, policy))


@gc_paused()
def compute_answer(
    situation: str,
    game: str,
    results: Iterable[str],
    problem: Problem[OutcomeT],
    vocabulary: AdviceVocabulary,
    effort: Effort = EXACT,
    solver: Solver | None = None,
    seed: int = 0,
) -> Answer:
    """The answer to a problem, with all `results` in its probabilities, or with those that the problem names.

    `vocabulary` has the words for its advice. `seed` is the seed if `effort` has none.

    Raises `LimitError` if it takes more than allowed.
    """
    try:
        found = _solve_or_estimate(problem, effort, solver or Solver(), seed if effort.seed is None else effort.seed)
    except LimitReachedError as error:
        allowed = effort.limits.seconds if error.limit == "seconds" else None
        raise to_limit_error(error if allowed is None else LimitReachedError("seconds", allowed)) from None
    solution, shares, sampling = found.solution, found.probabilities, found.sampling
    lines: dict[tuple[object, ...], AnswerOutcome] = {}
    probability = dict.fromkeys(map(str, problem.possible_results or results), ZERO)
    for outcome, share in shares.items():
        summary = problem.summarize(outcome)
        probability[summary.result] += share
        before = lines[summary.merge_key].probability if summary.merge_key in lines else ZERO
        lines[summary.merge_key] = AnswerOutcome(
            summary.result, summary.hero, before + share, summary.extra_fields, summary.others
        )
    order = list(probability)
    outcomes = sorted(lines.values(), key=lambda line: (order.index(line.result), [-n for n in line.hero.values()]))
    expected = {"turns": solution.turns if sampling is None else sampling.expected_turns}
    for name in outcomes[0].hero:
        expected[name] = sum((line.hero[name] * line.probability for line in outcomes), start=ZERO)
    told = Answer(
        situation,
        problem.goal.name,
        probability,
        tuple(outcomes),
        expected,
        sampling=sampling,
        goal_values=tuple(sign * number for sign, number in zip(problem.goal.signs, solution.value, strict=True)),
        measure_values={} if sampling is not None else dict(zip(problem.goal.names, solution.value, strict=True)),
        wanted_results=problem.wanted_results,
        rounds=problem.rounds,
        points=dict(problem.points),
        named=problem.named,
        without_effect=problem.without_effect,
    )
    if not effort.explains:
        return told
    return replace(
        told,
        advice=derive_advice(problem, solution, game, vocabulary),
        trace=build_trace(solution, game),
        by_turn=tuple(problem.chances_by_turn(solution)) if problem.chances_by_turn is not None else (),
        path=_build_path(problem, solution) if sampling is None else (),
    )


def _build_path(problem: Problem[OutcomeT], solution: Solution[OutcomeT]) -> tuple[PathStop, ...]:
    """The places that play reaches, with the results that end there."""
    if problem.position_of is None:
        return ()
    stops = []
    for stage in compute_stages(solution, problem.position_of):
        ends: dict[str, Fraction] = {}
        for outcome, share in stage.outcomes.items():
            result = str(problem.summarize(outcome).result)
            ends[result] = ends.get(result, ZERO) + share
        stops.append(PathStop(stage.place, stage.probability, ends))
    return tuple(stops)
