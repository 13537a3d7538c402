"""Best play in the Inner Region by policy iteration, written down from the rules without the engine.

A turn is a tree of dice and decisions. `PolicyIteration` improves decisions as long as one is strictly better, in exact
numbers, for all that the hero can have left: less first.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction as F
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from rulewright.engine.arithmetic import Rational, as_string
from rulewright.engine.solution import Solution
from rulewright.engine.solver import Solver
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Problem
from rulewright.situations.solving import solve

CATALOGUE = Catalogue(SITUATIONS)
SOLVER = Solver()
FACES = range(1, 7)
SAVES_FROM = {"none": 7, "helmet": 6, "shield": 5, "armour": 4}
BACK = ("never", "start-of-turn", "any-time")
GOALS = ("win", "survive")


def request(place: str, hero: dict, **fields: object) -> dict[str, Any]:
    return {"situation": f"talisman/{place}", "hero": hero, **fields}


def chances(answer: Answer) -> dict[str, F]:
    return {result: F(as_string(share)) for result, share in answer.probability.items()}


def some(number: int, **choices: Sequence[object]) -> list[dict[str, Any]]:
    """So many different combinations, always the same ones, with every choice in one of them at least."""
    dice = random.Random(1)
    while True:
        drawn = [{name: dice.choice(values) for name, values in choices.items()} for _ in range(number)]
        different = len({tuple(case.values()) for case in drawn}) == number
        if different and all({case[name] for case in drawn} == set(values) for name, values in choices.items()):
            return drawn


def fields(case: Mapping[str, Any], *variants: str) -> dict[str, Any]:
    """The fields of a request, of a case with `back`, `goal` and the variants."""
    read: dict[str, object] = {name: case[name] for name in variants}
    if case["back"] != "never":
        read["turn-back"] = case["back"]
    return {"goal": case["goal"], "may_turn_back": case["back"] != "never", "variants": read}


class State(NamedTuple):
    """Where the hero stands. `is_fresh`: it came there, or beat a Pit Fiend there, in the turn that is going on."""

    place: str
    life: int
    fate: int
    followers: int = 0
    foe: int | None = None
    is_fresh: bool = False


class End(NamedTuple):
    result: str
    life: int
    fate: int
    followers: int


class Go(NamedTuple):
    """Play goes on from a state, so many turn-ends later."""

    state: State
    turns: int


class Dice(NamedTuple):
    parts: tuple[tuple[int, Tree], ...]


class Pick(NamedTuple):
    """A decision; the numbers are ranks, of which the lowest stays on a tie."""

    options: tuple[tuple[int, Tree], ...]


Tree: TypeAlias = "End | Go | Dice | Pick"
Merit: TypeAlias = Callable[[End], tuple[int, ...]]


def even(*trees: Tree) -> Dice:
    return Dice(tuple((1, tree) for tree in trees))


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


@cache
def throws(dice: int) -> Mapping[tuple[int, ...], int]:
    """Faces in order, and in how many ways they fall."""
    ways: dict[tuple[int, ...], int] = {}
    for faces in product(FACES, repeat=dice):
        ordered = tuple(sorted(faces))
        ways[ordered] = ways.get(ordered, 0) + 1
    return ways


@dataclass(frozen=True)
class Table:
    """The hero's things and how the rules are read."""

    strength: int
    craft: int
    bonus: int
    armour: str
    talisman: bool
    may_turn_back: bool
    at_any_time: bool
    fate_on_setup: bool
    fate_on_deaths_dice: bool
    fate_on_armour: bool
    level_fiend_ends_turn: bool

    @classmethod
    def of(cls, asked: Mapping[str, Any]) -> Table:
        hero, read = asked["hero"], asked.get("variants", {})
        return cls(
            hero.get("strength", 0),
            hero.get("craft", 0),
            hero.get("battle_bonus", 0),
            hero.get("armour", "none"),
            hero.get("talisman", True),
            asked.get("may_turn_back", asked["situation"] == "talisman/inner-journey"),
            read.get("turn-back", "start-of-turn") == "any-time",
            read.get("fate-on-setup-rolls", True),
            read.get("fate-on-deaths-dice", False),
            read.get("fate-on-armour", True),
            read.get("pits-stand-off-ends-turn", True),
        )


def one_again(dice: Sequence[int], has_fate: bool, then: Callable[[int, int], Tree]) -> Tree:
    """`then(total, fate paid)` after the chance to roll one of the dice again."""
    keep = then(sum(dice), 0)
    if not has_fate:
        return keep
    pay = [even(*(then(sum(dice) - face + new, 1) for new in FACES)) for face in sorted(set(dice))]
    return Pick(((0, keep), *((1, tree) for tree in pay)))


