"""The explanation of a solution: every rule on its best course, nested as the rules call each other."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TypeAlias, TypeVar

from rulewright.engine.effects import Cite, Fact, Facts, Status
from rulewright.engine.rational import ONE, ZERO, FractionRepr, as_string
from rulewright.engine.reach import Exits, reached
from rulewright.engine.settled import Settled
from rulewright.engine.solution import Solution, states_alike
from rulewright.engine.unfolding import Called, Decision, Mention, Node, Tail, Unfolding, children

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True, repr=False)
class TraceNode(FractionRepr):
    """A rule in the explanation: what became of it, the numbers it worked on, how likely play reaches it.

    `facts` holds what is the same on every course that leads here. `children` are the rules that it leads to, in the
    order in which play meets them. An `is_stage` is the heading of all that happens in a stage of play that can come
    round again. An `is_decision` is an option that the player has: considered, it is not the best one.

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
class _Step:
    """A trace node under construction."""

    cite: Cite
    facts: dict[str, Fact]
    position: tuple[int, ...] = ()
    probability: Fraction = ZERO
    children: dict[Hashable, _Step] = field(default_factory=dict)
    is_decision: bool = False

    def child(self, cite: Cite, facts: Facts, probability: Fraction, position: tuple[int, ...]) -> _Step:
        key = (cite.entry, cite.status, cite.blocked_by, cite.part)
        step = self.children.get(key)
        if step is None:
            step = self.children[key] = _Step(cite, dict(facts), position)
        else:
            step.position = min(step.position, position)
            step.keep(facts)
        step.probability += probability
        return step

    def keep(self, facts: Facts) -> None:
        """Forgets the facts that are not among these."""
        self.facts = {name: fact for name, fact in self.facts.items() if facts.get(name) == fact}

    def absorb(self, other: _Step) -> None:
        """Adds what another step of the same rule tells."""
        self.probability += other.probability
        self.is_decision |= other.is_decision
        self.keep(other.facts)
        for key, child in other.children.items():
            if key in self.children:
                self.children[key].absorb(child)
            else:
                self.children[key] = child

    def scale(self, factor: Fraction) -> None:
        """Multiplies all probabilities."""
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


def trace_of(solution: Solution[OutcomeT], game: str) -> TraceNode:
    """The explanation of a solution; the rules' ids are completed with the id of their `game`.

    The first rule that a function mentions is the heading of all that it mentions after. Mentions of the same rule with
    the same fate are one node, with the probability that play comes to one of them.

    Where play goes on over several turns, every heading stands for one stage. Later stages stand under the first one.
    A stage has the probability that play reaches it at all, what stands under it the probability in one visit.

    Raises `ValueError` when a rule mentions nothing.
    """
    stages: dict[Hashable, _Stage] = {}
    missed: dict[tuple[Settled, tuple[Place, ...]], Exits] = {}
    for alike in states_alike(solution):
        settled = solution.settled(alike[0])
        visits = sum((solution.visits[each] for each in alike), start=ZERO)
        for indices in _mentioning_alike(solution, alike, settled):
            first, *others = (solution.states[index].unfolding for index in indices)
            own_visits = sum((solution.visits[each] for each in indices), start=ZERO)
            step = _Step(Cite(""), {})
            told = _Told(settled, first, missed)
            told.mention(own_visits, step, deep=False)
            told.keep_what_all_tell(others)
            told.count_once(own_visits)
            if indices[0] == alike[0]:
                deeper = _Told(settled, first, missed, {each: list(places) for each, places in told.places.items()})
                deeper.mention(visits, step, deep=True)
                deeper.count_once(visits, own=told, own_visits=visits - own_visits)
            if not step.children:
                raise ValueError(f"the rule {solution.states[indices[0]].rule.function.__name__} mentions no entry")
            key, heading = next(iter(step.children.items()))
            stage = stages.setdefault(key, _Stage(heading.cite, dict(heading.facts)))
            stage.step.absorb(heading)
            stage.states += indices
    if not solution.is_loop:
        return next(iter(stages.values())).step.freeze(game)
    chances = solution.chances_to_reach([stage.states for stage in stages.values()])
    root, *further = (
        replace(stage.told(chance).freeze(game), is_stage=True)
        for stage, chance in zip(stages.values(), chances, strict=True)
    )
    return replace(root, children=(*root.children, *further))


def _mentioning_alike(solution: Solution[OutcomeT], alike: list[int], settled: Settled) -> Iterable[list[int]]:
    """The states that decide alike, those together that mention and decide on the same rules, whatever the facts.

    `settled` is the first of them; since all have one graph, their nodes are the same in number and order.
    """
    nodes = settled.unfolding.nodes
    told = [index for index in settled.headings if isinstance(nodes[index], Mention | Decision)]
    groups: dict[tuple[object, ...], list[int]] = {}
    for state in alike:
        nodes = solution.states[state].unfolding.nodes
        groups.setdefault(tuple([_untold(nodes[index]) for index in told]), []).append(state)
    return groups.values()


