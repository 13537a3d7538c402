"""What a situation asks of the engine: a rule with its arguments, the player's goal, the words for what comes out."""

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
    """An outcome as an answer has it: its result, what is left of the hero by name, and whatever else (`extra`).

    `others` is what is left of others, by the field of the request that tells of them.
    """

    result: str
    hero: Mapping[str, int]
    extra: Mapping[str, bool] = field(default_factory=dict)
    others: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    @property
    def key(self) -> tuple[object, ...]:
        """What outcomes that are told alike have in common."""
        others = ((name, *left.items()) for name, left in self.others.items())
        return (self.result, *self.hero.items(), *self.extra.items(), *others)


@dataclass(frozen=True)
class Problem(Generic[OutcomeT]):
    """A question that the engine answers with probabilities.

    `facts_of` tells what is known in a rule that play can reach, beyond what its decisions tell: where all facts are
    equal, the same is best. `stages` are the facts that say where in play a decision is made; each stage has rules of
    its own. `simpler` makes arguments with fewer states: a
    problem too large to solve is sampled with the decisions of the simpler one, and where that one has none, the rest
    is simplified and solved from there if `replans`. `alike` is the same rule where things that differ in their names
    alone are one, which has fewer states; it is taken where the rule itself is large.
    `by_turn` makes of a solution the chances that it is over by the end of turn 1, 2, …, where an answer tells them.
    `results` are the situation's results that are possible and `asked`
    those that the player wants, where that depends on the request. `place_of` gives the position of a rule that play
    can reach, where play leads over the board. `rounds` is how many turns, attempts or fights it is of, where that is
    bounded. `prices` are the points of results, and under `fate` of each token left, where the goal counts such.
    """

    rule: BoundRule[StepResult[OutcomeT]]
    goal: Goal[OutcomeT]
    summary: Callable[[OutcomeT], Summary]
    simpler: Simpler | None = None
    by_turn: Callable[[Solution[OutcomeT]], Sequence[Fraction]] | None = None
    results: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    place_of: PlaceOf | None = None
    replans: bool = False
    alike: BoundRule[StepResult[OutcomeT]] | None = None
    facts_of: Callable[[BoundRule[Any]], Facts] | None = None
    stages: tuple[str, ...] = ()
    rounds: int = 0
    prices: tuple[tuple[str, Fraction], ...] = ()

    def known_in(self, rule: BoundRule[Any]) -> Facts:
        """What is known in a rule that play can reach; where answers are given to one, what was known before."""
        while rule.function is resumed:
            rule = rule.arguments[0]  # type: ignore[assignment]
        return NO_FACTS if self.facts_of is None else self.facts_of(rule)

    def after(self, answers: tuple[Given, ...]) -> Problem[OutcomeT]:
        """The same problem once these dice and decisions have come about.

        Raises `BadInputError` for an answer that is not possible.
        """
        if not answers:
            return self
        _check(self.rule, answers)
        return replace(self, rule=bind(resumed, self.rule, answers), alike=None)

    def stand_in(self, rule: BoundRule[T]) -> BoundRule[T]:
        """The rule that stands for one that play can reach, with fewer states where there are `simpler` ones."""
        return rule if self.simpler is None else simplified(rule, self.simpler)


def _check(rule: BoundRule[StepResult[OutcomeT]], answers: tuple[Given, ...]) -> None:
    """Plays the answers. Raises `BadInputError` for one that is not possible."""
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
    """An answer without chances: its own fields, as JSON, and the lines that tell it.

    `places` are chances of positions of the game's board, for a picture of it; `sketch` is a picture of what the
    request describes; `trials` are other situations that show what something named here is good for.
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
    """A situation with something and without it: the entry of that thing, and the fields of a form by path."""

    about: str
    situation: str
    values: Mapping[str, Any]
    without: Mapping[str, Any]


@dataclass(frozen=True)
class Line:
    """One statement of a report and the entries that it rests on, as whole ids.

    Values of the sentence may be a `Link` to an entry of the game, which stands for its title, and a `Fraction`, which
    is a chance, and a tuple of them, the chances by the end of turn 1, 2, …. `about` is the entry that the statement is
    of, where its words do not say so. A line that `leads` sums up the lines after it, or answers first.
    """

    sentence: Phrase
    entries: tuple[str, ...]
    about: str | None = None
    leads: bool = False
