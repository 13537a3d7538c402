"""A goal with prices: the points that the player gives to each result and to each fate token left."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, TypeVar

from rulewright.engine.goal import Goal, Measure
from rulewright.errors import BadInputError
from rulewright.language.phrase import phrase
from rulewright.situations.form import Field
from rulewright.situations.problem import Problem
from rulewright.situations.request import UnknownIdError

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
WORTH = "worth"
"""The name of such a goal, of its first measure, and of its field with the prices."""
FATE = "fate"
MOST = 1000
"""The highest price of a result or a token."""
_NUMBER = re.compile(r"-?\d{1,9}(/\d{1,9})?")
SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        WORTH: {"type": "object", "additionalProperties": {"anyOf": [{"type": "integer"}, {"type": "string"}]}},
        FATE: {"anyOf": [{"type": "integer"}, {"type": "string"}], "default": 0},
    },
    "required": [WORTH],
    "additionalProperties": False,
}
"""The JSON Schema of such a goal. Numbers are whole, or fractions as strings: `"1/20"`."""


def schema_with_prices(schema: dict[str, Any]) -> dict[str, Any]:
    """The JSON Schema of a request whose goal may be a name or such an object; unchanged if it has no goal."""
    fields = schema.get("properties", {})
    if "goal" not in fields:
        return schema
    named = {key: value for key, value in fields["goal"].items() if key not in ("default", "title")}
    rest = {key: value for key, value in fields["goal"].items() if key in ("default", "title")}
    return {**schema, "properties": {**fields, "goal": {"anyOf": [named, SCHEMA], **rest}}}


_OF_RESULT = f"goal.{WORTH}."
_OF_FATE = f"goal.{FATE}"
MOST_PRICED = 8
"""The most results for which a form asks prices."""


def price_fields(results: Iterable[str], has_fate: bool) -> tuple[Field, ...]:
    """The fields of a form for such a goal, as whole numbers; empty if there are too many results."""
    priced = [Field(f"{_OF_RESULT}{result}", 0, -MOST, MOST) for result in results]
    if not 1 < len(priced) <= MOST_PRICED:
        return ()
    return (*priced, *([Field(_OF_FATE, 0, 0, MOST)] if has_fate else []))


def with_prices(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a form, by path, with such a goal if the price of any result is not 0."""
    worth = {path.removeprefix(_OF_RESULT): price for path, price in values.items() if path.startswith(_OF_RESULT)}
    token = values.get(_OF_FATE, 0)
    rest = {path: value for path, value in values.items() if not is_price(path)}
    told = {result: price for result, price in worth.items() if price}
    return {**rest, "goal": {WORTH: told, **({FATE: token} if token else {})}} if told else rest


def is_price(path: str) -> bool:
    """Whether the field at this path is part of such a goal."""
    return path.startswith(_OF_RESULT) or path == _OF_FATE


def priced(problem: Problem[OutcomeT], results: Iterable[str], goal: Mapping[str, object]) -> Problem[OutcomeT]:
    """The problem with the goal described by `goal`; the problem's own measures break ties.

    Raises `BadInputError` for an invalid goal. If the problem has no fate, a price of fate raises it during solving.
    """
    for field in goal:
        if field not in (WORTH, FATE):
            raise BadInputError(
                "unknown-field",
                f"goal.{field}",
                phrase("the-field-field-is-unknown-here", field=f"goal.{field}"),
                phrase("known-fields-fields", fields=f"{WORTH}, {FATE}"),
            )
    worth = goal.get(WORTH)
    if not isinstance(worth, Mapping) or not worth:
        raise BadInputError(
            "missing-field",
            f"goal.{WORTH}",
            phrase("the-field-field-is-missing", field=f"goal.{WORTH}"),
            phrase("give-each-result-that-matters-a"),
        )
    known = tuple(problem.results or results)
    for result in worth:
        if result not in known:
            where = f"goal.{WORTH}.{result}"
            raise UnknownIdError(("goal", WORTH, result), result, known, input_=where, is_key=True)
    prices = {str(result): _number(f"goal.{WORTH}.{result}", number) for result, number in worth.items()}
    token = _number(f"goal.{FATE}", goal.get(FATE, 0))
    of_result = {result: prices.get(result, Fraction(0)) for result in known}

    def of(outcome: OutcomeT) -> Fraction:
        summary = problem.summary(outcome)
        if token and FATE not in summary.hero:
            raise BadInputError(
                "contradiction", f"goal.{FATE}", phrase("fate-does-not-matter-here"), phrase("take-it-out")
            )
        return of_result[str(summary.result)] + token * summary.hero.get(FATE, 0)

    return replace(
        problem,
        goal=Goal(WORTH, (Measure(WORTH, of), *problem.goal.measures)),
        asked=tuple(result for result, price in of_result.items() if price == max(of_result.values())),
        prices=(*of_result.items(), *([(FATE, token)] if token else [])),
    )


def _number(field: str, given: object) -> Fraction:
    if isinstance(given, int | str) and not isinstance(given, bool) and _NUMBER.fullmatch(str(given)):
        numerator, _, denominator = str(given).partition("/")
        if int(denominator or 1) and abs(number := Fraction(int(numerator), int(denominator or 1))) <= MOST:
            return number
    raise BadInputError(
        "bad-value",
        f"{field} = {given}"[:80],
        phrase("field-cannot-be-given", field=field, given=str(given)[:60]),
        phrase("give-a-whole-number-or-a", example='"1/20"', most=MOST),
    )
