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
from urllib.parse import quote

from rulewright.language import Language

FieldValue = int | str | bool | list[Any] | None
MAX_LIST_LENGTH = 40
MAX_LINE_LENGTH = 600
"""The length above which a text field has several lines."""
MAX_SHOWN_OPTIONS = 30
"""The number of a field's words that a message lists."""


@dataclass(frozen=True)
class FieldOption:
    """A possible value of a field: the value in a request, its name for readers, its heading in a list."""

    value: str
    label: Part
    group: Part | None = None


OptionLoader = Callable[[], Sequence[FieldOption]]
"""A function that returns the choices; it is called when a form is shown, because they come from the game's data."""


@dataclass(frozen=True)
class RequestField:
    """One field of a request.

    `path` is its name after those of the objects around it, joined by dots: `hero.strength`. `low` and `high` bound a
    number; otherwise `options` are the allowed words. `is_list` is a list of numbers, or of at most `max_size`
    different words. `is_text` is a text of at most `max_size` characters, with several lines if that is more than
    `MAX_LINE_LENGTH`. `is_name` is an id or a name, or a list of them, that the situation itself validates. An optional
    field's default is `None`.
    """

    path: str
    default: FieldValue
    low: int = 0
    high: int = 0
    options: tuple[str, ...] = ()
    is_list: bool = False
    is_required: bool = False
    max_size: int = MAX_LIST_LENGTH
    is_text: bool = False
    is_name: bool = False

    @property
    def name(self) -> str:
        """The last part of the path."""
        return self.path.rsplit(".", 1)[-1]

    @property
    def is_multiline(self) -> bool:
        """Whether it is a text with several lines."""
        return self.is_text and self.max_size > MAX_LINE_LENGTH

    @property
    def is_flag(self) -> bool:
        """Whether it is true or false."""
        return isinstance(self.default, bool)

    def parse(self, text: str) -> Any:  # noqa: ANN401
        """Parse the value written in a link. Raises `ValueError` if it is not allowed."""
        if self.is_text:
            if len(text) > self.max_size:
                raise ValueError(text)
            return text if text.strip() or self.default is not None else None
        if self.is_list:
            parts = [part.strip() for part in text.split(",")] if text.strip() else []
            if self.is_name:
                return parts
            if len(parts) > self.max_size:
                raise ValueError(text)
            if not self.options:
                return [self._parse_number(part) for part in parts]
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
        return self._parse_number(text)

    def format_value(self, value: Any) -> str:  # noqa: ANN401
        """Format the value for a link."""
        if isinstance(value, list | tuple):
            return ",".join(map(str, value))
        return str(int(value)) if isinstance(value, bool) else str(value)

    @property
    def remedy(self) -> Phrase:
        """The remedy of the error for a value that is not allowed, as a sentence."""
        if self.is_text:
            return phrase("write-at-most-count-characters", count=self.max_size)
        if self.options or self.is_flag:
            return phrase("choose-one-of-options", options=self.allowed_words)
        if self.is_list:
            return phrase("write-numbers-from-low-to", low=format_number(self.low), high=format_number(self.high))
        return phrase("choose-a-number-from", low=format_number(self.low), high=format_number(self.high))

    @property
    def allowed_words(self) -> str:
        """The allowed words; only the first if there are many."""
        if self.is_flag:
            return "0, 1"
        shown = ", ".join(self.options[:MAX_SHOWN_OPTIONS])
        return f"{shown}, …" if len(self.options) > MAX_SHOWN_OPTIONS else shown

    def _parse_number(self, text: str) -> int:
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 6):
            raise ValueError(text)
        number = int(text)
        if not self.low <= number <= self.high:
            raise ValueError(text)
        return number


def describe_number_range(low: int | float, high: int | float) -> Phrase:
    """The sentence that states the allowed numbers, both ends included."""
    ends = {"low": format_number(low), "high": format_number(high)}
    return phrase("a-number-between", below="some" if low < 0 else "none", **ends)


