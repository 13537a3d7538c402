"""Monte Carlo play of a rule: a cross-check of the solver, and an estimate if an exact solution takes too long.

Results do not depend on a clock unless the caller sets one: the number of samples is limited by counted steps.
"""

from __future__ import annotations

import random
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from typing import Any, Generic, TypeVar

from rulewright.engine.driver import inline_calls, run, run_with_answers
from rulewright.engine.effects import BoundRule, Choose, Cite, Next, Prompt, PromptAnswer, StepResult
from rulewright.engine.limits import NO_LIMITS, Clock, LimitReachedError, Limits
from rulewright.engine.policy_evaluation import EvaluatedTree, Plan
from rulewright.engine.solution import Solution
from rulewright.engine.solver import Solver
from rulewright.engine.stepper import PolicyStepper
from rulewright.engine.unfolding import roll_distribution

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
RuleSimplifier = Callable[[BoundRule[Any]], BoundRule[Any]]
"""A function that replaces a rule by a similar one with fewer states."""
MAX_REPLAN_STEPS = 20_000
"""The largest number of steps for solving a rule during play; beyond it, first options are taken."""


@dataclass(frozen=True)
class Samples(Generic[OutcomeT]):
    """The count of each outcome, and the player's turns that ended in all samples together."""

    counts: Mapping[OutcomeT, int]
    turns: int

    @property
    def size(self) -> int:
        """The number of samples."""
        return sum(self.counts.values())


def sample(
    solution: Solution[OutcomeT],
    times: int,
    seed: int,
    rule: BoundRule[StepResult[OutcomeT]] | None = None,
    simplify: RuleSimplifier | None = None,
    *,
    solver: Solver | None = None,
    replan: bool = False,
    limits: Limits = NO_LIMITS,
    deadline: float | None = None,
) -> Samples[OutcomeT]:
    """Play the solved rule `times` times by the solution's policy; fewer times if the limits or `deadline` end it.

    With a `rule`, that one is played instead. A rule unknown to the solution is played like the one that `simplify`
    replaces it by. If that is unknown, too, and `replan` is set, it is solved during play. Otherwise first options are
    taken. Passing the `solver` of the solution saves time. `deadline` is a time of `time.monotonic`.

    Raises `LimitReachedError` if not even one sample is complete, or if the seconds of the `limits` are over.
    """
    dice = random.Random(seed)
    plans = _PlanLibrary(solution, solver or Solver(), simplify, replan, Clock(limits), deadline)
    counts: Counter[OutcomeT] = Counter()
    turns = 0
    start: BoundRule[Any] = solution.states[0].rule if rule is None else rule
    try:
        for _ in range(times):
            if counts and deadline is not None and time.monotonic() > deadline:
                break
            outcome, taken = plans.play(start, dice)
            counts[outcome] += 1
            turns += taken
    except LimitReachedError as error:
        if not counts or (error.limit == "seconds" and deadline is None):
            raise
    return Samples(counts, turns)


def play_first_options(rule: BoundRule[StepResult[OutcomeT]], dice: random.Random) -> tuple[OutcomeT, int]:
    """The outcome of a rule if the first option is always taken, and the number of turns before it."""
    turns = 0
    while True:
        result = run_with_answers(run(rule, inline_calls), partial(_answer_first_option, dice))
        if not isinstance(result, Next):
            return result, turns
        rule, turns = result.rule, turns + result.turns


class _ResultSampler:
    """Sampler of a rule's results under a plan, each with its probability."""

    def __init__(self, plan: Plan, results: Sequence[Any]) -> None:
        _, exits = plan.integer_weights
        self._results = [results[result] for result, _ in exits]
        self._sums = list(accumulate(part for _, part in exits))

    def draw(self, dice: random.Random) -> Any:  # noqa: ANN401
        """Draw a result. The draw uses integers, so that it is the same on every machine."""
        return self._results[bisect_right(self._sums, dice.randrange(self._sums[-1]))]


