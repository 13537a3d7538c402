"""What a situation asks of the engine: a rule, its arguments, the player's goal, and how its outcomes are told."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Generic, TypeVar

from rulewright.engine.decisions import DecisionCase
from rulewright.engine.effects import BoundRule, Given, Next, bind
from rulewright.engine.goal import Goal
from rulewright.engine.resuming import Simpler, WrongAnswerError, replayed, resumed, simplified
from rulewright.engine.solution import Solution
from rulewright.engine.stages import PlaceOf
from rulewright.errors import BadInputError
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.sketch import Sketch

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

    `sentence(choice, cases)` puts the decisions of one kind into words. `simpler` makes arguments of fewer states:
    whoever samples a problem too large to solve decides as in the simpler one; what that one does not come to is
    simplified and solved from there if `replans`. `fields` makes of a solution what the answer tells beyond the
    common, as JSON. Where it depends on the request, `results` are those that are possible of the situation's, and
    `asked` those that the player wants. `place_of` tells the position of a rule that play comes to, where play leads
    over the board.
    """

    rule: BoundRule[OutcomeT | Next[OutcomeT]]
    goal: Goal[OutcomeT]
    tell: Callable[[OutcomeT], Told]
    sentence: Callable[[str, Sequence[DecisionCase]], Phrase]
    simpler: Simpler | None = None
    fields: Callable[[Solution[Any]], Mapping[str, Any]] | None = None
    results: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    place_of: PlaceOf | None = None
    replans: bool = False

    def after(self, answers: tuple[Given, ...]) -> Problem[OutcomeT]:
        """The same problem once these dice and decisions have come about.

        Raises `BadInputError` for an answer that is not possible.
        """
        if not answers:
            return self
        _check(self.rule, answers)
        return replace(self, rule=bind(resumed, self.rule, answers))

    def stand_in(self, rule: BoundRule[Any]) -> BoundRule[Any]:
        """The rule that stands for one that play can come to, with fewer states where there are `simpler` ones."""
        return rule if self.simpler is None else simplified(rule, self.simpler)


def _check(rule: BoundRule[Any], answers: tuple[Given, ...]) -> None:
    """Plays the answers. Raises `BadInputError` for one that is not possible."""
    try:
        replayed(rule, answers)
    except WrongAnswerError as error:
        allowed = ", ".join(" + ".join(map(str, a)) if isinstance(a, tuple) else str(a) for a in error.allowed[:60])
        raise BadInputError(
            "bad-value",
            f"answers.{error.position} = {error.answer}",
            phrase("Answer {number} cannot be {given}.", number=error.position + 1, given=error.answer),
            phrase("Choose one of: {options}.", options=allowed) if allowed else phrase("Take it out: play is over."),
        ) from None


@dataclass(frozen=True)
class Report:
    """An answer without chances: its own fields, as JSON, and the lines that tell it.

    `places` are chances of positions of the game's board, for a picture of it; `sketch` is a picture of what the
    request describes; `trials` are other situations that show what something told here is good for.
    """

    situation: str
    fields: Mapping[str, Any]
    lines: tuple[Line, ...]
    places: Mapping[str, Fraction] = field(default_factory=dict)
    trials: tuple[Trial, ...] = ()
    sketch: Sketch | None = None

    def as_json(self, language: object = None) -> dict[str, object]:  # noqa: ARG002
        """The report as the contract's object."""
        return {"schema": 1, "situation": self.situation, **self.fields}


@dataclass(frozen=True)
class Trial:
    """A situation with something and without it: the entry of that thing, and the fields of a form by path."""

    about: str
    situation: str
    values: Mapping[str, Any]
    without: Mapping[str, Any]


@dataclass(frozen=True)
class Line:
    """One statement of a report and the entries that it rests on, as whole ids.

    Values of the sentence may be a `Link` to an entry of the game, which stands for its title, and a `Fraction`, which
    is a chance. `about` is the entry that the statement is of, where its words do not say so. What `leads` sums up or
    answers first; the lines after it belong to it.
    """

    sentence: Phrase
    entries: tuple[str, ...]
    about: str | None = None
    leads: bool = False
