"""The answers of the command line and the API about situations, in one format.

This module must not import the search, which neither worker processes nor `rulewright resolve` use.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.engine.limits import gc_paused
from rulewright.engine.solver import Solver
from rulewright.language import Language
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report
from rulewright.situations.sensitivity import Sensitivity, sensitivity
from rulewright.situations.situation import Situation
from rulewright.situations.solving import EXACT, Effort
from rulewright.situations.table_file import TableFormat


def list_situations_json(
    situations: Iterable[Situation], formats: Iterable[TableFormat[Any]] = ()
) -> dict[str, object]:
    """The JSON object that lists the situations, and the schemas of tables as files."""
    return {
        "schema": 1,
        "situations": [each.as_json() for each in situations],
        "tables": [{"id": each.id, "table": each.schema()} for each in formats],
    }


@dataclass(frozen=True)
class Resolution:
    """The answer to a request, with its sensitivity if that was requested."""

    answer: Answer | Report
    sensitivity: Sensitivity | None = None

    def as_json(self, language: Language) -> dict[str, object]:
        """The answer as the contract's object, with sentences in `language`."""
        answer = self.answer.as_json(language)
        return answer if self.sensitivity is None else answer | self.sensitivity.as_json(language)


@gc_paused()
def resolve_request(
    catalogue: Catalogue, request: Mapping[str, Any], effort: Effort = EXACT, what_if: bool = False
) -> Resolution:
    """The answer to a request; suitable as work for a worker process.

    Raises `BadInputError`, and `LimitError` if it takes more than allowed.
    """
    if what_if:
        request, _ = catalogue.prepare(request)
    solver = Solver()
    answer = catalogue.resolve(request, effort, solver)
    if not what_if or isinstance(answer, Report):
        return Resolution(answer)
    return Resolution(answer, sensitivity(catalogue, request, answer, effort, solver))


def resolve_to_json(
    catalogue: Catalogue, request: Mapping[str, Any], effort: Effort, language: Language, what_if: bool
) -> bytes:
    """Work for a worker process: the answer as JSON text in UTF-8, so that the worker does the encoding."""
    return encode_json(resolve_request(catalogue, request, effort, what_if=what_if).as_json(language))


def encode_json(content: object) -> bytes:
    """The content as JSON text in UTF-8; lone surrogates, which cannot be encoded, become question marks."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
