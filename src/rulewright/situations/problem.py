"""What a situation asks of the engine: a rule, its arguments, the player's goal, and how its outcomes are told."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from rulewright.engine.effects import Rule
from rulewright.engine.goal import Goal
from rulewright.engine.solver import DecisionCase
from rulewright.phrase import Phrase

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class Told:
    """An outcome as an answer tells it: its result and what is left of the hero; `extra` holds what else it tells."""

    result: str
    hero: Mapping[str, int]
    extra: Mapping[str, bool] = field(default_factory=dict)


@dataclass(frozen=True)
class Problem(Generic[OutcomeT]):
    """A question that the engine answers with probabilities.

    `sentence(choice, cases)` puts the decisions of one kind into words.
    """

    rule: Callable[..., Rule[Any]]
    arguments: tuple[Hashable, ...]
    goal: Goal[OutcomeT]
    tell: Callable[[OutcomeT], Told]
    sentence: Callable[[str, Sequence[DecisionCase]], Phrase]


@dataclass(frozen=True)
class Report:
    """An answer without chances: its own fields, as JSON, and the lines that tell it.

    Every line is a sentence with the ids of the entries that it rests on (whole ids).
    """

    situation: str
    fields: Mapping[str, Any]
    lines: tuple[Line, ...]

    def as_json(self, language: object = None) -> dict[str, object]:  # noqa: ARG002
        """The report as the contract's object."""
        return {"schema": 1, "situation": self.situation, **self.fields}


@dataclass(frozen=True)
class Line:
    """One statement of a report and the entries that it rests on."""

    sentence: Phrase
    entries: tuple[str, ...]
