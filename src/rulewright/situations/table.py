"""A table of a situation: the value of its goal for every combination of the values of some fields."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, partial
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

from rulewright.corpus.content import rules_folder
from rulewright.engine.rational import as_string
from rulewright.errors import BadInputError, LimitError
from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import phrase
from rulewright.situations.answer import Answer
from rulewright.situations.batches import HERE, Progress, Record, Workers, do_all
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.form import Field, field_at, fields_of, typed_number
from rulewright.situations.games import Games
from rulewright.situations.identifying import choices_of, place_of
from rulewright.situations.problem import Problem
from rulewright.situations.request import Path as FieldPath
from rulewright.situations.request import near_ids, path_of
from rulewright.situations.situation import Situation, share_of_goal
from rulewright.situations.solving import Effort

MOST_CELLS = 100_000
Value = int | str | bool
Key = tuple[Value, ...]
"""The key of a cell: the value of every varied field."""


@dataclass(frozen=True)
class Varied:
    """A field of a request, a path with dots, with its values in order."""

    field: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Table:
    """The definition of a table: a request, and the fields that vary between the cells."""

    request: Mapping[str, Any]
    varied: tuple[Varied, ...]

    @property
    def cells(self) -> list[Key]:
        """The keys of the cells, the last field varying fastest."""
        return [*product(*(each.values for each in self.varied))]

    def request_of(self, cell: Key) -> dict[str, Any]:
        """The request of a cell."""
        request = deepcopy(dict(self.request))
        for each, value in zip(self.varied, cell, strict=True):
            _put(request, each.field, value)
        return request


@dataclass(frozen=True)
class Worked:
    """A table with the record of each of its cells."""

    table: Table
    records: Mapping[Key, Record]

    @property
    def situation(self) -> str:
        """The situation's id."""
        return str(self.table.request["situation"])

    def as_json(self, language: Language) -> dict[str, object]:
        """The table as the contract's object, with errors of cells in `language`."""
        names = [each.field for each in self.table.varied]
        return {
            "schema": 1,
            "situation": self.situation,
            "request": dict(self.table.request),
            "varied": [{"field": each.field, "values": list(each.values)} for each in self.table.varied],
            "cells": [
                {"values": dict(zip(names, cell, strict=True)), **_in_language(record, language)}
                for cell, record in self.records.items()
            ],
        }

    def as_csv(self, language: Language) -> str:
        """The table as CSV, a line for each cell: its values, its results as numbers and fractions, its error."""
        known = [each["probability"] for each in self.records.values() if "probability" in each]
        results = [*dict.fromkeys(result for probability in known for result in probability)]
        numbers = ["value", *results]
        written = StringIO()
        lines = csv.writer(written, lineterminator="\n")
        columns = (column for name in numbers for column in (name, f"{name}_fraction"))
        lines.writerow([*(each.field for each in self.table.varied), *columns, "samples", "error"])
        for cell, record in self.records.items():
            told = {**record.get("probability", {}), "value": record.get("value")}
            pairs = (_both(told.get(name)) for name in numbers)
            samples = record.get("sampling", {}).get("samples", "")
            error = _in_language(record, language).get("error", {}).get("message", "")
            lines.writerow([*map(_written, cell), *(each for pair in pairs for each in pair), samples, error])
        return written.getvalue()