def battle(lead: int, fate: int, armour: str, fate_on_armour: bool, then: Callable[[str, int], Tree]) -> Tree:
    """`then(result, fate paid)`; `lead` is what the hero has more than the creature before the dice."""
    then = cache(then)

    @cache
    def scored(standing: int, paid: int) -> Tree:
        if standing >= 0:
            return then("won" if standing else "level", paid)
        if armour == "none":
            return then("lost", paid)

        def armour_die(face: int, paid_in_all: int) -> Tree:
            return then("saved" if face >= SAVES_FROM[armour] else "lost", paid_in_all)

        if not fate_on_armour or fate <= paid:
            return even(*(armour_die(face, paid) for face in FACES))
        again = even(*(armour_die(new, paid + 1) for new in FACES))
        return even(*(Pick(((0, armour_die(face, paid)), (1, again))) for face in FACES))

    @cache
    def after_a_new_die(theirs: int) -> Tree:
        return even(*(scored(sign(lead + new - theirs), 1) for new in FACES))

    @cache
    def seen(standing: int, theirs: int) -> Tree:
        keep = scored(standing, 0)
        return Pick(((0, keep), (1, after_a_new_die(theirs)))) if fate else keep

    return even(*(seen(sign(lead + own - theirs), theirs) for own in FACES for theirs in FACES))


def against_death(has_fate: bool, fate_on_deaths_dice: bool, then: Callable[[int, int], Tree]) -> Tree:
    """`then(1 higher, 0 equal, -1 lower, fate paid)`."""
    then = cache(then)

    @cache
    def with_a_new_die(gap: int, side: int) -> Tree:
        return even(*(then(sign(gap + side * new), 1) for new in FACES))

    parts: list[tuple[int, Tree]] = []
    for (own, ways), (deaths, deaths_ways) in product(throws(2).items(), throws(2).items()):
        gap = sum(own) - sum(deaths)
        options: list[tuple[int, Tree]] = [(0, then(sign(gap), 0))]
        if has_fate:
            options += [(1, with_a_new_die(gap - face, 1)) for face in sorted(set(own))]
            if fate_on_deaths_dice:
                options += [(1, with_a_new_die(gap + face, -1)) for face in sorted(set(deaths))]
        parts.append((ways * deaths_ways, Pick(tuple(options))))
    return Dice(tuple(parts))


def vampire(state: State, then: Callable[[State], Tree]) -> Tree:
    @cache
    def loss(lives: int, paid: int) -> Tree:
        options: list[tuple[int, Tree]] = []
        for given in range(min(lives, state.followers) + 1):
            life = max(0, state.life - lives + given)
            left = state._replace(life=life, fate=state.fate - paid, followers=state.followers - given)
            options.append((given, then(left)))
        return Pick(tuple(options))

    again = even(*(loss(lives, 1) for lives in (1, 2, 3)))
    options = [loss(lives, 0) for lives in (1, 2, 3)]
    return even(*(Pick(((0, keep), (1, again))) if state.fate else keep for keep in options))


def turn_at(table: Table, state: State, ends: Callable[[str, State], Tree]) -> Tree:
    """What is left of a turn on a space that holds the hero up; `ends(result, state)` says what follows."""
    place, life, fate, _, foe, is_fresh = state

    def hurt(left: State) -> Tree:
        left = left._replace(life=life - 1)
        return Go(left, 1) if left.life else ends("dead", left)

    def diced(standing: int, paid: int) -> Tree:
        left = state._replace(fate=fate - paid, is_fresh=False)
        return ends("through", left) if standing > 0 else hurt(left) if standing < 0 else Go(left, 1)

    def fought(result: str, paid: int) -> Tree:
        left = state._replace(fate=fate - paid, is_fresh=False)
        if result == "lost":
            return hurt(left)
        if result == "won" and place == "pits" and foe != 1:
            return Go(left._replace(foe=(foe or 0) - 1, is_fresh=True), 0)
        if result == "won":
            return ends("through", left)
        if result == "level" and place == "pits" and not table.level_fiend_ends_turn:
            return Go(left._replace(is_fresh=True), 0)
        return Go(left, 1)

    def met(number: int, paid: int) -> Tree:
        return Go(state._replace(fate=fate - paid, foe=number, is_fresh=True), 0)

    if place in ("werewolf-den", "pits") and foe is None:
        dice = throws(2 if place == "werewolf-den" else 1)
        has_fate = table.fate_on_setup and fate > 0
        return Dice(tuple((ways, one_again(faces, has_fate, met)) for faces, ways in dice.items()))
    if place == "vampires-tower":
        stay = vampire(state, lambda left: ends("through" if left.life else "dead", left))
    elif place == "death":
        stay = against_death(fate > 0, table.fate_on_deaths_dice, diced)
    else:
        lead = table.strength + table.bonus - ((foe or 0) if place == "werewolf-den" else 4)
        stay = battle(lead, fate, table.armour, table.fate_on_armour, fought)
    if table.may_turn_back and (table.at_any_time or not is_fresh):
        return Pick(((0, stay), (1, ends("turned-back", state))))
    return stay


