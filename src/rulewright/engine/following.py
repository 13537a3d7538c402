"""Exact evaluation of decision lists: the value of play if they make some decisions and a solution makes the others."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeAlias, TypeVar

from rulewright.engine.chain import Chain
from rulewright.engine.course import Plan
from rulewright.engine.decision_list import DecisionList
from rulewright.engine.effects import BoundRule, Fact, Facts
from rulewright.engine.graph import Placement
from rulewright.engine.linear import EndlessError
from rulewright.engine.rational import ONE, ZERO
from rulewright.engine.reach import Exits, reached
from rulewright.engine.solution import Solution
from rulewright.engine.unfolding import Called, Decision, Tail, Unfolding

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
FactsOf: TypeAlias = Callable[[BoundRule[Any]], Facts]
"""The facts known in a rule that play can reach, besides those of its decisions."""
Stage: TypeAlias = Facts
"""The facts that determine where in play a decision list holds; empty if it holds everywhere."""


@dataclass(frozen=True)
class Instruction:
    """A decision list for the decisions of one name at one stage of play."""

    choice: str
    stage: Stage
    rule: DecisionList


def value_of_following(
    solution: Solution[OutcomeT], instructions: Sequence[Instruction], facts_of: FactsOf
) -> Fraction | None:
    """The expected value of play in the goal's first measure (more is better); `None` if play would never end."""
    followed = _Followed(solution, instructions, facts_of)
    try:
        visits = Chain(solution.states, followed).visits() if solution.is_loop else {0: ONE}
    except EndlessError:
        return None
    total = ZERO
    for index, visit in visits.items():
        state = solution.states[index]
        for result, share, _ in followed[index].exits:
            own = state.own[result]
            if own is not None:
                total += visit * share * own[0]
            elif not solution.goal.measures:
                total -= visit * share * state.turns[result]
    return total


@dataclass(frozen=True)
class _Course:
    """The results of a state that can happen: index, exact probability, and the probability as a float."""

    exits: tuple[tuple[int, Fraction, float], ...]


@dataclass
class _Followed:
    """The policy of every state under the instructions, computed lazily."""

    solution: Solution[Any]
    instructions: Sequence[Instruction]
    facts_of: FactsOf
    _courses: dict[int, _Course | Plan] = field(default_factory=dict)
    _alike: dict[tuple[object, ...], _Course] = field(default_factory=dict)
    _forks: dict[int, list[int]] = field(default_factory=dict)
    _asked: dict[Unfolding, frozenset[str]] = field(default_factory=dict)
    _known: dict[tuple[object, ...], Exits] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._by_choice: dict[str, list[Instruction]] = {}
        for each in self.instructions:
            self._by_choice.setdefault(each.choice, []).append(each)

    def __getitem__(self, index: int) -> _Course | Plan:
        course = self._courses.get(index)
        if course is None:
            course = self._courses[index] = self._work_out(index)
        return course

    def _work_out(self, index: int) -> _Course | Plan:
        state, plan = self.solution.states[index], self.solution.plans[index]
        if not self._facts_asked(state.unfolding):
            return plan
        placement = self.solution.merger.placement(state.unfolding)
        facts = self.facts_of(state.rule)
        key = (id(placement), plan, *self._ways_on(state.unfolding, placement, plan, facts))
        course = self._alike.get(key)
        if course is None:
            exits = self._played(state.unfolding, placement, plan, facts)
            course = self._alike[key] = _Course(tuple((result, share, float(share)) for result, share in exits.items()))
        return course

    def _ways_on(self, unfolding: Unfolding, placement: Placement, plan: Plan, facts: Facts) -> Iterator[object]:
        """The key of a policy among unfoldings with one graph: the options decided, and the facts relevant to calls."""
        forks = self._forks.get(id(placement))
        if forks is None:
            forks = [at for at, node in enumerate(unfolding.nodes) if isinstance(node, Decision | Called | Tail)]
            self._forks[id(placement)] = forks
        for at in forks:
            node = unfolding.nodes[at]
            if isinstance(node, Decision):
                yield self._decided(node, at, placement, plan, facts)
            else:
                assert isinstance(node, Called | Tail)
                yield node.callee
                yield self._told({**facts, **node.call.facts}, node.callee)

    def _facts_asked(self, unfolding: Unfolding) -> frozenset[str]:
        """The facts that the instructions for an unfolding's decisions use; empty if there are no such instructions."""
        known = self._asked.get(unfolding)
        if known is None:
            found: set[str] = set()
            for node in unfolding.nodes:
                if isinstance(node, Called | Tail):
                    found |= self._facts_asked(node.callee)
                elif isinstance(node, Decision):
                    for each in self._by_choice.get(node.choose.name, ()):
                        found |= {"", *each.stage, *each.rule.facts}
            known = self._asked[unfolding] = frozenset(found)
        return known

    def _told(self, facts: Facts, unfolding: Unfolding) -> tuple[Fact | None, ...]:
        """The values of the facts that the instructions for an unfolding use."""
        return tuple(map(facts.get, self._facts_asked(unfolding)))

    def _exits(self, unfolding: Unfolding, placement: Placement, plan: Plan, facts: Facts) -> Exits:
        """The probability of each result of an unfolding, by index, given these facts."""
        key = (unfolding, id(placement), plan, self._told(facts, unfolding))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._played(unfolding, placement, plan, facts)
        return known

    def _played(self, unfolding: Unfolding, placement: Placement, plan: Plan, facts: Facts) -> Exits:
        def chosen(node: Decision, index: int) -> int:
            return self._decided(node, index, placement, plan, facts)

        def exits_of(node: Called | Tail, index: int) -> Exits:
            return self._exits(node.callee, placement.callees[index], plan, {**facts, **node.call.facts})

        return reached(unfolding, chosen, exits_of)[1]

    def _decided(self, node: Decision, index: int, placement: Placement, plan: Plan, facts: Facts) -> int:
        """The index of the option taken: the plan's if there is no instruction, or if it names no available option."""
        choose = node.choose
        instructions = self._by_choice.get(choose.name)
        if instructions is not None:
            facts = {**facts, **choose.facts, **choose.known}
            for each in instructions:
                if each.stage.items() <= facts.items():
                    option = each.rule.decided(facts, choose.options)
                    if option is not None:
                        return choose.options.index(option)
        return placement.chosen(node, index, plan.chosen)
