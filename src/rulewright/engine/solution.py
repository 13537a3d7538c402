"""A solved rule: the best course through everything that play can reach."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Generic, TypeVar

from rulewright.engine.chain import Chain
from rulewright.engine.course import Plan, Values
from rulewright.engine.effects import BoundRule
from rulewright.engine.goal import Goal
from rulewright.engine.graph import Graph, Merger
from rulewright.engine.rational import ZERO
from rulewright.engine.settled import Settled, Settler
from rulewright.engine.unfolding import Called, Tail, Unfolding
from rulewright.engine.valued import Value, Valued

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


def packed(targets: Iterable[int]) -> bytes:
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
    packed: bytes
    turns: tuple[int, ...]
    own: tuple[Value | None, ...]
    unfold: Callable[[State], Unfolding]
    kept: Unfolding | None = None

    @property
    def targets(self) -> Sequence[int]:
        """The index of the state that follows each result; ~n where play ends with the n-th of all values of ends."""
        return memoryview(self.packed).cast("i")

    @property
    def unfolding(self) -> Unfolding:
        """The rule's courses."""
        if self.kept is None:
            self.kept = self.unfold(self)
        return self.kept


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
    chain: Chain = field(repr=False)
    visits: Mapping[int, Fraction] = field(repr=False)
    merger: Merger = field(repr=False)

    @property
    def valued(self) -> Valued:
        """The rule that was asked about, valued."""
        return self.valued_state(0)

    def valued_state(self, index: int) -> Valued:
        """A state's rule, valued."""
        state, plan = self.states[index], self.plans[index]
        worth = Values(state.graph, plan.chosen, exact_leaf(state, self.values), ZERO)
        return Valued(state.unfolding, self.merger.placement(state.unfolding), plan, worth, len(self.goal.measures) + 1)

    @cached_property
    def settler(self) -> Settler:
        """Settles rules that play can reach, or that are called there, by the plans of their states."""
        return Settler()

    def settled(self, index: int) -> Settled:
        """A state's rule, settled."""
        unfolding = self.states[index].unfolding
        return self.settler.settled(unfolding, self.merger.placement(unfolding), self.plans[index])

    def chances_to_reach(self, groups: Sequence[Collection[int]]) -> list[Fraction]:
        """The probability that play reaches one of a group's states at all, for groups that have none in common."""
        return self.chain.chances_to_reach(groups, self.visits)

    @property
    def is_loop(self) -> bool:
        """Whether play can go on beyond the rule that was asked about."""
        return len(self.states) > 1 or max(self.states[0].targets) >= 0


def exact_leaf(state: State, values: Sequence[Value]) -> Callable[[int, int], Fraction]:
    """What the results of a state are worth, given the values of all states."""

    owns, targets, turns = state.own, state.targets, state.turns

    def leaf(result: int, measure: int) -> Fraction:
        own = owns[result]
        if own is not None:
            return own[measure]
        value = values[targets[result]]
        return value[measure] - turns[result] if measure == len(value) - 1 else value[measure]

    return leaf


def states_alike(solution: Solution[OutcomeT]) -> list[list[int]]:
    """The states on the best course, those together that call the same rules and decide alike."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for index in solution.visits:
        calls = (node.callee for node in solution.states[index].unfolding.nodes if isinstance(node, Called | Tail))
        groups.setdefault((solution.plans[index], *calls), []).append(index)
    return list(groups.values())