Worth: TypeAlias = "tuple[Rational, ...]"
Better: TypeAlias = Callable[[Worth, int, Worth, int], bool]


def merits_more(new: Worth, new_rank: int, old: Worth, old_rank: int) -> bool:
    return new[:-1] > old[:-1]


def settles_ties(new: Worth, new_rank: int, old: Worth, old_rank: int) -> bool:
    return (new[:-1], -new_rank, new[-1]) > (old[:-1], -old_rank, old[-1])


class PolicyIteration:
    """Best play by improving decisions; `worth` of a state are the merits and then the turns, negated."""

    def __init__(self, turn: Callable[[State], Tree], merit: Merit) -> None:
        self._turn = turn
        self._merit = merit
        self._size = len(merit(End("", 0, 0, 0))) + 1
        self._trees: dict[State, Tree] = {}
        self._chosen: dict[int, int] = {}  # by the identity of a `Pick`
        self._worth: dict[State, Worth] = {}
        self._ends: dict[State, dict[Hashable, Rational]] = {}

    def solve(self, start: State) -> tuple[dict[End, Rational], Rational]:
        """The probability of each end, and the expected turns."""
        for state in (waiting := [start]):
            if state not in self._trees:
                self._trees[state] = self._turn(state)
                waiting += {leaf.state for leaf in leaves(self._trees[state]) if isinstance(leaf, Go)}
        levels: dict[tuple[int, ...], list[State]] = {}
        for state in self._trees:
            if state not in self._worth:
                levels.setdefault((state.life, state.fate, state.followers), []).append(state)
        for level in sorted(levels, key=sum):
            self._solve_level(levels[level])
        return {end: share for end, share in self._ends[start].items() if share}, -self._worth[start][-1]

    def _solve_level(self, states: list[State]) -> None:
        self._value(states)
        while self._improve(states, merits_more, from_first=False):
            self._value(states)
        merits = [self._worth[state][:-1] for state in states]
        while self._improve(states, settles_ties, from_first=True):
            self._value(states)
        assert merits == [self._worth[state][:-1] for state in states]
        rows = {state: self._ways(self._trees[state], {}) for state in states}
        inside: dict[State, dict[State, Rational]] = {state: {} for state in states}
        constants: dict[State, dict[Hashable, Rational]] = {state: {} for state in states}
        for state, ways in rows.items():
            for leaf, share in ways.items():
                if isinstance(leaf, End):
                    add(constants[state], leaf, share)
                elif leaf.state in inside:
                    add(inside[state], leaf.state, share)
                else:
                    for end, part in self._ends[leaf.state].items():
                        add(constants[state], end, share * part)
        self._ends |= equations(inside, constants)

    def _value(self, states: list[State]) -> None:
        inside: dict[State, dict[State, Rational]] = {state: {} for state in states}
        constants: dict[State, dict[Hashable, Rational]] = {state: {} for state in states}
        for state in states:
            for leaf, share in self._ways(self._trees[state], {}).items():
                if isinstance(leaf, Go) and leaf.state in inside:
                    add(inside[state], leaf.state, share)
                    add(constants[state], self._size - 1, -share * leaf.turns)
                else:
                    for measure, number in enumerate(self._leaf(leaf)):
                        add(constants[state], measure, share * number)
        for state, numbers in equations(inside, constants).items():
            self._worth[state] = tuple(numbers.get(measure, Rational(0)) for measure in range(self._size))

    def _leaf(self, leaf: End | Go) -> Worth:
        if isinstance(leaf, End):
            return (*map(Rational, self._merit(leaf)), Rational(0))
        worth = self._worth[leaf.state]
        return (*worth[:-1], worth[-1] - leaf.turns)

    def _ways(self, tree: Tree, known: dict[int, dict]) -> dict[End | Go, Rational]:
        """What the turn comes to under the decisions so far."""
        if isinstance(tree, End | Go):
            return {tree: Rational(1)}
        if id(tree) not in known:
            if isinstance(tree, Pick):
                found = self._ways(tree.options[self._chosen.get(id(tree), 0)][1], known)
            else:
                found = {}
                total = sum(ways for ways, _ in tree.parts)
                for ways, part in gathered(tree):
                    for leaf, share in self._ways(part, known).items():
                        add(found, leaf, share * ways / total)
            known[id(tree)] = found
        return known[id(tree)]

    def _improve(self, states: list[State], is_better: Better, from_first: bool) -> bool:
        before = dict(self._chosen)
        for state in states:
            self._improved(self._trees[state], is_better, from_first, {})
        return self._chosen != before

    def _improved(self, tree: Tree, is_better: Better, from_first: bool, known: dict[int, Worth]) -> Worth:
        if isinstance(tree, End | Go):
            return self._leaf(tree)
        if id(tree) not in known:
            if isinstance(tree, Dice):
                total = sum(ways for ways, _ in tree.parts)
                parts = [(ways, self._improved(part, is_better, from_first, known)) for ways, part in gathered(tree)]
                numbers = (sum(ways * worth[measure] for ways, worth in parts) for measure in range(self._size))
                known[id(tree)] = tuple(number / total for number in numbers)
            else:
                best = 0 if from_first else self._chosen.get(id(tree), 0)
                worths = [self._improved(option, is_better, from_first, known) for _, option in tree.options]
                for option, (rank, _) in enumerate(tree.options):
                    if is_better(worths[option], rank, worths[best], tree.options[best][0]):
                        best = option
                self._chosen[id(tree)] = best
                known[id(tree)] = worths[best]
        return known[id(tree)]