def format_number(number: object) -> str:
    """A number as text, with a typographic minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def _read_nothing(_values: Mapping[str, Any]) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True)
class NamedInput:
    """The fields that a form accepts by name, and the fields of the request that follow from them.

    `fill` maps the values of the `fields`, by path, to those request fields that need no input then. It raises
    `BadInputError` for names that do not go together. `options` are the options of the fields, by path.
    `translate_link` translates a link's values of request fields, by path, into values of the `fields`. `read` is the
    reverse of `fill`: the values of the `fields` that a request's values, by path, tell.
    """

    fields: tuple[RequestField, ...]
    fill: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    options: Mapping[str, OptionLoader] = field(default_factory=dict)
    translate_link: Callable[[Mapping[str, str]], Mapping[str, str]] = dict
    read: Callable[[Mapping[str, Any]], Mapping[str, Any]] = _read_nothing


def list_fields(
    request: type[BaseModel], options: Mapping[str, Sequence[FieldOption]] | None = None
) -> tuple[RequestField, ...]:
    """The fields of a request that a form can show, required ones first.

    Lists of objects and the field `situation` are left out. `options` are those, by path, of fields whose schema does
    not list them.
    """
    schema = request_schema(request)
    words = {path: tuple(choice.value for choice in given) for path, given in (options or {}).items()}
    found = [field for field in _iterate_fields(schema, schema, "", True, words) if field.path != "situation"]
    return tuple(sorted(found, key=lambda field: not field.is_required))


@cache
def request_schema(request: type[BaseModel]) -> Mapping[str, Any]:
    """The JSON Schema of a request, cached because making it takes most of the time of reading or refusing a value."""
    return request.model_json_schema(by_alias=True)


def find_field(request: type[BaseModel], path: str, options: Sequence[str] = ()) -> RequestField | None:
    """The field of a request with this path, which may lead into a list (`foes.0.strength`); `None` if there is none.

    `options` are its options if its schema does not list them.
    """
    whole = request_schema(request)
    inside: Mapping[str, Any] = whole
    for part in path.split("."):
        kind, _ = resolve_schema(inside, whole)
        inside = kind.get("items", {}) if part.isdecimal() else kind.get("properties", {}).get(part, {})
    kind, optional = resolve_schema(inside, whole)
    found = _field_from_schema(path, inside.get("default"), kind, whole, optional, False, tuple(options))
    if found is None and kind.get("type") == "string":
        return RequestField(path, None, is_name=True)
    if found is None and resolve_schema(kind.get("items", {}), whole)[0].get("type") == "string":
        return RequestField(path, None, is_name=True, is_list=True)
    return found


def build_request(
    situation: str, values_by_path: Mapping[str, Any], fields: Iterable[RequestField] = ()
) -> dict[str, Any]:
    """The request with these values by path, without `None` and without defaults of those `fields` that are optional.

    Explicit defaults would be rejected if they make no sense, such as turns left for a character who is no Toad.
    """
    defaults = {field.path: field.default for field in fields if not field.is_required}
    request: dict[str, Any] = {"situation": situation}
    for path, value in values_by_path.items():
        if value is None or (path in defaults and defaults[path] == value):
            continue
        *parents, name = path.split(".")
        place = request
        for parent in parents:
            place = place.setdefault(parent, {})
        place[name] = value
    return request


def flatten_request(request: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The values of a request by path, without the situation's id."""
    for name, value in request.items():
        path = f"{prefix}{name}"
        if isinstance(value, Mapping):
            yield from flatten_request(value, f"{path}.")
        elif path != "situation":
            yield path, value


def _iterate_fields(
    schema: Mapping[str, Any],
    root_schema: Mapping[str, Any],
    prefix: str,
    required: bool,
    options: Mapping[str, Sequence[str]],
    inside_optional: bool = False,
) -> Iterator[RequestField]:
    for name, given in schema.get("properties", {}).items():
        path = f"{prefix}{name}"
        kind, optional = resolve_schema(given, root_schema)
        needed = required and name in schema.get("required", ())
        if kind.get("type") == "object" and "properties" in kind:
            yield from _iterate_fields(kind, root_schema, f"{path}.", needed, options, inside_optional or optional)
        elif kind.get("type") == "object":
            for key in kind.get("propertyNames", {}).get("enum", ()):
                low, high = schema_bounds(resolve_schema(kind["additionalProperties"], root_schema)[0])
                yield RequestField(f"{path}.{key}", None, low, high)
        else:
            optional, default = optional or inside_optional, given.get("default")
            default = None if inside_optional and kind.get("type") != "boolean" else default
            found = _field_from_schema(path, default, kind, root_schema, optional, needed, tuple(options.get(path, ())))
            if found is not None:
                yield found


