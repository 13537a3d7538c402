"""The explanation of a solution: every rule cited under the best policy, nested as the rules call each other."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TypeAlias, TypeVar

from rulewright.engine.arithmetic import ONE, ZERO, FractionRepr, as_string
from rulewright.engine.effects import Cite, Fact, Facts, Status
from rulewright.engine.fixed_policy import FixedPolicyTree, ResultProbabilities, reach_probabilities
from rulewright.engine.solution import Solution, group_equivalent_states
from rulewright.engine.unfolding import CallNode, ChooseNode, CiteNode, Node, TailCallNode, Unfolding, children

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True, repr=False)
class TraceNode(FractionRepr):
    """A rule in the explanation: its status, the numbers it worked on, and the probability of reaching it.

    `facts` holds the facts that are equal on every path here. `children` are the rules that it leads to, in the order
    of play. If `is_stage`, it heads all that happens in a stage of play that can recur. If `is_decision`, it is an
    option of the player; with the status `considered` it is not the best one.

    >>> ruin = TraceNode("road/ruin", Status.APPLIED, None, {}, Fraction(1, 6), ())
    >>> toll = TraceNode("road/toll", Status.APPLIED, None, {}, Fraction(1), (ruin,))
    >>> [(depth, node.entry) for depth, node in toll.walk()]
    [(0, 'road/toll'), (1, 'road/ruin')]
    """

    entry: str
    status: Status
    blocked_by: str | None
    facts: Facts
    probability: Fraction
    children: tuple[TraceNode, ...]
    is_stage: bool = False
    is_decision: bool = False

    def as_json(self) -> dict[str, object]:
        """The node as an object of the JSON contract."""
        return {
            "entry": self.entry,
            "status": str(self.status),
            "blocked_by": self.blocked_by,
            "facts": dict(self.facts),
            "probability": as_string(self.probability),
            "children": [child.as_json() for child in self.children],
        }

    def walk(self, depth: int = 0) -> Iterator[tuple[int, TraceNode]]:
        """The node and all below it with their depths, in reading order."""
        yield depth, self
        for child in self.children:
            yield from child.walk(depth + 1)


@dataclass(eq=False)
class _TraceNodeBuilder:
    """A trace node under construction."""

    cite: Cite
    facts: dict[str, Fact]
    position: tuple[int, ...] = ()
    probability: Fraction = ZERO
    children: dict[Hashable, _TraceNodeBuilder] = field(default_factory=dict)
    is_decision: bool = False

    def add_child(
        self, cite: Cite, facts: Facts, probability: Fraction, position: tuple[int, ...]
    ) -> _TraceNodeBuilder:
        key = (cite.entry, cite.status, cite.blocked_by, cite.part)
        step = self.children.get(key)
        if step is None:
            step = self.children[key] = _TraceNodeBuilder(cite, dict(facts), position)
        else:
            step.position = min(step.position, position)
            step.intersect_facts(facts)
        step.probability += probability
        return step

    def intersect_facts(self, facts: Facts) -> None:
        """Drop the facts that differ from these."""
        self.facts = {name: fact for name, fact in self.facts.items() if facts.get(name) == fact}

    def merge(self, other: _TraceNodeBuilder) -> None:
        """Merge another node of the same rule into this one."""
        self.probability += other.probability
        self.is_decision |= other.is_decision
        self.intersect_facts(other.facts)
        for key, child in other.children.items():
            if key in self.children:
                self.children[key].merge(child)
            else:
                self.children[key] = child

    def scale(self, factor: Fraction) -> None:
        """Multiply all probabilities by the factor."""
        self.probability *= factor
        for child in self.children.values():
            child.scale(factor)

    def freeze(self, game: str) -> TraceNode:
        cite = self.cite
        return TraceNode(
            f"{game}/{cite.entry}",
            cite.status,
            cite.blocked_by and f"{game}/{cite.blocked_by}",
            self.facts,
            self.probability,
            tuple(child.freeze(game) for child in sorted(self.children.values(), key=lambda child: child.position)),
            is_decision=self.is_decision,
        )


def build_trace(solution: Solution[OutcomeT], game: str) -> TraceNode:
    """Build the explanation of a solution; the rules' ids are completed with the id of their `game`.

    The first citation of a rule function heads all that it cites later. Citations of the same rule with the same status
    are one node, with the probability that play comes to any of them.

    If play goes on over several turns, every heading stands for one stage. Later stages come under the first one. A
    stage has the probability that play reaches it at all; nodes under it have the probability in one visit.

    Raises `ValueError` if a rule cites nothing.
    """
    stages: dict[Hashable, _TraceStage] = {}
    missed: dict[tuple[FixedPolicyTree, tuple[NodePath, ...]], ResultProbabilities] = {}
    for alike in group_equivalent_states(solution):
        settled = solution.fixed_policy_tree(alike[0])
        visits = sum((solution.visits[each] for each in alike), start=ZERO)
        for indices in _group_by_citations(solution, alike, settled):
            first, *others = (solution.states[index].unfolding for index in indices)
            own_visits = sum((solution.visits[each] for each in indices), start=ZERO)
            step = _TraceNodeBuilder(Cite(""), {})
            told = _CitationCollector(settled, first, missed)
            told.collect(own_visits, step, deep=False)
            told.intersect_facts(others)
            told.correct_repeated(own_visits)
            if indices[0] == alike[0]:
                deeper = _CitationCollector(
                    settled, first, missed, {each: list(places) for each, places in told.places.items()}
                )
                deeper.collect(visits, step, deep=True)
                deeper.correct_repeated(visits, own=told, own_visits=visits - own_visits)
            if not step.children:
                raise ValueError(f"the rule {solution.states[indices[0]].rule.function.__name__} mentions no entry")
            key, heading = next(iter(step.children.items()))
            stage = stages.setdefault(key, _TraceStage(heading.cite, dict(heading.facts)))
            stage.root.merge(heading)
            stage.states += indices
    if not solution.is_loop:
        return next(iter(stages.values())).root.freeze(game)
    chances = solution.hitting_probabilities([stage.states for stage in stages.values()])
    root, *further = (
        replace(stage.rescale(chance).freeze(game), is_stage=True)
        for stage, chance in zip(stages.values(), chances, strict=True)
    )
    return replace(root, children=(*root.children, *further))


def _group_by_citations(solution: Solution[OutcomeT], states: list[int], tree: FixedPolicyTree) -> Iterable[list[int]]:
    """The states, which decide alike, grouped by equal citations and decisions, whatever the facts.

    `tree` is that of the first state; since all have one graph, their nodes are the same in number and order.
    """
    nodes = tree.unfolding.nodes
    told = [index for index in tree.headings if isinstance(nodes[index], CiteNode | ChooseNode)]
    groups: dict[tuple[object, ...], list[int]] = {}
    for state in states:
        nodes = solution.states[state].unfolding.nodes
        groups.setdefault(tuple([_citation_key(nodes[index]) for index in told]), []).append(state)
    return groups.values()


def _citation_key(node: Node) -> Hashable:
    """The key of a citation or decision, without its facts."""
    if isinstance(node, CiteNode):
        return node.cite.entry, node.cite.status, node.cite.blocked_by, node.cite.part
    assert isinstance(node, ChooseNode)
    return node.choose.entry, node.choose.part


@dataclass
class _TraceStage:
    """The states of a loop whose explanations have the same heading."""

    cite: Cite
    facts: dict[str, Fact]
    states: list[int] = field(default_factory=list)
    root: _TraceNodeBuilder = field(init=False)

    def __post_init__(self) -> None:
        self.root = _TraceNodeBuilder(self.cite, self.facts)

    def rescale(self, probability: Fraction) -> _TraceNodeBuilder:
        """The stage with the probability of reaching it; the nodes below get the probabilities of one visit."""
        self.root.scale(ONE / self.root.probability)
        self.root.probability = probability
        return self.root


NodePath: TypeAlias = tuple[int, ...]
"""The index of a node, after those of the calls that lead into its unfolding."""


@dataclass
class _CitationCollector:
    """Collector of the citations of a rule under the best policy, and of the places where each node is cited.

    `unfolding` may differ from the tree's if the same is decided in it. `miss_probabilities` caches, for called rules,
    the probability of each result without having come to any of some places.
    """

    tree: FixedPolicyTree
    unfolding: Unfolding
    miss_probabilities: dict[tuple[FixedPolicyTree, tuple[NodePath, ...]], ResultProbabilities]
    places: dict[_TraceNodeBuilder, list[NodePath]] = field(default_factory=dict)

    def collect(self, weight: Fraction, root: _TraceNodeBuilder, deep: bool) -> None:
        """Add the citations to `root`, each with its probability times `weight`.

        The unfolding's own citations are added, or, if `deep`, those of the rules that it calls.
        """

        def visit(
            settled: FixedPolicyTree,
            unfolding: Unfolding,
            weight: Fraction,
            parent: _TraceNodeBuilder,
            since: NodePath,
            at: NodePath,
        ) -> None:
            nodes, reach, depths = unfolding.nodes, settled.node_probabilities, unfolding.depths
            mentioned: dict[int | None, _TraceNodeBuilder] = {None: parent}
            counts = deep != (not at)
            for index, heading in settled.headings.items():
                probability = weight * reach[index] if counts else ZERO
                position = (*since, depths[index])
                node, under = nodes[index], mentioned[heading]
                if isinstance(node, CiteNode):
                    step = under.add_child(node.cite, node.cite.facts, probability, position)
                    mentioned[index] = step
                elif isinstance(node, ChooseNode):
                    choose = node.choose
                    alike = choose.ranks is not None and len(set(choose.ranks)) == 1
                    nothing = settled.chosen[index] == 0 and not alike
                    status = Status.CONSIDERED if nothing else Status.APPLIED
                    cite = Cite(choose.entry, status, part=choose.part)
                    step = under.add_child(cite, choose.facts, probability, position)
                    step.is_decision = True
                else:
                    if deep:
                        callee = settled.callees[index]
                        visit(callee, callee.unfolding, weight * reach[index], under, position, (*at, index))
                    continue
                if counts:
                    self.places.setdefault(step, []).append((*at, index))

        visit(self.tree, self.unfolding, weight, root, (), ())

    def intersect_facts(self, others: Iterable[Unfolding]) -> None:
        """Drop the facts of the unfolding's own citations that are not the same in `others`."""
        places = [(step, index) for step, found in self.places.items() for (index,) in found]
        for other in others:
            for step, index in places:
                node = other.nodes[index]
                assert isinstance(node, CiteNode | ChooseNode)
                if step.facts:
                    step.intersect_facts(node.cite.facts if isinstance(node, CiteNode) else node.choose.facts)

    def correct_repeated(
        self, visits: Fraction, own: _CitationCollector | None = None, own_visits: Fraction = ZERO
    ) -> None:
        """Correct the nodes cited more than once on a path to the probability of being cited at all.

        `visits` are the expected visits of all states. `own_visits` are those of the other groups, whose own citations
        in `own` are added by themselves.
        """
        for step in self._repeated_nodes():
            step.probability = visits * self._visit_probability(self.places[step])
            if own is not None and step in own.places:
                step.probability -= own_visits * own._visit_probability(own.places[step])

    def _repeated_nodes(self) -> list[_TraceNodeBuilder]:
        """The nodes that one path may cite more than once."""
        bits = {step: 1 << number for number, (step, places) in enumerate(self.places.items()) if len(places) > 1}
        if not bits:
            return []
        at, repeated = [0] * len(self.unfolding.nodes), 0
        for step, bit in bits.items():
            for index, *deeper in self.places[step]:
                if deeper and at[index] & bit:
                    repeated |= bit
                at[index] |= bit
        before = [0] * len(at)
        for index in range(len(at) - 1, -1, -1):  # children precede their parents
            if self.tree.node_probabilities[index]:
                repeated |= before[index] & at[index]
                for child in children(self.unfolding.nodes[index]):
                    before[child] |= before[index] | at[index]
        return [step for step, bit in bits.items() if repeated & bit]

    def _visit_probability(self, places: list[NodePath]) -> Fraction:
        """The probability that play under the best policy comes to any of the places."""
        return ONE - sum(self._miss_probabilities(self.tree, places).values(), start=ZERO)

    def _miss_probabilities(self, tree: FixedPolicyTree, places: Iterable[NodePath]) -> ResultProbabilities:
        """The probability of each result without having come to any of the places."""
        here: set[int] = set()
        inside: dict[int, list[NodePath]] = {}
        for index, *deeper in places:
            if deeper:
                inside.setdefault(index, []).append(tuple(deeper))
            else:
                here.add(index)

        def exits_of(_: CallNode | TailCallNode, index: int) -> ResultProbabilities:
            callee = tree.callees[index]
            if index not in inside:
                return callee.result_probabilities
            key = callee, tuple(inside[index])
            known = self.miss_probabilities.get(key)
            if known is None:
                known = self.miss_probabilities[key] = self._miss_probabilities(*key)
            return known

        return reach_probabilities(tree.unfolding, lambda _, index: tree.chosen[index], exits_of, stop=here)[1]
