"""A solved rule: the best policy for everything that play can reach."""

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
from rulewright.engine.policy_evaluation import EvaluatedTree, LazyNodeValues, Plan, Value
from rulewright.engine.unfolding import CallNode, TailCallNode, Unfolding

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


def pack_targets(targets: Iterable[int]) -> bytes:
    """Pack the targets of a state into four bytes each."""
    return array("i", targets).tobytes()


@dataclass(eq=False, slots=True)
class State:
    """A rule that play can reach: its graph, and what follows each result.

    `packed_targets` holds the `targets`. `turns` are the numbers of turns that end before what follows, and
    `terminal_values` the signed values of results that end play. Most states never need their unfolding again. So it is
    computed anew unless it is in `cached_unfolding`.
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
        """The index of the state that follows each result; ~n if play ends with the n-th of all terminal values."""
        return memoryview(self.packed_targets).cast("i")

    @property
    def unfolding(self) -> Unfolding:
        """The unfolding of the rule."""
        if self.cached_unfolding is None:
            self.cached_unfolding = self.unfold(self)
        return self.cached_unfolding


@dataclass(frozen=True)
class Solution(Generic[OutcomeT]):
    """The best policy of a rule, with its value and the probabilities of its outcomes (all positive, adding up to 1).

    `value` holds the goal's measures, each with its own sign. `turns` is the expected number of the player's turns that
    end. `chain` is the Markov chain of the states under the policy. `visits` maps the index of every state that it can
    reach, in the order of play, to the expected number of visits.
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
        """The evaluated tree of the first state."""
        return self.evaluate_state(0)

    def evaluate_state(self, index: int) -> EvaluatedTree:
        """The evaluated tree of a state."""
        state, plan = self.states[index], self.plans[index]
        worth = LazyNodeValues(state.graph, plan.chosen, terminal_value_function(state, self.values), ZERO)
        return EvaluatedTree(
            state.unfolding, self.graph_builder.placement(state.unfolding), plan, worth, len(self.goal.measures) + 1
        )

    @cached_property
    def fixed_policies(self) -> FixedPolicyCache:
        """The cache of fixed-policy trees of all states and their callees."""
        return FixedPolicyCache()

    def fixed_policy_tree(self, index: int) -> FixedPolicyTree:
        """The fixed-policy tree of a state."""
        unfolding = self.states[index].unfolding
        return self.fixed_policies.tree(unfolding, self.graph_builder.placement(unfolding), self.plans[index])

    def hitting_probabilities(self, groups: Sequence[Collection[int]]) -> list[Fraction]:
        """The probability that play reaches any state of each group; the groups are disjoint."""
        return self.chain.hitting_probabilities(groups, self.visits)

    @property
    def is_loop(self) -> bool:
        """Whether play can go on beyond the first state."""
        return len(self.states) > 1 or max(self.states[0].targets) >= 0


def terminal_value_function(state: State, values: Sequence[Value]) -> Callable[[int, int], Fraction]:
    """The function that returns the value of a state's result in a measure, given the values of all states."""

    owns, targets, turns = state.terminal_values, state.targets, state.turns

    def leaf(result: int, measure: int) -> Fraction:
        own = owns[result]
        if own is not None:
            return own[measure]
        value = values[targets[result]]
        return value[measure] - turns[result] if measure == len(value) - 1 else value[measure]

    return leaf


def group_equivalent_states(solution: Solution[OutcomeT]) -> list[list[int]]:
    """The states that the best policy can reach, grouped by equal callees and equal decisions."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for index in solution.visits:
        calls = (
            node.callee for node in solution.states[index].unfolding.nodes if isinstance(node, CallNode | TailCallNode)
        )
        groups.setdefault((solution.plans[index], *calls), []).append(index)
    return list(groups.values())


PlaceOf = Callable[[BoundRule[Any]], str | None]
"""A function that returns the place of a rule that play can reach, or `None` if it has none."""


@dataclass(frozen=True)
class Stage(Generic[OutcomeT]):
    """A place: the probability of reaching it at all, and that of every outcome with which play ends there."""

    place: str
    probability: Fraction
    outcomes: Mapping[OutcomeT, Fraction]


def compute_stages(solution: Solution[OutcomeT], place_of: PlaceOf) -> tuple[Stage[OutcomeT], ...]:
    """The places that the best policy can reach, in the order of play."""
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
    """The outcomes with which play ends in one of the states, each with its probability."""
    ends: defaultdict[Any, Fraction] = defaultdict(lambda: ZERO)
    for index in indices:
        state = solution.states[index]
        for result, share, _ in solution.plans[index].possible_results:
            if state.targets[result] < 0:
                ends[state.unfolding.results[result]] += solution.visits[index] * share
    return dict(ends)
