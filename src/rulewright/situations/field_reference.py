"""The list of all fields that a situation's requests can have, also those that no form shows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.form_fields import describe_number_range, request_schema, resolve_schema, schema_bounds

if TYPE_CHECKING:
    from rulewright.situations.situation import Situation


@dataclass(frozen=True)
class FieldDescription:
    """A field: its path (0 for a position in a list), its meaning, its allowed values, its default.

    `required_in` is the path of the object that requires the field: empty for the request itself, `None` if it is
    optional.
    """

    path: str
    meaning: Phrase
    allowed_values: Phrase
    default: str | None
    required_in: str | None

    def render(self, language: Language) -> str:
        """Everything but the path, as one line."""
        notes = [phrase("field-meaning", meaning=self.meaning, allowed=self.allowed_values)]
        if self.required_in is not None:
            needed = (
                phrase("field-is-needed-in", object=self.required_in) if self.required_in else phrase("field-is-needed")
            )
            notes.append(needed)
        elif self.default is not None:
            notes.append(phrase("help-default", value=self.default))
        return "; ".join(each.render(language) for each in notes)


def describe_fields(situation: Situation) -> tuple[FieldDescription, ...]:
    """The fields of a situation's requests without `situation`; those that every request needs come first."""
    whole = request_schema(situation.request)
    words = {path: [choice.value for choice in choices()] for path, choices in situation.field_options.items()}
    found = [
        FieldDescription(
            path,
            _field_meaning(path, situation),
            _describe_values(kind, whole, words.get(_path_without_indexes(path), ())),
            default,
            needed_in,
        )
        for path, kind, default, needed_in in _walk_schema(whole, whole, "", "")
        if path != "situation" and _is_known_to(path, situation)
    ]
    return tuple(sorted(found, key=lambda each: each.required_in != ""))


def _walk_schema(
    schema: Mapping[str, Any], root_schema: Mapping[str, Any], parent_path: str, required_in: str | None
) -> Iterator[tuple[str, Mapping[str, Any], str | None, str | None]]:
    """The path, schema, default and requiring object of each field of an object with this schema."""
    for name, given in schema.get("properties", {}).items():
        path = f"{parent_path}.{name}" if parent_path else name
        kind, _ = resolve_schema(given, root_schema)
        needed = required_in if name in schema.get("required", ()) else None
        if kind.get("type") == "object" and "properties" in kind:
            yield from _walk_schema(kind, root_schema, path, path if needed is None else needed)
            continue
        if kind.get("type") == "object":
            for key in kind.get("propertyNames", {}).get("enum", ()):
                yield f"{path}.{key}", resolve_schema(kind["additionalProperties"], root_schema)[0], None, None
            continue
        default = given.get("default")
        yield path, kind, _format_default(default), needed
        if kind.get("type") == "array":
            yield from _walk_schema(
                resolve_schema(kind["items"], root_schema)[0], root_schema, f"{path}.0", f"{path}.0"
            )


def _describe_values(schema: Mapping[str, Any], root_schema: Mapping[str, Any], known_options: Sequence[str]) -> Phrase:
    """The allowed values of a field with this schema; `known_options` are its options if the schema does not list
    them."""
    if schema.get("type") == "array":
        items = resolve_schema(schema["items"], root_schema)[0]
        most = schema.get("maxItems")
        if "properties" in items:
            return phrase("a-list-of-objects", most=most)
        return phrase("a-list-of-these", each=_describe_values(items, root_schema, known_options), most=most or 0)
    options = known_options or [
        str(each) for each in schema.get("enum", [schema["const"]] if "const" in schema else ())
    ]
    if options:
        return phrase("one-of-these", options=tuple(options))
    match schema.get("type"):
        case "boolean":
            return phrase("one-of-these", options=("true", "false"))
        case "integer" | "number":
            return describe_number_range(*schema_bounds(schema))
    if schema.get("format") == "text":
        return phrase("at-most-count-characters", count=schema["maxLength"])
    return phrase("an-id-or-a-name")


def _format_default(default: Any) -> str | None:  # noqa: ANN401
    """The default of a field as JSON without quotes; `None` if it is empty."""
    if default in (None, [], ""):
        return None
    return default if isinstance(default, str) else json.dumps(default)


def _path_without_indexes(path: str) -> str:
    """The path without positions in lists: the key of labels and choices."""
    return ".".join(part for part in path.split(".") if not part.isdecimal())


def _is_known_to(path: str, situation: Situation) -> bool:
    """Whether the situation accepts this field: some readings in its schema belong to other situations."""
    inside, _, name = path.rpartition(".")
    return inside != "variants" or name in situation.variants


def _field_meaning(path: str, situation: Situation) -> Phrase:
    place = _path_without_indexes(path)
    inside, _, name = place.rpartition(".")
    if inside == "variants":
        return situation.variants[name].name
    if place not in situation.labels and inside == "worth" and name in situation.results:
        return situation.results[name]
    return situation.label(place)
