"""The answer to a situation, as values and as the JSON of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from rulewright.engine.rational import as_string
from rulewright.engine.solver import DecisionCase
from rulewright.engine.trace import TraceNode
from rulewright.language import Language
from rulewright.phrase import Phrase


@dataclass(frozen=True)
class OutcomeLine:
    """One outcome: its result, what is left of the hero (`life`, `fate`, …), its probability."""

    result: str
    hero: Mapping[str, int]
    probability: Fraction


@dataclass(frozen=True)
class Advice:
    """What to decide at one kind of decision, in words and case by case.

    `measures` names the numbers that each case's options are worth, in the goal's order.
    """

    choice: str
    entry: str
    sentence: Phrase
    measures: tuple[str, ...]
    cases: tuple[DecisionCase, ...]

    def as_json(self, language: Language) -> dict[str, object]:
        """The advice as an object of the answer; `text` is its sentence in `language`."""
        return {
            "choice": self.choice,
            "entry": self.entry,
            "text": self.sentence.render(language),
            "cases": [
                {
                    "facts": dict(case.facts),
                    "option": case.option,
                    "options": {
                        option: dict(zip(self.measures, map(as_string, value), strict=True))
                        for option, value in case.options.items()
                    },
                    "probability": as_string(case.probability),
                }
                for case in self.cases
            ],
        }


@dataclass(frozen=True)
class Answer:
    """The exact answer to a situation.

    `probability` has every declared result, also the impossible ones; `outcomes` only those that can happen, in
    the order of the results; `expected` holds turns, life and fate.
    """

    situation: str
    goal: str
    probability: Mapping[str, Fraction]
    outcomes: tuple[OutcomeLine, ...]
    expected: Mapping[str, Fraction]
    advice: tuple[Advice, ...]
    trace: TraceNode

    def as_json(self, language: Language = Language.EN) -> dict[str, object]:
        """The answer as the contract's object; sentences in `language`."""
        return {
            "schema": 1,
            "situation": self.situation,
            "goal": self.goal,
            "probability": {result: as_string(share) for result, share in self.probability.items()},
            "outcomes": [
                {"result": line.result, "hero": dict(line.hero), "probability": as_string(line.probability)}
                for line in self.outcomes
            ],
            "expected": {name: as_string(number) for name, number in self.expected.items()},
            "advice": [advice.as_json(language) for advice in self.advice],
            "trace": self.trace.as_json(),
        }
