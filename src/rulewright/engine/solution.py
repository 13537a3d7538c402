"""A solved rule: the best course through everything that play can reach."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any, Generic, TypeVar

from rulewright.engine.arithmetic import ZERO
from rulewright.engine.effects import BoundRule
from rulewright.engine.fixed_policy import FixedPolicyCache, FixedPolicyTree
from rulewright.engine.goal import Goal
from rulewright.engine.graph import Graph, GraphBuilder
from rulewright.engine.markov_chain import MarkovChain
from rulewright.engine.policy_evaluation import EvaluatedTree, LazyValues, Plan, Value
from rulewright.engine.unfolding import CallNode, TailCallNode, Unfolding

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


def pack_targets(targets: Iterable[int]) -> bytes:
    """The targets of a state, as it keeps them."""
    return array("i", targets).tobytes()


@dataclass(eq=False, slots=True)
class State:
    """A rule that play can reach: its graph, and for each result what follows.

    `packed` holds the `targets`, in four bytes each; `turns` how many end before what follows; `own` what the results
    that end play are worth, signed. Most of many states are never asked for their courses again, so these are unfolded
    anew unless they are `kept`.
    """

    rule: BoundRule[Hashable]
    graph: Graph
    packed_targets: bytes
    turns: tuple[int, ...]
    terminal_values: tuple[Value | None, ...]
    unfold: Callable[[State], Unfolding]
    cached_unfolding: Unfolding | None = None

    @property
    def targets(self) -> Sequence[int]:
        """The index of the state that follows each result; ~n where play ends with the n-th of all values of ends."""
        return memoryview(self.packed_targets).cast("i")

    @property
    def unfolding(self) -> Unfolding:
        """The rule's courses."""
        if self.cached_unfolding is None:
            self.cached_unfolding = self.unfold(self)
        return self.cached_unfolding


@dataclass(frozen=True)
class Solution(Generic[OutcomeT]):
    """The best course of a rule: probabilities of its outcomes (all positive, adding up to 1) and its value.

    `value` holds the goal's measures, each with its own sign; `turns` is the expected number of the player's turn-ends.
    `chain` is what the best course makes of the states; `visits` maps the index of every state that it can reach, in
    the order of play, to the expected number of visits.
    """

    goal: Goal[OutcomeT]
    probabilities: Mapping[OutcomeT, Fraction]
    value: Value
    turns: Fraction
    states: Sequence[State] = field(repr=False)
    plans: Sequence[Plan] = field(repr=False)
    values: Sequence[Value] = field(repr=False)
    chain: MarkovChain = field(repr=False)
    visits: Mapping[int, Fraction] = field(repr=False)
    graph_builder: GraphBuilder = field(repr=False)

    @property
    def evaluated_tree(self) -> EvaluatedTree:
        """The rule that was asked about, valued."""
        return self.evaluate_state(0)

    def evaluate_state(self, index: int) -> EvaluatedTree:
        """A state's rule, valued."""
        state, plan = self.states[index], self.plans[index]
        worth = LazyValues(state.graph, plan.chosen, terminal_value_function(state, self.values), ZERO)
        return EvaluatedTree(
            state.unfolding, self.graph_builder.placement(state.unfolding), plan, worth, len(self.goal.measures) + 1
        )

    @cached_property
    def fixed_policies(self) -> FixedPolicyCache:
        """Settles rules that play can reach, or that are called there, by the plans of their states."""
        return FixedPolicyCache()

    def fixed_policy_tree(self, index: int) -> FixedPolicyTree:
        """A state's rule, settled."""
        unfolding = self.states[index].unfolding
        return self.fixed_policies.tree(unfolding, self.graph_builder.placement(unfolding), self.plans[index])

    def hitting_probabilities(self, groups: Sequence[Collection[int]]) -> list[Fraction]:
        """The probability that play reaches one of a group's states at all, for groups that have none in common."""
        return self.chain.hitting_probabilities(groups, self.visits)

    @property
    def is_loop(self) -> bool:
        """Whether play can go on beyond the rule that was asked about."""
        return len(self.states) > 1 or max(self.states[0].targets) >= 0


def terminal_value_function(state: State, values: Sequence[Value]) -> Callable[[int, int], Fraction]:
    """What the results of a state are worth, given the values of all states."""

    owns, targets, turns = state.terminal_values, state.targets, state.turns

    def leaf(result: int, measure: int) -> Fraction:
        own = owns[result]
        if own is not None:
            return own[measure]
        value = values[targets[result]]
        return value[measure] - turns[result] if measure == len(value) - 1 else value[measure]

    return leaf


def group_equivalent_states(solution: Solution[OutcomeT]) -> list[list[int]]:
    """The states on the best course, those together that call the same rules and decide alike."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for index in solution.visits:
        calls = (
            node.callee for node in solution.states[index].unfolding.nodes if isinstance(node, CallNode | TailCallNode)
        )
        groups.setdefault((solution.plans[index], *calls), []).append(index)
    return list(groups.values())


PlaceOf = Callable[[BoundRule[Any]], str | None]
"""The place of a rule that play can reach; `None` for one that is nowhere."""


@dataclass(frozen=True)
class Stage(Generic[OutcomeT]):
    """A place: the probability of reaching it at all, and that of every outcome with which play ends there."""

    place: str
    probability: Fraction
    outcomes: Mapping[OutcomeT, Fraction]


def compute_stages(solution: Solution[OutcomeT], place_of: PlaceOf) -> tuple[Stage[OutcomeT], ...]:
    """The places that the best course can reach, in the order of play."""
    states: dict[str, list[int]] = {}
    for index in solution.visits:
        state = solution.states[index]
        place = place_of(state.rule)
        if place is not None:
            states.setdefault(place, []).append(index)
    chances = solution.hitting_probabilities(list(states.values()))
    return tuple(
        Stage(place, chance, _outcomes_in_states(solution, found))
        for (place, found), chance in zip(states.items(), chances, strict=True)
    )


def _outcomes_in_states(solution: Solution[OutcomeT], indices: list[int]) -> Mapping[OutcomeT, Fraction]:
    """The outcomes with which play ends in one of the states."""
    ends: defaultdict[Any, Fraction] = defaultdict(lambda: ZERO)
    for index in indices:
        state = solution.states[index]
        for result, share, _ in solution.plans[index].possible_results:
            if state.targets[result] < 0:
                ends[state.unfolding.results[result]] += solution.visits[index] * share
    return dict(ends)
