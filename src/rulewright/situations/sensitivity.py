"""The sensitivity of an answer to another reading of a rule, to one more or one fewer of something, to a switch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Generic, TypeVar

from rulewright.engine.arithmetic import as_string
from rulewright.engine.solver import Solver
from rulewright.errors import BadInputError, LimitError, RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import Phrase
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.form_fields import list_fields
from rulewright.situations.problem import Report
from rulewright.situations.situation import Situation
from rulewright.situations.solving import EXACT, MAX_COMPARISON_STEPS, Effort


@dataclass(frozen=True)
class RuleVariant:
    """A request with another value of one variant; `entry` is the full id of the entry on the question."""

    request: Mapping[str, Any]
    variant: str
    value: str | bool | int
    entry: str


@dataclass(frozen=True)
class MarginalGain:
    """A request in which the hero has something more."""

    request: Mapping[str, Any]
    name: Phrase


@dataclass(frozen=True)
class Switch:
    """A request with one switch of the form toggled: the field at `path` has this `value`."""

    request: Mapping[str, Any]
    name: Phrase
    path: str
    value: bool = True


@dataclass(frozen=True)
class MarginalLoss:
    """A request in which the hero does not have the last of something."""

    request: Mapping[str, Any]
    name: Phrase


Variation = RuleVariant | MarginalGain | Switch | MarginalLoss
"""A request that differs in one thing from the original one."""
VariationT_co = TypeVar("VariationT_co", bound=Variation, covariant=True)


@dataclass(frozen=True)
class VariedAnswer(Generic[VariationT_co]):
    """A variation with its answer; `loss` is the difference of the goal's first measure to the original answer."""

    variation: VariationT_co
    answer: Answer
    loss: Fraction

    def as_json(self, language: Language) -> dict[str, object]:
        """The variation as the contract's object."""
        numbers = self.answer.as_json(language)
        return {
            **self._identity(language),
            "probability": numbers["probability"],
            "expected": numbers["expected"],
        }

    def _identity(self, language: Language) -> dict[str, object]:
        match self.variation:
            case RuleVariant(_, variant, value, entry):
                return {"variant": variant, "value": value, "entry": entry}
            case MarginalGain(_, name):
                return {"change": name.render(language)}
            case Switch(_, name, path, is_on):
                return {"change": name.render(language), "path": path, "value": is_on}
            case MarginalLoss(_, name):
                return {"of": name.render(language), "worth": as_string(self.loss)}


@dataclass(frozen=True)
class Sensitivity:
    """The variations that change an answer.

    Variants change its probabilities or expected values. Gains and switches improve the hero's goal, the most helpful
    first. Losses are always listed. `left_out` counts the variations that are too large to compare.
    """

    variants: tuple[VariedAnswer[RuleVariant], ...]
    gains: tuple[VariedAnswer[MarginalGain], ...]
    switches: tuple[VariedAnswer[Switch], ...]
    losses: tuple[VariedAnswer[MarginalLoss], ...]
    left_out: int

    @property
    def helpful(self) -> tuple[VariedAnswer[MarginalGain | Switch], ...]:
        """Gains and switches together, the most helpful first."""
        return _ranked((*self.gains, *self.switches))

    def as_json(self, language: Language) -> dict[str, object]:
        """The fields of an answer about its sensitivity."""
        return {
            "what_if": [each.as_json(language) for each in self.variants],
            "what_would_help": [each.as_json(language) for each in self.gains],
            "switches": [each.as_json(language) for each in self.switches],
            "what_is_the_last_worth": [each.as_json(language) for each in self.losses],
            **({"not_compared": self.left_out} if self.left_out else {}),
        }


def variations_of(situation: Situation, request: Mapping[str, Any]) -> list[Variation]:
    """Every variation of a request."""
    return [
        *rule_variants(situation, request),
        *marginal_gains(situation, request),
        *marginal_losses(situation, request),
        *switches(situation, request),
    ]


def rule_variants(situation: Situation, request: Mapping[str, Any]) -> Iterator[RuleVariant]:
    """The other readings of a request, one variant at a time."""
    given = request.get("variants") or {}
    game = situation.id.split("/")[0]
    for name, variant in situation.variants.items():
        for value in variant.values:
            if value != given.get(name, variant.values[0]):
                changed = {**request, "variants": {**given, name: value}}
                yield RuleVariant(changed, name, value, f"{game}/{variant.entry}")


def marginal_gains(situation: Situation, request: Mapping[str, Any]) -> Iterator[MarginalGain]:
    """The requests in which the hero has something more that could matter."""
    for each in situation.improvements:
        changed = each.apply(request)
        if changed is not None:
            yield MarginalGain(changed, each.name)


