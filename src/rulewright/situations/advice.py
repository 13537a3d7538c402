"""Advice: a short decision rule for every kind of decision and stage of play, with its cost.

A rule is learnt from the cases of the best policy (`engine.learning`). It is accepted only if following it costs
little: `engine.list_evaluation` evaluates play that obeys the rule and otherwise follows the best policy. The loss is
the cost of the rule. Decisions without a good short rule are left to the table of cases.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Generic, TypeAlias, TypeVar

from rulewright.engine.arithmetic import ONE, ZERO, Rational
from rulewright.engine.decision_list import Between, DecisionList
from rulewright.engine.decisions import LATER_MEASURE_LOSS, DecisionCase, collect_decision_cases
from rulewright.engine.effects import Fact, Facts
from rulewright.engine.learning import NEGLIGIBLE_LOSS, LearnedDecisionList, learn_decision_lists
from rulewright.engine.list_evaluation import FactsOf, Instruction, evaluate_instructions
from rulewright.engine.solution import Solution
from rulewright.situations.advice_wording import AdviceVocabulary, count_clauses, format_rule
from rulewright.situations.answer import Advice
from rulewright.situations.problem import Problem

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
MAX_CLAUSES = 2
"""The most conditional clauses of a rule: what can be said at a table in one breath."""
MAX_LEARNT_CLAUSES = 2 * MAX_CLAUSES
"""The most conditional clauses that are learnt; some of them are told as one."""
MAX_COST = Rational(1, 100)
"""The most that a rule may cost: a percentage point, or a percent of the answer's value."""
MAX_UNTOLD_COST = MAX_COST / 2
"""The most that a rule costs without a word about it."""
MAX_CASES_LEARNT = 2000
"""The most cases of one kind of decision that are considered, the likeliest first."""
MAX_CASES_SHOWN = 300
"""The most cases of an advice. If there are more, cases decided alike are merged, then unlikely ones dropped."""


@dataclass(frozen=True)
class _DecisionGroup:
    """The cases of one kind of decision at one stage of play, the number left out, their rule and its cost."""

    choice: str
    stage: Facts
    cases: tuple[DecisionCase, ...]
    left_out: int
    rule: DecisionList | None = None
    cost: Fraction = ZERO

    def follow_rule(self, rule: DecisionList) -> Instruction:
        """The instruction to follow this rule at the group's decisions."""
        return Instruction(self.choice, self.stage, rule)


def derive_advice(
    problem: Problem[OutcomeT], solution: Solution[OutcomeT], game: str, vocabulary: AdviceVocabulary
) -> tuple[Advice, ...]:
    """Advice for the decisions of the best policy, in the order of play."""
    known_in = cache(problem.known_facts)
    adviser = _RuleFinder(solution, vocabulary, known_in)
    groups = adviser.drop_conflicting_rules(
        [adviser.find_rule(group) for group in _group_cases(problem, solution, known_in)]
    )
    untold = adviser.max_untold_cost
    return tuple(_build_advice(group, game, problem.goal.names, vocabulary, untold) for group in groups)


def _group_cases(
    problem: Problem[OutcomeT], solution: Solution[OutcomeT], known_facts: FactsOf
) -> Iterator[_DecisionGroup]:
    found: dict[tuple[object, ...], list[DecisionCase]] = {}
    every = collect_decision_cases(solution, known_facts, MAX_CASES_LEARNT)
    for case in every.cases:
        found.setdefault((case.name, *_stage_facts(case, problem.stages).items()), []).append(case)
    for cases in found.values():
        name = cases[0].name
        yield _DecisionGroup(name, _stage_facts(cases[0], problem.stages), tuple(cases), every.left_out.get(name, 0))


def _stage_facts(case: DecisionCase, stages: Sequence[str]) -> dict[str, Fact]:
    return {name: case.facts[name] for name in stages if name in case.facts}


def _build_advice(
    group: _DecisionGroup, game: str, measures: tuple[str, ...], vocabulary: AdviceVocabulary, max_untold: Fraction
) -> Advice:
    asked = frozenset() if group.rule is None else group.rule.facts
    cases, left_out = select_cases(group.cases, asked)
    return Advice(
        choice=group.choice,
        entry=f"{game}/{group.cases[0].entry}",
        sentence=format_rule(
            group.choice, group.stage, group.rule, replace(vocabulary, fact_ranges=_fact_ranges(group.cases))
        ),
        measures=measures,
        cases=cases,
        stage=group.stage,
        rule=group.rule,
        cost=group.cost,
        is_cost_told=group.cost > max_untold,
        is_chance=measures[0] in vocabulary.probability_measures,
        omitted_cases=group.left_out + left_out,
    )


