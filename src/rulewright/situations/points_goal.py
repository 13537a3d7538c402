"""A goal with prices: the points that the player gives to each result and to each fate token left."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, TypeVar

from rulewright.engine.goal import Goal, Measure
from rulewright.errors import BadInputError
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.form_fields import RequestField
from rulewright.situations.problem import Problem
from rulewright.situations.request import UnknownIdError, format_json_value

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
POINTS_GOAL = "worth"
"""The name of such a goal, of its first measure, and of its field with the prices."""
WORTH_ON_A_TIE = "worth-on-a-tie"
"""The name under such a goal of a measure of the situation's own that has the name of that first measure."""
FATE = "fate"
MAX_POINTS = 1000
"""The highest price of a result or a token."""
_NUMBER = re.compile(r"-?\d{1,9}(/\d{1,9})?")
POINTS_GOAL_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        POINTS_GOAL: {"type": "object", "additionalProperties": {"anyOf": [{"type": "integer"}, {"type": "string"}]}},
        FATE: {"anyOf": [{"type": "integer"}, {"type": "string"}], "default": 0},
    },
    "required": [POINTS_GOAL],
    "additionalProperties": False,
}
"""The JSON Schema of such a goal. Numbers are whole, or fractions as strings: `"1/20"`."""


def add_points_goal_to_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """The JSON Schema of a request whose goal may be a name or such an object; unchanged if it has no goal."""
    fields = schema.get("properties", {})
    if "goal" not in fields:
        return schema
    named = {key: value for key, value in fields["goal"].items() if key not in ("default", "title")}
    rest = {key: value for key, value in fields["goal"].items() if key in ("default", "title")}
    return {**schema, "properties": {**fields, "goal": {"anyOf": [named, POINTS_GOAL_SCHEMA], **rest}}}


_RESULT_PREFIX = f"goal.{POINTS_GOAL}."
_FATE_PATH = f"goal.{FATE}"
MAX_RESULTS_WITH_POINTS = 8
"""The most results for which a form asks prices."""


def list_points_fields(results: Iterable[str], has_fate: bool) -> tuple[RequestField, ...]:
    """The fields of a form for such a goal, as whole numbers; empty if there are too many results."""
    priced = [RequestField(f"{_RESULT_PREFIX}{result}", 0, -MAX_POINTS, MAX_POINTS) for result in results]
    if not 1 < len(priced) <= MAX_RESULTS_WITH_POINTS:
        return ()
    return (*priced, *([RequestField(_FATE_PATH, 0, 0, MAX_POINTS)] if has_fate else []))


def fold_points_into_goal(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a form, by path, with such a goal if the price of any result is not 0."""
    worth = {
        path.removeprefix(_RESULT_PREFIX): price for path, price in values.items() if path.startswith(_RESULT_PREFIX)
    }
    token = values.get(_FATE_PATH, 0)
    rest = {path: value for path, value in values.items() if not is_points_field(path)}
    told = {result: price for result, price in worth.items() if price}
    return {**rest, "goal": {POINTS_GOAL: told, **({FATE: token} if token else {})}} if told else rest


def is_points_field(path: str) -> bool:
    """Whether the field at this path is part of such a goal."""
    return path.startswith(_RESULT_PREFIX) or path == _FATE_PATH


def apply_points_goal(
    problem: Problem[OutcomeT], results: Iterable[str], goal: Mapping[str, object]
) -> Problem[OutcomeT]:
    """The problem with the goal described by `goal`; the measures of its own goal, the first named one, break ties.

    Raises `BadInputError` for an invalid goal. If the problem has no fate, a price of fate raises it during solving.
    """
    for field in goal:
        if field not in (POINTS_GOAL, FATE):
            raise BadInputError(
                "unknown-field",
                f"goal.{field}",
                phrase("the-field-field-is-unknown-here", field=f"goal.{field}"),
                phrase("known-fields-fields", fields=f"{POINTS_GOAL}, {FATE}"),
            )
    worth = goal.get(POINTS_GOAL, {})
    if not isinstance(worth, Mapping):
        raise wrong_goal_error(f"goal.{POINTS_GOAL}", worth, phrase("give-an-object-in-braces"))
    if not worth:
        raise BadInputError(
            "missing-field",
            f"goal.{POINTS_GOAL}",
            phrase("the-field-field-is-missing", field=f"goal.{POINTS_GOAL}"),
            phrase("give-each-result-that-matters-a"),
        )
    known = tuple(problem.possible_results or results)
    for result in worth:
        if result not in known:
            where = f"goal.{POINTS_GOAL}.{result}"
            raise UnknownIdError(("goal", POINTS_GOAL, result), result, known, input_=where, is_key=True)
    prices = {str(result): _parse_points(f"goal.{POINTS_GOAL}.{result}", number) for result, number in worth.items()}
    token = _parse_points(f"goal.{FATE}", goal.get(FATE, 0))
    of_result = {result: prices.get(result, Fraction(0)) for result in known}

    def of(outcome: OutcomeT) -> Fraction:
        summary = problem.summarize(outcome)
        if token and FATE not in summary.hero:
            raise BadInputError(
                "contradiction", f"goal.{FATE}", phrase("fate-does-not-matter-here"), phrase("take-it-out")
            )
        return of_result[str(summary.result)] + token * summary.hero.get(FATE, 0)

    on_a_tie = (
        replace(measure, name=WORTH_ON_A_TIE) if measure.name == POINTS_GOAL else measure
        for measure in problem.goal.measures
    )
    points = (*of_result.items(), *([(FATE, token)] if token else []))
    other_rule = None if problem.rule_under_points is None else problem.rule_under_points(dict(points))
    return replace(
        problem,
        rule=other_rule or problem.rule,
        goal=Goal(POINTS_GOAL, (Measure(POINTS_GOAL, of), *on_a_tie)),
        wanted_results=tuple(result for result, price in of_result.items() if price == max(of_result.values())),
        points=points,
    )


def wrong_goal_error(field: str, value: object, remedy: Phrase) -> BadInputError:
    """The error for a value of another type than a goal or a part of it has."""
    given = format_json_value(value)
    message = phrase("field-cannot-be-given", field=field, given=given)
    return BadInputError("bad-value", f"{field} = {given}", message, remedy)


def are_in_order(points: Mapping[str, Fraction], *results: str) -> bool:
    """Whether each of the results has at least the points of the next one, and a fate token left costs nothing."""
    each = [points.get(result, Fraction(0)) for result in results]
    return points.get(FATE, 0) >= 0 and each == sorted(each, reverse=True)


def _parse_points(field: str, value: object) -> Fraction:
    if isinstance(value, int | str) and not isinstance(value, bool) and _NUMBER.fullmatch(str(value)):
        numerator, _, denominator = str(value).partition("/")
        if int(denominator or 1) and abs(number := Fraction(int(numerator), int(denominator or 1))) <= MAX_POINTS:
            return number
    raise wrong_goal_error(field, value, phrase("give-a-whole-number-or-a", example='"1/20"', most=MAX_POINTS))
