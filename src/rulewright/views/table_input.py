"""A table behind a form: the values that follow from it, and the request with what a reader has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.situations.form_fields import RequestField
from rulewright.situations.request import parse_request
from rulewright.situations.table_file import TABLE, TABLE_FIELDS


@dataclass(frozen=True)
class TableInput:
    """A table that a form begins with.

    `request` are the fields of a request about it, and `fill` completes such a request. `names` are the request's
    fields that follow from it, `values` theirs by path, and `begins` those of the form.
    """

    request: Mapping[str, Any]
    fill: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    names: frozenset[str]
    values: Mapping[str, Any]
    begins: Mapping[str, Any]

    def tells(self, path: str) -> bool:
        """Whether the field of the request at this path follows from the table."""
        return path.partition(".")[0] in self.names

    def complete(self, given: Mapping[str, Any], begun: Mapping[str, Any], told: Mapping[str, Any]) -> dict[str, Any]:
        """The complete request: `given`, and what the table tells, with what differs between `begun` and `told`.

        Both are values by path. Pieces of the table that no field of the form lists stay in its lists. Raises
        `BadInputError`.
        """
        changed: dict[str, Any] = {}
        for path in dict.fromkeys((*begun, *told)):
            before, now = begun.get(path), told.get(path)
            if not self.tells(path) or before == now:
                continue
            *parents, name = path.split(".")
            place = changed
            for parent in parents:
                place = place.setdefault(parent, {})
            place[name] = self._with_unlisted(path, before, now or []) if isinstance(before, list) else now
        return dict(self.fill({**given, **self.request, **changed}))

    def _with_unlisted(self, path: str, before: list[Any], now: list[Any]) -> list[Any]:
        """The list with what the table has beyond that which the form began with."""
        further = list(self.values.get(path) or ())
        for each in before:
            if each in further:
                further.remove(each)
        return [*now, *(each for each in further if each not in before or each in now)]


def parse_table(parameters: dict[str, str]) -> dict[str, Any]:
    """Take the fields of a request about a table out of a form's parameters; the table itself is JSON.

    Empty if there is no table. Raises `BadInputError` for one that is no JSON object.
    """
    given: dict[str, Any] = {name: parameters.pop(name) for name in TABLE_FIELDS if name in parameters}
    if TABLE not in given:
        return {}
    return {**given, TABLE: parse_request(given[TABLE])}


def allowed_value(field: RequestField, value: Any) -> Any:  # noqa: ANN401
    """The value as far as the field can have it: of a list what it knows, each once; otherwise the default."""
    if field.is_list and field.options:
        return [each for each in dict.fromkeys(value or ()) if each in field.options]
    if field.is_list:
        return list(value or ())
    if value is None:
        return None
    try:
        return field.parse(field.format_value(value))
    except ValueError:
        return field.default
