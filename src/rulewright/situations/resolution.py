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
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import phrase
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

    Raises `BadInputError`, also for a seed that no samples need, and `LimitError` if it takes more than allowed.
    """
    if what_if:
        request, _ = catalogue.prepare(request)
    solver = Solver()
    answer = catalogue.resolve(request, effort, solver)
    _require_samples(answer, effort)
    if not what_if or isinstance(answer, Report):
        return Resolution(answer)
    return Resolution(answer, sensitivity(catalogue, request, answer, effort, solver))


def _require_samples(answer: Answer | Report, effort: Effort) -> None:
    """Raise `BadInputError` if samples or their seed were asked for and the answer has none."""
    if isinstance(answer, Report) and effort.samples:
        cause, remedy = phrase("there-are-no-chances-to-estimate"), phrase("leave-out-the-number-of-samples")
        raise BadInputError("contradiction", f"approximate = {effort.samples}", cause, remedy)
    if effort.seed is not None and (isinstance(answer, Report) or answer.sampling is None):
        cause, remedy = phrase("no-samples-are-drawn-for-this"), phrase("leave-out-the-seed-or-ask")
        raise BadInputError("contradiction", f"seed = {effort.seed}", cause, remedy)


def resolve_to_json(
    catalogue: Catalogue, request: Mapping[str, Any], effort: Effort, language: Language, what_if: bool
) -> bytes:
    """Work for a worker process: the answer as JSON text in UTF-8, so that the worker does the encoding."""
    return encode_json(resolve_request(catalogue, request, effort, what_if=what_if).as_json(language))


def encode_json(content: object) -> bytes:
    """The content as JSON text in UTF-8; lone surrogates, which cannot be encoded, become question marks."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
