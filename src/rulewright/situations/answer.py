"""The answer to a situation, as values and as the JSON of the contract."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from html import escape

from rulewright.engine.decision_list import DecisionList
from rulewright.engine.decisions import DecisionCase
from rulewright.engine.effects import Facts, Status
from rulewright.engine.rational import ZERO, FractionRepr, as_string
from rulewright.engine.trace import TraceNode
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations import intervals

LEAST_TOLD = Fraction(1, 100)
"""A rule's cost below this is told as next to nothing, since numbers have two decimals in sentences."""
SMALL = Fraction(1, 10)
"""The percentage points below which a cost is `small`, for languages that tell it with one decimal."""


@dataclass(frozen=True, repr=False)
class OutcomeLine(FractionRepr):
    """One outcome: its result, what is left of the hero (`life`, `fate`, …), its probability.

    `others` holds what is left of others, by the field of the request that tells of them, `extra` what else an answer
    tells of it, by field.
    """

    result: str
    hero: Mapping[str, int]
    probability: Fraction
    extra: Mapping[str, bool] = field(default_factory=dict)
    others: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        """The outcome as an object of the answer."""
        return {
            "result": self.result,
            "hero": dict(self.hero),
            **{name: dict(left) for name, left in self.others.items()},
            **self.extra,
            "probability": as_string(self.probability),
        }


class Method(StrEnum):
    """By whose decisions the samples of an estimate are played."""

    BEST = "best-decisions"
    """The best ones: the situation is solved."""
    SIMPLER = "simpler-situation"
    """The best ones of a situation with less in hand, or less foreseen; better ones may exist."""
    HORIZON = "limited-foresight"
    """The best ones as far ahead as they were looked at; beyond it the first options."""


@dataclass(frozen=True, repr=False)
class Sampling(FractionRepr):
    """How an estimate came about: the number of samples, the seed, the turns in the mean, how play is decided."""

    samples: int
    seed: int
    turns: Fraction
    method: Method = Method.BEST

    def standard_error(self, share: Fraction) -> float:
        """The standard error of a probability estimated as `share`."""
        return math.sqrt(float(share * (1 - share)) / self.samples)

    def interval(self, share: Fraction) -> tuple[float, float]:
        """Between which probabilities the true one is, 19 times of 20, where it is estimated as `share` (Wilson)."""
        return intervals.of_share(float(share), self.samples)


UNEXPLAINED = TraceNode("", Status.CONSIDERED, None, {}, ZERO, ())
"""The trace of an answer of which only the numbers are asked for."""
_COST = phrase("a-simpler-rule-amount-percentage-points")
_OTHER_COST = phrase("a-simpler-rule-amount-less-than")
_HARDLY_ANY_COST = phrase("a-simpler-rule-next-to-nothing")


@dataclass(frozen=True, repr=False)
class Advice(FractionRepr):
    """What to decide at one kind of decision and stage of play: a rule, in words, and case by case.

    `measures` names the numbers that each case's options are worth, in the goal's order. Without a `rule` the cases say
    it alone. `cost` is what following it loses of the first measure, everything else decided as the answer has it.
    `left_out` counts the unlikely cases that are not told.
    """

    choice: str
    entry: str
    sentence: Phrase = field(repr=False)
    measures: tuple[str, ...]
    cases: tuple[DecisionCase, ...]
    stage: Facts = field(default_factory=dict)
    rule: DecisionList | None = None
    cost: Fraction = ZERO
    is_chance: bool = True
    left_out: int = 0

    def text(self, language: str) -> str:
        """The rule in words, with what it costs. Raises `ValueError` for an unknown language."""
        told = self.sentence.render(language)
        if not self.cost:
            return told
        amount = 100 * self.cost if self.is_chance else self.cost
        if amount < LEAST_TOLD:
            cost = _HARDLY_ANY_COST.filled({"of": "chance" if self.is_chance else "worth"})
        elif self.is_chance:
            cost = _COST.filled({"amount": amount, "size": "small" if amount < SMALL else "large"})
        else:
            cost = _OTHER_COST.filled({"amount": amount})
        return f"{told} {cost.render(language)}"

    def as_json(self, language: str) -> dict[str, object]:
        """The advice as an object of the answer; `text` is its sentence in `language`."""
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
            **({"left_out": self.left_out} if self.left_out else {}),
        }


