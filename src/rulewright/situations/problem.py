"""The problem that a situation poses to the engine: a rule with arguments, the player's goal, summaries of outcomes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Generic, TypeVar

from rulewright.engine.effects import NO_FACTS, BoundRule, Facts, Given, StepResult, bind
from rulewright.engine.goal import Goal
from rulewright.engine.rational import FractionRepr
from rulewright.engine.resuming import Simpler, WrongAnswerError, replayed, resumed, simplified
from rulewright.engine.solution import Solution
from rulewright.engine.stages import PlaceOf
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.request import UnknownIdError
from rulewright.situations.sketch import Sketch

T = TypeVar("T")
OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class Summary:
    """An outcome as answers show it: its result, the remaining numbers of the hero by name, and flags in `extra`.

    `others` holds the remaining numbers of other beings, by the request's field that describes them.
    """

    result: str
    hero: Mapping[str, int]
    extra: Mapping[str, bool] = field(default_factory=dict)
    others: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    @property
    def key(self) -> tuple[object, ...]:
        """The key that outcomes with equal summaries share."""
        others = ((name, *left.items()) for name, left in self.others.items())
        return (self.result, *self.hero.items(), *self.extra.items(), *others)


@dataclass(frozen=True)
class Problem(Generic[OutcomeT]):
    """A question that the engine answers with probabilities."""

    rule: BoundRule[StepResult[OutcomeT]]
    """The rule with its arguments."""
    goal: Goal[OutcomeT]
    """The player's goal."""
    summary: Callable[[OutcomeT], Summary]
    """Makes the summary of an outcome."""
    simpler: Simpler | None = None
    """Makes arguments with fewer states; a problem too large to solve is sampled with the simpler problem's policy."""
    by_turn: Callable[[Solution[OutcomeT]], Sequence[Fraction]] | None = None
    """Makes of a solution the chances that play is over by the end of turn 1, 2, …, if answers show them."""
    results: tuple[str, ...] = ()
    """The possible ones of the situation's results, if they depend on the request."""
    asked: tuple[str, ...] = ()
    """The results that the player wants, if they depend on the request."""
    place_of: PlaceOf | None = None
    """Returns the position of a rule that play can reach, if play leads over the board."""
    replans: bool = False
    """Whether to simplify and solve the rest if the simpler problem's policy lacks a decision."""
    alike: BoundRule[StepResult[OutcomeT]] | None = None
    """The same rule with things merged that differ only in name: fewer states, used if the rule is large."""
    facts_of: Callable[[BoundRule[Any]], Facts] | None = None
    """Returns the facts of a rule that play can reach, in addition to the facts of its decisions.

    If all facts are equal, the same option is best.
    """
    stages: tuple[str, ...] = ()
    """The facts that tell the stage of play of a decision; each stage has its own advice."""
    rounds: int = 0
    """The number of turns, attempts or fights; 0 if it is not bounded."""
    prices: tuple[tuple[str, Fraction], ...] = ()
    """The points of each result, and under `fate` of each fate token left, if the goal counts points."""

    def known_in(self, rule: BoundRule[Any]) -> Facts:
        """The facts of a rule that play can reach; for a resumed rule, those of the rule before the answers."""
        while rule.function is resumed:
            rule = rule.arguments[0]  # type: ignore[assignment]
        return NO_FACTS if self.facts_of is None else self.facts_of(rule)

    def after(self, answers: tuple[Given, ...]) -> Problem[OutcomeT]:
        """The same problem after these dice and decisions.

        Raises `BadInputError` for an impossible answer.
        """
        if not answers:
            return self
        _check(self.rule, answers)
        return replace(self, rule=bind(resumed, self.rule, answers), alike=None)

    def stand_in(self, rule: BoundRule[T]) -> BoundRule[T]:
        """The rule that replaces one that play can reach: simplified, if the problem has a `simpler` form."""
        return rule if self.simpler is None else simplified(rule, self.simpler)


def _check(rule: BoundRule[StepResult[OutcomeT]], answers: tuple[Given, ...]) -> None:
    """Replay the answers. Raises `BadInputError` for an impossible one."""
    try:
        replayed(rule, answers)
    except WrongAnswerError as error:
        options = [each for each in error.allowed if isinstance(each, str)]
        if isinstance(error.answer, str) and options:
            raise UnknownIdError(
                ("answers", error.position),
                error.answer,
                options,
                message=phrase("answer-number-cannot-be-given", number=error.position + 1, given=error.answer),
                input_=f"answers.{error.position} = {error.answer}",
            ) from None
        allowed = ", ".join(" + ".join(map(str, a)) if isinstance(a, tuple) else str(a) for a in error.allowed[:60])
        raise BadInputError(
            "bad-value",
            f"answers.{error.position} = {error.answer}",
            phrase("answer-number-cannot-be-given", number=error.position + 1, given=error.answer),
            phrase("choose-one-of-options", options=allowed) if allowed else phrase("take-it-out-play-is-over"),
        ) from None


@dataclass(frozen=True, repr=False)
class Report(FractionRepr):
    """An answer without chances: its fields as JSON, and its lines for readers.

    `places` are the chances of positions on the game's board, for a picture of it. `sketch` is a picture of the
    described situation. `trials` are other situations that show the use of something named here.
    """

    situation: str
    fields: Mapping[str, Any]
    lines: tuple[Line, ...] = field(repr=False)
    places: Mapping[str, Fraction] = field(default_factory=dict)
    trials: tuple[Trial, ...] = field(default=(), repr=False)
    sketch: Sketch | None = field(default=None, repr=False)

    def as_json(self, language: str = Language.EN) -> dict[str, object]:
        """The contract's object, the same in every language. Raises `ValueError` for an unknown one."""
        Language(language)
        return {"schema": 1, "situation": self.situation, **self.fields}


@dataclass(frozen=True)
class Trial:
    """A situation with and without a thing: the entry of that thing, and the values of a form by path."""

    about: str
    situation: str
    values: Mapping[str, Any]
    without: Mapping[str, Any]


@dataclass(frozen=True)
class Line:
    """One statement of a report and the full ids of the entries that it rests on.

    Values of the sentence may be a `Link` to an entry of the game, rendered as its title. They may be a `Fraction`,
    rendered as a chance, or a tuple of fractions: the chances by the end of turn 1, 2, …. `about` is the entry that the
    statement concerns, if its words do not name it. A line that `leads` sums up the lines after it, or answers first.
    """

    sentence: Phrase
    entries: tuple[str, ...]
    about: str | None = None
    leads: bool = False
