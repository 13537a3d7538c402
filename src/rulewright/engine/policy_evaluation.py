"""The best policy within one decision graph, given the values of its results.

Options are compared as floats first. If they are closer than the rounding error, the comparison is repeated with
rationals. So the choice is exact at the price of floats (a floating-point filter, Fortune and Van Wyk 1993).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import Generic, TypeAlias, TypeVar

from rulewright.engine.arithmetic import ONE, ZERO, Rational
from rulewright.engine.graph import ChanceNode, DecisionNode, Graph, Placement, TerminalNode
from rulewright.engine.unfolding import CallNode, ChooseNode, TailCallNode, Unfolding

NumberT = TypeVar("NumberT", float, Fraction)
TerminalValue: TypeAlias = Callable[[int, int], NumberT]
"""The value of a result (by index) in a measure (by index)."""

FLOAT_MARGIN = 1e-9
"""The relative difference beyond which floats count as different if no exact values are known."""


@dataclass(frozen=True, eq=False)
class Plan:
    """A policy for one graph: the index of the option chosen at every decision, by node."""

    graph: Graph
    chosen: dict[int, int]

    @cached_property
    def possible_results(self) -> tuple[tuple[int, Fraction, float], ...]:
        """The results that can happen: index, exact probability, and the probability as a float."""
        steps = self.graph.nodes
        reach = [ZERO] * len(steps)
        reach[self.graph.root] = ONE
        exits: list[tuple[int, Fraction, float]] = []
        for index in range(self.graph.root, -1, -1):
            weight = reach[index]
            if not weight:
                continue
            step = steps[index]
            if type(step) is ChanceNode:
                weight /= step.total_weight
                for part, follower in step.weighted_children:
                    reach[follower] += weight if part == 1 else part * weight
            elif type(step) is DecisionNode:
                reach[step.children[self.chosen[index]]] += weight
            elif type(step) is TerminalNode:
                exits.append((step.result, weight, float(weight)))
        return tuple(reversed(exits))

    @cached_property
    def _result_weights(self) -> dict[int, tuple[int, dict[int, int]]]:
        return {}

    def result_weights(self, index: int) -> tuple[int, dict[int, int]]:
        """The distribution of results from a node: the common denominator, and each result's numerator by index."""
        found = self._result_weights.get(index)
        if found is None:
            step = self.graph.nodes[index]
            if type(step) is ChanceNode:
                means = [(part, *self.result_weights(follower)) for part, follower in step.weighted_children]
                whole = lcm(*[total for _, total, _ in means])
                parts: dict[int, int] = {}
                for part, total, mean in means:
                    times = part * (whole // total)
                    for result, share in mean.items():
                        parts[result] = parts.get(result, 0) + times * share
                found = whole * step.total_weight, parts
            elif type(step) is DecisionNode:
                found = self.result_weights(step.children[self.chosen[index]])
            else:
                assert type(step) is TerminalNode
                found = 1, {step.result: 1}
            self._result_weights[index] = found
        return found

    @cached_property
    def integer_weights(self) -> tuple[int, tuple[tuple[int, int], ...]]:
        """The distribution of results as integers: the common denominator, and (index, numerator) of each possible
        result."""
        total = lcm(*(int(share.denominator) for _, share, _ in self.possible_results))
        return total, tuple((result, int(share * total)) for result, share, _ in self.possible_results)


class ExactValues:
    """Exact expected values of the nodes of a graph under a plan, computed in integers over a common denominator."""

    def __init__(self, plan: Plan, terminal_value: TerminalValue[Fraction]) -> None:
        self._plan = plan
        self._terminal_value = terminal_value
        self._integers: dict[int, tuple[int, list[int]]] = {}  # denominator and numerators, by measure
        self._values: dict[tuple[int, int], Fraction] = {}

    def value(self, index: int, measure: int) -> Fraction:
        """The expected value of the node `index` in the measure."""
        found = self._values.get((index, measure))
        if found is None:
            step = self._plan.graph.nodes[index]
            if type(step) is TerminalNode:
                found = self._terminal_value(step.result, measure)
            else:
                total, mean = self._plan.result_weights(index)
                whole, parts = self._integers.get(measure) or self._scale_to_integers(measure)
                found = Rational(sum([part * parts[result] for result, part in mean.items()]), total * whole)
            self._values[index, measure] = found
        return found

    def _scale_to_integers(self, measure: int) -> tuple[int, list[int]]:
        steps = self._plan.graph.nodes
        values = [self._terminal_value(step.result, measure) for step in steps if type(step) is TerminalNode]
        whole = lcm(*[int(value.denominator) for value in values])
        parts = [int(value.numerator) * (whole // int(value.denominator)) for value in values]
        self._integers[measure] = whole, parts
        return whole, parts


class LazyNodeValues(Generic[NumberT]):
    """Expected values of the nodes of a graph, computed lazily; the plan may still be under construction."""

    def __init__(
        self, graph: Graph, chosen: dict[int, int], terminal_value: TerminalValue[NumberT], zero: NumberT
    ) -> None:
        self._nodes = graph.nodes
        self._chosen = chosen
        self._terminal_value: TerminalValue[NumberT] = terminal_value
        self._zero: NumberT = zero
        self._values: dict[int, dict[int, NumberT]] = {}  # by measure, then by node

    def value(self, index: int, measure: int) -> NumberT:
        """The expected value of the node `index` in the measure."""
        known = self._values.get(measure)
        if known is None:
            known = self._values[measure] = {}
        return self._value(index, measure, known)

    def _value(self, index: int, measure: int, known: dict[int, NumberT]) -> NumberT:
        found = known.get(index)
        if found is None:
            step = self._nodes[index]
            if type(step) is ChanceNode:
                found = self._zero
                for part, follower in step.weighted_children:
                    value = known.get(follower)
                    if value is None:
                        value = self._value(follower, measure, known)
                    if value:  # most values are zero in most measures
                        found += part * value
                found /= step.total_weight
            elif type(step) is DecisionNode:
                found = self._value(step.children[self._chosen[index]], measure, known)
            else:
                assert type(step) is TerminalNode
                found = self._terminal_value(step.result, measure)
            known[index] = found
        return found


class _NodeComparer:
    """Comparison of nodes in every measure: by floats, and exactly if these are too close and `terminal_value` is
    given."""

    def __init__(
        self,
        graph: Graph,
        chosen: dict[int, int],
        terminal_floats: Sequence[Sequence[float]],
        terminal_value: TerminalValue[Fraction] | None,
    ) -> None:
        self._graph = graph
        self._chosen = chosen
        self._terminal_floats = terminal_floats
        self._margins: dict[int, float] = {}
        self._terminal_value = terminal_value
        self._float_values = LazyNodeValues(
            graph, chosen, lambda result, measure: terminal_floats[result][measure], 0.0
        )
        self._exact_values: LazyNodeValues[Fraction] | None = None
        self._relative_values: LazyNodeValues[float] | None = None
        self._relative_margin = 0.0

    def margin(self, measure: int) -> float:
        """The smallest difference of floats in a measure that is not a rounding error."""
        margin = self._margins.get(measure)
        if margin is None:
            largest = _largest_magnitude([leaf[measure] for leaf in self._terminal_floats])
            margin = (
                FLOAT_MARGIN * (1.0 + largest) if self._terminal_value is None else self._graph.rounding_error * largest
            )
            self._margins[measure] = margin
        return margin

    def is_better(self, new: int, old: int, rank: int, measures: int) -> bool:
        """Whether the node `new` has a greater value than `old`; ties go to the lower rank, then to fewer turns.

        If turns are the only measure, they come before the rank.
        """
        for measure in range(measures):
            if rank and 0 < measure == measures - 1:
                break
            gap = self._difference(new, old, measure)
            if gap:
                return gap > 0
        return rank < 0

    def is_worse(self, new: int, old: int, rank: int) -> bool:
        """Whether the node `new` has a smaller value than `old` in the first measure; ties go to the lower rank."""
        gap = self._difference(new, old, 0)
        return gap < 0 or (not gap and rank < 0)

    def _difference(self, new: int, old: int, measure: int) -> float | Fraction:
        """The value of `new` minus that of `old`. In the first measure, the caller has compared the floats already."""
        leaf = self._terminal_value
        one, other = self._graph.nodes[new], self._graph.nodes[old]
        if leaf is not None and type(one) is TerminalNode and type(other) is TerminalNode:
            more, less = leaf(one.result, measure), leaf(other.result, measure)
            return 0.0 if more == less else more - less
        if measure:
            gap = self._float_values.value(new, measure) - self._float_values.value(old, measure)
            if abs(gap) > self.margin(measure):
                return gap
        if leaf is None:
            return 0.0
        if not measure:
            gap = self._relative_difference(new, old, leaf)
            if abs(gap) > self._relative_margin:
                return gap
        if self._exact_values is None:
            self._exact_values = LazyNodeValues(self._graph, self._chosen, leaf, ZERO)
        return self._exact_values.value(new, measure) - self._exact_values.value(old, measure)

    def _relative_difference(self, new: int, old: int, terminal_value: TerminalValue[Fraction]) -> float:
        """The difference in the first measure, as floats relative to the first result, which removes the common part.

        So values that hardly differ can be compared, such as probabilities that are all close to 1.
        """
        if self._relative_values is None:
            exact = [terminal_value(result, 0) for result in range(len(self._terminal_floats))]
            beside = [float(number - exact[0]) for number in exact]
            self._relative_values = LazyNodeValues(self._graph, self._chosen, lambda result, _: beside[result], 0.0)
            self._relative_margin = self._graph.rounding_error * _largest_magnitude(beside)
        return self._relative_values.value(new, 0) - self._relative_values.value(old, 0)


def _largest_magnitude(numbers: Sequence[float]) -> float:
    return max(*numbers, -min(numbers))


class PlanOptimiser:
    """Chooser of the best plan for a graph. Equal plans are one object, so that results can be cached by plan.

    Values have `measures` numbers. The last one is the number of turns, negated; it decides after the ranks of options.
    """

    def __init__(self, measures: int) -> None:
        self.measures = measures
        self._plans: dict[tuple[object, ...], Plan] = {}
        self._latest_best: dict[Graph, Plan] = {}

    def record_best(self, plan: Plan) -> None:
        """Store the best plan of a state, for states with the same graph."""
        self._latest_best[plan.graph] = plan

    def latest_best(self, graph: Graph) -> Plan | None:
        """The best plan of the most recently solved state with this graph."""
        return self._latest_best.get(graph)

    def first_options(self, graph: Graph) -> Plan:
        """The plan that takes the first option everywhere."""
        return self._intern(graph, dict.fromkeys(graph.decision_indices, 0))

    def best_plan(
        self,
        graph: Graph,
        terminal_floats: Sequence[Sequence[float]],
        terminal_value: TerminalValue[Fraction] | None,
        incumbent: Plan | None = None,
        by_opponent: bool | None = None,
    ) -> Plan:
        """The best plan if the results have the values `terminal_floats` in every measure, and exactly
        `terminal_value`.

        Without `terminal_value`, values too close to compare as floats count as equal. With an `incumbent`, its option
        is replaced only by one of greater value or with fewer turns; ranks are ignored. `by_opponent` restricts changes
        to the opponents' decisions (true) or the player's (false).
        """
        chosen: dict[int, int] = {}
        if not graph.decision_indices:
            return self._intern(graph, chosen)
        finer = _NodeComparer(graph, chosen, terminal_floats, terminal_value)
        margin = finer.margin(0)
        worth = [leaf[0] for leaf in terminal_floats]  # in the first measure; the others are computed on a tie only
        for index, (step, parts) in enumerate(graph.float_nodes, len(terminal_floats)):
            if step is not None:
                best = 0 if incumbent is None else incumbent.chosen[index]
                old = step.children[best]
                most = worth[old]
                if by_opponent is None or step.by_opponent is by_opponent:
                    for option, new in enumerate(step.children):
                        if old == new:
                            continue
                        gap = worth[new] - most
                        if -margin <= gap <= margin:
                            rank = step.ranks[option] - step.ranks[best] if incumbent is None else 0
                            if step.by_opponent:
                                better = finer.is_worse(new, old, rank)
                            else:
                                better = finer.is_better(new, old, rank, self.measures)
                        else:
                            better = (gap > 0) is not step.by_opponent
                        if better:
                            best, old, most = option, new, worth[new]
                chosen[index] = best
                worth.append(most)
            else:
                mean = 0.0
                for share, follower in parts:
                    mean += share * worth[follower]
                worth.append(mean)
        return self._intern(graph, chosen)

    def _intern(self, graph: Graph, chosen: dict[int, int]) -> Plan:
        key = (graph, *chosen.values())
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = Plan(graph, chosen)
        return plan


Value: TypeAlias = tuple[Fraction, ...]
"""An expected value: the goal's measures, signed so that more is better, then turns, negated."""


@dataclass(frozen=True, eq=False)
class EvaluatedTree:
    """An unfolding with its placement in a graph, the best plan of the graph, and the values of the graph's nodes."""

    unfolding: Unfolding
    placement: Placement
    plan: Plan
    values: LazyNodeValues[Fraction]
    measure_count: int
    _callees: dict[tuple[Unfolding, int], EvaluatedTree] = field(default_factory=dict)  # the trees of all callees

    def value(self, node_index: int) -> Value:
        """The expected value of the unfolding's node `node_index`."""
        step = self.placement.graph_index_of[node_index]
        return tuple(self.values.value(step, measure) for measure in range(self.measure_count))

    def chosen_option(self, node_index: int) -> int:
        """The option taken at the decision `node_index`; the first one if all lead to the same graph node."""
        node = self.unfolding.nodes[node_index]
        assert isinstance(node, ChooseNode)
        return self.placement.chosen_option(node, node_index, self.plan.chosen)

    def callee(self, node_index: int) -> EvaluatedTree:
        """The evaluated tree of the rule called at the node `node_index`."""
        node = self.unfolding.nodes[node_index]
        assert isinstance(node, CallNode | TailCallNode)
        placement = self.placement.callees[node_index]
        known = self._callees.get((node.callee, id(placement)))
        if known is None:
            known = EvaluatedTree(node.callee, placement, self.plan, self.values, self.measure_count, self._callees)
            self._callees[node.callee, id(placement)] = known
        return known
