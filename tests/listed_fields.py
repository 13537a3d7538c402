"""The fields of a situation's requests as lines, for files that keep their bounds and defaults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulewright.situations.form_fields import resolve_schema
from rulewright.situations.situation import Situation


def listed(situation: Situation) -> Iterator[str]:
    """A line for each field of a request, with its bounds and its default, and for each that its calculator fills."""
    whole = situation.request.model_json_schema()
    for path, schema in schemas_of(whole):
        sizes = [
            f"{name} {schema.get(low, '')}..{schema.get(high, '')}"
            for name, low, high in (
                ("number", "minimum", "maximum"),
                ("length", "minLength", "maxLength"),
                ("items", "minItems", "maxItems"),
            )
            if low in schema or high in schema
        ]
        default = [f"default {schema['default']!r}"] if "default" in schema and "properties" not in schema else []
        if sizes or default:
            yield f"{situation.id} {path}: {', '.join((*sizes, *default))}"
    for path, value in situation.form_defaults.items():
        yield f"{situation.id} {path} begins as {value!r}"


def schemas_of(
    whole: Mapping[str, Any], schema: Mapping[str, Any] | None = None, path: str = ""
) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The fields of a request's schema with their paths, or of a part of it; those inside a field come after it."""
    schema = whole if schema is None else schema
    for name, field in schema.get("properties", {}).items():
        inside, _ = resolve_schema(field, whole)
        place = f"{path}.{name}" if path else name
        yield place, {**inside, **{key: field[key] for key in ("default",) if key in field}}
        yield from schemas_of(whole, inside, place)
        if isinstance(items := inside.get("items"), Mapping):
            element, _ = resolve_schema(items, whole)
            yield f"{place}[]", element
            yield from schemas_of(whole, element, f"{place}[]")
