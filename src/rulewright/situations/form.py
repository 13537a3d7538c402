"""The fields of a request, one by one, as forms show them and links write them: values by path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from rulewright.language.phrase import Phrase, phrase

if TYPE_CHECKING:
    from rulewright.corpus.factsheet import Part

FieldValue = int | str | bool | list[Any] | None
LONGEST_LIST = 40
LONGEST_LINE = 600
"""The length above which a text field has several lines."""
SHOWN_OPTIONS = 30
"""The number of a field's words that a message lists."""


@dataclass(frozen=True)
class Choice:
    """A possible value of a field: the value in a request, its name for readers, its heading in a list."""

    value: str
    name: Part
    group: Part | None = None


Choices = Callable[[], Sequence[Choice]]
"""A function that returns the choices; it is called when a form is shown, because they come from the game's data."""


@dataclass(frozen=True)
class Field:
    """One field of a request.

    `path` is its name after those of the objects around it, joined by dots: `hero.strength`. `low` and `high` bound a
    number; otherwise `options` are the allowed words. `is_list` is a list of numbers, or of at most `most` different
    words. `is_text` is a text of at most `most` characters, with several lines if that is more than `LONGEST_LINE`.
    `is_name` is an id or a name, or a list of them, that the situation itself validates. An optional field's default is
    `None`.
    """

    path: str
    default: FieldValue
    low: int = 0
    high: int = 0
    options: tuple[str, ...] = ()
    is_list: bool = False
    is_required: bool = False
    most: int = LONGEST_LIST
    is_text: bool = False
    is_name: bool = False

    @property
    def name(self) -> str:
        """The last part of the path."""
        return self.path.rsplit(".", 1)[-1]

    @property
    def has_lines(self) -> bool:
        """Whether it is a text with several lines."""
        return self.is_text and self.most > LONGEST_LINE

    @property
    def is_flag(self) -> bool:
        """Whether it is true or false."""
        return isinstance(self.default, bool)

    def parse(self, text: str) -> Any:  # noqa: ANN401
        """Parse the value written in a link. Raises `ValueError` if it is not allowed."""
        if self.is_text:
            if len(text) > self.most:
                raise ValueError(text)
            return text if text.strip() or self.default is not None else None
        if self.is_list:
            parts = [part.strip() for part in text.split(",")] if text.strip() else []
            if self.is_name:
                return parts
            if len(parts) > self.most:
                raise ValueError(text)
            if not self.options:
                return [self._number(part) for part in parts]
            if not set(parts) <= set(self.options) or len(set(parts)) < len(parts):
                raise ValueError(text)
            return parts
        if not text and self.default is None and not self.is_required:
            return None
        if self.is_name:
            return text
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
        """Format the value for a link."""
        if isinstance(value, list | tuple):
            return ",".join(map(str, value))
        return str(int(value)) if isinstance(value, bool) else str(value)

    @property
    def remedy(self) -> Phrase:
        """The remedy of the error for a value that is not allowed, as a sentence."""
        if self.is_text:
            return phrase("write-at-most-count-characters", count=self.most)
        if self.options or self.is_flag:
            return phrase("choose-one-of-options", options=self.described)
        if self.is_list:
            return phrase("write-numbers-from-low-to", low=typed_number(self.low), high=typed_number(self.high))
        return phrase("choose-a-number-from", low=typed_number(self.low), high=typed_number(self.high))

    @property
    def described(self) -> str:
        """The allowed words; only the first if there are many."""
        if self.is_flag:
            return "0, 1"
        shown = ", ".join(self.options[:SHOWN_OPTIONS])
        return f"{shown}, …" if len(self.options) > SHOWN_OPTIONS else shown

    def _number(self, text: str) -> int:
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 6):
            raise ValueError(text)
        number = int(text)
        if not self.low <= number <= self.high:
            raise ValueError(text)
        return number


def numbers_between(low: int | float, high: int | float) -> Phrase:
    """The sentence that states the allowed numbers, both ends included."""
    ends = {"low": typed_number(low), "high": typed_number(high)}
    return phrase("a-number-between", below="some" if low < 0 else "none", **ends)


def typed_number(number: object) -> str:
    """A number as text, with a typographic minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


@dataclass(frozen=True)
class Naming:
    """The fields that a form accepts by name, and the fields of the request that follow from them.

    `fills` maps the values of the `fields`, by path, to those request fields that need no input then. It raises
    `BadInputError` for names that do not go together. `choices` are the options of the fields, by path. `reads`
    translates a link's values of request fields, by path, into values of the `fields`.
    """

    fields: tuple[Field, ...]
    fills: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    choices: Mapping[str, Choices] = field(default_factory=dict)
    reads: Callable[[Mapping[str, str]], Mapping[str, str]] = dict


def fields_of(request: type[BaseModel], choices: Mapping[str, Sequence[Choice]] | None = None) -> tuple[Field, ...]:
    """The fields of a request that a form can show, required ones first.

    Lists of objects and the field `situation` are left out. `choices` are the options, by path, of fields whose schema
    does not list them.
    """
    schema = _schema_of(request)
    words = {path: tuple(choice.value for choice in given) for path, given in (choices or {}).items()}
    found = [field for field in _fields(schema, schema, "", True, words) if field.path != "situation"]
    return tuple(sorted(found, key=lambda field: not field.is_required))


@cache
def _schema_of(request: type[BaseModel]) -> Mapping[str, Any]:
    """The JSON Schema of a request, cached because making it takes most of the time of parsing a form's values."""
    return request.model_json_schema(by_alias=True)