def _field_from_schema(
    path: str,
    default: Any,  # noqa: ANN401
    schema: Mapping[str, Any],
    root_schema: Mapping[str, Any],
    optional: bool,
    is_required: bool,
    known_options: tuple[str, ...],
) -> RequestField | None:
    """The field for a schema that is not an object; `None` if no form can show it."""
    if schema.get("type") == "array":
        items = resolve_schema(schema["items"], root_schema)[0]
        most = int(schema.get("maxItems", MAX_LIST_LENGTH))
        options = known_options or tuple(map(str, items.get("enum", ())))
        if options:
            return RequestField(path, default, options=options, is_list=True, is_required=is_required, max_size=most)
        if items.get("type") != "integer":
            return None
        low, high = schema_bounds(items)
        return RequestField(path, default, low, high, is_list=True, is_required=is_required, max_size=most)
    numbers = sorted(each for each in schema.get("enum", ()) if isinstance(each, int))
    if numbers and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return RequestField(path, default, numbers[0], numbers[-1], is_required=is_required)
    if schema.get("format") == "text":
        usual = default if default is not None or optional else ""
        return RequestField(path, usual, is_required=is_required, max_size=int(schema["maxLength"]), is_text=True)
    options = known_options or tuple(map(str, schema.get("enum", ())))
    if options:
        usual = None if optional else default if default is not None else options[0]
        return RequestField(path, usual, options=options, is_required=is_required)
    if schema.get("type") == "boolean":
        return RequestField(path, bool(default))
    if schema.get("type") == "integer":
        low, high = schema_bounds(schema)
        usual = default if default is not None or optional else low
        return RequestField(path, usual, low, high, is_required=is_required)
    return None


def resolve_schema(schema: Mapping[str, Any], root_schema: Mapping[str, Any]) -> tuple[Mapping[str, Any], bool]:
    """The schema without references, and whether the value may be `None`."""
    options = schema.get("anyOf")
    if options:
        real = [option for option in options if option.get("type") != "null"]
        kind, _ = resolve_schema(real[0], root_schema)
        return kind, len(real) < len(options)
    if "$ref" in schema:
        return resolve_schema(root_schema["$defs"][schema["$ref"].rsplit("/", 1)[1]], root_schema)
    return schema, False


def schema_bounds(schema: Mapping[str, Any]) -> tuple[int, int]:
    """The least and the greatest number of this schema, which may allow a single one."""
    if "const" in schema:
        return int(schema["const"]), int(schema["const"])
    return int(schema["minimum"]), int(schema["maximum"])


WHOLE_REQUEST = "whole"
"""The parameter of a link with a complete request: fields left out have the request's defaults, not the form's."""


def format_link_query(
    name: str, request: Mapping[str, object], language: Language, *, is_whole: bool = True
) -> str | None:
    """The query that opens a request in the app; `None` if a link cannot express the request.

    `name` is the situation's name in links (`Catalogue.link_names`). If the request `is_whole`, fields left out have
    its defaults, otherwise the form's initial values. Lists can hold numbers, words and cards, but no objects with
    several fields.
    """
    query = f"?lang={language}&view={name}" + f"&{WHOLE_REQUEST}=1" * is_whole
    for path, given in flatten_request(request):
        if given is None:
            continue
        told = _format_query_value(given)
        if told is None:
            return None
        query += f"&{path}={quote(told, safe=',/')}"
    return query


def _format_query_value(value: object) -> str | None:
    if isinstance(value, bool):
        return str(int(value))
    if not isinstance(value, list | tuple):
        return str(value)
    parts = [part["id"] if isinstance(part, Mapping) and set(part) == {"id"} else part for part in value]
    return None if any(isinstance(part, Mapping) for part in parts) else ",".join(map(str, parts))


@dataclass(frozen=True)
class MapInput:
    """The path of the field with the map, and the names of its parts: a card, a hidden card, and bars to the right and
    below."""

    path: str
    card_label: Phrase
    hidden_label: Phrase
    barred_right_label: Phrase
    barred_below_label: Phrase
