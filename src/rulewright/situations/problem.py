"""The problem that a situation poses to the engine: a rule with arguments, the player's goal, summaries of outcomes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulewright.engine.arithmetic import FractionRepr
from rulewright.engine.effects import NO_FACTS, BoundRule, Facts, PromptAnswer, StepResult, bind
from rulewright.engine.goal import Goal
from rulewright.engine.replay import ArgumentSimplifier, WrongAnswerError, replay, resume_play, simplify_rule
from rulewright.engine.solution import PlaceOf, Solution
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.named import NamedPiece
from rulewright.situations.request import UnknownIdError

if TYPE_CHECKING:
    from rulewright.pictures.picture import Picture


T = TypeVar("T")
OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class OutcomeSummary:
    """An outcome as answers show it: its result, the remaining numbers of the hero by name, and flags in
    `extra_fields`.

    `others` holds the remaining numbers of other beings, by the request's field that describes them.
    """

    result: str
    hero: Mapping[str, int]
    extra_fields: Mapping[str, bool] = field(default_factory=dict)
    others: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    @property
    def merge_key(self) -> tuple[object, ...]:
        """The key that outcomes with equal summaries share."""
        others = ((name, *left.items()) for name, left in self.others.items())
        return (self.result, *self.hero.items(), *self.extra_fields.items(), *others)


@dataclass(frozen=True)
class Problem(Generic[OutcomeT]):
    """A question that the engine answers with probabilities."""

    rule: BoundRule[StepResult[OutcomeT]]
    """The rule with its arguments."""
    goal: Goal[OutcomeT]
    """The player's goal."""
    summarize: Callable[[OutcomeT], OutcomeSummary]
    """Makes the summary of an outcome."""
    simplification: ArgumentSimplifier | None = None
    """Makes arguments with fewer states; a problem too large to solve is sampled with the simpler problem's policy."""
    chances_by_turn: Callable[[Solution[OutcomeT]], Sequence[Fraction]] | None = None
    """Makes of a solution the chances that play is over by the end of turn 1, 2, …, if answers show them."""
    possible_results: tuple[str, ...] = ()
    """The possible ones of the situation's results, if they depend on the request."""
    wanted_results: tuple[str, ...] = ()
    """The results that the player wants, if they depend on the request."""
    position_of: PlaceOf | None = None
    """Returns the position of a rule that play can reach, if play leads over the board."""
    replans_when_simplified: bool = False
    """Whether to simplify and solve the rest if the simpler problem's policy lacks a decision."""
    symmetry_reduced_rule: BoundRule[StepResult[OutcomeT]] | None = None
    """The same rule with things merged that differ only in name: fewer states, used if the rule is large."""
    rule_facts: Callable[[BoundRule[Any]], Facts] | None = None
    """Returns the facts of a rule that play can reach, in addition to the facts of its decisions.

    If all facts are equal, the same option is best.
    """
    stages: tuple[str, ...] = ()
    """The facts that tell the stage of play of a decision; each stage has its own advice."""
    rounds: int = 0
    """The number of turns, attempts or fights; 0 if it is not bounded."""
    rule_under_points: Callable[[Mapping[str, Fraction]], BoundRule[StepResult[OutcomeT]]] | None = None
    """Returns the rule for a goal that counts these points (as `points`), if it is another one: with the options that
    only points in an unnatural order can make worth taking. Raises `BadInputError` for points that it cannot serve."""
    points: tuple[tuple[str, Fraction], ...] = ()
    """The points of each result, and under `fate` of each fate token left, if the goal counts points."""
    named: tuple[NamedPiece, ...] = ()
    """The pieces that the request names, in its order."""
    without_effect: tuple[str, ...] = ()
    """The fields that the request gives, by path, though they do not matter with the others."""

    def known_facts(self, rule: BoundRule[Any]) -> Facts:
        """The facts of a rule that play can reach; for a resumed rule, those of the rule before the answers."""
        while rule.function is resume_play:
            rule = rule.arguments[0]  # type: ignore[assignment]
        return NO_FACTS if self.rule_facts is None else self.rule_facts(rule)

    def after_answers(self, answers: tuple[PromptAnswer, ...]) -> Problem[OutcomeT]:
        """The same problem after these dice and decisions.

        Raises `BadInputError` for an impossible answer.
        """
        if not answers:
            return self
        _require_possible_answers(self.rule, answers)
        return replace(self, rule=bind(resume_play, self.rule, answers), symmetry_reduced_rule=None)

    def simplify(self, rule: BoundRule[T]) -> BoundRule[T]:
        """The rule that replaces one that play can reach: simplified, if the problem has a `simplification`."""
        return rule if self.simplification is None else simplify_rule(rule, self.simplification)


def _require_possible_answers(rule: BoundRule[StepResult[OutcomeT]], answers: tuple[PromptAnswer, ...]) -> None:
    """Replay the answers. Raises `BadInputError` for an impossible one."""
    try:
        replay(rule, answers)
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

    `position_chances` are the chances of positions on the game's board, for a picture of it. `preview` is a picture of
    the described situation. `trials` are other situations that show the use of something named here. `named` are the
    pieces that the request names, in its order.

    >>> from rulewright import load_rules
    >>> enemies = [{"strength": 5}, {"strength": 4}]
    >>> report = load_rules().resolve({"situation": "talisman/trophies", "trophies": enemies})
    >>> report.fields["wasted"]
    {'strength': 2, 'craft': 0}
    >>> report.statements[0].sentence.render("en")
    'Trade in the trophies worth 5 + 4 points: you gain 1 Strength and waste 2 points.'
    """

    situation: str
    fields: Mapping[str, Any]
    statements: tuple[Statement, ...] = field(repr=False)
    position_chances: Mapping[str, Fraction] = field(default_factory=dict)
    trials: tuple[Trial, ...] = field(default=(), repr=False)
    preview: Preview | None = field(default=None, repr=False)
    named: tuple[NamedPiece, ...] = field(default=(), repr=False)

    def as_json(self, language: str = Language.EN) -> dict[str, object]:
        """The contract's object, with sentences in `language`. Raises `ValueError` for an unknown one."""
        language = Language(language)
        named = [piece.as_json(language) for piece in self.named]
        return {"schema": 1, "situation": self.situation, **self.fields, "named": named}


@dataclass(frozen=True)
class Trial:
    """A situation with and without a thing: the entry of that thing, and the values of a form by path."""

    entry: str
    situation: str
    form_values: Mapping[str, Any]
    values_without: Mapping[str, Any]


@dataclass(frozen=True)
class Statement:
    """One statement of a report and the full ids of the entries that it rests on.

    Values of the sentence may be a `EntryLink` to an entry of the game, rendered as its title. They may be a
    `Fraction`, rendered as a chance, or a tuple of fractions: the chances by the end of turn 1, 2, …. `subject` is the
    entry that the statement concerns, if its words do not name it. With `is_summary`, it sums up the lines after it, or
    answers first.
    """

    sentence: Phrase
    entries: tuple[str, ...]
    subject: str | None = None
    is_summary: bool = False


@dataclass(frozen=True)
class Preview:
    """The picture, with words on its spots by id, and the reader's spots in `current_spots`; `caption` explains the
    picture.

    The lines of the report state everything that it shows.
    """

    picture: Picture
    caption: Phrase
    spot_labels: Mapping[str, str] = field(default_factory=dict)
    current_spots: tuple[str, ...] = ()
