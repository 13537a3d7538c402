"""The answer to a situation, as values and as the JSON of the contract."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from html import escape

from rulewright.engine.arithmetic import ZERO, FractionRepr, as_string
from rulewright.engine.decision_list import DecisionList
from rulewright.engine.decisions import DecisionCase
from rulewright.engine.effects import Facts, Status
from rulewright.engine.trace import TraceNode
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations import confidence_intervals
from rulewright.situations.named import NamedPiece


@dataclass(frozen=True, repr=False)
class AnswerOutcome(FractionRepr):
    """One outcome: its result, the remaining numbers of the hero (`life`, `fate`, …), its probability.

    `others` holds the remaining numbers of other beings, by the request's field that describes them. `extra_fields`
    holds further fields of the outcome.
    """

    result: str
    hero: Mapping[str, int]
    probability: Fraction
    extra_fields: Mapping[str, bool] = field(default_factory=dict)
    others: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        """The outcome as a JSON object of the answer."""
        return {
            "result": self.result,
            "hero": dict(self.hero),
            **{name: dict(left) for name, left in self.others.items()},
            **self.extra_fields,
            "probability": as_string(self.probability),
        }


class SamplingPolicy(StrEnum):
    """The policy by which the samples of an estimate are played."""

    BEST = "best-decisions"
    """The best decisions: the situation is solved."""
    SIMPLER = "simpler-situation"
    """The best decisions of a situation with less in hand or less foresight; better ones may exist."""
    HORIZON = "limited-foresight"
    """The best decisions within a limited number of steps; beyond it the first options."""


@dataclass(frozen=True, repr=False)
class Sampling(FractionRepr):
    """The origin of an estimate: the number of samples, the seed, the mean number of turns, the policy."""

    samples: int
    seed: int
    expected_turns: Fraction
    policy: SamplingPolicy = SamplingPolicy.BEST

    def standard_error(self, probability: Fraction) -> float:
        """The standard error of a probability estimated as `probability`."""
        return math.sqrt(float(probability * (1 - probability)) / self.samples)

    def interval(self, probability: Fraction) -> tuple[float, float]:
        """The 95 % confidence interval (Wilson) of a probability estimated as `probability`."""
        return confidence_intervals.proportion_interval(float(probability), self.samples)

    def margin(self, probability: Fraction) -> float:
        """The distance from a probability estimated as `probability` to the farther end of its interval."""
        return max(abs(end - float(probability)) for end in self.interval(probability))


EMPTY_TRACE = TraceNode("", Status.CONSIDERED, None, {}, ZERO, ())
"""The trace of an answer without explanation."""
_COST_IN_POINTS = phrase("a-simpler-rule-amount-percentage-points")
_COST_IN_AMOUNT = phrase("a-simpler-rule-amount-less-than")


@dataclass(frozen=True, repr=False)
class Advice(FractionRepr):
    """Advice for one kind of decision at one stage of play: a rule, its sentence, and the cases.

    `measures` names the values of each case's options, in the goal's order. Without a `rule` there are only the cases.
    `cost` is the loss in the first measure if a player follows the rule here and the answer's policy elsewhere; the
    sentence has it if `is_cost_told`.
    `omitted_cases` counts the unlikely cases that are not listed.
    """

    choice: str
    entry: str
    sentence: Phrase = field(repr=False)
    measures: tuple[str, ...]
    cases: tuple[DecisionCase, ...]
    stage: Facts = field(default_factory=dict)
    rule: DecisionList | None = None
    cost: Fraction = ZERO
    is_cost_told: bool = False
    is_chance: bool = True
    omitted_cases: int = 0

    def text(self, language: str) -> str | None:
        """The rule as a sentence, with its cost; `None` without a rule. Raises `ValueError` for an unknown language."""
        return None if self.rule is None else self.summary(language)

    def summary(self, language: str) -> str:
        """The text or, without a rule, the sentence that refers readers to the cases. Raises `ValueError` likewise."""
        told = self.sentence.render(language)
        if not self.is_cost_told:
            return told
        amount = 100 * self.cost if self.is_chance else self.cost
        cost = (_COST_IN_POINTS if self.is_chance else _COST_IN_AMOUNT).with_values({"amount": amount})
        return f"{told} {cost.render(language)}"

    def as_json(self, language: str) -> dict[str, object]:
        """The advice as a JSON object of the answer; `text` is its sentence in `language`."""
        return {
            "choice": self.choice,
            "entry": self.entry,
            **({"stage": dict(self.stage)} if self.stage else {}),
            "text": self.text(language),
            **({} if self.rule is None else {"rule": self.rule.as_json(), "cost": as_string(self.cost)}),
            "cases": [
                {
                    "facts": dict(case.facts),
                    "option": case.option,
                    "options": {
                        option: dict(zip(self.measures, map(as_string, value), strict=False))
                        for option, value in case.options.items()
                    },
                    "probability": as_string(case.probability),
                }
                for case in self.cases
            ],
            **({"left_out": self.omitted_cases} if self.omitted_cases else {}),
        }


@dataclass(frozen=True, repr=False)
class PathStop(FractionRepr):
    """A place on the way: the chance to reach it, and the chance of each result that ends the way there."""

    position: str
    reach_probability: Fraction
    end_probabilities: Mapping[str, Fraction]

    def as_json(self) -> dict[str, object]:
        """The place as a JSON object of the answer's `path`."""
        ends = {result: as_string(share) for result, share in self.end_probabilities.items()}
        return {"position": self.position, "reach": as_string(self.reach_probability), "ends": ends}


