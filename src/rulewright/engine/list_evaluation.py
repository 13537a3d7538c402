"""Exact evaluation of decision lists: the value of play if they make some decisions and a solution makes the others."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeAlias, TypeVar

from rulewright.engine.arithmetic import ONE, ZERO, NonTerminatingError
from rulewright.engine.decision_list import DecisionList
from rulewright.engine.effects import BoundRule, Fact, Facts
from rulewright.engine.fixed_policy import ResultProbabilities, reach_probabilities
from rulewright.engine.graph import Placement
from rulewright.engine.markov_chain import MarkovChain
from rulewright.engine.policy_evaluation import Plan
from rulewright.engine.solution import Solution
from rulewright.engine.unfolding import CallNode, ChooseNode, TailCallNode, Unfolding

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
FactsOf: TypeAlias = Callable[[BoundRule[Any]], Facts]
"""The facts known in a rule that play can reach, besides those of its decisions."""
StageFacts: TypeAlias = Facts
"""The facts that determine where in play a decision list holds; empty if it holds everywhere."""


@dataclass(frozen=True)
class Instruction:
    """A decision list for the decisions of one name at one stage of play."""

    choice: str
    stage: StageFacts
    decision_list: DecisionList


def evaluate_instructions(
    solution: Solution[OutcomeT], instructions: Sequence[Instruction], facts_of: FactsOf
) -> Fraction | None:
    """The expected value of play in the goal's first measure (more is better); `None` if play would never end."""
    followed = _InstructedDistributions(solution, instructions, facts_of)
    try:
        visits = MarkovChain(solution.states, followed).expected_visits() if solution.is_loop else {0: ONE}
    except NonTerminatingError:
        return None
    total = ZERO
    for index, visit in visits.items():
        state = solution.states[index]
        for result, share, _ in followed[index].possible_results:
            own = state.terminal_values[result]
            if own is not None:
                total += visit * share * own[0]
            elif not solution.goal.measures:
                total -= visit * share * state.turns[result]
    return total


@dataclass(frozen=True)
class _InstructedDistribution:
    """The results of a state that can happen: index, exact probability, and the probability as a float."""

    possible_results: tuple[tuple[int, Fraction, float], ...]


@dataclass
class _InstructedDistributions:
    """The policy of every state under the instructions, computed lazily."""

    solution: Solution[Any]
    instructions: Sequence[Instruction]
    facts_of: FactsOf
    _distributions: dict[int, _InstructedDistribution | Plan] = field(default_factory=dict)
    _shared_distributions: dict[tuple[object, ...], _InstructedDistribution] = field(default_factory=dict)
    _choice_and_call_indices: dict[int, list[int]] = field(default_factory=dict)
    _required_facts_of: dict[Unfolding, frozenset[str]] = field(default_factory=dict)
    _probabilities_of: dict[tuple[object, ...], ResultProbabilities] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._by_choice: dict[str, list[Instruction]] = {}
        for each in self.instructions:
            self._by_choice.setdefault(each.choice, []).append(each)

    def __getitem__(self, index: int) -> _InstructedDistribution | Plan:
        course = self._distributions.get(index)
        if course is None:
            course = self._distributions[index] = self._compute_distribution(index)
        return course

    def _compute_distribution(self, index: int) -> _InstructedDistribution | Plan:
        state, plan = self.solution.states[index], self.solution.plans[index]
        if not self._required_facts(state.unfolding):
            return plan
        placement = self.solution.graph_builder.placement(state.unfolding)
        facts = self.facts_of(state.rule)
        key = (id(placement), plan, *self._distinguishing_keys(state.unfolding, placement, plan, facts))
        course = self._shared_distributions.get(key)
        if course is None:
            exits = self._compute_probabilities(state.unfolding, placement, plan, facts)
            course = self._shared_distributions[key] = _InstructedDistribution(
                tuple((result, share, float(share)) for result, share in exits.items())
            )
        return course

    def _distinguishing_keys(
        self, unfolding: Unfolding, placement: Placement, plan: Plan, facts: Facts
    ) -> Iterator[object]:
        """The key of a policy among unfoldings with one graph: the options decided, and the facts relevant to calls."""
        forks = self._choice_and_call_indices.get(id(placement))
        if forks is None:
            forks = [
                at for at, node in enumerate(unfolding.nodes) if isinstance(node, ChooseNode | CallNode | TailCallNode)
            ]
            self._choice_and_call_indices[id(placement)] = forks
        for at in forks:
            node = unfolding.nodes[at]
            if isinstance(node, ChooseNode):
                yield self._chosen_option(node, at, placement, plan, facts)
            else:
                assert isinstance(node, CallNode | TailCallNode)
                yield node.callee
                yield self._known_facts({**facts, **node.call.facts}, node.callee)

    def _required_facts(self, unfolding: Unfolding) -> frozenset[str]:
        """The facts that the instructions for an unfolding's decisions use; empty if there are no such instructions."""
        known = self._required_facts_of.get(unfolding)
        if known is None:
            found: set[str] = set()
            for node in unfolding.nodes:
                if isinstance(node, CallNode | TailCallNode):
                    found |= self._required_facts(node.callee)
                elif isinstance(node, ChooseNode):
                    for each in self._by_choice.get(node.choose.name, ()):
                        found |= {"", *each.stage, *each.decision_list.facts}
            known = self._required_facts_of[unfolding] = frozenset(found)
        return known

    def _known_facts(self, facts: Facts, unfolding: Unfolding) -> tuple[Fact | None, ...]:
        """The values of the facts that the instructions for an unfolding use."""
        return tuple(map(facts.get, self._required_facts(unfolding)))

    def _result_probabilities(
        self, unfolding: Unfolding, placement: Placement, plan: Plan, facts: Facts
    ) -> ResultProbabilities:
        """The probability of each result of an unfolding, by index, given these facts."""
        key = (unfolding, id(placement), plan, self._known_facts(facts, unfolding))
        known = self._probabilities_of.get(key)
        if known is None:
            known = self._probabilities_of[key] = self._compute_probabilities(unfolding, placement, plan, facts)
        return known

    def _compute_probabilities(
        self, unfolding: Unfolding, placement: Placement, plan: Plan, facts: Facts
    ) -> ResultProbabilities:
        def chosen(node: ChooseNode, index: int) -> int:
            return self._chosen_option(node, index, placement, plan, facts)

        def exits_of(node: CallNode | TailCallNode, index: int) -> ResultProbabilities:
            return self._result_probabilities(node.callee, placement.callees[index], plan, {**facts, **node.call.facts})

        return reach_probabilities(unfolding, chosen, exits_of)[1]

    def _chosen_option(self, node: ChooseNode, index: int, placement: Placement, plan: Plan, facts: Facts) -> int:
        """The index of the option taken: the plan's if there is no instruction, or if it names no available option."""
        choose = node.choose
        instructions = self._by_choice.get(choose.name)
        if instructions is not None:
            facts = {**facts, **choose.facts, **choose.known}
            for each in instructions:
                if each.stage.items() <= facts.items():
                    option = each.decision_list.choose_option(facts, choose.options)
                    if option is not None:
                        return choose.options.index(option)
        return placement.chosen_option(node, index, plan.chosen)