def _fact_ranges(cases: Sequence[DecisionCase]) -> dict[str, Between]:
    """The least and the greatest value of every numeric fact in the cases."""
    found: dict[str, Between] = {}
    for case in cases:
        for name, value in case.facts.items():
            if isinstance(value, int) and not isinstance(value, bool):
                low, high = found.get(name, (value, value))
                found[name] = Between(min(low, value), max(high, value))
    return found


@dataclass(frozen=True)
class _RuleFinder(Generic[OutcomeT]):
    """Finds rules for the decisions of one solution."""

    solution: Solution[OutcomeT]
    vocabulary: AdviceVocabulary
    known_facts: FactsOf

    @property
    def best_value(self) -> Fraction:
        """The value of the best policy in the goal's first measure; more is better."""
        return self.solution.values[0][0]

    @property
    def max_cost(self) -> Fraction:
        """The highest acceptable cost of a rule."""
        return MAX_COST * self.scale

    @property
    def max_untold_cost(self) -> Fraction:
        """The highest cost of a rule without a word about it, and of rules together beyond their own costs."""
        return MAX_UNTOLD_COST * self.scale

    @property
    def scale(self) -> Fraction:
        """The size of the answer's value, which costs are compared with; 1 for a chance."""
        return max(ONE, abs(self.best_value))

    def find_rule(self, group: _DecisionGroup) -> _DecisionGroup:
        """The group with a rule, if a short one is good enough."""
        for rule in self._candidate_rules(group.cases):
            if not group.left_out and all(
                rule.choose_option(case.facts, case.losses) == case.option for case in group.cases
            ):  # the rule always agrees with the best policy
                return replace(group, rule=rule)
            cost = self.evaluate_cost(group, rule)
            if cost is not None and cost <= self.max_cost:
                return replace(group, rule=rule, cost=cost)
        return group

    def evaluate_cost(self, group: _DecisionGroup, rule: DecisionList) -> Fraction | None:
        """The loss of the deciding side if it follows the rule; `None` if play would not end."""
        value = self._evaluate_rules([group.follow_rule(rule)])
        if value is None:
            return None
        return value - self.best_value if group.cases[0].by_opponent else self.best_value - value

    def drop_conflicting_rules(self, groups: list[_DecisionGroup]) -> list[_DecisionGroup]:
        """The groups, after dropping rules that together cost much more than each alone or make play endless."""
        while True:
            ruled = [group for group in groups if group.rule is not None]
            if len(ruled) < 2:
                return groups
            value = self._evaluate_rules([group.follow_rule(group.rule) for group in ruled if group.rule is not None])
            own = sum((group.cost for group in ruled if not group.cases[0].by_opponent), start=self.max_untold_cost)
            theirs = sum((group.cost for group in ruled if group.cases[0].by_opponent), start=self.max_untold_cost)
            if value is not None and -theirs <= self.best_value - value <= own:
                return groups
            worst = max(ruled, key=lambda group: (group.cost, len(group.cases)))
            groups = [replace(group, rule=None, cost=ZERO) if group is worst else group for group in groups]

    def _evaluate_rules(self, instructions: Sequence[Instruction]) -> Fraction | None:
        return evaluate_instructions(self.solution, instructions, self.known_facts)

    def _candidate_rules(self, cases: Sequence[DecisionCase]) -> Iterator[DecisionList]:
        """The rules to try: the shortest one without loss if it is short, then a short one with the least loss."""
        lists = learn_decision_lists(cases, self.vocabulary.facts, self.vocabulary.words)
        learnt = islice(lists, MAX_LEARNT_CLAUSES + 1)
        short = [found for found in learnt if count_clauses(found.decision_list) <= MAX_CLAUSES]
        yield from (found.decision_list for found in short if found.loss <= NEGLIGIBLE_LOSS)
        yield _shortest_with_least_loss(short)