@dataclass(frozen=True, repr=False)
class Answer(FractionRepr):
    """The answer to a situation: exact, or an estimate with `sampling`.

    Its `repr` shows only the numbers: chances, expected values, and the sampling of an estimate.

    >>> from rulewright import load_rules
    >>> hero, foe = {"strength": 4, "fate": 1}, {"strength": 4}
    >>> answer = load_rules().resolve({"situation": "talisman/battle", "hero": hero, "foe": foe})
    >>> str(answer.probability["life-lost"]), str(answer.expected["life"])
    ('65/216', '799/216')
    """

    situation: str
    goal: str
    probability: Mapping[str, Fraction]
    """The chance of every declared result, also of the impossible ones."""
    outcomes: tuple[AnswerOutcome, ...] = field(repr=False)
    """The possible outcomes, in the order of the results."""
    expected: Mapping[str, Fraction]
    """The expected number of turns, and of the hero's numbers in the outcomes."""
    sampling: Sampling | None
    """The origin of an estimate; `None` for an exact answer."""
    goal_values: tuple[Fraction, ...] = field(repr=False)
    """The values of the goal's measures, signed so that more is better."""
    measure_values: Mapping[str, Fraction] = field(repr=False)
    """The unsigned values of the goal's measures, by name; empty for an estimate."""
    wanted_results: tuple[str, ...] = field(repr=False)
    """The results that the player wants, if the goal leaves them to the request."""
    rounds: int = field(repr=False)
    """The number of turns, attempts or fights; 0 if it is not bounded."""
    points: Mapping[str, Fraction] = field(repr=False)
    """The points of each result, and under `fate` of each fate token left, if the goal counts points."""
    advice: tuple[Advice, ...] = field(default=(), repr=False)
    trace: TraceNode = field(default=EMPTY_TRACE, repr=False)
    by_turn: tuple[Fraction, ...] = field(default=(), repr=False)
    """The chances that play is over by the end of turn 1, 2, …; empty if they are not shown."""
    path: tuple[PathStop, ...] = field(default=(), repr=False)
    """The places that play leads over, if it crosses the board."""
    named: tuple[NamedPiece, ...] = field(default=(), repr=False)
    """The pieces that the request names, in its order."""
    without_effect: tuple[str, ...] = field(default=(), repr=False)
    """The fields that the request gives, by path, though they do not matter with the others."""

    def _repr_html_(self) -> str:
        """The chances as an HTML table, for notebooks."""
        rows = (
            f"<tr><td>{escape(result)}</td><td>{as_string(share)}</td><td>{float(share):.1%}</td></tr>"
            for result, share in self.probability.items()
        )
        return f"<table>{''.join(rows)}</table>"

    def as_json(self, language: str = Language.EN) -> dict[str, object]:
        """The answer as the contract's object, with sentences in `language`. Raises `ValueError` for an unknown one."""
        language = Language(language)
        answer = {
            "schema": 1,
            "situation": self.situation,
            "goal": self.goal,
            "probability": {result: as_string(share) for result, share in self.probability.items()},
            "outcomes": [line.as_json() for line in self.outcomes],
            "expected": {name: as_string(number) for name, number in self.expected.items()},
            "named": [piece.as_json(language) for piece in self.named],
            **({"without_effect": list(self.without_effect)} if self.without_effect else {}),
            **({"points": {name: as_string(each) for name, each in self.points.items()}} if self.points else {}),
            **({"by_turn": [as_string(share) for share in self.by_turn]} if self.by_turn else {}),
            **({"path": [stop.as_json() for stop in self.path]} if self.path else {}),
            "advice": [advice.as_json(language) for advice in self.advice],
            "trace": self.trace.as_json(),
        }
        if self.sampling is not None:
            answer["sampling"] = {
                "samples": self.sampling.samples,
                "seed": self.sampling.seed,
                "method": str(self.sampling.policy),
                "standard_error": {
                    result: self.sampling.standard_error(share) for result, share in self.probability.items()
                },
                "interval": {result: list(self.sampling.interval(share)) for result, share in self.probability.items()},
            }
        return answer
