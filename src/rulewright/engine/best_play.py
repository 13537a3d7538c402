"""The front end of the engine: `solve` returns a `BestPlay`, which computes its results lazily."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, Generic, TypeVar, TypeVarTuple, overload

from rulewright.engine.decision_list import DecisionList
from rulewright.engine.decisions import DecisionCase, list_decision_cases
from rulewright.engine.effects import BoundRule, Play, PromptAnswer, StepResult, bind
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.learning import NEGLIGIBLE_LOSS, learn_decision_lists
from rulewright.engine.limits import NO_LIMITS, Limits, gc_paused
from rulewright.engine.solution import Solution
from rulewright.engine.solver import Solver
from rulewright.engine.stepper import Position, compute_position
from rulewright.engine.trace import TraceNode, build_trace

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
Ts = TypeVarTuple("Ts")


@dataclass(frozen=True)
class BestPlay(Generic[OutcomeT]):
    """The best play of a rule for a goal, as `solve` finds it: exact numbers, what to decide, and why.

    The examples are about a die that may be thrown again once. A second throw has the expected value 3½, so 1 to 3 are
    thrown again. The probability of a 6 is 1/6 + 1/2 · 1/6: at once, or after one of these.

    >>> from rulewright.engine import Rule, choose, cite, roll, solve
    >>> def twice() -> Rule[int]:
    ...     yield from cite("throw")
    ...     die = yield from roll("you", entry="throw")
    ...     if (yield from choose("again", ("stop", "throw"), entry="again", facts={"die": die})) == "stop":
    ...         return die
    ...     return (yield from roll("you", entry="again"))
    >>> best = solve(twice, goal=lambda die: die)
    >>> best.value, best.probability[6]
    (Fraction(17, 4), Fraction(1, 4))
    """

    solution: Solution[OutcomeT]

    @cached_property
    def probability(self) -> Mapping[OutcomeT, Fraction]:
        """The probability of every outcome that is possible under best play; they add up to 1."""
        return {outcome: _exact(share) for outcome, share in self.solution.probabilities.items()}

    def chance(self, event: Callable[[OutcomeT], bool]) -> Fraction:
        """The probability of the outcomes for which `event` holds.

        >>> from rulewright.engine import roll, solve
        >>> solve(lambda: (yield from roll("you", entry="throw"))).chance(lambda die: die > 4)
        Fraction(1, 3)
        """
        return sum((share for outcome, share in self.probability.items() if event(outcome)), start=Fraction(0))

    @property
    def value(self) -> Fraction:
        """The expected value of the goal's first measure; the expected number of turns if the goal has none."""
        return self.values[0]

    @property
    def values(self) -> tuple[Fraction, ...]:
        """The expected values of all measures of the goal, in its order."""
        return tuple(map(_exact, self.solution.value))

    @property
    def turns(self) -> Fraction:
        """The expected number of the player's turns that end before play does."""
        return _exact(self.solution.turns)

    @cached_property
    def cases(self) -> Sequence[DecisionCase]:
        """Every decision that is possible under best play, in the order of play, with the value of each option."""
        return list_decision_cases(self.solution)

    @cached_property
    def advice(self) -> Mapping[str, DecisionList]:
        """The shortest decision list found for each decision, by the decision's name, that decides all its cases best.

        A decision that no short list decides is absent.

        >>> from rulewright.engine import choose, roll, solve
        >>> def either():
        ...     die = yield from roll("you", entry="throw")
        ...     if (yield from choose("again", ("stop", "throw"), entry="throw", facts={"die": die})) == "stop":
        ...         return die
        ...     return (yield from roll("you", entry="throw"))
        >>> print(solve(either, goal=lambda points: points).advice["again"])
        throw if die is 1–3; otherwise stop
        """
        found = {}
        for name in dict.fromkeys(case.name for case in self.cases):
            cases = [case for case in self.cases if case.name == name]
            facts = {fact for case in cases for fact in case.facts}
            *_, best = learn_decision_lists(cases, facts, ())
            if best.loss <= NEGLIGIBLE_LOSS:
                found[name] = best.decision_list
        return found

    def explain(self, game: str) -> TraceNode:
        """Explain best play by the rules that apply, nested as they call each other; ids of entries begin with `game`.

        Raises `ValueError` if the rule cites no entry (`cite`).

        >>> from rulewright.engine import cite, roll, solve
        >>> def toll():
        ...     die = yield from roll("you", entry="toll")
        ...     yield from cite("toll")
        ...     if die == 1:
        ...         yield from cite("ruin")
        ...     return die > 1
        >>> for depth, rule in solve(toll).explain("road").walk():
        ...     print(depth, rule.entry, rule.probability)
        0 road/toll 1
        1 road/ruin 1/6
        """
        return build_trace(self.solution, game)

    def position(self, answers: Sequence[PromptAnswer] = ()) -> Position[OutcomeT]:
        """The position after these throws and decisions, given in order: what comes next, and the best option there.

        Raises `WrongAnswerError` if an answer is not possible.

        >>> from rulewright.engine import choose, roll, solve
        >>> def bet():
        ...     die = yield from roll("you", entry="throw")
        ...     return die if (yield from choose("take", ("die", "four"), entry="take")) == "die" else 4
        >>> best = solve(bet, goal=lambda points: points)
        >>> [best.position([die]).best_option for die in (3, 4, 5)]
        ['four', 'die', 'die']
        """
        return compute_position(self.solution, answers)


