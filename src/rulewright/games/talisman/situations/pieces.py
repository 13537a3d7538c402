"""Characters and cards that a request names by the last part of their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, TypeVar

from pydantic import Field, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import core_schema

from rulewright.games.talisman.phrases import phrase
from rulewright.language.phrase import Phrase
from rulewright.situations.request import UnknownIdError, path_of

if TYPE_CHECKING:
    from rulewright.games.talisman.cards import Card, Spell
    from rulewright.games.talisman.heroes import Character

PieceId = Annotated[str, Field(min_length=1, max_length=60)]
PieceT = TypeVar("PieceT")


class OrItsId:
    """In the schema of something with an `id`: it may be given as the bare id, which `with_its_id` provides for."""

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """Either the object or a string."""
        return {"anyOf": [handler(schema), {"type": "string", "minLength": 1, "maxLength": 60}]}


def with_its_id(given: object) -> object:
    """An object with this `id`, where a bare id is given."""
    return {"id": given} if isinstance(given, str) else given


def character(field: str, name: str) -> Character:
    """The character with this id. Raises `UnknownIdError`, as do the other functions here."""
    from rulewright.games.talisman.heroes import load_heroes

    return _piece(load_heroes().characters, field, name, phrase("there-is-no-character-id", id=name))


def card(field: str, name: str) -> Card:
    """The Adventure, Purchase or Talisman card with this id."""
    from rulewright.games.talisman.cards import load_cards

    return _piece(load_cards().cards, field, name, phrase("there-is-no-card-id", id=name))


def spell(field: str, name: str) -> Spell:
    """The Spell with this id."""
    from rulewright.games.talisman.cards import load_cards

    return _piece(load_cards().spells, field, name, phrase("there-is-no-spell-id", id=name))


def _piece(pieces: Mapping[str, PieceT], field: str, name: str, message: Phrase) -> PieceT:
    if name in pieces:
        return pieces[name]
    raise UnknownIdError(path_of(field), name, sorted(pieces), message=message, input_=f'{field} = "{name}"')
