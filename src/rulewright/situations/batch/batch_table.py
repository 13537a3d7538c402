"""A table of a situation: the value of its goal for every combination of the values of some fields."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from copy import deepcopy
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, partial
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

from rulewright.corpus.content import rules_folder
from rulewright.engine.arithmetic import as_string
from rulewright.errors import BadInputError, LimitError
from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import phrase
from rulewright.situations.answer import Answer
from rulewright.situations.batch.batches import Progress, Record, run_batches
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.form_fields import RequestField, find_field, format_number, list_fields
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.id_resolution import field_path, list_options
from rulewright.situations.problem import Problem
from rulewright.situations.request import FieldPath, parse_path, suggest_ids
from rulewright.situations.situation import Situation, goal_probability
from rulewright.situations.solving import Effort

MAX_CELLS = 100_000
CellValue = int | str | bool
CellKey = tuple[CellValue, ...]
"""The key of a cell: the value of every varied field."""


@dataclass(frozen=True)
class VariedField:
    """A field of a request, a path with dots, with its values in order."""

    path: str
    values: tuple[CellValue, ...]


@dataclass(frozen=True)
class BatchTable:
    """The definition of a table: a request, and the fields that vary between the cells."""

    base_request: Mapping[str, Any]
    varied_fields: tuple[VariedField, ...]

    @property
    def cells(self) -> list[CellKey]:
        """The keys of the cells, the last field varying fastest."""
        return [*product(*(each.values for each in self.varied_fields))]

    def cell_request(self, cell: CellKey) -> dict[str, Any]:
        """The request of a cell."""
        request = deepcopy(dict(self.base_request))
        for each, value in zip(self.varied_fields, cell, strict=True):
            _set_value(request, each.path, value)
        return request


@dataclass(frozen=True)
class BatchTableResult:
    """A table with the record of each of its cells."""

    table: BatchTable
    records: Mapping[CellKey, Record]

    @property
    def situation(self) -> str:
        """The situation's id."""
        return str(self.table.base_request["situation"])

    def as_json(self, language: Language) -> dict[str, object]:
        """The table as the contract's object, with errors of cells in `language`."""
        names = [each.path for each in self.table.varied_fields]
        return {
            "schema": 1,
            "situation": self.situation,
            "request": dict(self.table.base_request),
            "varied": [{"field": each.path, "values": list(each.values)} for each in self.table.varied_fields],
            "cells": [
                {"values": dict(zip(names, cell, strict=True)), **_translate_error(record, language)}
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
        lines.writerow([*(each.path for each in self.table.varied_fields), *columns, "samples", "error"])
        for cell, record in self.records.items():
            told = {**record.get("probability", {}), "value": record.get("value")}
            pairs = (_decimal_and_fraction(told.get(name)) for name in numbers)
            samples = record.get("sampling", {}).get("samples", "")
            error = _translate_error(record, language).get("error", {}).get("message", "")
            lines.writerow([*map(_format_csv_value, cell), *(each for pair in pairs for each in pair), samples, error])
        return written.getvalue()


def parse_table(request: Mapping[str, Any], fixed: Sequence[str], vary: Sequence[str]) -> BatchTable:
    """Parse the table that `vary` defines: `FIELD=VALUES` with numbers, words and ranges (`1..12`), comma-separated.

    `request` names the situation and may set further fields. `fixed` sets single fields, `FIELD=VALUE`.

    Raises `BadInputError`. The codes are `missing-field` if nothing varies, `unknown-field`, `bad-value`, and
    `out-of-range`, also for more than `MAX_CELLS`. `contradiction` is for a field that is set twice, `no-chances` for a
    situation without any. An error of all cells is raised, too.
    """
    catalogue = _load_catalogue(rules_folder())
    situation = catalogue.get_situation(request.get("situation"))
    whole = deepcopy({**request, "situation": situation.id})
    told = [_split_assignment(each) for each in (*fixed, *vary)]
    if not vary:
        raise BadInputError("missing-field", "vary", phrase("no-field-varies"), _VARY_REMEDY)
    for number, (path, _) in enumerate(told):
        if path in (before for before, _ in told[:number]):
            raise BadInputError(
                "contradiction", path, phrase("the-field-field-is-given-twice", field=path), phrase("keep-one-of-them")
            )
    fields = {path: _find_field(situation, whole, path) for path, _ in told}
    for path, text in told[: len(fixed)]:
        _set_value(whole, path, _parse_value(catalogue, situation, fields[path], text))
    varied = tuple(
        VariedField(path, tuple(dict.fromkeys(_parse_values(catalogue, situation, fields[path], text))))
        for path, text in told[len(fixed) :]
    )
    cells = math.prod(len(each.values) for each in varied)
    if cells > MAX_CELLS:
        raise BadInputError(
            "out-of-range",
            f"vary: {cells}",
            phrase("too-many-cells", cells=cells, most=MAX_CELLS),
            phrase("vary-fewer-values"),
        )
    table = BatchTable(whole, varied)
    _require_solvable_cell(catalogue, table)
    return table


def compute_table(
    table: BatchTable,
    *,
    executor: Executor | None = None,
    checkpoint: Path | None = None,
    report_progress: Callable[[Progress], None] = lambda progress: None,  # noqa: ARG005
) -> BatchTableResult:
    """Compute every cell as `resolve` does. Raises `BadInputError` if the file `checkpoint` belongs to another table.

    The file may be reused for a table with more values of the same fields.
    """
    request = {"table": table.base_request, "varied": [each.path for each in table.varied_fields]}
    work = partial(compute_cell, table)
    return BatchTableResult(
        table,
        run_batches(
            work, request, table.cells, executor=executor, checkpoint=checkpoint, report_progress=report_progress
        ),
    )


def compute_cell(table: BatchTable, cell: CellKey) -> Record:
    """The result of a cell, or its error in all languages, as plain JSON."""
    catalogue = _load_catalogue(rules_folder())
    try:
        request, problem = _prepare_problem(catalogue, table.cell_request(cell))
        answer = catalogue.resolve(request, _CELL_EFFORT)
    except (BadInputError, LimitError) as error:
        return {"error": {language: error.as_json(language)["error"] for language in LANGUAGES}}
    assert isinstance(answer, Answer)
    told = answer.as_json()
    if problem.goal.measures:
        measure, value = "chance", goal_probability(answer, catalogue.situations[answer.situation])
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


_CELL_EFFORT = replace(Effort.from_options(exact=False), explains=False)


def _prepare_problem(catalogue: Catalogue, request: Mapping[str, Any]) -> tuple[Mapping[str, Any], Problem[Any]]:
    """The request with ids instead of names, and its problem.

    Raises `BadInputError`, also if a request has no chances.
    """
    request, problem = catalogue.prepare(request)
    if not isinstance(problem, Problem):
        named = request["situation"]
        raise BadInputError(
            "no-chances", named, phrase("there-is-no-chance-and-no", id=named), phrase("use-rulewright-resolve")
        )
    return request, problem


def _require_solvable_cell(catalogue: Catalogue, table: BatchTable) -> None:
    """Raise `BadInputError` if all cells are invalid, or if the first valid one has no wanted result."""
    refused = None
    for cell in table.cells:
        try:
            request, problem = _prepare_problem(catalogue, table.cell_request(cell))
        except BadInputError as error:
            refused = refused or error
            if error.code == "no-chances":
                break
            continue
        headline = catalogue.situations[request["situation"]].headline_results
        if problem.goal.measures and not problem.wanted_results and problem.goal.name not in headline:
            wanted = phrase("say-what-is-wanted")
            raise BadInputError("missing-field", problem.goal.name, phrase("nothing-is-wanted"), wanted)
        return
    if refused is not None:
        raise refused


def _split_assignment(given: str) -> tuple[str, str]:
    """The path of a field, and the text of its value or values."""
    field, sign, text = given.partition("=")
    if not sign or not field.strip():
        raise BadInputError("bad-value", given[:80], phrase("not-a-field-with-values", given=given[:60]), _VARY_REMEDY)
    return field.strip(), text.strip()


_VARY_REMEDY = phrase("vary-a-field")


def _find_field(situation: Situation, request: Mapping[str, Any], path: str) -> RequestField:
    """The field of a request with this path. Raises `BadInputError` if it has none."""
    found = find_field(situation.request, path, [*list_options(situation, field_path(parse_path(path)))])
    if found is None or not _accepts_path(request, parse_path(path)):
        known = [each.path for each in list_fields(situation.request)]
        raise BadInputError(
            "unknown-field",
            path[:80],
            phrase("the-field-field-is-unknown-here", field=path[:60]),
            suggest_ids(path, known),
        )
    return found


def _accepts_path(request: Any, path: FieldPath) -> bool:  # noqa: ANN401
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


def _set_value(request: dict[str, Any], path: str, value: CellValue) -> None:
    place: Any = request
    *parents, last = parse_path(path)
    for part in parents:
        if not isinstance(part, int) and place.get(part) is None:
            place[part] = {}
        place = place[part]
    place[last] = value


def _parse_values(catalogue: Catalogue, situation: Situation, field: RequestField, text: str) -> Iterator[CellValue]:
    """The values of a varied field."""
    if field.is_list or field.is_text:
        raise BadInputError(
            "bad-value", field.path, phrase("this-field-cannot-vary", field=field.path), phrase("vary-numbers-or-words")
        )
    for part in text.split(","):
        low, dots, high = part.strip().partition("..")
        if dots and _is_number(field):
            first, last = (int(_parse_value(catalogue, situation, field, end)) for end in (low, high))
            if last < first:
                raise BadInputError(
                    "bad-value",
                    f"{field.path} = {part}"[:80],
                    phrase("range-is-empty", range=part[:60]),
                    phrase("smaller-number-first"),
                )
            yield from range(first, last + 1)
        else:
            yield _parse_value(catalogue, situation, field, part.strip())


def _is_number(field: RequestField) -> bool:
    return not (field.options or field.is_flag or field.is_list or field.is_text or field.is_name)


def _parse_value(catalogue: Catalogue, situation: Situation, field: RequestField, text: str) -> Any:  # noqa: ANN401
    """The value of a field from its text, also by name. Raises `BadInputError` for an invalid one."""
    try:
        value = catalogue.id_resolver.parse_value(situation, field, text.strip())
    except ValueError:
        value = None
    if value is not None:
        return value
    given = f"{field.path} = {text}"[:80]
    if _is_number(field) and text.strip().removeprefix("-").isdecimal():
        ends = {"low": format_number(field.low), "high": format_number(field.high)}
        message = phrase("field-is-given-it-must-be", field=field.path, given=text[:60], **ends)
        raise BadInputError("out-of-range", given, message, phrase("choose-a-number-in-this-range"))
    message = phrase("field-cannot-be-given", field=field.path, given=text[:60])
    raise BadInputError("bad-value", given, message, field.remedy)


def _translate_error(record: Record, language: Language) -> Mapping[str, Any]:
    """A record with its error in one language."""
    if "error" not in record:
        return record
    return {"error": record["error"].get(language, record["error"][Language.EN])}


def _decimal_and_fraction(fraction: str | None) -> tuple[float | str, str]:
    """A number as a float and in lowest terms; two empty strings for `None`."""
    return ("", "") if fraction is None else (float(Fraction(fraction)), fraction)


def _format_csv_value(value: CellValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def _load_catalogue(rules: Path) -> Catalogue:
    return GamePackages.from_folder(rules).catalogue
