"""Cache of the exact solver's decisions and chances for the situations of simulated games."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable
from itertools import accumulate
from typing import Any, NamedTuple

from rulewright.engine.effects import BoundRule
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.solver import Solver


class Odds(NamedTuple):
    """The possible results of a rule with optimal decisions, and their chances."""

    outcomes: tuple[Any, ...]
    chances: tuple[float, ...]
    sums: tuple[float, ...]

    def drawn(self, share: float) -> Any:  # noqa: ANN401
        """The result for a random number from 0 to 1."""
        return self.outcomes[min(bisect_right(self.sums, share), len(self.outcomes) - 1)]

    def mean(self, of: Callable[[Any], float]) -> float:
        """The mean value of the results."""
        return sum(chance * of(outcome) for outcome, chance in zip(self.outcomes, self.chances, strict=True))


MOST_SOLVED = 1000
"""Number of solved rules after which the solver is replaced: its cache takes most of the memory, and odds are small."""


class Tables:
    """The odds of rules that end within a turn, by the players' weights. Cached for the life of the process."""

    def __init__(self) -> None:
        self._solver = Solver()
        self._goals: dict[Hashable, Goal[Any]] = {}
        self._odds: dict[tuple[BoundRule[Any], Hashable], Odds] = {}

    def odds(self, rule: BoundRule[Any], wants: Hashable, worth: Callable[[Any], int]) -> Odds:
        """The odds of the rule when every decision maximises the mean of `worth`; `wants` identifies that function."""
        key = rule, wants
        found = self._odds.get(key)
        if found is None:
            goal = self._goals.get(wants)
            if goal is None:
                goal = self._goals[wants] = Goal(str(wants), (Measure("worth", worth),))
            if len(self._odds) % MOST_SOLVED == 0:
                self._solver = Solver()
            solution = self._solver.solve(rule, goal)
            outcomes = tuple(sorted(solution.probabilities, key=repr))  # the same order in every process
            chances = tuple(float(solution.probabilities[outcome]) for outcome in outcomes)
            found = self._odds[key] = Odds(outcomes, chances, tuple(accumulate(chances)))
        return found


TABLES = Tables()
