"""The fields of a request, one by one: what a form shows and a link holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

Setting = int | str | bool | None
LONGEST_LIST = 20


@dataclass(frozen=True)
class Field:
    """One field of a request.

    `path` is its name with those of the objects it stands in, joined by dots: `hero.strength`. `low` and `high` bound a
    number, `options` are the words allowed otherwise. `is_list` is a list of such numbers. An optional field's default
    is `None`.
    """

    path: str
    default: Setting
    low: int = 0
    high: int = 0
    options: tuple[str, ...] = ()
    is_list: bool = False
    is_required: bool = False

    @property
    def name(self) -> str:
        """The last part of the path."""
        return self.path.rsplit(".", 1)[-1]

    @property
    def is_flag(self) -> bool:
        """Whether it is true or false."""
        return isinstance(self.default, bool)

    def parse(self, text: str) -> Any:  # noqa: ANN401
        """The value written in a link. Raises `ValueError` where it is not allowed."""
        if self.is_list:
            parts = text.split(",")
            if not 0 < len(parts) <= LONGEST_LIST:
                raise ValueError(text)
            return [self._number(part.strip()) for part in parts]
        if self.options:
            if text not in self.options:
                raise ValueError(text)
            return text
        if self.is_flag:
            if text not in ("0", "1", "true", "false"):
                raise ValueError(text)
            return text in ("1", "true")
        return self._number(text)

    def write(self, value: Any) -> str:  # noqa: ANN401
        """The value as it stands in a link."""
        if isinstance(value, list | tuple):
            return ",".join(map(str, value))
        return str(int(value)) if isinstance(value, bool) else str(value)

    def describe(self) -> str:
        """What is allowed, for a message."""
        if self.options:
            return ", ".join(self.options)
        return "0, 1" if self.is_flag else f"{self.low}–{self.high}"

    def _number(self, text: str) -> int:
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 6):
            raise ValueError(text)
        number = int(text)
        if not self.low <= number <= self.high:
            raise ValueError(text)
        return number


def fields_of(request: type[BaseModel]) -> tuple[Field, ...]:
    """The fields of a request that a form can show, those that must be filled in first.

    Lists of objects are left out, and so is what is the same in every request of the kind.
    """
    schema = request.model_json_schema(by_alias=True)
    found = [field for field in _fields(schema, schema, "", True) if field.path != "situation"]
    return tuple(sorted(found, key=lambda field: not field.is_required))


def request_of(situation: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """The request with these values by path; those that are `None` are left out."""
    request: dict[str, Any] = {"situation": situation}
    for path, value in values.items():
        if value is None:
            continue
        *parents, name = path.split(".")
        place = request
        for parent in parents:
            place = place.setdefault(parent, {})
        place[name] = value
    return request


def flattened(request: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """The values of a request by path, without the situation's id."""
    for name, value in request.items():
        path = f"{before}{name}"
        if isinstance(value, Mapping):
            yield from flattened(value, f"{path}.")
        elif path != "situation":
            yield path, value


def _fields(schema: Mapping[str, Any], whole: Mapping[str, Any], before: str, required: bool) -> Iterator[Field]:
    for name, given in schema.get("properties", {}).items():
        path = f"{before}{name}"
        default = given.get("default")
        kind, optional = _resolved(given, whole)
        needed = required and name in schema.get("required", ())
        if kind.get("type") == "object" and "properties" in kind:
            yield from _fields(kind, whole, f"{path}.", needed)
        elif kind.get("type") == "object":
            for key in kind.get("propertyNames", {}).get("enum", ()):
                low, high = _bounds(_resolved(kind["additionalProperties"], whole)[0])
                yield Field(f"{path}.{key}", None, low, high)
        elif kind.get("type") == "boolean":
            yield Field(path, bool(default))
        elif kind.get("type") == "integer":
            low, high = _bounds(kind)
            usual = default if default is not None or optional else low
            yield Field(path, usual, low, high, is_required=needed)
        elif kind.get("type") == "array" and _resolved(kind["items"], whole)[0].get("type") == "integer":
            low, high = _bounds(_resolved(kind["items"], whole)[0])
            yield Field(path, default, low, high, is_list=True, is_required=needed)
        elif "enum" in kind:
            options = tuple(map(str, kind["enum"]))
            usual = None if optional else default if default is not None else options[0]
            yield Field(path, usual, options=options, is_required=needed)


def _resolved(schema: Mapping[str, Any], whole: Mapping[str, Any]) -> tuple[Mapping[str, Any], bool]:
    """The schema without references, and whether the value may be left out as `None`."""
    options = schema.get("anyOf")
    if options:
        real = [option for option in options if option.get("type") != "null"]
        kind, _ = _resolved(real[0], whole)
        return kind, len(real) < len(options)
    if "$ref" in schema:
        return _resolved(whole["$defs"][schema["$ref"].rsplit("/", 1)[1]], whole)
    if "allOf" in schema:
        return _resolved(schema["allOf"][0], whole)
    return schema, False


def _bounds(kind: Mapping[str, Any]) -> tuple[int, int]:
    return int(kind.get("minimum", 0)), int(kind.get("maximum", 40))
