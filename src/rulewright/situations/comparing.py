"""What would change an answer: another reading of the rules, or something more in the hero's hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.phrase import Phrase
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.solving import EXACTLY, Effort


@dataclass(frozen=True)
class OtherReading:
    """The answer when one variant has another value; `entry` (a whole id) tells of the question."""

    variant: str
    value: str | bool | int
    entry: str
    answer: Answer

    def as_json(self) -> dict[str, object]:
        """The reading as an object of the answer's `what_if`."""
        probability = self.answer.as_json()["probability"]
        return {"variant": self.variant, "value": self.value, "entry": self.entry, "probability": probability}


@dataclass(frozen=True)
class Help:
    """The answer when the hero has something more."""

    name: Phrase
    request: Mapping[str, Any]
    answer: Answer

    def as_json(self, language: Language) -> dict[str, object]:
        """The help as an object of the answer's `what_would_help`."""
        return {"change": self.name.render(language), "probability": self.answer.as_json()["probability"]}


def other_readings(
    catalogue: Catalogue, request: Mapping[str, Any], answer: Answer, effort: Effort = EXACTLY
) -> Iterator[OtherReading]:
    """The readings that would change the answer's probabilities or expectations, one variant at a time."""
    situation = catalogue.situation(request.get("situation"))
    given = request.get("variants") or {}
    for name, variant in situation.variants.items():
        current = given.get(name, variant.values[0])
        for value in variant.values:
            if value == current:
                continue
            changed = {**request, "variants": {**given, name: value}}
            try:
                other = catalogue.resolve(changed, effort)
            except BadInputError:
                continue  # the answers given so far do not fit this reading
            assert isinstance(other, Answer)
            if other.probability != answer.probability or other.expected != answer.expected:
                yield OtherReading(name, value, f"{situation.id.split('/')[0]}/{variant.entry}", other)


def what_would_help(
    catalogue: Catalogue, request: Mapping[str, Any], answer: Answer, effort: Effort = EXACTLY
) -> list[Help]:
    """What the hero could have more of that makes its goal likelier, the most helpful first."""
    situation = catalogue.situation(request.get("situation"))
    helps = []
    for improvement in situation.improvements:
        changed = improvement.applied(request)
        if changed is None:
            continue
        try:
            better = catalogue.resolve(changed, effort)
        except BadInputError:
            continue  # beyond the bounds, or nothing that matters here
        assert isinstance(better, Answer)
        if better.worth > answer.worth:
            helps.append(Help(improvement.name, changed, better))
    return sorted(helps, key=lambda each: each.answer.worth, reverse=True)
