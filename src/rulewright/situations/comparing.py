"""What would change an answer: another reading of the rules, or something more in the hero's hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from rulewright.engine.rational import as_string
from rulewright.engine.solver import Solver
from rulewright.errors import BadInputError, LimitError
from rulewright.language import Language
from rulewright.language.phrase import Phrase
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.situation import Situation
from rulewright.situations.solving import EXACTLY, TO_COMPARE, Effort


@dataclass(frozen=True)
class OtherReading:
    """The answer when one variant has another value; `entry` (a whole id) tells of the question."""

    variant: str
    value: str | bool | int
    entry: str
    answer: Answer

    def as_json(self) -> dict[str, object]:
        """The reading as an object of the answer's `what_if`."""
        return {"variant": self.variant, "value": self.value, "entry": self.entry, **_numbers(self.answer)}


@dataclass(frozen=True)
class Help:
    """The answer when the hero has something more."""

    name: Phrase
    request: Mapping[str, Any]
    answer: Answer

    def as_json(self, language: Language) -> dict[str, object]:
        """The help as an object of the answer's `what_would_help`."""
        return {"change": self.name.render(language), **_numbers(self.answer)}


def _numbers(answer: Answer) -> dict[str, object]:
    told = answer.as_json()
    return {"probability": told["probability"], "expected": told["expected"]}


@dataclass(frozen=True)
class LastOne:
    """What the last of something is worth to the hero: the answer without it, and what is lost of the first measure."""

    name: Phrase
    answer: Answer
    worth: Fraction

    def as_json(self, language: Language) -> dict[str, object]:
        """The last one as an object of the answer's `what_is_the_last_worth`."""
        return {"of": self.name.render(language), "worth": as_string(self.worth), **_numbers(self.answer)}


@dataclass(frozen=True)
class Lacking:
    """A request in which the hero does not have the last of something."""

    name: Phrase
    request: Mapping[str, Any]

    def costs(self, answer: Answer, other: Answer) -> LastOne:
        """What the last one is worth, by the answer with it and the one without."""
        return LastOne(self.name, other, answer.worth[0] - other.worth[0])


@dataclass(frozen=True)
class Reading:
    """A request with another reading: the value of one variant; `entry` (a whole id) tells of the question."""

    variant: str
    value: str | bool | int
    entry: str
    request: Mapping[str, Any]

    def changes(self, answer: Answer, other: Answer) -> OtherReading | None:
        """The reading with its answer, `None` where that is the same."""
        if other.probability == answer.probability and other.expected == answer.expected:
            return None
        return OtherReading(self.variant, self.value, self.entry, other)


@dataclass(frozen=True)
class Improved:
    """A request in which the hero has something more."""

    name: Phrase
    request: Mapping[str, Any]

    def helps(self, answer: Answer, better: Answer) -> Help | None:
        """The help with its answer, `None` where it helps neither the goal nor to come to an end sooner."""
        return Help(self.name, self.request, better) if merit(better) > merit(answer) else None


def merit(answer: Answer) -> tuple[Fraction, ...]:
    """By what answers to a situation are compared, more being better: the goal's measures, then fewer turns."""
    return (*answer.worth, -answer.expected["turns"])


def readings(situation: Situation, request: Mapping[str, Any]) -> list[Reading]:
    """The other readings of a request, one variant at a time."""
    given = request.get("variants") or {}
    game = situation.id.split("/")[0]
    return [
        Reading(name, value, f"{game}/{variant.entry}", {**request, "variants": {**given, name: value}})
        for name, variant in situation.variants.items()
        for value in variant.values
        if value != given.get(name, variant.values[0])
    ]


def improved(situation: Situation, request: Mapping[str, Any]) -> list[Improved]:
    """The requests in which the hero has something more that could matter."""
    changed = ((each.name, each.applied(request)) for each in situation.improvements)
    return [Improved(name, better) for name, better in changed if better is not None]


def lacking(situation: Situation, request: Mapping[str, Any]) -> list[Lacking]:
    """The requests in which the hero lacks the last fate token and the like."""
    fewer = ((each.last, each.without_the_last(request)) for each in situation.improvements)
    return [Lacking(name, without) for name, without in fewer if name is not None and without is not None]


@dataclass
class Comparer:
    """Works out what an answer is compared with, as long as all of it together is not too large.

    `left_out` counts what was. What an estimate could be compared with is left out, because it would differ by chance.
    """

    catalogue: Catalogue
    effort: Effort = EXACTLY
    solver: Solver = field(default_factory=Solver)
    left_out: int = 0
    _steps: int = 0

    def resolved(self, request: Mapping[str, Any], answer: Answer) -> Answer | None:
        """The answer to a request like that of `answer`; `None` where it makes no sense, or is too large.

        Raises `LimitError` where the time is over.
        """
        limits = self.effort.limits
        if self.effort.may_estimate:
            if answer.sampling is not None and not self.effort.samples:
                self.left_out += 1
                return None
            limits = replace(limits, steps=max(TO_COMPARE - self._steps, 0))
        effort = replace(self.effort, limits=limits, explains=False, may_estimate=False)
        before = self.solver.unfolder.clock
        try:
            other = self.catalogue.resolve(request, effort, self.solver)
        except BadInputError:
            return None  # it does not fit the answers given so far, or the bounds
        except LimitError as error:
            if not self.effort.may_estimate or error.code == "time-limit":
                raise
            self.left_out += 1
            return None
        finally:
            if self.solver.unfolder.clock is not before:
                self._steps += self.solver.unfolder.clock.steps
        assert isinstance(other, Answer)
        return other


def other_readings(comparer: Comparer, request: Mapping[str, Any], answer: Answer) -> Iterator[OtherReading]:
    """The readings that would change the answer's probabilities or expectations, one variant at a time."""
    for reading in readings(comparer.catalogue.situation(request.get("situation")), request):
        other = comparer.resolved(reading.request, answer)
        found = None if other is None else reading.changes(answer, other)
        if found is not None:
            yield found


def what_would_help(comparer: Comparer, request: Mapping[str, Any], answer: Answer) -> list[Help]:
    """What the hero could have more of that serves its goal, the most helpful first."""
    helps = []
    for each in improved(comparer.catalogue.situation(request.get("situation")), request):
        better = comparer.resolved(each.request, answer)
        found = None if better is None else each.helps(answer, better)
        if found is not None:
            helps.append(found)
    return sorted(helps, key=lambda each: merit(each.answer), reverse=True)


def last_ones(comparer: Comparer, request: Mapping[str, Any], answer: Answer) -> list[LastOne]:
    """What the last fate token and the like are worth here, by the goal's first measure."""
    found = []
    for each in comparer.catalogue.situation(request.get("situation")).improvements:
        fewer = each.without_the_last(request)
        if fewer is None or each.last is None:
            continue
        other = comparer.resolved(fewer, answer)
        if other is not None:
            found.append(LastOne(each.last, other, answer.worth[0] - other.worth[0]))
    return found