def read_table(request: Mapping[str, Any], given: Sequence[str], vary: Sequence[str]) -> Table:
    """Parse the table that `vary` defines: `FIELD=VALUES` with numbers, words and ranges (`1..12`), comma-separated.

    `request` names the situation and may set further fields. `given` sets single fields, `FIELD=VALUE`.

    Raises `BadInputError`. The codes are `missing-field` if nothing varies, `unknown-field`, `bad-value`, and
    `out-of-range`, also for more than `MOST_CELLS`. `contradiction` is for a field that is set twice, `no-chances` for
    a situation without any. An error of all cells is raised, too.
    """
    catalogue = _catalogue(rules_folder())
    situation = catalogue.situation(request.get("situation"))
    whole = deepcopy({**request, "situation": situation.id})
    told = [_told(each) for each in (*given, *vary)]
    if not vary:
        raise BadInputError("missing-field", "vary", phrase("no-field-varies"), _VARY)
    for number, (path, _) in enumerate(told):
        if path in (before for before, _ in told[:number]):
            raise BadInputError(
                "contradiction", path, phrase("the-field-field-is-given-twice", field=path), phrase("keep-one-of-them")
            )
    fields = {path: _field(situation, whole, path) for path, _ in told}
    for path, text in told[: len(given)]:
        _put(whole, path, _value(catalogue, situation, fields[path], text))
    varied = tuple(
        Varied(path, tuple(dict.fromkeys(_values(catalogue, situation, fields[path], text))))
        for path, text in told[len(given) :]
    )
    cells = math.prod(len(each.values) for each in varied)
    if cells > MOST_CELLS:
        raise BadInputError(
            "out-of-range",
            f"vary: {cells}",
            phrase("too-many-cells", cells=cells, most=MOST_CELLS),
            phrase("vary-fewer-values"),
        )
    table = Table(whole, varied)
    _require_value(catalogue, table)
    return table


