"""Advice: a short decision rule for every kind of decision and stage of play, with its cost.

A rule is learnt from the cases of the best policy (`engine.learning`). It is accepted only if following it costs
little: `engine.following` evaluates play that obeys the rule and otherwise follows the best policy. The loss is the
cost of the rule. Decisions without a good short rule are left to the table of cases.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Generic, TypeAlias, TypeVar

from rulewright.engine.decision_list import Between, DecisionList
from rulewright.engine.decisions import LATER, DecisionCase, decided
from rulewright.engine.effects import Fact, Facts
from rulewright.engine.following import FactsOf, Instruction, value_of_following
from rulewright.engine.learning import PERFECT, Learnt, learnt
from rulewright.engine.rational import ONE, ZERO, Rational
from rulewright.engine.solution import Solution
from rulewright.situations.answer import Advice
from rulewright.situations.problem import Problem
from rulewright.situations.wording import AdviceWords, rule_in_words

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
FEW_CLAUSES = 2
"""The most conditional clauses of a rule whose cost is at most next to nothing."""
MOST_CLAUSES = 4
"""The most conditional clauses of a rule that costs nothing."""
NEXT_TO_NOTHING = Rational(1, 200)
"""Half a percentage point, or half a percent of the answer's value."""
MOST_WEIGHED = 2000
"""The most cases of one kind of decision that are considered, the likeliest first."""
MOST_CASES = 300
"""The most cases of an advice. If there are more, cases decided alike are merged, then unlikely ones dropped."""


@dataclass(frozen=True)
class _Group:
    """The cases of one kind of decision at one stage of play, the number left out, their rule and its cost."""

    choice: str
    stage: Facts
    cases: tuple[DecisionCase, ...]
    left_out: int
    rule: DecisionList | None = None
    cost: Fraction = ZERO

    def instruction(self, rule: DecisionList) -> Instruction:
        """The instruction to follow this rule at the group's decisions."""
        return Instruction(self.choice, self.stage, rule)


def advice_on(
    problem: Problem[OutcomeT], solution: Solution[OutcomeT], game: str, words: AdviceWords
) -> tuple[Advice, ...]:
    """Advice for the decisions of the best policy, in the order of play."""
    known_in = cache(problem.known_in)
    adviser = _Adviser(solution, words, known_in)
    groups = adviser.agreeing([adviser.ruled(group) for group in _groups(problem, solution, known_in)])
    return tuple(_advice(group, game, problem.goal.names, words) for group in groups)


def _groups(problem: Problem[OutcomeT], solution: Solution[OutcomeT], known_in: FactsOf) -> Iterator[_Group]:
    found: dict[tuple[object, ...], list[DecisionCase]] = {}
    every = decided(solution, known_in, MOST_WEIGHED)
    for case in every.cases:
        found.setdefault((case.name, *_stage(case, problem.stages).items()), []).append(case)
    for cases in found.values():
        name = cases[0].name
        yield _Group(name, _stage(cases[0], problem.stages), tuple(cases), every.left_out.get(name, 0))


def _stage(case: DecisionCase, stages: Sequence[str]) -> dict[str, Fact]:
    return {name: case.facts[name] for name in stages if name in case.facts}


def _advice(group: _Group, game: str, measures: tuple[str, ...], words: AdviceWords) -> Advice:
    asked = frozenset() if group.rule is None else group.rule.facts
    cases, left_out = told(group.cases, asked)
    return Advice(
        choice=group.choice,
        entry=f"{game}/{group.cases[0].entry}",
        sentence=rule_in_words(group.choice, group.stage, group.rule, replace(words, ends=_ends(group.cases))),
        measures=measures,
        cases=cases,
        stage=group.stage,
        rule=group.rule,
        cost=group.cost,
        is_chance=measures[0] in words.chances,
        left_out=group.left_out + left_out,
    )


def _ends(cases: Sequence[DecisionCase]) -> dict[str, Between]:
    """The least and the greatest value of every numeric fact in the cases."""
    found: dict[str, Between] = {}
    for case in cases:
        for name, value in case.facts.items():
            if isinstance(value, int) and not isinstance(value, bool):
                low, high = found.get(name, (value, value))
                found[name] = Between(min(low, value), max(high, value))
    return found


