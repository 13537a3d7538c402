"""The list of all fields that a situation's requests can have, also those that no form shows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.form import bounds, numbers_between, resolved

if TYPE_CHECKING:
    from rulewright.situations.situation import Situation


@dataclass(frozen=True)
class Listed:
    """A field: its path (0 for a position in a list), its meaning, its allowed values, its default.

    `needed_in` is the path of the object that requires the field: empty for the request itself, `None` if it is
    optional.
    """

    path: str
    meaning: Phrase
    allowed: Phrase
    default: str | None
    needed_in: str | None

    def told(self, language: Language) -> str:
        """Everything but the path, as one line."""
        notes = [phrase("field-meaning", meaning=self.meaning, allowed=self.allowed)]
        if self.needed_in is not None:
            needed = (
                phrase("field-is-needed-in", object=self.needed_in) if self.needed_in else phrase("field-is-needed")
            )
            notes.append(needed)
        elif self.default is not None:
            notes.append(phrase("help-default", value=self.default))
        return "; ".join(each.render(language) for each in notes)


def listed_fields(situation: Situation) -> tuple[Listed, ...]:
    """The fields of a situation's requests without `situation`; those that every request needs come first."""
    whole = situation.request.model_json_schema(by_alias=True)
    words = {path: [choice.value for choice in choices()] for path, choices in situation.choices.items()}
    found = [
        Listed(path, _meaning(path, situation), _allowed(kind, whole, words.get(_place(path), ())), default, needed_in)
        for path, kind, default, needed_in in _walked(whole, whole, "", "")
        if path != "situation" and _is_asked(path, situation)
    ]
    return tuple(sorted(found, key=lambda each: each.needed_in != ""))


def _walked(
    schema: Mapping[str, Any], whole: Mapping[str, Any], inside: str, needed_in: str | None
) -> Iterator[tuple[str, Mapping[str, Any], str | None, str | None]]:
    """The path, schema, default and requiring object of each field in the object `inside`."""
    for name, given in schema.get("properties", {}).items():
        path = f"{inside}.{name}" if inside else name
        kind, _ = resolved(given, whole)
        needed = needed_in if name in schema.get("required", ()) else None
        if kind.get("type") == "object" and "properties" in kind:
            yield from _walked(kind, whole, path, path if needed is None else needed)
            continue
        if kind.get("type") == "object":
            for key in kind.get("propertyNames", {}).get("enum", ()):
                yield f"{path}.{key}", resolved(kind["additionalProperties"], whole)[0], None, None
            continue
        default = given.get("default")
        yield path, kind, _told(default), needed
        if kind.get("type") == "array":
            yield from _walked(resolved(kind["items"], whole)[0], whole, f"{path}.0", f"{path}.0")


def _allowed(kind: Mapping[str, Any], whole: Mapping[str, Any], words: Sequence[str]) -> Phrase:
    """The allowed values of a field with this schema; `words` are its options if the schema does not list them."""
    if kind.get("type") == "array":
        items = resolved(kind["items"], whole)[0]
        most = kind.get("maxItems")
        if "properties" in items:
            return phrase("a-list-of-objects", most=most)
        return phrase("a-list-of-these", each=_allowed(items, whole, words), most=most or 0)
    options = words or [str(each) for each in kind.get("enum", [kind["const"]] if "const" in kind else ())]
    if options:
        return phrase("one-of-these", options=tuple(options))
    match kind.get("type"):
        case "boolean":
            return phrase("one-of-these", options=("true", "false"))
        case "integer" | "number":
            return numbers_between(*bounds(kind))
    if kind.get("format") == "text":
        return phrase("at-most-count-characters", count=kind["maxLength"])
    return phrase("an-id-or-a-name")


def _told(default: Any) -> str | None:  # noqa: ANN401
    """The default of a field as JSON without quotes; `None` if it is empty."""
    if default in (None, [], ""):
        return None
    return default if isinstance(default, str) else json.dumps(default)


def _place(path: str) -> str:
    """The path without positions in lists: the key of labels and choices."""
    return ".".join(part for part in path.split(".") if not part.isdecimal())


def _is_asked(path: str, situation: Situation) -> bool:
    """Whether the situation accepts this field: some readings in its schema belong to other situations."""
    inside, _, name = path.rpartition(".")
    return inside != "variants" or name in situation.variants


def _meaning(path: str, situation: Situation) -> Phrase:
    place = _place(path)
    inside, _, name = place.rpartition(".")
    if inside == "variants":
        return situation.variants[name].name
    if place not in situation.labels and inside == "worth" and name in situation.results:
        return situation.results[name]
    return situation.labels.get(place) or situation.labels[name]