def _untold(node: Node) -> Hashable:
    """What a mention or a decision is about, without its facts."""
    if isinstance(node, Mention):
        return node.cite.entry, node.cite.status, node.cite.blocked_by, node.cite.part
    assert isinstance(node, Decision)
    return node.choose.entry, node.choose.part


@dataclass
class _Stage:
    """The states of a loop whose explanations have the same heading."""

    cite: Cite
    facts: dict[str, Fact]
    states: list[int] = field(default_factory=list)
    step: _Step = field(init=False)

    def __post_init__(self) -> None:
        self.step = _Step(self.cite, self.facts)

    def told(self, chance: Fraction) -> _Step:
        """The stage with the probability of reaching it, and below it those of one visit."""
        self.step.scale(ONE / self.step.probability)
        self.step.probability = chance
        return self.step


Place: TypeAlias = tuple[int, ...]
"""A node by its index, after those of the calls that lead into its unfolding."""


@dataclass
class _Told:
    """The mentions on the best course of a rule, and the places where each step is mentioned.

    `unfolding` may be another than the one settled, in which the same is decided. `missed` is known of rules that are
    called: the probability of each result without having come to one of these places.
    """

    settled: Settled
    unfolding: Unfolding
    missed: dict[tuple[Settled, tuple[Place, ...]], Exits]
    places: dict[_Step, list[Place]] = field(default_factory=dict)

    def mention(self, weight: Fraction, root: _Step, deep: bool) -> None:
        """Adds the mentions to `root`, each with its probability times `weight`.

        The unfolding's own mentions are added, or, if `deep`, those of the rules that it calls.
        """

        def visit(
            settled: Settled, unfolding: Unfolding, weight: Fraction, parent: _Step, since: Place, at: Place
        ) -> None:
            nodes, reach, depths = unfolding.nodes, settled.reach, unfolding.depths
            mentioned: dict[int | None, _Step] = {None: parent}
            counts = deep != (not at)
            for index, heading in settled.headings.items():
                probability = weight * reach[index] if counts else ZERO
                position = (*since, depths[index])
                node, under = nodes[index], mentioned[heading]
                if isinstance(node, Mention):
                    step = under.child(node.cite, node.cite.facts, probability, position)
                    mentioned[index] = step
                elif isinstance(node, Decision):
                    choose = node.choose
                    alike = choose.ranks is not None and len(set(choose.ranks)) == 1
                    nothing = settled.chosen[index] == 0 and not alike
                    status = Status.CONSIDERED if nothing else Status.APPLIED
                    cite = Cite(choose.entry, status, part=choose.part)
                    step = under.child(cite, choose.facts, probability, position)
                    step.is_decision = True
                else:
                    if deep:
                        callee = settled.callees[index]
                        visit(callee, callee.unfolding, weight * reach[index], under, position, (*at, index))
                    continue
                if counts:
                    self.places.setdefault(step, []).append((*at, index))

        visit(self.settled, self.unfolding, weight, root, (), ())

    def keep_what_all_tell(self, others: Iterable[Unfolding]) -> None:
        """Forgets the facts of the unfolding's own mentions that are not the same in `others`."""
        places = [(step, index) for step, found in self.places.items() for (index,) in found]
        for other in others:
            for step, index in places:
                node = other.nodes[index]
                assert isinstance(node, Mention | Decision)
                if step.facts:
                    step.keep(node.cite.facts if isinstance(node, Mention) else node.choose.facts)

    def count_once(self, visits: Fraction, own: _Told | None = None, own_visits: Fraction = ZERO) -> None:
        """Gives what is mentioned more than once on a course the probability of being mentioned at all.

        `visits` is that of the whole; `own_visits` that of what others, alike, add by what they mention themselves
        as `own` does.
        """
        for step in self._repeated():
            step.probability = visits * self._chance(self.places[step])
            if own is not None and step in own.places:
                step.probability -= own_visits * own._chance(own.places[step])

    def _repeated(self) -> list[_Step]:
        """The steps that one course may mention more than once."""
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
        for index in range(len(at) - 1, -1, -1):  # children stand before their parents
            if self.settled.reach[index]:
                repeated |= before[index] & at[index]
                for child in children(self.unfolding.nodes[index]):
                    before[child] |= before[index] | at[index]
        return [step for step, bit in bits.items() if repeated & bit]

    def _chance(self, places: list[Place]) -> Fraction:
        """How likely the best course comes to one of the places at all."""
        return ONE - sum(self._missing(self.settled, places).values(), start=ZERO)

    def _missing(self, settled: Settled, places: Iterable[Place]) -> Exits:
        """The probability of each result without having come to one of the places."""
        here: set[int] = set()
        inside: dict[int, list[Place]] = {}
        for index, *deeper in places:
            if deeper:
                inside.setdefault(index, []).append(tuple(deeper))
            else:
                here.add(index)

        def exits_of(_: Called | Tail, index: int) -> Exits:
            callee = settled.callees[index]
            if index not in inside:
                return callee.exits
            key = callee, tuple(inside[index])
            known = self.missed.get(key)
            if known is None:
                known = self.missed[key] = self._missing(*key)
            return known

        return reached(settled.unfolding, lambda _, index: settled.chosen[index], exits_of, stop=here)[1]
