"""The decisions under the best policy, case by case."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from rulewright.engine.arithmetic import FractionRepr, as_float
from rulewright.engine.effects import NO_FACTS, BoundRule, Choose, Facts
from rulewright.engine.graph import Placement
from rulewright.engine.policy_evaluation import ExactValues, Plan, Value
from rulewright.engine.solution import Solution, group_equivalent_states, terminal_value_function
from rulewright.engine.unfolding import CallNode, ChooseNode, TailCallNode, Unfolding

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
LATER_MEASURE_LOSS = 1e-6
"""The loss of an option that ties in the goal's first measure and is worse in a later one, or in turns."""


@dataclass(frozen=True, repr=False)
class DecisionCase(FractionRepr):
    """One decision under the best policy: the facts known there, the option taken, and the value of each option.

    `options` maps every option to the goal's measures (each with its own sign), or to the first of them. `losses` maps
    it to the loss in the first measure for the player who decides, or to `LATER_MEASURE_LOSS`. `probability` is that of
    reaching this decision under the best policy; in a loop, the expected number of times. If a case stands for several,
    its numbers are their means, weighted by this. `redundant_facts` can be left out if the other facts determine them.

    >>> from rulewright.engine import choose, roll, solve
    >>> def bet():
    ...     die = yield from roll("you", entry="bet")
    ...     return die if (yield from choose("take", ("die", "four"), entry="bet", facts={"die": die})) == "die" else 4
    >>> case = solve(bet, goal=lambda points: points).cases[0]
    >>> case.facts["die"], case.option, str(case.probability)
    (1, 'four', '1/6')
    >>> {option: str(value[0]) for option, value in case.options.items()}
    {'die': '1', 'four': '4'}
    """

    name: str
    entry: str
    facts: Facts
    option: str
    options: Mapping[str, Value]
    probability: Fraction
    losses: Mapping[str, float] = field(default_factory=dict)
    redundant_facts: frozenset[str] = frozenset()
    by_opponent: bool = False


@dataclass(frozen=True)
class DecisionCases:
    """Decision cases in the order of play, and the number of unlikely cases left out, by the decision's name."""

    cases: tuple[DecisionCase, ...]
    left_out: Mapping[str, int]


def collect_decision_cases(
    solution: Solution[OutcomeT],
    facts_of: Callable[[BoundRule[Any]], Facts] = lambda _: NO_FACTS,
    max_per_name: int | None = None,
) -> DecisionCases:
    """Every decision that can be reached under the best policy; equal ones are merged.

    `facts_of` returns the facts known in a rule that play can reach, besides those of its decisions. If play goes on
    over several turns, options of decisions in called rules have the first measure only. At most the `max_per_name`
    likeliest decisions of each name are returned.
    """
    gathered = _CaseCollector(solution, facts_of)
    for alike in group_equivalent_states(solution):
        gathered.add(alike)
    left_out = gathered.build_cases(max_per_name)
    return DecisionCases(tuple(gathered.cases.values()), left_out)


def list_decision_cases(solution: Solution[OutcomeT]) -> list[DecisionCase]:
    """Every decision that can be reached under the best policy, in the order of play; equal ones are merged."""
    return list(collect_decision_cases(solution).cases)


class _DecisionSite(NamedTuple):
    """A decision inside an unfolding, with the facts known there beyond those known outside."""

    choose: Choose
    facts: Facts
    steps: tuple[int, ...]
    chosen: int
    reach: Fraction


class _CalledPath(NamedTuple):
    """A call inside an unfolding: the facts of the call, the probability of reaching it, and the callee's decisions."""

    facts: Facts
    reach: Fraction
    path: _DecisionPath


class _DecisionPath(NamedTuple):
    """The decisions and calls of an unfolding under the best policy, each with its node, in the order of play."""

    parts: tuple[tuple[int, _DecisionSite | _CalledPath], ...]

    def decision_sites(self, reach: Fraction, facts: Facts) -> Iterator[_DecisionSite]:
        """All decisions, including those of called rules, of a rule that is reached with the probability `reach`."""
        for _, part in self.parts:
            if isinstance(part, _CalledPath):
                yield from part.path.decision_sites(part.reach * reach, {**facts, **part.facts})
            else:
                known = {**facts, **part.choose.facts, **part.choose.known}
                yield part._replace(facts=known, reach=part.reach * reach)