@overload
def solve(
    rule: BoundRule[StepResult[OutcomeT]],
    *,
    goal: Goal[OutcomeT] | Callable[[OutcomeT], int | Fraction] | None = ...,
    limits: Limits = ...,
) -> BestPlay[OutcomeT]: ...


@overload
def solve(
    rule: Callable[[*Ts], Play[OutcomeT]],
    *arguments: *Ts,
    goal: Goal[OutcomeT] | Callable[[OutcomeT], int | Fraction] | None = ...,
    limits: Limits = ...,
) -> BestPlay[OutcomeT]: ...


def solve(  # type: ignore[misc]  # mypy compares no arguments of a TypeVarTuple with `Any`
    rule: BoundRule[Any] | Callable[..., Play[Any]],
    *arguments: Any,
    goal: Goal[Any] | Callable[[Any], int | Fraction] | None = None,
    limits: Limits = NO_LIMITS,
) -> BestPlay[Any]:
    """Solve a rule function with its arguments, or a bound rule, for a goal.

    The goal is a `Goal` or a function of an outcome, whose expected value is maximized. A function that returns a truth
    value therefore maximizes a probability. Without a goal, the number of turns is minimized; this fits a rule of dice
    alone.

    Raises `LimitReachedError`, and `NonTerminatingError` if play never ends even with the first option taken
    everywhere.

    The middle one of three dice thrown together:

    >>> from rulewright.engine import Rule, solve, throw
    >>> def middle(sides: int) -> Rule[int]:
    ...     return (yield from throw("you", 3, sides=sides, entry="throw"))[1]
    >>> solve(middle, 4).probability[2]
    Fraction(11, 32)

    A race that a 6 ends. The number of turns is geometric with mean 6, and 5 of these turns end before the last one.

    >>> from rulewright.engine import Play, proceed, roll
    >>> def race() -> Play[str]:
    ...     return "home" if (yield from roll("you", entry="race")) == 6 else proceed(race)
    >>> solve(race).turns
    Fraction(5, 1)
    """
    bound = rule if isinstance(rule, BoundRule) else bind(rule, *arguments)
    if not isinstance(goal, Goal):
        goal = Goal("best", ()) if goal is None else Goal("best", (Measure("value", goal),))
    with gc_paused():
        return BestPlay(Solver().solve(bound, goal, limits))


def _exact(number: Fraction) -> Fraction:
    """Convert a number to the standard library's `Fraction`."""
    return Fraction(int(number.numerator), int(number.denominator))
