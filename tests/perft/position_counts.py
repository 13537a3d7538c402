"""Counts what the engine goes through for a position, and reads the file of positions."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from rulewright.corpus.content import content_folder
from rulewright.engine.unfolding import CallNode, ChooseNode, CiteNode, ResultNode, RollNode, TailCallNode, Unfolding
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Problem
from rulewright.situations.solving import solve

CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
FILE = Path(__file__).with_name("positions.toml")


@dataclass(frozen=True)
class Position:
    """A request, the states and courses that it has, and the chances of its results.

    Of a random fight of Tainted Grail, made with `seed`, `worth` stands for the chances: what the best line is worth by
    every measure of the goal.
    """

    situation: str
    name: str
    request: Mapping[str, Any]
    states: int = 0
    courses: int = 0
    outcomes: Mapping[str, str] | None = None
    worth: tuple[str, ...] | None = None
    seed: int | None = None


def positions(file: Path = FILE) -> list[Position]:
    """All positions of a file."""
    records = tomllib.loads(file.read_text("utf-8"))["position"]
    return [Position(**{**each, "worth": tuple(each["worth"]) if "worth" in each else None}) for each in records]


def played(position: Position, catalogue: Catalogue = CATALOGUE) -> Position:
    """The position with the engine's numbers; its outcomes are told apart by what they tell in the position."""
    problem = catalogue.build_problem({"situation": position.situation, **position.request})
    assert isinstance(problem, Problem)
    solution = solve(problem)
    names = [part.partition("=")[0] for part in next(iter(position.outcomes or {"": ""})).split()[1:]]
    shares: dict[str, Fraction] = {}
    for outcome, share in solution.probabilities.items():
        facts = problem.summarize(outcome)
        others = {f"{who}.{name}": value for who, left in facts.others.items() for name, value in left.items()}
        values = {**facts.hero, **facts.extra_fields, **others}
        key = " ".join([str(facts.result), *(f"{name}={int(values[name])}" for name in names)])
        shares[key] = shares.get(key, Fraction(0)) + Fraction(int(share.numerator), int(share.denominator))
    known: dict[int, tuple[int, ...]] = {}
    return replace(
        position,
        states=len(solution.states),
        courses=sum(sum(courses(state.unfolding, known)) for state in solution.states),
        outcomes={result: str(share) for result, share in sorted(shares.items())} if position.seed is None else None,
        worth=None if position.seed is None else tuple(map(str, solution.values[0][:-1])),
    )


def courses(unfolding: Unfolding, known: dict[int, tuple[int, ...]]) -> tuple[int, ...]:
    """How many courses lead to each result: ways through all throws, draws and decisions; equal dice are one throw."""
    if id(unfolding) in known:
        return known[id(unfolding)]
    ways: list[list[int]] = []  # by node, then by result
    for node in unfolding.nodes:
        counts = [0] * len(unfolding.results)
        followers: list[tuple[int, int]] = []
        match node:
            case ResultNode(place):
                counts[place] = 1
            case CiteNode(_, then):
                followers = [(then, 1)]
            case RollNode(_, branches):
                followers = [(child, 1) for _, child in branches]
            case ChooseNode(_, options):
                followers = [(child, 1) for child in options]
            case CallNode(_, callee, branches):
                inside = courses(callee, known)
                followers = [(child, times) for (_, child), times in zip(branches, inside, strict=True)]
            case TailCallNode(_, callee, exits):
                for place, times in zip(exits, courses(callee, known), strict=True):
                    counts[place] += times
        for child, times in followers:
            counts = [number + times * more for number, more in zip(counts, ways[child], strict=True)]
        ways.append(counts)
    known[id(unfolding)] = tuple(ways[-1])
    return known[id(unfolding)]