class _EquivalentStates(NamedTuple):
    """States with the same decisions: their own and those of the rules that they call, each by its node.

    `parts` are runs of own decisions (false) and of calls (true) in the order of play. Each site comes with the
    probability, as a float, that one visit reaches it. `visits` are the expected visits to each state.
    """

    indices: Sequence[int]
    visits: Sequence[float]
    parts: Sequence[tuple[bool, Sequence[tuple[int, Sequence[tuple[_DecisionSite, float]]]]]]

    def visits_by_name(self) -> Iterator[tuple[str, list[float]]]:
        """The name of every decision with its expected number in each state."""
        for _, run in self.parts:
            for site, reach in (each for _, sites in run for each in sites):
                yield site.choose.name, [often * reach for often in self.visits]


class _StateContext(NamedTuple):
    """A state by its index: the facts known there, and the values of its steps."""

    state_index: int
    facts: Facts
    values: ExactValues


@dataclass
class _CaseCollector:
    """Collector of decision cases that merges equal ones."""

    solution: Solution[Any]
    facts_of: Callable[[BoundRule[Any]], Facts]
    cases: dict[tuple[object, ...], DecisionCase] = field(default_factory=dict)
    _paths: dict[tuple[object, ...], _DecisionPath] = field(default_factory=dict)
    _groups: list[_EquivalentStates] = field(default_factory=list)

    def add(self, states: Sequence[int]) -> None:
        """Add the decisions of states that decide alike."""
        solution = self.solution
        first = solution.states[states[0]]
        way = self._decision_path(
            first.unfolding, solution.graph_builder.placement(first.unfolding), solution.plans[states[0]]
        )
        parts = [
            (called, [(node, [(site, float(site.reach)) for site in _merged_sites(part)]) for node, part in run])
            for called, run in groupby(way.parts, lambda each: isinstance(each[1], _CalledPath))
        ]
        self._groups.append(_EquivalentStates(states, [float(solution.visits[index]) for index in states], parts))

    def build_cases(self, max_per_name: int | None) -> dict[str, int]:
        """Evaluate the likeliest decisions of every name; return how many are left out, by name."""
        by_name: dict[str, list[float]] = {}
        for group in self._groups:
            for name, likely in group.visits_by_name():
                by_name.setdefault(name, []).extend(likely)
        left_out: dict[str, int] = {}
        least: dict[str, float] = {}
        for name, found in by_name.items():
            if max_per_name is not None and len(found) > max_per_name:
                found.sort()
                least[name] = found[-max_per_name]
                left_out[name] = bisect_left(found, least[name])
        for group in self._groups:
            self._build_group_cases(group, least)
        return left_out

    def _build_group_cases(self, group: _EquivalentStates, min_visits: Mapping[str, float]) -> None:
        """Evaluate the decisions with at least the expected visits in `min_visits` for their name."""
        solution = self.solution
        states: dict[int, _StateContext] = {}

        def inside(index: int) -> _StateContext:
            known = states.get(index)
            if known is None:
                state = solution.states[index]
                worth = ExactValues(solution.plans[index], terminal_value_function(state, solution.values))
                known = states[index] = _StateContext(index, self.facts_of(state.rule), worth)
            return known

        every = len(solution.goal.names)
        measures = 1 if solution.is_loop else every
        for called, run in group.parts:
            if not called:
                for index, often in zip(group.indices, group.visits, strict=True):
                    nodes = solution.states[index].unfolding.nodes
                    for node_index, ((site, reach),) in run:
                        if often * reach >= min_visits.get(site.choose.name, 0.0):
                            decision = nodes[node_index]
                            assert isinstance(decision, ChooseNode)
                            told = {**decision.choose.facts, **decision.choose.known}
                            state = inside(index)
                            own = site._replace(choose=decision.choose, facts=told)
                            self._add_case(own, state, state.facts, frozenset(state.facts), every)
                continue
            for node_index, sites in run:
                for index, often in zip(group.indices, group.visits, strict=True):
                    likely = [site for site, reach in sites if often * reach >= min_visits.get(site.choose.name, 0.0)]
                    if likely:
                        node = solution.states[index].unfolding.nodes[node_index]
                        assert isinstance(node, CallNode | TailCallNode)
                        state = inside(index)
                        outer = {**state.facts, **node.call.facts}
                        for site in likely:
                            self._add_case(site, state, outer, frozenset(state.facts) - set(node.call.facts), measures)

    def _add_case(
        self, site: _DecisionSite, state: _StateContext, call_facts: Facts, redundant: frozenset[str], measures: int
    ) -> None:
        choose, worth = site.choose, state.values
        facts = {**call_facts, **site.facts}
        options = {
            option: self.solution.goal.restore_signs([worth.value(step, measure) for measure in range(measures)])
            for option, step in zip(choose.options, site.steps, strict=True)
        }
        option = choose.options[site.chosen]
        key = (choose.name, *facts.items(), option, *options.values())
        known = self.cases.get(key)
        probability = self.solution.visits[state.state_index] * site.reach
        if known is not None:
            self.cases[key] = replace(known, probability=known.probability + probability)
            return
        losses = dict(zip(choose.options, self._option_losses(site, worth), strict=True))
        redundant = (redundant | set(choose.known)) - set(choose.facts)
        self.cases[key] = DecisionCase(
            choose.name, choose.entry, facts, option, options, probability, losses, redundant, choose.by_opponent
        )

    def _option_losses(self, site: _DecisionSite, values: ExactValues) -> Iterator[float]:
        """The loss of each option relative to the one that is taken."""
        best = site.steps[site.chosen]
        for step in site.steps:
            if step == best:
                yield 0.0
                continue
            loss = values.value(best, 0) - values.value(step, 0)
            if site.choose.by_opponent:
                yield as_float(-loss)
            elif loss:
                yield as_float(loss)
            else:
                measures = range(1, len(self.solution.goal.measures) + 1)
                yield LATER_MEASURE_LOSS * any(
                    values.value(best, measure) != values.value(step, measure) for measure in measures
                )

    def _decision_path(self, unfolding: Unfolding, placement: Placement, plan: Plan) -> _DecisionPath:
        key = (unfolding, id(placement), plan)
        known = self._paths.get(key)
        if known is None:
            known = self._paths[key] = self._build_decision_path(unfolding, placement, plan)
        return known

    def _build_decision_path(self, unfolding: Unfolding, placement: Placement, plan: Plan) -> _DecisionPath:
        settled = self.solution.fixed_policies.tree(unfolding, placement, plan)
        parts: list[tuple[int, _DecisionSite | _CalledPath]] = []
        for index in settled.headings:
            node, weight = unfolding.nodes[index], settled.node_probabilities[index]
            if isinstance(node, ChooseNode):
                steps = tuple([placement.graph_index_of[branch] for branch in node.branches])
                parts.append((index, _DecisionSite(node.choose, NO_FACTS, steps, settled.chosen[index], weight)))
            elif isinstance(node, CallNode | TailCallNode):
                way = self._decision_path(node.callee, placement.callees[index], plan)
                parts.append((index, _CalledPath(node.call.facts, weight, way)))
        return _DecisionPath(tuple(parts))


def _merged_sites(part: _DecisionSite | _CalledPath) -> Sequence[_DecisionSite]:
    """The decisions of a part in one visit, without the facts of the call."""
    return _merge_sites(part.path.decision_sites(part.reach, NO_FACTS)) if isinstance(part, _CalledPath) else [part]


def _merge_sites(sites: Iterable[_DecisionSite]) -> list[_DecisionSite]:
    """Merge sites with equal facts and equal continuations, adding up their probabilities."""
    found: dict[tuple[object, ...], _DecisionSite] = {}
    for site in sites:
        key = (site.choose.name, site.choose.options, site.steps, *site.facts.items())
        known = found.get(key)
        found[key] = site if known is None else known._replace(reach=known.reach + site.reach)
    return list(found.values())
