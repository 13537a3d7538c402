"""Request fields with their limits and descriptions, shared by the API and the assistants' tools."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, Field, create_model

from rulewright.language import Language
from rulewright.language.phrase import phrase

ModelT = TypeVar("ModelT", bound=BaseModel)
LONGEST_QUERY = 200
_IN_A_LANGUAGE = ("lang", "language", "within")

Words = Annotated[
    str,
    Field(max_length=LONGEST_QUERY, description=str(phrase("a-few-words-in-any-of")), examples=["tasatulos"]),
]
Game = Annotated[str | None, Field(description=str(phrase("search-one-game-only")))]
Limit = Annotated[int, Field(ge=1, le=100, description=str(phrase("at-most-so-many-hits")))]


@cache
def in_languages(model: type[ModelT], languages: tuple[Language, ...]) -> type[ModelT]:
    """The model with its language fields limited to `languages`."""
    one: Any = Literal.__getitem__(tuple(map(str, languages)))
    fields: Any = {
        name: (one if field.is_required() else one | None, field)
        for name, field in model.model_fields.items()
        if name in _IN_A_LANGUAGE
    }
    return create_model(model.__name__, __base__=model, **fields)
