"""Tables as files: what lies on the table of a game, from which requests take what they do not say themselves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from pydantic import BaseModel, create_model
from pydantic.json_schema import DEFAULT_REF_TEMPLATE

from rulewright.errors import BadInputError
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.form_fields import OptionLoader
from rulewright.situations.request import UnknownIdError, validate_request

if TYPE_CHECKING:
    from rulewright.situations.situation import Situation

TABLE, FOR, AGAINST = TABLE_FIELDS = ("table", "for", "against")
"""The fields of any request about a table: the table itself, whose request it is, and against which player."""
TableT = TypeVar("TableT", bound=BaseModel)


@dataclass(frozen=True)
class EditedField:
    """A field of a table that pages let players fill in: its path, its name, and its options if no schema lists them.

    Fields with the same `group` are folded under that name.
    """

    path: str
    label: Phrase
    options: OptionLoader | None = None
    group: Phrase | None = None


@dataclass(frozen=True)
class TableEditor:
    """What pages let players fill in of a table.

    `player` is the model of a player, who has `player_fields`; the table itself has `table_fields`. Where a table has
    turns, `turn_label` is the name of its field `turn`. `first_values` are what a player with a character begins with,
    by the path `hero.character` and then by path.
    """

    player: type[BaseModel]
    player_fields: tuple[EditedField, ...]
    table_fields: tuple[EditedField, ...] = ()
    turn_label: Phrase | None = None
    first_values: Callable[[], Mapping[str, Mapping[str, Any]]] = dict
    fewest_players: int = 1
    most_players: int = 4


@dataclass(frozen=True)
class TableFormat(Generic[TableT]):
    """The files that a game keeps of its tables.

    `check` raises `BadInputError` for a table that cannot be so; its fields begin with `table`. `defaults` gives the
    fields of a situation's request that follow from a table. It gets the fields given, too, so that it can leave out
    what they replace. `editor` says what pages let players fill in. `opponents` are the names of the situations that
    take another player's character from the table.
    """

    id: str
    """The game's id, a slash, and the name of the format."""
    model: type[TableT]
    check: Callable[[TableT], None]
    defaults: Callable[[TableQuestion[TableT]], Mapping[str, Any]]
    editor: Callable[[], TableEditor]
    opponents: Collection[str] = ()

    def read(self, given: object) -> TableT:
        """The table in a request or a file. Raises `BadInputError`; its fields begin with `table`."""
        held = create_model("Held", table=(self.model, ...))
        table: TableT = getattr(validate_request(held, {TABLE: given}), TABLE)
        self.check(table)
        return table

    def schema(self, ref_template: str = DEFAULT_REF_TEMPLATE) -> dict[str, Any]:
        """The JSON Schema of a file."""
        return self.model.model_json_schema(by_alias=True, ref_template=ref_template)


@dataclass(frozen=True)
class TableQuestion(Generic[TableT]):
    """A request about a table: its situation, the fields given besides, and the players named."""

    situation: Situation
    table: TableT
    given: Mapping[str, Any]
    player: str | None = None
    against: str | None = None

    def find_player(self, field: str, names: Mapping[str, Collection[str]]) -> str | None:
        """The id of the player named in `for` or `against`; `None` if nobody is named.

        `names` are the other names of each id. Raises `UnknownIdError`.
        """
        named = self.player if field == FOR else self.against
        if named is None or named in names:
            return named
        found = [each for each, others in names.items() if named.casefold() in map(str.casefold, others)]
        if len(found) == 1:
            return found[0]
        raise UnknownIdError((field,), named, [*names, *(other for others in names.values() for other in others)])


def fill_request(
    format_: TableFormat[Any] | None, situation: Situation, request: Mapping[str, Any]
) -> Mapping[str, Any]:
    """The request with its table's fields instead of the table. Raises `BadInputError`.

    A field given in the request stands before the table's.
    """
    if TABLE not in request:
        field = next(each for each in TABLE_FIELDS if each in request)
        raise BadInputError("missing-field", TABLE, phrase("a-player-of-no-table", field=field), phrase("give-a-table"))
    if format_ is None:
        raise BadInputError(
            "unknown-field", TABLE, phrase("this-game-keeps-no-tables", id=situation.id), phrase("take-it-out")
        )
    given = {field: value for field, value in request.items() if field not in TABLE_FIELDS}
    player, against = (_player_named(field, request.get(field)) for field in (FOR, AGAINST))
    question = TableQuestion(situation, format_.read(request[TABLE]), given, player, against)
    return merge(format_.defaults(question), given)


def _player_named(field: str, value: object) -> str | None:
    if value is None or isinstance(value, str):
        return value
    raise BadInputError(
        "bad-value", f"{field} = {value}"[:80], phrase("field-cannot-be-given", field=field, given=str(value)[:60]),
        phrase("name-a-player-of-the-table"),
    )  # fmt: skip


def merge(defaults: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Both objects as one, inner objects merged alike; anything else that is given stands before the default."""
    merged = dict(defaults)
    for field, value in given.items():
        default = merged.get(field)
        if isinstance(default, Mapping) and isinstance(value, Mapping):
            merged[field] = merge(default, value)
        else:
            merged[field] = value
    return merged
