"""Parsing of a user's description: JSON becomes a validated request, or raises one clear error."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, NoReturn, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import PydanticCustomError

from rulewright.errors import BadInputError
from rulewright.language.phrase import Phrase, phrase
from rulewright.language.similarity import most_similar
from rulewright.situations.form_fields import format_number, list_fields, request_schema, resolve_schema
from rulewright.situations.json_mistakes import json_mistake, line_and_column

MAX_TEXT_LENGTH = 100_000
MAX_DEPTH = 50
"""The deepest allowed nesting of lists and objects; situations need four levels."""
MAX_MEMBERS = 1_000
"""The most members of a list or an object."""
MAX_ANSWERS = 500
RequestT = TypeVar("RequestT", bound=BaseModel)
FieldPath = tuple[int | str, ...]
"""The names of fields and the positions in lists that lead to a value of a request."""


def parse_request(text: str) -> dict[str, object]:
    """Parse the JSON object in `text`.

    Raises `BadInputError` with one of these codes. `too-long` also stands for more than `MAX_MEMBERS` in a list or
    object. `bad-json` also stands for NaN, infinities, and nesting deeper than `MAX_DEPTH`. `contradiction` stands for
    a repeated key.
    """
    if len(text) > MAX_TEXT_LENGTH:
        raise BadInputError(
            "too-long",
            f"{text[:40]}…",
            phrase(
                "the-situation-is-length-characters-long",
                length=len(text),
                limit=MAX_TEXT_LENGTH,
            ),
            phrase("describe-one-situation"),
        )
    try:
        data = json.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_reject_repeated_keys)
    except RecursionError:
        raise too_deep_error(text) from None
    except ValueError:
        position, cause = json_mistake(text)
        line, column = line_and_column(text, position)
        raise BadInputError(
            "bad-json",
            f"{line}:{column}",
            phrase(
                "this-is-not-valid-json-cause",
                cause=phrase("json-at-line-and-column", line=line, column=column, cause=cause),
            ),
            phrase("correct-the-text-at-this-place"),
        ) from None
    _require_size_limits(data, text)
    if not isinstance(data, dict):
        raise BadInputError(
            "bad-json",
            text[:40],
            phrase("a-situation-is-a-json-object"),
            phrase("write-example", example='{"situation": …}'),
        )
    return data


def format_json_value(value: object) -> str:
    """A value as JSON, shortened for a sentence."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:59]}…"


def contradiction_error(field: str, message: Phrase, remedy: Phrase) -> PydanticCustomError:
    """An error for a request's validator: contradictory fields; those of a nested model are named as in that model."""
    return PydanticCustomError("contradiction", str(message), {"field": field, "message": message, "remedy": remedy})


def missing_field_error(field: str, remedy: Phrase) -> PydanticCustomError:
    """An error for a request's validator: a field that this model needs."""
    return PydanticCustomError("missing-field", field, {"field": field, "remedy": remedy})


def idle_field_error(field: str, value: object) -> PydanticCustomError:
    """An error for a request's validator: a field that makes no difference to what the request asks."""
    named = f"{field} = {format_json_value(value)}"
    return contradiction_error(named, phrase("field-makes-no-difference", field=field), phrase("take-it-out"))


def list_idle_fields(request: BaseModel, matters: Mapping[str, bool]) -> tuple[str, ...]:
    """The fields of a request, by path, that do not matter though they are given another value than their default.

    `matters` says of each field whether it can matter with the others.
    """
    return tuple(path for path, can_matter in matters.items() if not can_matter and _is_changed(request, path))


def _is_changed(request: BaseModel, path: str) -> bool:
    *parents, name = path.replace("-", "_").split(".")
    for parent in parents:
        request = getattr(request, parent)
    return bool(getattr(request, name) != type(request).model_fields[name].default)


class UnknownIdError(BadInputError):
    """The value at `path` of a request is not one of the `known` ids; it may be the name of one.

    If `is_key`, the unknown id is the name of the field and not its value.
    """

    def __init__(
        self,
        path: FieldPath,
        given: str,
        known: Iterable[str],
        *,
        message: Phrase | None = None,
        input_: str = "",
        is_key: bool = False,
    ) -> None:
        self.path, self.given, self.known, self.is_key = path, given, tuple(known), is_key
        field = ".".join(map(str, path[:-1] if is_key else path))
        super().__init__(
            "bad-value",
            input_ or f"{field} = {format_json_value(given)}",
            message or phrase("field-cannot-be-given", field=field, given=format_json_value(given)),
            suggest_ids(given, self.known),
        )


def parse_path(field: str) -> FieldPath:
    """The path written with dots: `foes.0.strength`."""
    return tuple(int(part) if part.isdecimal() else part for part in field.split("."))


def unknown_id_error(field: str, given: str, known: Iterable[str]) -> PydanticCustomError:
    """An error for a request's validator: an id in `field`, a path with dots, that is not one of the `known` ones."""
    return PydanticCustomError("unknown-id", field, {"error": UnknownIdError(parse_path(field), given, known)})