def field_at(request: type[BaseModel], path: str, words: Sequence[str] = ()) -> Field | None:
    """The field of a request with this path, which may lead into a list (`foes.0.strength`); `None` if there is none.

    `words` are its options if its schema does not list them.
    """
    whole = _schema_of(request)
    inside: Mapping[str, Any] = whole
    for part in path.split("."):
        kind, _ = resolved(inside, whole)
        inside = kind.get("items", {}) if part.isdecimal() else kind.get("properties", {}).get(part, {})
    kind, optional = resolved(inside, whole)
    found = _field(path, inside.get("default"), kind, whole, optional, False, tuple(words))
    if found is None and kind.get("type") == "string":
        return Field(path, None, is_name=True)
    if found is None and resolved(kind.get("items", {}), whole)[0].get("type") == "string":
        return Field(path, None, is_name=True, is_list=True)
    return found


def request_of(situation: str, values: Mapping[str, Any], fields: Iterable[Field] = ()) -> dict[str, Any]:
    """The request with these values by path, without `None` and without defaults of those `fields` that are optional.

    Explicit defaults would be rejected if they make no sense, such as turns left for a character who is no Toad.
    """
    defaults = {field.path: field.default for field in fields if not field.is_required}
    request: dict[str, Any] = {"situation": situation}
    for path, value in values.items():
        if value is None or (path in defaults and defaults[path] == value):
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


def _fields(
    schema: Mapping[str, Any],
    whole: Mapping[str, Any],
    before: str,
    required: bool,
    words: Mapping[str, Sequence[str]],
    inside_optional: bool = False,
) -> Iterator[Field]:
    for name, given in schema.get("properties", {}).items():
        path = f"{before}{name}"
        kind, optional = resolved(given, whole)
        needed = required and name in schema.get("required", ())
        if kind.get("type") == "object" and "properties" in kind:
            yield from _fields(kind, whole, f"{path}.", needed, words, inside_optional or optional)
        elif kind.get("type") == "object":
            for key in kind.get("propertyNames", {}).get("enum", ()):
                low, high = bounds(resolved(kind["additionalProperties"], whole)[0])
                yield Field(f"{path}.{key}", None, low, high)
        else:
            optional, default = optional or inside_optional, given.get("default")
            default = None if inside_optional and kind.get("type") != "boolean" else default
            found = _field(path, default, kind, whole, optional, needed, tuple(words.get(path, ())))
            if found is not None:
                yield found


def _field(
    path: str,
    default: Any,  # noqa: ANN401
    kind: Mapping[str, Any],
    whole: Mapping[str, Any],
    optional: bool,
    needed: bool,
    words: tuple[str, ...],
) -> Field | None:
    """The field for a schema that is not an object; `None` if no form can show it."""
    if kind.get("type") == "array":
        items = resolved(kind["items"], whole)[0]
        most = int(kind.get("maxItems", LONGEST_LIST))
        options = words or tuple(map(str, items.get("enum", ())))
        if options:
            return Field(path, default, options=options, is_list=True, is_required=needed, most=most)
        if items.get("type") != "integer":
            return None
        low, high = bounds(items)
        return Field(path, default, low, high, is_list=True, is_required=needed, most=most)
    numbers = sorted(each for each in kind.get("enum", ()) if isinstance(each, int))
    if numbers and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return Field(path, default, numbers[0], numbers[-1], is_required=needed)
    if kind.get("format") == "text":
        usual = default if default is not None or optional else ""
        return Field(path, usual, is_required=needed, most=int(kind["maxLength"]), is_text=True)
    options = words or tuple(map(str, kind.get("enum", ())))
    if options:
        usual = None if optional else default if default is not None else options[0]
        return Field(path, usual, options=options, is_required=needed)
    if kind.get("type") == "boolean":
        return Field(path, bool(default))
    if kind.get("type") == "integer":
        low, high = bounds(kind)
        usual = default if default is not None or optional else low
        return Field(path, usual, low, high, is_required=needed)
    return None


def resolved(schema: Mapping[str, Any], whole: Mapping[str, Any]) -> tuple[Mapping[str, Any], bool]:
    """The schema without references, and whether the value may be `None`."""
    options = schema.get("anyOf")
    if options:
        real = [option for option in options if option.get("type") != "null"]
        kind, _ = resolved(real[0], whole)
        return kind, len(real) < len(options)
    if "$ref" in schema:
        return resolved(whole["$defs"][schema["$ref"].rsplit("/", 1)[1]], whole)
    return schema, False


def bounds(kind: Mapping[str, Any]) -> tuple[int, int]:
    """The least and the greatest number of this schema."""
    return int(kind["minimum"]), int(kind["maximum"])