def marginal_losses(situation: Situation, request: Mapping[str, Any]) -> Iterator[MarginalLoss]:
    """The requests in which the hero lacks the last of something, such as the last fate token."""
    for each in situation.improvements:
        changed = each.remove_last(request)
        if changed is not None and each.last_one_name is not None:
            yield MarginalLoss(changed, each.last_one_name)


def switches(situation: Situation, request: Mapping[str, Any]) -> Iterator[Switch]:
    """The requests with one more switch of the situation's form on; readings do not count as switches."""
    flags = {field.path: field.default for field in list_fields(situation.request) if field.is_flag}
    for path in situation.form_defaults:
        if path not in flags or path.startswith("variants."):
            continue
        changed = dict(request)
        place, (*parents, name) = changed, path.split(".")
        for parent in parents:
            place[parent] = place = dict(place.get(parent) or {})
        if not place.get(name, flags[path]):
            place[name] = True
            yield Switch(changed, situation.label(path), path)


def sensitivity(
    catalogue: Catalogue,
    request: Mapping[str, Any],
    answer: Answer,
    effort: Effort = EXACT,
    solver: Solver | None = None,
) -> Sensitivity:
    """The sensitivity of the answer to a request; the `solver` that has found the answer makes it faster.

    If the answer may be estimated, all variations together take at most `MAX_COMPARISON_STEPS` steps. An estimate
    without requested samples is not compared, because answers would differ by chance. Raises `LimitError` if the time
    is over.
    """
    variations = variations_of(catalogue.get_situation(request.get("situation")), request)
    if effort.may_estimate and answer.sampling is not None and not effort.samples:
        return Sensitivity((), (), (), (), len(variations))
    return compare(answer, variations, list(_resolve(catalogue, variations, effort, solver or Solver())))


def _resolve(
    catalogue: Catalogue, variations: Sequence[Variation], effort: Effort, solver: Solver
) -> Iterator[Answer | Report | RulewrightError]:
    """The answer to each variation, or its error."""
    left = MAX_COMPARISON_STEPS
    for variation in variations:
        limits = replace(effort.limits, steps=max(left, 0)) if effort.may_estimate else effort.limits
        outcome: Answer | Report | RulewrightError
        try:
            outcome = catalogue.resolve(variation.request, replace(effort.for_comparison, limits=limits), solver)
            left -= solver.steps
        except BadInputError as error:  # the variation contradicts the answers so far or the bounds; nothing was solved
            outcome = error
        except LimitError as error:
            if not effort.may_estimate or error.code == "time-limit":
                raise
            outcome = error
            left -= solver.steps
        yield outcome


def compare(
    answer: Answer, variations: Sequence[Variation], outcomes: Sequence[Answer | Report | RulewrightError]
) -> Sensitivity:
    """The sensitivity of an answer from the answer or error of each variation.

    Variations that make no sense are left out; those that are too large are counted.
    """
    variants: list[VariedAnswer[RuleVariant]] = []
    gains: list[VariedAnswer[MarginalGain]] = []
    switches_: list[VariedAnswer[Switch]] = []
    losses: list[VariedAnswer[MarginalLoss]] = []
    left_out = 0
    for variation, outcome in zip(variations, outcomes, strict=True):
        if not isinstance(outcome, Answer):
            left_out += isinstance(outcome, RulewrightError) and not isinstance(outcome, BadInputError)
            continue
        is_better = _merit(outcome) > _merit(answer)
        loss = answer.goal_values[0] - outcome.goal_values[0]
        match variation:
            case RuleVariant():
                if (outcome.probability, outcome.expected) != (answer.probability, answer.expected):
                    variants.append(VariedAnswer(variation, outcome, loss))
            case MarginalGain():
                if is_better:
                    gains.append(VariedAnswer(variation, outcome, loss))
            case Switch():
                if is_better:
                    switches_.append(VariedAnswer(variation, outcome, loss))
            case MarginalLoss():
                losses.append(VariedAnswer(variation, outcome, loss))
    return Sensitivity(tuple(variants), _ranked(gains), _ranked(switches_), tuple(losses), left_out)


def _ranked(found: Iterable[VariedAnswer[VariationT_co]]) -> tuple[VariedAnswer[VariationT_co], ...]:
    """The answers sorted by merit, the most helpful first; the sort is stable."""
    return tuple(sorted(found, key=lambda each: _merit(each.answer), reverse=True))


def _merit(answer: Answer) -> tuple[Fraction, ...]:
    """The sort key of answers to a situation, more being better: the goal's measures, then fewer turns."""
    return (*answer.goal_values, -answer.expected["turns"])