def leaves(tree: Tree) -> Iterator[End | Go]:
    seen: set[int] = set()
    waiting: list[Tree] = [tree]
    for part in waiting:
        if isinstance(part, End | Go):
            yield part
        elif id(part) not in seen:
            seen.add(id(part))
            waiting += [follower for _, follower in part[0]]


def gathered(tree: Dice) -> list[tuple[int, Tree]]:
    """The parts of a throw, those that lead to the same together."""
    parts: dict[int, tuple[int, Tree]] = {}
    for ways, part in tree.parts:
        parts[id(part)] = (ways + parts.get(id(part), (0, part))[0], part)
    return list(parts.values())


def add(numbers: dict, key: Hashable, number: Rational) -> None:
    numbers[key] = numbers.get(key, Rational(0)) + number


def equations(
    rows: dict[State, dict[State, Rational]], constants: dict[State, dict[Hashable, Rational]]
) -> dict[State, dict[Hashable, Rational]]:
    """Solves x = row * x + constant by substituting one state after the other everywhere."""
    for state, row in rows.items():
        factor = 1 / (1 - row.pop(state, Rational(0)))
        rows[state] = {other: share * factor for other, share in row.items()}
        constants[state] = {key: number * factor for key, number in constants[state].items()}
        for other, others in rows.items():
            share = others.pop(state, None) if other != state else None
            if share is not None:
                for target, part in rows[state].items():
                    add(others, target, share * part)
                for key, number in constants[state].items():
                    add(constants[other], key, share * number)
    return constants


def alive(end: End) -> bool:
    return end.result != "dead"


SPACE_MERITS: dict[str, Merit] = {
    "win": lambda end: (end.result == "through", alive(end), end.life, end.fate),
    "survive": lambda end: (alive(end), end.result == "through", end.life, end.fate),
}
TOWER_MERITS: dict[str, Merit] = {
    "win": lambda end: (alive(end), end.life, end.followers, end.fate),
    "survive": lambda end: (alive(end), end.followers, end.life, end.fate),
}


def solve_space(asked: Mapping[str, Any]) -> tuple[dict[tuple, Rational], Rational]:
    """The ends and turns of a request for one space."""
    place, hero = asked["situation"].split("/")[1], asked["hero"]
    table = Table.of(asked)
    merits = TOWER_MERITS if place == "vampires-tower" else SPACE_MERITS

    def ends(result: str, left: State) -> End:
        return End(result, left.life, left.fate, left.followers)

    foe = asked.get("werewolf", asked.get("fiends"))
    start = State(place, hero.get("life", 4), hero.get("fate", 0), hero.get("followers", 0), foe, foe is None)
    policy_iteration = PolicyIteration(lambda state: turn_at(table, state, ends), merits[asked.get("goal", "win")])
    found, turns = policy_iteration.solve(start)
    return {tuple(end): share for end, share in found.items()}, turns


def solve_request(asked: Mapping[str, Any]) -> tuple[Problem[Any], Solution[Any]]:
    problem = CATALOGUE.build_problem(asked)
    assert isinstance(problem, Problem)
    return problem, solve(problem, solver=SOLVER)


def solve_with_engine(asked: Mapping[str, Any]) -> tuple[dict[tuple, Rational], Rational]:
    """The same from the engine."""
    problem, solution = solve_request(asked)
    found: dict[tuple, Rational] = {}
    for outcome, share in solution.probabilities.items():
        summary = problem.summarize(outcome)
        followers = summary.hero.get("followers", asked["hero"].get("followers", 0))
        add(found, (str(summary.result), summary.hero["life"], summary.hero["fate"], followers), share)
    return found, solution.turns
