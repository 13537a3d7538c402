"""What a rule can ask for: a die, a decision, a mention of the rule it applies, another rule.

A rule is a generator function. It yields effects and is sent their answers; what it returns is its result. The same
function is run by every handler: the exact solver tries all answers, a stepper asks a person for them.

    def reroll(die: int) -> Rule[int]:
        if (yield from choose("fate", ("keep", "pay"), entry="game/fate/reroll")) == "keep":
            return die
        return (yield from roll("hero", entry="game/fate/reroll"))

A rule must be a pure function of its arguments and the answers; arguments, options and results must be hashable.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

Fact: TypeAlias = int | str | bool
Facts: TypeAlias = Mapping[str, Fact]
_NO_FACTS: Facts = MappingProxyType({})


class Status(StrEnum):
    """What became of a rule in a situation."""

    APPLIED = "applied"
    """It took effect."""
    CONSIDERED = "considered"
    """It could have taken effect; the player decided against it or the situation did not call for it."""
    BLOCKED = "blocked"
    """Another rule kept it from taking effect."""


@dataclass(frozen=True, slots=True)
class Roll:
    """One die with `sides` faces, rolled by or for `roller`; `known` is the face that already lies on the table."""

    roller: str
    entry: str
    sides: int = 6
    known: int | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """A decision named `name` between `options`, made by the player whose goal is pursued.

    The first option is to do nothing: on a tie the earlier option stays. `facts` tell what is known when deciding;
    `part` is the `Cite.part` under which the explanation tells the decision.
    """

    name: str
    options: tuple[str, ...]
    entry: str
    facts: Facts = field(default_factory=dict)
    part: int = 0


@dataclass(frozen=True, slots=True)
class Cite:
    """A mention of the rule `entry` for the explanation, with the numbers it works on.

    Mentions of one rule with one fate are told together; `part` keeps apart what is told apart, such as a second
    battle.
    """

    entry: str
    status: Status = Status.APPLIED
    blocked_by: str | None = None
    facts: Facts = field(default_factory=dict)
    part: int = 0


@dataclass(frozen=True, slots=True)
class Call:
    """Another rule, run to its result. Equal calls are worked out once, so give a sub-rule the smallest state it needs.

    `facts` describe the call's circumstances; decisions inside inherit them.
    """

    rule: Callable[..., Generator[Any, Any, Hashable]]
    arguments: tuple[Hashable, ...]
    facts: Facts = field(default_factory=dict, compare=False)


Effect: TypeAlias = Roll | Choose | Cite | Call
T = TypeVar("T")
Rule: TypeAlias = Generator[Effect, Any, T]


def roll(roller: str, *, entry: str, sides: int = 6, known: int | None = None) -> Rule[int]:
    """The face of one die."""
    face: int = yield Roll(roller, entry, sides, known)
    return face


def choose(name: str, options: tuple[str, ...], *, entry: str, facts: Facts = _NO_FACTS, part: int = 0) -> Rule[str]:
    """The option decided on."""
    option: str = yield Choose(name, options, entry, facts, part)
    return option


def cite(
    entry: str,
    status: Status = Status.APPLIED,
    *,
    blocked_by: str | None = None,
    facts: Facts = _NO_FACTS,
    part: int = 0,
) -> Rule[None]:
    """Mentions `entry` in the explanation."""
    yield Cite(entry, status, blocked_by, facts, part)


def call(rule: Callable[..., Rule[T]], *arguments: Hashable, facts: Facts = _NO_FACTS) -> Rule[T]:
    """The result of another rule."""
    result: T = yield Call(rule, arguments, facts)
    return result
