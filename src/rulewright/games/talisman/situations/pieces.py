"""Characters and cards that a request names by the last part of their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, TypeVar

from pydantic import Field, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import core_schema

from rulewright.games.talisman.phrases import phrase
from rulewright.language.phrase import Phrase
from rulewright.situations.request import UnknownIdError, parse_path

if TYPE_CHECKING:
    from rulewright.games.talisman.data.cards import EncounterCard, Spell
    from rulewright.games.talisman.data.heroes import Character

PieceId = Annotated[str, Field(min_length=1, max_length=60)]
PieceT = TypeVar("PieceT")


class ObjectOrId:
    """Schema annotation for an object with an `id` that may be given as the bare id, which `expand_id` expands."""

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """The schema of either the object or a string."""
        return {"anyOf": [handler(schema), {"type": "string", "minLength": 1, "maxLength": 60}]}


def expand_id(given: object) -> object:
    """Expand a bare id to an object with this `id`."""
    return {"id": given} if isinstance(given, str) else given


def find_character(field: str, name: str) -> Character:
    """The character with this id. Raises `UnknownIdError`, as do the other functions here."""
    from rulewright.games.talisman.data.heroes import load_heroes

    return _find_piece(load_heroes().characters, field, name, phrase("there-is-no-character-id", id=name))


def find_card(field: str, name: str) -> EncounterCard:
    """The Adventure, Purchase or Talisman card with this id."""
    from rulewright.games.talisman.data.cards import load_cards

    return _find_piece(load_cards().cards, field, name, phrase("there-is-no-card-id", id=name))


def find_spell(field: str, name: str) -> Spell:
    """The Spell with this id."""
    from rulewright.games.talisman.data.cards import load_cards

    return _find_piece(load_cards().spells, field, name, phrase("there-is-no-spell-id", id=name))


def _find_piece(pieces: Mapping[str, PieceT], field: str, name: str, message: Phrase) -> PieceT:
    if name in pieces:
        return pieces[name]
    raise UnknownIdError(parse_path(field), name, sorted(pieces), message=message, input_=f'{field} = "{name}"')