@dataclass(frozen=True)
class _Adviser(Generic[OutcomeT]):
    """Finds rules for the decisions of one solution."""

    solution: Solution[OutcomeT]
    words: AdviceWords
    known_in: FactsOf

    @property
    def best(self) -> Fraction:
        """The value of the best policy in the goal's first measure; more is better."""
        return self.solution.values[0][0]

    @property
    def allowed(self) -> Fraction:
        """The highest acceptable cost of a rule."""
        return NEXT_TO_NOTHING * max(ONE, abs(self.best))

    def ruled(self, group: _Group) -> _Group:
        """The group with a rule, if a short one is good enough."""
        for rule in self._candidates(group.cases):
            if not group.left_out and all(
                rule.decided(case.facts, case.losses) == case.option for case in group.cases
            ):  # the rule always agrees with the best policy
                return replace(group, rule=rule)
            cost = self.cost(group, rule)
            if cost is not None and cost <= self.allowed:
                return replace(group, rule=rule, cost=cost)
        return group

    def cost(self, group: _Group, rule: DecisionList) -> Fraction | None:
        """The loss of the deciding side if it follows the rule; `None` if play would not end."""
        value = self._played([group.instruction(rule)])
        if value is None:
            return None
        return value - self.best if group.cases[0].is_opponents else self.best - value

    def agreeing(self, groups: list[_Group]) -> list[_Group]:
        """The groups, after dropping rules that together cost much more than each alone or make play endless."""
        while True:
            ruled = [group for group in groups if group.rule is not None]
            if len(ruled) < 2:
                return groups
            value = self._played([group.instruction(group.rule) for group in ruled if group.rule is not None])
            own = sum((group.cost for group in ruled if not group.cases[0].is_opponents), start=self.allowed)
            theirs = sum((group.cost for group in ruled if group.cases[0].is_opponents), start=self.allowed)
            if value is not None and -theirs <= self.best - value <= own:
                return groups
            worst = max(ruled, key=lambda group: (group.cost, len(group.cases)))
            groups = [replace(group, rule=None, cost=ZERO) if group is worst else group for group in groups]

    def _played(self, instructions: Sequence[Instruction]) -> Fraction | None:
        return value_of_following(self.solution, instructions, self.known_in)

    def _candidates(self, cases: Sequence[DecisionCase]) -> Iterator[DecisionList]:
        """Rules to try: the shortest one without loss, and before it, if that is long, a short one with little loss."""
        short: list[Learnt] = []
        for found in islice(learnt(cases, self.words.facts, self.words.words), MOST_CLAUSES + 1):
            is_short = len(found.rule.clauses) <= FEW_CLAUSES + 1
            if found.loss <= PERFECT:
                if not is_short:
                    yield _least(short)
                yield found.rule
                return
            if is_short:
                short.append(found)
        yield _least(short)


def _least(found: Sequence[Learnt]) -> DecisionList:
    """The shortest of the rules with the least loss."""
    least = min(each.loss for each in found)
    return next(each.rule for each in found if each.loss <= least + LATER / 10)


# The cases of an advice


def told(cases: Sequence[DecisionCase], asked: frozenset[str]) -> tuple[tuple[DecisionCase, ...], int]:
    """The cases without their redundant facts, and the number of cases left out.

    Facts in `asked` stay, because the rule needs them. If there are too many cases, facts on which no decision depends
    are redundant, too.
    """
    found = _without(cases, frozenset.intersection(*(case.spare for case in cases)) - asked, _as_worth)
    if len(found) > MOST_CASES:
        found = _without(found, frozenset(found[0].facts) - asked, _as_worth)
    if len(found) > MOST_CASES:
        found = _without(found, frozenset(found[0].facts) - asked, _as_decided)
    if len(found) <= MOST_CASES:
        return found, 0
    least = sorted((case.probability for case in found), reverse=True)[MOST_CASES - 1]
    likely = tuple(case for case in found if case.probability >= least)
    return likely, len(found) - len(likely)


def _as_worth(case: DecisionCase) -> Hashable:
    return case.option, tuple(case.options.items())


def _as_decided(case: DecisionCase) -> Hashable:
    return case.option, tuple(case.options)


def _without(
    cases: Sequence[DecisionCase], spare: frozenset[str], seen: Callable[[DecisionCase], Hashable]
) -> tuple[DecisionCase, ...]:
    """The cases without those `spare` facts whose removal merges no cases that `seen` distinguishes.

    The facts with the most values are removed first.
    """
    spread = {name: len({case.facts.get(name) for case in cases}) for name in cases[0].facts if name in spare}
    means = _numbered(map(seen, cases))
    rows = [(tuple(case.facts), tuple(case.facts.values())) for case in cases]
    for name in sorted(spread, key=lambda name: -spread[name]):
        fewer = list(_cut(rows, name))
        meant: dict[Hashable, int] = {}
        if all(meant.setdefault(row, number) == number for row, number in zip(fewer, means, strict=True)):
            rows = fewer
    merged: dict[tuple[_Row, int], list[DecisionCase]] = {}
    for row, number, case in zip(rows, means, cases, strict=True):
        merged.setdefault((row, number), []).append(case)
    return tuple(_mean(alike, dict(zip(*row, strict=True))) for (row, _), alike in merged.items())


_Row: TypeAlias = tuple[tuple[str, ...], tuple[Fact, ...]]
"""The names of facts, and their values."""


def _cut(rows: Iterable[_Row], name: str) -> Iterator[_Row]:
    """The rows without the fact `name`."""
    cuts: dict[tuple[str, ...], tuple[tuple[str, ...], int]] = {}
    for names, facts in rows:
        cut = cuts.get(names)
        if cut is None:
            place = names.index(name) if name in names else len(names)
            cut = cuts[names] = names[:place] + names[place + 1 :], place
        without, place = cut
        yield without, facts[:place] + facts[place + 1 :]


def _numbered(items: Iterable[Hashable]) -> list[int]:
    """A number for each item; equal items have the same number."""
    numbers: dict[Hashable, int] = {}
    return [numbers.setdefault(item, len(numbers)) for item in items]


def _mean(alike: Sequence[DecisionCase], facts: Facts) -> DecisionCase:
    """One case with these facts for all of them; the values of the options are weighted means."""
    if len(alike) == 1:
        return alike[0] if alike[0].facts == facts else replace(alike[0], facts=facts)
    whole = sum((case.probability for case in alike), start=ZERO)
    options = {
        option: tuple(
            sum((case.probability * number for case, number in zip(alike, numbers, strict=True)), start=ZERO) / whole
            for numbers in zip(*(case.options[option] for case in alike), strict=True)
        )
        for option in alike[0].options
    }
    return replace(alike[0], facts=facts, options=options, probability=whole)