def work_out(
    table: Table,
    *,
    workers: Workers = HERE,
    keep: Path | None = None,
    tell: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> Worked:
    """Compute every cell as `resolve` does. Raises `BadInputError` if the file `keep` belongs to another table.

    The file may be reused for a table with more values of the same fields.
    """
    request = {"table": table.request, "varied": [each.field for each in table.varied]}
    work = partial(cell_record, table)
    return Worked(table, do_all(work, request, table.cells, workers=workers, keep=keep, tell=tell))


def cell_record(table: Table, cell: Key) -> Record:
    """The result of a cell, or its error in all languages, as plain JSON."""
    catalogue = _catalogue(rules_folder())
    try:
        request, problem = _problem(catalogue, table.request_of(cell))
        answer = catalogue.resolve(request, _EFFORT)
    except (BadInputError, LimitError) as error:
        return {"error": {language: error.as_json(language)["error"] for language in LANGUAGES}}
    assert isinstance(answer, Answer)
    told = answer.as_json()
    if problem.goal.measures:
        measure, value = "chance", share_of_goal(answer, catalogue.situations[answer.situation])
    else:
        measure, value = "turns", answer.expected["turns"]
    return {
        "goal": answer.goal,
        "measure": measure,
        "value": as_string(value),
        "probability": told["probability"],
        "expected": told["expected"],
        **({"sampling": told["sampling"]} if answer.sampling is not None else {}),
    }


_EFFORT = replace(Effort.asked_for(exact=False), explains=False)


def _problem(catalogue: Catalogue, request: Mapping[str, Any]) -> tuple[Mapping[str, Any], Problem[Any]]:
    """The request with ids instead of names, and its problem.

    Raises `BadInputError`, also if a request has no chances.
    """
    request, problem = catalogue.understood(request)
    if not isinstance(problem, Problem):
        named = request["situation"]
        raise BadInputError(
            "no-chances", named, phrase("there-is-no-chance-and-no", id=named), phrase("use-rulewright-resolve")
        )
    return request, problem


def _require_value(catalogue: Catalogue, table: Table) -> None:
    """Raise `BadInputError` if all cells are invalid, or if the first valid one has no wanted result."""
    refused = None
    for cell in table.cells:
        try:
            request, problem = _problem(catalogue, table.request_of(cell))
        except BadInputError as error:
            refused = refused or error
            if error.code == "no-chances":
                break
            continue
        headline = catalogue.situations[request["situation"]].headline
        if problem.goal.measures and not problem.asked and problem.goal.name not in headline:
            wanted = phrase("say-what-is-wanted")
            raise BadInputError("missing-field", problem.goal.name, phrase("nothing-is-wanted"), wanted)
        return
    if refused is not None:
        raise refused


def _told(given: str) -> tuple[str, str]:
    """The path of a field, and the text of its value or values."""
    field, sign, text = given.partition("=")
    if not sign or not field.strip():
        raise BadInputError("bad-value", given[:80], phrase("not-a-field-with-values", given=given[:60]), _VARY)
    return field.strip(), text.strip()


_VARY = phrase("vary-a-field")


def _field(situation: Situation, request: Mapping[str, Any], path: str) -> Field:
    """The field of a request with this path. Raises `BadInputError` if it has none."""
    found = field_at(situation.request, path, [*choices_of(situation, place_of(path_of(path)))])
    if found is None or not _has_place(request, path_of(path)):
        known = [each.path for each in fields_of(situation.request)]
        raise BadInputError(
            "unknown-field",
            path[:80],
            phrase("the-field-field-is-unknown-here", field=path[:60]),
            near_ids(path, known),
        )
    return found


def _has_place(request: Any, path: FieldPath) -> bool:  # noqa: ANN401
    """Whether a request has a place for a field of this path; lists are not extended."""
    for part in path[:-1]:
        if isinstance(part, int):
            if not isinstance(request, list) or part >= len(request):
                return False
            request = request[part]
        elif not isinstance(request, Mapping):
            return False
        else:
            request = {} if request.get(part) is None else request[part]
    return isinstance(request, Mapping)


def _put(request: dict[str, Any], path: str, value: Value) -> None:
    place: Any = request
    *parents, last = path_of(path)
    for part in parents:
        if not isinstance(part, int) and place.get(part) is None:
            place[part] = {}
        place = place[part]
    place[last] = value


def _values(catalogue: Catalogue, situation: Situation, field: Field, text: str) -> Iterator[Value]:
    """The values of a varied field."""
    if field.is_list or field.is_text:
        raise BadInputError(
            "bad-value", field.path, phrase("this-field-cannot-vary", field=field.path), phrase("vary-numbers-or-words")
        )
    for part in text.split(","):
        low, dots, high = part.strip().partition("..")
        if dots and _is_number(field):
            first, last = (int(_value(catalogue, situation, field, end)) for end in (low, high))
            if last < first:
                raise BadInputError(
                    "bad-value",
                    f"{field.path} = {part}"[:80],
                    phrase("range-is-empty", range=part[:60]),
                    phrase("smaller-number-first"),
                )
            yield from range(first, last + 1)
        else:
            yield _value(catalogue, situation, field, part.strip())


def _is_number(field: Field) -> bool:
    return not (field.options or field.is_flag or field.is_list or field.is_text or field.is_name)


def _value(catalogue: Catalogue, situation: Situation, field: Field, text: str) -> Any:  # noqa: ANN401
    """The value of a field from its text, also by name. Raises `BadInputError` for an invalid one."""
    try:
        value = catalogue.namer.value(situation, field, text.strip())
    except ValueError:
        value = None
    if value is not None:
        return value
    given = f"{field.path} = {text}"[:80]
    if _is_number(field) and text.strip().removeprefix("-").isdecimal():
        ends = {"low": typed_number(field.low), "high": typed_number(field.high)}
        message = phrase("field-is-given-it-must-be", field=field.path, given=text[:60], **ends)
        raise BadInputError("out-of-range", given, message, phrase("choose-a-number-in-this-range"))
    message = phrase("field-cannot-be-given", field=field.path, given=text[:60])
    raise BadInputError("bad-value", given, message, field.remedy)


def _in_language(record: Record, language: Language) -> Mapping[str, Any]:
    """A record with its error in one language."""
    if "error" not in record:
        return record
    return {"error": record["error"].get(language, record["error"][Language.EN])}


def _both(fraction: str | None) -> tuple[float | str, str]:
    """A number as a float and in lowest terms; two empty strings for `None`."""
    return ("", "") if fraction is None else (float(Fraction(fraction)), fraction)


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def _catalogue(rules: Path) -> Catalogue:
    return Games.of(rules).catalogue
