"""What is decided on the best course, case by case."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from rulewright.engine.course import Plan, WholeValues
from rulewright.engine.effects import NO_FACTS, BoundRule, Choose, Facts
from rulewright.engine.graph import Placement
from rulewright.engine.rational import FractionRepr, as_float
from rulewright.engine.solution import Solution, exact_leaf, states_alike
from rulewright.engine.unfolding import Called, Decision, Tail, Unfolding
from rulewright.engine.valued import Value

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
LATER = 1e-6
"""What counts as lost where an option is as good in the goal's first measure and worse in a later one, or in turns."""


@dataclass(frozen=True, repr=False)
class DecisionCase(FractionRepr):
    """One decision on the best course: what is known there, the option taken, and what each option is worth.

    `options` maps every option to the goal's measures (each with its own sign), or to the first of them; `losses` to
    what whoever decides loses of the first measure by taking it, or `LATER`. `probability` is how likely the best
    course reaches this decision, in a loop how often it is expected to. Where a case stands for several, the numbers
    are their means, weighted by this. `spare` are the facts that need no telling where the others say as much.

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
    spare: frozenset[str] = frozenset()
    is_opponents: bool = False


@dataclass(frozen=True)
class Decided:
    """Decision cases, in the order in which play meets them, and by name how many unlikely ones are left out."""

    cases: tuple[DecisionCase, ...]
    left_out: Mapping[str, int]


def decided(
    solution: Solution[OutcomeT],
    facts_of: Callable[[BoundRule[Any]], Facts] = lambda _: NO_FACTS,
    most: int | None = None,
) -> Decided:
    """Every decision that the best course can reach; equal ones are merged.

    `facts_of` tells what is known in a rule that play can reach, beyond what its decisions tell. Where play goes on
    over several turns, options of decisions in the rules that are called have the first measure only. Of decisions of
    one name the `most` likeliest are told.
    """
    gathered = _Cases(solution, facts_of)
    for alike in states_alike(solution):
        gathered.add(alike)
    left_out = gathered.work_out(most)
    return Decided(tuple(gathered.found.values()), left_out)


def decisions(solution: Solution[OutcomeT]) -> list[DecisionCase]:
    """Every decision that the best course can reach, in the order in which play meets them; equal ones are merged."""
    return list(decided(solution).cases)


class _Site(NamedTuple):
    """A decision on the way through an unfolding: what is known there, beyond what is known outside of it."""

    choose: Choose
    facts: Facts
    steps: tuple[int, ...]
    chosen: int
    reach: Fraction


class _Inner(NamedTuple):
    """A rule that is called on the way: what the call tells, the probability that it is reached, the way through it."""

    facts: Facts
    reach: Fraction
    way: _Way


class _Way(NamedTuple):
    """The best course through an unfolding: its decisions and its calls by their nodes, as play meets them."""

    parts: tuple[tuple[int, _Site | _Inner], ...]

    def sites(self, reach: Fraction, facts: Facts) -> Iterator[_Site]:
        """All decisions of a rule that is reached with the probability `reach`."""
        for _, part in self.parts:
            if isinstance(part, _Inner):
                yield from part.way.sites(part.reach * reach, {**facts, **part.facts})
            else:
                known = {**facts, **part.choose.facts, **part.choose.known}
                yield part._replace(facts=known, reach=part.reach * reach)


class _Alike(NamedTuple):
    """States that decide alike: their own decisions and those of the rules that they call, each by its node.

    `parts` are runs of own decisions and of calls as play meets them, each with whether it is of calls. A site is told
    with the probability that one visit reaches it, as a float; `visits` are those of each state.
    """

    indices: Sequence[int]
    visits: Sequence[float]
    parts: Sequence[tuple[bool, Sequence[tuple[int, Sequence[tuple[_Site, float]]]]]]

    def likely(self) -> Iterator[tuple[str, list[float]]]:
        """How likely every decision is in every state, by its name."""
        for _, run in self.parts:
            for site, reach in (each for _, sites in run for each in sites):
                yield site.choose.name, [often * reach for often in self.visits]


class _In(NamedTuple):
    """A state by its number: what is known there, what its steps are worth."""

    number: int
    facts: Facts
    worth: WholeValues


@dataclass
class _Cases:
    """Decision cases being gathered, equal ones merged."""

    solution: Solution[Any]
    facts_of: Callable[[BoundRule[Any]], Facts]
    found: dict[tuple[object, ...], DecisionCase] = field(default_factory=dict)
    _ways: dict[tuple[object, ...], _Way] = field(default_factory=dict)
    _groups: list[_Alike] = field(default_factory=list)

    def add(self, alike: Sequence[int]) -> None:
        """Adds the decisions in states that decide alike."""
        solution = self.solution
        first = solution.states[alike[0]]
        way = self._way(first.unfolding, solution.merger.placement(first.unfolding), solution.plans[alike[0]])
        parts = [
            (called, [(node, [(site, float(site.reach)) for site in _sites_of(part)]) for node, part in run])
            for called, run in groupby(way.parts, lambda each: isinstance(each[1], _Inner))
        ]
        self._groups.append(_Alike(alike, [float(solution.visits[index]) for index in alike], parts))

    def work_out(self, most: int | None) -> dict[str, int]:
        """Works out the likeliest decisions of every name; how many are left out."""
        by_name: dict[str, list[float]] = {}
        for group in self._groups:
            for name, likely in group.likely():
                by_name.setdefault(name, []).extend(likely)
        left_out: dict[str, int] = {}
        least: dict[str, float] = {}
        for name, found in by_name.items():
            if most is not None and len(found) > most:
                found.sort()
                least[name] = found[-most]
                left_out[name] = bisect_left(found, least[name])
        for group in self._groups:
            self._work_out(group, least)
        return left_out

    def _work_out(self, group: _Alike, least: Mapping[str, float]) -> None:
        """Works out what is as likely as the `least` of its name."""
        solution = self.solution
        states: dict[int, _In] = {}

        def inside(index: int) -> _In:
            known = states.get(index)
            if known is None:
                state = solution.states[index]
                worth = WholeValues(solution.plans[index], exact_leaf(state, solution.values))
                known = states[index] = _In(index, self.facts_of(state.rule), worth)
            return known

        every = len(solution.goal.names)
        measures = 1 if solution.is_loop else every
        for called, run in group.parts:
            if not called:
                for index, often in zip(group.indices, group.visits, strict=True):
                    nodes = solution.states[index].unfolding.nodes
                    for node_index, ((site, reach),) in run:
                        if often * reach >= least.get(site.choose.name, 0.0):
                            decision = nodes[node_index]
                            assert isinstance(decision, Decision)
                            told = {**decision.choose.facts, **decision.choose.known}
                            state = inside(index)
                            own = site._replace(choose=decision.choose, facts=told)
                            self._add(own, state, state.facts, frozenset(state.facts), every)
                continue
            for node_index, sites in run:
                for index, often in zip(group.indices, group.visits, strict=True):
                    likely = [site for site, reach in sites if often * reach >= least.get(site.choose.name, 0.0)]
                    if likely:
                        node = solution.states[index].unfolding.nodes[node_index]
                        assert isinstance(node, Called | Tail)
                        state = inside(index)
                        outer = {**state.facts, **node.call.facts}
                        for site in likely:
                            self._add(site, state, outer, frozenset(state.facts) - set(node.call.facts), measures)

    def _add(self, site: _Site, state: _In, outer: Facts, spare: frozenset[str], measures: int) -> None:
        choose, worth = site.choose, state.worth
        facts = {**outer, **site.facts}
        options = {
            option: self.solution.goal.measured([worth.value(step, measure) for measure in range(measures)])
            for option, step in zip(choose.options, site.steps, strict=True)
        }
        option = choose.options[site.chosen]
        key = (choose.name, *facts.items(), option, *options.values())
        known = self.found.get(key)
        probability = self.solution.visits[state.number] * site.reach
        if known is not None:
            self.found[key] = replace(known, probability=known.probability + probability)
            return
        losses = dict(zip(choose.options, self._losses(site, worth), strict=True))
        spare = (spare | set(choose.known)) - set(choose.facts)
        self.found[key] = DecisionCase(
            choose.name, choose.entry, facts, option, options, probability, losses, spare, choose.is_opponents
        )

    def _losses(self, site: _Site, worth: WholeValues) -> Iterator[float]:
        """What every option loses against the one that is taken."""
        best = site.steps[site.chosen]
        for step in site.steps:
            if step == best:
                yield 0.0
                continue
            loss = worth.value(best, 0) - worth.value(step, 0)
            if site.choose.is_opponents:
                yield as_float(-loss)
            elif loss:
                yield as_float(loss)
            else:
                measures = range(1, len(self.solution.goal.measures) + 1)
                yield LATER * any(worth.value(best, measure) != worth.value(step, measure) for measure in measures)

    def _way(self, unfolding: Unfolding, placement: Placement, plan: Plan) -> _Way:
        key = (unfolding, id(placement), plan)
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = self._found_way(unfolding, placement, plan)
        return known

    def _found_way(self, unfolding: Unfolding, placement: Placement, plan: Plan) -> _Way:
        settled = self.solution.settler.settled(unfolding, placement, plan)
        parts: list[tuple[int, _Site | _Inner]] = []
        for index in settled.headings:
            node, weight = unfolding.nodes[index], settled.reach[index]
            if isinstance(node, Decision):
                steps = tuple([placement.step_of[branch] for branch in node.branches])
                parts.append((index, _Site(node.choose, NO_FACTS, steps, settled.chosen[index], weight)))
            elif isinstance(node, Called | Tail):
                way = self._way(node.callee, placement.callees[index], plan)
                parts.append((index, _Inner(node.call.facts, weight, way)))
        return _Way(tuple(parts))


def _sites_of(part: _Site | _Inner) -> Sequence[_Site]:
    """The decisions of a part of a way, as one visit meets them; what its call tells is not told yet."""
    return _merged(part.way.sites(part.reach, NO_FACTS)) if isinstance(part, _Inner) else [part]


def _merged(sites: Iterable[_Site]) -> list[_Site]:
    """The sites, those together at which the same is known and the same follows."""
    found: dict[tuple[object, ...], _Site] = {}
    for site in sites:
        key = (site.choose.name, site.choose.options, site.steps, *site.facts.items())
        known = found.get(key)
        found[key] = site if known is None else known._replace(reach=known.reach + site.reach)
    return list(found.values())