@dataclass(frozen=True, repr=False)
class Stop(FractionRepr):
    """A place on the way: the chance to reach it at all, and that of each result with which the way ends there."""

    position: str
    reach: Fraction
    ends: Mapping[str, Fraction]

    def as_json(self) -> dict[str, object]:
        """The place as an object of the answer's `path`."""
        ends = {result: as_string(share) for result, share in self.ends.items()}
        return {"position": self.position, "reach": as_string(self.reach), "ends": ends}


@dataclass(frozen=True, repr=False)
class Answer(FractionRepr):
    """The exact answer to a situation.

    `probability` has every declared result, also the impossible ones; `outcomes` only those that can happen, in
    the order of the results; `expected` holds turns and what the outcomes tell of the hero. Where the answer is an
    estimate, `sampling` says how it came about. `worth` are the goal's measures, signed so that more is better, and
    `measures` the same by their names as they are; `by_turn` the chances that it is over by the end of turn 1, 2, …,
    where these are told. `asked` are the results that the player wants, where the goal leaves that to the request.
    Where play leads over the board, `path` tells its places, by position. `rounds` is how many turns, attempts or
    fights it is of, 0 where that is not bounded.
    `prices` are the points of results, and under `fate` of each token left, where the goal counts such.

    Its `repr` shows the numbers alone: chances, expectations, and how they were estimated.
    """

    situation: str
    goal: str
    probability: Mapping[str, Fraction]
    outcomes: tuple[OutcomeLine, ...] = field(repr=False)
    expected: Mapping[str, Fraction]
    sampling: Sampling | None
    worth: tuple[Fraction, ...] = field(repr=False)
    measures: Mapping[str, Fraction] = field(repr=False)
    asked: tuple[str, ...] = field(repr=False)
    rounds: int = field(repr=False)
    prices: Mapping[str, Fraction] = field(repr=False)
    advice: tuple[Advice, ...] = field(default=(), repr=False)
    trace: TraceNode = field(default=UNEXPLAINED, repr=False)
    by_turn: tuple[Fraction, ...] = field(default=(), repr=False)
    path: tuple[Stop, ...] = field(default=(), repr=False)

    def _repr_html_(self) -> str:
        """The chances as a table, for notebooks."""
        rows = (
            f"<tr><td>{escape(result)}</td><td>{as_string(share)}</td><td>{float(share):.1%}</td></tr>"
            for result, share in self.probability.items()
        )
        return f"<table>{''.join(rows)}</table>"

    def as_json(self, language: str = Language.EN) -> dict[str, object]:
        """The answer as the contract's object; sentences in `language`. Raises `ValueError` for an unknown one."""
        language = Language(language)
        answer = {
            "schema": 1,
            "situation": self.situation,
            "goal": self.goal,
            "probability": {result: as_string(share) for result, share in self.probability.items()},
            "outcomes": [line.as_json() for line in self.outcomes],
            "expected": {name: as_string(number) for name, number in self.expected.items()},
            **({"points": {name: as_string(each) for name, each in self.prices.items()}} if self.prices else {}),
            **({"by_turn": [as_string(share) for share in self.by_turn]} if self.by_turn else {}),
            **({"path": [stop.as_json() for stop in self.path]} if self.path else {}),
            "advice": [advice.as_json(language) for advice in self.advice],
            "trace": self.trace.as_json(),
        }
        if self.sampling is not None:
            answer["sampling"] = {
                "samples": self.sampling.samples,
                "seed": self.sampling.seed,
                "method": str(self.sampling.method),
                "standard_error": {
                    result: self.sampling.standard_error(share) for result, share in self.probability.items()
                },
                "interval": {result: list(self.sampling.interval(share)) for result, share in self.probability.items()},
            }
        return answer