_ENUM_MEMBER = re.compile(r"^<[^:]+: (.+)>$")  # an enum member, as pydantic tells what it expects


def suggest_ids(given: str, ids: Sequence[str]) -> Phrase:
    """The question whether the nearest ids were meant, of several that are equally near all; else what there is."""
    close = _nearest(given, ids)
    if close:
        return phrase("did-you-mean-similar", similar=", ".join(close))
    return phrase("choose-one-of-options", options=", ".join(ids))


def _nearest(given: str, ids: Iterable[str]) -> list[str]:
    """The most similar of these ids, several if they are equally similar; none if none is similar."""
    found = most_similar(given, ((id_, (id_,)) for id_ in ids))
    return [id_ for id_, likeness in found if likeness == found[0][1]]


def validate_request(model: type[RequestT], request: Mapping[str, object]) -> RequestT:
    """The request as an instance of `model`.

    Raises `BadInputError` for the first problem: `unknown-field`, `missing-field`, `out-of-range`, `bad-value`,
    `contradiction`. Its input names the field and the value.
    """
    try:
        return model.model_validate(request)
    except ValidationError as error:
        problems = error.errors(include_url=False)
    order = ["extra_forbidden", "missing"]
    problem = min(problems, key=lambda each: order.index(each["type"]) if each["type"] in order else len(order))
    location = problem["loc"]
    if "[key]" in location:  # an unknown key: the field is the object around it
        location = location[:-2]
    field = ".".join(str(part) for part in location)
    given = format_json_value(problem["input"])
    context: Mapping[str, Any] = problem.get("ctx", {})
    match problem["type"]:
        case "extra_forbidden":
            raise BadInputError(
                "unknown-field",
                field,
                phrase("the-field-field-is-unknown-here", field=field),
                _suggest_fields(model, location),
            )
        case "missing":
            raise BadInputError("missing-field", field, _missing_field_message(field), phrase("give-it-a-value"))
        case "contradiction":
            named = _prefix_fields(location, context["field"])
            raise BadInputError("contradiction", named, context["message"], context["remedy"])
        case "missing-field":
            named = _prefix_fields(location, context["field"])
            raise BadInputError("missing-field", named, _missing_field_message(named), context["remedy"])
        case "unknown-id":
            raise context["error"]
        case "greater_than_equal" | "less_than_equal":
            low, high = _field_bounds(model, location)
            raise BadInputError(
                "out-of-range",
                f"{field} = {given}",
                phrase(
                    "field-is-given-it-must-be",
                    field=field,
                    given=given,
                    low=format_number(low),
                    high=format_number(high),
                ),
                phrase("choose-a-number-in-this-range"),
            )
        case "too_short" | "too_long":
            low, high = _field_bounds(model, location)
            raise BadInputError(
                "out-of-range",
                field,
                phrase(
                    "field-has-count-members-it-must",
                    field=field,
                    count=context.get("actual_length"),
                    low=str(low),
                    high=str(high),
                ),
                phrase("give-so-many-members", count=context.get("actual_length")),
            )
        case "string_too_long":
            raise BadInputError(
                "out-of-range",
                f"{field} = {given}",
                phrase(
                    "field-is-length-characters-long-limit",
                    field=field,
                    length=len(problem["input"]),
                    limit=context["max_length"],
                ),
                phrase("make-it-shorter"),
            )
        case "enum" | "literal_error":
            expected = [_ENUM_MEMBER.sub(r"\1", each).strip("'") for each in re.split(", | or ", context["expected"])]
            if isinstance(problem["input"], str):
                is_key = location != problem["loc"]
                path = problem["loc"][:-1] if is_key else location
                raise UnknownIdError(path, problem["input"], expected, is_key=is_key)
            raise BadInputError(
                "bad-value",
                f"{field} = {given}",
                phrase("field-cannot-be-given", field=field, given=given),
                phrase("choose-one-of-options", options=", ".join(expected)),
            )
        case kind:
            raise BadInputError(
                "bad-value",
                f"{field} = {given}",
                phrase("field-cannot-be-given", field=field, given=given),
                _remedy_for_number(problem["input"])
                if kind.startswith("int_")
                else _REMEDIES_BY_TYPE.get(kind, phrase("see-rulewright-situations-json-for-what")),
            )


def _prefix_fields(location: FieldPath, fields: str) -> str:
    """The fields of a model at this location, separated by commas, with their whole paths."""
    path = "".join(f"{part}." for part in location)
    return ", ".join(path + field for field in fields.split(", "))


def _remedy_for_number(value: object) -> Phrase:
    """What to write instead of a value that is no whole number."""
    if isinstance(value, float) and value.is_integer():
        return phrase("write-example", example=str(int(value)))
    return phrase("give-a-whole-number-without-quotes" if isinstance(value, str) else "give-a-whole-number")


_REMEDIES_BY_TYPE = {
    "string_type": phrase("give-a-text-in-quotes"),
    "bool_type": phrase("give-true-or-false"),
    "model_type": phrase("give-an-object-in-braces"),
    "tuple_type": phrase("give-a-list-in-brackets"),
}


