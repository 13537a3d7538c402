"""Decision lists (Rivest 1987): policies as data, read from the top to the first clause that fits."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from rulewright.engine.effects import Fact, Facts

_FACT_REFERENCE = re.compile(r"\{(\w+)\}")


class Between(NamedTuple):
    """An integer from `low` to `high`, both included."""

    low: int
    high: int

    def __str__(self) -> str:
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


class OneOf(NamedTuple):
    """One of the values."""

    values: tuple[Fact, ...]

    def __str__(self) -> str:
        return " or ".join(map(str, self.values))


Condition: TypeAlias = Between | OneOf


class Clause(NamedTuple):
    """An instruction that holds if every listed fact satisfies its condition; without conditions it always holds.

    `do` is an option, or a pattern with the name of a fact in place of a number: `pay-{highest}`.
    """

    do: str
    conditions: tuple[tuple[str, Condition], ...] = ()

    def __str__(self) -> str:
        asked = " and ".join(f"{name} is {condition}" for name, condition in self.conditions)
        return f"{self.do} if {asked}" if asked else self.do

    def matches(self, facts: Facts) -> bool:
        """Whether the facts satisfy all conditions."""
        return all(name in facts and _matches_condition(condition, facts[name]) for name, condition in self.conditions)


def _matches_condition(condition: Condition, fact: Fact) -> bool:
    if isinstance(condition, Between):
        return isinstance(fact, int) and condition.low <= fact <= condition.high
    return fact in condition.values


@dataclass(frozen=True)
class DecisionList:
    """A decision list: clauses, the last one without conditions.

    >>> double = DecisionList((Clause("yes", (("die", Between(1, 2)),)), Clause("no")))
    >>> print(double)
    yes if die is 1–2; otherwise no
    >>> double.choose_option({"die": 2}, ("no", "yes"))
    'yes'
    """

    clauses: tuple[Clause, ...]

    def __str__(self) -> str:
        *some, last = self.clauses
        return "; ".join([*map(str, some), f"otherwise {last.do}" if some else last.do])

    def choose_option(self, facts: Facts, options: Collection[str]) -> str | None:
        """The option to take given these facts; `None` if the first clause that fits names no available option."""
        do = next(clause.do for clause in self.clauses if clause.matches(facts))
        option = interpret_option(do, facts)
        return option if option in options else None

    @property
    def facts(self) -> frozenset[str]:
        """The names of the facts in its conditions and patterns."""
        asked = {name for clause in self.clauses for name, _ in clause.conditions}
        return frozenset(asked.union(*(_FACT_REFERENCE.findall(clause.do) for clause in self.clauses)))

    def as_json(self) -> list[dict[str, object]]:
        """The list in the form of the JSON contract."""
        return [
            {
                **(
                    {"if": {name: _condition_values(condition) for name, condition in clause.conditions}}
                    if clause.conditions
                    else {}
                ),
                "do": clause.do,
            }
            for clause in self.clauses
        ]


def _condition_values(condition: Condition) -> list[Fact]:
    return list(condition) if isinstance(condition, Between) else list(condition.values)


def interpret_option(do: str, facts: Facts) -> str:
    """The option that the pattern `do` stands for, with the values of facts filled in."""
    if "{" not in do:
        return do
    return _FACT_REFERENCE.sub(lambda name: str(facts.get(name[1], name[0])), do)


def option_patterns(option: str, facts: Mapping[str, Fact]) -> list[str]:
    """The patterns that stand for `option`, each with the name of a fact in place of an equal number."""
    found = []
    for number in dict.fromkeys(re.findall(r"\d+", option)):
        for name, fact in facts.items():
            if isinstance(fact, int) and not isinstance(fact, bool) and str(fact) == number:
                found.append(re.sub(rf"(?<!\d){number}(?!\d)", f"{{{name}}}", option))
    return found
