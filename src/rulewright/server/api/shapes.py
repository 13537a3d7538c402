"""JSON Schemas of the API's answers."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import TypeAdapter

from rulewright.language import Language
from rulewright.views.entry_model import LANGUAGE_COMMENT, EntryFields

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
COUNT: Schema = {"type": "integer", "minimum": 0}
LANGUAGE: Schema = {"type": "string"}
"""The schema of a language; `shapes_in` adds the possible ones."""
FRACTION: Schema = {"type": "string", "pattern": r"^-?[0-9]+(/[0-9]+)?$", "examples": ["5/12"]}
VERSION: Schema = {"const": 1}


def record(
    fields: Mapping[str, Schema], optional: Mapping[str, Schema] | None = None, *, is_open: bool = False
) -> Schema:
    """The schema of an object with these fields; unless it is open, with no others."""
    return {
        "type": "object",
        "properties": {**fields, **(optional or {})},
        "required": list(fields),
        "additionalProperties": is_open,
    }


def many(item: Schema) -> Schema:
    """The schema of a list."""
    return {"type": "array", "items": item}


def table(value: Schema) -> Schema:
    """The schema of an object whose keys are data."""
    return {"type": "object", "additionalProperties": value}


def maybe(schema: Schema) -> Schema:
    """The schema of a value or null."""
    return {"anyOf": [schema, {"type": "null"}]}


def part(name: str) -> Schema:
    """A reference to a schema by its name."""
    return {"$ref": f"#/components/schemas/{name}"}


def _from_model(schema: Schema, models: Mapping[str, Schema]) -> Schema:
    """Reduce pydantic's JSON Schema to its shape, without titles and descriptions."""
    if "$ref" in schema:
        return _from_model(models[schema["$ref"].rsplit("/", 1)[-1]], models)
    if schema.get("$comment") == LANGUAGE_COMMENT:
        return LANGUAGE
    if "anyOf" in schema:
        return {"anyOf": [_from_model(each, models) for each in schema["anyOf"]]}
    if "properties" in schema:
        return record({name: _from_model(each, models) for name, each in schema["properties"].items()})
    if "items" in schema:
        bounds: Schema = {name: schema[name] for name in ("minItems", "maxItems") if name in schema}
        return {**many(_from_model(schema["items"], models)), **bounds}
    return {name: schema[name] for name in ("type", "minimum") if name in schema}


_MODEL = TypeAdapter(EntryFields).json_schema()
_FIELDS = _from_model(_MODEL, _MODEL["$defs"])["properties"]
_ENTRY: dict[str, Schema] = {"schema": VERSION, "id": _FIELDS.pop("id"), "language": LANGUAGE, **_FIELDS}

_DURATION: Schema = {"type": "number", "exclusiveMinimum": 0, "maximum": 1000}
_INTERVAL = {**many({"type": "number"}), "minItems": 2, "maxItems": 2}
_FIGURES = dict.fromkeys(("mean", "median", "low", "high"), maybe({"type": "number"}))
_SPREAD = record(_FIGURES)
_WINS: dict[str, Schema] = {"played": COUNT, "won": COUNT, "share": {"type": "number"}, "interval": _INTERVAL}

_VALUE: Schema = {"type": ["string", "integer", "boolean"]}
_SPAN = {**many({"type": "integer", "minimum": 0}), "minItems": 2, "maxItems": 2}
_HIT = record(
    {
        "id": TEXT,
        "title": TEXT,
        "language": LANGUAGE,
        "matched_language": LANGUAGE,
        "score": {"type": "number"},
        "snippet": TEXT,
        "url": TEXT,
        "kind": TEXT,
    }
)