class _PlanLibrary(Generic[OutcomeT]):
    """The plans of all rules that play reaches, found lazily."""

    def __init__(
        self,
        solution: Solution[OutcomeT],
        solver: Solver,
        simplify: RuleSimplifier | None,
        replan: bool,
        clock: Clock,
        deadline: float | None,
    ) -> None:
        self._solution = solution
        self._solver = solver
        self._simplify = simplify
        self._replan = replan
        self._clock = clock
        self._deadline = deadline
        self._solved_states: dict[BoundRule[Any], tuple[Solution[Any], int]] = {}
        self._result_sources: dict[BoundRule[Any], _ResultSampler | EvaluatedTree] = {}
        self._trees: dict[tuple[int, int], EvaluatedTree] = {}
        self._seen: set[BoundRule[Any]] = set()
        self._add_solution(solution)

    def play(self, rule: BoundRule[StepResult[OutcomeT]], dice: random.Random) -> tuple[OutcomeT, int]:
        """Play once; returns the outcome and the number of turns. Raises `LimitReachedError`."""
        turns = 0
        while True:
            self._clock.step()
            way = self._result_sources.get(rule)
            if way is None:
                way = self._result_source(rule)
            result: StepResult[OutcomeT]
            if isinstance(way, _ResultSampler):
                result = way.draw(dice)
            else:
                policy = PolicyStepper(lambda _, valued=way: valued)  # type: ignore[misc]
                result = run_with_answers(
                    run(rule, policy.handler_of(Next(rule, 0))), partial(self._answer_by_policy, policy, dice)
                )
            if not isinstance(result, Next):
                return result, turns
            rule, turns = result.rule, turns + result.turns

    def _result_source(self, rule: BoundRule[Any]) -> _ResultSampler | EvaluatedTree:
        """The sampler of a rule's results if a plan for it is known; otherwise a tree to play it by.

        A rule that comes up only once is played by the tree; only a repeated one is worth unfolding.
        """
        known = self._solved_states.get(rule)
        if known is not None:
            solution, index = known
            way: _ResultSampler | EvaluatedTree = _ResultSampler(
                solution.plans[index], solution.states[index].unfolding.results
            )
        else:
            known = self._find_simplified(rule)
            if known is None:
                way = self._tree_at(self._solution, 0)  # decisions of another rule, so that first options are taken
            elif rule not in self._seen:
                self._seen.add(rule)
                return self._tree_at(*known)
            else:
                way = self._sampler_or_tree(rule, *known)
        self._result_sources[rule] = way
        return way

    def _sampler_or_tree(
        self, rule: BoundRule[Any], solution: Solution[Any], index: int
    ) -> _ResultSampler | EvaluatedTree:
        """The sampler of the rule's results if it shares the graph of the solved state; otherwise that state's tree."""
        solver = self._solver
        before = solver.unfolder.clock
        solver.unfolder.clock = self._clock
        try:
            unfolding = solver.unfolder.unfold(rule)
            if solver.graph_builder.graph(unfolding) is solution.states[index].graph:
                return _ResultSampler(solution.plans[index], unfolding.results)
        finally:
            solver.unfolder.clock = before
        return self._tree_at(solution, index)

    def _find_simplified(self, rule: BoundRule[Any]) -> tuple[Solution[Any], int] | None:
        """The solved state of the rule that replaces this one. Raises `LimitReachedError` if the time is over."""
        if self._simplify is None:
            return None
        simpler = self._simplify(rule)
        if simpler not in self._solved_states and self._replan:
            seconds = None if self._deadline is None else self._deadline - time.monotonic()
            limits = Limits(seconds=seconds, steps=MAX_REPLAN_STEPS)
            solver = self._solver
            try:
                self._add_solution(solver.solve(simpler, self._solution.goal, limits))
            except LimitReachedError as error:
                if error.limit == "seconds":
                    raise
            self._clock.step(solver.steps)
        return self._solved_states.get(simpler)

    def _tree_at(self, solution: Solution[Any], index: int) -> EvaluatedTree:
        key = (id(solution), index)
        if key not in self._trees:
            self._trees[key] = solution.evaluate_state(index)
        return self._trees[key]

    def _add_solution(self, solution: Solution[Any]) -> None:
        for index, state in enumerate(solution.states):
            self._solved_states.setdefault(state.rule, (solution, index))

    def _answer_by_policy(
        self, policy: PolicyStepper, dice: random.Random, prompt: Cite | Prompt
    ) -> PromptAnswer | None:
        self._clock.step()
        return policy.best_option(prompt) if isinstance(prompt, Choose) else _answer_randomly(dice, prompt)


def _answer_first_option(dice: random.Random, prompt: Cite | Prompt) -> PromptAnswer | None:
    return prompt.options[0] if isinstance(prompt, Choose) else _answer_randomly(dice, prompt)


def _answer_randomly(dice: random.Random, prompt: Cite | Prompt) -> PromptAnswer | None:
    if isinstance(prompt, Cite | Choose):
        return None
    throws, weights = roll_distribution(prompt)
    sums = list(accumulate(weights))
    return throws[bisect_right(sums, dice.randrange(sums[-1]))]