def _shortest_with_least_loss(candidates: Sequence[LearnedDecisionList]) -> DecisionList:
    """The shortest of the rules with the least loss."""
    least = min(each.loss for each in candidates)
    return next(each.decision_list for each in candidates if each.loss <= least + LATER_MEASURE_LOSS / 10)


# The cases of an advice


def select_cases(cases: Sequence[DecisionCase], kept_facts: frozenset[str]) -> tuple[tuple[DecisionCase, ...], int]:
    """The cases without their redundant facts, and the number of cases left out.

    Facts in `kept_facts` stay, because the rule needs them. If there are too many cases, facts on which no decision
    depends are redundant, too.
    """
    found = _drop_facts(
        cases, frozenset.intersection(*(case.redundant_facts for case in cases)) - kept_facts, _by_option_values
    )
    if len(found) > MAX_CASES_SHOWN:
        found = _drop_facts(found, frozenset(found[0].facts) - kept_facts, _by_option_values)
    if len(found) > MAX_CASES_SHOWN:
        found = _drop_facts(found, frozenset(found[0].facts) - kept_facts, _by_options)
    if len(found) <= MAX_CASES_SHOWN:
        return found, 0
    least = sorted((case.probability for case in found), reverse=True)[MAX_CASES_SHOWN - 1]
    likely = tuple(case for case in found if case.probability >= least)
    return likely, len(found) - len(likely)


def _by_option_values(case: DecisionCase) -> Hashable:
    return case.option, tuple(case.options.items())


def _by_options(case: DecisionCase) -> Hashable:
    return case.option, tuple(case.options)


def _drop_facts(
    cases: Sequence[DecisionCase], removable: frozenset[str], case_key: Callable[[DecisionCase], Hashable]
) -> tuple[DecisionCase, ...]:
    """The cases without those `removable` facts whose removal merges no cases with different `case_key`.

    The facts with the most values are removed first.
    """
    spread = {name: len({case.facts.get(name) for case in cases}) for name in cases[0].facts if name in removable}
    means = _number_distinct(map(case_key, cases))
    rows = [(tuple(case.facts), tuple(case.facts.values())) for case in cases]
    for name in sorted(spread, key=lambda name: -spread[name]):
        fewer = list(_remove_fact(rows, name))
        meant: dict[Hashable, int] = {}
        if all(meant.setdefault(row, number) == number for row, number in zip(fewer, means, strict=True)):
            rows = fewer
    merged: dict[tuple[_FactRow, int], list[DecisionCase]] = {}
    for row, number, case in zip(rows, means, cases, strict=True):
        merged.setdefault((row, number), []).append(case)
    return tuple(_merge_cases(alike, dict(zip(*row, strict=True))) for (row, _), alike in merged.items())


_FactRow: TypeAlias = tuple[tuple[str, ...], tuple[Fact, ...]]
"""The names of facts, and their values."""


def _remove_fact(rows: Iterable[_FactRow], name: str) -> Iterator[_FactRow]:
    """The rows without the fact `name`."""
    cuts: dict[tuple[str, ...], tuple[tuple[str, ...], int]] = {}
    for names, facts in rows:
        cut = cuts.get(names)
        if cut is None:
            place = names.index(name) if name in names else len(names)
            cut = cuts[names] = names[:place] + names[place + 1 :], place
        without, place = cut
        yield without, facts[:place] + facts[place + 1 :]


def _number_distinct(items: Iterable[Hashable]) -> list[int]:
    """A number for each item; equal items have the same number."""
    numbers: dict[Hashable, int] = {}
    return [numbers.setdefault(item, len(numbers)) for item in items]


def _merge_cases(cases: Sequence[DecisionCase], facts: Facts) -> DecisionCase:
    """One case with these facts for all of them; the values of the options are weighted means."""
    if len(cases) == 1:
        return cases[0] if cases[0].facts == facts else replace(cases[0], facts=facts)
    whole = sum((case.probability for case in cases), start=ZERO)
    options = {
        option: tuple(
            sum((case.probability * number for case, number in zip(cases, numbers, strict=True)), start=ZERO) / whole
            for numbers in zip(*(case.options[option] for case in cases), strict=True)
        )
        for option in cases[0].options
    }
    return replace(cases[0], facts=facts, options=options, probability=whole)