SHAPES: dict[str, Schema] = {
    "problem": record(
        {
            "type": TEXT,
            "title": TEXT,
            "status": {"type": "integer", "minimum": 400, "maximum": 599},
            "detail": TEXT,
            "schema": VERSION,
            "code": {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
            "input": TEXT,
            "message": TEXT,
            "remedy": TEXT,
        }
    ),
    "search-result": record(
        {
            "schema": VERSION,
            "query": TEXT,
            "language": LANGUAGE,
            "suggestion": maybe(TEXT),
            "hits": many(_HIT),
        }
    ),
    "question": record(
        {"question": TEXT, "language": LANGUAGE}, {"game": TEXT, "table": {"type": "object"}, "for": TEXT}
    ),
    "asked": record(
        {
            "schema": VERSION,
            "question": TEXT,
            "language": LANGUAGE,
            "kind": {"enum": ["calculator", "rules", "both", "unclear"]},
            "situation": maybe(TEXT),
            "request": maybe({"type": "object"}),
            "understood": many(record({"span": _SPAN, "text": TEXT, "field": TEXT, "value": _VALUE, "name": TEXT})),
            "assumed": many(record({"field": TEXT, "value": _VALUE, "name": TEXT})),
            "left": many(record({"span": _SPAN, "text": TEXT})),
            "missing": many(record({"field": TEXT, "name": TEXT})),
            "choices": many(record({"field": TEXT, "values": many(record({"value": _VALUE, "name": TEXT}))})),
            "alternatives": many(record({"situation": TEXT, "request": {"type": "object"}})),
            "link": maybe(TEXT),
            "answer": maybe({"type": "object"}),
            "hits": many(_HIT),
        }
    ),
    "entry": record(_ENTRY),
    "term": record(
        _ENTRY
        | {
            "names": table(record({"title": TEXT, "aliases": many(TEXT)})),
            "category": TEXT,
            "forms": table(many(TEXT)),
            "misprints": table(many(TEXT)),
            "also": many(TEXT),
        }
    ),
    "situations": record(
        {
            "schema": VERSION,
            "situations": many(
                record(
                    {
                        "id": TEXT,
                        "title": TEXT,
                        "goals": many(TEXT),
                        "results": many(TEXT),
                        "variants": many(TEXT),
                        "request": {"type": "object"},
                    },
                    is_open=True,
                )
            ),
            "tables": many(record({"id": TEXT, "table": {"type": "object"}})),
        }
    ),
    "trace-node": record(
        {
            "entry": TEXT,
            "status": {"enum": ["applied", "considered", "blocked"]},
            "blocked_by": maybe(TEXT),
            "facts": {"type": "object"},
            "probability": FRACTION,
            "children": many(part("trace-node")),
        },
        is_open=True,
    ),
    "clause": record({"do": TEXT}, {"if": table({"type": "array"})}),
    "odds": record(
        {
            "schema": VERSION,
            "situation": TEXT,
            "goal": TEXT,
            "probability": table(FRACTION),
            "outcomes": many(record({"result": TEXT, "hero": table(COUNT), "probability": FRACTION}, is_open=True)),
            "expected": table(FRACTION),
            "advice": many(
                record(
                    {"choice": TEXT, "entry": TEXT, "text": maybe(TEXT), "cases": many({"type": "object"})},
                    {"stage": {"type": "object"}, "rule": many(part("clause")), "cost": FRACTION, "left_out": COUNT},
                    is_open=True,
                )
            ),
            "trace": part("trace-node"),
        },
        {"points": table(FRACTION)},
        is_open=True,
    ),
    "forecast-request": record(
        {},
        {
            "forecast": TEXT,
            "players": {"type": "integer", "minimum": 2, "maximum": 6},
            "characters": many(TEXT),
            "habits": many(TEXT),
            "options": many(TEXT),
            "minutes": _DURATION,
            "hours": _DURATION,
            "games": {"type": "integer", "minimum": 1},
            "seed": {"type": "integer"},
            "compare": {"type": "boolean"},
            "table": {"type": "object"},
        },
    ),
    "forecast": record(
        {
            "schema": VERSION,
            "forecast": TEXT,
            "simulated": {"const": True},
            "request": {"type": "object"},
            "games": COUNT,
            "undecided": COUNT,
            "mean_hours_at_least": {"type": "number"},
            **dict.fromkeys(("rounds", "turns"), _SPREAD),
            "hours": record({**_FIGURES, "interval": maybe(_INTERVAL)}),
            "histogram": many(record(dict.fromkeys(("from", "to", "games"), COUNT))),
            "seats": many(record({"seat": COUNT, "habit": TEXT, **_WINS})),
            "characters": many(record({"character": TEXT, **_WINS})),
            "deaths": record({"mean": {"type": "number"}, "causes": many(record({"entry": TEXT, "deaths": COUNT}))}),
            "won_by": table(COUNT),
            "options": many(
                record(
                    {
                        "option": TEXT,
                        "with": {"type": "boolean"},
                        "games": COUNT,
                        "undecided": COUNT,
                        "hours": {"type": "number"},
                        "interval": _INTERVAL,
                    }
                )
            ),
            "assumed": many(record({"id": TEXT, "entry": TEXT})),
        }
    ),
    "report": {
        **record({"schema": VERSION, "situation": TEXT}, is_open=True),
        "not": {"required": ["probability"]},
    },
}


def shapes_in(languages: Iterable[Language]) -> dict[str, Schema]:
    """A copy of all schemas for a content in these languages, which the caller may change."""
    language, shapes = copy.deepcopy((LANGUAGE, SHAPES))  # together, so that schemas still share a language's
    language["enum"] = list(map(str, languages))
    return shapes
