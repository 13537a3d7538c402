"""Query parameters of addresses, validated as strictly as a situation's fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request

from rulewright.errors import BadInputError
from rulewright.language import Language, preferred_language
from rulewright.language.phrase import phrase
from rulewright.server.fields import Game, Limit, Words, in_languages
from rulewright.situations.request import validate_request

QueryT = TypeVar("QueryT", bound="LanguageQuery")
MOST_PARAMETERS = 30
"""Limit of an address's parameters; the operation with most has seven."""


class LanguageQuery(BaseModel):
    """The reader's language."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    lang: Annotated[
        str | None,
        Field(description=str(phrase("the-readers-language-otherwise-the-first"))),
    ] = None


class SearchQuery(LanguageQuery):
    """The parameters of a search."""

    q: Words
    game: Game = None
    chapter: Annotated[str | None, Field(description=str(phrase("search-one-chapter-only-such-as")))] = None
    kind: Annotated[str | None, Field(description=str(phrase("search-one-kind-of-entry-only")))] = None
    within: Annotated[
        str | None,
        Field(alias="in", description=str(phrase("search-the-texts-of-one-language"))),
    ] = None
    limit: Limit = 10


class TermQuery(LanguageQuery):
    """The parameters of a lookup in the glossary."""

    game: Game = None


class ResolveQuery(LanguageQuery):
    """The parameters of an answer to a situation."""

    what_if: Annotated[
        bool,
        Field(description=str(phrase("also-which-reading-of-the-rules"))),
    ] = False
    approximate: Annotated[
        int, Field(ge=0, le=10_000_000, description=str(phrase("estimate-from-so-many-samples-instead")))
    ] = 0
    seed: Annotated[int | None, Field(ge=0, le=2**53, description=str(phrase("where-the-samples-dice-begin")))] = None
    exact: Annotated[bool, Field(description=str(phrase("no-estimate-however-large-the-situation")))] = False
    limit_states: Annotated[
        int | None, Field(ge=1, le=10_000_000, description=str(phrase("estimate-beyond-so-many-states")))
    ] = None
    limit_seconds: Annotated[
        float | None, Field(ge=0, le=3_600, description=str(phrase("give-up-after-so-many-seconds")))
    ] = None


def read(model: type[QueryT], request: Request) -> QueryT:
    """Validate the parameters of a request's address as a `model`, languages among those of the content.

    Raises `BadInputError`.
    """
    if _count(request) > MOST_PARAMETERS:
        raise BadInputError(
            "too-many-parameters",
            str(_count(request)),
            phrase("the-address-has-count-parameters-limit", count=_count(request), limit=MOST_PARAMETERS),
            phrase("leave-out-those-that-are-not"),
        )
    given = request.query_params.multi_items()
    for name, count in Counter(name for name, _ in given).items():
        if count > 1:
            raise BadInputError(
                "contradiction",
                name[:60],
                phrase("the-field-field-is-given-twice", field=name[:60]),
                phrase("keep-one-of-them"),
            )
    asked: type[QueryT] = in_languages(model, _languages(request))
    return validate_request(asked, dict(given))


def language_of(request: Request) -> Language:
    """The language of the response: the parameter `lang` if the content has that language, otherwise the browser's."""
    languages = _languages(request)
    chosen = None if _count(request) > MOST_PARAMETERS else request.query_params.get("lang")
    if chosen in languages:
        return Language(chosen)
    return preferred_language(request.headers.get("accept-language", ""), languages)


def _languages(request: Request) -> tuple[Language, ...]:
    """The languages of the content."""
    languages: tuple[Language, ...] = request.app.state.languages
    return languages


def _count(request: Request) -> int:
    """The number of an address's parameters, counted without parsing."""
    query: bytes = request.scope["query_string"]
    return query.count(b"&") + bool(query)


def described(model: type[BaseModel]) -> list[dict[str, Any]]:
    """The parameters of a model as OpenAPI describes them."""
    schema = model.model_json_schema()
    return [
        _parameter(name, dict(field), name in schema.get("required", ()))
        for name, field in schema["properties"].items()
    ]


def _parameter(name: str, field: dict[str, Any], required: bool) -> dict[str, Any]:
    description = field.pop("description")
    examples = field.pop("examples", ())
    field.pop("title")
    options: list[Mapping[str, Any]] = field.pop("anyOf", [])
    for option in options:  # "null" means to omit the parameter, which an address cannot write
        if option.get("type") != "null":
            field |= option
    if field.get("default", 0) is None:
        del field["default"]
    told = {"name": name, "in": "query", "required": required, "description": description, "schema": field}
    return told | ({"example": examples[0]} if examples else {})