def parse_answers(request: Mapping[str, object]) -> tuple[int | tuple[int, ...] | str, ...] | None:
    """The field `answers` of a request: faces, lists of faces, options; `None` if it is missing.

    Raises `BadInputError` (`bad-value`, `out-of-range`).
    """
    given = request.get("answers")
    if given is None:
        return None
    if not isinstance(given, list):
        raise BadInputError(
            "bad-value", "answers", phrase("field-cannot-be-given", field="answers", given=format_json_value(given)),
            phrase("give-a-list-in-brackets"),
        )  # fmt: skip
    if len(given) > MAX_ANSWERS:
        raise BadInputError(
            "out-of-range",
            "answers",
            phrase(
                "field-has-count-members-it-must",
                field="answers",
                count=len(given),
                low=0,
                high=str(MAX_ANSWERS),
            ),
            phrase("give-so-many-members", count=len(given)),
        )
    return tuple(_parse_answer(number, answer) for number, answer in enumerate(given))


def _parse_answer(index: int, answer: object) -> int | tuple[int, ...] | str:
    if isinstance(answer, str) or (isinstance(answer, int) and not isinstance(answer, bool)):
        return answer
    if isinstance(answer, list) and all(isinstance(face, int) and not isinstance(face, bool) for face in answer):
        return tuple(sorted(answer))
    raise BadInputError(
        "bad-value",
        f"answers.{index} = {format_json_value(answer)}",
        phrase("answer-number-cannot-be-given", number=index + 1, given=format_json_value(answer)),
        phrase("give-the-face-of-a-die"),
    )


def _require_size_limits(data: object, text: str) -> None:
    """Reject too long or too deeply nested data before any processing, visiting each level once."""
    level = [data]
    for _ in range(MAX_DEPTH + 1):
        inside: list[object] = []
        for each in level:
            members = list(each.values()) if isinstance(each, dict) else each if isinstance(each, list) else []
            if len(members) > MAX_MEMBERS:
                raise BadInputError(
                    "too-long",
                    f"{text[:40]}…",
                    phrase(
                        "a-list-or-an-object-has",
                        count=len(members),
                        limit=MAX_MEMBERS,
                    ),
                    phrase("describe-one-situation"),
                )
            inside += members
        level = inside
    if level:
        raise too_deep_error(text)


def too_deep_error(text: str) -> BadInputError:
    """The error of `parse_request` for a text nested deeper than `MAX_DEPTH`."""
    return BadInputError(
        "bad-json",
        f"{text[:40]}…",
        phrase("lists-and-objects-are-nested-more", limit=MAX_DEPTH),
        phrase("describe-one-situation"),
    )


def _missing_field_message(field: str) -> Phrase:
    return phrase("the-field-field-is-missing", field=field)


def _schema_at(model: type[BaseModel], location: tuple[int | str, ...]) -> Mapping[str, Any]:
    """The JSON Schema of the field at `location`."""
    whole = request_schema(model)
    schema: Mapping[str, Any] = whole
    for part in location:
        schema, _ = resolve_schema(schema, whole)
        if isinstance(part, int):
            schema = schema["items"]
        else:
            schema = schema.get("properties", {}).get(part) or schema.get("additionalProperties") or {}
    return resolve_schema(schema, whole)[0]


def _suggest_fields(model: type[BaseModel], location: tuple[int | str, ...]) -> Phrase:
    """The question whether a similar field was meant, or the same name elsewhere; otherwise the known fields."""
    *inside, name = map(str, location)
    known = list(_schema_at(model, location[:-1]).get("properties", {}))
    meant = [".".join((*inside, each)) for each in _nearest(name, known)] or [
        each.path for each in list_fields(model) if each.name == name
    ]
    if meant:
        return phrase("did-you-mean-similar", similar=", ".join(meant))
    return phrase("known-fields-fields", fields=", ".join(known)) if known else phrase("take-it-out")


def _field_bounds(model: type[BaseModel], location: tuple[int | str, ...]) -> tuple[object, object]:
    schema = _schema_at(model, location)
    if "minItems" in schema or "maxItems" in schema:
        return schema.get("minItems", 0), schema.get("maxItems", "∞")
    return schema.get("minimum", 0), schema.get("maximum", "∞")


def _refuse_constant(name: str) -> NoReturn:
    raise json.JSONDecodeError(f"{name} is no number", "", 0)


def _reject_repeated_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadInputError(
                "contradiction",
                key[:60],
                phrase("the-field-field-is-given-twice", field=key[:60]),
                phrase("keep-one-of-them"),
            )
        found[key] = value
    return found


VariantsT = TypeVar("VariantsT", bound="Variants")
Flag = Annotated[bool, Field(strict=True)]


class RequestModel(BaseModel):
    """Whatever a request holds: only known fields, immutable."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)  # a situation needs few of its game's


class Variants(RequestModel):
    """Readings that the rulebooks leave open; every field's default is the reading followed."""

    model_config = ConfigDict(alias_generator=lambda name: name.replace("_", "-"))


def default_variants(variants: type[VariantsT]) -> VariantsT:
    """The readings followed."""
    return variants.model_validate({})
