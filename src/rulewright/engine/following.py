"""What play comes to, exactly, when some decisions are made by decision lists and the others as a solution has it."""

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
"""What is known in a rule that play can reach, beyond what its decisions tell."""
Stage: TypeAlias = Facts
"""The facts that say where in play a decision list holds; none where it holds everywhere."""


@dataclass(frozen=True)
class Instruction:
    """A decision list for the choices of one name at one stage of play."""

    choice: str
    stage: Stage
    rule: DecisionList


def value_of_following(
    solution: Solution[OutcomeT], instructions: Sequence[Instruction], facts_of: FactsOf
) -> Fraction | None:
    """What play is worth in the goal's first measure (more is better); `None` where it would go on for ever."""
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
    """The results of a state that can happen, each by index with its probability, exactly and as a float."""

    exits: tuple[tuple[int, Fraction, float], ...]


@dataclass
class _Followed:
    """The course through every state, worked out when it is asked for."""

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
        """What tells courses apart through unfoldings that stand in one graph: what is decided, and known in calls."""
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
        """The facts that instructions for decisions in an unfolding ask for; none where it has no such decisions."""
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
        """What is known of what instructions ask for in an unfolding."""
        return tuple(map(facts.get, self._facts_asked(unfolding)))

    def _exits(self, unfolding: Unfolding, placement: Placement, plan: Plan, facts: Facts) -> Exits:
        """The probability of each result of an unfolding, by index, where such facts are known."""
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
        """The option taken, by index: the plan's where there is no instruction or it cannot be followed."""
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
